"""`nk match`: results go into a log that only grows; a correction is a further entry."""

import json
from typing import Annotated

import typer
from sqlalchemy import Connection

from nk.cli.staff.desk import Desk, open_desk
from nk.cli.staff.match_files import import_matches
from nk.cli.staff.match_record import record
from nk.cli.staff.match_scores import written_battles
from nk.cli.staff.options import AsJson, By, Limit, Yes
from nk.cli.staff.people import name_of
from nk.cli.staff.prompts import answer, confirm, require, whole_number
from nk.cli.staff.rating_moves import moves, ratings_of
from nk.cli.staff.tables import Line, show
from nk.cli.staff.winners import uncrown_by_final
from nk.store import NotFoundError
from nk.store.matches import Entry, get_match, list_matches, void, voided

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
        chosen = number or _asked(desk)
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


def _asked(desk: Desk) -> int:
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
