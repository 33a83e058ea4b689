"""Forged requests: every method, content type, Origin and Sec-Fetch-Site there is."""

import asyncio
import json
from itertools import product

import pytest

from nk.club.store.tables import metadata
from nk.desk.access.guard import Guard, Message, Receive, Scope, Send
from nk.desk.access.permissions import PERMISSIONS
from tests.support.desk.desk_in_process import (
    HOST,
    ORIGIN,
    DeskUnderTest,
    Headers,
    cookie,
    own_headers,
)

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "post")
TYPES: tuple[tuple[str, ...], ...] = (
    (),
    ("application/json",),
    ("application/json; charset=utf-8",),
    ("application/octet-stream",),
    ("text/plain",),
    ("text/plain; application/json",),
    ("text/json",),
    ("application/x-www-form-urlencoded",),
    ("multipart/form-data; boundary=x",),
    ("application/json, text/plain",),
    ("application/jsonx",),
    ("application/json", "text/plain"),
)
ORIGINS: tuple[tuple[str, ...], ...] = (
    (),
    (ORIGIN,),
    ("null",),
    ("",),
    ("https://evil.example",),
    ("http://desk.nk.example",),
    ("https://desk.nk.example:8443",),
    ("https://nk.example",),
    ("https://desk.nk.example.evil.example",),
    ("https://desk.nk.example/",),
    (f"{ORIGIN} https://evil.example",),
    (ORIGIN, "https://evil.example"),
)
SITES: tuple[tuple[str, ...], ...] = (
    (),
    ("same-origin",),
    ("same-site",),
    ("cross-site",),
    ("none",),
    ("Same-Origin",),
    ("same-origin, cross-site",),
    ("same-origin", "cross-site"),
)
# What our own pages send: every other request of the matrix is forged.
OURS = {
    ("POST", kind, origin, site)
    for kind in TYPES[1:3]
    for origin, site in (((), SITES[1]), (ORIGINS[1], SITES[1]), (ORIGINS[1], ()))
}
BODY = json.dumps({"name": "Evil", "role": "owner"}).encode()
PATH = "/api/pairings"


def state(desk: DeskUnderTest) -> dict[str, list[object]]:
    """Return every row of the store."""
    with desk.desk.reader.reading() as connection:
        return {
            table.name: [tuple(row) for row in connection.execute(table.select())]
            for table in metadata.sorted_tables
        }


def headers_of(*groups: tuple[str, tuple[str, ...]]) -> Headers:
    return [(name, value) for name, values in groups for value in values]


def test_asvs_3_5_1_no_forged_request_is_accepted(desk: DeskUnderTest) -> None:
    token = desk.token()
    before = state(desk)
    forged = 0
    for method, kind, origin, site in product(METHODS, TYPES, ORIGINS, SITES):
        if (method, kind, origin, site) in OURS:
            continue
        sent = headers_of(("content-type", kind), ("origin", origin), ("sec-fetch-site", site))
        head = [("host", HOST), ("x-write-id", desk.write_id()), *cookie(token)]
        reply = desk.ask(method, PATH, [*head, *sent], BODY)
        assert reply.status in (400, 403, 405, 415), (method, kind, origin, site)
        forged += 1
    assert forged == len(METHODS) * len(TYPES) * len(ORIGINS) * len(SITES) - len(OURS)
    assert forged > 11_000
    assert state(desk) == before


def test_what_our_own_pages_send_is_accepted(desk: DeskUnderTest) -> None:
    token = desk.token()
    for _, kind, origin, site in sorted(OURS):
        sent = headers_of(("content-type", kind), ("origin", origin), ("sec-fetch-site", site))
        head = [("host", HOST), ("x-write-id", desk.write_id()), *cookie(token)]
        assert desk.ask("POST", PATH, [*head, *sent], BODY).status == 200


def test_asvs_3_5_2_a_form_cannot_write_even_from_an_older_browser(desk: DeskUnderTest) -> None:
    # Without any Sec-Fetch header and Origin, as a very old browser sends a form.
    for kind in ("application/x-www-form-urlencoded", "text/plain", "multipart/form-data"):
        head = [("host", HOST), ("content-type", kind), *cookie(desk.token())]
        assert desk.ask("POST", PATH, head, BODY).code == "foreign"


def test_another_host_name_is_not_us(desk: DeskUnderTest) -> None:
    token = desk.token()
    for host in ("evil.example", "127.0.0.1:8010", "desk.nk.example:443", "DESK.nk.example", ""):
        assert desk.ask("GET", "/api/session", [("host", host), *cookie(token)]).status == 400
    assert desk.ask("GET", "/api/session", cookie(token)).status == 400


def test_no_other_site_can_make_a_browser_read(desk: DeskUnderTest) -> None:
    head = [("host", HOST), *cookie(desk.token())]
    for site in ("cross-site", "same-site"):
        reply = desk.ask("GET", "/api/devices", [*head, ("sec-fetch-site", site)])
        assert reply.code == "foreign"


def test_a_body_that_is_too_large_is_refused(desk: DeskUnderTest) -> None:
    token = desk.token()
    head = [("host", HOST), ("origin", ORIGIN), ("content-type", "application/json")]
    head += [("x-write-id", desk.write_id()), *cookie(token)]
    large = b'{"name": "' + b"x" * 65_536 + b'"}'
    assert desk.ask("POST", PATH, head, large).code == "too_large"
    declared = [*head, ("content-length", "9999999")]
    assert desk.ask("POST", PATH, declared, b"{}").code == "too_large"
    for length in ("-1", "1e3", "", "٣"):
        assert desk.ask("POST", PATH, [*head, ("content-length", length)]).status == 400


def test_asvs_3_5_3_reading_changes_nothing(desk: DeskUnderTest) -> None:
    token = desk.token()
    before, files = state(desk), sorted(desk.desk.content_writer.drafts.folder.rglob("*"))
    paths = [path for method, path in PERMISSIONS if method == "GET"]
    for path in [*paths, "/api/content/fields?file=site.yaml"]:
        # A name that stands in the address for any other is nobody's, so nothing is found.
        allowed = (404,) if "{name" in path or "{path" in path else (200, 422)
        assert desk.get(path, token).status in allowed, path
    desk.later(days=1)
    assert desk.get("/api/session", token).status == 200
    assert state(desk) == before
    assert sorted(desk.desk.content_writer.drafts.folder.rglob("*")) == files


def test_a_body_that_never_ends_is_given_up(
    desk: DeskUnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nk.desk.access.guard._BODY_SECONDS", 0.01)
    sent: list[Message] = []

    async def receive() -> Message:
        await asyncio.Event().wait()
        raise AssertionError

    async def send(message: Message) -> None:
        sent.append(message)

    own = own_headers(desk.write_id())
    headers = [(name.encode(), value.encode()) for name, value in own]
    scope = {"type": "http", "method": "POST", "path": PATH, "headers": headers}
    desk.runner.run(_ask(desk.app, scope, receive, send))
    assert sent[0]["status"] == 408


async def _ask(app: Guard, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)


def test_every_answer_carries_the_headers(desk: DeskUnderTest) -> None:
    token = desk.token()
    answers = [
        desk.get("/api/session", token),
        desk.get("/api/session", None),
        desk.get("/api/nothing", token),
        desk.ask("PUT", "/api/session", [("host", HOST)]),
        desk.ask("GET", "/", [("host", "evil.example")]),
        desk.post("/api/pairings", token, {"role": "king"}),
        desk.ask("POST", PATH, [("host", HOST)]),
    ]
    assert [reply.status for reply in answers] == [200, 401, 404, 405, 400, 422, 403]
    for reply in answers:
        policy = reply.header("content-security-policy") or ""
        assert policy.startswith("default-src 'none'; script-src 'self';")
        assert "unsafe" not in policy
        for name in (
            "strict-transport-security",
            "x-content-type-options",
            "cross-origin-opener-policy",
            "cross-origin-resource-policy",
            "permissions-policy",
            "referrer-policy",
        ):
            assert reply.header(name), name
        assert reply.header("server") == "nk"
        assert reply.header("cache-control") == "no-store" or reply.status == 200
