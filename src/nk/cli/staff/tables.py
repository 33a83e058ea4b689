"""Showing rows: a table for people, JSON for scripts."""

import json
import sys
from collections.abc import Mapping, Sequence
from datetime import date, datetime

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from nk.store.weeks import BANGKOK

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
