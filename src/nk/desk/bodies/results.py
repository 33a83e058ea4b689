"""What the screens of results send and get."""

import json
from datetime import datetime
from typing import Annotated

from pydantic import BaseModel, Field

from nk.club.ranking.matches import LogLine
from nk.club.ranking.results import Move
from nk.desk.bodies.base import Sent
from nk.desk.bodies.events import Number, Typed
from nk.rules.actions import FIRST_STAGE_TARGET


class ResultForm(Sent):
    """A result: two players by number or name, and the battles as the terminal writes them.

    Without battles the sets decide. `again` and `anyway` insist on what looked like a slip.
    """

    winner: Typed
    loser: Typed
    finishes: Typed = ""
    sets: Typed = ""
    sweep: bool = False
    target: Annotated[int, Field(ge=1, le=9)] = FIRST_STAGE_TARGET
    event_id: Number | None = None
    final: bool = False
    winner_number: Number | None = None
    # When it was played; a result that waited for a connection keeps its own time.
    played_at: datetime | None = None
    add_players: bool = False
    again: bool = False
    anyway: bool = False


class MatchForm(Sent):
    """A result of the log."""

    number: Number


class SeenUndoForm(MatchForm):
    """A result to take back, with the mark of the preview that was looked at."""

    seen: Annotated[str, Field(max_length=64)]


class MatchBody(BaseModel):
    """A result as the list shows it; each battle says who gained and by what."""

    number: int
    event_id: int | None
    winner_id: int | None
    loser_id: int | None
    winner: str
    loser: str
    winner_sets: int | None
    loser_sets: int | None
    sweep: bool
    battles: list[tuple[str, str]]
    played_at: datetime
    taken_back: bool


class MatchesBody(BaseModel):
    """Results, the latest first."""

    matches: list[MatchBody]


class MoveBody(BaseModel):
    """What happened to one rating."""

    player: str
    before: int
    after: int


class RecordedBody(BaseModel):
    """A result that was recorded, both ratings, and who is new."""

    number: int
    winner_sets: int
    loser_sets: int
    sweep: bool
    moves: list[MoveBody]
    newcomers: list[str]


class UndoneBody(BaseModel):
    """A result that was taken back; the event is one that lost its winner by it."""

    number: int
    event_id: int | None
    changed: int


def match_body(line: LogLine) -> MatchBody:
    """Return a result for a list."""
    entry = line.entry
    return MatchBody(
        number=entry.id,
        event_id=entry.event_id,
        winner_id=entry.winner_id,
        loser_id=entry.loser_id,
        winner=line.winner,
        loser=line.loser,
        winner_sets=entry.winner_sets,
        loser_sets=entry.loser_sets,
        sweep=entry.sweep,
        battles=json.loads(entry.finishes),
        played_at=entry.played_at,
        taken_back=line.taken_back,
    )


def move_body(move: Move) -> MoveBody:
    """Return a move of a rating."""
    return MoveBody(player=move.player, before=move.before, after=move.after)
