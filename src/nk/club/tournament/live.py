"""A tournament as the public server reads it from the store."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime

from sqlalchemy import Connection

from nk.club.events.events import row_of
from nk.club.ranking.scores import read_battles
from nk.club.tournament.log import Kept, load
from nk.club.tournament.people import listed
from nk.club.tournament.recording import rating_changes
from nk.rules.tournament.play import at_stadiums
from nk.rules.tournament.state import Match, MatchStatus, State


@dataclass(frozen=True, slots=True)
class Person:
    """Who a player is today, and what the tournament did to their rating so far."""

    name: str
    anonymous: bool = False
    change: int | None = None


# What the battles of a match ended by: the side that gained ("a" or "b"), and the finish.
Battles = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class TournamentNow:
    """All that a snapshot is made of, as it was at a moment."""

    event_id: int
    at: datetime
    version: int
    state: State
    people: Mapping[str, Person]
    battles: Mapping[int, Battles] = field(default_factory=dict)
    # The event is called off, and its tournament stands still.
    cancelled: bool = False


def next_slow(state: State, now: datetime) -> datetime | None:
    """When the clock alone changes what is shown: a match becomes a slow one."""
    late = state.settings.slow_after_seconds
    marks = [(since_of(match) or 0) + late + 1 for match in at_stadiums(state)]
    coming = [mark for mark in marks if mark > now.timestamp()]
    return datetime.fromtimestamp(min(coming), UTC) if coming else None


def since_of(match: Match) -> int | None:
    """When a match was started, or called if it has not begun."""
    return match.called_at if match.status is MatchStatus.CALLED else match.started_at


_AHEAD = (MatchStatus.READY, MatchStatus.CALLED, MatchStatus.RUNNING)


def nobody_called(state: State) -> State:
    """The state with all stadiums free and no queue, so that nobody goes to one or waits for it."""
    matches = tuple(
        replace(match, status=MatchStatus.WAITING, stadium=None, called_at=None, started_at=None)
        if match.status in _AHEAD
        else match
        for match in state.matches
    )
    return replace(state, matches=matches)


def read_live(connection: Connection, event_id: int, now: datetime) -> TournamentNow | None:
    """Return an event's tournament with its people; None if it has none."""
    kept = load(connection, event_id)
    if kept is None:
        return None
    changes = rating_changes(connection, event_id)
    people = {
        key: Person(one.name, one.anonymous, changes.get(one.player_id or 0))
        for key, one in listed(connection, event_id).items()
    }
    battles = _battles(kept) if kept.state.finished else {}
    cancelled = row_of(connection, event_id).cancelled
    return TournamentNow(event_id, now, kept.version, kept.state, people, battles, cancelled)


def _battles(kept: Kept) -> dict[int, Battles]:
    found = {}
    for number, sheet in kept.battles().items():
        match = kept.state.match(number)
        if sheet and match.outcome is not None:
            sides = ("a", "b") if match.outcome.winner == match.a else ("b", "a")
            finishes = read_battles(sheet, kept.state.match_type(match).target).finishes
            found[number] = tuple((sides[side == "loser"], kind.value) for side, kind in finishes)
    return found
