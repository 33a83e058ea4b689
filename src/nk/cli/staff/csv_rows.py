"""Reading CSV as spreadsheets write it."""

import csv
import io
from collections.abc import Iterator, Sequence
from typing import Final

from nk.cli.staff.cells import unguarded
from nk.cli.staff.row_values import BadRow, Columns, Row, row_of

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
