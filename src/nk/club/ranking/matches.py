"""The match log: results are added, never changed; a correction is a further entry."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Any, Literal

from sqlalchemy import ColumnElement, Connection, Select, exists, insert, select

from nk.bangkok import BANGKOK, bangkok_day
from nk.club.errors import NotFoundError, RefusedError, Sentence
from nk.club.events import events
from nk.club.players import get_player, name_of, required_player
from nk.club.ranking.ratings import LogRow, apply_matches, rebuild
from nk.club.ranking.seasons import required_open
from nk.club.store import columns
from nk.club.store.connections import Change
from nk.club.store.constraints import CONSTRAINT_SENTENCES
from nk.club.store.tables import matches, players
from nk.rules.actions import Finish

Side = Literal["winner", "loser"]


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
    of_tournament: bool = False

    @property
    def finishes_text(self) -> str:
        """The finishes as the log keeps them."""
        found = [[side, Finish(kind).value] for side, kind in self.finishes]
        return json.dumps(found, separators=(",", ":"))


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


# A clock that is a little ahead of ours is no mistake.
_AHEAD = timedelta(minutes=5)

_NOT_YET = Sentence(th="เวลาแข่งยังมาไม่ถึง", en="That match lies in the future.")
_BEFORE_SEASON = Sentence(
    th="นัดนี้แข่งก่อนซีซันที่เปิดอยู่จะเริ่ม", en="That match was played before the open season began."
)


class Recording:
    """New results of the open season, in the order in which they go into the log."""

    def __init__(self, change: Change) -> None:
        self.season = required_open(change.connection)
        self._change = change
        self._results: list[NewMatch] = []
        self._known_players: set[int] = set()
        self._known_events: set[int] = set()

    def add(self, match: NewMatch) -> None:
        """Take a result, or refuse it; nothing is written yet."""
        self._check_people(match)
        self._check_event(match.event_id)
        self._check_time(match.played_at)
        # The tables would refuse these too, but without saying which of many results it was.
        if match.winner_id == match.loser_id:
            raise _broken("ck_matches_two_players")
        if not 0 <= match.loser_sets < match.winner_sets <= columns.MOST_SETS:
            raise _broken("ck_matches_sets")
        if len(match.finishes_text) > columns.FINISHES_LENGTH:
            raise _broken("ck_matches_finishes")
        self._results.append(match)

    def write(self) -> list[int]:
        """Write all results to the log, carry them into the ratings, and return their numbers."""
        if not self._results:
            return []
        statement = insert(matches).returning(matches.c.id, sort_by_parameter_order=True)
        rows = [self._row(match) for match in self._results]
        numbers = list(self._change.connection.scalars(statement, rows))
        apply_matches(self._change, self.season.id, list(map(_log_row, self._results)))
        people = [
            (number, {"winner": match.winner_id, "loser": match.loser_id})
            for number, match in zip(numbers, self._results, strict=True)
        ]
        self._change.note_each("match.record", "match", people)
        at_events = {match.event_id for match in self._results if not match.sample}
        events.no_sample(self._change, [number for number in at_events if number is not None])
        self._results = []
        return numbers

    def _row(self, match: NewMatch) -> dict[str, object]:
        return {
            "kind": "played",
            "season_id": self.season.id,
            "event_id": match.event_id,
            "winner_id": match.winner_id,
            "loser_id": match.loser_id,
            "winner_sets": match.winner_sets,
            "loser_sets": match.loser_sets,
            "sweep": match.sweep,
            "finishes": match.finishes_text,
            "played_at": match.played_at,
            "recorded_at": self._change.at,
            "sample": match.sample,
        }

    def _check_people(self, match: NewMatch) -> None:
        for player in (match.winner_id, match.loser_id):
            if player not in self._known_players:
                self._check_player(player, may_be_removed=match.of_tournament)
                self._known_players.add(player)

    def _check_player(self, number: int, *, may_be_removed: bool) -> None:
        player = get_player(self._change.connection, number)
        # Whoever is removed while a tournament runs still has matches there for others.
        if player is None or not (player.removed and may_be_removed):
            required_player(self._change.connection, number)

    def _check_event(self, event_id: int | None) -> None:
        if event_id is not None and event_id not in self._known_events:
            events.required_row(self._change, event_id)
            self._known_events.add(event_id)

    def _check_time(self, played_at: datetime) -> None:
        if played_at > self._change.at + _AHEAD:
            raise RefusedError("match_in_future", _NOT_YET, "played_at")
        if bangkok_day(played_at) < self.season.starts_on:
            raise RefusedError("match_before_season", _BEFORE_SEASON, "played_at")


def _broken(constraint: str) -> RefusedError:
    return RefusedError(constraint, CONSTRAINT_SENTENCES[constraint])


def _log_row(match: NewMatch) -> LogRow:
    seconds = int(match.played_at.timestamp())
    return match.winner_id, match.loser_id, int(match.sweep), seconds


_SEASON_CLOSED = Sentence(
    th="ซีซันของนัดนี้ปิดแล้ว ผลและรางวัลประกาศไปแล้ว",
    en="That match's season is closed; its table and rewards have been announced.",
)


def record(change: Change, match: NewMatch) -> int:
    """Add a result to the log and carry it into the ratings; return its number."""
    return record_many(change, [match])[0]


def record_many(change: Change, results: Iterable[NewMatch]) -> list[int]:
    """Add many results, in their order, as one change: all of them or none."""
    recording = Recording(change)
    for match in results:
        recording.add(match)
    return recording.write()


def void(change: Change, match_id: int) -> int:
    """Take a result back by a new entry; return that entry's number."""
    match = required_match(change.connection, match_id)
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
    rebuild(change)
    change.note("match.void", "match", match_id)
    return number


def get_match(connection: Connection, match_id: int) -> Entry | None:
    """Return one line of the log, or None."""
    if not 0 < match_id <= events.LARGEST_NUMBER:
        return None
    row = connection.execute(_entries().where(matches.c.id == match_id)).one_or_none()
    return Entry(*row) if row else None


def required_match(connection: Connection, match_id: int) -> Entry:
    """Return a result of the log, or refuse."""
    match = get_match(connection, match_id)
    if match is None or match.kind != "played":
        raise NotFoundError("match", match_id)
    return match


def list_matches(
    connection: Connection, *, limit: int = columns.DEFAULT_PAGE, offset: int = 0
) -> list[Entry]:
    """Return the log, the latest entry first."""
    query = _entries().order_by(matches.c.id.desc()).limit(limit).offset(offset)
    return [Entry(*row) for row in connection.execute(query)]


@dataclass(frozen=True, slots=True)
class LogLine:
    """An entry of the log with the names as they are now, and whether it still counts."""

    entry: Entry
    winner: str
    loser: str
    taken_back: bool


def log_lines(connection: Connection, limit: int) -> list[LogLine]:
    """Return the log as people read it, the latest entry first."""
    log = list_matches(connection, limit=limit)
    gone = _voided(connection, [entry.id for entry in log])
    return [log_line(connection, entry, taken_back=entry.id in gone) for entry in log]


def event_lines(connection: Connection, event_id: int, limit: int) -> list[LogLine]:
    """Return an event's results, the latest first."""
    return _results(connection, matches.c.event_id == event_id, limit)


def player_lines(connection: Connection, player_id: int, limit: int) -> list[LogLine]:
    """Return a player's results, those of merged entries too, the latest first."""
    merged = select(players.c.id).where(players.c.merged_into == player_id)
    own = [player_id, *connection.scalars(merged)]
    mine = matches.c.winner_id.in_(own) | matches.c.loser_id.in_(own)
    return _results(connection, mine, limit)


def result_lines(connection: Connection, limit: int) -> list[LogLine]:
    """Return all results, the latest first; corrections show at the results they took back."""
    return _results(connection, matches.c.kind == "played", limit)


def _results(connection: Connection, wanted: ColumnElement[bool], limit: int) -> list[LogLine]:
    query = _entries().where(wanted, matches.c.kind == "played")
    rows = connection.execute(query.order_by(matches.c.id.desc()).limit(limit))
    log = [Entry(*row) for row in rows]
    gone = _voided(connection, [entry.id for entry in log])
    return [log_line(connection, entry, taken_back=entry.id in gone) for entry in log]


def log_line(connection: Connection, entry: Entry, *, taken_back: bool = False) -> LogLine:
    """Return one entry as people read it."""
    names = [name_of(connection, player) for player in (entry.winner_id, entry.loser_id)]
    return LogLine(entry, names[0], names[1], taken_back)


def _voided(connection: Connection, numbers: Sequence[int]) -> set[int]:
    """Return which of these matches were taken back."""
    query = select(matches.c.voids).where(matches.c.voids.in_(numbers))
    return {number for number in connection.scalars(query) if number is not None}


@dataclass(frozen=True, slots=True)
class Counted:
    """A result of the log that still counts, as far as telling a double from it takes."""

    number: int
    winner_id: int
    loser_id: int
    played_at: datetime


def counted_on(connection: Connection, season_id: int, day: date) -> list[Counted]:
    """Return a season's matches of a day that still count."""
    midnight = datetime.combine(day, time(), BANGKOK)
    query = select(
        matches.c.id, matches.c.winner_id, matches.c.loser_id, matches.c.played_at
    ).where(
        matches.c.season_id == season_id,
        matches.c.played_at >= midnight,
        matches.c.played_at < midnight + timedelta(days=1),
        still_counts(),
    )
    return [Counted(*row) for row in connection.execute(query)]


def still_counts() -> ColumnElement[bool]:
    """The condition that an entry is a result that was not taken back."""
    correction = matches.alias("correction")
    taken_back = exists().where(correction.c.voids == matches.c.id)
    return (matches.c.kind == "played") & ~taken_back


def _entries() -> Select[Any]:
    return select(*(matches.c[name] for name in Entry.__dataclass_fields__))
