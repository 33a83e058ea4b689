"""Requests that are wrong in their very bytes, for a real socket."""

from collections.abc import Iterator
from random import Random
from typing import Final

from tests.support.hostile import hostile_requests as hostile

CLOSE: Final = b"Connection: close\r\n\r\n"
_GET: Final = b"GET / HTTP/1.1\r\nHost: a\r\n"
_HIDDEN: Final = b"GET /hidden HTTP/1.1\r\nHost: a\r\n\r\n"

# The bytes, and every status that is right; 0 stands for a connection closed without a word.
ODD_REQUESTS: Final[dict[str, tuple[bytes, tuple[int, ...]]]] = {
    "no host": (b"GET / HTTP/1.1\r\n" + CLOSE, (400,)),
    "two hosts": (_GET + b"Host: b\r\n" + CLOSE, (400,)),
    "the same host twice": (_GET + b"HOST: a\r\n" + CLOSE, (400,)),
    "an empty host": (b"GET /api/events HTTP/1.1\r\nHost: \r\n" + CLOSE, (400,)),
    "HTTP/1.0 without a host": (b"GET / HTTP/1.0\r\n\r\n", (400,)),
    "HTTP/1.0 with a host": (b"GET / HTTP/1.0\r\nHost: a\r\n\r\n", (200,)),
    "HTTP/0.9": (b"GET /\r\n\r\n", (400, 505, 0)),
    "HTTP/2 in the line": (b"GET / HTTP/2.0\r\nHost: a\r\n" + CLOSE, (400, 505)),
    "the preface of HTTP/2": (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes(27), (400, 505, 0)),
    "an upgrade to h2c": (
        _GET + b"Upgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n" + CLOSE,
        (200,),
    ),
    "a web socket": (
        _GET + b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nConnection: upgrade, close\r\n\r\n",
        (200, 400, 426),
    ),
    "a TLS greeting": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(64), (400, 0)),
    "absolute form": (b"GET http://evil.example/about HTTP/1.1\r\nHost: a\r\n" + CLOSE, (200,)),
    "absolute form of a file": (
        b"GET file:///etc/passwd HTTP/1.1\r\nHost: a\r\n" + CLOSE,
        (400, 404),
    ),
    "authority form": (b"CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n" + CLOSE, (400, 405)),
    "the asterisk": (b"OPTIONS * HTTP/1.1\r\nHost: a\r\n" + CLOSE, (400, 405)),
    "the asterisk got": (b"GET * HTTP/1.1\r\nHost: a\r\n" + CLOSE, (400, 404)),
    "a path without its slash": (b"GET about HTTP/1.1\r\nHost: a\r\n" + CLOSE, (308, 400, 404)),
    "a space in the path": (b"GET /a b HTTP/1.1\r\nHost: a\r\n" + CLOSE, (400,)),
    "a fragment": (b"GET /about#x HTTP/1.1\r\nHost: a\r\n" + CLOSE, (200, 308, 400, 404)),
    "Thai letters in the path": (
        "GET /ติดต่อ HTTP/1.1\r\nHost: a\r\n".encode() + CLOSE,
        (400, 404),
    ),
    "a NUL in a header": (_GET + b"X: a\0b\r\n" + CLOSE, (400,)),
    "a bare CR": (_GET + b"X: a\rSet-Cookie: b\r\n" + CLOSE, (400,)),
    "a folded header": (_GET + b"X: a\r\n b\r\n" + CLOSE, (400,)),
    "a space before the colon": (_GET + b"X : a\r\n" + CLOSE, (400,)),
    "a header without a name": (_GET + b": a\r\n" + CLOSE, (400,)),
    "lines that end in LF alone": (b"GET / HTTP/1.1\nHost: a\nConnection: close\n\n", (200, 400)),
    "a long header": (_GET + b"X: " + b"a" * 17_000 + b"\r\n" + CLOSE, (431,)),
    "many headers": (_GET + b"X: a\r\n" * 200 + CLOSE, (431,)),
    "a long address": (b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: a\r\n" + CLOSE, (414, 431)),
    "lengths that differ": (
        _GET + b"Content-Length: 5\r\nContent-Length: 6\r\n" + CLOSE + b"aaaaaa",
        (400,),
    ),
    "a length and chunks": (
        _GET
        + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n"
        + CLOSE
        + b"0\r\n\r\n"
        + _HIDDEN,
        (200, 400),
    ),
    "a negative length": (_GET + b"Content-Length: -1\r\n" + CLOSE, (400,)),
    "a length in hex": (_GET + b"Content-Length: 0x5\r\n" + CLOSE + b"aaaaa", (400,)),
    "a length with a plus": (_GET + b"Content-Length: +5\r\n" + CLOSE + b"aaaaa", (400,)),
    "chunks that are none": (_GET + b"Transfer-Encoding: xchunked\r\n" + CLOSE, (400,)),
    "chunks not last": (_GET + b"Transfer-Encoding: chunked, identity\r\n" + CLOSE, (400,)),
    "chunks of no size": (
        _GET + b"Transfer-Encoding: chunked\r\n" + CLOSE + b"zz\r\n" + _HIDDEN,
        (200, 400),
    ),
    "a request hidden in a body": (
        b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 36\r\n" + CLOSE + _HIDDEN,
        (405,),
    ),
    "a body that never comes": (
        b"POST /api/events HTTP/1.1\r\nHost: a\r\nContent-Length: 99999\r\n" + CLOSE + b"a",
        (405,),
    ),
    "a body with a GET": (_GET + b"Content-Length: 10\r\n" + CLOSE + b"ab", (200,)),
    "waiting for a go-ahead": (
        b"PUT / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 9\r\n" + CLOSE,
        (405, 417),
    ),
    "tracing": (b"TRACE / HTTP/1.1\r\nHost: a\r\nX-Secret: zq-canary-qz\r\n" + CLOSE, (405,)),
    "traversal": (b"GET /../../../../etc/passwd HTTP/1.1\r\nHost: a\r\n" + CLOSE, (404,)),
    "traversal, encoded": (
        b"GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: a\r\n" + CLOSE,
        (404,),
    ),
    "traversal, overlong": (
        b"GET /%c0%ae%c0%ae/etc/passwd HTTP/1.1\r\nHost: a\r\n" + CLOSE,
        (404,),
    ),
}


def mutated_requests(seed: int) -> Iterator[bytes]:
    """Yield damaged requests for ever; each ends so that a server can tell it is over."""
    dice = Random(seed)
    while True:
        lines = [_first_line(dice), b"Host: a", *_header_lines(dice), b"Connection: close"]
        ending = dice.choice((b"\r\n", b"\r\n", b"\r\n", b"\n"))
        request = bytearray(ending.join([*lines, b"", b""]))
        for _ in range(dice.choice((0, 1, 1, 2, 4))):
            _damage(dice, request)
        # However the damage reads, these empty lines end the headers.
        yield bytes(request) + b"\r\n\r\n\r\n\r\n"


def _first_line(dice: Random) -> bytes:
    method = dice.choice(hostile.METHODS).encode("ascii")
    path = dice.choice(hostile.PLACES) + dice.choice((b"", b"/", *hostile.ENCODINGS))
    query = b"?" + dice.choice(hostile.NAMES) + b"=" + dice.choice(hostile.VALUES)
    version = dice.choice((b"HTTP/1.1",) * 9 + (b"HTTP/1.0", b"HTTP/1.2", b"http/1.1", b""))
    return b" ".join((method, path + dice.choice((b"", query)), version))


def _header_lines(dice: Random) -> list[bytes]:
    chosen = dice.sample(hostile.HEADERS, dice.choice((0, 1, 2)))
    return [name + b": " + value for name, value in chosen]


def _damage(dice: Random, request: bytearray) -> None:
    at = dice.randrange(len(request))
    kind = dice.randrange(4)
    if kind == 0:
        request[at] = dice.randrange(256)
    elif kind == 1:
        del request[at : at + dice.randint(1, 5)]
    elif kind == 2:
        request[at:at] = dice.choice((*hostile.ENCODINGS, b":", b"\r\n", b"\0", b" "))
    else:
        request[at:at] = request[at : at + dice.randint(1, 40)]
