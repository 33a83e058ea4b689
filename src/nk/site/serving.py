"""The whole site as one ASGI application: pages from memory, `/api/` handed on.

The path of a known page through this file is short on purpose: one loop over the request's
headers, one look into a dictionary, two sends.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final

from nk.http import Answer, ASGIApp, Message, Receive, Scope, Send, send_answer
from nk.site.finding import Site
from nk.site.notices import is_api

_log: Final = logging.getLogger(__name__)
_METHODS: Final = frozenset({"GET", "HEAD"})

# Opened before the first request and closed after the last one.
Resources = Callable[[], AbstractAsyncContextManager[None]]


class Serving:
    """Checks each request, finds its answer and sees that a failure is an answer too."""

    def __init__(self, site: Site, api: ASGIApp, resources: Resources) -> None:
        self.site = site
        self._answers = site.answers
        self._api = api
        self.resources = resources
        self._api_headers = site.policy.for_data()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, or live through one lifespan."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return
        path: bytes = scope["raw_path"]
        refusal = self._refusal(scope, path)
        if refusal is None and is_api(path):
            await self._ask_api(scope, send)
            return
        answer = refusal or self._answers.get(path) or await self._find(scope, path)
        await send_answer(scope, send, answer)

    def _refusal(self, scope: Scope, path: bytes) -> Answer | None:
        """Refuse what must not reach a page. The server below lets any Host header through."""
        hosts = 0
        for name, value in scope["headers"]:
            if name == b"host":
                hosts += 1 if value else 2
        if hosts != 1:
            return self.site.notices.bad_host.for_path(path)
        if scope["method"] not in _METHODS:
            return self.site.notices.bad_method.for_path(path)
        return None

    async def _find(self, scope: Scope, path: bytes) -> Answer:
        try:
            return await self.site.find(path, scope["query_string"])
        except Exception:
            _log.exception("A page could not be made.")
            return self.site.notices.failure.page

    async def _ask_api(self, scope: Scope, send: Send) -> None:
        """Hand a request to the API and put the security headers on whatever it answers."""
        started = False

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                message = {**message, "headers": (*message["headers"], *self._api_headers)}
            await send(message)

        try:
            await self._api(scope, _no_body(), send_with_headers)
        except Exception:
            if started:
                raise
            _log.exception("The API failed without an answer.")
            await send_answer(scope, send, self.site.notices.failure.data)

    async def _live(self, receive: Receive, send: Send) -> None:
        phase = "startup"
        await receive()
        try:
            async with self.resources():
                await send({"type": "lifespan.startup.complete"})
                phase = "shutdown"
                await receive()
        except Exception as error:
            _log.exception("The site failed at %s.", phase)
            await send({"type": f"lifespan.{phase}.failed", "message": str(error)})
            return
        await send({"type": "lifespan.shutdown.complete"})


def _no_body() -> Receive:
    """Return a receive that reports an empty body at once and then stays silent.

    The server has no time limit on bodies: whoever waited for one could be held for ever.
    """
    given = False

    async def receive() -> Message:
        nonlocal given
        if given:
            await asyncio.Event().wait()
        given = True
        return {"type": "http.request", "body": b"", "more_body": False}

    return receive
