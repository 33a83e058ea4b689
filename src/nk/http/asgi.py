"""The few ASGI types that the rest of the code speaks in."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
ASGIApp = Callable[[Scope, Receive, Send], Awaitable[None]]

Header = tuple[bytes, bytes]


def header_value(headers: list[Header] | tuple[Header, ...], name: bytes) -> bytes:
    """Return a request header's value, several lines of one name joined as RFC 9110 allows."""
    found = b""
    for key, value in headers:
        if key == name:
            found = found + b", " + value if found else value
    return found
