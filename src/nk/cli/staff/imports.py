"""Taking the rows of a file into the store, all or none, and writing rows to a file."""

import csv
import io
import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from sqlalchemy.exc import IntegrityError

from nk.cli.staff.errors import words_of
from nk.cli.staff.rows import BadRow, BadRowsError, Row, guarded, is_json
from nk.club.errors import RefusedError, UnclearError
from nk.club.store.constraints import refusal_of


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


Item = TypeVar("Item")

Outcome = TypeVar("Outcome")


def take_rows(file: str, rows: list[Row], take: Callable[[Row], Outcome]) -> list[Outcome]:
    """Take each row; the first that fails does not hide the others, but undoes them all."""
    outcomes: list[Outcome] = []
    bad: list[BadRow] = []
    for row in with_progress(rows, "Reading"):
        try:
            outcomes.append(take(row))
        except IntegrityError as error:
            bad.append(BadRow(row.line, words_of(refusal_of(error))))
        except RefusedError as error:
            bad.append(BadRow(row.line, words_of(error)))
        except UnclearError as error:
            bad.append(BadRow(row.line, str(error)))
    if bad:
        raise BadRowsError(file, bad)
    return outcomes


def with_progress(items: Sequence[Item], what: str) -> Iterator[Item]:
    """Yield the items under a progress bar, which goes away at the end."""
    columns = (TextColumn("· {task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    bar = Progress(
        *columns,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        # In a file of messages, a bar would only leave empty lines.
        disable=not console.is_terminal,
    )
    with bar:
        yield from bar.track(items, description=what)


def summary(outcomes: Iterable[str], what: str, *, dry_run: bool) -> str:
    """Say what became of a file's rows."""
    counted = ", ".join(f"{count} {word}" for word, count in sorted(Counter(outcomes).items()))
    return f"{what}: {counted}." + (" This was a dry run: nothing was changed." if dry_run else "")
