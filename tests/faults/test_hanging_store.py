"""The store hangs for a minute, as a stalled server does: every answer comes in half a second."""

import select
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from tests.support.commands import say
from tests.support.server.running import Running, running

# What has been asked before, what has not, and what says whether the store is there.
_KNOWN = ("/", "/api/events", "/api/leaderboard", "/events/1", "/en/events/1", "/sitemap.xml")
_NEW = ("/events/2", "/api/events?limit=7", "/api/events/3", "/api/calendar/en.ics")
# For so long nothing comes back: longer than any answer is fresh, and than a look, a statement
# and a connection are waited for.
_STALLED_SECONDS = 60.0
# The store is waited for a little shorter; the rest is the way there and back.
_WITHIN = 0.5
_HOST = "127.0.0.1"


class Stall:
    """Stands between the site and PostgreSQL and can stop passing anything on."""

    def __init__(self, socket_path: Path) -> None:
        self._path = socket_path
        self._listener = socket.create_server((_HOST, 0))
        self.port: int = self._listener.getsockname()[1]
        self.going = threading.Event()
        self.going.set()
        self.ended = threading.Event()

    def run(self) -> None:
        """Accept until the listener is closed."""
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                threading.Thread(target=self._pass_on, args=(client,), daemon=True).start()

    def close(self) -> None:
        """End all of it."""
        self.ended.set()
        self.going.set()
        self._listener.close()

    def _pass_on(self, client: socket.socket) -> None:
        with client, socket.socket(socket.AF_UNIX) as server, suppress(OSError):
            server.connect(str(self._path))
            other = {client: server, server: client}
            while not self.ended.is_set():
                for ready in select.select([client, server], [], [], 0.05)[0]:
                    self.going.wait()
                    data = ready.recv(65_536)
                    if not data:
                        return
                    other[ready].sendall(data)


@contextmanager
def stall(database: str) -> Iterator[tuple[Stall, str]]:
    """Give the stall, and the database's address through it."""
    parts = urlsplit(database)
    between = Stall(Path(parse_qs(parts.query)["host"][0]) / ".s.PGSQL.5432")
    thread = threading.Thread(target=between.run)
    thread.start()
    try:
        yield between, f"postgresql://nk@{_HOST}:{between.port}{parts.path}"
    finally:
        between.close()
        with suppress(OSError):
            socket.create_connection((_HOST, between.port), timeout=1).close()
        thread.join()


def _slowest(server: Running, paths: tuple[str, ...], statuses: set[int]) -> float:
    slowest = 0.0
    for path in paths:
        began = time.monotonic()
        status, _, body = server.get(path)
        slowest = max(slowest, time.monotonic() - began)
        assert status in statuses, (path, status)
        assert body, path
    return slowest


def test_a_stalled_postgresql(env: dict[str, str], postgres_database: str) -> None:
    with stall(postgres_database) as (between, address):
        env["NK_DATABASE_URL"] = address
        with running(env, "--workers", "1") as server:
            server.until(lambda: server.get("/readyz")[0] == 200)
            _slowest(server, _KNOWN, {200})
            between.going.clear()
            until = time.monotonic() + _STALLED_SECONDS
            at_once = _slowest(server, _KNOWN, {200})
            new = _slowest(server, _NEW, {200, 503})
            server.until(lambda: server.get("/readyz")[0] == 503)
            later, new_later, rounds = 0.0, 0.0, 0
            while time.monotonic() < until:
                rounds += 1
                later = max(later, _slowest(server, (*_KNOWN, "/healthz"), {200}))
                never_asked = ("/readyz", f"/events/{rounds + 3}", f"/api/events?offset={rounds}")
                new_later = max(new_later, _slowest(server, never_asked, {503}))
                # As often as a phone that follows a tournament asks.
                time.sleep(1)
            between.going.set()
            server.until(lambda: server.get("/readyz")[0] == 200)
            assert _slowest(server, _NEW[1:], {200, 404}) < _WITHIN
        say(
            f"stalled for {_STALLED_SECONDS:.0f} s: known {at_once:.2f} s, new {new:.2f} s, then "
            f"{rounds} rounds: known {later:.2f} s, new {new_later:.2f} s"
        )
        assert max(at_once, new, later, new_later) < _WITHIN
