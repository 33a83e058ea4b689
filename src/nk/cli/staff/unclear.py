"""What staff typed cannot be used; the text is a sentence that says why."""

from collections.abc import Sequence


class UnclearError(ValueError):
    """Something typed, or read from a file, is missing, wrong or can be read in two ways."""


def missing_words(names: Sequence[str]) -> str:
    """Say that something is missing: one thing, two, or more."""
    if len(names) == 1:
        return f"{names[0]} is missing."
    return f"{', '.join(names[:-1])} and {names[-1]} are missing."
