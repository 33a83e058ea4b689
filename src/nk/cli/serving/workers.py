"""The workers' main process: it starts them, replaces them, and ends them without a loss."""

import ctypes
import logging
import multiprocessing
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import wait
from multiprocessing.context import ForkProcess
from typing import Final

_log: Final = logging.getLogger(__name__)

# A worker that ends sooner than this after its start is not replaced at once.
_SHORT_LIFE_SECONDS: Final = 1.0
_SIGNALS: Final = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)

# Linux's number for a signal at the end of the parent process.
_ON_PARENTS_END: Final = 1
# The GNU library's number for the size above which a block is given back, and its first value.
_LARGE_BLOCKS_FROM: Final = -3
_LARGE_BLOCK_BYTES: Final = 128 * 1024


class Workers:
    """Processes forked from this one, so that each has the socket and the pages from the start."""

    def __init__(
        self,
        count: int,
        work: Callable[[], None],
        *,
        stop_seconds: float,
        on_reload: Callable[[], None] = lambda: None,
        on_reloaded: Callable[[], None] = lambda: None,
    ) -> None:
        self._count = count
        self._work = work
        # Longer than a worker takes to leave: one that is still there is killed.
        self._stop_seconds = stop_seconds
        self._on_reload = on_reload
        self._on_reloaded = on_reloaded
        self._running: dict[ForkProcess, float] = {}
        self._first: frozenset[ForkProcess] = frozenset()

    def run(self, on_open: Callable[[], None], stop_listening: Callable[[], None]) -> None:
        """Serve until a signal to stop; SIGHUP has all of them replaced."""
        with _signals() as signals:
            self._start_all()
            self._first = frozenset(self._running)
            on_open()
            while not self._is_stopped(self._next_signals(signals)):
                self._replace_ended()
            stop_listening()
            self._stop(list(self._running))

    def _next_signals(self, signals: socket.socket) -> bytes:
        """Wait for signals, or for the end of a worker."""
        ready = wait([signals, *(process.sentinel for process in self._running)])
        return signals.recv(64) if signals in ready else b""

    def _is_stopped(self, heard: bytes) -> bool:
        if signal.SIGHUP in heard:
            self._try_to_reload()
        return signal.SIGTERM in heard or signal.SIGINT in heard

    def _start_all(self) -> None:
        for _ in range(self._count):
            self._start()

    def _start(self) -> None:
        # Other ways to start a worker would leave it without the socket and the pages.
        process = multiprocessing.get_context("fork").Process(
            target=self._begin, args=(os.getpid(),)
        )
        process.start()
        self._running[process] = time.monotonic()

    def _begin(self, parent: int) -> None:
        end_with_parent(parent)
        signal.set_wakeup_fd(-1)
        # A worker begins with the main process's handlers, which would swallow a stop while it
        # is not ready. A hangup is for the main process alone.
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, signal.SIG_DFL)
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        self._work()

    def _replace_ended(self) -> None:
        for process, started in list(self._running.items()):
            if process.is_alive():
                continue
            del self._running[process]
            if time.monotonic() - started < _SHORT_LIFE_SECONDS:
                self._pause_or_give_up(process)
            _log.error("A worker has ended (%s); another takes its place.", process.exitcode)
            self._start()

    def _pause_or_give_up(self, process: ForkProcess) -> None:
        """Give up when not even the first workers can begin; later ones are tried again."""
        if process in self._first and (process.exitcode or 0) > 0:
            self._stop(list(self._running))
            raise SystemExit(1)
        # A fault that ends every worker at once must not fork without a pause.
        time.sleep(_SHORT_LIFE_SECONDS / 2)

    def _try_to_reload(self) -> None:
        try:
            self._reload()
        except Exception:
            # The workers would end with this process.
            _log.exception("The reload could not be finished; the workers that are there go on.")

    def _reload(self) -> None:
        """Let new workers begin, then end the old ones."""
        self._on_reload()
        old = list(self._running)
        self._start_all()
        self._stop(old)
        self._on_reloaded()

    def _stop(self, processes: list[ForkProcess]) -> None:
        for process in processes:
            process.terminate()
        until = time.monotonic() + self._stop_seconds
        for process in processes:
            process.join(max(0.0, until - time.monotonic()))
            process.kill()
            process.join()
            self._running.pop(process, None)


@contextmanager
def _signals() -> Iterator[socket.socket]:
    """Open a channel from which signals are read as bytes, each its number."""
    reader, writer = socket.socketpair()
    writer.setblocking(False)
    signal.set_wakeup_fd(writer.fileno())
    for number in _SIGNALS:
        signal.signal(number, lambda *_: None)
    with reader, writer:
        yield reader
        signal.set_wakeup_fd(-1)


def end_with_parent(parent: int) -> None:
    """Let a worker end when its main process does, even by `kill -9`.

    A worker that stayed would serve old pages beside those of the next server.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_ON_PARENTS_END, signal.SIGKILL)
    if os.getppid() != parent:
        # It ended before it could be asked for.
        os._exit(1)


def give_back_large_blocks() -> None:
    """Let every large block of memory go back to the system as soon as it is freed.

    The C library would raise the limit with each block it sees freed, and keep the rest among
    small ones: pages compressed at the start left 55 MB behind, and every worker began with them.
    """
    # Only the GNU library has this.
    if set_option := getattr(ctypes.CDLL(None), "mallopt", None):
        set_option(_LARGE_BLOCKS_FROM, _LARGE_BLOCK_BYTES)


def release_memory() -> None:
    """Give back what loading and compressing the pages took and needs no longer.

    The C library keeps it otherwise, and every worker begins with a share of it.
    """
    # Only the GNU library has this.
    if trim := getattr(ctypes.CDLL(None), "malloc_trim", None):
        trim(0)
