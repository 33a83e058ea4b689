"""Events and leaderboard from the embedded store."""

from collections.abc import Hashable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime, time, timedelta

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from nk.bangkok import BANGKOK, bangkok_day, week_of
from nk.club import notices
from nk.club.errors import StoreUnreadableError
from nk.club.events import events
from nk.club.events import lists as event_lists
from nk.club.events.details import details_of
from nk.club.events.events import Status
from nk.club.events.pictures import get_picture
from nk.club.ranking import leaderboard, seasons
from nk.club.store.connections import Reader
from nk.club.store.engines import is_sqlite, sqlite_path
from nk.club.tournament.live import TournamentNow, next_slow, read_live
from nk.links import safe_link, safe_picture
from nk.sources.contract import (
    Clock,
    ClosedOn,
    Event,
    EventEntry,
    LeaderboardEntry,
    Notices,
    Person,
    Reading,
    SeasonDays,
    SourceFaultError,
    SourceUnavailableError,
    Winner,
)

# Longer than any number the store can hold; a longer id is not worth asking about.
_LONGEST_ID = 18


class ClubSource:
    """Events and leaderboard as staff wrote them."""

    def __init__(self, reader: Reader, clock: Clock) -> None:
        self._reader = reader
        self._clock = clock
        url = reader.engine.url
        self._file = sqlite_path(url) if is_sqlite(url) else None
        self._identity: tuple[int, int] | None = None

    def version(self) -> Hashable:
        """Return the store's change counter, and which file it was read from."""
        with self._failing_clearly():
            self._notice_another_file()
            return self._identity, self._reader.data_version()

    def _notice_another_file(self) -> None:
        """Leave a file that was deleted or replaced: open connections would go on reading it."""
        if self._file is None:
            return
        found = self._file.stat()
        identity = (found.st_dev, found.st_ino)
        if self._identity not in (None, identity):
            self._reader.engine.dispose()
        self._identity = identity

    @contextmanager
    def _failing_clearly(self) -> Iterator[None]:
        """Turn whatever a missing, locked or damaged store makes of a question into one error."""
        try:
            yield
        except (StoreUnreadableError, SQLAlchemyError, OSError) as error:
            raise SourceUnavailableError(f"the store cannot be read: {error!r}") from error
        except Exception as error:
            raise SourceFaultError(f"the store's answer cannot be read: {error!r}") from error

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self._failing_clearly(), self._reader.reading() as connection:
            yield connection

    def list_events(self, status: Status, limit: int, offset: int) -> Reading[tuple[Event, ...]]:
        """Return a page of events."""
        now = self._clock()
        with self._reading() as connection:
            found = event_lists.list_events(connection, status, now, limit, offset)
            flip = event_lists.next_flip(connection, now)
        return Reading(tuple(map(public_event, found)), expires_at=flip)

    def get_event(self, event_id: str) -> Reading[Event | None]:
        """Return one event with its people, or None."""
        number = _number(event_id)
        if number is None:
            return Reading(None)
        now = self._clock()
        with self._reading() as connection:
            found = event_lists.get_event(connection, number, now)
        if found is None:
            return Reading(None)
        return Reading(public_event(found), expires_at=_next_flip_of(found, now))

    def get_tournament(self, event_id: str) -> Reading[TournamentNow | None]:
        """Return an event's tournament; it expires when a match becomes a slow one.

        There is none to be seen where the event was called off before it was over.
        """
        number = _number(event_id)
        if number is None:
            return Reading(None)
        now = self._clock()
        with self._reading() as connection:
            found = read_live(connection, number, now)
        if found is None or (found.cancelled and not found.state.finished):
            return Reading(None)
        return Reading(found, expires_at=next_slow(found.state, now))

    def get_picture(self, name: str) -> Reading[bytes | None]:
        """Return a picture that staff sent for an event, or None."""
        with self._reading() as connection:
            return Reading(get_picture(connection, name))

    def count(self) -> int:
        """Return how many events there are."""
        with self._reading() as connection:
            return event_lists.count_events(connection)

    def entries(self, offset: int, limit: int) -> Sequence[EventEntry]:
        """Return a stretch of all events, oldest number first."""
        with self._reading() as connection:
            rows = event_lists.list_numbers(connection, limit, offset)
        return [EventEntry(str(number), updated_at) for number, updated_at in rows]

    def top(self, limit: int, offset: int) -> Reading[tuple[LeaderboardEntry, ...]]:
        """Return a page of the leaderboard; it expires with the week it counts changes from."""
        now = self._clock()
        with self._reading() as connection:
            ranked = leaderboard.top_players(connection, now, limit, offset)
        next_week = datetime.combine(week_of(now) + timedelta(weeks=1), time(), BANGKOK)
        return Reading(tuple(map(_entry, ranked)), expires_at=next_week)

    def notices(self) -> Reading[Notices]:
        """Return sold-out dishes and closing days; they expire one by one, and at midnight."""
        now = self._clock()
        today = bangkok_day(now)
        with self._reading() as connection:
            sold_out = notices.list_sold_out(connection, now)
            closed = notices.list_closing_days(connection, today)
        dishes: dict[str, list[str]] = {}
        for one in sold_out:
            dishes.setdefault(one.dish, []).append(one.branch_id)
        midnight = datetime.combine(today + timedelta(days=1), time(), BANGKOK)
        ends = [one.until for one in sold_out if one.until is not None]
        found = Notices(
            tuple((dish, tuple(branches)) for dish, branches in dishes.items()),
            tuple(ClosedOn(one.branch_id, one.day, one.reason, one.reason_en) for one in closed),
        )
        return Reading(found, expires_at=min([*ends, midnight]))

    def season(self) -> Reading[SeasonDays | None]:
        """Return the season that staff have open."""
        with self._reading() as connection:
            found = seasons.current_season(connection)
        return Reading(SeasonDays(found.starts_on, found.ends_on) if found else None)


def _number(event_id: str) -> int | None:
    """Return the number an id stands for, if it can be one."""
    if not (event_id.isascii() and event_id.isdigit() and len(event_id) <= _LONGEST_ID):
        return None
    # One event has one address: "007" is not another name for event 7.
    return int(event_id) if event_id == str(int(event_id)) else None


def public_event(event: events.Event) -> Event:
    """Return the stored event in the form every source speaks."""
    details = details_of(event)
    # Checked again on the way out, as the link below is.
    details["picture"] = safe_picture(event.picture) if event.picture else None
    return Event(
        id=str(event.id),
        name=event.name,
        event_type=event.event_type,
        status=event.status,
        starts_at=event.starts_at,
        ends_at=event.ends_at,
        location=event.location,
        description=event.description,
        # Checked again on the way out: the file may have been edited by other hands.
        register_url=safe_link(event.register_url) if event.register_url else None,
        registrations_count=event.registrations_count,
        winner=_winner(event.winner),
        cancelled=event.cancelled,
        branch_id=event.branch_id,
        sequence=event.sequence,
        updated_at=event.updated_at,
        sample=event.sample,
        registrations=tuple(map(_person, event.registrations)),
        tournament=event.tournament,
        podium=event.podium,
        **details,
    )


def _person(person: events.Registration) -> Person:
    avatar = safe_picture(person.avatar) if person.avatar and not person.anonymous else None
    return Person(
        person.running_number, person.player_name, person.anonymous, person.winner, avatar
    )


def _winner(winner: events.Winner | None) -> Winner | None:
    if winner is None:
        return None
    avatar = safe_picture(winner.avatar) if winner.avatar else None
    return Winner(winner.name, avatar, winner.anonymous)


def _entry(ranked: leaderboard.Ranked) -> LeaderboardEntry:
    avatar = safe_picture(ranked.avatar) if ranked.avatar else None
    return LeaderboardEntry(
        ranked.rank, ranked.name, ranked.rating, avatar, ranked.change_week, ranked.history
    )


def _next_flip_of(event: events.Event, now: datetime) -> datetime | None:
    if event.fixed_status is not None:
        return None
    return min((at for at in (event.starts_at, event.ends_at) if at > now), default=None)
