"""Servers under the conditions of an administrator: a socket kept by others, a build to swap."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from nk.cli.building.builds import Builds, Record
from nk.settings import ROOT
from tests.support.server.dist import write_dist
from tests.support.server.running import Running, command

# A program that gets its socket as number 3, told so by name, and becomes the server.
_HAND_OVER = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ.update(LISTEN_FDS="1", LISTEN_PID=str(os.getpid()))
os.execv(sys.executable, [sys.executable, *sys.argv[2:]])
"""

MADE = "2026-11-15T00:00:00+00:00"


def add_build(link: Path, words: str = "", *, samples: int = 0, stand_ins: bool = False) -> int:
    """Make a small build beside the link; the words stand on the page /about."""
    builds = Builds(link)
    with builds.unfinished() as folder:
        write_dist(folder)
        if words:
            (folder / "about.html").write_text(f"<title>{words}</title>", encoding="utf-8")
        record = Record(words, MADE, samples, stand_ins)
        return builds.finish(folder, record, ROOT / "content")


@contextmanager
def kept_socket() -> Iterator[socket.socket]:
    """A listening socket that outlives the servers which are given it, as systemd's does."""
    with socket.create_server(("127.0.0.1", 0), backlog=4096) as listener:
        listener.set_inheritable(True)
        yield listener


@contextmanager
def started_on(listener: socket.socket, env: dict[str, str], *options: str) -> Iterator[Running]:
    """Start a server with the socket handed over in systemd's manner; it has to end well."""
    number = listener.fileno()
    process = subprocess.Popen(
        [sys.executable, "-c", _HAND_OVER, str(number), "-m", "nk.cli", "serve", *options],
        cwd=ROOT,
        env=env,
        stdout=subprocess.PIPE,
        pass_fds=(number,),
        text=True,
    )
    with process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline().startswith("NK is open")
            yield Running(process, listener.getsockname()[1])
        finally:
            process.terminate()
            code = process.wait(timeout=60)
    assert code == 0


def is_alive(pid: int) -> bool:
    """Tell whether a process is there and not only a remembered result."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def kill_hard(server: Running) -> None:
    """End the main process without a chance to end its workers."""
    os.kill(server.process.pid, 9)
    server.process.wait(timeout=60)


def failed_start(env: dict[str, str], *options: str) -> tuple[int, str]:
    """Start a server that must fail and return its exit code and its only line."""
    done = subprocess.run(
        command(*options),
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    (line,) = done.stderr.splitlines()
    return done.returncode, line
