"""Reading the fields of plain values (dicts, lists, numbers, words) from outside, one by one.

By hand, because the rules are to load quickly and without pydantic: the reasons and a figure are
in docs/decisions.md.
"""

from collections.abc import Collection, Mapping
from enum import StrEnum
from typing import TypeVar

Word = TypeVar("Word", bound=StrEnum)


class MalformedError(ValueError):
    """A value from outside that has the wrong shape; it names the field and the problem."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field} {problem}")
        self.field = field
        self.problem = problem


def a_mapping(value: object, field: str) -> Mapping[str, object]:
    """Return the value as a mapping with words for keys."""
    if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
        raise MalformedError(field, "must be an object")
    return value


def only(data: Mapping[str, object], allowed: Collection[str]) -> None:
    """Refuse fields that nobody reads, so that a misspelt one is not silently ignored."""
    for name in data:
        if name not in allowed:
            raise MalformedError(name[:40], "is not a known field")


def a_text(data: Mapping[str, object], field: str) -> str:
    """Return a field that must be a word or sentence with something in it."""
    value = data.get(field)
    if not isinstance(value, str) or not value.strip():
        raise MalformedError(field, "must be a text")
    return value


def a_word(data: Mapping[str, object], field: str, words: type[Word]) -> Word:
    """Return a field that must be one of a fixed set of words."""
    value = data.get(field)
    if not isinstance(value, str) or value not in {word.value for word in words}:
        raise MalformedError(field, f"must be one of {', '.join(words)}")
    return words(value)


def a_flag(data: Mapping[str, object], field: str) -> bool:
    """Return a field that must be true or false."""
    value = data.get(field)
    if not isinstance(value, bool):
        raise MalformedError(field, "must be true or false")
    return value


def a_whole(data: Mapping[str, object], field: str) -> int:
    """Return a field that must be a whole number of zero or more."""
    value = data.get(field)
    # True and False are numbers to Python, never to the rules.
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise MalformedError(field, "must be a whole number")
    return value


def a_list(value: object, field: str, longest: int) -> list[object]:
    """Return the value as a list of at most the given length."""
    if not isinstance(value, list | tuple) or len(value) > longest:
        raise MalformedError(field, f"must be a list of at most {longest}")
    return list(value)
