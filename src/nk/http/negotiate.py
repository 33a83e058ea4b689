"""Choosing a content encoding from an Accept-Encoding header (RFC 9110, 12.5.3)."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

# Real headers are far shorter; a longer one is answered without being remembered.
_LONGEST_REMEMBERED: Final = 256

_QUALITY: Final = re.compile(r"[qQ]=(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?)")


def choose(accept_encoding: bytes, available: Sequence[str]) -> str:
    """Return the best available encoding; ties go to the one listed first.

    When the client refuses everything we have, identity is sent all the same: a readable
    answer serves a visitor better than 406.
    """
    offered = tuple(available)
    if len(accept_encoding) > _LONGEST_REMEMBERED:
        return _choose(accept_encoding, offered)
    return _remembered(accept_encoding, offered)


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
