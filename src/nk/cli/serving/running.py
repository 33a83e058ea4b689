"""The running server, as other commands find it: one for each data folder.

The server holds a lock on `server.lock` for as long as it lives, and writes into `server.json`
who it is and which build it shows. A lock ends with its process, however that ended.
"""

import fcntl
import json
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from nk.files import write_if_changed

_LOCK: Final = "server.lock"
_STATE: Final = "server.json"


@dataclass(frozen=True, slots=True)
class Server:
    """A running server: its process, the build it shows, and one that it could not take up."""

    pid: int
    build: int | None
    refused: int | None = None
    reason: str = ""

    def reload(self) -> None:
        """Ask it to take up the build in use; PermissionError if it belongs to another user."""
        os.kill(self.pid, signal.SIGHUP)


class AlreadyRunningError(Exception):
    """Another server works on the same data folder."""


@contextmanager
def only_server(data: Path) -> Iterator[None]:
    """Hold the data folder's lock; only its owner can look into a folder that is made here."""
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    # Not closed by a worker's end: this kind of lock belongs to the process that took it.
    with (data / _LOCK).open("a") as held:
        try:
            fcntl.lockf(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise AlreadyRunningError from None
        yield


def announce(data: Path, server: Server) -> None:
    """Write down what this server shows, for other commands."""
    state = data / _STATE
    if not write_if_changed(state, json.dumps(asdict(server)).encode()):
        # The same as before, but said anew: somebody may wait for it.
        os.utime(state)


def announced_at(data: Path) -> int:
    """Return when a server last wrote down what it shows, to be compared with another time."""
    return (data / _STATE).stat().st_mtime_ns


def running_server(data: Path) -> Server | None:
    """Return the server that works on a data folder, if there is one that has started."""
    lock, state = data / _LOCK, data / _STATE
    if not (lock.exists() and state.exists() and _is_held(lock)):
        return None
    server = Server(**json.loads(state.read_text(encoding="utf-8")))
    return server if _is_alive(server.pid) else None


def _is_held(lock: Path) -> bool:
    with lock.open("r") as file:
        try:
            # Shared, as the file may not be ours to write; given back by closing it.
            fcntl.lockf(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def _is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        # The file is that of a server before, and the present one has not started yet.
        return False
    except PermissionError:
        return True
    return True
