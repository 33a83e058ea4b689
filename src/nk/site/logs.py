"""Log lines that hold up nobody: where they go may be a pipe that nobody reads."""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from queue import Full, Queue
from threading import Thread
from typing import Final

# Enough for a burst; beyond it lines are dropped and counted.
MOST_WAITING: Final = 1_000
_SECONDS_TO_FINISH: Final = 2.0
# Granian's own logger does not hand its lines on to the root.
_LOGGERS: Final = ("", "_granian")


@contextmanager
def logging_without_waiting() -> Iterator[None]:
    """Let threads write the log for as long as the context is open."""
    loggers = [logging.getLogger(name) for name in _LOGGERS]
    before = [logger.handlers for logger in loggers]
    handed = [Handed(handlers) if handlers else None for handlers in before]
    for logger, handler in zip(loggers, handed, strict=True):
        logger.handlers = [handler] if handler else logger.handlers
    try:
        yield
    finally:
        for logger, handlers in zip(loggers, before, strict=True):
            logger.handlers = handlers
        for handler in handed:
            if handler:
                handler.finish()


class Handed(logging.Handler):
    """Hands each line to a thread, which may wait as long as it likes."""

    def __init__(self, behind: Sequence[logging.Handler]) -> None:
        super().__init__()
        self._behind = behind
        self._waiting: Queue[logging.LogRecord | None] = Queue(MOST_WAITING)
        self._dropped = 0
        self._thread = Thread(target=self._run, name="nk-log", daemon=True)
        self._thread.start()

    def emit(self, record: logging.LogRecord) -> None:
        """Put a line in the queue, or count it if there is no room."""
        try:
            self._waiting.put_nowait(record)
        except Full:
            self._dropped += 1

    def finish(self) -> None:
        """Write what is left, unless nobody takes it."""
        try:
            self._waiting.put(None, timeout=_SECONDS_TO_FINISH)
        except Full:
            return
        self._thread.join(_SECONDS_TO_FINISH)

    def _run(self) -> None:
        while (record := self._waiting.get()) is not None:
            self._write(record)
            if self._dropped and self._waiting.empty():
                dropped, self._dropped = self._dropped, 0
                text = f"{dropped} log lines were dropped: nobody took them in time"
                self._write(logging.makeLogRecord({"msg": text, "levelno": logging.WARNING}))

    def _write(self, record: logging.LogRecord) -> None:
        for handler in self._behind:
            if record.levelno >= handler.level:
                handler.handle(record)
