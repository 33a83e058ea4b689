"""The whole site as one ASGI application: pages from memory, `/api/` handed on."""

import logging
from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from nk.content.meeple import Kit
from nk.site.addresses import canonical, language_of, with_query
from nk.site.answers import (
    Answer,
    ASGIApp,
    Asked,
    Receive,
    Scope,
    Send,
    build_answer,
    read_headers,
    send_answer,
)
from nk.site.api.application import Api
from nk.site.branch_pages import BranchPages
from nk.site.built.files import Packer
from nk.site.built.next_pages import RULES, NextPages
from nk.site.events.pages import EventPages, is_event_address
from nk.site.events.pictures import EVENT_PICTURES, EventPictures
from nk.site.live.cache import BrokenError, Live, UnavailableError
from nk.site.logs import AccessLog
from nk.site.meeple_pictures import MEEPLE_PATIENCE_SECONDS, MeeplePictures
from nk.site.pages import (
    FOR_A_DAY,
    Pages,
    SecurityText,
    load_pages,
    robots_answer,
    status_answer,
)
from nk.site.policy import HeaderPolicy, Notices, build_notices, is_api
from nk.site.shop_facts import ShopFacts
from nk.site.sitemap import Sitemap
from nk.sources import EventSource, NoticeSource
from nk.sources.contract import PictureSource, TournamentSource

_REDIRECT_KEPT: Final = "public, max-age=86400"


@dataclass(frozen=True, slots=True)
class Site:
    """All that is served, and where each address is looked up."""

    pages: Pages
    # The pages together with the fixed service files.
    answers: Mapping[bytes, Answer]
    events: EventPages
    branches: BranchPages | None
    sitemap: Sitemap
    meeples: MeeplePictures
    event_pictures: EventPictures | None
    next_pages: NextPages | None
    api: Api
    live: Live
    ready: Answer
    not_ready: Answer
    security_text: SecurityText
    notices: Notices
    policy: HeaderPolicy

    def steady(self) -> Mapping[bytes, Answer]:
        """Return the answers that no data changes."""
        changing = self.branches.paths if self.branches else frozenset()
        return {path: each for path, each in self.answers.items() if path not in changing}

    async def find(self, path: bytes, query: bytes) -> Answer:
        """Return the answer for any path; there always is one."""
        if is_api(path):
            return await self.api.answer(path, query)
        try:
            found = await self._find_live(path) or await self._redirect(path, query)
        except UnavailableError:
            return self._instead_of_event(503, path) or self.notices.unavailable.page
        if found is not None:
            return found
        return self._instead_of_event(404, path) or self.pages.not_found[language_of(path)]

    def _instead_of_event(self, status: int, path: bytes) -> Answer | None:
        if not is_event_address(path):
            return None
        return self.pages.event_troubles.get((status, language_of(path)))

    async def _find_live(self, path: bytes) -> Answer | None:
        if path == b"/readyz":
            return self.ready if self.live.poll.is_ready else self.not_ready
        if path == b"/.well-known/security.txt":
            return self.security_text.answer()
        if path.startswith(b"/sitemap"):
            return await self.sitemap.find(path)
        if path.startswith(b"/meeple/"):
            return await self.meeples.find(path)
        if path.startswith(EVENT_PICTURES):
            return await self.event_pictures.find(path) if self.event_pictures else None
        at_branches = await self.branches.find(path) if self.branches else None
        return at_branches or await self.events.find(path)

    async def _redirect(self, path: bytes, query: bytes) -> Answer | None:
        """Send other spellings of one of our own addresses to it, and only those."""
        address = canonical(path)
        if address == path:
            return None
        if address not in self.answers and await self._find_live(address) is None:
            return None
        return build_answer(
            308,
            "text/plain; charset=utf-8",
            b"",
            cache_control=_REDIRECT_KEPT,
            extra_headers=(*self.policy.for_data(), (b"location", with_query(address, query))),
            compressible=False,
        )


_log: Final = logging.getLogger(__name__)
_METHODS: Final = frozenset({"GET", "HEAD"})
_RULES: Final = RULES.encode("ascii")

# Opened before the first request and closed after the last one.
Resources = Callable[[], AbstractAsyncContextManager[None]]


class Serving:
    """Checks each request, finds its answer and sees that a failure is an answer too."""

    def __init__(self, site: Site, resources: Resources, log: AccessLog | None = None) -> None:
        self.site = site
        # Looked up first: one dictionary, one look.
        self._answers = site.steady()
        # Event pages and sitemaps are kept by their paths; the API's answers by other keys.
        self._live_ready = site.live.ready
        self._api_ready = site.api.ready
        self.resources = resources
        self.log = log
        self._handle: ASGIApp = log.around(self._answer) if log else self._answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, or live through one lifespan."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        else:
            await self._handle(scope, receive, send)

    def at_once(self, method: str, path: bytes, query: bytes, asked: Asked) -> Answer | None:
        """Return the answer if nothing has to be waited for: the way of nearly all requests."""
        # The server below lets any Host header through.
        if not asked[0]:
            return self.site.notices.bad_host.for_path(path)
        if method not in _METHODS:
            return self.site.notices.bad_method.for_path(path)
        return self._answers.get(path) or self._live_ready(path) or self._api_ready(path, query)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request. Its body is never read, so nobody can hold an answer up with one."""
        path: bytes = scope["raw_path"]
        method: str = scope["method"]
        asked = read_headers(scope["headers"])
        ready = self.at_once(method, path, scope["query_string"], asked)
        await send_answer(method, asked, send, ready or await self._find(scope, path))

    async def _find(self, scope: Scope, path: bytes) -> Answer:
        if path == _RULES and self.site.next_pages is not None:
            return self.site.next_pages.answer(scope["headers"])
        try:
            return await self.site.find(path, scope["query_string"])
        except BrokenError:
            # The live cache has told the log what is broken.
            return self.site.notices.failure.for_path(path)
        except Exception:
            _log.exception("An answer could not be found.")
            return self.site.notices.failure.for_path(path)

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


def header_policy(origin: str, facts: ShopFacts) -> HeaderPolicy:
    """Return the policy for a site at this address."""
    return HeaderPolicy(https=origin.startswith("https://"), image_hosts=facts.image_hosts)


def load_site_pages(
    dist: Path, cache: Path, *, origin: str, facts: ShopFacts, offline_pages: bool = True
) -> Pages:
    """Load the build; the slow part, done once before the first request."""
    packer = Packer(cache / "compressed")
    policy = header_policy(origin, facts)
    pages = load_pages(
        dist, origin=origin, policy=policy, packer=packer, offline_pages=offline_pages
    )
    packer.forget_unused()
    return pages


def build_site(
    pages: Pages,
    events: EventSource,
    api: Api,
    kit: Kit,
    *,
    tournaments: TournamentSource | None = None,
    closing_days: NoticeSource | None = None,
    pictures: PictureSource | None = None,
    origin: str,
    facts: ShopFacts,
) -> Site:
    """Join the loaded pages with everything that is made while serving."""
    policy = header_policy(origin, facts)
    live = api.live
    answers = dict(pages.answers)
    rules = answers.pop(_RULES, None)
    service = {
        b"/robots.txt": robots_answer(origin, policy),
        b"/healthz": status_answer(200, "alive", policy),
    }
    branches = (
        BranchPages(pages.branch_pages, pages.answers, closing_days, live) if closing_days else None
    )
    return Site(
        pages=pages,
        answers=answers | service,
        branches=branches,
        events=EventPages(
            pages.event_templates,
            events,
            live,
            tournaments=tournaments,
            origin=origin,
            facts=facts,
        ),
        sitemap=Sitemap(pages.listed, events, live, origin=origin, policy=policy),
        meeples=MeeplePictures(
            kit, live.apart(1_000, 8_000_000, MEEPLE_PATIENCE_SECONDS), policy.for_data()
        ),
        event_pictures=EventPictures(pictures, live.apart(1_000, 16_000_000), policy.for_data())
        if pictures
        else None,
        next_pages=NextPages(rules.body, policy, FOR_A_DAY) if rules else None,
        api=api,
        live=live,
        ready=status_answer(200, "ready", policy),
        not_ready=status_answer(503, "store unreachable", policy),
        security_text=SecurityText(origin, facts.security_contacts, policy),
        notices=build_notices(policy),
        policy=policy,
    )
