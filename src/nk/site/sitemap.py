"""The sitemap: every page and every event, in both languages, in files of bounded size.

Up to a thousand addresses fit in `/sitemap.xml` itself. Beyond that it becomes an index of
further files, so that no single answer grows with the number of events.
"""

import re
from collections.abc import Iterable, Sequence
from datetime import datetime
from html import escape
from typing import Final

from nk.site.answers import Answer, build_answer
from nk.site.events.texts import event_address
from nk.site.live.cache import Live, Made, UnavailableError
from nk.site.policy import HeaderPolicy
from nk.sources import EventEntry, EventSource

EVENTS_PER_FILE: Final = 1000

SITEMAP: Final = b"/sitemap.xml"
_PAGES: Final = b"/sitemap-pages.xml"
_EVENTS: Final = re.compile(rb"/sitemap-events-([1-9][0-9]{0,5})\.xml")

_XML: Final = '<?xml version="1.0" encoding="UTF-8"?>\n'
_SCHEMA: Final = "http://www.sitemaps.org/schemas/sitemap/0.9"
_OPEN: Final = f'<urlset xmlns="{_SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
_TYPE: Final = "application/xml; charset=utf-8"
# No names stand in it, only addresses, so robots may keep it for a while.
_CACHE_CONTROL: Final = "public, max-age=300"


class Sitemap:
    """Writes the files of the sitemap when they are asked for."""

    def __init__(
        self,
        pages: Sequence[str],
        events: EventSource,
        live: Live,
        *,
        origin: str,
        policy: HeaderPolicy,
    ) -> None:
        self._pages = pages
        self._events = events
        self._live = live
        self._origin = origin
        self._headers = policy.for_data()
        # Sent while the events cannot be read and no older file is kept.
        self._pages_alone = build_answer(
            200,
            _TYPE,
            _urlset(self._page_entries()),
            cache_control=_CACHE_CONTROL,
            extra_headers=self._headers,
        )

    async def find(self, path: bytes) -> Answer | None:
        """Return the sitemap file at this path."""
        number = _EVENTS.fullmatch(path)
        if path not in (SITEMAP, _PAGES) and number is None:
            return None
        place = int(number[1]) if number else None
        try:
            return await self._live.answer(path, lambda: self._make(path, place))
        except UnavailableError:
            return self._pages_alone if path in (SITEMAP, _PAGES) else None

    def _make(self, path: bytes, place: int | None) -> Made | None:
        body = self._written(path, place)
        if body is None:
            return None
        return Made(_TYPE, body, self._headers, _CACHE_CONTROL)

    def _written(self, path: bytes, place: int | None) -> bytes | None:
        files = -(-self._events.count() // EVENTS_PER_FILE)
        if path == SITEMAP and files <= 1:
            entries = self._events.entries(0, EVENTS_PER_FILE)
            return _urlset([*self._page_entries(), *self._event_entries(entries)])
        if path == SITEMAP:
            return self._index(files)
        if files <= 1 or (place is not None and place > files):
            return None
        if place is None:
            return _urlset(self._page_entries())
        start = (place - 1) * EVENTS_PER_FILE
        return _urlset(self._event_entries(self._events.entries(start, EVENTS_PER_FILE)))

    def _index(self, files: int) -> bytes:
        names = ["pages", *(f"events-{number + 1}" for number in range(files))]
        lines = [
            f"<sitemap><loc>{self._origin}/sitemap-{name}.xml</loc></sitemap>\n" for name in names
        ]
        opened = f'{_XML}<sitemapindex xmlns="{_SCHEMA}">\n'
        return f"{opened}{''.join(lines)}</sitemapindex>\n".encode()

    def _page_entries(self) -> list[str]:
        pairs = ((page, "/en" if page == "/" else f"/en{page}") for page in self._pages)
        return [
            _entry(self._origin + thai, self._origin + english, None) for thai, english in pairs
        ]

    def _event_entries(self, entries: Iterable[EventEntry]) -> list[str]:
        return [
            _entry(
                self._origin + event_address(entry.id, "th"),
                self._origin + event_address(entry.id, "en"),
                entry.updated_at,
            )
            for entry in entries
        ]


def _urlset(entries: Iterable[str]) -> bytes:
    return f"{_XML}{_OPEN}{''.join(entries)}</urlset>\n".encode()


def _entry(thai: str, english: str, changed: datetime | None) -> str:
    """Return both languages of one page, each naming the other; Thai is the default."""
    alternates = "".join(
        f'<xhtml:link rel="alternate" hreflang="{language}" href="{escape(address)}"/>'
        for language, address in (("th", thai), ("en", english), ("x-default", thai))
    )
    stamp = f"<lastmod>{changed.isoformat(timespec='seconds')}</lastmod>" if changed else ""
    return "".join(
        f"<url><loc>{escape(address)}</loc>{stamp}{alternates}</url>\n"
        for address in (thai, english)
    )
