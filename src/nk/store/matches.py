"""The match log: results are added, never changed; a correction is a further entry."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Literal

from sqlalchemy import Connection, Select, insert, select

from nk.rules.finish import Finish
from nk.rules.rating import RatingPolicy
from nk.store import events, limits
from nk.store.errors import NotFoundError, RefusedError, Sentence
from nk.store.players import required_player
from nk.store.rating_tables import matches
from nk.store.ratings import apply_match, rebuild
from nk.store.seasons import Season, required_open
from nk.store.weeks import bangkok_day
from nk.store.writer import Change

Side = Literal["winner", "loser"]

# Beyond this many results at once, one replay is quicker than applying each.
_REPLAY_FROM = 200

_NOT_YET = Sentence(th="เวลาแข่งยังมาไม่ถึง", en="That match lies in the future.")
_BEFORE_SEASON = Sentence(
    th="แมตช์นี้แข่งก่อนซีซันที่เปิดอยู่จะเริ่ม", en="That match was played before the open season began."
)
_SEASON_CLOSED = Sentence(
    th="ซีซันของแมตช์นี้ปิดแล้ว ผลและรางวัลประกาศไปแล้ว",
    en="That match's season is closed; its table and rewards have been announced.",
)


@dataclass(frozen=True, slots=True)
class NewMatch:
    """A result as written down: who won, by what, when, and at which event."""

    winner_id: int
    loser_id: int
    played_at: datetime
    winner_sets: int = 1
    loser_sets: int = 0
    sweep: bool = False
    finishes: tuple[tuple[Side, Finish], ...] = ()
    event_id: int | None = None
    sample: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log."""

    id: int
    kind: Literal["played", "void"]
    season_id: int
    event_id: int | None
    winner_id: int | None
    loser_id: int | None
    winner_sets: int | None
    loser_sets: int | None
    finishes: str
    sweep: bool
    voids: int | None
    played_at: datetime
    recorded_at: datetime


def record(change: Change, policy: RatingPolicy, match: NewMatch) -> int:
    """Add a result to the log and carry it into the ratings; return its number."""
    season = required_open(change.connection)
    match_id = _insert(change, season, match)
    _apply(change, policy, season, match)
    people = {"winner": match.winner_id, "loser": match.loser_id}
    change.note("match.record", "match", match_id, facts=people)
    return match_id


def record_many(change: Change, policy: RatingPolicy, results: Iterable[NewMatch]) -> list[int]:
    """Add many results, in their order, as one change: all of them or none."""
    season = required_open(change.connection)
    ordered = list(results)
    numbers = [_insert(change, season, match) for match in ordered]
    if len(ordered) < _REPLAY_FROM:
        for match in ordered:
            _apply(change, policy, season, match)
    else:
        rebuild(change, policy)
    change.note("match.import", "match", facts={"count": len(numbers)})
    return numbers


def void(change: Change, policy: RatingPolicy, match_id: int) -> int:
    """Take a result back by a new entry; return that entry's number."""
    match = get_match(change.connection, match_id)
    if match is None or match.kind != "played":
        raise NotFoundError("match", match_id)
    if match.season_id != required_open(change.connection).id:
        raise RefusedError("season_closed", _SEASON_CLOSED, "match")
    number: int = change.connection.scalars(
        insert(matches)
        .values(
            kind="void",
            season_id=match.season_id,
            voids=match_id,
            played_at=match.played_at,
            recorded_at=change.at,
        )
        .returning(matches.c.id)
    ).one()
    rebuild(change, policy)
    change.note("match.void", "match", match_id)
    return number


def get_match(connection: Connection, match_id: int) -> Entry | None:
    """Return one line of the log, or None."""
    if not 0 < match_id <= events.LARGEST_NUMBER:
        return None
    row = connection.execute(_entries().where(matches.c.id == match_id)).one_or_none()
    return Entry(*row) if row else None


def list_matches(
    connection: Connection, *, limit: int = limits.DEFAULT_PAGE, offset: int = 0
) -> list[Entry]:
    """Return the log, the latest entry first."""
    query = _entries().order_by(matches.c.id.desc()).limit(limit).offset(offset)
    return [Entry(*row) for row in connection.execute(query)]


def _entries() -> Select[Any]:
    return select(*(matches.c[name] for name in Entry.__dataclass_fields__))


def _insert(change: Change, season: Season, match: NewMatch) -> int:
    for player in (match.winner_id, match.loser_id):
        required_player(change.connection, player)
    if match.event_id is not None:
        events.required_row(change, match.event_id)
    if match.played_at > change.at + timedelta(minutes=5):
        raise RefusedError("match_in_future", _NOT_YET, "played_at")
    if bangkok_day(match.played_at) < season.starts_on:
        raise RefusedError("match_before_season", _BEFORE_SEASON, "played_at")
    finishes = [[side, Finish(kind).value] for side, kind in match.finishes]
    match_id: int = change.connection.scalars(
        insert(matches)
        .values(
            kind="played",
            season_id=season.id,
            event_id=match.event_id,
            winner_id=match.winner_id,
            loser_id=match.loser_id,
            winner_sets=match.winner_sets,
            loser_sets=match.loser_sets,
            sweep=match.sweep,
            finishes=json.dumps(finishes, separators=(",", ":")),
            played_at=match.played_at,
            recorded_at=change.at,
            sample=match.sample,
        )
        .returning(matches.c.id)
    ).one()
    return match_id


def _apply(change: Change, policy: RatingPolicy, season: Season, match: NewMatch) -> None:
    apply_match(
        change,
        policy,
        season_id=season.id,
        winner=match.winner_id,
        loser=match.loser_id,
        sweep=match.sweep,
        played_at=match.played_at,
    )
