"""Every link, anchor, picture, script and font of the built pages leads somewhere."""

import re

import pytest

from nk.site.built.files import PLACEHOLDER_ORIGIN
from tests.support.pages.built_pages import DIST, is_english, names, parsed

every_page = pytest.mark.parametrize("name", names(templates=True))
# Answered by the server from the store; tests of the API ask for each of them.
_FROM_THE_STORE = frozenset({"/api/calendar/th.ics", "/api/calendar/en.ics", "/api/events"})


@every_page
def test_links_resolve(name: str) -> None:
    for anchor in parsed(name).anchors:
        href = anchor["href"].removeprefix(PLACEHOLDER_ORIGIN)
        if href.startswith("tel:"):
            assert re.fullmatch(r"tel:\+[1-9]\d{6,14}", href)
        elif href.startswith("mailto:"):
            assert re.fullmatch(r"mailto:[\w.+-]+@[\w.-]+", href)
        elif href.startswith(("/", "#", "?")) or not href:
            assert_internal(name, href)
        elif "%%EVENT_" not in href:
            assert_outside(href, anchor)


def assert_outside(href: str, anchor: dict[str, str]) -> None:
    assert re.match(r"https://[a-z0-9.-]+\.[a-z]{2,}(/|$)", href), href
    assert "noopener" in anchor.get("rel", "").split(), href
    assert "opener" not in anchor["rel"].split()


def assert_internal(name: str, href: str) -> None:
    path, _, fragment = href.partition("#")
    path = path.partition("?")[0]
    if path in _FROM_THE_STORE or "%%EVENT_" in path or "%%event_" in path:
        return
    if "." in path.rpartition("/")[2]:
        assert (DIST / path.lstrip("/")).is_file(), f"{name} links to {href}"
        return
    target = name if not path else (path.strip("/") or "index")
    assert (DIST / f"{target}.html").is_file(), f"{name} links to {href}"
    if fragment:
        assert fragment in parsed(target).ids, f"{name} links to {href}"


@every_page
def test_whatever_is_fetched_is_there_and_ours(name: str) -> None:
    fetched = parsed(name).fetched
    assert fetched
    for tag, address in fetched:
        assert address.startswith("/"), f"{name}: {tag} {address}"
        assert not address.startswith("//")
        path = address.partition("?")[0]
        there = path in _FROM_THE_STORE or (DIST / path.lstrip("/")).is_file()
        assert there, f"{name}: {tag} {address}"


@every_page
def test_pictures_keep_their_room_and_say_what_they_show(name: str) -> None:
    for image in parsed(name).images:
        assert int(image["width"]) > 0
        assert int(image["height"]) > 0
        assert "alt" in image


@every_page
def test_names_inside_a_page_are_given_once_and_found(name: str) -> None:
    head = parsed(name)
    assert len(set(head.ids)) == len(head.ids)
    assert [each for each in head.references if each not in head.ids] == []


@every_page
def test_links_stay_in_the_language_of_the_page(name: str) -> None:
    for anchor in parsed(name).anchors:
        href = anchor["href"]
        if href.startswith("/") and "hreflang" not in anchor and not href.startswith("/img/"):
            english = bool(re.match(r"/en([/?#]|$)", href))
            assert english == is_english(name) or href.startswith("/api/"), href


def test_every_page_can_be_reached_from_the_home_page() -> None:
    for home, english in (("index", False), ("en", True)):
        waiting, seen = [home], {home}
        while waiting:
            for anchor in parsed(waiting.pop()).anchors:
                path = re.split(r"[?#]", anchor["href"])[0].strip("/")
                if path in names() and path not in seen and is_english(path) == english:
                    seen.add(path)
                    waiting.append(path)
        assert seen == {name for name in names() if is_english(name) == english}
