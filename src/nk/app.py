"""The application: settings, content, sources, API and pages joined into one.

`nk.cli.serving.serve` makes the application once, before the workers are forked, so that a worker
can serve as soon as it is there. Making it opens nothing: each worker connects to the store, and
reads what is kept of other APIs, when it is first asked.
"""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass
from typing import Final

from nk.bangkok import now
from nk.club.club import read_policy
from nk.club.errors import StoreError, first_reason
from nk.club.samples import add_samples, is_empty
from nk.club.store.connections import migrate, open_writer
from nk.content.errors import ContentErrors
from nk.content.meeple import Kit
from nk.settings import Settings, load_settings
from nk.site.api.application import NEVER_EVICTED, Api, build_fastapi
from nk.site.api.beyblade import beyblade_router
from nk.site.api.beyblade_bodies import BeybladeRules, load_beyblade_rules
from nk.site.application import Serving, build_site, header_policy, load_site_pages
from nk.site.built.files import DistError
from nk.site.live.cache import Live
from nk.site.live.poll import DataPoll
from nk.site.logs import AccessLog, logging_without_waiting
from nk.site.pages import Pages
from nk.site.shop_facts import ShopFacts, read_shop_facts
from nk.site.sitemap import SITEMAP
from nk.sources import Sources, open_sources

_log: Final = logging.getLogger(__name__)


class UnusableSiteError(Exception):
    """The site cannot be served; the text is a sentence for the person starting it."""


@dataclass(frozen=True, slots=True)
class Shared:
    """What every worker may share, because nobody ever changes it."""

    facts: ShopFacts
    pages: Pages
    rules: BeybladeRules
    kit: Kit


_loaded: dict[Settings, Shared] = {}


def load_shared(settings: Settings, *, again: bool = False) -> Shared:
    """Load content and pages once; `again` reads a new build and keeps the old one on failure."""
    if again or settings not in _loaded:
        try:
            facts = read_shop_facts(settings.content, settings.origin)
            pages = load_site_pages(
                settings.dist,
                settings.cache,
                origin=settings.origin,
                facts=facts,
                offline_pages=settings.offline_pages,
            )
            rules = load_beyblade_rules(settings.content)
            kit = Kit(settings.content)
        except (DistError, ContentErrors) as error:
            raise UnusableSiteError(str(error).replace("\n", "; ")) from error
        # Only the latest is kept: each build has settings of its own.
        _loaded.clear()
        _loaded[settings] = Shared(facts, pages, rules, kit)
    return _loaded[settings]


def prepare_store(settings: Settings) -> None:
    """Bring the database up to date; an empty one gets samples, but never in production."""
    try:
        migrate(settings.database)
        if settings.env != "production":
            _add_samples_if_empty(settings)
    except (StoreError, ContentErrors) as error:
        raise UnusableSiteError(f"The store cannot be used: {first_reason(error)}.") from error


def create_app() -> Serving:
    """Return the application, set up from the environment."""
    settings = load_settings()
    shared = load_shared(settings)
    sources = open_sources(
        settings.database,
        now,
        events_url=settings.events_url,
        leaderboard_url=settings.leaderboard_url,
        cache=settings.data,
        patience=settings.patience_seconds,
    )
    api = _api(settings, shared, sources)
    site = build_site(
        shared.pages,
        sources.events,
        api,
        shared.kit,
        tournaments=sources.tournaments,
        closing_days=sources.notices,
        pictures=sources.pictures,
        origin=settings.origin,
        facts=shared.facts,
    )
    log = AccessLog() if settings.access_log else None

    @asynccontextmanager
    async def resources() -> AsyncIterator[None]:
        with logging_without_waiting(), api.live.poll.run(), log.open() if log else nullcontext():
            yield

    return Serving(site, resources, log)


def _api(settings: Settings, shared: Shared, sources: Sources) -> Api:
    live = Live(
        DataPoll(sources.version, patience=settings.patience_seconds),
        now,
        never_evicted=NEVER_EVICTED | {SITEMAP},
        patience=settings.patience_seconds,
        # Another API may take longer than a store before there is anything to show.
        first_patience=sources.patience,
    )
    beyblade = beyblade_router(shared.rules, now, sources.leaderboard)
    fastapi = build_fastapi(sources, origin=settings.origin, routers=[beyblade])
    return Api(fastapi, live, header_policy(settings.origin, shared.facts).for_data())


def _add_samples_if_empty(settings: Settings) -> None:
    writer = open_writer(settings.database)
    try:
        with writer.engine.connect() as connection:
            empty = is_empty(connection)
        if empty:
            with writer.change("first start", now()) as change:
                add_samples(change, read_policy(settings.content))
            _log.warning("The store was empty: sample events, players and matches were added.")
    finally:
        writer.close()
