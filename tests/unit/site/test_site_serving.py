"""The application around the pages: start and stop, the API's body, the access log."""

import asyncio
import json
import logging
import os
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from nk.site.answers import Message
from nk.site.application import Serving
from nk.site.logs import MOST_WAITING, AccessLog, logging_without_waiting
from tests.support.server.little_site import LittleSite, get


async def live(serving: Serving) -> list[str]:
    """Start and stop an application and return what it reported."""
    orders = iter(["lifespan.startup", "lifespan.shutdown"])
    reported: list[str] = []

    async def receive() -> Message:
        return {"type": next(orders)}

    async def send(message: Message) -> None:
        reported.append(message["type"])

    await serving({"type": "lifespan"}, receive, send)
    return reported


@pytest.mark.parametrize(
    ("breaks_at", "reported"),
    [
        ("never", ["lifespan.startup.complete", "lifespan.shutdown.complete"]),
        ("start", ["lifespan.startup.failed"]),
        ("stop", ["lifespan.startup.complete", "lifespan.shutdown.failed"]),
    ],
)
def test_start_and_stop_are_reported(site: LittleSite, breaks_at: str, reported: list[str]) -> None:
    @asynccontextmanager
    async def resources() -> AsyncIterator[None]:
        if breaks_at == "start":
            raise RuntimeError("no store")
        yield
        if breaks_at == "stop":
            raise RuntimeError("still busy")

    assert asyncio.run(live(Serving(site.serving.site, resources))) == reported


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "get"])
def test_the_api_too_answers_only_get_and_head(site: LittleSite, method: str) -> None:
    reply = get(site.serving, "/api/events", method=method)
    assert (reply.status, reply.header("allow")) == (405, "GET, HEAD")
    assert json.loads(reply.body)["error"]["code"] == "method_not_allowed"


def test_the_access_log_tells_what_happened_and_nothing_personal(site: LittleSite) -> None:
    reader, writer = os.pipe()
    log = AccessLog(writer)
    log.start()
    logged = log.around(site.serving)
    get(logged, "/about", query=b"name=secret")
    get(logged, b"/\xe0\xb8\x81\r\n\x00" + b"x" * 9000)
    get(logged, "/about", method="POST")
    log.stop()
    os.close(writer)
    with os.fdopen(reader, "rb") as stream:
        lines = [json.loads(line) for line in stream.read().splitlines()]
    assert [line["status"] for line in lines] == [200, 404, 405]
    first = lines[0]
    assert set(first) == {"time", "method", "path", "status", "ms", "bytes"}
    assert (first["method"], first["path"]) == ("GET", "/about")
    assert first["bytes"] == len(get(site.serving, "/about").body)
    assert len(lines[1]["path"]) == 512
    assert "secret" not in json.dumps(lines)


def test_a_log_that_cannot_keep_up_counts_what_it_drops() -> None:
    reader, writer = os.pipe()
    log = AccessLog(writer)
    for _ in range(20_003):
        log.record("GET", b"/", 200, 0.0, 1)
    with os.fdopen(reader, "rb") as stream:
        log.start()
        first = stream.readline()
        last = b""
        for _ in range(20_000):
            last = stream.readline()
    log.stop()
    os.close(writer)
    assert json.loads(first)["path"] == "/"
    assert json.loads(last) == {"access_log_lines_dropped": 3}


class Blocked(logging.Handler):
    """Where lines go that nobody takes until the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.taken = threading.Event()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        assert self.taken.wait(60)
        self.lines.append(record.getMessage())


def test_a_log_that_nobody_reads_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    root, blocked = logging.getLogger(), Blocked()
    monkeypatch.setattr(root, "handlers", [blocked])
    with logging_without_waiting():
        for number in range(2 * MOST_WAITING):
            root.error("line %d", number)
        assert blocked.lines == []
        blocked.taken.set()
    assert blocked.lines[0] == "line 0"
    assert blocked.lines[-1].endswith("log lines were dropped: nobody took them in time")
    assert MOST_WAITING <= len(blocked.lines) <= MOST_WAITING + 3
    assert root.handlers == [blocked]
