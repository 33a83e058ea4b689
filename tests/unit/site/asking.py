"""Asking an ASGI application in process, with exact control over what is sent."""

import asyncio
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote_to_bytes

from nk.http import ASGIApp, Header, Message

HOST: Header = (b"host", b"localhost")


@dataclass(frozen=True, slots=True)
class Reply:
    """What came back, with the header lines as they were sent."""

    status: int
    lines: tuple[Header, ...]
    body: bytes

    def header(self, name: str) -> str:
        """Return a header that must have been sent exactly once."""
        values = self.all(name)
        assert len(values) == 1, f"{name} was sent {len(values)} times"
        return values[0]

    def all(self, name: str) -> list[str]:
        """Return every value sent for a header."""
        return [value.decode("ascii") for key, value in self.lines if key == name.encode("ascii")]


class BodyAwaitedError(AssertionError):
    """The application waited for a request body."""


def run(work: Coroutine[Any, Any, Reply]) -> Reply:
    """Run one question to its end."""
    return asyncio.run(work)


async def ask(
    app: ASGIApp,
    path: bytes,
    *,
    method: str = "GET",
    query: bytes = b"",
    headers: Sequence[Header] = (HOST,),
) -> Reply:
    """Send one request and collect the answer; waiting for a body is a failure."""
    messages: list[Message] = []

    async def receive() -> Message:
        raise BodyAwaitedError

    async def send(message: Message) -> None:
        messages.append(message)

    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        # The server decodes once and replaces what is not UTF-8.
        "path": unquote_to_bytes(path).decode("utf-8", "replace"),
        "raw_path": path,
        "query_string": query,
        "root_path": "",
        "headers": list(headers),
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 8000),
    }
    await app(scope, receive, send)
    start, *rest = messages
    assert start["type"] == "http.response.start"
    assert all(message["type"] == "http.response.body" for message in rest)
    body = b"".join(message.get("body", b"") for message in rest)
    return Reply(start["status"], tuple(start["headers"]), body)


def get(app: ASGIApp, path: str | bytes, **options: Any) -> Reply:
    """Ask for a path and wait for the answer."""
    raw = path.encode("ascii") if isinstance(path, str) else path
    extra = options.pop("extra", ())
    return run(ask(app, raw, headers=options.pop("headers", (HOST, *extra)), **options))
