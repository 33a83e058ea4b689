"""From a path to its answer: known pages at once, everything else step by step."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from nk.http import Answer, build_answer
from nk.site.addresses import canonical, language_of, with_query
from nk.site.event_pages import EventPages, is_event_address
from nk.site.events import EventsUnreadableError
from nk.site.headers import HeaderPolicy
from nk.site.notices import Notices
from nk.site.pages import Pages
from nk.site.readiness import Readiness
from nk.site.service_files import SecurityText
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
