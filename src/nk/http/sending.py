"""Sending a ready-made answer: negotiate, compare validators, write."""

from nk.http.answer import Answer
from nk.http.asgi import Scope, Send
from nk.http.negotiate import choose


async def send_answer(scope: Scope, send: Send, answer: Answer) -> None:
    """Send the answer in the client's encoding, or 304, or headers alone for HEAD."""
    accept_encoding = if_none_match = b""
    for name, value in scope["headers"]:
        if name == b"accept-encoding":
            accept_encoding = accept_encoding + b"," + value if accept_encoding else value
        elif name == b"if-none-match":
            if_none_match = if_none_match + b"," + value if if_none_match else value
    variant = answer.variants[choose(accept_encoding, answer.encodings)]
    if if_none_match and answer.status == 200 and is_known(if_none_match, variant.etag):
        await _send(send, 304, variant.headers_not_modified, b"")
        return
    body = b"" if scope["method"] == "HEAD" else variant.body
    await _send(send, answer.status, variant.headers, body)


def is_known(if_none_match: bytes, etag: bytes) -> bool:
    """Tell whether the client already holds these bytes (weak comparison, RFC 9110, 13.1.2)."""
    if if_none_match == etag:
        return True
    tags = (tag.strip() for tag in if_none_match.split(b","))
    return any(tag == b"*" or tag.removeprefix(b"W/") == etag for tag in tags)


async def _send(
    send: Send, status: int, headers: tuple[tuple[bytes, bytes], ...], body: bytes
) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
