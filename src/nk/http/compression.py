"""Turning a body into its compressed forms, once, before anybody asks for it."""

import gzip
from typing import Final, Literal

import brotli
import zstandard

Effort = Literal["fast", "best"]

# The order is the server's preference when a client likes several encodings equally.
ENCODINGS: Final = ("br", "zstd", "gzip", "identity")

# Below this size the headers outweigh anything compression could save.
SMALLEST_WORTH_COMPRESSING: Final = 256

# "best" is for pages compressed once at start, "fast" for answers rebuilt when data changes.
_BROTLI_QUALITY: Final = {"fast": 5, "best": 11}
_ZSTD_LEVEL: Final = {"fast": 6, "best": 19}
_GZIP_LEVEL: Final = {"fast": 6, "best": 9}


def compress(body: bytes, effort: Effort = "best") -> dict[str, bytes]:
    """Return the body under every encoding that makes it smaller, in order of preference."""
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
