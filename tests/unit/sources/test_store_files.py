"""A store whose file is deleted, replaced or damaged is noticed, and told as one clear error."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from nk.club.store.connections import migrate, open_writer
from nk.sources import Sources, SourceUnavailableError, open_sources
from tests.support.store import NOW, add_events, an_event


def _store(path: Path, name: str) -> None:
    migrate(f"sqlite:///{path}")
    writer = open_writer(f"sqlite:///{path}")
    add_events(writer, an_event(name=name))
    writer.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A store with one event."""
    _store(tmp_path / "nk.sqlite3", "First")
    return tmp_path / "nk.sqlite3"


def _open(file: Path) -> Sources:
    return open_sources(f"sqlite:///{file}", lambda: NOW)


def _names(sources: Sources) -> list[str]:
    return [event.name for event in sources.events.list_events("upcoming", 9, 0).value]


def _remove(file: Path) -> None:
    for path in file.parent.glob(f"{file.name}*"):
        path.unlink()


def test_a_deleted_file_is_away_although_it_is_still_open(file: Path) -> None:
    sources = _open(file)
    sources.version()
    assert _names(sources) == ["First"]
    _remove(file)
    with pytest.raises(SourceUnavailableError):
        sources.version()
    sources.close()


def test_a_replaced_file_is_another_version_and_is_read(file: Path, tmp_path: Path) -> None:
    sources = _open(file)
    before = sources.version()
    assert _names(sources) == ["First"]
    # The same number of changes, so that the counter alone would tell nothing.
    (tmp_path / "other").mkdir()
    _store(tmp_path / "other" / "nk.sqlite3", "Second")
    for path in file.parent.glob(f"{file.name}-*"):
        path.unlink()
    (tmp_path / "other" / "nk.sqlite3").replace(file)
    assert sources.version() != before
    assert _names(sources) == ["Second"]
    sources.close()


@pytest.mark.parametrize(
    "damage",
    [
        "DROP TABLE data_version",
        "DELETE FROM data_version",
        "ALTER TABLE events DROP COLUMN location",
        "ALTER TABLE events RENAME COLUMN starts_at TO begins_at",
        "ALTER TABLE events ADD COLUMN odd TEXT",
        "DROP TABLE registrations",
    ],
)
def test_a_damaged_schema_is_away_or_does_no_harm(file: Path, damage: str) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("PRAGMA foreign_keys = OFF")
        for index in ("events_by_start", "ix_events_starts_at"):
            other.execute(f"DROP INDEX IF EXISTS {index}")
        try:
            other.execute(damage)
        except sqlite3.OperationalError:
            # SQLite itself refuses damage that an index or a check would notice.
            return
    sources = _open(file)
    for question in (
        sources.version,
        lambda: sources.events.list_events("upcoming", 9, 0),
        lambda: sources.events.get_event("1"),
        sources.events.count,
        lambda: sources.events.entries(0, 9),
        lambda: sources.leaderboard.top(9, 0),
        sources.leaderboard.season,
    ):
        try:
            question()
        except SourceUnavailableError:
            continue
    sources.close()


def test_values_of_the_wrong_kind_are_told_in_the_same_way(file: Path) -> None:
    sources = _open(file)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("PRAGMA writable_schema = ON")
        other.execute("UPDATE sqlite_schema SET sql = replace(sql, 'STRICT', '')")
        other.execute("PRAGMA writable_schema = OFF")
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("PRAGMA ignore_check_constraints = ON")
        other.execute("UPDATE events SET updated_at = 'yesterday'")
    with pytest.raises(SourceUnavailableError):
        sources.events.get_event("1")
    sources.close()
