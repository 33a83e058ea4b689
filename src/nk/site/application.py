"""The whole site as one ASGI application: pages from memory, `/api/` handed on."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from nk.site.addresses import canonical, language_of, with_query
from nk.site.answers import (
    Answer,
    ASGIApp,
    Message,
    Receive,
    Scope,
    Send,
    build_answer,
    send_answer,
)
from nk.site.built_files import Packer
from nk.site.event_pages import EventPages, is_event_address
from nk.site.event_texts import EventLookup, EventsUnreadableError
from nk.site.pages import Pages, SecurityText, alive_answer, load_pages, robots_answer
from nk.site.policy import HeaderPolicy, Notices, build_notices, is_api
from nk.site.readiness import Probe, Readiness
from nk.site.shop_facts import ShopFacts
from nk.site.sitemap import Sitemap

_REDIRECT_KEPT: Final = "public, max-age=86400"


@dataclass(frozen=True, slots=True)
class Site:
    """All that is served outside the API."""

    pages: Pages
    # The pages together with the fixed service files: one dictionary, one look.
    answers: Mapping[bytes, Answer]
    events: EventPages
    sitemap: Sitemap
    readiness: Readiness
    security_text: SecurityText
    notices: Notices
    policy: HeaderPolicy

    async def find(self, path: bytes, query: bytes) -> Answer:
        """Return the answer for any path; there always is one."""
        known = self.answers.get(path)
        if known is not None:
            return known
        try:
            found = await self._find_live(path) or await self._redirect(path, query)
        except EventsUnreadableError:
            return self._instead_of_event(503, path) or self.notices.unavailable.page
        missing = self._instead_of_event(404, path) or self.pages.not_found[language_of(path)]
        return found or missing

    def _instead_of_event(self, status: int, path: bytes) -> Answer | None:
        if not is_event_address(path):
            return None
        return self.pages.event_troubles.get((status, language_of(path)))

    async def _find_live(self, path: bytes) -> Answer | None:
        if path == b"/readyz":
            return await self.readiness.answer()
        if path == b"/.well-known/security.txt":
            return self.security_text.answer()
        if path.startswith(b"/sitemap"):
            return await self.sitemap.find(path)
        return await self.events.find(path)

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


def header_policy(origin: str, facts: ShopFacts) -> HeaderPolicy:
    """Return the policy for a site at this address."""
    return HeaderPolicy(https=origin.startswith("https://"), image_hosts=facts.image_hosts)


def load_site_pages(dist: Path, cache: Path, *, origin: str, facts: ShopFacts) -> Pages:
    """Load the build; the slow part, done once before the first request."""
    packer = Packer(cache / "compressed")
    policy = header_policy(origin, facts)
    pages = load_pages(dist, origin=origin, policy=policy, packer=packer)
    packer.forget_unused()
    return pages


def build_site(
    pages: Pages, lookup: EventLookup, probe: Probe, *, origin: str, facts: ShopFacts
) -> Site:
    """Join the loaded pages with everything that is made while serving."""
    policy = header_policy(origin, facts)
    service = {b"/robots.txt": robots_answer(origin, policy), b"/healthz": alive_answer(policy)}
    return Site(
        pages=pages,
        answers={**pages.answers, **service},
        events=EventPages(pages.event_templates, lookup, origin=origin, facts=facts),
        sitemap=Sitemap(pages.listed, lookup, origin=origin, policy=policy),
        readiness=Readiness(probe, policy),
        security_text=SecurityText(origin, facts.security_contacts, policy),
        notices=build_notices(policy),
        policy=policy,
    )
