"""What the servers are asked under load, and the core each side of it runs on."""

import http.client
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tools.bench.results import Target, at_least


def on_server_core(command: Sequence[str]) -> list[str]:
    """Return the command bound to the core of the servers."""
    return _pinned(command, 0)


def on_load_core(command: Sequence[str]) -> list[str]:
    """Return the command bound to the core the load comes from."""
    return _pinned(command, 1)


def _pinned(command: Sequence[str], place: int) -> list[str]:
    cores = sorted(os.sched_getaffinity(0))
    # With a single core there is nothing to keep apart.
    return [*(["taskset", "-c", str(cores[place])] if len(cores) > 1 else []), *command]


PAGES = at_least(0.3)


API = at_least(0.2)


_BROWSER = "gzip, deflate, br, zstd"


@dataclass(frozen=True, slots=True)
class Question:
    """A request, asked again and again; `known` asks whether the answer is still the same."""

    name: str
    path: str
    target: Target
    encodings: str = _BROWSER
    known: bool = False

    @property
    def headers(self) -> dict[str, str]:
        """The headers it is first asked with."""
        return {"accept-encoding": self.encodings}


QUESTIONS = (
    Question("home page, brotli", "/", PAGES),
    Question("home page, zstd", "/", PAGES, "zstd"),
    Question("home page, 304", "/", PAGES, known=True),
    Question("page of an event", "/events/1", PAGES),
    Question("API, list of events", "/api/events", API),
    Question("API, one event", "/api/events/1", API),
    Question("API, leaderboard", "/api/leaderboard", API),
    Question("API, leaderboard, 304", "/api/leaderboard", API, known=True),
)


@dataclass(frozen=True, slots=True)
class Reply:
    """A whole answer; header names are in lower case."""

    status: int
    headers: Mapping[str, str]
    body: bytes


def ask(port: int, path: str, headers: Mapping[str, str]) -> Reply:
    """Ask once, over a connection of its own."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        connection.request("GET", path, headers={"host": f"localhost:{port}", **headers})
        reply = connection.getresponse()
        named = {name.lower(): value for name, value in reply.getheaders()}
        return Reply(reply.status, named, reply.read())
    finally:
        connection.close()


def load_headers(question: Question, reply: Reply) -> dict[str, str]:
    """Return the headers of the question under load, given one answer of that server."""
    if not question.known:
        return question.headers
    return {**question.headers, "if-none-match": reply.headers["etag"]}
