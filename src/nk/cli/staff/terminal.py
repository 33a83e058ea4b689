"""Questions and tables, the same in every staff command."""

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from datetime import date, datetime
from pathlib import Path
from typing import TypeVar

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from nk.bangkok import BANGKOK
from nk.cli.staff.errors import words_of
from nk.cli.terminal import stop
from nk.club.errors import RefusedError, UnclearError, missing_words

Answer = TypeVar("Answer")


def is_interactive() -> bool:
    """Tell whether a person sits at the other end."""
    return sys.stdin.isatty()


def require(flags: Mapping[str, object]) -> None:
    """Name every flag a script has left out; in a terminal each will be asked for."""
    missing = [flag for flag, value in flags.items() if value in (None, "", [])]
    if missing and not is_interactive():
        raise UnclearError(missing_words(missing))


def answer(
    given: str | None,
    question: str,
    read: Callable[[str], Answer],
    *,
    default: str | None = None,
) -> Answer:
    """Return what was given on the command line, or ask until the answer can be read."""
    if given is not None:
        return read(given)
    while True:
        typed = typer.prompt(question, default=default, show_default=bool(default))
        try:
            return read(str(typed))
        except UnclearError as problem:
            typer.echo(str(problem), err=True)
        except RefusedError as problem:
            typer.echo(words_of(problem), err=True)


def some_text(typed: str) -> str:
    """Read a text that must not be empty."""
    if not typed.strip():
        raise UnclearError("This cannot be empty.")
    return typed


def whole_number(typed: str) -> int:
    """Read the number of an event, a match or a player."""
    digits = typed.strip()
    # More digits than a store can count are a slip, and slow to read as a number.
    if not digits.isdecimal() or len(digits) > 18:
        raise UnclearError(f"{typed.strip()[:40]!r} is not a number.")
    return int(digits)


def chosen_file(given: Path | None, question: str) -> Path:
    """Return the file that was named, asked for if none was."""
    require({"The file": given})
    return given or answer(None, question, lambda typed: Path(some_text(typed).strip()))


def confirm(question: str, *, yes: bool) -> None:
    """Go on only with a yes; a script says so with --yes."""
    if yes:
        return
    if not is_interactive():
        stop("Nothing was changed: this needs a yes, so add --yes.")
    if not typer.confirm(question):
        stop("Nothing was changed.")


Line = Mapping[str, object]
_WIDEST = 1_000


def show(lines: Sequence[Line], *, as_json: bool = False, none: str = "Nothing to show.") -> None:
    """Print the lines under the names of their columns."""
    if as_json:
        typer.echo(json.dumps(lines, ensure_ascii=False, indent=2, default=_for_scripts))
    elif lines:
        # Only a terminal has an edge to wrap at; a file gets whole lines.
        Console(width=None if sys.stdout.isatty() else _WIDEST).print(_table(lines))
    else:
        typer.echo(none)


def _table(lines: Sequence[Line]) -> Table:
    table = Table(box=None, header_style="bold", pad_edge=False)
    for name in lines[0]:
        figures = all(type(line[name]) in (int, type(None)) for line in lines)
        table.add_column(name.replace("_", " "), justify="right" if figures else "left")
    for line in lines:
        # As Text, because a name such as "[red]" would otherwise be taken for a colour.
        table.add_row(*(Text(_for_people(value)) for value in line.values()))
    return table


def _for_people(value: object) -> str:
    if isinstance(value, datetime):
        return value.astimezone(BANGKOK).strftime("%Y-%m-%d %H:%M")
    if isinstance(value, bool):
        return "yes" if value else ""
    return "" if value is None else str(value)


def _for_scripts(value: object) -> str:
    if isinstance(value, datetime):
        return value.astimezone(BANGKOK).isoformat()
    if isinstance(value, date):
        return value.isoformat()
    raise TypeError(f"{type(value).__name__} cannot be written as JSON")


def counted(count: int, what: str) -> str:
    """Write a number of things."""
    return f"{count} {what}" if count == 1 else f"{count:,} {what}s"
