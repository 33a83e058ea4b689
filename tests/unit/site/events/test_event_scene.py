"""The scene above an event's page, as the server sends it."""

from dataclasses import replace

import pytest

from nk.site.built.files import DistError
from nk.site.built.html import FinishedPage
from nk.site.events.scene import kind_of, scene_above
from nk.site.events.template import EventTemplate
from nk.site.events.texts import event_values
from nk.site.shop_facts import ShopFacts
from tests.support.server.little_site import event

FACTS = ShopFacts(names={"th": "NK", "en": "NK"}, security_contacts=())
SCENES = (
    "%%EVENT_SCENE_BEYBLADE%%<i>tops</i>%%EVENT_SCENE_CUP%%<i>cup</i>"
    "%%EVENT_SCENE_BOARD%%<i>boxes</i>"
    "%%EVENT_SCENE_SCRIPT%%<i>masks</i>%%EVENT_SCENE_OTHER%%<i>%%EVENT_KIND%%</i>"
    "%%EVENT_SCENE_NONE%%%%EVENT_SCENE_END%%"
)
ACTIONS = (
    "%%EVENT_ACTION_PAST%%%%EVENT_ACTION_REGISTER%%%%EVENT_ACTION_JOIN%%%%EVENT_ACTION_ASK%%"
    "%%EVENT_ACTION_END%%"
)


@pytest.mark.parametrize(
    ("event_type", "kind"),
    [
        ("Beyblade X", "BEYBLADE"),
        ("เบย์เบลด", "BEYBLADE"),
        ("Board Game Night", "BOARD"),
        ("บอร์ดเกม", "BOARD"),
        ("Board Game Script", "SCRIPT"),
        ("สคริปต์", "SCRIPT"),
        ("", "OTHER"),
    ],
)
def test_the_kind_of_a_type(event_type: str, kind: str) -> None:
    assert kind_of(event_type) == kind


@pytest.mark.parametrize(
    ("event_type", "places", "scene"),
    [("Beyblade X", 32, "CUP"), ("Beyblade X", None, "BEYBLADE"), ("Board Game", 32, "BOARD")],
)
def test_a_beyblade_event_with_a_number_of_places_is_a_cup(
    event_type: str, places: int | None, scene: str
) -> None:
    found = replace(event("9"), event_type=event_type, places=places)
    assert scene_above(found) == scene


def test_the_page_has_one_scene() -> None:
    values = event_values(event("9"), "en", origin="https://nk.example", facts=FACTS, picture=None)
    template = EventTemplate("event.html", FinishedPage(f"<main>{SCENES}{ACTIONS}</main>", ()))
    shown = {
        "BEYBLADE": "<i>tops</i>",
        "CUP": "<i>cup</i>",
        "BOARD": "<i>boxes</i>",
        "SCRIPT": "<i>masks</i>",
        "OTHER": "<i>other</i>",
        "NONE": "",
    }
    for scene, told in shown.items():
        page = template.fill({**values, "SCENE": scene, "KIND": scene.lower()})
        assert page.decode("utf-8") == f"<main>{told}</main>"


@pytest.mark.parametrize(
    "html",
    [
        SCENES.replace("%%EVENT_SCENE_BOARD%%", ""),
        SCENES.replace("%%EVENT_SCENE_END%%", ACTIONS),
        SCENES.replace("%%EVENT_SCENE_END%%", ""),
    ],
)
def test_a_page_that_does_not_know_all_of_them_is_refused(html: str) -> None:
    with pytest.raises(DistError, match="lacks an EVENT_SCENE"):
        EventTemplate("event.html", FinishedPage(html, ()))
