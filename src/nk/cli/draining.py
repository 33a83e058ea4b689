"""A worker that is told to stop says so to its visitors first, and then stops.

Granian answers the requests it has read and closes every other connection, also one whose
request is on the way. So first no further connection is accepted, and for a moment each answer
says that it is the last of its connection.
"""

import asyncio
import signal
from collections.abc import Awaitable, Callable
from typing import Final

from nk.http import ASGIApp, Message, Receive, Scope, Send

# A worker is quiet when no request came between several looks in a row.
_LOOK_SECONDS: Final = 0.1
_MOST_LOOKS: Final = 20
_QUIET_LOOKS: Final = 3

_LAST_ANSWER: Final = (b"connection", b"close")


class Draining:
    """An application that, on SIGTERM, ends its connections before Granian is told to stop.

    It adds no step of the event loop to a request: what it calls is exchanged instead.
    """

    def __init__(self, app: ASGIApp, stop_accepting: Callable[[], None]) -> None:
        self._app = app
        self._stop_accepting = stop_accepting
        self._handle: ASGIApp = self._live
        self._requests = 0
        self._draining: asyncio.Task[None] | None = None

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Answer a request; the first call of a worker is its lifespan."""
        return self._handle(scope, receive, send)

    async def _live(self, scope: Scope, receive: Receive, send: Send) -> None:
        # Granian has set its own handlers by now; that of SIGINT stays and is used at the end.
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self._begin)
        self._handle = self._app
        await self._app(scope, receive, send)

    def _begin(self) -> None:
        if self._draining is None:
            self._handle = self._answer_once
            self._draining = asyncio.get_running_loop().create_task(self._drain())

    async def _answer_once(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._requests += 1

        async def send_last(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": (*message["headers"], _LAST_ANSWER)}
            await send(message)

        await self._app(scope, receive, send_last)

    async def _drain(self) -> None:
        try:
            # When the whole server stops, nobody else serves those who are in the queue by now.
            await asyncio.sleep(_LOOK_SECONDS)
            self._stop_accepting()
            await self._until_quiet()
        finally:
            signal.raise_signal(signal.SIGINT)

    async def _until_quiet(self) -> None:
        quiet = 0
        for _ in range(_MOST_LOOKS):
            before = self._requests
            await asyncio.sleep(_LOOK_SECONDS)
            quiet = quiet + 1 if self._requests == before else 0
            if quiet == _QUIET_LOOKS:
                return
