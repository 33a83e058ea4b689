"""The list of states, the files of their pictures, and the page that shows them."""

import re
from html.parser import HTMLParser

import pytest

from tools.shots.command import LANGUAGES, SIZES, contact_sheet, wanted
from tools.shots.states import PARTS, STATES, State

EVENTS = {"upcoming": "12", "past": "7"}


class Reader(HTMLParser):
    """Collects the pictures and the anchors of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.pictures: list[str] = []
        self.alternatives: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        if tag == "img":
            self.pictures.append(values["src"])
            self.alternatives.append(values["alt"])
        if "id" in values:
            self.ids.append(values["id"])
        if tag == "a":
            self.links.append(values["href"])


def read(document: str) -> Reader:
    reader = Reader()
    reader.feed(document)
    return reader


def test_every_state_has_a_name_of_its_own() -> None:
    keys = [state.key for state in STATES]
    assert len(keys) == len(set(keys))
    assert all(re.fullmatch(r"[a-z-]+", key) for key in keys)


def test_the_states_of_a_page_stand_together_and_the_page_itself_comes_first() -> None:
    assert [state.part for state in STATES] == sorted(
        (state.part for state in STATES), key=PARTS.index
    )
    for part in PARTS:
        assert next(state for state in STATES if state.part == part).name == "page"


@pytest.mark.parametrize(
    ("path", "language", "address"),
    [
        ("/", "th", "/"),
        ("/", "en", "/en"),
        ("/about", "th", "/about"),
        ("/about", "en", "/en/about"),
        ("/events/{upcoming}", "th", "/events/12"),
        ("/events/{past}", "en", "/en/events/7"),
    ],
)
def test_the_address_of_a_state(path: str, language: str, address: str) -> None:
    assert State("part", "name", path).address(language, EVENTS) == address


def test_a_picture_for_each_state_language_and_size() -> None:
    files = [shot.file for shot in wanted(list(STATES))]
    assert len(set(files)) == len(STATES) * len(LANGUAGES) * len(SIZES)


def test_the_sheet_shows_every_picture_once_thai_beside_english() -> None:
    shots = wanted(list(STATES))
    page = read(contact_sheet(shots))
    assert page.pictures == [shot.file for shot in shots]
    assert len(set(page.alternatives)) == len(shots)
    assert page.ids == list(PARTS)
    assert [link for link in page.links if link.startswith("#")] == [f"#{part}" for part in PARTS]
    for thai, english in zip(page.pictures[::2], page.pictures[1::2], strict=True):
        assert thai.replace(".th.", ".en.") == english


def test_names_are_written_safely() -> None:
    document = contact_sheet(wanted([State("<b>", 'a"b', "/")]))
    assert "<b>" not in document
    assert 'a"b' not in document


def test_a_sheet_of_nothing_is_a_page_too() -> None:
    assert read(contact_sheet([])).pictures == []
