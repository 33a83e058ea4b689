"""A restart for an upgrade, and ends that nobody planned: no request lost, nothing left behind."""

from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.support.server.dist import write_dist
from tests.support.server.processes import (
    failed_start,
    is_alive,
    kept_socket,
    kill_hard,
    started_on,
)
from tests.support.server.running import environment, running
from tests.support.server.visitors import Manner, visitors
from tools.running_site import free_port

# Sends a hangup to the process at the moment it begins to load the application.
_EARLY_HANGUP = """
import os, signal, sys
def hear(event, arguments):
    if event == "import" and arguments[0] == "nk.app":
        os.kill(os.getpid(), signal.SIGHUP)
sys.addaudithook(hear)
"""


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    return environment(write_dist(tmp_path / "dist"), tmp_path, NK_ACCESS_LOG="off")


@pytest.mark.parametrize("keep", [False, True])
def test_a_restart_of_the_whole_server_loses_no_request(env: dict[str, str], keep: bool) -> None:
    paths = ("/", "/about", "/api/events", "/events/1")
    with kept_socket() as listener, ExitStack() as after, ExitStack() as before:
        first = before.enter_context(started_on(listener, env, "--workers", "2"))
        with visitors(first.port, paths, 16, Manner(keep=keep)) as tally:
            first.until(lambda: tally.answered > 200)
            before.close()
            second = after.enter_context(started_on(listener, env, "--workers", "2"))
            by_now = tally.answered
            second.until(lambda: tally.answered > by_now + 200)
    assert (tally.lost, tally.refused, set(tally.statuses)) == (0, 0, {200})


def test_workers_end_with_their_main_process_and_a_new_start_works(env: dict[str, str]) -> None:
    with running(env, "--workers", "2") as first:
        workers = first.workers()
        assert len(workers) == 2
        kill_hard(first)
        with running(env, "--workers", "1") as second:
            assert second.get("/")[0] == 200
            second.until(lambda: not any(map(is_alive, workers)))


def test_two_servers_on_one_data_folder_are_refused(env: dict[str, str]) -> None:
    with running(env):
        code, line = failed_start(env, "--port", str(free_port()))
    assert code == 1
    assert (
        line
        == f"Another server works on {env['NK_DATA']}: end it, or set NK_DATA to another folder."
    )


def test_a_hangup_during_the_start_does_not_end_it(env: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(_EARLY_HANGUP, encoding="utf-8")
    own = {**env, "PYTHONPATH": str(tmp_path)}
    with kept_socket() as listener, started_on(listener, own) as server:
        assert server.get("/")[0] == 200


def test_what_is_kept_is_for_the_owner_only(env: dict[str, str]) -> None:
    data = Path(env["NK_DATA"])
    with running(env):
        modes = {path.name: path.stat().st_mode & 0o777 for path in [data, *data.iterdir()]}
    assert modes[data.name] == 0o700
    assert {mode & 0o077 for name, mode in modes.items() if name.startswith("nk.sqlite3")} == {0}
