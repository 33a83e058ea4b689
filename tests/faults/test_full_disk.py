"""The disk is full: staff are told, nothing breaks, reading goes on, and later all is well."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.support.commands import done, fill, refused, say, small_disk
from tests.support.server.running import Running, running

_PATHS = ("/", "/api/events?status=past", "/api/leaderboard?limit=3", "/events/2", "/readyz")


def _read(server: Running) -> None:
    """Ask often enough that both workers have opened the store."""
    for path in _PATHS * 10:
        assert server.get(path)[0] == 200, path


def _is_sound(file: Path) -> bool:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_a_full_disk(env: dict[str, str], tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", megabytes=3) as disk:
        env["NK_DATA"] = str(disk)
        with running(env, "--workers", "2") as server:
            done(env, "players", "add", "Before")
            _read(server)
            filler = fill(disk)
            line = refused(env, "players", "add", "During")
            say(f"disk full; staff read: {line!r}")
            assert line == "The store cannot be used: the disk is full. Make room, then try again."
            _read(server)
            assert _is_sound(disk / "nk.sqlite3")
            filler.unlink()
            done(env, "players", "add", "After")
            _read(server)
        players = done(env, "players", "list")
        assert [name in players for name in ("Before", "During", "After")] == [True, False, True]
        assert _is_sound(disk / "nk.sqlite3")


def test_a_disk_that_is_full_before_anybody_reads(env: dict[str, str], tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", megabytes=3) as disk:
        env["NK_DATA"] = str(disk)
        done(env, "players", "add", "Before")
        filler = fill(disk)
        line = refused(env, "players", "add", "During")
        assert line.startswith("The store cannot be used: the disk is full")
        filler.unlink()
        assert _is_sound(disk / "nk.sqlite3")
