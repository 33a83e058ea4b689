"""Figures laid out as rows and columns of words, for the terminal and for the documents."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from nk.cli.places import ROOT
from tools.bench.results import (
    Figure,
    Results,
    Target,
    change_words,
    compare,
    missed,
)

# The change of each figure since an earlier run, as words, by the figure's key.
Changes = Mapping[tuple[str, str, str], str]


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table of words."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def sheets_of(figures: Sequence[Figure], changes: Changes | None = None) -> list[Sheet]:
    """Return a list of the figures that stand alone, and a grid of those of many subjects."""
    alone = [figure for figure in figures if not figure.subject]
    of_subjects = [figure for figure in figures if figure.subject]
    return [
        *([_list(alone, changes)] if alone else []),
        *([_grid(of_subjects, changes)] if of_subjects else []),
    ]


def shortfalls(figures: Sequence[Figure]) -> list[str]:
    """Return a line for each figure that misses its target."""
    return [
        f"{figure.title}: {amount(figure.value, figure.unit)}"
        f" (wanted {target_words(figure.target, figure.unit)}){_after(figure.note)}"
        for figure in missed(figures)
    ]


def _list(figures: Sequence[Figure], changes: Changes | None) -> Sheet:
    change = ("change",) if changes is not None else ()
    rows = [
        (
            figure.name,
            amount(figure.value, figure.unit),
            *((changes[figure.key],) if changes is not None else ()),
            target_words(figure.target, figure.unit),
            verdict(figure),
            figure.note,
        )
        for figure in figures
    ]
    return Sheet(("figure", "value", *change, "target", "", "note"), tuple(rows))


def _grid(figures: Sequence[Figure], changes: Changes | None) -> Sheet:
    columns = list(dict.fromkeys((figure.name, figure.unit) for figure in figures))
    rows = []
    for subject in dict.fromkeys(figure.subject for figure in figures):
        known = {figure.name: figure for figure in figures if figure.subject == subject}
        cells = (_cell(known.get(name), changes) for name, _ in columns)
        rows.append((subject, *cells, "; ".join(_notes(known.values()))))
    head = (f"{name}, {unit}" if unit else name for name, unit in columns)
    return Sheet(("", *head, "note"), tuple(rows))


def _notes(figures: Iterable[Figure]) -> list[str]:
    """Return the notes of a row; those of missed figures stand below the table."""
    return [figure.note for figure in figures if figure.note and figure.reached is not False]


def _cell(figure: Figure | None, changes: Changes | None) -> str:
    if figure is None:
        return ""
    change = f" ({changes[figure.key]})" if changes is not None else ""
    mark = " missed" if figure.reached is False else ""
    return f"{amount(figure.value, '')}{change}{mark}"


def _after(note: str) -> str:
    return f"; {note}" if note else ""


QUALITY = ROOT / "docs" / "quality.md"
BEGIN = "<!-- figures: written by ./nk bench --write-docs -->"
END = "<!-- end of the figures -->"


def write_quality_page(results: Iterable[Results], page: Path = QUALITY) -> None:
    """Put the figures into the page in place of the last ones."""
    page.write_text(with_figures(page.read_text(encoding="utf-8"), results), encoding="utf-8")


def with_figures(text: str, results: Iterable[Results]) -> str:
    """Return the page's text with new figures between its marks."""
    before, found, rest = text.partition(BEGIN)
    _, ended, after = rest.partition(END)
    if not found or not ended:
        raise ValueError(f"the page has lost its marks {BEGIN} and {END}")
    sections = "\n\n".join(section(part) for part in results)
    return f"{before}{BEGIN}\n\n{sections}\n\n{END}{after}"


def section(part: Results) -> str:
    """Return the tables of one part with the command that made them."""
    load = "" if part.load is None else f"; the machine's load before it was {part.load:g}"
    made = f"`{part.command}`, {part.made_at}, {part.cores} cores, Python {part.python}{load}"
    tables = [table(sheet) for sheet in sheets_of(part.figures)]
    short = [f"- missed: {line}" for line in shortfalls(part.figures)]
    return "\n\n".join([f"### {part.part}", made, *tables, *(["\n".join(short)] if short else [])])


def table(sheet: Sheet) -> str:
    """Return a sheet as a Markdown table."""
    lines = [sheet.head, ("---",) * len(sheet.head), *sheet.rows]
    return "\n".join(f"| {' | '.join(map(_page_cell, line))} |" for line in lines)


def _page_cell(text: str) -> str:
    return text.replace("|", "\\|")


_SIGNS = {"at least": "≥", "at most": "≤"}


def amount(value: float, unit: str) -> str:
    """Return a value with its unit: few digits, thousands apart, whole scores whole."""
    return f"{_digits(value)} {unit}".rstrip()


def target_words(target: Target | None, unit: str) -> str:
    """Return a target such as `≥ 0.35`, or nothing."""
    return f"{_SIGNS[target.wanted]} {amount(target.value, unit)}" if target else ""


def verdict(figure: Figure) -> str:
    """Return one word: whether the target is reached."""
    return {True: "reached", False: "missed", None: ""}[figure.reached]


def _digits(value: float) -> str:
    if value == int(value) or abs(value) >= 1000:
        return f"{value:,.0f}"
    if abs(value) >= 100:
        return f"{value:.0f}"
    return f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"


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
