"""Ready-made answers in front of the API: a hot address never enters the framework."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from datetime import datetime
from time import monotonic
from typing import Any, Final, TypeVar

from anyio import to_thread

from nk.site.answers import (
    Answer,
    ASGIApp,
    Header,
    Message,
    Receive,
    Scope,
    Send,
    build_answer,
    send_answer,
    with_headers,
)
from nk.site.api.errors import INTERNAL, METHOD, error_bytes
from nk.sources import Reading, SourceUnavailableError
from nk.sources.contract import Clock

T = TypeVar("T")

_KEY: Final = "nk.freshness"


@dataclass(slots=True)
class Freshness:
    """Filled in while an answer is made."""

    stale: bool = False
    expires_at: datetime | None = None

    def note(self, reading: Reading[Any]) -> None:
        """Take over what a source said; the earliest expiry counts."""
        self.stale = self.stale or reading.stale
        moments = [at for at in (self.expires_at, reading.expires_at) if at is not None]
        self.expires_at = min(moments, default=None)


def attach(scope: Scope) -> Freshness:
    """Put an empty note into a request's scope and return it."""
    freshness = Freshness()
    scope[_KEY] = freshness
    return freshness


def value_of(scope: Scope, reading: Reading[T]) -> T:
    """Return a reading's value, leaving its freshness with the request."""
    freshness = scope.get(_KEY)
    if isinstance(freshness, Freshness):
        freshness.note(reading)
    return reading.value


_LOG = logging.getLogger(__name__)

POLL_SECONDS: Final = 1.0
# Requests that come while a poll is under way go on with the old version up to this age.
TRUSTED_SECONDS: Final = 1.8
# A database that does not say its version in this time is treated as away.
PATIENCE_SECONDS: Final = 0.5


class DataWatch:
    """Knows the data's version, and whether the source could be asked lately."""

    def __init__(self, ask: Callable[[], Hashable], timer: Callable[[], float] = monotonic) -> None:
        self._ask = ask
        self._timer = timer
        self._asked_at = float("-inf")
        self._poll: asyncio.Task[None] | None = None
        self.version: Hashable = None
        self.reachable = True

    @property
    def is_current(self) -> bool:
        """Tell whether the version is young enough to go on without asking."""
        return self._timer() - self._asked_at < POLL_SECONDS

    async def refresh(self) -> None:
        """Make sure the version is known; wait only if it is too old to be trusted."""
        if self._poll is None:
            self._poll = asyncio.get_running_loop().create_task(self._ask_now())
        elif self._timer() - self._asked_at < TRUSTED_SECONDS:
            return
        poll = self._poll
        done, _ = await asyncio.wait({poll}, timeout=PATIENCE_SECONDS)
        if not done:
            self._note_unreachable("no answer in time")

    async def _ask_now(self) -> None:
        try:
            version = await to_thread.run_sync(self._ask, abandon_on_cancel=True)
        except SourceUnavailableError as error:
            self._note_unreachable(str(error))
        else:
            if not self.reachable:
                _LOG.info("the data can be read again")
            self.version, self.reachable = version, True
        finally:
            self._asked_at = self._timer()
            self._poll = None

    def _note_unreachable(self, reason: str) -> None:
        if self.reachable:
            _LOG.error("the data cannot be read, older answers are served: %s", reason)
        self.reachable = False
        self._asked_at = self._timer()


# RFC 9211: the answer is an older one, because a newer could not be had.
_STALE: Final = ((b"cache-status", b"nk; fwd=stale; detail=source-unavailable"),)


@dataclass(frozen=True, slots=True)
class Ready:
    """An answer, the data version it was made from, and when the clock outdates it."""

    answer: Answer
    stale_answer: Answer
    version: object
    expires_at: datetime | None


class ReadyAnswers:
    """Answers by address, within a number and a weight."""

    def __init__(self, most_answers: int = 2_000, most_bytes: int = 32_000_000) -> None:
        self._most_answers = most_answers
        self._most_bytes = most_bytes
        self._answers: OrderedDict[bytes, Ready] = OrderedDict()
        self._weight = 0

    def __len__(self) -> int:
        return len(self._answers)

    @property
    def weight(self) -> int:
        """How many bytes of bodies are kept."""
        return self._weight

    def get(self, key: bytes) -> Ready | None:
        """Return an answer and note that it was used."""
        ready = self._answers.get(key)
        if ready is not None:
            self._answers.move_to_end(key)
        return ready

    def put(self, key: bytes, ready: Ready) -> None:
        """Keep an answer, in place of an older one to the same question."""
        self.drop(key)
        self._answers[key] = ready
        self._weight += ready.answer.weight
        while len(self._answers) > self._most_answers or self._weight > self._most_bytes:
            _, dropped = self._answers.popitem(last=False)
            self._weight -= dropped.answer.weight

    def drop(self, key: bytes) -> None:
        """Forget an answer, such as that of an event which is gone."""
        dropped = self._answers.pop(key, None)
        if dropped is not None:
            self._weight -= dropped.answer.weight


def marked_stale(answer: Answer) -> Answer:
    """Return the answer with the header that says it is an older one."""
    return with_headers(answer, _STALE)


# Headers that describe one transfer; they are written anew for every variant.
_OWN_HEADERS = frozenset({b"content-length", b"content-type"})


@dataclass(slots=True)
class Made:
    """What the application answered."""

    freshness: Freshness
    status: int = 500
    content_type: str = "application/json"
    headers: list[Header] = field(default_factory=list)
    body: bytearray = field(default_factory=bytearray)

    async def send(self, message: Message) -> None:
        """Collect the application's messages."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = [
                (name, value) for name, value in message["headers"] if name not in _OWN_HEADERS
            ]
            types = [value for name, value in message["headers"] if name == b"content-type"]
            self.content_type = types[0].decode("latin-1") if types else self.content_type
        elif message["type"] == "http.response.body":
            self.body += message.get("body", b"")


async def ask(app: ASGIApp, path: str, raw_path: bytes, query: bytes) -> Made:
    """Return the application's answer to a bare GET.

    None of a visitor's headers go along, so no header can change what others are served;
    and there is no body to wait for.
    """
    scope: Scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": raw_path,
        "root_path": "",
        "query_string": query,
        "headers": [],
        "client": None,
        "server": None,
    }
    made = Made(attach(scope))
    await app(scope, _no_body, made.send)
    return made


async def _no_body() -> Message:
    return {"type": "http.request", "body": b"", "more_body": False}


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
