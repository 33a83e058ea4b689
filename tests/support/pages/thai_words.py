"""Where Thai words end, by a dictionary: the segmentation with the fewest words is meant.

Browsers cut by a small dictionary of their own, so that มือถือ, a phone, may become มือ, a hand, at
the end of a line. PyThaiNLP's word list is larger, and the glossary adds the shop's own words.
"""

import re
from collections.abc import Collection, Iterator
from functools import lru_cache

from pythainlp.corpus import thai_words

THAI = re.compile(r"[\u0e01-\u0e4e]+")
_NOT_FIRST = re.compile(r"[\u0e30-\u0e3a\u0e45\u0e47-\u0e4e]")
_LONGEST_WORD = 30
# Letters that belong to no known word cost as much as many words: they are the last resort.
_UNKNOWN = 8
_UNITS = """
บาท คน เกม ชั่วโมง ชม. นาที วินาที วัน สัปดาห์ เดือน ปี แต้ม เซต ครั้ง ข้อ ลูก ตัว ชิ้น ใบ รูป ฟอง รส
สาขา กล่อง นิ้ว ซม. น. ดาว รายการ โซน แก๊ง นัด ช่อง เรื่อง คดี หมวด อันดับ
"""
UNITS = tuple(_UNITS.split())
_FIGURE_AT_END = re.compile(r"[0-9][+%]?\s$")


class WordEnds:
    """Tells whether a line may end inside a run of Thai letters."""

    def __init__(self, keep_together: Collection[str], may_break: Collection[str]) -> None:
        self._kept = frozenset(keep_together)
        self._words = (thai_words() | self._kept) - frozenset(may_break)
        self._fewest = lru_cache(maxsize=None)(self._count)

    def torn(self, text: str, position: int) -> str | None:
        """Give what is torn by a line that ends before a position of a text, if anything is."""
        if _FIGURE_AT_END.search(text[:position]) and text[position:].startswith(UNITS):
            return f"{text[:position].split()[-1]}|{text[position:].split()[0]}"
        for run in THAI.finditer(text):
            if run.start() < position < run.end():
                return self._torn_in(run[0], position - run.start())
        return None

    def _torn_in(self, run: str, at: int) -> str | None:
        left, right = run[:at], run[at:]
        inside = any(self._around(run, at, self._kept))
        if not inside and self._fewest(left) + self._fewest(right) <= self._fewest(run):
            return None
        words = sorted(self._around(run, at, self._words), key=len)
        return words[-1] if words else f"{left}|{right}"

    @staticmethod
    def _around(run: str, at: int, words: Collection[str]) -> Iterator[str]:
        """Give the words that stand on both sides of a place, cut there."""
        for start in range(max(0, at - _LONGEST_WORD), at):
            for end in range(at + 1, min(len(run), at + _LONGEST_WORD) + 1):
                if run[start:end] in words:
                    yield f"{run[start:at]}|{run[at:end]}"

    def _count(self, run: str) -> int:
        """Count the words of the segmentation that has the fewest."""
        best = [0] + [len(run) * _UNKNOWN] * len(run)
        for end in range(1, len(run) + 1):
            if end < len(run) and _NOT_FIRST.match(run[end]):
                best[end] = best[end - 1] + _UNKNOWN
                continue
            best[end] = best[end - 1] + _UNKNOWN
            for start in range(max(0, end - _LONGEST_WORD), end):
                if run[start:end] in self._words:
                    best[end] = min(best[end], best[start] + 1)
        return best[-1]
