"""A sentence in both languages, as every part of the program says no to a person."""

from dataclasses import dataclass
from typing import Literal

Language = Literal["th", "en"]


@dataclass(frozen=True, slots=True)
class Sentence:
    """The same sentence in Thai and in English."""

    th: str
    en: str

    def in_language(self, language: Language) -> str:
        """Return the sentence in one of its languages."""
        return self.th if language == "th" else self.en


class WrongValueError(ValueError):
    """A value that cannot be used, with what to do about it.

    Pydantic keeps the error that a validator raises, so both languages come out at its end.
    """

    def __init__(self, th: str, en: str) -> None:
        super().__init__(en)
        self.sentence = Sentence(th=th, en=en)
