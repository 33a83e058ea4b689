"""A local server that answers well or misbehaves in every way an upstream can."""

import json
import socketserver
import threading
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Literal, TypeVar

Mood = Literal[
    "good",
    "slow",
    "drip",
    "reset",
    "silent",
    "500",
    "403",
    "404",
    "redirect",
    "html",
    "wrong",
    "huge",
    "lying_length",
    "packed",
    "nested",
    "empty",
]

EVENTS = [
    {
        "id": 7,
        "name": "Weekly",
        "event_type": "Beyblade X",
        "status": "upcoming",
        "date": "2026-11-20",
        "event_date_iso": "2026-11-20T18:00:00+07:00",
        "location": "Samyan",
        "description": "line\nline",
        "register_url": "https://forms.example.com/x",
        "registrations_count": 3,
        "winner": {"name": "TBD", "avatar": None},
    }
]

# How long the slow moods hold a connection at most; the client gives up far earlier.
_HOLD_SECONDS = 20.0


class FaultyUpstream(socketserver.ThreadingTCPServer):
    """Listens on a free local port; `mood` says how the next requests are treated."""

    daemon_threads = True
    block_on_close = False
    allow_reuse_address = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.mood: Mood = "good"
        self.body = json.dumps(EVENTS).encode()
        self.requests: list[str] = []
        self.released = threading.Event()

    @property
    def url(self) -> str:
        """The address of its list."""
        return f"http://127.0.0.1:{self.server_address[1]}/events"


_Server = TypeVar("_Server", bound=FaultyUpstream)


def faulty_upstream() -> AbstractContextManager[FaultyUpstream]:
    """Run an upstream in a thread for as long as the test lasts."""
    return in_a_thread(FaultyUpstream())


@contextmanager
def in_a_thread(server: _Server) -> Iterator[_Server]:
    """Let the server answer until the block ends, and then let go of those it keeps waiting."""
    with server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield server
        finally:
            server.released.set()
            server.shutdown()
            thread.join()


class _Handler(socketserver.StreamRequestHandler):
    server: FaultyUpstream

    def handle(self) -> None:
        """Read one request and treat it as the mood says."""
        request = self.rfile.readline().decode()
        while self.rfile.readline() not in (b"\r\n", b""):
            pass
        self.server.requests.append(request.split(" ")[1])
        try:
            self._answer(self.server.mood)
        except OSError:
            # The client gave up waiting, which is what these moods are for.
            return

    def _answer(self, mood: Mood) -> None:
        body = self.server.body
        if mood == "slow" or mood == "silent":
            self.server.released.wait(_HOLD_SECONDS)
        elif mood == "drip":
            self._drip(_response(200, body))
        elif mood == "lying_length":
            self.wfile.write(_response(200, body, length=len(body) + 1_000))
        elif mood == "huge":
            for _ in range(40):
                self.wfile.write(b"x" * 100_000) if _ else self.wfile.write(
                    _response(200, b"[", length=4_000_000)
                )
        elif mood != "reset":
            self.wfile.write(_plain_answers(body)[mood])

    def _drip(self, whole: bytes) -> None:
        for index in range(len(whole)):
            self.wfile.write(whole[index : index + 1])
            self.wfile.flush()
            if self.server.released.wait(0.1):
                return


def _plain_answers(body: bytes) -> dict[str, bytes]:
    return {
        "good": _response(200, body),
        "500": _response(500, b"oops"),
        "403": _response(403, b"no"),
        "404": _response(404, b"{}"),
        "redirect": _response(302, b"", extra="Location: http://127.0.0.1:1/\r\n"),
        "html": _response(200, b"<html>maintenance</html>"),
        "wrong": _response(200, b'[{"unexpected": true}]'),
        "nested": _response(200, b"[" * 50_000),
        "empty": _response(200, b""),
        "packed": _response(200, body, extra="Content-Encoding: gzip\r\n"),
    }


def _response(status: int, body: bytes, *, length: int | None = None, extra: str = "") -> bytes:
    size = len(body) if length is None else length
    head = f"HTTP/1.1 {status} X\r\nContent-Length: {size}\r\nConnection: close\r\n{extra}\r\n"
    return head.encode() + body


@contextmanager
def upstream(bodies: Mapping[str, bytes]) -> Iterator[str]:
    """Serve these bodies while the block lasts; give the address before their paths."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = bodies.get(self.path.partition("?")[0])
            self.send_response(200 if body is not None else 404)
            self.send_header("Content-Length", str(len(body or b"")))
            self.end_headers()
            self.wfile.write(body or b"")

        def log_message(self, *_: object) -> None:
            """Say nothing: the test's output is for the test."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()
            thread.join()
