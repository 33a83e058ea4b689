"""Every kind of answer carries the whole header set, once, and nothing that tells too much."""

import base64
import hashlib
from html.parser import HTMLParser

import pytest

from nk.site.policy import HeaderPolicy
from tests.support.server.little_site import LittleSite, Reply, get

EVERYWHERE = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": "max-age=63072000; includeSubDomains",
    "server": "nk",
}

REQUESTS = [
    ("GET", "/", 200),
    ("HEAD", "/en", 200),
    ("GET", "/events/7", 200),
    ("GET", "/_astro/base.AbCd1234.css", 200),
    ("GET", "/_astro/entry.AbCd1234.js", 200),
    ("GET", "/img/hero-640.0a1b2c3d.avif", 200),
    ("GET", "/manifest.webmanifest", 200),
    ("GET", "/worker.js", 200),
    ("GET", "/next-pages.speculationrules", 200),
    ("GET", "/robots.txt", 200),
    ("GET", "/sitemap.xml", 200),
    ("GET", "/healthz", 200),
    ("GET", "/readyz", 200),
    ("GET", "/.well-known/security.txt", 200),
    ("GET", "/api/events", 200),
    ("GET", "/about/", 308),
    ("GET", "/nowhere", 404),
    ("GET", "/en/nowhere", 404),
    ("GET", "/events/999", 404),
    ("POST", "/", 405),
    ("DELETE", "/api/events", 405),
    ("TRACE", "/nowhere", 405),
    ("OPTIONS", "*", 405),
    ("get", "/", 405),
]


@pytest.mark.parametrize(("method", "path", "status"), REQUESTS)
def test_every_answer_has_every_header(
    site: LittleSite, method: str, path: str, status: int
) -> None:
    reply = get(site.serving, path, method=method)
    assert reply.status == status
    assert_complete(reply)


@pytest.mark.parametrize("path", ["/", "/api/events"])
@pytest.mark.parametrize(
    "hosts", [(), (b"",), (b"a.example", b"b.example"), (b"a.example", b"a.example")]
)
def test_a_missing_or_double_host_is_refused(
    site: LittleSite, path: str, hosts: tuple[bytes, ...]
) -> None:
    reply = get(site.serving, path, headers=[(b"host", host) for host in hosts])
    assert reply.status == 400
    assert_complete(reply)


def test_not_modified_carries_the_headers_too(site: LittleSite) -> None:
    etag = get(site.serving, "/about").header("etag").encode("ascii")
    reply = get(site.serving, "/about", extra=((b"if-none-match", etag),))
    assert (reply.status, reply.body) == (304, b"")
    assert_complete(reply)


def test_failures_carry_the_headers_and_tell_nothing(
    site: LittleSite, caplog: pytest.LogCaptureFixture
) -> None:
    site.events.failing = True
    for path in ("/events/7", "/api/events", "/sitemap.xml"):
        reply = get(site.serving, path)
        assert reply.status == 500
        assert b"secret" not in reply.body
        assert b"Traceback" not in reply.body
        assert_complete(reply)
    assert "secret detail" in caplog.text


def test_unreadable_events_are_said_to_be_away(site: LittleSite) -> None:
    site.events.away = True
    site.look()
    for path in ("/events/7", "/readyz", "/api/events"):
        reply = get(site.serving, path)
        assert reply.status == 503
        assert_complete(reply)


@pytest.mark.parametrize(
    ("host", "status"),
    [
        (b"a b", 400),
        (b"a/b", 400),
        (b"a@b", 400),
        (b"a:b", 400),
        (b"a\tb", 400),
        (b"[::1", 400),
        (b"a.example:123456", 400),
        ("ไทย.example".encode(), 400),
        (b"a.example", 200),
        (b"a.example:8000", 200),
        (b"127.0.0.1:8000", 200),
        (b"[::1]:8000", 200),
    ],
)
@pytest.mark.parametrize("path", ["/", "/api/events"])
def test_a_host_is_a_host(site: LittleSite, path: str, host: bytes, status: int) -> None:
    assert get(site.serving, path, headers=[(b"host", host)]).status == status


@pytest.mark.parametrize("path", ["/", "/en/about", "/nowhere", "/events/8", "/en/events/7"])
def test_the_policy_allows_exactly_the_inline_code_that_is_sent(
    site: LittleSite, path: str
) -> None:
    reply = get(site.serving, path)
    found = _InlineCode()
    found.feed(reply.body.decode("utf-8"))
    policy = _directives(reply)
    assert found.scripts
    assert set(policy["script-src"]) == {"'self'", *map(_source, found.scripts)}
    assert set(policy["style-src"]) == {"'self'", *map(_source, found.styles)}
    assert reply.header("integrity-policy") == "blocked-destinations=(script)"


def test_policies_start_from_nothing_and_allow_no_unsafe_source(site: LittleSite) -> None:
    for path in ("/", "/_astro/entry.AbCd1234.js", "/api/events", "/img/hero-640.0a1b2c3d.avif"):
        policy = get(site.serving, path).header("content-security-policy")
        assert policy.startswith("default-src 'none'; ")
        assert "unsafe" not in policy
        assert "*" not in policy
        assert "data:" not in policy


def test_https_headers_are_kept_for_https() -> None:
    names = {name for name, _ in HeaderPolicy(https=False).for_data()}
    assert b"strict-transport-security" not in names
    policy = dict(HeaderPolicy(https=False).for_page())[b"content-security-policy"]
    assert b"upgrade-insecure-requests" not in policy


def test_other_image_hosts_are_named_and_need_no_permission_of_theirs() -> None:
    headers = dict(HeaderPolicy(https=True, image_hosts=("pics.example",)).for_page())
    assert b"img-src 'self' https://pics.example;" in headers[b"content-security-policy"]
    assert headers[b"cross-origin-embedder-policy"] == b"credentialless"


def assert_complete(reply: Reply) -> None:
    """Check the set of headers that every answer must have exactly once."""
    for name, value in EVERYWHERE.items():
        assert reply.header(name) == value
    policy = _directives(reply)
    assert policy["default-src"] == ["'none'"]
    assert policy["frame-ancestors"] == ["'none'"]
    assert policy["base-uri"] == ["'none'"]
    assert "upgrade-insecure-requests" in policy
    assert "camera=()" in reply.header("permissions-policy")
    assert "screen-wake-lock=(self)" in reply.header("permissions-policy")
    assert "web-share" not in reply.header("permissions-policy")


def _directives(reply: Reply) -> dict[str, list[str]]:
    parts = [item.split() for item in reply.header("content-security-policy").split(";")]
    assert len({name for name, *_ in parts}) == len(parts), "a directive is written twice"
    return {name: values for name, *values in parts}


def _source(text: str) -> str:
    digest = hashlib.sha256(text.encode("utf-8")).digest()
    return f"'sha256-{base64.b64encode(digest).decode('ascii')}'"


class _InlineCode(HTMLParser):
    """What a browser's own parser would take for inline scripts and styles."""

    def __init__(self) -> None:
        super().__init__()
        self.scripts: list[str] = []
        self.styles: list[str] = []
        self._into: list[str] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        is_data = (given.get("type") or "").endswith("json")
        if tag == "script" and "src" not in given and not is_data:
            self._into = self.scripts
        elif tag == "style":
            self._into = self.styles

    def handle_data(self, data: str) -> None:
        if self._into is not None:
            self._into.append(data)
            self._into = None

    def handle_endtag(self, tag: str) -> None:
        self._into = None
