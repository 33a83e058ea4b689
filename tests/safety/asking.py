"""Asking the application as the server below it does, with any bytes at all."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from nk.http import ASGIApp
from tests.safety.hostile_requests import Hostile
from tests.unit.site import asking
from tests.unit.site.asking import HOST, Reply

T = TypeVar("T")


def finished(work: Coroutine[Any, Any, T]) -> T:
    """Run something to its end on a thread of its own: the browser keeps a loop on ours."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


async def ask(app: ASGIApp, request: Hostile) -> Reply:
    """Send one request; waiting for its body is a failure."""
    method, path, query, headers = request.method, request.path, request.query, request.headers
    return await asking.ask(app, path, method=method, query=query, headers=headers)


def plain(path: str, method: str = "GET", query: str = "") -> Hostile:
    """Return a request that nobody would call hostile."""
    return Hostile(method, path.encode("ascii"), query.encode("ascii"), (HOST,))
