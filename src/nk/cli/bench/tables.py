"""The tables at the end of a run."""

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from nk.cli.bench.comparing import change_words, compare
from nk.cli.bench.results import Results
from nk.cli.bench.sheets import Changes, Sheet, sheets_of, shortfalls


def show(console: Console, results: Iterable[Results], earlier: Iterable[Results] | None) -> None:
    """Print each part's tables, with the change since an earlier run if one is given."""
    shown = list(results)
    before = None if earlier is None else list(earlier)
    for part in shown:
        for sheet in sheets_of(part.figures, _changes(part, before)):
            console.print(_table(part.part, sheet))
    figures = [figure for part in shown for figure in part.figures]
    short = shortfalls(figures)
    reached = sum(figure.reached is True for figure in figures)
    console.print(f"Targets: {reached} reached, {len(short)} missed.")
    for line in short:
        console.print(Text(f"· {line}", style="red"))


def _changes(part: Results, earlier: Iterable[Results] | None) -> Changes | None:
    if earlier is None:
        return None
    before = [figure for other in earlier for figure in other.figures]
    return {
        difference.now.key: change_words(difference) for difference in compare(part.figures, before)
    }


def _table(title: str, sheet: Sheet) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold")
    for index, name in enumerate(sheet.head):
        table.add_column(name, justify="left" if index == 0 or name in ("", "note") else "right")
    for row in sheet.rows:
        table.add_row(*(Text(cell, style=_style(cell)) for cell in row))
    return table


def _style(cell: str) -> str:
    if cell.endswith("missed"):
        return "bold red"
    return "green" if cell == "reached" else ""
