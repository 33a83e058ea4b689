"""Reading a file of rows, CSV or JSON by its name; all that is wrong is said at once."""

from pathlib import Path
from typing import Final

from nk.cli.staff.csv_rows import csv_rows
from nk.cli.staff.failing import BadRowsError
from nk.cli.staff.json_rows import json_rows
from nk.cli.staff.row_values import BadRow, Columns, Row
from nk.cli.staff.unclear import UnclearError

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
