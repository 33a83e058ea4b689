"""Pages of single events, made from the built template and kept until the data changes."""

import re
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Final

from nk.http import Answer, build_answer
from nk.site.addresses import Language
from nk.site.event_template import EventTemplate
from nk.site.event_values import event_values
from nk.site.events import EventLookup, EventsUnreadableError
from nk.site.shop_facts import ShopFacts

_ADDRESS: Final = re.compile(rb"/(en/)?events/([A-Za-z0-9_-]{1,64})")

# A page shows whether the event is on now, so it is made anew once in a while.
_SECONDS_KEPT: Final = 30.0
_MOST_KEPT: Final = 512

CACHE_CONTROL: Final = "public, max-age=0, must-revalidate"


@dataclass(frozen=True, slots=True)
class _Kept:
    answer: Answer
    version: Hashable
    until: float


def is_event_address(path: bytes) -> bool:
    """Tell whether a path has the form of an event's page."""
    return _ADDRESS.fullmatch(path) is not None


class EventPages:
    """Makes event pages on first request and remembers the latest of them."""

    def __init__(
        self,
        templates: Mapping[Language, EventTemplate],
        lookup: EventLookup,
        *,
        origin: str,
        facts: ShopFacts,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._templates = templates
        self._lookup = lookup
        self._origin = origin
        self._facts = facts
        self._clock = clock
        self._kept: OrderedDict[bytes, _Kept] = OrderedDict()

    async def find(self, path: bytes) -> Answer | None:
        """Return the page at this path, or nothing when it is no event's page.

        While the events cannot be read, a page made earlier is better than an error.
        """
        match = _ADDRESS.fullmatch(path)
        if match is None:
            return None
        kept = self._kept.get(path)
        try:
            version = await self._lookup.version()
            if kept is not None and kept.version == version and self._clock() < kept.until:
                self._kept.move_to_end(path)
                return kept.answer
            answer = await self._make("en" if match[1] else "th", match[2].decode("ascii"))
        except EventsUnreadableError:
            if kept is None:
                raise
            return kept.answer
        self._keep(path, answer, version)
        return answer

    async def _make(self, language: Language, event_id: str) -> Answer | None:
        template = self._templates.get(language)
        event = await self._lookup.get(event_id) if template else None
        if template is None or event is None:
            return None
        values = event_values(
            event,
            language,
            origin=self._origin,
            facts=self._facts,
            picture=template.picture,
        )
        return build_answer(
            200,
            "text/html; charset=utf-8",
            template.fill(values),
            cache_control=CACHE_CONTROL,
            extra_headers=template.headers,
            effort="fast",
        )

    def _keep(self, path: bytes, answer: Answer | None, version: Hashable) -> None:
        # Unknown ids are not remembered: there is no end to them.
        if answer is None:
            self._kept.pop(path, None)
            return
        self._kept[path] = _Kept(answer, version, self._clock() + _SECONDS_KEPT)
        self._kept.move_to_end(path)
        if len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
