"""One listening socket for all workers, so that no worker's end loses a waiting visitor.

Granian gives every worker on Linux a socket of its own. Whoever waits in the queue of a worker
that is killed, or replaced on a reload, is then cut off; with one worker, everybody is refused
until the next one listens. A socket that the main process holds keeps them in the queue.
"""

import ctypes
import os
import select
import socket
import struct
import sys
from pathlib import Path
from typing import Any, Final

from granian._granian import ListenerSpec
from granian.server.mp import MPServer

# Linux's number for attaching a packet filter, which Python has no name for.
_ATTACH_FILTER: Final = 26
# Load the byte of TCP flags; where the bit of a new connection is set take nothing, else all.
_NO_NEW_CONNECTIONS: Final = (
    (0x30, 0, 0, 13),
    (0x45, 0, 1, 0x02),
    (0x06, 0, 0, 0),
    (0x06, 0, 0, 0xFFFFFFFF),
)
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

    def _init_shared_socket(self) -> None:
        self._ssp = None
        self._shd = ListenerSpec(self.bind_addr, self.bind_port, self.backlog).build()
        self._sfd = self._shd.get_fd()
        self._sso = socket.socket(fileno=self._sfd)
        self._sso.set_inheritable(True)

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
            if sys.platform == "linux":
                refuse_new_connections(self._sso)
            self._sso.close()
            self._sso = None


def refuse_new_connections(listener: socket.socket) -> None:
    """Let a listening socket ignore who comes from now on, whichever process accepts from it.

    Closing it would cut off those whose connection is made but not yet accepted.
    """
    steps = b"".join(struct.pack("@HBBI", *step) for step in _NO_NEW_CONNECTIONS)
    program = ctypes.create_string_buffer(steps, len(steps))
    pointer = struct.pack("@HP", len(_NO_NEW_CONNECTIONS), ctypes.addressof(program))
    listener.setsockopt(socket.SOL_SOCKET, _ATTACH_FILTER, pointer)


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
