"""The store as a source: the same values on both engines, safe on the way out."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import update

from nk.club import players, samples
from nk.club.events import lists as event_lists
from nk.club.store.connections import Reader, Writer
from nk.club.store.tables import players as player_table
from nk.sources import (
    ClubSource,
    SourceFaultError,
    Sources,
    SourceUnavailableError,
    open_sources,
)
from nk.sources.upstream import UpstreamEvents, UpstreamLeaderboard
from tests.support.store import HOUR, NOW, POLICY, add_events, an_event


def _same(now: datetime) -> datetime:
    return now


@pytest.fixture
def sources(database: str, writer: Writer) -> Iterator[Sources]:
    """Sources over a store with the samples in it."""
    with writer.change("test", NOW) as change:
        samples.add_samples(change, POLICY)
    sources = open_sources(database, lambda: NOW)
    yield sources
    sources.close()


def test_events_come_with_their_next_flip(sources: Sources) -> None:
    reading = sources.events.list_events("upcoming", 10, 0)
    ongoing = reading.value[0]
    assert (ongoing.status, reading.stale) == ("ongoing", False)
    flips = [moment for event in reading.value for moment in (event.starts_at, event.ends_at)]
    assert reading.expires_at == min(moment for moment in flips if moment and moment > NOW)
    detail = sources.events.get_event(ongoing.id)
    assert detail.expires_at == ongoing.ends_at
    assert detail.value is not None
    assert len(detail.value.registrations) == ongoing.registrations_count


def test_a_fault_of_our_own_is_told_from_a_store_that_is_away(
    sources: Sources, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_arguments: object) -> None:
        raise KeyError("a name that is not there")

    monkeypatch.setattr(event_lists, "list_events", stumble)
    with pytest.raises(SourceFaultError, match="a name that is not there"):
        sources.events.list_events("upcoming", 10, 0)


def test_odd_ids_are_nothing(sources: Sources) -> None:
    for event_id in ("0", "007", "-1", "٣", "abc", "9" * 18, "9" * 40, " 1", "1_0", "", "1\0"):
        assert sources.events.get_event(event_id).value is None, event_id


def test_the_leaderboard_expires_with_its_week(sources: Sources) -> None:
    reading = sources.leaderboard.top(3, 0)
    assert [entry.rank for entry in reading.value] == [1, 2, 3]
    assert reading.expires_at is not None
    assert NOW < reading.expires_at <= NOW + timedelta(weeks=1)


def test_the_sitemap_sees_every_event(sources: Sources) -> None:
    count = sources.events.count()
    pages = [entry.id for at in range(0, count, 3) for entry in sources.events.entries(at, 3)]
    assert len(pages) == len(set(pages)) == count


def test_the_version_follows_every_change(sources: Sources, writer: Writer) -> None:
    before = sources.version()
    assert sources.version() == before
    add_events(writer, an_event())
    assert sources.version() != before


def test_a_link_slipped_into_the_file_is_not_shown(
    writer: Writer, reader: Reader, sources: Sources
) -> None:
    with writer.change("test", NOW) as change:
        player = players.find_by_name(change.connection, "Mook")
        change.connection.execute(
            update(player_table)
            .where(player_table.c.id == player)
            .values(avatar="javascript:alert(1)")
        )
    faces = {line.name: line.avatar for line in sources.leaderboard.top(50, 0).value}
    assert faces["Mook"] is None
    assert faces["Beam"] is not None


def test_a_missing_store_is_unavailable(tmp_path: Path) -> None:
    sources = open_sources(f"sqlite:///{tmp_path / 'nothing'}", lambda: NOW)
    with pytest.raises(SourceUnavailableError):
        sources.version()
    with pytest.raises(SourceUnavailableError):
        sources.events.list_events("past", 1, 0)


def test_settings_choose_the_upstreams(sqlite_database: str, tmp_path: Path) -> None:
    sources = open_sources(
        sqlite_database,
        lambda: NOW,
        leaderboard_url="https://api.example.com/leaderboard",
        cache=tmp_path,
    )
    assert isinstance(sources.events, ClubSource)
    assert isinstance(sources.leaderboard, UpstreamLeaderboard)
    both = open_sources(sqlite_database, lambda: NOW, events_url="https://api.example.com/events")
    assert isinstance(both.events, UpstreamEvents)


def test_a_fixed_event_never_flips(writer: Writer, reader: Reader) -> None:
    (number,) = add_events(writer, an_event(fixed_status="upcoming"))
    for hours in (0, 9):
        source = ClubSource(reader, partial(_same, NOW + hours * HOUR))
        reading = source.get_event(str(number))
        assert reading.expires_at is None
        assert reading.value is not None
        assert reading.value.status == "upcoming"
