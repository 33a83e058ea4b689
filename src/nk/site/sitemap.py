"""The sitemap: every page and every event, in both languages, in files of bounded size.

Up to a thousand addresses fit in `/sitemap.xml` itself. Beyond that it becomes an index of
further files, so that no single answer grows with the number of events.
"""

from collections.abc import Hashable, Iterable, Sequence
from datetime import datetime
from html import escape
from typing import Final

from nk.site.answers import Answer, build_answer
from nk.site.event_texts import EventEntry, EventLookup, EventsUnreadableError, event_address
from nk.site.policy import HeaderPolicy

EVENTS_PER_FILE: Final = 1000

# A file is most of a megabyte, and with very many events there are very many files.
_MOST_FILES_KEPT: Final = 8

_XML: Final = '<?xml version="1.0" encoding="UTF-8"?>\n'
_SCHEMA: Final = "http://www.sitemaps.org/schemas/sitemap/0.9"
_OPEN: Final = f'<urlset xmlns="{_SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
_CACHE_CONTROL: Final = "public, max-age=300"


class Sitemap:
    """Writes sitemap files on demand and keeps them until the events change."""

    def __init__(
        self, pages: Sequence[str], lookup: EventLookup, *, origin: str, policy: HeaderPolicy
    ) -> None:
        self._pages = pages
        self._lookup = lookup
        self._origin = origin
        self._policy = policy
        self._version: Hashable = None
        self._kept: dict[str, Answer] = {}

    async def find(self, path: bytes) -> Answer | None:
        """Return the sitemap file at this path, an older one while events cannot be read."""
        name = path.decode("latin-1")
        try:
            version = await self._lookup.version()
            if version != self._version:
                self._kept, self._version = {}, version
            if name not in self._kept:
                text = await self._write(name)
                if text is None:
                    return None
                self._keep(name, self._answer(text))
            return self._kept[name]
        except EventsUnreadableError:
            if name in self._kept or name != "/sitemap.xml":
                return self._kept.get(name)
            return self._answer(_urlset(self._page_entries()))

    def _keep(self, name: str, answer: Answer) -> None:
        if len(self._kept) >= _MOST_FILES_KEPT:
            self._kept.pop(next(iter(self._kept)))
        self._kept[name] = answer

    async def _write(self, name: str) -> str | None:
        files = -(-await self._lookup.count() // EVENTS_PER_FILE)
        if name == "/sitemap.xml":
            if files > 1:
                return self._index(files)
            entries = await self._lookup.entries(0, EVENTS_PER_FILE)
            return _urlset([*self._page_entries(), *self._event_entries(entries)])
        if files > 1 and name == "/sitemap-pages.xml":
            return _urlset(self._page_entries())
        numbers = {f"/sitemap-events-{number + 1}.xml": number for number in range(files)}
        if files <= 1 or name not in numbers:
            return None
        entries = await self._lookup.entries(numbers[name] * EVENTS_PER_FILE, EVENTS_PER_FILE)
        return _urlset(self._event_entries(entries))

    def _index(self, files: int) -> str:
        names = ["pages", *(f"events-{number + 1}" for number in range(files))]
        lines = [
            f"<sitemap><loc>{self._origin}/sitemap-{name}.xml</loc></sitemap>\n" for name in names
        ]
        return f'{_XML}<sitemapindex xmlns="{_SCHEMA}">\n{"".join(lines)}</sitemapindex>\n'

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
                entry.changed,
            )
            for entry in entries
        ]

    def _answer(self, text: str) -> Answer:
        return build_answer(
            200,
            "application/xml; charset=utf-8",
            text.encode("utf-8"),
            cache_control=_CACHE_CONTROL,
            extra_headers=self._policy.for_data(),
            effort="fast",
        )


def _urlset(entries: Iterable[str]) -> str:
    return f"{_XML}{_OPEN}{''.join(entries)}</urlset>\n"


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
