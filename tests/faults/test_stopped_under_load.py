"""A stop, a reload and a killed worker while visitors ask: nobody else notices."""

import os
import signal
import time

import pytest

from tests.support.commands import accepting_workers, say
from tests.support.server.running import Running, running
from tests.support.server.visitors import Manner, visitors

PATHS = ("/", "/about", "/en/about", "/events", "/api/events?status=upcoming", "/api/leaderboard")
_VISITORS = 64
_ENOUGH = 500


@pytest.mark.parametrize("keep", [False, True], ids=["fresh connections", "kept connections"])
def test_a_stop_loses_no_answer(env: dict[str, str], keep: bool) -> None:
    manner = Manner(keep=keep, leave_when_refused=True)
    with running(env, "--workers", "2") as server:
        with visitors(server.port, PATHS, _VISITORS, manner) as tally:
            server.until(lambda: tally.answered > _ENOUGH)
            server.process.send_signal(signal.SIGTERM)
            assert server.process.wait(timeout=20) == 0
        say(f"stopped: {tally.answered} answered, {tally.lost} lost")
        assert (tally.lost, set(tally.statuses)) == (0, {200})


@pytest.mark.parametrize("keep", [False, True], ids=["fresh connections", "kept connections"])
@pytest.mark.parametrize("workers", [1, 2])
def test_a_reload_loses_and_refuses_nothing(env: dict[str, str], workers: int, keep: bool) -> None:
    with running(env, "--workers", str(workers)) as server:
        old = server.workers()
        with visitors(server.port, PATHS, _VISITORS, Manner(keep=keep)) as tally:
            server.until(lambda: tally.answered > _ENOUGH)
            server.process.send_signal(signal.SIGHUP)
            server.until(lambda: not server.workers() & old)
            seen = tally.answered
            server.until(lambda: tally.answered > seen + _ENOUGH)
        say(f"reloaded: {tally.answered} answered, {tally.lost} lost, {tally.refused} refused")
        assert (tally.lost, tally.refused, set(tally.statuses)) == (0, 0, {200})


@pytest.mark.parametrize("workers", [1, 2])
def test_a_killed_worker_is_replaced_within_a_second(env: dict[str, str], workers: int) -> None:
    with running(env, "--workers", str(workers)) as server:
        server.until(lambda: len(accepting_workers(server)) == workers)
        with visitors(server.port, PATHS, _VISITORS) as tally:
            server.until(lambda: tally.answered > _ENOUGH)
            took = _kill_one(server, workers)
            seen = tally.answered
            server.until(lambda: tally.answered > seen + _ENOUGH)
        say(f"replaced after {took:.2f} s: {tally.answered} answered, {tally.lost} lost")
        assert took < 1.0
        # Only those whose request the killed worker held are cut off; nobody is refused.
        assert tally.lost <= _VISITORS
        assert tally.refused == 0
        assert set(tally.statuses) == {200}


def _kill_one(server: Running, workers: int) -> float:
    """Kill a worker; return how long it took until as many as before accept connections."""
    victim = min(server.workers())
    killed = time.monotonic()
    os.kill(victim, signal.SIGKILL)
    while len(accepting_workers(server) - {victim}) < workers:
        time.sleep(0.005)
        assert time.monotonic() - killed < 30, "the worker was never replaced"
    return time.monotonic() - killed
