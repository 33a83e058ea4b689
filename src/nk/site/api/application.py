"""The API: FastAPI reads a question, the live cache answers it."""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import urlsplit

from fastapi import APIRouter, FastAPI

from nk.site.answers import Answer, Header, Message, Scope, build_answer
from nk.site.api.beyblade import STEADY_LISTS
from nk.site.api.calendar import CALENDARS, calendar_router
from nk.site.api.errors import (
    NO_EVENT,
    NOT_FOUND,
    UNAVAILABLE,
    UNREADABLE,
    add_error_handlers,
    error_bytes,
)
from nk.site.api.questions import Question, question_of
from nk.site.api.routes import DEFAULT_LISTS, data_router
from nk.site.api.tournaments import tournament_router
from nk.site.live.cache import Live, Made, Make, UnavailableError
from nk.sources import Sources

API_PREFIX: Final = "/api"
API_VERSION: Final = "1.0.0"

# Lists that the pages show; no other question can push them out of the live cache.
NEVER_EVICTED: Final[frozenset[Hashable]] = DEFAULT_LISTS | CALENDARS | STEADY_LISTS

# Spellings of questions that are remembered, so that a hot one never enters the framework.
_MOST_SPELLINGS: Final = 4_096
_LONGEST_SPELLING: Final = 300
_MOST_FIELDS: Final = 20
# The longest deck there can be: ten texts of a hundred characters of four bytes.
_MOST_ESCAPES: Final = 4_000


def build_fastapi(
    sources: Sources, *, origin: str = "https://nk.example", routers: Iterable[APIRouter] = ()
) -> FastAPI:
    """Return the endpoints alone. Further routers are mounted under the same prefix."""
    app = FastAPI(
        title="NK events and leaderboard",
        version=API_VERSION,
        # No documentation pages: `python -m tools.api_document` prints the document.
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    uid_domain = urlsplit(origin).hostname or "nk.example"
    # The calendar's "/events/{id}.ics" has to be tried before "/events/{id}".
    calendars = calendar_router(sources, origin=origin, uid_domain=uid_domain)
    for router in (calendars, data_router(sources), tournament_router(sources), *routers):
        app.include_router(router, prefix=API_PREFIX)
    add_error_handlers(app)
    return app


@dataclass(frozen=True, slots=True)
class _Known:
    """A question that was read before."""

    key: tuple[Hashable, ...]
    make: Make
    steady: bool


class Api:
    """Answers for addresses below /api/."""

    def __init__(self, app: FastAPI, live: Live, headers: Sequence[Header] = ()) -> None:
        self._app = app
        self.live = live
        self._headers = tuple(headers)
        self._spellings: dict[bytes, _Known] = {}
        self._not_found = self._refusal(404, error_bytes(*NOT_FOUND))
        self._no_event = self._refusal(404, error_bytes(*NO_EVENT))
        self._unreadable = self._refusal(422, error_bytes(*UNREADABLE, field="query"))
        self._unavailable = self._refusal(503, error_bytes(*UNAVAILABLE))

    def ready(self, path: bytes, query: bytes) -> Answer | None:
        """Return the answer to a question that was read before, if it is at hand."""
        known = self._spellings.get(path + b"?" + query)
        return None if known is None else self.live.ready(known.key)

    async def answer(self, path: bytes, query: bytes) -> Answer:
        """Return the answer to a question; there always is one."""
        target = path + b"?" + query
        known = self._spellings.get(target)
        if known is None:
            asked = await self.read(path, query)
            if isinstance(asked, Answer):
                return asked
            known = _Known(asked.key, lambda: self._complete(asked.make()), asked.steady)
            self._remember(target, known)
        try:
            answer = await self.live.answer(known.key, known.make, steady=known.steady)
        except UnavailableError:
            return self._unavailable
        return answer or self._no_event

    async def read(self, path: bytes, query: bytes) -> Question | Answer:
        """Let the framework read a question: what is being asked, or why it is refused.

        None of a visitor's headers go along, so no header can change what others are served;
        and there is no body to wait for.
        """
        # An address has one spelling; none of ours needs a percent sign.
        if b"%" in path or not path.isascii():
            return self._not_found
        # The framework would read any number of them before anything of ours is asked.
        if query.count(b"&") >= _MOST_FIELDS or query.count(b"%") > _MOST_ESCAPES:
            return self._unreadable
        scope = _scope(path, query)
        reply = _Reply()
        await self._app(scope, _no_body, reply.send)
        return question_of(scope) or self._refusal(reply.status, bytes(reply.body))

    def _remember(self, target: bytes, known: _Known) -> None:
        if len(target) > _LONGEST_SPELLING:
            return
        if len(self._spellings) >= _MOST_SPELLINGS:
            # Reading a question again costs little; the answers are kept elsewhere.
            self._spellings.clear()
        self._spellings[target] = known

    def _complete(self, made: Made | None) -> Made | None:
        return None if made is None else replace(made, headers=(*made.headers, *self._headers))

    def _refusal(self, status: int, body: bytes) -> Answer:
        return build_answer(
            status,
            "application/json",
            body,
            cache_control="no-store",
            extra_headers=self._headers,
            effort="fast",
        )


class _Reply:
    """Collects what the framework itself answers."""

    def __init__(self) -> None:
        self.status = 500
        self.body = bytearray()

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
        elif message["type"] == "http.response.body":
            self.body += message.get("body", b"")


def _scope(path: bytes, query: bytes) -> Scope:
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path.decode("ascii"),
        "raw_path": path,
        "root_path": "",
        "query_string": query,
        "headers": [],
        "client": None,
        "server": None,
    }


async def _no_body() -> Message:
    return {"type": "http.request", "body": b"", "more_body": False}
