"""Everything the club can say no with."""

from collections.abc import Sequence
from dataclasses import dataclass

from nk.club.store import tables


@dataclass(frozen=True, slots=True)
class Sentence:
    """The same sentence in Thai and in English."""

    th: str
    en: str


class StoreError(Exception):
    """The root of the store's errors."""


class UnsupportedDatabaseError(StoreError):
    """The database address is not one of the two engines the store is tested on."""


class StoreUnreadableError(StoreError):
    """The database cannot be read or written at the moment."""


class RefusedError(StoreError):
    """A change that is not allowed, with the reason in both languages."""

    def __init__(self, code: str, sentence: Sentence, field: str | None = None) -> None:
        super().__init__(sentence.en)
        self.code = code
        self.sentence = sentence
        self.field = field


class NotFoundError(RefusedError):
    """The event, player, match or season that was named does not exist."""

    def __init__(self, kind: str, number: object) -> None:
        names = {"event": "อีเวนต์", "player": "ผู้เล่น", "match": "แมตช์", "season": "ซีซัน"}
        sentence = Sentence(
            th=f"ไม่พบ{names.get(kind, kind)} {number}", en=f"There is no {kind} {number}."
        )
        super().__init__(f"{kind}_not_found", sentence, field=kind)


assert tables.matches.metadata is tables.metadata


class UnclearError(ValueError):
    """Something typed, or read from a file, is missing, wrong or can be read in two ways."""


def missing_words(names: Sequence[str]) -> str:
    """Say that something is missing: one thing, two, or more."""
    if len(names) == 1:
        return f"{names[0]} is missing."
    return f"{', '.join(names[:-1])} and {names[-1]} are missing."
