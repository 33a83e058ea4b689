"""Pieces of text put in place of others, so that they can be taken back exactly."""

from collections.abc import Iterable
from dataclasses import dataclass

from nk.desk.editing.marks import EditError


@dataclass(frozen=True, slots=True)
class Splice:
    """At `start`, `old` was replaced by `new`."""

    start: int
    old: str
    new: str

    def apply(self, text: str) -> str:
        """Return the text with the new piece; the old one must stand there."""
        end = self.start + len(self.old)
        if text[self.start : end] != self.old:
            raise EditError(
                "ไฟล์เปลี่ยนไปแล้วหลังจากที่แก้ตรงนี้",
                "The file is not as it was when this was changed.",
            )
        return text[: self.start] + self.new + text[end:]

    def taken_back(self) -> "Splice":
        """Return the splice that undoes this one."""
        return Splice(self.start, self.new, self.old)


@dataclass(frozen=True, slots=True)
class Edited:
    """A text after an edit, and the splices that led to it, in the order they were made."""

    text: str
    splices: tuple[Splice, ...]

    def undone(self) -> str:
        """Return the text as it was before."""
        text = self.text
        for splice in reversed(self.splices):
            text = splice.taken_back().apply(text)
        return text


def replace(text: str, start: int, end: int, new: str) -> Splice:
    """Make the splice for one piece of a text."""
    return Splice(start, text[start:end], new)


def spliced(text: str, splices: Iterable[Splice]) -> Edited:
    """Make splices that were all measured on the same text and do not overlap."""
    # From the end to the start, none of them moves the place of another.
    ordered = tuple(sorted(splices, key=lambda splice: splice.start, reverse=True))
    for splice in ordered:
        text = splice.apply(text)
    return Edited(text, ordered)
