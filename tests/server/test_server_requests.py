"""Requests over real sockets, malformed ones included."""

import gzip
from collections.abc import Iterator

import brotli
import pytest
import zstandard

from tests.support.server.dist import write_dist
from tests.support.server.running import Running, environment, running

CLOSE = b"Connection: close\r\n\r\n"
HEADERS = (
    *(b"content-security-policy", b"x-content-type-options", b"x-frame-options"),
    *(b"referrer-policy", b"cross-origin-opener-policy", b"cross-origin-embedder-policy"),
    *(b"cross-origin-resource-policy", b"permissions-policy"),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("server")
    with running(environment(write_dist(folder / "dist"), folder)) as started:
        yield started


@pytest.mark.parametrize(
    ("request_bytes", "status"),
    [
        (b"GET / HTTP/1.1\r\nHost: a\r\n" + CLOSE, 200),
        (b"GET http://evil.example/about HTTP/1.1\r\nHost: a\r\n" + CLOSE, 200),
        (b"GET /about/?q=1 HTTP/1.1\r\nHost: a\r\n" + CLOSE, 308),
        (b"GET //evil.example/ HTTP/1.1\r\nHost: a\r\n" + CLOSE, 404),
        (b"GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: a\r\n" + CLOSE, 404),
        (b"GET /../../etc/passwd HTTP/1.1\r\nHost: a\r\n" + CLOSE, 404),
        (b"GET / HTTP/1.1\r\n" + CLOSE, 400),
        (b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n" + CLOSE, 400),
        (b"GET / HTTP/1.1\r\nHost:\r\n" + CLOSE, 400),
        (b"GET / HTTP/1.0\r\n\r\n", 400),
        (b"TRACE / HTTP/1.1\r\nHost: a\r\n" + CLOSE, 405),
        (b"OPTIONS * HTTP/1.1\r\nHost: a\r\n" + CLOSE, 405),
        (b"get / HTTP/1.1\r\nHost: a\r\n" + CLOSE, 400),
        (b"GET /api/nothing HTTP/1.1\r\nHost: a\r\n" + CLOSE, 404),
        (b"GET /api/events?status=never HTTP/1.1\r\nHost: a\r\n" + CLOSE, 422),
        (b"GET /events/99999999999999999999 HTTP/1.1\r\nHost: a\r\n" + CLOSE, 404),
    ],
)
def test_each_request_gets_one_complete_answer(
    server: Running, request_bytes: bytes, status: int
) -> None:
    reply = server.raw(request_bytes)
    head, _, _ = reply.partition(b"\r\n\r\n")
    lines = head.lower().split(b"\r\n")
    assert lines[0].split()[1] == str(status).encode("ascii")
    for name in HEADERS:
        assert sum(line.startswith(name + b":") for line in lines) == 1, name
    assert b"server: nk" in lines
    assert b"uvicorn" not in reply.lower()
    assert reply.count(b"HTTP/1.1 ") + reply.count(b"HTTP/1.0 ") == 1


@pytest.mark.parametrize("path", ["/", "/_astro/base.AbCd1234.css", "/api/events"])
@pytest.mark.parametrize("encoding", ["br", "zstd", "gzip", "identity"])
def test_every_encoding_is_named_and_known_again(server: Running, path: str, encoding: str) -> None:
    asked = {"accept-encoding": encoding}
    status, headers, body = server.get(path, **asked)
    assert (status, headers.get("content-encoding", "identity")) == (200, encoding)
    assert _unpacked(encoding, body) == server.get(path, **{"accept-encoding": "identity"})[2]
    known = server.get(path, **asked, **{"if-none-match": headers["etag"]})
    assert (known[0], known[1]["etag"], known[2]) == (304, headers["etag"], b"")


def _unpacked(encoding: str, body: bytes) -> bytes:
    if encoding == "br":
        unpacked: bytes = brotli.decompress(body)
        return unpacked
    if encoding == "zstd":
        return zstandard.ZstdDecompressor().decompress(body)
    return gzip.decompress(body) if encoding == "gzip" else body


@pytest.mark.parametrize("path", [b"/", b"/api/events"])
def test_a_body_that_never_comes_holds_nobody_up(server: Running, path: bytes) -> None:
    head = b"POST " + path + b" HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n"
    reply = server.raw(head + CLOSE + b"ab")
    assert reply.startswith(b"HTTP/1.1 405 ")


def test_headers_beyond_the_limit_are_refused(server: Running) -> None:
    request = b"GET / HTTP/1.1\r\nHost: a\r\nX-Long: " + b"a" * 17_000 + b"\r\n" + CLOSE
    assert server.raw(request).startswith(b"HTTP/1.1 431 ")


def test_events_reach_api_page_and_sitemap(server: Running) -> None:
    status, headers, body = server.get("/api/events")
    assert (status, headers["content-type"].partition(";")[0]) == (200, "application/json")
    assert body.startswith(b"[{")
    status, _, page = server.get("/events/1")
    assert status == 200
    assert b"%%" not in page
    assert b"/events/1</loc>" in server.get("/sitemap.xml")[2]
    assert server.get("/readyz")[0] == 200
