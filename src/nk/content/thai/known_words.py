"""Telling words that ICU's dictionary holds from scraps that it cut by guessing.

ICU does not say which of its pieces are words. But a word stays a piece among others like it and
between two common words, while a scrap clings to its neighbours.
"""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from nk.content.thai.segmenter import segment

_COMMON = ("กับ", "มาก")
_LONE_LETTER = re.compile(r"[ก-ฮ][\u0e47-\u0e4e]?")
_WORDS_OF_ONE_LETTER = frozenset({"ณ", "ก็", "ธ", "บ่"})


def known_words(pieces: Iterable[str], cache: Path) -> frozenset[str]:
    """Find which pieces are words of the dictionary."""
    wanted = sorted({piece for piece in pieces if not _LONE_LETTER.fullmatch(piece)})
    # ลา fails alone because ลาลา is a word too; it is a word if its double is one.
    tried = [*wanted, *(piece * 2 for piece in wanted)]
    probes = [probe for piece in tried for probe in _probes(piece)]
    cut = dict(zip(probes, segment(probes, cache), strict=True))
    found = {
        piece for piece in wanted if _stands_alone(piece, cut) or _stands_alone(piece * 2, cut)
    }
    return frozenset(found | _WORDS_OF_ONE_LETTER)


def _probes(piece: str) -> tuple[str, ...]:
    return (piece * 3, *(word + piece + word for word in _COMMON))


def _stands_alone(piece: str, cut: Mapping[str, list[str]]) -> bool:
    thrice, *between = (cut[probe] for probe in _probes(piece))
    return thrice == [piece] * 3 and all(
        # Alone, or as part of a compound: กับข้าว, a dish, is as good a proof as ข้าว, rice.
        pieces in ([word, piece, word], [word + piece, word], [word, piece + word])
        for word, pieces in zip(_COMMON, between, strict=True)
    )
