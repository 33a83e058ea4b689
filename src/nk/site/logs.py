"""The log and the access log, written by threads so that no visitor waits for a disk or a pipe.

The access log is one JSON line for each request. The query is left out: it may hold what a visitor
typed. Addresses of visitors are left to the proxy's log, which the operating guide keeps for the
time the law asks.
"""

import json
import logging
import os
import threading
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from queue import Full, Queue
from typing import Final

from nk.site.answers import ASGIApp, Message, Receive, Scope, Send

# Enough for a burst; beyond it lines are dropped and counted.
MOST_WAITING: Final = 1_000
SECONDS_TO_FINISH: Final = 2.0


@contextmanager
def logging_without_waiting() -> Iterator[None]:
    """Let threads write the log for as long as the context is open."""
    root = logging.getLogger()
    before = root.handlers
    handed = Handed(before) if before else None
    root.handlers = [handed] if handed else before
    try:
        yield
    finally:
        root.handlers = before
        if handed:
            handed.finish()


class Handed(logging.Handler):
    """Hands each line to a thread, which may wait as long as it likes."""

    def __init__(self, behind: Sequence[logging.Handler]) -> None:
        super().__init__()
        self._behind = behind
        self._waiting: Queue[logging.LogRecord | None] = Queue(MOST_WAITING)
        self._dropped = 0
        self._thread = threading.Thread(target=self._run, name="nk-log", daemon=True)
        self._thread.start()

    def emit(self, record: logging.LogRecord) -> None:
        """Put a line in the queue, or count it if there is no room."""
        try:
            self._waiting.put_nowait(record)
        except Full:
            self._dropped += 1

    def finish(self) -> None:
        """Write what is left, unless nobody takes it."""
        until = time.monotonic() + SECONDS_TO_FINISH
        try:
            self._waiting.put(None, timeout=SECONDS_TO_FINISH)
        except Full:
            return
        self._thread.join(max(0.0, until - time.monotonic()))

    def _run(self) -> None:
        while (record := self._waiting.get()) is not None:
            self._write(record)
            if self._waiting.empty():
                self._tell_dropped()
        self._tell_dropped()

    def _tell_dropped(self) -> None:
        dropped, self._dropped = self._dropped, 0
        if dropped:
            text = f"{dropped} log lines were dropped: nobody took them in time"
            self._write(logging.makeLogRecord({"msg": text, "levelno": logging.WARNING}))

    def _write(self, record: logging.LogRecord) -> None:
        for handler in self._behind:
            if record.levelno >= handler.level:
                handler.handle(record)


_MOST_RECORDS: Final = 20_000
_LONGEST_PATH: Final = 512
# A pipe takes this many bytes in one piece, so lines of several workers never mix.
_PIECE: Final = 4096

_Record = tuple[float, str, bytes, int, float, int]


class AccessLog:
    """Collects records on the event loop's side and writes them on its own thread."""

    def __init__(self, descriptor: int = 1, pause: float = 0.25) -> None:
        self._descriptor = descriptor
        self._pause = pause
        self._waiting: deque[_Record] = deque()
        self._dropped = 0
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="access-log", daemon=True)

    def start(self) -> None:
        """Begin writing."""
        self._thread.start()

    def stop(self) -> None:
        """Write what is left and end."""
        self._stop.set()
        # Where the lines go may be a pipe that nobody reads any more.
        self._thread.join(SECONDS_TO_FINISH)

    @contextmanager
    def open(self) -> Iterator[None]:
        """Write for as long as the context is open."""
        self.start()
        try:
            yield
        finally:
            self.stop()

    def record(self, method: str, path: bytes, status: int, started: float, sent: int) -> None:
        """Note one finished request."""
        if len(self._waiting) >= _MOST_RECORDS:
            self._dropped += 1
            return
        took = time.perf_counter() - started
        self._waiting.append((time.time(), method, path, status, took, sent))

    def around(self, app: ASGIApp) -> ASGIApp:
        """Return the app with every request noted."""

        async def logged(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != "http":
                await app(scope, receive, send)
                return
            started = time.perf_counter()
            status = sent = 0

            async def counted(message: Message) -> None:
                nonlocal status, sent
                if message["type"] == "http.response.start":
                    status = message["status"]
                else:
                    sent += len(message.get("body", b""))
                await send(message)

            try:
                await app(scope, receive, counted)
            finally:
                self.record(scope["method"], scope["raw_path"], status, started, sent)

        return logged

    def _run(self) -> None:
        while not self._stop.wait(self._pause):
            self._write_waiting()
        self._write_waiting()

    def _write_waiting(self) -> None:
        piece = b""
        while self._waiting:
            line = _line(self._waiting.popleft())
            if len(piece) + len(line) > _PIECE:
                self._write(piece)
                piece = b""
            piece += line
        if self._dropped:
            dropped, self._dropped = self._dropped, 0
            piece += json.dumps({"access_log_lines_dropped": dropped}).encode("ascii") + b"\n"
        if piece:
            self._write(piece)

    def _write(self, piece: bytes) -> None:
        try:
            os.write(self._descriptor, piece)
        except OSError:
            # A full disk must not end the log: the lines are counted and the count is written
            # as soon as there is room again.
            self._dropped += piece.count(b"\n")


def _line(record: _Record) -> bytes:
    moment, method, path, status, took, sent = record
    fields = {
        "time": datetime.fromtimestamp(moment, UTC).isoformat(timespec="milliseconds"),
        "method": method[:16],
        "path": path[:_LONGEST_PATH].decode("latin-1"),
        "status": status,
        "ms": round(took * 1000, 2),
        "bytes": sent,
    }
    return json.dumps(fields).encode("ascii") + b"\n"
