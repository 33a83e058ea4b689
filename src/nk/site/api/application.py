"""Putting the API together: endpoints, errors, and its OpenAPI document."""

import json
import sys
from collections.abc import Hashable, Iterable, Sequence
from datetime import UTC, datetime
from typing import Final, NoReturn
from urllib.parse import urlsplit

from fastapi import APIRouter, FastAPI

from nk.club.events import Status
from nk.settings import ROOT
from nk.site.api.beyblade import beyblade_router
from nk.site.api.beyblade_bodies import load_beyblade_rules
from nk.site.api.calendar import calendar_router
from nk.site.api.errors import add_error_handlers
from nk.site.api.routes import data_router
from nk.site.live import AnswerCache
from nk.sources import Event, EventEntry, LeaderboardEntry, Reading, SeasonDays, Sources
from nk.sources.contract import Clock

API_PREFIX: Final = "/api"
API_VERSION: Final = "1.0.0"


def build_fastapi(
    sources: Sources, *, origin: str = "https://nk.example", routers: Iterable[APIRouter] = ()
) -> FastAPI:
    """Return the endpoints alone. Further routers are mounted under the same prefix."""
    app = FastAPI(
        title="NK events and leaderboard",
        version=API_VERSION,
        # No documentation pages: `python -m nk.site.api.application` prints the document.
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    uid_domain = urlsplit(origin).hostname or "nk.example"
    # The calendar's "/events/{id}.ics" has to be tried before "/events/{id}".
    calendars = calendar_router(sources, origin=origin, uid_domain=uid_domain)
    for router in (calendars, data_router(sources), *routers):
        app.include_router(router, prefix=API_PREFIX)
    add_error_handlers(app)
    return app


def create_api(
    sources: Sources,
    clock: Clock,
    *,
    origin: str = "https://nk.example",
    routers: Iterable[APIRouter] = (),
) -> AnswerCache:
    """Return the API as an ASGI app that keeps its answers ready."""
    app = build_fastapi(sources, origin=origin, routers=routers)
    return AnswerCache(app, sources.version, clock)


_CONTENT: Final = ROOT / "content"
_ANY_MOMENT: Final = datetime(2026, 1, 1, tzinfo=UTC)


class _NoData:
    """Stands in for the sources: the document needs the endpoints, not their data."""

    def version(self) -> Hashable:
        return 0

    def list_events(self, status: Status, limit: int, offset: int) -> Reading[tuple[Event, ...]]:
        self._refuse()

    def get_event(self, event_id: str) -> Reading[Event | None]:
        self._refuse()

    def count(self) -> int:
        self._refuse()

    def entries(self, offset: int, limit: int) -> Sequence[EventEntry]:
        self._refuse()

    def top(self, limit: int, offset: int) -> Reading[tuple[LeaderboardEntry, ...]]:
        self._refuse()

    def season(self) -> Reading[SeasonDays | None]:
        self._refuse()

    def _refuse(self) -> NoReturn:
        raise RuntimeError("the document is made without data")


def openapi_text() -> str:
    """Return the document as stable, readable JSON."""
    rules = load_beyblade_rules(_CONTENT)
    beyblade = beyblade_router(rules, lambda: _ANY_MOMENT, _NoData())
    app = build_fastapi(Sources(_NoData(), _NoData()), routers=[beyblade])
    return json.dumps(app.openapi(), indent=2, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(openapi_text())
