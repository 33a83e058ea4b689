"""Visitors that ask without pause, in a thread of their own, and count what they get."""

import asyncio
import re
import threading
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import cycle, islice

_LENGTH = re.compile(rb"\r\ncontent-length: (\d+)\r\n", re.IGNORECASE)
_CLOSED = re.compile(rb"\r\nconnection: close\r\n", re.IGNORECASE)


@dataclass(slots=True)
class Tally:
    """What came of all requests so far."""

    statuses: Counter[int] = field(default_factory=Counter)
    # A request was sent over an open connection, and no whole answer came back.
    lost: int = 0
    # No connection could be made, so nothing was asked.
    refused: int = 0

    @property
    def answered(self) -> int:
        """How many whole answers there were."""
        return sum(self.statuses.values())


@dataclass(frozen=True, slots=True)
class Manner:
    """How visitors ask: with a connection for each request or for many, one by one or in rows."""

    keep: bool = True
    row: int = 1
    # Whether a visitor who is refused leaves, as nobody will open again.
    leave_when_refused: bool = False


@contextmanager
def visitors(
    port: int, paths: Sequence[str], number: int = 64, manner: Manner | None = None
) -> Iterator[Tally]:
    """Let visitors ask for as long as the context is open; each finishes what it has begun."""
    crowd = _Crowd(port, paths, manner or Manner())
    thread = threading.Thread(target=lambda: asyncio.run(crowd.ask(number)))
    thread.start()
    try:
        yield crowd.tally
    finally:
        crowd.leaving = True
        thread.join()


class _Crowd:
    def __init__(self, port: int, paths: Sequence[str], manner: Manner) -> None:
        self._port = port
        self._paths = paths
        self._manner = manner
        self.tally = Tally()
        self.leaving = False

    async def ask(self, number: int) -> None:
        async with asyncio.TaskGroup() as group:
            for index in range(number):
                group.create_task(self._visit(index))

    async def _visit(self, index: int) -> None:
        first = index % len(self._paths)
        paths = cycle([*self._paths[first:], *self._paths[:first]])
        while not self.leaving:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
            except OSError:
                self.tally.refused += 1
                if self._manner.leave_when_refused:
                    return
                await asyncio.sleep(0.01)
                continue
            try:
                await self._converse(reader, writer, paths)
            except (asyncio.IncompleteReadError, OSError):
                self.tally.lost += 1
            finally:
                writer.close()

    async def _converse(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, paths: Iterator[str]
    ) -> None:
        goes_on = True
        while goes_on and not self.leaving:
            row = list(islice(paths, self._manner.row))
            writer.write(b"".join(self._request(path) for path in row))
            for _ in row:
                goes_on = await self._answer(reader) and self._manner.keep
                if not goes_on:
                    break

    def _request(self, path: str) -> bytes:
        close = "" if self._manner.keep else "Connection: close\r\n"
        return f"GET {path} HTTP/1.1\r\nHost: localhost\r\n{close}\r\n".encode("ascii")

    async def _answer(self, reader: asyncio.StreamReader) -> bool:
        """Read one whole answer; tell whether the connection stays open."""
        head = await reader.readuntil(b"\r\n\r\n")
        length = _LENGTH.search(head)
        assert length is not None, head
        await reader.readexactly(int(length[1]))
        self.tally.statuses[int(head[9:12])] += 1
        return _CLOSED.search(head) is None
