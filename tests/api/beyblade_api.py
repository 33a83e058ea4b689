"""The Beyblade endpoints behind the cache, over the shipped content and a clock that stands still."""

from datetime import datetime

from fastapi import APIRouter

from nk.api import AnswerCache, create_api
from nk.api.beyblade_routes import beyblade_router
from nk.api.beyblade_rules import load_beyblade_rules
from nk.api.openapi import _NoData
from nk.settings import ROOT
from nk.sources import Sources
from nk.store.weeks import BANGKOK

RULES = load_beyblade_rules(ROOT / "content")
NOW = datetime(2026, 11, 15, 9, 30, tzinfo=BANGKOK)


def router() -> APIRouter:
    """Return the endpoints over the shipped content."""
    return beyblade_router(RULES, lambda: NOW)


def api() -> AnswerCache:
    """Return the API with no data behind it: these endpoints need none."""
    return create_api(Sources(_NoData(), _NoData()), lambda: NOW, routers=[router()])
