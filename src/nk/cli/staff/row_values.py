"""Rows of a file as values: the cells with their line, and which columns there may be."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from nk.cli.staff.unclear import UnclearError, missing_words

# The longest text an event may have fits twice; anything larger is not a cell of ours.
LARGEST_CELL: Final = 20_000


@dataclass(frozen=True, slots=True)
class Row:
    """One row: the line it starts on, and its cells by column."""

    line: int
    cells: dict[str, str]


@dataclass(frozen=True, slots=True, order=True)
class BadRow:
    """A line of a file, and why it cannot be taken."""

    line: int
    reason: str


@dataclass(frozen=True, slots=True)
class Columns:
    """The columns a file may have, and those it must have."""

    known: tuple[str, ...]
    required: frozenset[str] = frozenset()

    def check(self, given: Sequence[str]) -> None:
        """Refuse columns nobody knows, one that is there twice, and too few."""
        unknown = [name[:40] or "(no name)" for name in given if name not in self.known]
        missing = sorted(self.required - set(given))
        if unknown:
            known = ", ".join(self.known)
            raise UnclearError(f"There is no column {', '.join(unknown)}; known are {known}.")
        if len(set(given)) < len(given):
            raise UnclearError("A column is there twice.")
        if missing:
            raise UnclearError(missing_words([f"the column {name}" for name in missing]))


def row_of(line: int, cells: dict[str, str]) -> Row | BadRow:
    """Return the row, unless one of its cells is larger than any text of ours."""
    large = [name for name, cell in cells.items() if len(cell) > LARGEST_CELL]
    if large:
        return BadRow(line, f"{large[0]} is longer than {LARGEST_CELL:,} characters.")
    return Row(line, cells)
