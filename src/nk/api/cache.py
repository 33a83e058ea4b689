"""Ready-made answers in front of the API: a hot address never enters the framework."""

import asyncio
import logging
from collections.abc import Callable, Hashable
from typing import Final

from nk.api.asking import Made, ask
from nk.api.data_watch import DataWatch
from nk.api.errors import INTERNAL, METHOD, error_bytes
from nk.api.ready_answers import Ready, ReadyAnswers, marked_stale
from nk.http import Answer, ASGIApp, Receive, Scope, Send, build_answer, send_answer
from nk.sources.contract import Clock

_LOG = logging.getLogger(__name__)

CACHE_CONTROL: Final = "public, max-age=30, stale-while-revalidate=60, stale-if-error=86400"
_JSON: Final = "application/json"
_OLDER_GOOD: Final = 500


def _error_answer(status: int, error: tuple[str, str], *headers: tuple[bytes, bytes]) -> Answer:
    return build_answer(
        status, _JSON, error_bytes(*error), cache_control="no-store", extra_headers=headers
    )


_METHOD_NOT_ALLOWED: Final = _error_answer(405, METHOD, (b"allow", b"GET, HEAD"))
_INTERNAL: Final = _error_answer(500, INTERNAL)


class AnswerCache:
    """An ASGI app that answers from memory until the data or the clock says otherwise."""

    def __init__(
        self,
        app: ASGIApp,
        version: Callable[[], Hashable],
        clock: Clock,
        *,
        answers: ReadyAnswers | None = None,
        watch: DataWatch | None = None,
    ) -> None:
        self._app = app
        self._clock = clock
        self._watch = watch or DataWatch(version)
        # An empty shelf counts as false, so the test has to be for None.
        self._answers = ReadyAnswers() if answers is None else answers
        self._making: dict[bytes, asyncio.Task[Answer]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request; its body is never read."""
        if scope["type"] != "http":
            return
        if scope["method"] not in ("GET", "HEAD"):
            await send_answer(scope, send, _METHOD_NOT_ALLOWED)
            return
        await send_answer(scope, send, await self.answer(scope))

    async def answer(self, scope: Scope) -> Answer:
        """Return the answer to a request: ready, newly made, or the last good one."""
        if not self._watch.is_current:
            await self._watch.refresh()
        key = _key(scope)
        ready = self._answers.get(key)
        if ready is not None and self._is_good(ready):
            return ready.answer
        if ready is not None and not self._watch.reachable:
            return ready.stale_answer
        # Many visitors may miss at once; one question is asked for all of them.
        task = self._making.get(key)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._make(key, scope, ready))
            self._making[key] = task
            task.add_done_callback(lambda _: self._making.pop(key, None))
        return await asyncio.shield(task)

    def _is_good(self, ready: Ready) -> bool:
        if ready.version != self._watch.version or not self._watch.reachable:
            return False
        return ready.expires_at is None or self._clock() < ready.expires_at

    async def _make(self, key: bytes, scope: Scope, older: Ready | None) -> Answer:
        # The version from before the question: a change in between makes a new answer.
        version = self._watch.version
        try:
            made = await ask(self._app, scope["path"], _raw_path(scope), scope["query_string"])
        except Exception:
            _LOG.exception("the API failed to answer")
            return older.stale_answer if older else _INTERNAL
        if made.status >= _OLDER_GOOD and older is not None:
            return older.stale_answer
        answer = _answer_of(made)
        if made.status != 200:
            self._answers.drop(key)
            return answer
        stale = marked_stale(answer)
        shown = stale if made.freshness.stale else answer
        self._answers.put(key, Ready(shown, stale, version, made.freshness.expires_at))
        return shown


def _answer_of(made: Made) -> Answer:
    good = made.status == 200
    return build_answer(
        made.status,
        made.content_type,
        bytes(made.body),
        cache_control=CACHE_CONTROL if good else "no-store",
        extra_headers=made.headers,
        effort="fast",
    )


def _key(scope: Scope) -> bytes:
    """Return one key for all orders of different parameters; repeats of one keep theirs."""
    query: bytes = scope["query_string"]
    if b"&" in query:
        pairs = sorted(query.split(b"&"), key=lambda pair: pair.partition(b"=")[0])
        query = b"&".join(pairs)
    return _raw_path(scope) + b"?" + query


def _raw_path(scope: Scope) -> bytes:
    raw: bytes = scope.get("raw_path") or scope["path"].encode("utf-8", "surrogatepass")
    return raw.partition(b"?")[0]
