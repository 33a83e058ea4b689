"""The store is locked for half a minute: reading goes on, and staff are told in plain words."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import psycopg

from tests.support.commands import begin, chosen, done, ended, say
from tests.support.server.running import Running, running

PATHS = ("/", "/en/about", "/api/events", "/api/leaderboard", "/api/calendar/th.ics", "/events/1")
_STALE = "nk; fwd=stale; detail=source-unavailable"


def _seconds() -> int:
    return chosen("FAULT_LOCK_SECONDS", 30)


def _read_while(server: Running, condition: Callable[[], bool]) -> tuple[int, int]:
    """Ask for everything again and again; return how many answers came, and how many older."""
    answers = stale = 0
    while condition():
        for path in PATHS:
            status, headers, body = server.get(path)
            assert (status, bool(body)) == (200, True), path
            answers += 1
            stale += headers.get("cache-status") == _STALE
    return answers, stale


def test_sqlite_locked_for_writing(env: dict[str, str]) -> None:
    file = Path(env["NK_DATA"]) / "nk.sqlite3"
    with running(env, "--workers", "2") as server:
        with closing(sqlite3.connect(file, isolation_level=None)) as locker:
            locker.execute("BEGIN EXCLUSIVE")
            until = time.monotonic() + _seconds()
            desk = begin(env, "players", "add", "Newcomer")
            answers, stale = _read_while(
                server, lambda: desk.poll() is None or time.monotonic() < until
            )
            locker.execute("ROLLBACK")
        said = ended(desk)
        say(f"locked: {answers} answers, {stale} of them older; staff read: {said.complaint!r}")
        assert said.code == 1
        assert said.complaint.splitlines() == [
            "The store cannot be used: somebody else is changing it. Please try again in a moment."
        ]
        # SQLite's log lets everybody read what was there before the change, so an older answer
        # is the exception of a moment in which the machine itself was too busy.
        assert stale < answers / 20
        done(env, "players", "add", "Newcomer")


def test_postgresql_locked_altogether(env: dict[str, str], postgres_database: str) -> None:
    env["NK_DATABASE_URL"] = postgres_database
    with running(env, "--workers", "1") as server:
        _read_while(server, iter([True, False]).__next__)
        with psycopg.connect(postgres_database) as locker:
            locker.execute("LOCK TABLE data_version, events, players IN ACCESS EXCLUSIVE MODE")
            until = time.monotonic() + _seconds()
            answers, stale = _read_while(server, lambda: time.monotonic() < until)
            locker.rollback()
        say(f"locked: {answers} answers, {stale} of them older")
        assert stale > 0
        server.until(lambda: "cache-status" not in server.get("/api/events")[1])
        done(env, "players", "add", "Newcomer")
