"""An answer with nothing left to compute: every header and body is ready before a request."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from nk.http.asgi import Header
from nk.http.compression import Effort, compress


@dataclass(frozen=True, slots=True)
class Variant:
    """One encoding of an answer.

    Headers are tuples because they are shared by every request: a layer that adds a header
    has to build its own list and cannot change what the next visitor is sent.
    """

    etag: bytes
    headers: tuple[Header, ...]
    headers_not_modified: tuple[Header, ...]
    body: bytes


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
        encoding: _variant(encoding, digest, content_type.encode("ascii"), shared, packed)
        for encoding, packed in bodies.items()
    }
    etag = variants["identity"].etag
    return Answer(status, etag, tuple(variants), MappingProxyType(variants))


def with_headers(answer: Answer, extra: Sequence[Header]) -> Answer:
    """Return the same answer with more headers, to mark it without compressing again."""
    more = tuple(extra)
    variants = {
        encoding: Variant(
            variant.etag, variant.headers + more, variant.headers_not_modified + more, variant.body
        )
        for encoding, variant in answer.variants.items()
    }
    return Answer(answer.status, answer.etag, answer.encodings, MappingProxyType(variants))


def _variant(
    encoding: str, digest: str, content_type: bytes, shared: Sequence[Header], body: bytes
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
    return Variant(etag, tuple(headers), validators, body)
