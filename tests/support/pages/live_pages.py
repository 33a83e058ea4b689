"""Pages of an event with a tournament, as the server would write them, with a chosen snapshot."""

import json
import re
from collections.abc import Mapping
from typing import Any, Final

from playwright.sync_api import Page, Route

from nk.cli.places import DIST
from nk.club.tournament.snapshot_bodies import LiveTournament
from nk.content.registry import SOURCES, validated
from nk.content.schema.live import LiveWords
from nk.content.schema.values import Known
from nk.content.yaml import read_document
from nk.settings import ROOT
from nk.site.addresses import Language
from nk.site.events.texts import script_safe
from nk.site.events.tournament import tournament_html

LIVE: Final = re.compile(r"/api/events/[^/?]+/live$")
_EVENT: Final = re.compile(r"^https?://[^/]+(?:/en)?/events/[^/.?]+(?:\?.*)?$")
_BOARD: Final = re.compile(r"^https?://[^/]+(?:/en)?/events/[^/.?]+/board$")
_GAP: Final = re.compile(r"%%EVENT_([A-Z_]+)%%")

Snapshot = dict[str, Any]


def example(name: str) -> Snapshot:
    """Return one of the examples that the API's own tests hold level."""
    text = (ROOT / "tests" / "vectors" / "live" / f"{name}.json").read_text(encoding="utf-8")
    found: Snapshot = json.loads(text)
    return found


def live_words() -> LiveWords:
    """Return the words of content/live.yaml."""
    source = next(source for source in SOURCES if source.key == "live")
    document = read_document(ROOT / "content" / source.file, source.file)
    words: LiveWords = validated(source, document, Known({}, frozenset(), stand_ins=True))
    return words


def live_values(snapshot: Snapshot, language: Language) -> dict[str, str]:
    """Return what the server writes into the gaps of a tournament."""
    live = LiveTournament.model_validate(snapshot)
    return {
        "LIVE_STATE": live.state,
        "LIVE_SUMMARY": tournament_html(live, live_words(), language),
        "LIVE_DATA": script_safe(live.model_dump_json()),
    }


def with_tournament(html: str, values: Mapping[str, str]) -> str:
    """Return the page of an event without a tournament as if it had one."""
    state, summary, data = values["LIVE_STATE"], values["LIVE_SUMMARY"], values["LIVE_DATA"]
    html = html.replace('event-article" data-live=""', f'event-article" data-live="{state}"', 1)
    html = html.replace('class="live" data-state=""', f'class="live" data-state="{state}"', 1)
    html = html.replace('<div class="live-waiting">', f'<div class="live-waiting">{summary}', 1)
    return html.replace('id="live-data">', f'id="live-data">{data}', 1)


def give_tournament(page: Page, snapshot: Snapshot) -> None:
    """Let every event have this tournament: in its page, on its big screen and in the API."""

    def language(route: Route) -> Language:
        return "en" if "/en/" in route.request.url else "th"

    def event(route: Route) -> None:
        reply = route.fetch()
        values = live_values(snapshot, language(route))
        route.fulfill(response=reply, body=with_tournament(reply.text(), values))

    def board(route: Route) -> None:
        folder = DIST / "en" if language(route) == "en" else DIST
        values = {
            **dict.fromkeys(("TITLE", "HEADING"), "NK Beyblade Cup"),
            "DESCRIPTION": "",
            "ALTERNATE_TH": re.sub(r"/en(?=/events)|/board$", "", route.request.url),
            "ALTERNATE_EN": re.sub(r"/board$", "", route.request.url),
            **live_values(snapshot, language(route)),
        }
        html = (folder / "events" / "board.html").read_text(encoding="utf-8")
        body = _GAP.sub(lambda gap: values[gap[1]], html)
        route.fulfill(body=body, content_type="text/html; charset=utf-8")

    page.route(_EVENT, event)
    page.route(_BOARD, board)
    answer_live(page, snapshot)


def answer_live(page: Page, snapshot: Snapshot) -> None:
    """Let the API answer with this snapshot from now on."""
    page.unroute(LIVE)
    body = json.dumps(snapshot)
    page.route(LIVE, lambda route: route.fulfill(content_type="application/json", body=body))
