"""The listening socket: opened here, or handed over by systemd, which keeps it over restarts."""

import os
import socket
from typing import Final

from nk.cli.terminal import stop

# systemd hands sockets over from this number on, and says for whom and how many.
_FIRST: Final = 3
_VARIABLES: Final = ("LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES")


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


def notify(state: str) -> None:
    """Tell systemd a state such as READY=1, where it asked to be told."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    # A name that begins with @ is one of Linux's that is in no folder.
    target = f"\0{address[1:]}" if address.startswith("@") else address
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as channel:
        channel.sendto(state.encode("ascii"), target)
