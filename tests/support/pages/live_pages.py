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
    # What was answered before stays below: a moment without an answer would load the page anew.
    body = json.dumps(snapshot)
    page.route(LIVE, lambda route: route.fulfill(content_type="application/json", body=body))


def knockout(players: int, *, third: bool = True) -> Snapshot:
    """Return an example whose bracket has so many players, its first round played but for the last
    match of it."""
    found = example("cut-announced")
    kept = found["players"]
    match: Snapshot = found["rounds"][-1]["matches"][0]
    found["players"] = [
        {**kept[at % len(kept)], "number": at + 1, "name": f"Blader of Bangkok {at + 1}"}
        for at in range(players)
    ]
    pairs = [(at, at + 1) for at in range(1, players + 1, 2)]
    found["rounds"] = _rounds(pairs, match, third=third)
    found["standings"] = []
    found["places"] = [{"place": at, "player": at} for at in range(1, players + 1)]
    return found


def _rounds(pairs: list[tuple[int, int]], match: Snapshot, *, third: bool) -> list[Snapshot]:
    first = [_drawn(match, 100 + at, pair) for at, pair in enumerate(pairs)]
    for each in first[:-1]:
        each.update(status="confirmed", outcome="played", winner=each["a"], sets=[[4, 2]])
    rounds = [first]
    while len(rounds[-1]) > 1:
        before, start = rounds[-1], rounds[-1][-1]["id"] + 1
        sources = zip(before[::2], before[1::2], strict=True)
        rounds.append([_fed(match, start + at, pair) for at, pair in enumerate(sources)])
    rounds[-1][0]["position"]["branch"] = "final"
    if third:
        (one, two) = rounds[-2]
        rounds[-1].append(_fed(match, 999, (one, two), branch="third"))
    return [
        {"stage": 2, "number": at, "state": "running" if at == 1 else "waiting", "matches": each}
        for at, each in enumerate(rounds, start=1)
    ]


def _drawn(match: Snapshot, number: int, pair: tuple[int, int]) -> Snapshot:
    place = {"branch": "winners", "position": 1, "a_from": None, "b_from": None}
    return {**match, "id": number, "a": pair[0], "b": pair[1], "status": "ready", "position": place}


def _fed(
    match: Snapshot, number: int, before: tuple[Snapshot, Snapshot], branch: str = "winners"
) -> Snapshot:
    one, two = ({"match": each["id"], "loser": branch == "third"} for each in before)
    place = {"branch": branch, "position": 1, "a_from": one, "b_from": two}
    known = {"a": before[0]["winner"], "b": before[1]["winner"]} if branch != "third" else {}
    return {**match, "id": number, **known, "position": place}
