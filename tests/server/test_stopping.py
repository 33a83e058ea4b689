"""The short form of the fault test: a stop while visitors ask loses none of their answers."""

import signal
from pathlib import Path

from tests.support.server.dist import write_dist
from tests.support.server.running import environment, running
from tests.support.server.visitors import Manner, visitors


def test_a_stop_under_load_loses_no_answer(tmp_path: Path) -> None:
    env = environment(write_dist(tmp_path / "dist"), tmp_path, NK_ACCESS_LOG="off")
    manner = Manner(keep=False, leave_when_refused=True)
    with running(env, "--workers", "2") as server:
        with visitors(server.port, ("/", "/about", "/api/events"), 16, manner) as tally:
            server.until(lambda: tally.answered > 100)
            server.process.send_signal(signal.SIGTERM)
            assert server.process.wait(timeout=20) == 0
        assert (tally.lost, set(tally.statuses)) == (0, {200})
