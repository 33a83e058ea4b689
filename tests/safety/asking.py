"""Asking the application as the server below it does, with any bytes at all."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar
from urllib.parse import unquote_to_bytes

from nk.http import ASGIApp, Message
from tests.safety.hostile_requests import Hostile
from tests.unit.site.asking import HOST, BodyAwaitedError, Reply

T = TypeVar("T")


def finished(work: Coroutine[Any, Any, T]) -> T:
    """Run something to its end on a thread of its own: the browser keeps a loop on ours."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


async def ask(app: ASGIApp, request: Hostile) -> Reply:
    """Send one request; waiting for its body is a failure."""
    messages: list[Message] = []

    async def receive() -> Message:
        raise BodyAwaitedError

    async def send(message: Message) -> None:
        messages.append(message)

    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": request.method,
        "scheme": "http",
        # The server decodes once and replaces what is not UTF-8.
        "path": unquote_to_bytes(request.path).decode("utf-8", "replace"),
        "raw_path": request.path,
        "query_string": request.query,
        "root_path": "",
        "headers": list(request.headers),
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 8000),
    }
    await app(scope, receive, send)
    start, *rest = messages
    body = b"".join(message.get("body", b"") for message in rest)
    return Reply(start["status"], tuple(start["headers"]), body)


def plain(path: str, method: str = "GET", query: str = "") -> Hostile:
    """Return a request that nobody would call hostile."""
    return Hostile(method, path.encode("ascii"), query.encode("ascii"), (HOST,))
