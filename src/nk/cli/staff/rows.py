"""Reading a file of rows, CSV or JSON by its name; all that is wrong is said at once."""

import csv
import io
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from nk.club.errors import UnclearError, missing_words

# Spreadsheets take these, the full-width forms too, as the start of a formula.
_STARTS: Final = "=+\\-@\t\r\n＝＋－＠"
_DANGEROUS: Final = re.compile(rf"'*[{_STARTS}]")
_GUARDED: Final = re.compile(rf"'+[{_STARTS}]")


def guarded(cell: str) -> str:
    """Return the cell with an apostrophe in front if a spreadsheet could run it."""
    return f"'{cell}" if _DANGEROUS.match(cell) else cell


def unguarded(cell: str) -> str:
    """Return the cell as it was before `guarded`."""
    return cell[1:] if _GUARDED.match(cell) else cell


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


# Spreadsheets of some countries separate by semicolons, and copied cells by tabs.
_SEPARATORS: Final = (",", ";", "\t")


def csv_rows(text: str, columns: Columns) -> Iterator[Row | BadRow]:
    """Yield every row below the header; empty lines are passed over."""
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=_separator(text), strict=True)
    header: list[str] | None = None
    line = 1
    while True:
        try:
            cells = next(reader)
        except StopIteration:
            return
        except csv.Error as problem:
            yield BadRow(line, f"This cannot be read as CSV ({problem}).")
            return
        if any(cell.strip() for cell in cells):
            if header is None:
                header = _header(cells, columns)
            else:
                yield _row(line, header, cells)
        line = reader.line_num + 1


def _separator(text: str) -> str:
    first = next((line for line in text.splitlines() if line.strip()), "")
    return max(_SEPARATORS, key=first.count)


def _header(cells: Sequence[str], columns: Columns) -> list[str]:
    names = [cell.strip().lower() for cell in cells]
    # A spreadsheet may leave empty columns at the right.
    while names and not names[-1]:
        names.pop()
    columns.check(names)
    return names


def _row(line: int, header: Sequence[str], cells: Sequence[str]) -> Row | BadRow:
    extra = [cell for cell in cells[len(header) :] if cell.strip()]
    if extra:
        return BadRow(line, f"There are {len(cells)} cells, but only {len(header)} columns.")
    filled = [*cells[: len(header)], *[""] * (len(header) - len(cells))]
    return row_of(line, {name: unguarded(cell) for name, cell in zip(header, filled, strict=True)})


_SPACE: Final = re.compile(r"[ \t\r\n]*")


def json_rows(text: str, columns: Columns) -> Iterator[Row | BadRow]:
    """Yield every object of the list, its values written as a CSV cell would hold them."""
    for line, found in _objects(text):
        try:
            columns.check([name for name, _ in found])
            yield row_of(line, {name: _cell(name, value) for name, value in found})
        except UnclearError as problem:
            yield BadRow(line, str(problem))


def _objects(text: str) -> Iterator[tuple[int, list[tuple[str, object]]]]:
    """Walk along the list one object at a time, because the parser keeps no lines."""
    decoder = json.JSONDecoder(object_pairs_hook=_Pairs)
    at, line, counted = _expect(text, 0, "["), 1, 0
    while not text.startswith("]", at):
        line, counted = line + text.count("\n", counted, at), at
        try:
            found, at = decoder.raw_decode(text, at)
        except (ValueError, RecursionError):
            raise UnclearError(f"Line {line}: this cannot be read as JSON.") from None
        if not isinstance(found, _Pairs):
            raise UnclearError(f"Line {line}: this is not an object with columns as its names.")
        yield line, found
        at = _next(text, at, line)
    if text[at + 1 :].strip():
        raise UnclearError("There is more after the end of the JSON list.")


def _next(text: str, at: int, line: int) -> int:
    at = _after_space(text, at)
    if text.startswith(",", at):
        after = _after_space(text, at + 1)
        if not text.startswith("]", after):
            return after
    elif text.startswith("]", at):
        return at
    raise UnclearError(f"A comma or the closing ] is wrong after the object of line {line}.")


def _expect(text: str, at: int, sign: str) -> int:
    at = _after_space(text, at)
    if not text.startswith(sign, at):
        raise UnclearError("A JSON file must be a list of objects.")
    return _after_space(text, at + 1)


def _after_space(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    return found.end() if found else at


class _Pairs(list[tuple[str, object]]):
    """An object's names and values in order, so that a name given twice is seen."""


def _cell(name: str, value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str | int):
        return str(value)
    raise UnclearError(f"{name} must be a text, a number, true, false or null.")


LARGEST_FILE: Final = 20_000_000


def read_rows(path: Path, columns: Columns) -> list[Row]:
    """Return the rows of a file, or name every row that cannot be read."""
    text = file_text(path)
    read = json_rows if is_json(path) else csv_rows
    try:
        found = list(read(text, columns))
    except UnclearError as problem:
        raise UnclearError(f"{path.name}: {problem}") from None
    bad = [row for row in found if isinstance(row, BadRow)]
    if bad:
        raise BadRowsError(path.name, bad)
    if not found:
        raise UnclearError(f"{path.name} has no rows.")
    return [row for row in found if isinstance(row, Row)]


def is_json(path: Path) -> bool:
    """Tell JSON from CSV by the file's name; a name that says neither is refused."""
    ending = path.suffix.lower()
    if ending not in (".csv", ".json"):
        raise UnclearError(f"{path.name} is neither .csv nor .json; save the table as CSV UTF-8.")
    return ending == ".json"


def file_text(path: Path) -> str:
    """Return the text of a UTF-8 file, with or without a byte order mark."""
    # Read one byte more than allowed: a file that has it is too large, even a growing one.
    with path.open("rb") as file:
        raw = file.read(LARGEST_FILE + 1)
    if len(raw) > LARGEST_FILE:
        raise UnclearError(f"{path.name} is larger than {LARGEST_FILE:,} bytes; split it.")
    if b"\0" in raw:
        line = raw[: raw.index(b"\0")].count(b"\n") + 1
        raise UnclearError(f"{path.name}:{line}: this is not text; save it as CSV UTF-8.")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = raw[: problem.start].count(b"\n") + 1
        raise UnclearError(f"{path.name}:{line}: save the file as CSV UTF-8.") from None


class BadRowsError(Exception):
    """A file holds lines that cannot be taken, so none of it is."""

    def __init__(self, file: str, rows: list[BadRow]) -> None:
        super().__init__(f"{file} has {len(rows)} bad rows")
        self.file = file
        self.rows = sorted(rows)
