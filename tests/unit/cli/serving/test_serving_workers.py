"""The main process of the workers: what it does about those that cannot begin."""

import subprocess
import sys
from pathlib import Path

_PROGRAM = """
import os, signal, sys
from pathlib import Path
from nk.cli.serving.workers import Workers

begun = Path(sys.argv[1])

def work():
    with begun.open("a") as file:
        file.write("x")
    WORK

def reload():
    begun.write_text("asked")
    raise KeyError("not foreseen")

Workers(1, work, on_reload=reload, stop_seconds=STOP).run(lambda: None, lambda: None)
"""
# The first is killed, as by the system when memory runs out; the second ends the main process.
_KILLED_ONCE = """
    if begun.stat().st_size == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    os.kill(os.getppid(), signal.SIGTERM)
    signal.pause()
"""


# It asks for a reload, and for a stop as soon as that was tried.
_RELOADED = """
    os.kill(os.getppid(), signal.SIGHUP)
    while begun.read_text() != "asked":
        os.sched_yield()
    os.kill(os.getppid(), signal.SIGTERM)
    signal.pause()
"""
_DEAF = """
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.kill(os.getppid(), signal.SIGTERM)
    while True:
        signal.pause()
"""


def _run(work: str, begun: Path, stop: float = 30) -> int:
    text = _PROGRAM.replace("WORK", work.strip()).replace("STOP", str(stop))
    program = [sys.executable, "-c", text, str(begun)]
    return subprocess.run(program, timeout=60, check=False, stderr=subprocess.DEVNULL).returncode


def test_when_the_first_worker_cannot_begin_the_server_ends(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    assert _run("sys.exit(3)", begun) == 1
    assert begun.read_text(encoding="ascii") == "x"


def test_a_worker_that_was_killed_is_replaced_however_young(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    assert _run(_KILLED_ONCE, begun) == 0
    assert begun.read_text(encoding="ascii") == "xx"


def test_a_reload_that_fails_in_any_way_ends_nothing(tmp_path: Path) -> None:
    assert _run(_RELOADED, tmp_path / "begun") == 0


def test_a_worker_that_does_not_leave_in_its_time_is_killed(tmp_path: Path) -> None:
    assert _run(_DEAF, tmp_path / "begun", stop=0.1) == 0
