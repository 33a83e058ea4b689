"""The listening socket: opened here, or handed over by systemd, which keeps it over restarts."""

import ctypes
import logging
import os
import socket
import struct
import sys
from typing import Final

from nk.cli.terminal import stop

_log: Final = logging.getLogger(__name__)

# systemd hands sockets over from this number on, and says for whom and how many.
_FIRST: Final = 3
_VARIABLES: Final = ("LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES")

# Linux's number for attaching a packet filter, which Python has no name for.
_ATTACH_FILTER: Final = 26
# Load the byte of TCP flags; where the bit of a new connection is set take nothing, else all.
_NO_NEW_CONNECTIONS: Final = (
    (0x30, 0, 0, 13),
    (0x45, 0, 1, 0x02),
    (0x06, 0, 0, 0),
    (0x06, 0, 0, 0xFFFFFFFF),
)


def handed_over() -> socket.socket | None:
    """Return the socket that systemd opened for this process, if it did."""
    values = {name: os.environ.pop(name, "") for name in _VARIABLES}
    if values["LISTEN_PID"] != str(os.getpid()):
        return None
    if values["LISTEN_FDS"] != "1":
        stop("The server takes exactly one socket from systemd: one ListenStream in nk.socket.")
    listener = socket.socket(fileno=_FIRST)
    listening = listener.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN)
    if listener.family not in (socket.AF_INET, socket.AF_INET6) or not listening:
        stop("The socket from systemd is no listening TCP socket: use ListenStream=address:port.")
    listener.set_inheritable(False)
    return listener


def listen(host: str, port: int, backlog: int) -> socket.socket:
    """Take the port, so that a second server is refused before it has loaded anything.

    Who comes from now on waits in the queue until the workers are there.
    """
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        # A name such as localhost has addresses of both kinds; the older kind works everywhere.
        family, _, _, _, address = min(found, key=lambda entry: entry[0] != socket.AF_INET)
        return socket.create_server(address[:2], family=family, backlog=backlog)
    except PermissionError:
        stop(f"Port {port} is reserved for the system; choose one from 1024 with --port.")
    except socket.gaierror:
        stop(f"{host} is not an address of this machine; choose another with --host.")
    except OSError as error:
        # create_server puts the address in front of the reason.
        reason = os.strerror(error.errno) if error.errno else str(error)
        stop(f"Port {port} on {host} cannot be used ({reason}); choose another with --port.")


def stop_listening(listener: socket.socket, *, kept: bool = False) -> None:
    """Take no new visitors; the workers still serve all who are in the queue.

    A socket that systemd keeps is left as it is for the next server.
    """
    if sys.platform == "linux" and not kept:
        _refuse_new_connections(listener)
    listener.close()


def _refuse_new_connections(listener: socket.socket) -> None:
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


def notify(state: str) -> None:
    """Tell systemd a state such as READY=1, where it asked to be told."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    # A name that begins with @ is one of Linux's that is in no folder.
    target = f"\0{address[1:]}" if address.startswith("@") else address
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as channel:
        channel.sendto(state.encode("ascii"), target)
