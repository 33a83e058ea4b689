"""How figures are laid out for reading."""

import io

from rich.console import Console

from tools.bench.results import Figure, Results, at_least, at_most
from tools.bench.sheets import Sheet, section, sheets_of, shortfalls, show

ALONE = Figure("p", "speed", 3, "s", at_most(4), "a note")
GRID = [
    Figure("p", "score", 100, "", at_least(100), "", "/"),
    Figure("p", "weight", 336.6, "KB", at_most(350), "fonts", "/"),
    Figure("p", "score", 72, "", at_least(100), "too slow", "/en"),
    Figure("p", "time", 5.5, "ms", None, "", "/en"),
]


def test_figures_that_stand_alone_are_a_list() -> None:
    assert sheets_of([ALONE]) == [
        Sheet(
            ("figure", "value", "target", "", "note"),
            (("speed", "3 s", "≤ 4 s", "reached", "a note"),),
        )
    ]


def test_figures_of_many_subjects_are_a_grid_with_gaps() -> None:
    (sheet,) = sheets_of(GRID)
    assert sheet.head == ("", "score", "weight, KB", "time, ms", "note")
    assert sheet.rows == (("/", "100", "337", "", "fonts"), ("/en", "72 missed", "", "5.50", ""))


def test_a_part_may_have_both() -> None:
    assert len(sheets_of([ALONE, *GRID])) == 2
    assert sheets_of([]) == []


def test_changes_stand_beside_the_values() -> None:
    changes = {figure.key: "+1.0%" for figure in [ALONE, *GRID]}
    alone, grid = sheets_of([ALONE, *GRID], changes)
    assert alone.head[2] == "change"
    assert alone.rows[0][2] == "+1.0%"
    assert grid.rows[1][1] == "72 (+1.0%) missed"


def test_what_falls_short_is_told_with_its_reason() -> None:
    assert shortfalls([ALONE, *GRID]) == ["p /en score: 72 (wanted ≥ 100); too slow"]


def shown(figures: list[Figure], earlier: list[Results] | None = None) -> str:
    console = Console(file=io.StringIO(), width=120, color_system=None)
    show(console, [Results("p", "then", "./nk bench p", 2, "3.11", tuple(figures))], earlier)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_the_terminal_shows_all_and_counts_what_is_missed() -> None:
    text = shown([ALONE, *GRID])
    assert "72 missed" in text
    assert "Targets: 3 reached, 1 missed." in text
    assert "Targets: 1 reached, 0 missed." in shown([ALONE])


def test_the_terminal_shows_the_change_since_an_earlier_run() -> None:
    before = Figure("p", "speed", 2, "s")
    text = shown([ALONE], [Results("p", "then", "", 2, "3.11", (before,))])
    assert "+50.0%" in text


def test_the_page_says_how_busy_the_machine_was() -> None:
    calm = Results("p", "then", "./nk bench p", 2, "3.11", (ALONE,), 0.3)
    assert "; the machine's load before it was 0.3\n" in section(calm)
    unknown = Results("p", "then", "./nk bench p", 2, "3.11", (ALONE,))
    assert "load" not in section(unknown)
