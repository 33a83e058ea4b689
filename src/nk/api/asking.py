"""Asking the application on nobody's behalf, so that its answer may be given to everybody."""

from dataclasses import dataclass, field

from nk.api.freshness import Freshness, attach
from nk.http import ASGIApp, Header, Message, Scope

# Headers that describe one transfer; they are written anew for every variant.
_OWN_HEADERS = frozenset({b"content-length", b"content-type"})


@dataclass(slots=True)
class Made:
    """What the application answered."""

    freshness: Freshness
    status: int = 500
    content_type: str = "application/json"
    headers: list[Header] = field(default_factory=list)
    body: bytearray = field(default_factory=bytearray)

    async def send(self, message: Message) -> None:
        """Collect the application's messages."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = [
                (name, value) for name, value in message["headers"] if name not in _OWN_HEADERS
            ]
            types = [value for name, value in message["headers"] if name == b"content-type"]
            self.content_type = types[0].decode("latin-1") if types else self.content_type
        elif message["type"] == "http.response.body":
            self.body += message.get("body", b"")


async def ask(app: ASGIApp, path: str, raw_path: bytes, query: bytes) -> Made:
    """Return the application's answer to a bare GET.

    None of a visitor's headers go along, so no header can change what others are served;
    and there is no body to wait for.
    """
    scope: Scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": raw_path,
        "root_path": "",
        "query_string": query,
        "headers": [],
        "client": None,
        "server": None,
    }
    made = Made(attach(scope))
    await app(scope, _no_body, made.send)
    return made


async def _no_body() -> Message:
    return {"type": "http.request", "body": b"", "more_body": False}
