"""`docs/quality.md`: the latest figures, written between two marks; the words around them stay."""

from collections.abc import Iterable
from pathlib import Path

from nk.cli.bench.results import Results
from nk.cli.bench.sheets import Sheet, sheets_of, shortfalls
from nk.cli.places import ROOT

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
    made = f"`{part.command}`, {part.made_at}, {part.cores} cores, Python {part.python}"
    tables = [table(sheet) for sheet in sheets_of(part.figures)]
    short = [f"- missed: {line}" for line in shortfalls(part.figures)]
    return "\n\n".join([f"### {part.part}", made, *tables, *(["\n".join(short)] if short else [])])


def table(sheet: Sheet) -> str:
    """Return a sheet as a Markdown table."""
    lines = [sheet.head, ("---",) * len(sheet.head), *sheet.rows]
    return "\n".join(f"| {' | '.join(map(_cell, line))} |" for line in lines)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
