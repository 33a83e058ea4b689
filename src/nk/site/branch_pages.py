"""Pages that tell search engines when branches are open, with the days that staff closed them."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import date, timedelta
from typing import Any, Final

from nk.site.answers import Answer
from nk.site.built.html import FinishedPage
from nk.site.events.texts import script_safe
from nk.site.live.cache import BrokenError, Live, Made, UnavailableError, stale_and_expiry
from nk.sources import ClosedOn, NoticeSource

_HOURS: Final = "openingHoursSpecification"
_SPECIAL: Final = "specialOpeningHoursSpecification"
_BLOCK: Final = re.compile(r'(<script type="application/ld\+json">)(.*?)(?=</script>)', re.DOTALL)


def tells_hours(page: FinishedPage) -> bool:
    """Tell whether a page holds the hours of a branch as structured data."""
    return f'"{_HOURS}"' in page.html


class BranchPages:
    """The built pages as they are while no branch is closed, and filled while one is."""

    def __init__(
        self,
        pages: Mapping[bytes, FinishedPage],
        built: Mapping[bytes, Answer],
        notices: NoticeSource,
        live: Live,
    ) -> None:
        self._pages = pages
        self._built = built
        self._notices = notices
        self._live = live

    @property
    def paths(self) -> frozenset[bytes]:
        """Where these pages are found."""
        return frozenset(self._pages)

    async def find(self, path: bytes) -> Answer | None:
        """Return the page at this path; a store that is away leaves it as it was built."""
        page = self._pages.get(path)
        if page is None:
            return None
        try:
            return await self._live.answer(path, lambda: self._make(path, page))
        except (UnavailableError, BrokenError):
            return self._built[path]

    def _make(self, path: bytes, page: FinishedPage) -> Made:
        reading = self._notices.notices()
        days = reading.value.closing_days
        stale, expires_at = stale_and_expiry(reading)
        return Made(
            "text/html; charset=utf-8",
            with_closing_days(page.html, days).encode("utf-8"),
            page.headers,
            stale=stale,
            expires_at=expires_at,
            # The built page is compressed better than there is time for here.
            ready=None if days else self._built[path],
        )


def with_closing_days(html: str, days: Sequence[ClosedOn]) -> str:
    """Return the page with the closed days of each branch in its structured data."""

    def filled(match: re.Match[str]) -> str:
        block: dict[str, Any] = json.loads(match[2])
        branch = str(block.get("@id", "")).rpartition("#")[2]
        closed = [one.day for one in days if one.branch_id == branch]
        if _HOURS not in block or not closed:
            return match[0]
        block[_SPECIAL] = [*_shut(closed), *block.get(_SPECIAL, ())]
        written = json.dumps(block, ensure_ascii=False, separators=(",", ":"))
        return match[1] + script_safe(written)

    return _BLOCK.sub(filled, html)


def _shut(days: Sequence[date]) -> Iterator[dict[str, str]]:
    for first, last in _runs(days):
        yield {
            "@type": "OpeningHoursSpecification",
            "validFrom": first.isoformat(),
            "validThrough": last.isoformat(),
            # The same time twice says that the doors stay shut all day.
            "opens": "00:00",
            "closes": "00:00",
        }


def _runs(days: Sequence[date]) -> list[tuple[date, date]]:
    """Return the first and last of each row of days."""
    runs: list[tuple[date, date]] = []
    for day in sorted(days):
        if runs and day == runs[-1][1] + timedelta(days=1):
            runs[-1] = (runs[-1][0], day)
        else:
            runs.append((day, day))
    return runs
