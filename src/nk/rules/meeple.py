"""The short code of a made meeple: a version, one letter a part, and a letter that checks them.

`web/src/features/meeple/code.ts` reads and writes the same codes; tests/vectors/meeple.json holds
both level. A choice is a place in the part's list in content/meeple.yaml, so those lists only grow.
"""

from collections.abc import Sequence
from typing import Final

PARTS: Final = ("body", "face", "hair", "hat", "glasses", "thing", "background")
VERSION: Final = "1"
# Without i, l, o and u: a code may be read out aloud and typed again.
ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"
# A prime, so that the check finds every wrong letter and every two neighbours exchanged.
MOST_CHOICES: Final = 31
LENGTH: Final = len(VERSION) + len(PARTS) + 1


def write_code(choices: Sequence[int]) -> str:
    """Return the code of one choice a part, in the order of PARTS."""
    if len(choices) != len(PARTS) or not all(0 <= choice < MOST_CHOICES for choice in choices):
        raise ValueError(f"a meeple has {len(PARTS)} choices, each from 0 to {MOST_CHOICES - 1}")
    letters = VERSION + "".join(ALPHABET[choice] for choice in choices)
    return letters + _check(letters)


def read_code(code: str, sizes: Sequence[int]) -> tuple[int, ...] | None:
    """Return the choices of a code, or None; `sizes` says how many choices each part has.

    Only the one spelling that `write_code` gives is a code, so a meeple has one address.
    """
    if len(code) != LENGTH or not code.startswith(VERSION) or not set(code) <= set(ALPHABET):
        return None
    letters = code[len(VERSION) : -1]
    choices = tuple(ALPHABET.index(letter) for letter in letters)
    known = all(choice < size for choice, size in zip(choices, sizes, strict=True))
    return choices if known and code[-1] == _check(code[:-1]) else None


def _check(letters: str) -> str:
    total = sum(place * ALPHABET.index(letter) for place, letter in enumerate(letters, 1))
    return ALPHABET[total % MOST_CHOICES]
