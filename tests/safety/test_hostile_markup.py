"""The markup of an event's page is the same whatever the event says."""

import json
from dataclasses import dataclass, field, replace
from html.parser import HTMLParser

import pytest

from nk.site.addresses import Language
from nk.site.answers import ASGIApp
from nk.site.application import Serving
from nk.site.events.pages import EventPages
from nk.site.live.cache import Live
from nk.site.live.poll import DataPoll
from nk.site.shop_facts import ShopFacts
from nk.sources import Event, Person
from tests.support.hostile.headers import finished
from tests.support.hostile.hostile_requests import TEXTS
from tests.support.server.little_site import PATIENT, STARTS, FakeEvents, event


@dataclass
class Shape(HTMLParser):
    """Every tag with the names of its attributes, in order, and the texts of scripts."""

    tags: list[tuple[str, tuple[str, ...]]] = field(default_factory=list)
    scripts: dict[str, str] = field(default_factory=dict)
    inside: str = ""

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, tuple(name for name, _ in attrs)))
        given = dict(attrs)
        self.inside = (given.get("id") or given.get("type") or "") if tag == "script" else ""

    def handle_data(self, data: str) -> None:
        if self.inside:
            self.scripts[self.inside] = data
            self.inside = ""


def shape_of(app: ASGIApp, language: Language, shown: Event) -> Shape:
    """Read the page that the real template gives for an event."""
    assert isinstance(app, Serving)
    events = FakeEvents(shown)
    pages = EventPages(
        app.site.pages.event_templates,
        events,
        Live(DataPoll(events.version), lambda: STARTS, first_patience=PATIENT),
        origin="https://www.nk.example",
        facts=ShopFacts({"th": "NK", "en": "NK"}, ()),
    )
    path = b"/en/events/9" if language == "en" else b"/events/9"
    answer = finished(pages.find(path))
    assert answer is not None
    shape = Shape()
    shape.feed(answer.body.decode("utf-8"))
    return shape


def spoken_by(text: str) -> Event:
    """Return an event that says the text wherever an event can say something."""
    tame = event("9", text, " ".join(text.split()))
    people = (Person(1, text),)
    return replace(tame, location=text, event_type=text, registrations=people)


@pytest.mark.parametrize("language", ["th", "en"])
@pytest.mark.parametrize("name", TEXTS)
def test_a_text_changes_no_tag(app: ASGIApp, name: str, language: Language) -> None:
    tame = shape_of(app, language, spoken_by("Friday Night Beys"))
    hostile = shape_of(app, language, spoken_by(TEXTS[name]))
    assert hostile.tags == tame.tags
    assert json.loads(hostile.scripts["event-data"])["name"] == TEXTS[name]
    assert hostile.scripts.keys() == tame.scripts.keys()


def test_the_comparison_sees_a_new_tag() -> None:
    tame, evil = Shape(), Shape()
    tame.feed("<p>a</p>")
    evil.feed("<p><b onclick=x>a</b></p>")
    assert tame.tags != evil.tags
