"""Many raw requests at a time to a running server, and what comes back."""

import asyncio
import re
from collections import Counter
from collections.abc import Iterable
from typing import Final

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
    if b"granian" in reply.lower() or b"hyper" in reply.lower():
        problems.append("the server names its software")
    # What the parser refuses is answered with a bare status; all else carries our headers.
    head, _, body = reply.partition(b"\r\n\r\n")
    if found and b"\r\nserver: nk" not in head.lower() and body:
        problems.append("words that are not ours")
    return problems
