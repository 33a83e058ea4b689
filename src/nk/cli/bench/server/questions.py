"""What is asked under load, and what comes back."""

import http.client
from collections.abc import Mapping
from dataclasses import dataclass

from nk.cli.bench.figures import Target, at_least

PAGES = at_least(0.35)
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
