"""Phones that follow a tournament: each asks for its snapshot every three seconds."""

import asyncio
import json
from bisect import bisect_left
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import monotonic

import brotli

# As the page itself does while the event runs and the page is seen.
POLL_SECONDS = 3.0


@dataclass(frozen=True, slots=True)
class Reply:
    """One whole answer; header names are in lower case."""

    status: int
    headers: dict[str, str]
    body: bytes


async def read_reply(reader: asyncio.StreamReader) -> Reply:
    """Read an answer whose length is told; a 304 has none."""
    head, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    pairs = (line.partition(": ") for line in lines if line)
    headers = {name.lower(): value for name, _, value in pairs}
    body = await reader.readexactly(int(headers.get("content-length", 0)))
    return Reply(int(head.split()[1]), headers, body)


@dataclass(frozen=True, slots=True)
class Moment:
    """When a version of the tournament was written, or seen."""

    at: float
    version: int


@dataclass(slots=True)
class Phones:
    """A crowd of phones, and what became of all their questions."""

    port: int
    event: int
    statuses: Counter[int] = field(default_factory=Counter)
    # Questions that got no whole answer.
    lost: int = 0
    # Each phone's versions, with the moment it first had them.
    seen: list[list[Moment]] = field(default_factory=list)
    _versions: dict[str, int] = field(default_factory=dict)

    @property
    def wrong(self) -> int:
        """How many questions were answered with neither the snapshot nor a 304."""
        others = sum(count for status, count in self.statuses.items() if status not in (200, 304))
        return self.lost + others

    @asynccontextmanager
    async def following(self, number: int) -> AsyncIterator[None]:
        """Let so many phones follow the event, their questions spread evenly over time."""
        self.seen = [[] for _ in range(number)]
        tasks = [asyncio.create_task(self._follow(index, number)) for index in range(number)]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _follow(self, index: int, number: int) -> None:
        next_at = monotonic() + POLL_SECONDS * index / number
        etag = ""
        while True:
            await asyncio.sleep(next_at - monotonic())
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            try:
                while True:
                    writer.write(self._question(etag))
                    etag = self._noted(index, await read_reply(reader), etag)
                    next_at += POLL_SECONDS
                    await asyncio.sleep(next_at - monotonic())
            except (asyncio.IncompleteReadError, OSError):
                self.lost += 1
                next_at += POLL_SECONDS
            finally:
                writer.close()

    def _question(self, etag: str) -> bytes:
        known = f"If-None-Match: {etag}\r\n" if etag else ""
        return (
            f"GET /api/events/{self.event}/live HTTP/1.1\r\nHost: localhost\r\n"
            f"Accept-Encoding: gzip, deflate, br, zstd\r\n{known}\r\n"
        ).encode("ascii")

    def _noted(self, index: int, reply: Reply, etag: str) -> str:
        self.statuses[reply.status] += 1
        if reply.status != 200:
            return etag
        etag = reply.headers["etag"]
        if etag not in self._versions:
            # Unpacked by one phone for all: the load comes from the same machine.
            self._versions[etag] = json.loads(brotli.decompress(reply.body))["version"]
        self.seen[index].append(Moment(monotonic(), self._versions[etag]))
        return etag


def delays(written: Sequence[Moment], seen: Sequence[Sequence[Moment]]) -> Iterator[float]:
    """Yield the seconds from each write until each phone has it; who never sees it counts not."""
    for phone in seen:
        versions = [moment.version for moment in phone]
        for write in written:
            place = bisect_left(versions, write.version)
            if place < len(phone):
                yield max(0.0, phone[place].at - write.at)
