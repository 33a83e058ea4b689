"""Staff commands as real processes, on the store of the running server."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from nk.settings import ROOT
from tests.support.server.running import Running


@dataclass(frozen=True, slots=True)
class Said:
    """How a command ended and what it said."""

    code: int
    words: str
    complaint: str


def begin(env: dict[str, str], *arguments: str) -> subprocess.Popen[str]:
    """Start a staff command."""
    return subprocess.Popen(
        [sys.executable, "-m", "nk.cli", *arguments],
        cwd=ROOT,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def ended(command: subprocess.Popen[str]) -> Said:
    """Wait for a command."""
    words, complaint = command.communicate(timeout=180)
    return Said(command.returncode, words, complaint)


def done(env: dict[str, str], *arguments: str) -> str:
    """Run a staff command that must succeed; return what it said."""
    said = ended(begin(env, *arguments))
    assert said.code == 0, said.complaint
    return said.words


def refused(env: dict[str, str], *arguments: str) -> str:
    """Run a staff command that must fail in a single line; return it."""
    said = ended(begin(env, *arguments))
    assert said.code == 1, said.words
    (line,) = said.complaint.splitlines()
    return line


def say(what: str) -> None:
    """Print one line at once."""
    print(f"  {what}", flush=True)


def chosen(name: str, usual: int) -> int:
    """Return a figure of a test, which a variable of the environment may lower for a trial."""
    return int(os.environ.get(name, usual))


def accepting_workers(server: Running) -> set[int]:
    """Return the workers that wait for new connections on the server's socket."""
    wanted = _listening_inode(server.port)
    return {worker for worker in server.workers() if _waits_for(worker, wanted)}


def resident_kilobytes(server: Running) -> int:
    """Return the memory that the workers hold, pages shared with the main process included."""
    return sum(_resident(worker) for worker in server.workers())


def _resident(process: int) -> int:
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1])


def _listening_inode(port: int) -> str:
    table = Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]
    for columns in map(str.split, table):
        # 0A is the state of listening.
        if columns[3] == "0A" and columns[1].endswith(f":{port:04X}"):
            return f"socket:[{columns[9]}]"
    raise AssertionError(f"nobody listens on port {port}")


def _waits_for(process: int, inode: str) -> bool:
    """Tell whether one of a process's polls is about this socket."""
    folder = Path(f"/proc/{process}")
    try:
        numbers = {
            entry.name for entry in (folder / "fd").iterdir() if str(entry.readlink()) == inode
        }
        polled = {
            line.split()[1]
            for entry in (folder / "fdinfo").iterdir()
            for line in entry.read_text(encoding="ascii").splitlines()
            if line.startswith("tfd:")
        }
    except OSError:
        # The process, or one of its files, was gone between two looks.
        return False
    return bool(numbers & polled)


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[Path]:
    """Mount it, and take it away afterwards; where that is not allowed the test fails."""
    folder.mkdir()
    options = f"size={megabytes}m"
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)],
        capture_output=True,
        text=True,
        check=False,
    )
    if mounted.returncode != 0:
        pytest.fail(f"A small file system needs root and the right to mount: {mounted.stderr}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def fill(folder: Path) -> Path:
    """Write until nothing more fits; return the file that takes the room."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file:
        for size in (65_536, 4_096, 1):
            try:
                while True:
                    file.write(bytes(size))
            except OSError:
                # No room for a piece of this size; smaller ones follow.
                continue
    return filler
