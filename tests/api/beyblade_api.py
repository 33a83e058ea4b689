"""The Beyblade endpoints behind the cache, over the shipped content and a clock of our own."""

from nk.api import AnswerCache, create_api
from nk.api.beyblade_routes import beyblade_router
from nk.api.beyblade_rules import load_beyblade_rules
from nk.settings import ROOT
from nk.sources import Sources
from tests.api.fake_sources import Clock, FakeSource

RULES = load_beyblade_rules(ROOT / "content")


def beyblade_api(clock: Clock, source: FakeSource | None = None) -> AnswerCache:
    """Return the whole API with these endpoints in it."""
    source = source or FakeSource(clock)
    beyblade = beyblade_router(RULES, clock, source)
    return create_api(Sources(source, source), clock, routers=[beyblade])
