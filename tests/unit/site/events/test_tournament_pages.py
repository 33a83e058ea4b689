"""An event's tournament in its page and on the shop's screen, as the server writes them."""

import asyncio
from datetime import UTC, datetime

import pytest

from nk.club.tournament.live import Person, TournamentNow
from nk.club.tournament.snapshot_bodies import LiveTournament
from nk.site.built.html import FinishedPage
from nk.site.events.pages import EventPages, EventTemplates
from nk.site.events.template import EventTemplate
from nk.site.events.tournament import tournament_html
from nk.site.live.cache import Live
from nk.site.live.poll import DataPoll
from nk.site.shop_facts import ShopFacts
from nk.sources import Reading
from tests.support.pages.live_pages import example, live_words
from tests.support.server.little_site import FakeEvents, event
from tests.vectors.live_examples import Day

_NOW = datetime(2026, 11, 21, 6, tzinfo=UTC)


class _Tournaments:
    """Gives the event with id 1 a tournament that has not begun."""

    def get_tournament(self, event_id: str) -> Reading[TournamentNow | None]:
        if event_id != "1":
            return Reading(None)
        people = {"1": Person("<b>Ann</b>"), "2": Person("", anonymous=True)}
        return Reading(TournamentNow(1, _NOW, 3, Day().day.state, people))


def _template(name: str) -> EventTemplate:
    html = f"<h1>{name}</h1><p>%%EVENT_LIVE_STATE%%</p>%%EVENT_LIVE_SUMMARY%%%%EVENT_LIVE_DATA%%"
    return EventTemplate(name, FinishedPage(html, ()))


@pytest.fixture
def events() -> FakeEvents:
    return FakeEvents(event("1"), event("2"))


@pytest.fixture
def pages(events: FakeEvents) -> EventPages:
    """The pages of two events, of which only the first has a tournament."""
    poll = DataPoll(events.version)
    poll.look()
    templates = EventTemplates(_template("event"), _template("board"))
    return EventPages(
        {"th": templates, "en": templates},
        events,
        Live(poll, lambda: _NOW),
        tournaments=_Tournaments(),
        origin="https://www.nk.example",
        facts=ShopFacts({"th": "NK", "en": "NK"}, (), live=live_words()),
    )


def _body(pages: EventPages, path: bytes) -> str | None:
    answer = asyncio.run(pages.find(path))
    return answer.body.decode() if answer else None


def test_only_an_event_with_a_tournament_has_a_screen(pages: EventPages) -> None:
    board = _body(pages, b"/events/1/board")
    assert board is not None
    assert board.startswith("<h1>board</h1><p>registering</p>")
    assert _body(pages, b"/en/events/2/board") is None
    assert _body(pages, b"/events/9/board") is None
    assert _body(pages, b"/events/1/other") is None
    assert _body(pages, b"/en/events/2") == "<h1>event</h1><p></p>"


def test_the_snapshot_in_the_page_cannot_become_markup(pages: EventPages) -> None:
    page = _body(pages, b"/en/events/1")
    assert page is not None
    assert "<b>" not in page
    assert "\\u003cb\\u003eAnn" in page


@pytest.mark.parametrize(
    ("name", "status", "now"),
    [
        ("registering", "Check-in is open", "players are here"),
        ("swiss-running", "Live now", "<p>Round 3 of 4</p>"),
        ("cut-running", "Live now", "<p>Final</p>"),
        ("finished", "Final results", "<h3>Final places</h3>"),
    ],
)
def test_what_stands_is_said(name: str, status: str, now: str) -> None:
    html = tournament_html(LiveTournament.model_validate(example(name)), live_words(), "en")
    assert f"<h2>{status}</h2>" in html
    assert now in html


def test_rounds_and_places_are_there_without_scripts() -> None:
    snapshot = LiveTournament.model_validate(example("finished"))
    html = tournament_html(snapshot, live_words(), "th")
    assert html.count('class="standing"') == len(snapshot.places)
    assert html.count('<details class="live-round"') == len(snapshot.rounds)
    champion = next(p.name for p in snapshot.players if p.number == snapshot.champion)
    first = html.split('class="standing-name">')[1]
    assert first.startswith(f"<bdi>{champion}</bdi>")
    assert "<h3>นัดชิง</h3>" in html


def test_the_pairs_of_an_open_day_are_one_list_the_newest_on_top() -> None:
    raw = example("swiss-called")
    raw["stages"][0]["kind"] = "open"
    last = raw["rounds"][-1]
    raw["rounds"] = [
        {
            **last,
            "number": number,
            "matches": [match],
            "state": "over" if number == 1 else "running",
        }
        for number, match in enumerate(last["matches"], start=1)
    ]
    html = tournament_html(LiveTournament.model_validate(raw), live_words(), "en")
    assert html.count('<details class="live-round" open><summary><h3>Open play</h3>') == 1
    assert html.count("<details") == html.count("<details class")
    assert html.count('<li class="live-match"') == len(last["matches"])
    names = {player["number"]: player["name"] for player in raw["players"]}
    first, newest = (
        html.rindex(f"{names[match['a']]}</bdi>")
        for match in (last["matches"][0], last["matches"][-2])
    )
    assert newest < first


def test_a_name_is_only_ever_text() -> None:
    raw = example("swiss-running")
    raw["players"][0]["name"] = "<img src=x>"
    html = tournament_html(LiveTournament.model_validate(raw), live_words(), "en")
    assert "<img" not in html
    assert "&lt;img src=x&gt;" in html
