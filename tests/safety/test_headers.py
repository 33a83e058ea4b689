"""Every kind of answer of the whole site carries the whole set of headers."""

import logging
from typing import NoReturn

import pytest

from nk.site.answers import ASGIApp
from nk.site.application import Serving
from tests.support.hostile.attack import INSIDE
from tests.support.hostile.headers import ask, finished, header_problems, plain
from tests.support.hostile.hostile_requests import Hostile
from tests.support.pages.built_pages import DIST, addresses
from tests.support.server.little_site import HOST, Reply

TEXT = ("text/", "application/xml", "application/manifest+json", "image/svg+xml")


def one_of_each_kind() -> list[str]:
    """One file for each ending the build shows; what starts with a dot is its own."""
    files = sorted(path.relative_to(DIST) for path in DIST.rglob("*") if path.is_file())
    shown = [path for path in files if not path.parts[0].startswith(".") and path.suffix != ".html"]
    return sorted({path.suffix: f"/{path.as_posix()}" for path in shown}.values())


ANSWERS = [
    *((path, 404) for path in ("/.build.json", "/.content/words.yaml")),
    *((address, 200) for address in (*addresses(), *one_of_each_kind())),
    *((path, 200) for path in ("/events/1", "/en/events/1", "/robots.txt", "/sitemap.xml")),
    *((path, 200) for path in ("/healthz", "/readyz", "/.well-known/security.txt")),
    *((path, 200) for path in ("/api/events", "/api/events/1", "/api/leaderboard")),
    *((path, 200) for path in ("/api/events/1.ics", "/api/calendar/en.ics")),
    *((path, 200) for path in ("/api/beyblade/parts", "/api/beyblade/season")),
    *((path, 308) for path in ("/about/", "//about", "/en/index.html", "/events/1/")),
    *((path, 404) for path in ("/nowhere", "/en/nowhere", "/events/none", "/en/events/none")),
    *((path, 404) for path in ("/api/nothing", "/api/events/none", "/api/events/none.ics")),
    *((path, 422) for path in ("/api/events/$", "/api/beyblade/rating", "/api/calendar/de.ics")),
]


def asked(app: ASGIApp, request: Hostile) -> Reply:
    return finished(ask(app, request))


def assert_complete(reply: Reply) -> None:
    """Check what must hold for any answer at all."""
    assert header_problems(reply.lines) == []
    assert reply.header("cache-control")
    kind = "".join(reply.all("content-type"))
    if kind.startswith(TEXT):
        assert kind.endswith("; charset=utf-8")
    assert ("html" in kind) == bool(reply.all("integrity-policy")) or reply.status == 304


@pytest.mark.parametrize(("path", "status"), ANSWERS)
def test_get_head_and_not_modified(app: ASGIApp, path: str, status: int) -> None:
    got, head = (asked(app, plain(path, method=method)) for method in ("GET", "HEAD"))
    assert (got.status, head.status, head.body) == (status, status, b"")
    assert head.lines == got.lines
    assert_complete(got)
    if status == 200:
        etag = (b"if-none-match", got.header("etag").encode("ascii"))
        again = asked(app, Hostile("GET", path.encode("ascii"), b"", (HOST, etag)))
        assert (again.status, again.body) == (304, b"")
        assert_complete(again)


@pytest.mark.parametrize("path", ["/", "/en/nowhere", "/api/events", "/healthz", "/sitemap.xml"])
def test_refusals(app: ASGIApp, path: str) -> None:
    for method in ("POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH"):
        refused = asked(app, plain(path, method=method))
        assert (refused.status, refused.header("allow")) == (405, "GET, HEAD")
        assert_complete(refused)
    without_host = asked(app, Hostile("GET", path.encode("ascii"), b"", ()))
    assert without_host.status == 400
    assert_complete(without_host)


def test_failures_of_ours(
    app: ASGIApp, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> NoReturn:
        raise RuntimeError("a secret of the inside")

    assert isinstance(app, Serving)
    monkeypatch.setattr("nk.site.api.routes.event_summary", fail)
    monkeypatch.setattr(app.site.events, "find", fail)
    with caplog.at_level(logging.CRITICAL + 1):
        broken = [
            asked(app, plain("/api/events", query="limit=3")),
            asked(app, plain("/events/999999")),
        ]
    for reply in broken:
        assert reply.status == 500
        assert_complete(reply)
        assert INSIDE.search(reply.body) is None
        assert b"secret" not in reply.body


def test_no_page_for_debugging_and_no_document(app: ASGIApp) -> None:
    for path in (
        "/docs",
        "/redoc",
        "/openapi.json",
        "/api/docs",
        "/api/redoc",
        "/api/openapi.json",
    ):
        assert asked(app, plain(path)).status == 404
    for path in ("/.git/config", "/.env", "/debug", "/console", "/server-status", "/metrics"):
        assert asked(app, plain(path)).status == 404
