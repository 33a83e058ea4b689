"""Through the documented nginx: what the site says, at once, and over a restart."""

from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.support.commands import done
from tests.support.server.dist import write_dist
from tests.support.server.nginx import nginx_before
from tests.support.server.processes import kept_socket, started_on
from tests.support.server.running import Running, environment, running
from tests.support.server.visitors import Manner, visitors

EVENT = (
    "--type",
    "Board Game",
    "--starts",
    "2099-01-02 18:00",
    "--ends",
    "21:00",
    "--branch",
    "bangkae",
)


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    return environment(write_dist(tmp_path / "dist"), tmp_path, NK_ACCESS_LOG="off")


def shows(server: Running, path: str, words: str) -> bool:
    return words.encode() in server.get(path)[2]


def test_headers_are_the_sites_own_and_sent_once(env: dict[str, str], tmp_path: Path) -> None:
    with running(env) as server, nginx_before(server.port, tmp_path / "nginx") as front:
        for path, status in (("/", 200), ("/nowhere", 404), ("/api/events", 200)):
            directly, through = server.get(path), front.get(path)
            own = {name: value for name, value in directly[1].items() if name not in _HOPS}
            passed = {name: value for name, value in through[1].items() if name not in _HOPS}
            assert (through[0], passed, through[2]) == (status, own, directly[2])


_HOPS = frozenset({"date", "server", "connection", "transfer-encoding"})


def test_a_change_shows_as_soon_as_the_site_shows_it(env: dict[str, str], tmp_path: Path) -> None:
    """Visitors have asked before, which a cache would remember."""
    with running(env) as server, nginx_before(server.port, tmp_path / "nginx") as front:
        for _ in range(3):
            assert front.get("/api/events")[0] == 200
        done(env, "events", "add", "--name", "Zugzwang Night", *EVENT)
        server.until(lambda: shows(server, "/api/events", "Zugzwang Night"))
        assert b"Zugzwang Night" in front.get("/api/events")[2]


def test_a_removed_player_is_gone_as_soon_as_from_the_site(
    env: dict[str, str], tmp_path: Path
) -> None:
    with running(env) as server, nginx_before(server.port, tmp_path / "nginx") as front:
        for _ in range(3):
            assert b'"name":"Win"' in front.get("/api/leaderboard")[2]
        done(env, "players", "remove", "Win", "--yes")
        server.until(lambda: not shows(server, "/api/leaderboard", '"name":"Win"'))
        assert b'"name":"Win"' not in front.get("/api/leaderboard")[2]


def test_a_restart_behind_it_loses_no_request(env: dict[str, str], tmp_path: Path) -> None:
    paths = ("/", "/about", "/api/events", "/events/1")
    with kept_socket() as listener, ExitStack() as after, ExitStack() as before:
        first = before.enter_context(started_on(listener, env, "--workers", "2"))
        front = after.enter_context(nginx_before(first.port, tmp_path / "nginx"))
        with visitors(front.plain_port, paths, 16, Manner(keep=True)) as tally:
            first.until(lambda: tally.answered > 200)
            before.close()
            second = after.enter_context(started_on(listener, env, "--workers", "2"))
            by_now = tally.answered
            second.until(lambda: tally.answered > by_now + 200)
    assert (tally.lost, tally.refused, set(tally.statuses)) == (0, 0, {200})
