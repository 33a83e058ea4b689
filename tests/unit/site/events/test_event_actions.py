"""What there is to press on an event's page as the server sends it."""

import json
import re
from dataclasses import replace
from typing import Any

import pytest

from nk.settings import ROOT
from nk.site.built.files import DistError
from nk.site.built.html import FinishedPage
from nk.site.events.action import action_of
from nk.site.events.template import EventTemplate
from nk.site.events.texts import event_values
from nk.site.shop_facts import ShopFacts
from nk.sources import Event
from tests.support.server.little_site import event

VECTORS = json.loads((ROOT / "tests" / "vectors" / "event_actions.json").read_text("utf-8"))
FACTS = ShopFacts(names={"th": "NK", "en": "NK"}, security_contacts=())
PAGE = (
    "<main>%%EVENT_ACTION_PAST%%<i>next</i>%%EVENT_ACTION_REGISTER%%"
    '<a href="%%EVENT_REGISTER%%">register</a>%%EVENT_ACTION_JOIN%%'
    '<a href="/chat?%%EVENT_NAME_ENCODED%%">join</a>%%EVENT_ACTION_ASK%%<i>ask</i>'
    "%%EVENT_ACTION_END%%</main>"
)


def filled(told: Event) -> str:
    values = event_values(told, "en", origin="https://nk.example", facts=FACTS, picture=None)
    return EventTemplate("event.html", FinishedPage(PAGE, ())).fill(values).decode("utf-8")


@pytest.mark.parametrize("known", VECTORS, ids=lambda known: known["says"])
def test_the_rule_is_that_of_the_pages_script(known: dict[str, Any]) -> None:
    assert action_of(replace(event("9"), **known["event"])) == known["action"].upper()


@pytest.mark.parametrize("known", VECTORS, ids=lambda known: known["says"])
def test_the_page_has_the_one_thing_to_press(known: dict[str, Any]) -> None:
    html = filled(replace(event("9", "A&B"), **known["event"]))
    shown = {
        "past": "<i>next</i>",
        "register": f'<a href="{known["event"]["register_url"]}">register</a>'.replace(
            "&", "&amp;"
        ),
        "join": '<a href="/chat?A%26B">join</a>',
        "ask": "<i>ask</i>",
    }
    assert html == f"<main>{shown[known['action']]}</main>"


def test_the_bar_keeps_the_same_one_as_the_ticket() -> None:
    template = EventTemplate("event.html", FinishedPage(PAGE + PAGE, ()))
    values = event_values(event("9"), "en", origin="https://nk.example", facts=FACTS, picture=None)
    assert template.fill(values).decode("utf-8") == filled(event("9")) * 2


def test_a_hostile_address_stays_an_address() -> None:
    address = 'https://forms.example.com/"><script>alert(1)</script>%%EVENT_DATA%%'
    html = filled(replace(event("9"), register_url=address))
    (link,) = re.findall(r'<a href="([^"]*)">register</a>', html)
    assert "<script" not in html
    assert link.endswith("&lt;/script&gt;%%EVENT_DATA%%")


@pytest.mark.parametrize(
    "html",
    [
        PAGE.replace("%%EVENT_ACTION_ASK%%", ""),
        PAGE.replace("%%EVENT_ACTION_END%%", ""),
        PAGE + "%%EVENT_ACTION_ASK%%",
        PAGE.replace("_JOIN%%", "_COME%%"),
    ],
)
def test_a_page_that_does_not_know_all_of_them_is_refused(html: str) -> None:
    with pytest.raises(DistError, match="lacks an EVENT_ACTION"):
        EventTemplate("event.html", FinishedPage(html, ()))


def test_a_gap_inside_one_of_them_has_to_be_known() -> None:
    html = PAGE.replace("EVENT_REGISTER%", "EVENT_ADDRESS%")
    with pytest.raises(DistError, match="unknown gap %%EVENT_ADDRESS%%"):
        EventTemplate("event.html", FinishedPage(html, ()))
