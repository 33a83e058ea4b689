"""Thousands of silent and dripping connections: everybody else is served as before."""

import resource
import selectors
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tests.support.commands import say
from tests.support.server.running import running
from tests.support.server.visitors import Manner, visitors

_EACH_KIND = 1024
_SECONDS = 12.0
_REQUEST = b"GET /about HTTP/1.1\r\nHost: localhost\r\nX-Slow: " + b"x" * 200


class SlowCrowd:
    """Connections that say nothing or a byte a second, opened again whenever they are closed."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._selector = selectors.DefaultSelector()
        self._leaving = threading.Event()
        self._sent: dict[socket.socket, int] = {}
        self.opened = 0

    def open_all(self) -> None:
        """Open the connections."""
        for index in range(2 * _EACH_KIND):
            self._open(drips=index % 2 == 1)

    def keep_up(self) -> None:
        """Drip, and replace what the server has closed, until told to leave."""
        while not self._leaving.wait(1.0):
            for connection in list(self._sent):
                self._drip(connection)
            for key, _ in self._selector.select(timeout=0):
                self._replace(key.fileobj)

    def leave(self) -> None:
        """Go away."""
        self._leaving.set()

    def close(self) -> None:
        """Close every connection."""
        for key in list(self._selector.get_map().values()):
            assert isinstance(key.fileobj, socket.socket)
            key.fileobj.close()
        self._selector.close()

    def _open(self, *, drips: bool) -> None:
        connection = socket.create_connection(("127.0.0.1", self._port))
        connection.setblocking(False)
        self._selector.register(connection, selectors.EVENT_READ, drips)
        if drips:
            self._sent[connection] = 0
        self.opened += 1

    def _drip(self, connection: socket.socket) -> None:
        place = self._sent[connection]
        try:
            connection.send(_REQUEST[place : place + 1])
        except OSError:
            # The server has closed it; the next look at the selector replaces it.
            return
        self._sent[connection] = (place + 1) % len(_REQUEST)

    def _replace(self, connection: object) -> None:
        assert isinstance(connection, socket.socket)
        key = self._selector.unregister(connection)
        self._sent.pop(connection, None)
        connection.close()
        self._open(drips=bool(key.data))


@contextmanager
def slow_crowd(port: int) -> Iterator[SlowCrowd]:
    """Hold the connections for as long as the context is open."""
    crowd = SlowCrowd(port)
    crowd.open_all()
    thread = threading.Thread(target=crowd.keep_up)
    thread.start()
    try:
        yield crowd
    finally:
        crowd.leave()
        thread.join()
        crowd.close()


def _served(port: int) -> int:
    """Return how many answers a few ordinary visitors get; each must be whole and good."""
    with visitors(port, ("/", "/about", "/api/events"), 4, Manner(keep=False)) as tally:
        time.sleep(_SECONDS)
    assert (tally.lost, tally.refused, set(tally.statuses)) == (0, 0, {200})
    return tally.answered


def test_slow_clients_leave_room_for_others(env: dict[str, str]) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192), hard))
    try:
        # One worker: all of them meet the same one.
        with running(env, "--workers", "1") as server:
            calm = _served(server.port)
            with slow_crowd(server.port) as crowd:
                crowded = _served(server.port)
            say(f"{calm} answers without and {crowded} beside {crowd.opened} slow connections")
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    # They were closed and came again at least once.
    assert crowd.opened >= 4 * _EACH_KIND
    assert crowded > calm / 4
