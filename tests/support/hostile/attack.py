"""Many raw requests at a time to a running server, and what comes back."""

import asyncio
import re
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from nk.site.answers import ASGIApp
from tests.support.hostile.headers import ask, header_problems, plain
from tests.support.hostile.hostile_requests import CANARY, Hostile
from tests.support.server.little_site import Reply
from tests.support.server.running import WARM_UP, watched

# A server that keeps a dead connection for longer than this has no time limit at all.
_LONGEST: Final = 60.0
_AT_ONCE: Final = 100
_STATUS: Final = re.compile(rb"HTTP/1\.[01] (\d{3}) ")


async def send(port: int, request: bytes) -> bytes:
    """Send exact bytes and return all that comes until the server closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        async with asyncio.timeout(_LONGEST):
            writer.write(request)
            return await reader.read()
    except ConnectionError:
        # The server may close while there is still something left to send.
        return b""
    finally:
        writer.close()


def statuses(reply: bytes) -> list[int]:
    """Return the status of each answer; none when the connection was closed without one."""
    return [int(found) for found in _STATUS.findall(reply)]


async def send_all(port: int, requests: Iterable[bytes]) -> Counter[int]:
    """Send them all, many at once; judge each answer and count by status."""
    seen: Counter[int] = Counter()
    waiting = iter(requests)

    async def work() -> None:
        for request in waiting:
            reply = await send(port, request)
            assert reply_problems(reply) == [], (request, reply[:300])
            seen.update(statuses(reply)[:1] or [0])

    async with asyncio.TaskGroup() as group:
        for _ in range(_AT_ONCE):
            group.create_task(work())
    return seen


def reply_problems(reply: bytes) -> list[str]:
    """Say what is wrong with what came back for one request."""
    found = statuses(reply)
    problems = [f"the status is {status}" for status in found if status >= 500 and status != 505]
    # Bytes left over after a request are no request, and the parser may say so once.
    if found[1:] not in ([], [400]):
        problems.append(f"one request got the answers {found}")
    if b"uvicorn" in reply.lower():
        problems.append("the server names its software")
    # What the parser refuses carries our headers too.
    head, _, _ = reply.partition(b"\r\n\r\n")
    if found and b"\r\ncontent-security-policy: " not in head.lower():
        problems.append("an answer without our headers")
    return problems


# Words that would tell a stranger how the site is made or where it lies.
INSIDE = re.compile(
    rb"Traceback|File \"|\.py\b|site-packages|sqlite|postgres|sqlalchemy|SELECT |pydantic|"
    rb"fastapi|starlette|uvicorn|httptools|asyncio|/home/|/root|/srv/|/tmp/|Errno|Exception",
    re.IGNORECASE,
)
ALLOWED = frozenset({200, 304, 308, 400, 404, 405, 422})


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
