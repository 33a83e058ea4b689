"""`nk match`: results go into a log that only grows; a correction is a further entry."""

import json
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer
from sqlalchemy import Connection

from nk.cli.staff.event_input import event_typed, read_yes
from nk.cli.staff.imports import summary, take_rows
from nk.cli.staff.people import chosen_player, name_of
from nk.cli.staff.results import (
    Recorded,
    Result,
    ResultBook,
    judged_score,
    moves,
    ratings_of,
    record_result,
    uncrown_by_final,
)
from nk.cli.staff.rows import Columns, Row, read_rows
from nk.cli.staff.session import Desk, open_desk
from nk.cli.staff.terminal import Line, answer, chosen_file, confirm, require, show, whole_number
from nk.cli.terminal import AddPlayers, AsJson, By, DryRun, Limit, Yes
from nk.club.dates import read_moment
from nk.club.errors import NotFoundError
from nk.club.matches import Entry, get_match, list_matches, void, voided
from nk.club.scores import read_battles, read_sets, written_battles
from nk.rules.actions import FIRST_STAGE_TARGET


def record(
    winner: Annotated[str | None, typer.Option("--winner", help="Nickname, or id:12.")] = None,
    loser: Annotated[str | None, typer.Option("--loser", help="Nickname, or id:12.")] = None,
    finishes: Annotated[
        str | None,
        typer.Option("--finishes", help="Battle by battle, such as `wx ls ws`; gives the sets."),
    ] = None,
    to: Annotated[int, typer.Option("--to", help="Points of a set: 4, 5 or 7.")] = (
        FIRST_STAGE_TARGET
    ),
    sets: Annotated[str | None, typer.Option("--sets", help="Such as 2-1; else 1-0.")] = None,
    sweep: Annotated[bool, typer.Option("--sweep", help="A set was won 4-0.")] = False,
    event: Annotated[int | None, typer.Option("--event", min=1, help="The event's number.")] = None,
    final: Annotated[
        bool, typer.Option("--final", help="It was the final: its winner wins the event.")
    ] = False,
    at: Annotated[
        str | None, typer.Option("--at", help="When, in Bangkok time; now if left out.")
    ] = None,
    add_players: AddPlayers = False,
    dry_run: DryRun = False,
    by: By = None,
) -> None:
    """Record a result; without flags you are asked, and see the ratings before you say yes."""
    with open_desk(by) as desk:
        require({"--winner": winner, "--loser": loser})
        asked = winner is None or loser is None
        typed = _Typed(winner, loser, finishes, sets, event, final)
        if asked:
            typed = _asked(desk, typed, target=to)
        result = Result(
            winner=typed.winner or "",
            loser=typed.loser or "",
            played_at=read_moment(at, desk.today) if at else desk.now,
            score=judged_score(typed.finishes or "", typed.sets or "", sweep=sweep, target=to),
            event_id=typed.event,
            final=typed.final,
            add_players=add_players,
        )
        _record(desk, result, asked=asked, dry_run=dry_run)


@dataclass(frozen=True, slots=True)
class _Typed:
    winner: str | None
    loser: str | None
    finishes: str | None
    sets: str | None
    event: int | None
    final: bool


def _asked(desk: Desk, typed: _Typed, *, target: int) -> _Typed:
    """Ask for what was not given; each answer is tried at once."""

    def battles(text: str) -> str:
        if text.strip():
            read_battles(text, target)
        return text

    def score(text: str) -> str:
        read_sets(text)
        return text

    def event_or_none(text: str) -> int | None:
        return event_typed(desk, text).id if text.strip() else None

    winner = f"id:{chosen_player(desk, typed.winner, 'Winner').id}"
    loser = f"id:{chosen_player(desk, typed.loser, 'Loser').id}"
    question = "Battles (such as wx ls ws, or nothing)"
    finishes = answer(typed.finishes, question, battles, default="")
    sets = typed.sets
    if not finishes.strip():
        sets = answer(sets, "Sets", score, default="1-0")
    event = typed.event or answer(None, "Event number, or nothing", event_or_none, default="")
    final = typed.final or (event is not None and typer.confirm("Was it the final?"))
    return _Typed(winner, loser, finishes, sets, event, final)


def _record(desk: Desk, result: Result, *, asked: bool, dry_run: bool) -> None:
    if asked or dry_run:
        with desk.change(rehearse=True) as change:
            # Without its number: the real entry may get another.
            _show(record_result(change, desk.policy, result), "To be recorded")
        if dry_run:
            typer.echo("This was a dry run: nothing was changed.")
            return
        confirm("Record it?", yes=False)
    with desk.change() as change:
        recorded = record_result(change, desk.policy, result)
    _show(recorded, f"Match {recorded.number}")


def _show(recorded: Recorded, heading: str) -> None:
    typer.echo(f"{heading}: {recorded.sentence}.")
    show(recorded.ratings)


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


app = typer.Typer(no_args_is_help=True)
app.command()(record)


@app.command()
def undo(
    number: Annotated[int | None, typer.Argument(min=1, help="The match's number.")] = None,
    yes: Yes = False,
    by: By = None,
) -> None:
    """Take a result back by a new entry; ratings and the event's winner follow."""
    with open_desk(by) as desk:
        require({"The match's number": number})
        chosen = number or _chosen_match(desk)
        with desk.reading() as connection:
            line = _line(connection, _required(connection, chosen), set())
        confirm(f"Take back match {chosen}, {line['winner']} beat {line['loser']}?", yes=yes)
        with desk.change() as change:
            match = _required(change.connection, chosen)
            pair = match.winner_id or 0, match.loser_id or 0
            before = ratings_of(change, desk.policy, pair)
            entry = void(change, desk.policy, chosen)
            event = uncrown_by_final(change, chosen)
            after = ratings_of(change, desk.policy, pair)
        typer.echo(f"Match {chosen} is taken back by entry {entry}.")
        show(moves([str(line["winner"]), str(line["loser"])], before, after))
        if event is not None:
            typer.echo(f"Event {event} has no winner now.")


@app.command("list")
def list_(limit: Limit = 20, as_json: AsJson = False) -> None:
    """List the log of results, the latest first."""
    with open_desk() as desk:
        show(_lines(desk, limit), as_json=as_json, none="No matches.")


def _chosen_match(desk: Desk) -> int:
    show(_lines(desk, 10), none="No matches.")
    return answer(None, "Number of the match", whole_number)


def _required(connection: Connection, number: int) -> Entry:
    match = get_match(connection, number)
    if match is None or match.kind != "played":
        raise NotFoundError("match", number)
    return match


def _lines(desk: Desk, limit: int) -> list[Line]:
    with desk.reading() as connection:
        log = list_matches(connection, limit=limit)
        gone = voided(connection, [entry.id for entry in log])
        return [_line(connection, entry, gone) for entry in log]


def _line(connection: Connection, entry: Entry, gone: set[int]) -> Line:
    if entry.kind == "void":
        note = f"takes back match {entry.voids}"
    else:
        note = "taken back" if entry.id in gone else ""
    return {
        "number": entry.id,
        "played": entry.played_at,
        "winner": name_of(connection, entry.winner_id),
        "loser": name_of(connection, entry.loser_id),
        "sets": f"{entry.winner_sets}-{entry.loser_sets}" if entry.kind == "played" else "",
        "sweep": entry.sweep,
        "battles": written_battles(json.loads(entry.finishes)),
        "event": entry.event_id,
        "note": note,
    }


app.command("import")(import_matches)
