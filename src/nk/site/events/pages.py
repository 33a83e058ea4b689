"""Pages of single events, made from the built template."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from nk.club.tournament.snapshot import snapshot
from nk.club.tournament.snapshot_bodies import LiveTournament
from nk.site.addresses import Language
from nk.site.answers import Answer
from nk.site.events.template import EventTemplate
from nk.site.events.texts import event_values, script_safe
from nk.site.events.tournament import tournament_html
from nk.site.live.cache import Live, Made, stale_and_expiry
from nk.site.shop_facts import ShopFacts
from nk.sources import EventSource, Reading
from nk.sources.contract import TournamentSource

_ADDRESS: Final = re.compile(rb"/(en/)?events/([A-Za-z0-9_-]{1,64})(/board)?")


def is_event_address(path: bytes) -> bool:
    """Tell whether a path has the form of an event's page, or of its big screen."""
    return _ADDRESS.fullmatch(path) is not None


@dataclass(frozen=True, slots=True)
class EventTemplates:
    """The built pages that events are filled into."""

    event: EventTemplate
    # The shop's screen, which only an event with a tournament has.
    board: EventTemplate | None = None


class EventPages:
    """Fills the templates with events, each when it is first asked for."""

    def __init__(
        self,
        templates: Mapping[Language, EventTemplates],
        events: EventSource,
        live: Live,
        *,
        tournaments: TournamentSource | None = None,
        origin: str,
        facts: ShopFacts,
    ) -> None:
        self._templates = templates
        self._events = events
        self._live = live
        self._tournaments = tournaments
        self._origin = origin
        self._facts = facts

    async def find(self, path: bytes) -> Answer | None:
        """Return the page at this path, or nothing when there is no such event."""
        match = _ADDRESS.fullmatch(path)
        language: Language = "en" if match and match[1] else "th"
        templates = self._templates.get(language)
        if match is None or templates is None:
            return None
        template = templates.board if match[3] else templates.event
        if template is None:
            return None
        screen = match[3] is not None
        event_id = match[2].decode("ascii")
        return await self._live.answer(
            path, lambda: self._make(event_id, language, template, screen=screen)
        )

    def _make(
        self, event_id: str, language: Language, template: EventTemplate, *, screen: bool
    ) -> Made | None:
        reading = self._events.get_event(event_id)
        if reading.value is None:
            return None
        played = self._tournament(event_id)
        if screen and played.value is None:
            return None
        values = event_values(
            reading.value,
            language,
            origin=self._origin,
            facts=self._facts,
            picture=template.picture,
        ) | self._live_values(played.value, language)
        stale, expires_at = stale_and_expiry(reading, played)
        return Made(
            "text/html; charset=utf-8",
            template.fill(values),
            template.headers,
            stale=stale,
            expires_at=expires_at,
        )

    def _tournament(self, event_id: str) -> Reading[LiveTournament | None]:
        if self._tournaments is None or self._facts.live is None:
            return Reading(None)
        reading = self._tournaments.get_tournament(event_id)
        made = None if reading.value is None else snapshot(reading.value)
        return Reading(made, stale=reading.stale, expires_at=reading.expires_at)

    def _live_values(self, played: LiveTournament | None, language: Language) -> dict[str, str]:
        words = self._facts.live
        if played is None or words is None:
            return {"LIVE_STATE": "", "LIVE_SUMMARY": "", "LIVE_DATA": ""}
        return {
            "SCENE": "NONE",
            "LIVE_STATE": played.state,
            "LIVE_SUMMARY": tournament_html(played, words, language),
            "LIVE_DATA": script_safe(played.model_dump_json()),
        }
