"""The match log: results are added, never changed; a correction is a further entry."""

from collections.abc import Iterable, Sequence
from datetime import date, datetime, time, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, exists, insert, select

from nk.rules.rating import RatingPolicy
from nk.store import events, limits
from nk.store.errors import NotFoundError, RefusedError, Sentence
from nk.store.match_values import Entry, NewMatch, Side
from nk.store.rating_tables import matches
from nk.store.ratings import rebuild
from nk.store.recording import Recording
from nk.store.seasons import required_open
from nk.store.weeks import BANGKOK
from nk.store.writer import Change

__all__ = [
    "Entry",
    "NewMatch",
    "Side",
    "counted_on",
    "get_match",
    "list_matches",
    "record",
    "record_many",
    "void",
    "voided",
]

_SEASON_CLOSED = Sentence(
    th="ซีซันของแมตช์นี้ปิดแล้ว ผลและรางวัลประกาศไปแล้ว",
    en="That match's season is closed; its table and rewards have been announced.",
)


def record(change: Change, policy: RatingPolicy, match: NewMatch) -> int:
    """Add a result to the log and carry it into the ratings; return its number."""
    return record_many(change, policy, [match])[0]


def record_many(change: Change, policy: RatingPolicy, results: Iterable[NewMatch]) -> list[int]:
    """Add many results, in their order, as one change: all of them or none."""
    recording = Recording(change)
    for match in results:
        recording.add(match)
    return recording.write(policy)


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


def voided(connection: Connection, numbers: Sequence[int]) -> set[int]:
    """Return which of these matches were taken back."""
    query = select(matches.c.voids).where(matches.c.voids.in_(numbers))
    return {number for number in connection.scalars(query) if number is not None}


def counted_on(
    connection: Connection, season_id: int, day: date
) -> dict[tuple[int, int, datetime], int]:
    """Return a season's matches of a day that still count: their numbers by who and when."""
    midnight = datetime.combine(day, time(), BANGKOK)
    query = select(
        matches.c.winner_id, matches.c.loser_id, matches.c.played_at, matches.c.id
    ).where(
        matches.c.season_id == season_id,
        matches.c.played_at >= midnight,
        matches.c.played_at < midnight + timedelta(days=1),
        still_counts(),
    )
    return {(row[0], row[1], row[2]): row[3] for row in connection.execute(query)}


def still_counts() -> ColumnElement[bool]:
    """The condition that an entry is a result that was not taken back."""
    correction = matches.alias("correction")
    taken_back = exists().where(correction.c.voids == matches.c.id)
    return (matches.c.kind == "played") & ~taken_back


def _entries() -> Select[Any]:
    return select(*(matches.c[name] for name in Entry.__dataclass_fields__))
