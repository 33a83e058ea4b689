"""The structured data of the pages: every field that search engines ask for, and true."""

import json
import re
from typing import Any, Final

import pytest

from nk.site.built.files import PLACEHOLDER_ORIGIN
from tests.support.pages.built_pages import DIST, address_of, names, parsed

both_languages = pytest.mark.parametrize("prefix", ["", "en/"])
_TIME: Final = re.compile(r"([01]\d|2[0-3]):[0-5]\d")
_DAYS: Final = {"Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"}


@pytest.mark.parametrize("name", names())
def test_every_block_is_well_formed_and_names_only_us(name: str) -> None:
    assert parsed(name).data
    for block in parsed(name).data:
        data = json.loads(block)
        assert data["@context"] == "https://schema.org"
        assert data["@type"]
        assert empty_places(data) == []
        own = [text for text in texts(data) if text.startswith("http") and "nk.invalid" in text]
        assert all(text.startswith(PLACEHOLDER_ORIGIN) for text in own)


def empty_places(value: Any, place: str = "") -> list[str]:
    """Return where a value says nothing."""
    if isinstance(value, dict):
        return [
            found for key, inner in value.items() for found in empty_places(inner, f"{place}.{key}")
        ]
    if isinstance(value, list) and value:
        return [found for inner in value for found in empty_places(inner, place)]
    return [place] if value in (None, "", []) else []


def texts(value: Any) -> list[str]:
    """Return every text of a block."""
    if isinstance(value, dict | list):
        inner = value.values() if isinstance(value, dict) else value
        return [text for each in inner for text in texts(each)]
    return [value] if isinstance(value, str) else []


@both_languages
def test_each_branch_is_a_local_business(prefix: str) -> None:
    contact = parsed(f"{prefix}contact")
    branches = contact.blocks("CafeOrCoffeeShop")
    assert len(branches) == 4
    assert len({branch["name"] for branch in branches}) == 4
    for branch in branches:
        assert re.fullmatch(r"\+66\d{8,9}", branch["telephone"])
        assert branch["@id"].partition("#")[2] in contact.ids
        assert branch["hasMap"].startswith("https://")
        assert branch["priceRange"]
        _check_place(branch)
        _check_hours(branch["openingHoursSpecification"])
        assert (DIST / branch["image"].removeprefix(f"{PLACEHOLDER_ORIGIN}/")).is_file()


def _check_place(branch: dict[str, Any]) -> None:
    address = branch["address"]
    assert address["@type"] == "PostalAddress"
    assert address["addressCountry"] == "TH"
    assert re.fullmatch(r"10\d{3}", address["postalCode"])
    assert address["streetAddress"]
    assert address["addressLocality"]
    # Bangkok and nowhere else.
    assert 13.4 < branch["geo"]["latitude"] < 14.0
    assert 100.3 < branch["geo"]["longitude"] < 100.9


def _check_hours(hours: list[dict[str, Any]]) -> None:
    days = [day for line in hours for day in line["dayOfWeek"]]
    assert sorted(days) == sorted(_DAYS)
    for line in hours:
        assert _TIME.fullmatch(line["opens"])
        assert _TIME.fullmatch(line["closes"])


@both_languages
@pytest.mark.parametrize("where", ["contact", "beyblade"])
def test_questions_have_answers(prefix: str, where: str) -> None:
    (block,) = parsed(f"{prefix}{where}").blocks("FAQPage")
    questions = block["mainEntity"]
    assert len(questions) >= 3
    assert len({question["name"] for question in questions}) == len(questions)
    for question in questions:
        assert question["@type"] == "Question"
        assert question["acceptedAnswer"]["@type"] == "Answer"
        assert len(question["acceptedAnswer"]["text"]) > 10


@both_languages
def test_the_menu_has_a_price_for_everything(prefix: str) -> None:
    (menu,) = parsed(f"{prefix}services/food-drink").blocks("Menu")
    assert menu["inLanguage"] == ("en" if prefix else "th")
    assert len(menu["hasMenuSection"]) >= 3
    for section in menu["hasMenuSection"]:
        assert section["hasMenuItem"]
        for item in section["hasMenuItem"]:
            assert item["name"]
            assert item["offers"]["priceCurrency"] == "THB"
            assert item["offers"]["price"] >= 0


@pytest.mark.parametrize("name", [name for name in names() if name not in ("index", "en")])
def test_breadcrumbs_lead_home(name: str) -> None:
    (block,) = parsed(name).blocks("BreadcrumbList")
    crumbs = block["itemListElement"]
    assert [crumb["position"] for crumb in crumbs] == list(range(1, len(crumbs) + 1))
    assert crumbs[0]["item"].removeprefix(PLACEHOLDER_ORIGIN) in ("/", "/en")
    assert crumbs[-1]["item"] == PLACEHOLDER_ORIGIN + address_of(name)
    known = {PLACEHOLDER_ORIGIN + address_of(each) for each in names()}
    assert {crumb["item"] for crumb in crumbs} <= known


@both_languages
def test_the_shop_is_an_organization(prefix: str) -> None:
    (block,) = parsed(prefix.rstrip("/") or "index").blocks("Organization")
    assert all(link.startswith("https://") for link in block["sameAs"])
    assert (DIST / block["logo"].removeprefix(f"{PLACEHOLDER_ORIGIN}/")).is_file()


@both_languages
@pytest.mark.parametrize(
    "service", ["board-game-script", "food-drink", "photo-booth", "play-at-shop", "team-building"]
)
def test_services_say_who_offers_them_and_where(prefix: str, service: str) -> None:
    (block,) = parsed(f"{prefix}services/{service}").blocks("Service")
    for needed in ("name", "description", "provider", "areaServed"):
        assert block[needed], needed
