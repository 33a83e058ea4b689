"""Figures laid out as rows and columns of words, for the terminal and for the documents."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from nk.cli.bench.figures import Figure, missed
from nk.cli.bench.spelling import amount, target_words, verdict

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
