"""`nk match record`: one result, with what it does to both ratings."""

from dataclasses import dataclass
from typing import Annotated

import typer

from nk.cli.staff.dates import read_moment
from nk.cli.staff.desk import Desk, open_desk
from nk.cli.staff.event_choice import event_typed
from nk.cli.staff.match_scores import read_battles, read_sets
from nk.cli.staff.options import AddPlayers, By, DryRun
from nk.cli.staff.people import chosen_player
from nk.cli.staff.prompts import answer, confirm, require
from nk.cli.staff.rating_moves import Recorded, record_result
from nk.cli.staff.results import Result, judged_score
from nk.cli.staff.tables import show
from nk.rules.match_settings import FIRST_STAGE_TARGET


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
