"""Telling words that ICU's dictionary holds from scraps that it cut by guessing.

ICU does not say which of its pieces are words. But a word stays a piece among others like it and
between two common words, while a scrap clings to its neighbours.
"""

import re
from collections.abc import Iterable
from pathlib import Path

from nk.content.thai.segmenter import segment

_COMMON = ("กับ", "มาก")
_LONE_LETTER = re.compile(r"[ก-ฮ][\u0e47-\u0e4e]?")
_WORDS_OF_ONE_LETTER = frozenset({"ณ", "ก็", "ธ", "บ่"})


def known_words(pieces: Iterable[str], cache: Path) -> frozenset[str]:
    """Find which pieces are words of the dictionary."""
    wanted = sorted({piece for piece in pieces if not _is_lone_letter(piece)})
    stand = dict(zip(wanted, _stand_alone(wanted, cache), strict=True))
    # ลา fails alone because ลาลา is a word too; it is a word if its double is one.
    doubled = [piece for piece in wanted if not stand[piece]]
    again = _stand_alone([piece * 2 for piece in doubled], cache)
    stand.update(zip(doubled, again, strict=True))
    return frozenset({piece for piece in wanted if stand[piece]} | _WORDS_OF_ONE_LETTER)


def _is_lone_letter(piece: str) -> bool:
    return _LONE_LETTER.fullmatch(piece) is not None


def _stand_alone(pieces: list[str], cache: Path) -> list[bool]:
    thrice = segment([piece * 3 for piece in pieces], cache)
    stand = [cut == [piece] * 3 for piece, cut in zip(pieces, thrice, strict=True)]
    for word in _COMMON:
        between = segment([word + piece + word for piece in pieces], cache)
        for place, (piece, cut) in enumerate(zip(pieces, between, strict=True)):
            stand[place] = stand[place] and _is_whole(piece, word, cut)
    return stand


def _is_whole(piece: str, word: str, cut: list[str]) -> bool:
    """Tell whether a piece came out whole, alone or as part of a compound: กับข้าว is a dish."""
    return cut in ([word, piece, word], [word + piece, word], [word, piece + word])
