"""Writing rows to a CSV or JSON file that `rows` reads back."""

import csv
import io
import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from nk.cli.staff.cells import guarded
from nk.cli.staff.rows import is_json
from nk.cli.staff.unclear import UnclearError


def write_rows(
    path: Path, columns: Sequence[str], rows: Sequence[Mapping[str, str]], *, force: bool
) -> None:
    """Write the rows; a file that is there already is replaced only by force."""
    as_json = is_json(path)
    text = _json(rows) if as_json else _csv(columns, rows)
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        # Spreadsheets read Thai right only if a CSV file starts with a byte order mark.
        encoding = "utf-8" if as_json else "utf-8-sig"
        with path.open("w" if force else "x", encoding=encoding, newline="") as file:
            file.write(text)
    except FileExistsError:
        raise UnclearError(f"{path} is there already; add --force to replace it.") from None


def _csv(columns: Sequence[str], rows: Sequence[Mapping[str, str]]) -> str:
    target = io.StringIO(newline="")
    writer = csv.writer(target)
    writer.writerow(columns)
    writer.writerows([guarded(row[name]) for name in columns] for row in rows)
    return target.getvalue()


def _json(rows: Sequence[Mapping[str, str]]) -> str:
    return json.dumps(list(rows), ensure_ascii=False, indent=2) + "\n"
