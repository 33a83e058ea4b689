"""HTTP answers kept as ready bytes: compression, negotiation, validators and sending."""

import gzip
import hashlib
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping, MutableMapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from http import HTTPStatus
from types import MappingProxyType
from typing import Any, Final, Literal

import brotli
import zstandard

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
ASGIApp = Callable[[Scope, Receive, Send], Awaitable[None]]

Header = tuple[bytes, bytes]

# Of pages and data alike: nobody shows an answer again without asking, which costs a 304. After
# a new build nobody is left with a page that names scripts which are gone; a change is seen behind
# any proxy as soon as here, and a removed player is gone with it.
REVALIDATE: Final = "public, max-age=0, must-revalidate"


Effort = Literal["fast", "best"]

# Below this size the headers outweigh anything compression could save.
SMALLEST_WORTH_COMPRESSING: Final = 256

# "best" is for pages compressed once at start, "fast" for answers rebuilt when data changes.
_BROTLI_QUALITY: Final = {"fast": 5, "best": 11}
_ZSTD_LEVEL: Final = {"fast": 6, "best": 19}
_GZIP_LEVEL: Final = {"fast": 6, "best": 9}


def compress(body: bytes, effort: Effort = "best") -> dict[str, bytes]:
    """Return the body under every encoding that makes it smaller, in order of preference.

    The order counts when a client likes several of them equally.
    """
    if len(body) < SMALLEST_WORTH_COMPRESSING:
        return {"identity": body}
    candidates = {
        "br": brotli.compress(body, quality=_BROTLI_QUALITY[effort]),
        "zstd": zstandard.ZstdCompressor(level=_ZSTD_LEVEL[effort]).compress(body),
        # A fixed time in the gzip header keeps equal bodies equal byte for byte.
        "gzip": gzip.compress(body, compresslevel=_GZIP_LEVEL[effort], mtime=0),
    }
    smaller = {name: packed for name, packed in candidates.items() if len(packed) < len(body)}
    return {**smaller, "identity": body}


@dataclass(frozen=True, slots=True)
class Variant:
    """One encoding of an answer.

    Headers are tuples because they are shared by every request: a layer that adds a header
    has to build its own list and cannot change what the next visitor is sent.
    """

    status: int
    etag: bytes
    headers: tuple[Header, ...]
    headers_not_modified: tuple[Header, ...]
    body: bytes
    # The same as bytes, so that a connection has nothing to put together.
    head: bytes = field(init=False)
    head_not_modified: bytes = field(init=False)

    def __post_init__(self) -> None:
        """Write the heads."""
        object.__setattr__(self, "head", head_bytes(self.status, self.headers))
        not_modified = head_bytes(304, self.headers_not_modified)
        object.__setattr__(self, "head_not_modified", not_modified)


def head_bytes(status: int, headers: Iterable[Header]) -> bytes:
    """Return a status and headers as they are sent, without the empty line that ends them."""
    first = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n".encode("ascii")
    return first + b"".join(b"%b: %b\r\n" % header for header in headers)


@dataclass(frozen=True, slots=True)
class Answer:
    """A status and its variants by encoding, in the server's order of preference."""

    status: int
    etag: bytes
    encodings: tuple[str, ...]
    variants: Mapping[str, Variant]

    @property
    def body(self) -> bytes:
        """The uncompressed body, which every answer has."""
        return self.variants["identity"].body

    @property
    def weight(self) -> int:
        """How many bytes of body the answer keeps in memory."""
        return sum(len(variant.body) for variant in self.variants.values())


def build_answer(
    status: int,
    content_type: str,
    body: bytes,
    *,
    cache_control: str,
    extra_headers: Sequence[Header] = (),
    compressible: bool = True,
    effort: Effort = "best",
) -> Answer:
    """Compress, hash and write the headers, so that sending is only choosing."""
    digest = hashlib.sha256(body).hexdigest()[:24]
    shared: list[Header] = [(b"cache-control", cache_control.encode("ascii"))]
    if compressible:
        shared.append((b"vary", b"accept-encoding"))
    shared.extend(extra_headers)
    bodies = compress(body, effort) if compressible else {"identity": body}
    variants = {
        encoding: _variant(status, encoding, digest, content_type.encode("ascii"), shared, packed)
        for encoding, packed in bodies.items()
    }
    etag = variants["identity"].etag
    return Answer(status, etag, tuple(variants), MappingProxyType(variants))


def with_headers(answer: Answer, extra: Sequence[Header]) -> Answer:
    """Return the same answer with more headers, to mark it without compressing again."""
    more = tuple(extra)
    variants = {
        encoding: replace(
            variant,
            headers=variant.headers + more,
            headers_not_modified=variant.headers_not_modified + more,
        )
        for encoding, variant in answer.variants.items()
    }
    return Answer(answer.status, answer.etag, answer.encodings, MappingProxyType(variants))


def _variant(
    status: int,
    encoding: str,
    digest: str,
    content_type: bytes,
    shared: Sequence[Header],
    body: bytes,
) -> Variant:
    # A strong validator names exact bytes, so each encoding carries its own.
    suffix = "" if encoding == "identity" else f"-{encoding}"
    etag = f'"{digest}{suffix}"'.encode("ascii")
    validators = ((b"etag", etag), *shared)
    headers = [
        (b"content-type", content_type),
        (b"content-length", str(len(body)).encode("ascii")),
        *validators,
    ]
    if encoding != "identity":
        headers.append((b"content-encoding", encoding.encode("ascii")))
    return Variant(status, etag, tuple(headers), validators, body)


# Real headers are far shorter. Of a longer one only the beginning is read, so that reading it
# costs no more than reading any other.
_LONGEST_READ: Final = 256
_MOST_TAGS: Final = 20

_QUALITY: Final = re.compile(r"[qQ]=(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?)")


def choose(accept_encoding: bytes, available: tuple[str, ...]) -> str:
    """Return the best available encoding; ties go to the one listed first.

    When the client refuses everything we have, identity is sent all the same: a readable
    answer serves a visitor better than 406.
    """
    if len(accept_encoding) > _LONGEST_READ:
        accept_encoding = accept_encoding[:_LONGEST_READ].rpartition(b",")[0]
    return _remembered(accept_encoding, available)


def _choose(accept_encoding: bytes, available: tuple[str, ...]) -> str:
    wanted = _parse(accept_encoding)
    best, best_quality = "identity", 0.0
    for encoding in available:
        quality = _quality_of(encoding, wanted)
        if quality > best_quality:
            best, best_quality = encoding, quality
    return best


_remembered = lru_cache(maxsize=1024)(_choose)


def _quality_of(encoding: str, wanted: dict[str, float]) -> float:
    if encoding in wanted:
        return wanted[encoding]
    if "*" in wanted:
        return wanted["*"]
    # Identity is acceptable unless refused, yet never preferred to an encoding asked for.
    return 0.0001 if encoding == "identity" else 0.0


def _parse(accept_encoding: bytes) -> dict[str, float]:
    wanted: dict[str, float] = {}
    for item in accept_encoding.decode("latin-1").split(","):
        coding, *parameters = (part.strip() for part in item.split(";"))
        if coding:
            name = coding.lower()
            wanted["gzip" if name == "x-gzip" else name] = _read_quality(parameters)
    return wanted


def _read_quality(parameters: Sequence[str]) -> float:
    """Return the q-value; a malformed one refuses the encoding, which is always safe."""
    if not parameters:
        return 1.0
    match = _QUALITY.fullmatch(parameters[0])
    return float(match[1]) if match else 0.0


# A name or an IPv4 address, or an IPv6 address in brackets, and perhaps a port.
_HOST: Final = re.compile(
    rb"(?:[A-Za-z0-9\-._~!$&'()*+,;=%]{1,255}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{0,5})?"
)


@lru_cache(maxsize=256)
def _is_host(value: bytes) -> bool:
    return _HOST.fullmatch(value) is not None


# Whether there is exactly one possible host, then Accept-Encoding and If-None-Match.
Asked = tuple[bool, bytes, bytes]


def read_headers(headers: Iterable[Header]) -> Asked:
    """Read what matters of a request's headers in one pass; this is on everybody's way."""
    hosts = 0
    accept_encoding = if_none_match = b""
    for name, value in headers:
        if name == b"host":
            hosts += 1 if _is_host(value) else 2
        elif name == b"accept-encoding":
            accept_encoding = accept_encoding + b"," + value if accept_encoding else value
        elif name == b"if-none-match":
            if_none_match = if_none_match + b"," + value if if_none_match else value
    return hosts == 1, accept_encoding, if_none_match


async def send_answer(method: str, asked: Asked, send: Send, answer: Answer) -> None:
    """Send the answer in the client's encoding, or 304, or headers alone for HEAD."""
    variant, known = _variant_for(asked, answer)
    if known:
        status, headers, body = 304, variant.headers_not_modified, b""
    else:
        body = b"" if method == "HEAD" else variant.body
        status, headers = answer.status, variant.headers
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def answer_bytes(method: str, asked: Asked, answer: Answer) -> tuple[int, bytes, bytes]:
    """Return what `send_answer` would send: the status, the head without its end, the body."""
    variant, known = _variant_for(asked, answer)
    if known:
        return 304, variant.head_not_modified, b""
    return answer.status, variant.head, b"" if method == "HEAD" else variant.body


def _variant_for(asked: Asked, answer: Answer) -> tuple[Variant, bool]:
    """Return the variant in the client's encoding, and whether the client holds it already."""
    _, accept_encoding, tags = asked
    variant = answer.variants[choose(accept_encoding, answer.encodings)]
    return variant, bool(tags) and answer.status == 200 and is_known(tags, variant.etag)


def is_known(if_none_match: bytes, etag: bytes) -> bool:
    """Tell whether the client already holds these bytes (weak comparison, RFC 9110, 13.1.2)."""
    if if_none_match == etag:
        return True
    tags = (tag.strip() for tag in if_none_match.split(b",", _MOST_TAGS))
    return any(tag == b"*" or tag.removeprefix(b"W/") == etag for tag in tags)
