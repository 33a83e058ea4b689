"""What search engines read: heads, canonical addresses and languages of the built pages."""

import re
from pathlib import Path

import pytest

from nk.site.built.files import PLACEHOLDER_ORIGIN
from tests.support.pages.built_pages import (
    DIST,
    address_of,
    is_english,
    names,
    parsed,
    shown_length,
)

every_page = pytest.mark.parametrize("name", names())


def test_there_are_pages_in_both_languages() -> None:
    assert len(names()) >= 28
    assert {f"en/{name}" for name in names() if not is_english(name)} - {"en/index"} | {"en"} == {
        name for name in names() if is_english(name)
    }


@every_page
def test_the_head_is_complete(name: str) -> None:
    head = parsed(name)
    assert head.headings == 1
    # What is longer is cut off in a list of results, and what is shorter says too little.
    assert 20 <= shown_length(head.title) <= 60
    assert 50 <= shown_length(head.metas["description"]) <= 160
    assert 3 <= len(head.metas["keywords"].split(", ")) <= 20
    assert head.metas["og:title"]
    assert head.metas["og:image"].startswith(PLACEHOLDER_ORIGIN)
    assert head.metas["og:locale"] == ("en_US" if is_english(name) else "th_TH")
    assert "robots" not in head.metas


@every_page
def test_canonical_and_alternates_are_mutual(name: str) -> None:
    thai = address_of(re.sub(r"^en(/|$)", "", name) or "index")
    english = "/en" if thai == "/" else f"/en{thai}"
    links = parsed(name).links
    alternates = {link["hreflang"]: link["href"] for link in links if "hreflang" in link}
    # The home page's address ends with its slash, as browsers write it.
    assert alternates == {
        "th": PLACEHOLDER_ORIGIN + thai,
        "en": PLACEHOLDER_ORIGIN + english,
        "x-default": PLACEHOLDER_ORIGIN + thai,
    }
    (canonical,) = [link["href"] for link in links if link.get("rel") == "canonical"]
    assert canonical == PLACEHOLDER_ORIGIN + address_of(name)


@pytest.mark.parametrize("part", ["title", "description"])
def test_no_two_pages_share(part: str) -> None:
    values = [
        parsed(name).title if part == "title" else parsed(name).metas["description"]
        for name in names()
    ]
    assert len(set(values)) == len(values)


@pytest.mark.parametrize("name", names(templates=True))
def test_nothing_the_policy_would_block(name: str) -> None:
    assert parsed(name).styled == []


@every_page
def test_titles_are_in_the_language_of_the_page(name: str) -> None:
    head = parsed(name)
    for text in (head.title, head.metas["description"]):
        assert bool(re.search(r"[\u0e00-\u0e7f]", text)) != is_english(name), text


def test_every_picture_of_a_social_card_exists() -> None:
    for name in names():
        card = parsed(name).metas["og:image"].removeprefix(PLACEHOLDER_ORIGIN)
        assert Path(DIST / card.lstrip("/")).is_file(), card
