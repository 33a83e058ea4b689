"""`nk match`: results go into a log that only grows; a correction is a further entry."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

import typer

from nk.cli.staff import terminal
from nk.cli.staff.event_forms import Again, Anyway, event_typed
from nk.cli.staff.files import rows_of, summary
from nk.cli.staff.language import StaffCommand
from nk.cli.staff.session import opened_club
from nk.cli.staff.terminal import (
    Line,
    Signed,
    answer,
    choosing,
    chosen_file,
    confirm,
    insisted,
    require,
    show,
    with_progress,
)
from nk.cli.staff.words import both, refusal_words, said
from nk.cli.terminal import AddPlayers, AsJson, By, DryRun, Limit, Yes
from nk.club.club import Club
from nk.club.errors import AmbiguousError, Sentence
from nk.club.players import NoSuchPlayerError, find_player
from nk.club.ranking.matches import LogLine, log_line, log_lines, required_match
from nk.club.ranking.results import (
    COLUMNS,
    Imported,
    Move,
    Newcomer,
    Recorded,
    Result,
    import_results,
    record_result,
    undo_result,
)
from nk.club.ranking.scores import LETTERS, judged_score, read_battles, read_sets, written_battles
from nk.club.rows import Row
from nk.club.typed import read_moment, read_number
from nk.rules.actions import FIRST_STAGE_TARGET

app = typer.Typer(no_args_is_help=True)


@app.command(cls=StaffCommand)
def record(
    winner: Annotated[str | None, typer.Option("--winner", help="Nickname, or id:12.")] = None,
    loser: Annotated[str | None, typer.Option("--loser", help="Nickname, or id:12.")] = None,
    finishes: Annotated[
        str | None,
        typer.Option(
            "--finishes",
            help="Battle by battle, such as `wx ls ws`; gives the sets. "
            f"w or l for who gained, then {LETTERS}.",
        ),
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
    number: Annotated[
        int | None,
        typer.Option("--number", min=1, help="The winner's number, if two have one name there."),
    ] = None,
    at: Annotated[
        str | None, typer.Option("--at", help="When, in Bangkok time; now if left out.")
    ] = None,
    add_players: AddPlayers = False,
    again: Again = False,
    anyway: Anyway = False,
    dry_run: DryRun = False,
    by: By = None,
) -> None:
    """Record a result; without flags you are asked, and see the ratings before you say yes."""
    with opened_club(by) as club:
        require({"--winner": winner, "--loser": loser})
        asked = winner is None or loser is None
        typed = _Typed(winner, loser, finishes, sets, event, final, add_players)
        if asked:
            typed = _asked(club, typed, target=to)
        result = Result(
            winner=typed.winner or "",
            loser=typed.loser or "",
            played_at=read_moment(at, club.today) if at else club.now,
            timed_by_recording=not at,
            score=judged_score(typed.finishes or "", typed.sets or "", sweep=sweep, target=to),
            event_id=typed.event,
            final=typed.final,
            add_players=typed.add_players,
            winner_number=number,
        )
        _record(club, result, again=again, anyway=anyway, asked=asked, dry_run=dry_run)


@dataclass(frozen=True, slots=True)
class _Typed:
    winner: str | None
    loser: str | None
    finishes: str | None
    sets: str | None
    event: int | None
    final: bool
    add_players: bool


def _asked(club: Club, typed: _Typed, *, target: int) -> _Typed:
    """Ask for what was not given; each answer is tried at once."""

    def battles(text: str) -> str:
        if text.strip():
            read_battles(text, target)
        return text

    def score(text: str) -> str:
        read_sets(text)
        return text

    def event_or_none(text: str) -> int | None:
        return event_typed(club, text).id if text.strip() else None

    winner, winner_new = _player_or_newcomer(club, typed.winner, said("ask_winner"))
    loser, loser_new = _player_or_newcomer(club, typed.loser, said("ask_loser"))
    finishes = answer(typed.finishes, said("ask_battles"), battles, default="")
    sets = typed.sets
    if not finishes.strip():
        sets = answer(sets, said("ask_sets"), score, default="1-0")
    event = typed.event or answer(None, said("ask_event_or_nothing"), event_or_none, default="")
    final = typed.final or (event is not None and typer.confirm(said("ask_final")))
    new = typed.add_players or winner_new or loser_new
    return _Typed(winner, loser, finishes, sets, event, final, new)


def _player_or_newcomer(club: Club, given: str | None, question: str) -> tuple[str, bool]:
    """Ask until somebody is found, or a new name is said to be a newcomer's."""

    def look_up(typed: str) -> tuple[str, bool]:
        # Looked up anew each time, so that no reading stays open while a person thinks.
        with club.reading() as connection:
            try:
                return f"id:{find_player(connection, typed).id}", False
            except NoSuchPlayerError as nobody:
                if not nobody.name:
                    raise
                unknown = nobody
        typer.echo(refusal_words(unknown), err=True)
        if typer.confirm(said("ask_newcomer", name=unknown.name)):
            return unknown.name, True
        return answer(None, question, look_up)

    return answer(given, question, look_up)


def _record(
    club: Club, result: Result, *, again: bool, anyway: bool, asked: bool, dry_run: bool
) -> None:
    def attempt(again: bool, anyway: bool) -> tuple[Result, Recorded]:
        tried = replace(result, again=again, anyway=anyway)
        with club.change(rehearse=asked or dry_run) as change:
            return tried, record_result(change, tried)

    try:
        tried, recorded = insisted(attempt, again=again, anyway=anyway)
    except AmbiguousError:
        if not terminal.is_interactive() or result.winner_number is not None:
            raise
        number = choosing(lambda typed: _chosen_number(club, result, typed), None)
        chosen = replace(result, winner_number=number)
        _record(club, chosen, again=True, anyway=True, asked=asked, dry_run=dry_run)
        return
    if asked or dry_run:
        # Without its number: the real entry may get another.
        _show(recorded, said("to_be_recorded"))
        if dry_run:
            typer.echo(said("dry_run"))
            return
        confirm(said("sure_record"), yes=False)
        with club.change() as change:
            recorded = record_result(change, tried)
    _show(recorded, said("match_recorded", number=recorded.number))


def _chosen_number(club: Club, result: Result, typed: str | None) -> int:
    """Return the running number that was chosen; the first call only raises the question."""
    if typed is None:
        with club.change(rehearse=True) as change:
            record_result(change, replace(result, again=True, anyway=True))
    return read_number((typed or "").removeprefix("no:"))


def _show(recorded: Recorded, heading: str) -> None:
    winner, loser = recorded.moves
    score = f"{recorded.score.winner_sets}-{recorded.score.loser_sets}"
    sweep = said("with_sweep") if recorded.score.sweep else ""
    names = {"winner": winner.player, "loser": loser.player}
    typer.echo(said("beat", heading=heading, score=score, sweep=sweep, **names))
    _show_newcomers(recorded.newcomers)
    show(_move_lines(recorded.moves))


def _show_newcomers(newcomers: Sequence[Newcomer]) -> None:
    for new in newcomers:
        key = "new_name_alike" if new.alike else "new_name"
        typer.echo(said(key, name=new.name, alike=", ".join(new.alike)))


def _move_lines(moves: Sequence[Move]) -> list[Line]:
    return [
        {
            "player": move.player,
            "before": move.before,
            "after": move.after,
            "change": Signed(move.change),
        }
        for move in moves
    ]


@app.command("import", cls=StaffCommand)
def import_file(
    file: Annotated[
        Path | None, typer.Argument(help="A .csv or .json file, oldest result first.")
    ] = None,
    add_players: AddPlayers = False,
    again: Again = False,
    anyway: Anyway = False,
    yes: Yes = False,
    dry_run: DryRun = False,
    by: By = None,
) -> None:
    """Record the results of a file, in their order; new names are listed."""
    with opened_club(by) as club:
        chosen = chosen_file(file, said("ask_file"))
        rows = rows_of(chosen, COLUMNS)

        def take(*, rehearse: bool) -> Imported:
            with club.change(rehearse=rehearse) as change:
                return import_results(
                    change,
                    chosen.name,
                    _tracked(rows),
                    add_players=add_players,
                    again=again,
                    anyway=anyway,
                )

        if add_players and terminal.is_interactive() and not yes and not dry_run:
            # A misspelt name would become a player of its own: new ones are looked at first.
            newcomers = take(rehearse=True).newcomers
            if newcomers:
                _show_newcomers(newcomers)
                confirm(said("ask_newcomers"), yes=False)
        taken = take(rehearse=dry_run)
        _show_newcomers(taken.newcomers)
        typer.echo(summary(["recorded"] * len(taken.numbers), "matches_taken", dry_run=dry_run))


def _tracked(rows: Sequence[Row]) -> Sequence[Row]:
    return list(with_progress(rows, "reading"))


@app.command(cls=StaffCommand)
def undo(
    number: Annotated[int | None, typer.Argument(min=1, help="The match's number.")] = None,
    yes: Yes = False,
    by: By = None,
) -> None:
    """Take a result back by a new entry; ratings and the event's winner follow."""
    with opened_club(by) as club:
        require({said("the_match"): number})
        chosen = number or _chosen_match(club)
        with club.reading() as connection:
            line = log_line(connection, required_match(connection, chosen))
        names = {"winner": line.winner, "loser": line.loser}
        confirm(said("sure_undo", number=chosen, **names), yes=yes)
        with club.change() as change:
            undone = undo_result(change, chosen)
        typer.echo(said("match_undone", number=chosen, entry=undone.entry))
        show(_move_lines(undone.moves))
        if undone.event_id is not None:
            typer.echo(said("event_without_winner", number=undone.event_id))


@app.command("list", cls=StaffCommand)
def list_(limit: Limit = 20, as_json: AsJson = False) -> None:
    """List the log of results, the latest first."""
    with opened_club() as club:
        show(_lines(club, limit), as_json=as_json, none="no_matches")


def _chosen_match(club: Club) -> int:
    show(_lines(club, 10), none="no_matches")
    return answer(None, said("ask_match"), read_number)


def _lines(club: Club, limit: int) -> list[Line]:
    with club.reading() as connection:
        return [_line(line) for line in log_lines(connection, limit)]


def _line(line: LogLine) -> Line:
    entry = line.entry
    return {
        "number": entry.id,
        "played": entry.played_at,
        "winner": line.winner,
        "loser": line.loser,
        "sets": f"{entry.winner_sets}-{entry.loser_sets}" if entry.kind == "played" else "",
        "sweep": entry.sweep,
        "battles": written_battles(json.loads(entry.finishes)),
        "event": entry.event_id,
        "note": _note(line),
    }


def _note(line: LogLine) -> Sentence | str:
    if line.entry.kind == "void":
        return both("takes_back", number=line.entry.voids)
    return both("taken_back") if line.taken_back else ""
