"""Going back to a copy: what was forgotten since is named, and a damaged store is no obstacle."""

from datetime import timedelta
from pathlib import Path

import pytest

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
