"""What every request must be before anything of the desk looks at it.

The guard stands outside of the web framework: no endpoint can forget it. A write is a POST that
our own pages made, with a body of the one kind that its address takes, and not too large.
"""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from nk.club.errors import Sentence
from nk.desk.access.headers import Header, security_headers
from nk.desk.access.origins import DeskAddress
from nk.desk.answers import FAILED, Answer, refusal

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
ASGIApp = Callable[[Scope, Receive, Send], Awaitable[None]]

_log: Final = logging.getLogger("nk.desk.security")

API: Final = "/api/"
# Where a body is a picture: one of the content, and one of an event.
PICTURES: Final = frozenset({"/api/pictures", "/api/events/picture"})
LARGEST_BODY: Final = 64 * 1024
LARGEST_PICTURE: Final = 15 * 1024 * 1024
_BODY_SECONDS: Final = 20
_PICTURE_SECONDS: Final = 180
_JSON_TYPES: Final = frozenset({b"application/json", b"application/json; charset=utf-8"})
_PICTURE_TYPES: Final = frozenset({b"application/octet-stream"})
_SINGLE: Final = (
    *(b"host", b"origin", b"sec-fetch-site", b"content-type", b"content-length"),
    *(b"cookie", b"x-write-id"),
)

_BAD_REQUEST: Final = refusal(
    400,
    "bad_request",
    Sentence(
        th="คำขอนี้ไม่ถูกต้อง",
        en="The request is not well formed.",
    ),
)
_BAD_METHOD: Final = refusal(
    405, "method", Sentence(th="ใช้วิธีนี้ไม่ได้", en="Only GET, HEAD and POST work here.")
)
_FOREIGN: Final = refusal(
    403,
    "foreign",
    Sentence(
        th="คำขอนี้ไม่ได้มาจากหน้าของร้าน",
        en="The request does not come from the desk.",
    ),
)
_BAD_TYPE: Final = refusal(
    415,
    "content_type",
    Sentence(
        th="ชนิดข้อมูลไม่ถูกต้อง",
        en="This kind of body is not taken here.",
    ),
)
# The proxy in front says the same: deploy/nginx-desk.conf.
TOO_LARGE: Final = refusal(
    413, "too_large", Sentence(th="ข้อมูลใหญ่เกินไป", en="What was sent is too large.")
)
_TOO_SLOW: Final = refusal(
    408,
    "too_slow",
    Sentence(
        th="ส่งข้อมูลช้าเกินไป ลองใหม่นะ",
        en="It took too long to arrive. Try again.",
    ),
)


class Guard:
    """The desk with its guard in front; every answer carries the security headers."""

    def __init__(self, app: ASGIApp, address: DeskAddress) -> None:
        self._app = app
        self._address = address
        self._headers = security_headers(address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, or hand a lifespan on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        refused = refusal_of(scope, self._address)
        if refused is None and scope["method"] == "POST":
            body = await _body(scope, receive)
            if isinstance(body, Answer):
                refused = body
            else:
                receive = _given(body)
        if refused is not None:
            _log.warning("Refused %s: %s", refused.status, refused.body["error"]["code"])
            await _send_answer(send, refused, self._headers)
            return
        await self._hand_on(scope, receive, send)

    async def _hand_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                message = {**message, "headers": self._completed(message["headers"])}
            await send(message)

        try:
            await self._app(scope, receive, send_with_headers)
        except Exception:
            # The framework raises what it has already answered, for the log alone.
            _log.exception("A request failed.")
            if not started:
                await _send_answer(send, refusal(500, "internal", FAILED), self._headers)

    def _completed(self, own: list[Header]) -> list[Header]:
        """Add the security headers; the preview has a policy of its own, stricter on scripts."""
        named = {name for name, _ in own}
        return [*own, *(header for header in self._headers if header[0] not in named)]


def refusal_of(scope: Scope, address: DeskAddress) -> Answer | None:
    """Return why a request is not even looked at, or None."""
    headers: list[tuple[bytes, bytes]] = list(scope["headers"])
    names = [name for name, _ in headers]
    if any(names.count(name) > 1 for name in _SINGLE):
        return _BAD_REQUEST
    given = dict(headers)
    # A foreign name that was pointed at this machine would share our origin in a browser.
    if given.get(b"host", b"").decode("latin-1") not in address.hosts:
        return _BAD_REQUEST
    path: str = scope["path"]
    if scope["method"] in ("GET", "HEAD"):
        is_ours = given.get(b"sec-fetch-site", b"none") in (b"same-origin", b"none")
        return None if is_ours or not path.startswith(API) else _FOREIGN
    if scope["method"] != "POST":
        return _BAD_METHOD
    if not path.startswith(API):
        return _BAD_METHOD
    return _write_refusal(path, given, address)


def _write_refusal(path: str, given: dict[bytes, bytes], address: DeskAddress) -> Answer | None:
    if not _is_own(given, address):
        return _FOREIGN
    is_picture = path in PICTURES
    if given.get(b"content-type", b"") not in (_PICTURE_TYPES if is_picture else _JSON_TYPES):
        return _BAD_TYPE
    length = given.get(b"content-length", b"0")
    if not length.isdigit() or len(length) > 12:
        return _BAD_REQUEST
    return TOO_LARGE if int(length) > _largest(path) else None


def _is_own(given: dict[bytes, bytes], address: DeskAddress) -> bool:
    """Tell whether one of our own pages made a write."""
    origin = given.get(b"origin")
    if origin is not None and origin.decode("latin-1") not in address.origins:
        return False
    site = given.get(b"sec-fetch-site")
    if site is not None:
        return site == b"same-origin"
    # An older browser does not say where a request comes from, but names the origin.
    return origin is not None


def _largest(path: str) -> int:
    return LARGEST_PICTURE if path in PICTURES else LARGEST_BODY


async def _body(scope: Scope, receive: Receive) -> bytes | Answer:
    """Read a body that is neither larger nor slower than allowed.

    The server below has no time limit of its own, so a body that never ends is given up here.
    """
    path: str = scope["path"]
    seconds = _PICTURE_SECONDS if path in PICTURES else _BODY_SECONDS
    body = bytearray()
    try:
        async with asyncio.timeout(seconds):
            while True:
                message = await receive()
                if message["type"] != "http.request":
                    return _BAD_REQUEST
                body += message.get("body", b"")
                if len(body) > _largest(path):
                    return TOO_LARGE
                if not message.get("more_body"):
                    return bytes(body)
    except TimeoutError:
        return _TOO_SLOW


def _given(body: bytes) -> Receive:
    messages = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Message:
        return messages.pop() if messages else {"type": "http.disconnect"}

    return receive


async def _send_answer(send: Send, answer: Answer, headers: tuple[Header, ...]) -> None:
    data = json.dumps(answer.body, ensure_ascii=False).encode()
    own = [
        (b"content-type", b"application/json; charset=utf-8"),
        (b"content-length", str(len(data)).encode()),
        (b"cache-control", b"no-store"),
    ]
    if answer.status == 405:
        own.append((b"allow", b"GET, HEAD, POST"))
    start = {"type": "http.response.start", "status": answer.status, "headers": [*own, *headers]}
    await send(start)
    await send({"type": "http.response.body", "body": data})
