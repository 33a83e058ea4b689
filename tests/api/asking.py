"""Asking an ASGI app from a plain test."""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote_to_bytes

from nk.http import ASGIApp, Message


@dataclass(frozen=True, slots=True)
class Got:
    """An answer as a client sees it."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body, parsed."""
        return json.loads(self.body)


def request(
    app: ASGIApp, target: str, method: str = "GET", headers: Sequence[tuple[str, str]] = ()
) -> Got:
    """Send one request; reading its body would fail the test."""
    return asyncio.run(request_async(app, target, method, headers))


async def request_async(
    app: ASGIApp, target: str, method: str = "GET", headers: Sequence[tuple[str, str]] = ()
) -> Got:
    """Send one request from inside an event loop."""
    path, _, query = target.partition("?")
    messages: list[Message] = []

    async def receive() -> Message:
        raise AssertionError("the API must never wait for a body")

    async def send(message: Message) -> None:
        messages.append(message)

    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": method,
        "path": unquote_to_bytes(path).decode("utf-8", "replace"),
        "raw_path": path.encode("utf-8", "surrogatepass"),
        "query_string": query.encode("utf-8", "surrogatepass"),
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers],
    }
    await app(scope, receive, send)
    start, body = messages
    found = {name.decode(): value.decode() for name, value in start["headers"]}
    return Got(start["status"], found, body["body"])
