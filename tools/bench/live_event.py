"""A store whose only event has a tournament under way."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from nk.bangkok import bangkok_day
from nk.club.club import read_policy
from nk.club.events import events, registrations
from nk.club.events.events import NewEvent
from nk.club.ranking.seasons import open_season
from nk.club.store.connections import Writer, migrate, open_writer
from nk.club.tournament import operations as op
from nk.rules.tournament.actions import Announce
from nk.rules.tournament.settings import MatchType, Settings, Stage, StageKind
from nk.settings import load_settings


@dataclass(frozen=True, slots=True)
class LiveStore:
    """Where the store is, and the number of its event."""

    folder: str
    event: int

    @contextmanager
    def writing(self) -> Iterator[Writer]:
        """Open the store to change it."""
        writer = open_writer(_database(self.folder))
        try:
            yield writer
        finally:
            writer.close()


@contextmanager
def live_store(players: int, stadiums: int) -> Iterator[LiveStore]:
    """Make the store in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="nk-live-") as folder:
        migrate(_database(folder))
        # The store is empty, so the event is its first.
        store = LiveStore(folder, event=1)
        with store.writing() as writer:
            assert prepared_event(writer, players, stadiums) == store.event
        yield store


def _database(folder: str) -> str:
    return f"sqlite:///{Path(folder) / 'nk.sqlite3'}"


def prepared_event(writer: Writer, players: int, stadiums: int) -> int:
    """Make an event of today whose tournament has its first round announced; return its number."""
    now = datetime.now(UTC)
    today = bangkok_day(now)
    swiss = Stage(StageKind.SWISS, MatchType(4), rounds=7)
    hours = timedelta(hours=1), timedelta(hours=6)
    with writer.change("bench", now) as change:
        policy = read_policy(load_settings().content)
        open_season(change, today - timedelta(days=30), today + timedelta(days=30), policy)
        event = events.add(change, NewEvent("Live", "Beyblade X", now - hours[0], now + hours[1]))
        for number in range(players):
            registrations.register(change, event, f"Player {number + 1}")
        op.create(change, event, Settings((swiss,), stadiums=stadiums, seed=7))
        op.check_in_all(change, event, range(1, players + 1))
        op.pair(change, event)
        op.act(change, event, Announce())
    return event
