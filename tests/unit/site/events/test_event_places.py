"""Where an event is, in the page's language."""

from dataclasses import replace

import pytest

from nk.cli.places import CONTENT
from nk.site.addresses import Language
from nk.site.events.texts import event_values, place_name, postal_address
from nk.site.shop_facts import read_shop_facts
from tests.support.server.little_site import event

FACTS = read_shop_facts(CONTENT, "https://nk.example")
BRANCH = "Seacon Bangkae, Floor 6"


@pytest.mark.parametrize(
    ("language", "location", "branch", "shown"),
    [
        ("th", "NK บางแค", "bangkae", "NK บางแค"),
        ("en", "NK บางแค", "bangkae", BRANCH),
        ("en", "The roof", "bangkae", "The roof"),
        ("en", "", "bangkae", BRANCH),
        ("th", "", "bangkae", "ซีคอน บางแค ชั้น 6"),
        ("en", "ลานหน้าร้าน", None, "ลานหน้าร้าน"),
        ("en", "ลานหน้าร้าน", "closed-branch", "ลานหน้าร้าน"),
        ("en", "", None, ""),
    ],
)
def test_a_branch_speaks_where_staff_wrote_nothing_readable(
    language: Language, location: str, branch: str | None, shown: str
) -> None:
    held = replace(event("7"), location=location, branch_id=branch)
    assert place_name(held, FACTS.branches, language) == shown


def test_only_a_branch_has_a_street() -> None:
    at_branch = postal_address(replace(event("7"), branch_id="bangkae"), FACTS.branches, "en")
    assert at_branch["streetAddress"] == "Phet Kasem Road"
    assert at_branch["postalCode"] == "10160"
    assert "streetAddress" not in postal_address(event("7"), FACTS.branches, "en")


def test_an_english_page_says_the_place_in_english_everywhere() -> None:
    held = replace(event("7"), location="NK บางแค", branch_id="bangkae")
    values = event_values(held, "en", origin="https://nk.example", facts=FACTS, picture=None)
    for gap in ("DESCRIPTION", "JSONLD", "SUMMARY"):
        assert BRANCH in values[gap]
        assert "บางแค" not in values[gap]
