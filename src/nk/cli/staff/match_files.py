"""`nk match import`: the results of a day from one file."""

from datetime import date
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer

from nk.cli.staff.dates import read_moment
from nk.cli.staff.desk import open_desk
from nk.cli.staff.event_fields import read_yes
from nk.cli.staff.importing import summary, take_rows
from nk.cli.staff.options import AddPlayers, By, DryRun
from nk.cli.staff.prompts import chosen_file, whole_number
from nk.cli.staff.result_book import ResultBook
from nk.cli.staff.results import Result, judged_score
from nk.cli.staff.row_values import Columns, Row
from nk.cli.staff.rows import read_rows
from nk.rules.match_settings import FIRST_STAGE_TARGET

# Sets stand in two columns, because a spreadsheet would turn 2-1 into a date.
COLUMNS: Final = Columns(
    (
        "played_at",
        "winner",
        "loser",
        "winner_sets",
        "loser_sets",
        "finishes",
        "to",
        "sweep",
        "event",
        "final",
    ),
    frozenset({"played_at", "winner", "loser"}),
)


def import_matches(
    file: Annotated[
        Path | None, typer.Argument(help="A .csv or .json file, oldest result first.")
    ] = None,
    add_players: AddPlayers = False,
    dry_run: DryRun = False,
    by: By = None,
) -> None:
    """Record the results of a file, in their order."""
    with open_desk(by) as desk:
        chosen = chosen_file(file, "File to read (.csv or .json)")
        rows = read_rows(chosen, COLUMNS)
        with desk.change(rehearse=dry_run) as change:
            book = ResultBook(change)
            take_rows(chosen.name, rows, partial(_take, book, desk.today, add_players))
            recorded = book.write(desk.policy)
        typer.echo(summary(["recorded"] * len(recorded), "Matches", dry_run=dry_run))


def _take(book: ResultBook, today: date, add_players: bool, row: Row) -> None:
    book.enter(read_result(row.cells, today, add_players))


def read_result(cells: dict[str, str], today: date, add_players: bool) -> Result:
    """Read one row; a cell that is missing or empty means what is usual."""
    event = cells.get("event", "").strip()
    target = cells.get("to", "").strip()
    sets = [cells.get(name, "").strip() for name in ("winner_sets", "loser_sets")]
    return Result(
        winner=cells["winner"],
        loser=cells["loser"],
        played_at=read_moment(cells["played_at"], today),
        score=judged_score(
            cells.get("finishes", ""),
            f"{sets[0] or 1}-{sets[1] or 0}" if any(sets) else "",
            sweep=read_yes(cells.get("sweep", "")),
            target=whole_number(target) if target else FIRST_STAGE_TARGET,
        ),
        event_id=whole_number(event) if event else None,
        final=read_yes(cells.get("final", "")),
        add_players=add_players,
    )
