"""Pages of single events, made from the built template."""

import re
from collections.abc import Mapping
from typing import Final

from nk.site.addresses import Language
from nk.site.answers import Answer
from nk.site.event_texts import EventTemplate, event_values
from nk.site.live import Live, Made, stale_and_expiry
from nk.site.shop_facts import ShopFacts
from nk.sources import EventSource

_ADDRESS: Final = re.compile(rb"/(en/)?events/([A-Za-z0-9_-]{1,64})")


def is_event_address(path: bytes) -> bool:
    """Tell whether a path has the form of an event's page."""
    return _ADDRESS.fullmatch(path) is not None


class EventPages:
    """Fills the templates with events, each when it is first asked for."""

    def __init__(
        self,
        templates: Mapping[Language, EventTemplate],
        events: EventSource,
        live: Live,
        *,
        origin: str,
        facts: ShopFacts,
    ) -> None:
        self._templates = templates
        self._events = events
        self._live = live
        self._origin = origin
        self._facts = facts

    async def find(self, path: bytes) -> Answer | None:
        """Return the page at this path, or nothing when there is no such event."""
        match = _ADDRESS.fullmatch(path)
        language: Language = "en" if match and match[1] else "th"
        template = self._templates.get(language)
        if match is None or template is None:
            return None
        event_id = match[2].decode("ascii")
        return await self._live.answer(path, lambda: self._make(event_id, language, template))

    def _make(self, event_id: str, language: Language, template: EventTemplate) -> Made | None:
        reading = self._events.get_event(event_id)
        if reading.value is None:
            return None
        values = event_values(
            reading.value,
            language,
            origin=self._origin,
            facts=self._facts,
            picture=template.picture,
        )
        stale, expires_at = stale_and_expiry(reading)
        return Made(
            "text/html; charset=utf-8",
            template.fill(values),
            template.headers,
            stale=stale,
            expires_at=expires_at,
        )
