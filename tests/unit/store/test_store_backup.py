"""Copies: complete, checked, and put back without losing what was there."""

import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from nk.club import players, samples
from nk.club.errors import NewerStoreError, RefusedError
from nk.club.store.backup import KEPT_FOR, back_up, back_up_as_usual, restore
from nk.club.store.connections import open_reader, open_writer
from tests.support.store import NOW, POLICY, add_players


def _nicknames(database: str) -> list[str]:
    reader = open_reader(database)
    with reader.reading() as connection:
        names = [player.nickname for player in players.list_players(connection)]
    reader.close()
    return names


def test_a_copy_taken_in_use_holds_everything_committed(
    sqlite_database: str, tmp_path: Path
) -> None:
    writer = open_writer(sqlite_database)
    add_players(writer, "Mook")
    with writer.change("test", NOW) as change:
        players.add_player(change, "not committed yet")
        copy = back_up(sqlite_database, tmp_path / "copy.sqlite3")
    writer.close()
    assert _nicknames(f"sqlite:///{copy}") == ["Mook"]
    assert list(tmp_path.glob("*.partial")) == []


def test_restoring_keeps_the_store_it_replaces(sqlite_database: str, tmp_path: Path) -> None:
    writer = open_writer(sqlite_database)
    add_players(writer, "Mook")
    copy = back_up(sqlite_database, tmp_path / "copy.sqlite3")
    add_players(writer, "Beam")
    writer.close()
    kept = restore(sqlite_database, copy, NOW)
    assert _nicknames(sqlite_database) == ["Mook"]
    assert kept is not None
    assert _nicknames(f"sqlite:///{kept}") == ["Mook", "Beam"]


def test_every_restore_keeps_its_own_copy(sqlite_database: str, tmp_path: Path) -> None:
    copy = back_up(sqlite_database, tmp_path / "copy.sqlite3")
    found = []
    for name in ("Mook", "Beam", "Pun"):
        writer = open_writer(sqlite_database)
        add_players(writer, name)
        writer.close()
        found.append(restore(sqlite_database, copy, NOW))
    assert [path.name for path in found if path] == [
        "nk.sqlite3.before-restore-2026-11-18-120000",
        "nk.sqlite3.before-restore-2026-11-18-120000-2",
        "nk.sqlite3.before-restore-2026-11-18-120000-3",
    ]
    kept = [_nicknames(f"sqlite:///{path}") for path in found]
    assert kept == [["Mook"], ["Beam"], ["Pun"]]


def test_copies_are_read_by_their_owner_alone(sqlite_database: str, tmp_path: Path) -> None:
    copy = back_up(sqlite_database, tmp_path / "backups" / "copy.sqlite3")
    kept = restore(sqlite_database, copy, NOW)
    assert copy.parent.stat().st_mode & 0o777 == 0o700
    store = Path(sqlite_database.removeprefix("sqlite:///"))
    assert {path.stat().st_mode & 0o777 for path in (copy, store)} == {0o600}
    assert kept is not None


def test_restoring_into_nothing_makes_the_store(sqlite_database: str, tmp_path: Path) -> None:
    writer = open_writer(sqlite_database)
    with writer.change("test", NOW) as change:
        samples.add_samples(change, POLICY)
    writer.close()
    copy = back_up(sqlite_database, tmp_path / "copy.sqlite3")
    target = f"sqlite:///{tmp_path / 'elsewhere' / 'nk.sqlite3'}"
    assert restore(target, copy, NOW) is None
    assert _nicknames(target) == _nicknames(sqlite_database)


@pytest.mark.parametrize("content", [b"", b"not a database" * 99, None])
def test_a_bad_copy_changes_nothing(
    sqlite_database: str, tmp_path: Path, content: bytes | None
) -> None:
    writer = open_writer(sqlite_database)
    add_players(writer, "Mook")
    writer.close()
    copy = tmp_path / "copy.sqlite3"
    if content is not None:
        copy.write_bytes(content)
    with pytest.raises(RefusedError):
        restore(sqlite_database, copy, NOW)
    assert _nicknames(sqlite_database) == ["Mook"]


def test_a_damaged_page_is_noticed(sqlite_database: str, tmp_path: Path) -> None:
    writer = open_writer(sqlite_database)
    with writer.change("test", NOW) as change:
        samples.add_samples(change, POLICY)
    writer.close()
    copy = back_up(sqlite_database, tmp_path / "copy.sqlite3")
    damaged = bytearray(copy.read_bytes())
    for page in range(2, len(damaged) // 4096):
        damaged[page * 4096 : page * 4096 + 64] = b"\xff" * 64
    copy.write_bytes(damaged)
    with pytest.raises(RefusedError) as refused:
        restore(sqlite_database, copy, NOW)
    assert refused.value.code == "damaged_copy"


def test_an_existing_file_is_never_overwritten(sqlite_database: str, tmp_path: Path) -> None:
    target = tmp_path / "precious.txt"
    target.write_text("keep me")
    with pytest.raises(RefusedError) as refused:
        back_up(sqlite_database, target)
    assert refused.value.code == "file_exists"
    assert target.read_text() == "keep me"


def test_a_newer_store_is_copied_but_not_gone_back_to(sqlite_database: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(sqlite_database.removeprefix("sqlite:///"))) as store, store:
        store.execute("UPDATE alembic_version SET version_num = '9999'")
    copy = back_up(sqlite_database, tmp_path / "copy.sqlite3")
    with pytest.raises(NewerStoreError):
        restore(f"sqlite:///{tmp_path / 'elsewhere.sqlite3'}", copy, NOW)
    assert list(tmp_path.glob("elsewhere*")) == []


def test_postgresql_has_its_own_tools() -> None:
    with pytest.raises(RefusedError) as refused:
        back_up("postgresql://nk@host/name", Path("never"))
    assert "pg_dump" in refused.value.sentence.en


def test_copies_go_when_they_are_too_old_and_nothing_else_does(
    sqlite_database: str, tmp_path: Path
) -> None:
    """Names of removed people are in them."""
    open_writer(sqlite_database).close()
    first = back_up_as_usual(sqlite_database, tmp_path, NOW)
    second = back_up_as_usual(sqlite_database, tmp_path, NOW + timedelta(hours=1))
    others = ("monday.sqlite3", "nk-2020-1-1-000000.sqlite3", "nk-2020-01-01-000000.dump")
    for name in others:
        (first.parent / name).write_text("keep me")
    last = back_up_as_usual(sqlite_database, tmp_path, NOW + KEPT_FOR + timedelta(minutes=30))
    assert set(first.parent.iterdir()) == {second, last, *(first.parent / one for one in others)}


def test_the_newest_copy_stays_whatever_the_clock_says(
    sqlite_database: str, tmp_path: Path
) -> None:
    open_writer(sqlite_database).close()
    there = back_up_as_usual(sqlite_database, tmp_path, NOW)
    earlier = back_up_as_usual(sqlite_database, tmp_path, NOW - timedelta(days=400))
    assert set(there.parent.iterdir()) == {there, earlier}


def test_a_copy_elsewhere_deletes_nothing_there(sqlite_database: str, tmp_path: Path) -> None:
    open_writer(sqlite_database).close()
    old = tmp_path / "nk-2020-01-01-000000.sqlite3"
    old.write_text("keep me")
    back_up(sqlite_database, tmp_path / "nk-2026-11-18-120000.sqlite3")
    assert old.read_text() == "keep me"


def test_an_old_copy_that_cannot_be_deleted_does_not_cost_the_new_one(
    sqlite_database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    open_writer(sqlite_database).close()
    stuck = tmp_path / "backups" / "nk-2020-01-01-000000.sqlite3"
    # A folder of that name cannot be deleted as a file, whoever runs the test.
    stuck.mkdir(parents=True)
    assert back_up_as_usual(sqlite_database, tmp_path, NOW).is_file()
    assert f"The old copy {stuck.name} could not be deleted" in caplog.text
