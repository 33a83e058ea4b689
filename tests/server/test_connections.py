"""What a connection bears: requests in rows and in drops, bodies, noise, and heads without end."""

import socket
from collections.abc import Iterator

import pytest

from tests.support.server.dist import write_dist
from tests.support.server.running import Running, environment, running

CLOSE = b"Connection: close\r\n\r\n"
HEADERS = (b"content-security-policy: ", b"x-content-type-options: nosniff", b"server: nk")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("server")
    with running(environment(write_dist(folder / "dist"), folder), "--workers", "1") as started:
        yield started


def _request(path: str, more: bytes = b"\r\n") -> bytes:
    return b"GET " + path.encode("ascii") + b" HTTP/1.1\r\nHost: a\r\n" + more


def _statuses(reply: bytes) -> list[int]:
    return [int(part[:3]) for part in reply.split(b"HTTP/1.1 ")[1:]]


def _read_to_the_end(connection: socket.socket) -> bytes:
    pieces = []
    while piece := connection.recv(65_536):
        pieces.append(piece)
    return b"".join(pieces)


def test_requests_in_one_row_are_answered_in_their_order(server: Running) -> None:
    # Some answers are at hand, others have to be made first.
    paths = ("/", "/nowhere", "/about", "/about/", "/api/events", "/api/nothing", "/robots.txt")
    row = b"".join(_request(path) for path in paths * 3) + _request("/nowhere", CLOSE)
    assert _statuses(server.raw(row)) == [200, 404, 200, 308, 200, 404, 200] * 3 + [404]


def test_nothing_is_answered_after_the_last_request(server: Running) -> None:
    assert _statuses(server.raw(_request("/", CLOSE) + _request("/about"))) == [200]


@pytest.mark.parametrize("path", ["/", "/nowhere"], ids=["at hand", "made"])
def test_noise_after_a_request_takes_nothing_of_its_answer(server: Running, path: str) -> None:
    reply = server.raw(_request(path) + b"\x00noise\r\n\r\n")
    status = {"/": 200, "/nowhere": 404}[path]
    assert _statuses(reply) in ([status], [status, 400])
    assert reply.count(b"</html>") == 1


def test_a_request_that_comes_in_drops_is_answered(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for byte in _request("/about", CLOSE):
            connection.send(bytes([byte]))
        assert connection.recv(64).startswith(b"HTTP/1.1 200 OK\r\n")


@pytest.mark.parametrize("path", ["/", "/nowhere"], ids=["at hand", "made"])
def test_a_body_is_passed_over(server: Running, path: str) -> None:
    status = {"/": 200, "/nowhere": 404}[path]
    with_body = _request(path, b"Content-Length: 5\r\n\r\nhello")
    in_chunks = _request(path, b"Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n")
    reply = server.raw(with_body + in_chunks + _request(path, CLOSE))
    assert _statuses(reply) == [status] * 3


@pytest.mark.parametrize("path", ["/", "/api/events"], ids=["at hand", "made"])
def test_a_large_body_is_passed_over_too(server: Running, path: str) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as connection:
        head = f"POST {path} HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n"
        connection.sendall(head.encode("ascii"))
        reply = connection.recv(65_536)
        # Its answer is there before the body comes.
        assert _statuses(reply) == [405]
        connection.sendall(b"a" * 100_000 + _request("/about", CLOSE))
        assert _statuses(_read_to_the_end(connection)) == [200]


@pytest.mark.parametrize("upgrade", [b"websocket", b"h2c"])
def test_an_upgrade_is_answered_as_if_not_asked_for(server: Running, upgrade: bytes) -> None:
    more = b"Connection: Upgrade\r\nUpgrade: " + upgrade + b"\r\n\r\n\x00\x01noise"
    reply = server.raw(_request("/about", more))
    assert _statuses(reply) == [200]
    assert b"\r\nconnection: close\r\n" in reply


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400),
        (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400),
        (b"GET / HTTP/1.1\nHost: a b\r\n\x00\r\n\r\n", 400),
        (_request("/", b"Content-Length: 1\r\nTransfer-Encoding: chunked\r\n" + CLOSE), 400),
        (_request("/", b"Content-Length: 1\r\nContent-Length: 2\r\n" + CLOSE), 400),
        (b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\nHost: a\r\n" + CLOSE, 431),
        # Without an end: nobody waits for it.
        (b"GET / HTTP/1.1\r\nHost: a\r\nX-Long: " + b"a" * 20_000, 431),
    ],
    ids=["TLS", "HTTP/2", "noise", "two lengths", "lengths that differ", "path", "endless"],
)
def test_what_is_refused_carries_our_headers(server: Running, sent: bytes, status: int) -> None:
    reply = server.raw(sent)
    assert _statuses(reply) == [status]
    for header in HEADERS:
        assert reply.lower().count(b"\r\n" + header) == 1


def test_endless_requests_that_nobody_reads_the_answers_of_are_cut_off(server: Running) -> None:
    row = _request("/nowhere") * 4_000
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as connection:
        connection.sendall(row)
        with pytest.raises(ConnectionResetError):
            _read_to_the_end(connection)
    assert server.get("/")[0] == 200
