"""An upstream that can also lie without end, beside all it can do in the unit tests."""

import json
import socket
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, Final

from tests.support.server.faulty_upstream import EVENTS, FaultyUpstream, in_a_thread

LEADERBOARD: Final = [{"rank": 1, "name": "Mook", "rating": 1512, "avatar": None}]
_CHUNK: Final = b"10000\r\n" + b" " * 65_536 + b"\r\n"
_LIST: Final = b"HTTP/1.1 200 X\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n[\r\n"

Trouble = Callable[[socket.socket, str], None]


def endless_body(connection: socket.socket, _: str) -> None:
    """Begin a list and never end it, as fast as it is read."""
    connection.sendall(_LIST)
    while True:
        connection.sendall(_CHUNK)


def endless_headers(connection: socket.socket, _: str) -> None:
    """Send header after header."""
    connection.sendall(b"HTTP/1.1 200 X\r\n")
    while True:
        connection.sendall(b"X-More: " + b"x" * 8_000 + b"\r\n")


def redirect_to_itself(connection: socket.socket, path: str) -> None:
    """Send the client round in a circle."""
    head = f"HTTP/1.1 302 X\r\nLocation: {path}\r\nContent-Length: 0\r\n\r\n"
    connection.sendall(head.encode())


def garbage(connection: socket.socket, _: str) -> None:
    """Answer with what is not HTTP at all."""
    connection.sendall(bytes(range(256)) * 16)


def wrong_types(connection: socket.socket, _: str) -> None:
    """Answer with the right names and none of the right values."""
    entry = {"id": [], "name": {}, "rating": "many", "event_date_iso": -1, "rank": "first"}
    body = json.dumps([entry] * 3).encode()
    connection.sendall(b"HTTP/1.1 200 X\r\nContent-Length: %d\r\n\r\n" % len(body) + body)


class Liar(FaultyUpstream):
    """An upstream with both lists; `trouble` wins over the mood."""

    def __init__(self) -> None:
        super().__init__()
        self.trouble: Trouble | None = None

    def finish_request(self, request: Any, client_address: Any) -> None:
        """Treat one connection, unless the client has given up already."""
        if not request.recv(1, socket.MSG_PEEK):
            return
        if self.trouble is None:
            wanted = LEADERBOARD if self._asks_for_ranking(request) else EVENTS
            self.body = json.dumps(wanted).encode()
            super().finish_request(request, client_address)
            return
        path = request.recv(65_536).split(b" ")[1].decode("ascii")
        try:
            self.trouble(request, path)
        except OSError:
            # The client had enough, which is what these troubles are for.
            return

    @staticmethod
    def _asks_for_ranking(request: socket.socket) -> bool:
        return request.recv(200, socket.MSG_PEEK).startswith(b"GET /leaderboard")

    def address(self, path: str) -> str:
        """Return where one of its lists is."""
        return f"http://127.0.0.1:{self.server_address[1]}{path}"


def liar() -> AbstractContextManager[Liar]:
    """Run the upstream in a thread for as long as the test lasts."""
    return in_a_thread(Liar())
