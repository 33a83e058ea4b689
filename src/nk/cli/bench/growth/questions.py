"""Asking the API's own endpoints, without the ready answers in front of them."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter

from nk.api.application import build_fastapi
from nk.api.asking import ask
from nk.cli.bench.growth.filling import NOW
from nk.cli.bench.options import PartFailedError
from nk.http import ASGIApp
from nk.sources import open_sources


@dataclass(frozen=True, slots=True)
class Question:
    """A path and query of the API; `deep` ones ask for more rows than the small store has."""

    name: str
    path: str
    query: str = ""
    deep: bool = False


# The small store has five events on each side of now: all ask for as many rows as it has.
QUESTIONS = (
    Question("upcoming events", "/api/events", "status=upcoming&limit=5"),
    Question("past events", "/api/events", "status=past&limit=5"),
    Question("a page of past events", "/api/events", "status=past&limit=2&offset=3"),
    Question("a deep page of past events", "/api/events", "status=past&limit=50&offset=400", True),
    Question("one event", "/api/events/3"),
    Question("leaderboard, top ten", "/api/leaderboard", "limit=10"),
)


@contextmanager
def api_of(database: str) -> Iterator[ASGIApp]:
    """Open the API over a database, at a fixed moment."""
    sources = open_sources(database, lambda: NOW)
    try:
        yield build_fastapi(sources)
    finally:
        sources.close()


async def timed(app: ASGIApp, question: Question, times: int) -> float:
    """Return the seconds one answer takes, as the mean of several in a row."""
    started = perf_counter()
    for _ in range(times):
        made = await ask(app, question.path, question.path.encode(), question.query.encode())
        if made.status != 200:
            raise PartFailedError(f"{question.name} was answered with {made.status}")
    return (perf_counter() - started) / times


async def rounds(
    apps: Sequence[ASGIApp], question: Question, count: int, times: int
) -> list[list[float]]:
    """Ask every app in turn, round by round; return each app's seconds by round."""
    for app in apps:
        await timed(app, question, times)
    return [[await timed(app, question, times) for app in apps] for _ in range(count)]


def run_rounds(
    apps: Sequence[ASGIApp], question: Question, count: int, times: int
) -> list[list[float]]:
    """Do the same from code that is not asynchronous."""
    return asyncio.run(rounds(apps, question, count, times))
