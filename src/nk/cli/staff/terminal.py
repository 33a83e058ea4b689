"""Questions, answers and tables, the same in every staff command."""

import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date, datetime
from pathlib import Path
from typing import Any, TypeVar

import typer

from nk.bangkok import BANGKOK
from nk.cli.staff.columns import heading
from nk.cli.staff.language import language
from nk.cli.staff.words import refusal_words, said
from nk.cli.terminal import stop
from nk.club.errors import AmbiguousError, DoubtfulError, RefusedError, Sentence, missing

Answer = TypeVar("Answer")
Item = TypeVar("Item")


def is_interactive() -> bool:
    """Tell whether a person sits at the other end."""
    return sys.stdin.isatty()


def require(flags: Mapping[str, object]) -> None:
    """Name every flag a script has left out; in a terminal each will be asked for."""
    absent = [flag for flag, value in flags.items() if value in (None, "", [])]
    if absent and not is_interactive():
        # A flag is called the same in both languages, and what is no flag is said in the
        # language of the command already.
        raise missing({flag: Sentence(th=flag, en=flag) for flag in absent})


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
        except RefusedError as problem:
            typer.echo(refusal_words(problem), err=True)


def chosen_file(given: Path | None, question: str) -> Path:
    """Return the file that was named, asked for if none was."""
    require({said("the_file"): given})
    return given or Path(_some_text(question))


def _some_text(question: str) -> str:
    while not (typed := str(typer.prompt(question, default="", show_default=False)).strip()):
        continue
    return typed


def confirm(question: str, *, yes: bool) -> None:
    """Go on only with a yes; a script says so with --yes."""
    if yes:
        return
    if not is_interactive():
        stop(said("needs_yes"))
    if not typer.confirm(question):
        stop(said("nothing_changed"))


def insisted(
    operation: Callable[[bool, bool], Answer], *, again: bool = False, anyway: bool = False
) -> Answer:
    """Do what takes `again` and `anyway`; what it doubts is asked, or refused with the flag."""
    given = {"again": again, "anyway": anyway}
    while True:
        try:
            return operation(given["again"], given["anyway"])
        except DoubtfulError as doubt:
            if not is_interactive():
                stop(f"{refusal_words(doubt)} {said('insist', flag=f'--{doubt.insist}')}")
            typer.echo(refusal_words(doubt), err=True)
            confirm(said("still"), yes=False)
            given[doubt.insist] = True


def choosing(operation: Callable[[str | None], Answer], typed: str | None) -> Answer:
    """Do what takes a typed name; if it means several, ask which and do it with that one."""
    try:
        return operation(typed)
    except AmbiguousError as several:
        if not is_interactive():
            raise
        typer.echo(refusal_words(several), err=True)
        for candidate in several.candidates:
            typer.echo(f"  {candidate.typed}: {candidate.shown.in_language(language())}", err=True)
        return operation(answer(None, said("choose"), str.strip))


Line = Mapping[str, object]
_WIDEST = 1_000


class Signed(int):
    """A gain or a loss: people see its sign, scripts a number."""


def show(lines: Sequence[Line], *, as_json: bool = False, none: str = "nothing") -> None:
    """Print the lines under the names of their columns; `none` says that there are none."""
    if as_json:
        typer.echo(json.dumps(lines, ensure_ascii=False, indent=2, default=_for_scripts))
    elif lines:
        _print_table(lines)
    else:
        typer.echo(said(none))


def _print_table(lines: Sequence[Line]) -> None:
    # Loaded here: a list of nothing, and one for scripts, can do without.
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, header_style="bold", pad_edge=False)
    for name in lines[0]:
        figures = all(type(line[name]) in (int, Signed, type(None)) for line in lines)
        table.add_column(heading(name), justify="right" if figures else "left")
    for line in lines:
        # As Text, because a name such as "[red]" would otherwise be taken for a colour.
        table.add_row(*(Text(_for_people(value)) for value in line.values()))
    # Only a terminal has an edge to wrap at; a file gets whole lines.
    Console(width=None if sys.stdout.isatty() else _WIDEST).print(table)


def _for_people(value: object) -> str:
    if isinstance(value, datetime):
        return value.astimezone(BANGKOK).strftime("%Y-%m-%d %H:%M")
    if isinstance(value, bool):
        return said("yes") if value else ""
    if isinstance(value, Sentence):
        return value.in_language(language())
    if isinstance(value, Signed):
        return f"{value:+}"
    return "" if value is None else str(value)


def _for_scripts(value: object) -> str:
    if isinstance(value, datetime):
        return value.astimezone(BANGKOK).isoformat()
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, Sentence):
        return value.en
    raise TypeError(f"{type(value).__name__} cannot be written as JSON")


def waiting(what: str) -> Any:
    """Show on the terminal that something takes its time."""
    from rich.console import Console

    return Console(stderr=True).status(said(what))


def with_progress(items: Sequence[Item], what: str) -> Iterator[Item]:
    """Yield the items under a progress bar, which goes away at the end."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

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
        yield from bar.track(items, description=said(what))
