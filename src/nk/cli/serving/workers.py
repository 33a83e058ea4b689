"""The workers: one listening socket for all, and a stop or restart that loses no visitor."""

import asyncio
import ctypes
import logging
import os
import select
import signal
import socket
import struct
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

from granian._granian import SocketHolder
from granian.server.mp import MPServer

from nk.site.answers import ASGIApp, Message, Receive, Scope, Send

_log: Final = logging.getLogger(__name__)

# Linux's number for attaching a packet filter, which Python has no name for.
_ATTACH_FILTER: Final = 26
_ON_PARENTS_END: Final = 1
# Load the byte of TCP flags; where the bit of a new connection is set take nothing, else all.
_NO_NEW_CONNECTIONS: Final = (
    (0x30, 0, 0, 13),
    (0x45, 0, 1, 0x02),
    (0x06, 0, 0, 0),
    (0x06, 0, 0, 0xFFFFFFFF),
)
# The GNU library's number for the size above which a block is given back, and its first value.
_LARGE_BLOCKS_FROM: Final = -3
_LARGE_BLOCK_BYTES: Final = 128 * 1024
# What Linux shows a poll as in the list of a process's files.
_POLL: Final = "anon_inode:[eventpoll]"


class OneSocketServer(MPServer):
    """Granian's server of processes, with the socket in the hands of the main process.

    The methods with an underscore are Granian's own; its version is pinned, and the tests of
    a killed worker and of a stop under load fail if they ever lose their meaning.
    """

    # Granian declares no types for them; `None` would be read from their first values.
    _shd: Any
    _sfd: Any

    def listen_on(
        self, listener: socket.socket, *, kept_by_others: bool, on_reloaded: Callable[[], None]
    ) -> None:
        """Take the socket to serve; one that others keep is left open for the next server."""
        listener.setblocking(False)
        self._listener = listener
        self._kept_by_others = kept_by_others
        self._on_reloaded = on_reloaded

    def _init_shared_socket(self) -> None:
        self._ssp = None
        self._sso = self._listener
        self._sfd = self._sso.fileno()
        # Granian's declaration of this type leaves out what it is made of.
        holder: Any = SocketHolder
        self._shd = holder(self._sfd, False, self.backlog)
        self._sso.set_inheritable(True)

    def _reload(self, spawn_target: Any, target_loader: Any) -> None:
        granian: Any = super()
        granian._reload(spawn_target, target_loader)
        # The last worker with the old pages has ended by now.
        self._on_reloaded()

    def stop_accepting(self) -> None:
        """Leave the queue to the other workers; for a worker that is about to end.

        Granian would go on accepting until it stops, and then close what it has not read. So
        its socket is exchanged, under the same number, for one that nobody can reach.
        """
        if sys.platform == "linux":
            forget_in_polls(self._sfd)
        with socket.create_server(("127.0.0.1", 0)) as unknown:
            unknown.setblocking(False)
            os.dup2(unknown.fileno(), self._sfd)

    def _drop_shared_socket(self) -> None:
        """Take no new visitors; the workers still serve all who are in the queue."""
        if self._sso is not None:
            if sys.platform == "linux" and not self._kept_by_others:
                refuse_new_connections(self._sso)
            self._sso.close()
            self._sso = None


def begin_worker(parent: int) -> None:
    """Set up a process that was just forked to serve."""
    end_with_parent(parent)
    # A worker begins with the main process's handlers, which would swallow a stop while it is
    # not ready; Granian and `Draining` set their own when there is something to stop.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)


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


def refuse_new_connections(listener: socket.socket) -> None:
    """Let a listening socket ignore who comes from now on, whichever process accepts from it.

    Closing it would cut off those whose connection is made but not yet accepted.
    """
    steps = b"".join(struct.pack("@HBBI", *step) for step in _NO_NEW_CONNECTIONS)
    program = ctypes.create_string_buffer(steps, len(steps))
    pointer = struct.pack("@HP", len(_NO_NEW_CONNECTIONS), ctypes.addressof(program))
    try:
        listener.setsockopt(socket.SOL_SOCKET, _ATTACH_FILTER, pointer)
    except PermissionError:
        # Some kernels allow it to root only. Who comes in the last moment is then cut off, as
        # with most servers; with systemd's socket nobody is, as the next server takes the queue.
        _log.debug("This user may not filter a socket.")


def forget_in_polls(number: int) -> None:
    """Take a file out of every poll of this process.

    A poll watches what a number stood for when it was added. As the other processes keep the
    socket open, it would go on telling of it when Granian has long forgotten it.
    """
    for entry in list(Path("/proc/self/fd").iterdir()):
        try:
            if str(entry.readlink()) != _POLL:
                continue
            with select.epoll.fromfd(os.dup(int(entry.name))) as poll:
                poll.unregister(number)
        except FileNotFoundError:
            # Either the entry was that of the listing itself, or this poll knows other files.
            continue


# A worker is quiet when no request came between several looks in a row.
_LOOK_SECONDS: Final = 0.1
_MOST_LOOKS: Final = 20
_QUIET_LOOKS: Final = 3

_LAST_ANSWER: Final = (b"connection", b"close")


class Draining:
    """An application that, on SIGTERM, ends its connections before Granian is told to stop.

    It adds no step of the event loop to a request: what it calls is exchanged instead.
    """

    def __init__(self, app: ASGIApp, stop_accepting: Callable[[], None]) -> None:
        self._app = app
        self._stop_accepting = stop_accepting
        self._handle: ASGIApp = self._live
        self._requests = 0
        self._draining: asyncio.Task[None] | None = None

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Answer a request; the first call of a worker is its lifespan."""
        return self._handle(scope, receive, send)

    async def _live(self, scope: Scope, receive: Receive, send: Send) -> None:
        # Granian has set its own handlers by now; that of SIGINT stays and is used at the end.
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self._begin)
        self._handle = self._app
        await self._app(scope, receive, send)

    def _begin(self) -> None:
        if self._draining is None:
            self._handle = self._answer_once
            self._draining = asyncio.get_running_loop().create_task(self._drain())

    async def _answer_once(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._requests += 1

        async def send_last(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": (*message["headers"], _LAST_ANSWER)}
            await send(message)

        await self._app(scope, receive, send_last)

    async def _drain(self) -> None:
        try:
            # When the whole server stops, nobody else serves those who are in the queue by now.
            await asyncio.sleep(_LOOK_SECONDS)
            self._stop_accepting()
            await self._until_quiet()
        finally:
            signal.raise_signal(signal.SIGINT)

    async def _until_quiet(self) -> None:
        quiet = 0
        for _ in range(_MOST_LOOKS):
            before = self._requests
            await asyncio.sleep(_LOOK_SECONDS)
            quiet = quiet + 1 if self._requests == before else 0
            if quiet == _QUIET_LOOKS:
                return
