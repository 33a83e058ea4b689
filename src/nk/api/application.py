"""Putting the API together: endpoints, errors, and the cache in front of them."""

from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from fastapi import APIRouter, FastAPI

from nk.api.cache import AnswerCache
from nk.api.calendar_routes import calendar_router
from nk.api.errors import add_error_handlers
from nk.api.routes import data_router
from nk.sources import Sources
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
        # No documentation pages: the document is generated with `python -m nk.api.openapi`.
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
