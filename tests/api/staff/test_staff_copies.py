"""Going back to a copy: who was forgotten or signed out since, and stores that are damaged."""

import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import delete

from nk.club.errors import RefusedError
from nk.club.store.connections import open_reader, open_writer
from nk.club.store.tables import devices
from nk.desk.access.devices import Pairing, device_for, end_person, new_pairing, redeem
from nk.desk.access.permissions import Role
from tests.support.counter import NOW, Counter


@pytest.fixture
def counter(sqlite_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Counter:
    counter = Counter(sqlite_database, tmp_path, monkeypatch)
    for name in ("Mook", "Beam", "Pun"):
        counter.run("players", "add", name)
    counter.run("players", "remove", "Pun", "--yes")
    counter.run("backup", str(tmp_path / "copy.sqlite3"))
    return counter


def _names(counter: Counter) -> list[str]:
    return [line["name"] for line in counter.json("players", "list")]


def test_who_was_forgotten_since_is_named(counter: Counter) -> None:
    counter.run("players", "remove", "Mook", "--yes")
    said = counter.shown("restore", str(counter.folder / "copy.sqlite3"), "--yes")
    assert _names(counter) == ["Mook", "Beam"]
    last = said.splitlines()[-1]
    assert last.startswith("Forgotten since that copy: Mook (removal ")
    assert last.endswith(", ./nk players remove id:1")
    assert "id:3" not in said


@pytest.mark.parametrize("damage", [b"not a database at all", b""])
def test_a_damaged_store_is_replaced_and_kept(counter: Counter, damage: bytes) -> None:
    store = Path(counter.database.removeprefix("sqlite:///"))
    store.write_bytes(damage)
    counter.run("restore", str(counter.folder / "copy.sqlite3"), "--yes")
    assert _names(counter) == ["Mook", "Beam"]
    kept = store.with_name("nk.sqlite3.before-restore-2026-11-18-120000")
    assert kept.read_bytes()[: len(damage)] == damage


def test_a_lost_store_comes_back(counter: Counter) -> None:
    store = Path(counter.database.removeprefix("sqlite:///"))
    store.unlink()
    said = counter.run("restore", str(counter.folder / "copy.sqlite3"), "--yes")
    assert "is kept as" not in said
    assert _names(counter) == ["Mook", "Beam"]


def test_a_dump_of_postgresql_is_not_called_damaged(
    counter: Counter, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What puts it back is another program, and is named."""
    dump = counter.file("nk.dump", "PGDMP")
    monkeypatch.setenv("NK_DATABASE_URL", "postgresql://nk@/nk")
    assert "restore with pg_restore" in counter.refused("restore", dump, "--yes")


def test_a_copy_that_was_not_named_goes_after_a_month(counter: Counter) -> None:
    counter.run("backup")
    counter.set_clock(NOW + timedelta(days=31))
    counter.run("backup")
    copies = [path.name for path in (counter.folder / "backups").iterdir()]
    assert copies == ["nk-2026-12-19-120000.sqlite3"]
    assert (counter.folder / "copy.sqlite3").exists()


def _paired(counter: Counter, name: str) -> str:
    """Pair a device and return its token."""
    writer = open_writer(counter.database)
    with writer.change("test", NOW) as change:
        token, _ = redeem(change, new_pairing(change, Pairing(name, Role.STAFF))[0])
    writer.close()
    return token


def _let_in(counter: Counter, *tokens: str) -> list[str]:
    """Return the names of those whose tokens let them in."""
    reader = open_reader(counter.database)
    with reader.reading() as connection:
        found = [device_for(connection, token, NOW) for token in tokens]
    reader.close()
    return [device.name for device in found if device]


def test_whoever_was_signed_out_since_stays_out(counter: Counter) -> None:
    tokens = [_paired(counter, name) for name in ("Fah", "Ton", "Zen")]
    copy = str(counter.folder / "devices.sqlite3")
    writer = open_writer(counter.database)
    with writer.change("test", NOW) as change:
        link, _ = new_pairing(change, Pairing("Ton", Role.STAFF))
    counter.run("backup", copy)
    with writer.change("test", NOW) as change:
        end_person(change, "Ton")
        change.connection.execute(delete(devices).where(devices.c.name == "Zen"))
    writer.close()
    said = counter.shown("restore", copy, "--yes")
    assert _let_in(counter, *tokens) == ["Fah"]
    assert "the devices of Ton, Zen." in said
    assert "Fah" not in said
    writer = open_writer(counter.database)
    with pytest.raises(RefusedError), writer.change("test", NOW) as change:
        redeem(change, link)
    writer.close()
    assert "เครื่องของ Ton, Zen" in counter.shown("restore", copy, "--yes", "--lang", "th")


def test_a_store_that_cannot_be_read_lets_nobody_in_again(counter: Counter) -> None:
    tokens = [_paired(counter, "Fah"), _paired(counter, "Ton")]
    copy = str(counter.folder / "devices.sqlite3")
    counter.run("backup", copy)
    Path(counter.database.removeprefix("sqlite:///")).write_bytes(b"not a database at all")
    assert "the devices of Fah, Ton." in counter.shown("restore", copy, "--yes")
    assert _let_in(counter, *tokens) == []


def test_a_copy_of_a_newer_version_changes_nothing(counter: Counter) -> None:
    copy = counter.folder / "copy.sqlite3"
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    counter.run("players", "add", "Zen")
    assert "a newer version has changed" in counter.refused("restore", str(copy), "--yes")
    assert _names(counter) == ["Mook", "Beam", "Zen"]
    assert list(counter.folder.glob("*.before-restore-*")) == []
