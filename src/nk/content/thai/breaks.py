"""Finding the places where a browser would break a Thai word at the end of a line."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from nk.content.schema.glossary import Glossary
from nk.content.schema.text import PLACEHOLDER
from nk.content.thai.known_words import known_words
from nk.content.thai.segmenter import segment
from nk.content.thai.short_words import COMMON_SHORT_WORDS, LONGEST_SHORT

_THAI_WORD = re.compile(r"[\u0e01-\u0e2e\u0e30-\u0e3a\u0e40-\u0e45\u0e47-\u0e4e]+")


@dataclass(frozen=True, slots=True)
class Break:
    """A bad break: the text's place in the list, and the pieces around it."""

    text: int
    pieces: tuple[str, ...]

    @property
    def joined(self) -> str:
        """The text as it is meant."""
        return "".join(self.pieces)

    def __str__(self) -> str:
        return "|".join(self.pieces)


def bad_breaks(texts: Sequence[str], glossary: Glossary, cache: Path) -> list[Break]:
    """Find every piece that is no word and could be torn from its neighbour."""
    kept = _kept_together(glossary)
    cuts = segment([PLACEHOLDER.sub("1", text).replace("*", "") for text in texts], cache)
    lines = [_join_kept(pieces, kept) for pieces in cuts]
    plain = {_without(kept, piece) for pieces in lines for piece in pieces} - {""}
    known = known_words(plain, cache) | {"", *glossary.may_break}
    found = []
    for index, pieces in enumerate(lines):
        words = [_without(kept, piece) for piece in pieces]
        scraps = _scraps(words, known)
        bad = [word not in known or place in scraps for place, word in enumerate(words)]
        found += [Break(index, around) for around in _groups(pieces, bad)]
    return found


def _scraps(words: list[str], known: frozenset[str]) -> set[int]:
    """Find short pieces side by side that are words only by chance."""
    odd = [
        0 < len(word) <= LONGEST_SHORT and word in known and word not in COMMON_SHORT_WORDS
        for word in words
    ]
    return {
        place
        for left in range(len(words) - 1)
        if odd[left] and odd[left + 1]
        for place in (left, left + 1)
    }


def _kept_together(glossary: Glossary) -> re.Pattern[str]:
    words = "|".join(map(re.escape, glossary.keep_together))
    return re.compile(words or r"(?!)")


def _join_kept(pieces: list[str], kept: re.Pattern[str]) -> list[str]:
    """Join the pieces of a glossary word: the page does not let it break there."""
    text = "".join(pieces)
    inside = {
        position
        for match in kept.finditer(text)
        for position in range(match.start() + 1, match.end())
    }
    ends = [0]
    for piece in pieces:
        ends.append(ends[-1] + len(piece))
    allowed = [end for end in ends if end not in inside]
    return [text[start:end] for start, end in pairwise(allowed)]


def _without(kept: re.Pattern[str], piece: str) -> str:
    """Give what has to be a word: the Thai of a piece, less the glossary words in it."""
    return "".join(_THAI_WORD.findall(kept.sub("", piece)))


def _groups(pieces: list[str], bad: list[bool]) -> Iterator[tuple[str, ...]]:
    """Give each run of bad pieces with a piece on either side, where Thai touches Thai."""
    start = 0
    while start < len(pieces):
        end = start
        while end < len(pieces) and bad[end]:
            end += 1
        if end > start:
            first = start - 1 if start and _touch(pieces[start - 1], pieces[start]) else start
            last = end + 1 if end < len(pieces) and _touch(pieces[end - 1], pieces[end]) else end
            if last - first > 1:
                yield tuple(pieces[first:last])
        start = max(end, start) + 1


def _touch(left: str, right: str) -> bool:
    return bool(_THAI_WORD.match(left[-1]) and _THAI_WORD.match(right[0]))
