"""Taking the rows of a file into the store: all of them, or none and every reason."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from sqlalchemy.exc import IntegrityError

from nk.cli.staff.failing import BadRowsError, words_of
from nk.cli.staff.row_values import BadRow, Row
from nk.cli.staff.unclear import UnclearError
from nk.store import RefusedError
from nk.store.sentences import refusal_of

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
