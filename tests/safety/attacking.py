"""Sending hostile requests to the application and judging every answer."""

import re
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from nk.http import ASGIApp
from tests.safety.asking import ask, plain
from tests.safety.header_rules import header_problems
from tests.safety.hostile_requests import CANARY, Hostile
from tests.safety.open_watch import watched
from tests.unit.site.asking import Reply

# Words that would tell a stranger how the site is made or where it lies.
INSIDE = re.compile(
    rb"Traceback|File \"|\.py\b|site-packages|sqlite|postgres|sqlalchemy|SELECT |pydantic|"
    rb"fastapi|starlette|granian|uvicorn|asyncio|/home/|/root|/srv/|/tmp/|Errno|Exception",
    re.IGNORECASE,
)
ALLOWED = frozenset({200, 304, 308, 400, 404, 405, 422})
# One request of each kind, so that everything that is loaded on first use is loaded by now.
WARM_UP = (
    *("/", "/about/", "/nowhere", "/events/1", "/events/none", "/sitemap.xml", "/robots.txt"),
    *("/readyz", "/.well-known/security.txt", "/api/events", "/api/events/1", "/api/nothing"),
    *("/api/events/1.ics", "/api/calendar/th.ics", "/api/leaderboard", "/api/beyblade/season"),
)


async def warm_up(app: ASGIApp) -> None:
    """Ask for one thing of each kind."""
    for path in WARM_UP:
        assert (await ask(app, plain(path))).status < 500, path
    for query in ("status=never", "limit=x", "limit=1&limit=2", "%ff=1"):
        assert (await ask(app, plain("/api/events", query=query))).status == 422


async def attack(app: ASGIApp, requests: Iterable[Hostile]) -> Counter[int]:
    """Send them all; fail at the first bad answer, and on any file that is opened."""
    await warm_up(app)
    seen: Counter[int] = Counter()
    with watched() as acts:
        for request in requests:
            reply = await ask(app, request)
            seen[reply.status] += 1
            assert problems(request, reply) == [], request
            assert acts == [], (acts, request)
    return seen


def problems(request: Hostile, reply: Reply) -> list[str]:
    """Say everything that is wrong with an answer to a hostile request."""
    found = header_problems(reply.lines)
    if reply.status not in ALLOWED:
        found.append(f"the status is {reply.status}")
    if reply.status == 308:
        found += _redirect_problems(request, reply)
    if reply.status != 200:
        found += _refusal_problems(reply)
    return found


def _refusal_problems(reply: Reply) -> list[str]:
    body = reply.body if b"content-encoding" not in dict(reply.lines) else b""
    is_json = dict(reply.lines).get(b"content-type", b"").startswith(b"application/json")
    found = list(_told_by(body))
    if is_json and len(body) > 1_000:
        found.append(f"a refusal of {len(body)} bytes")
    return found


@lru_cache(maxsize=64)
def _told_by(body: bytes) -> tuple[str, ...]:
    """Say what a body gives away; most refusals are the same bytes, so each is read once."""
    found = tuple(f"it tells {told[0]!r}" for told in [INSIDE.search(body)] if told)
    return (*found, "it says back what was sent") if CANARY in body else found


def _redirect_problems(request: Hostile, reply: Reply) -> list[str]:
    location = reply.header("location")
    if not location.startswith("/") or location.startswith(("//", "/\\")):
        return [f"it leads away, to {location}"]
    if location.partition("?")[0].encode("ascii") == request.path:
        return ["it leads to itself"]
    return []
