"""A built page carries what it shows and no more: its letters, its pictures' colours."""

import re

import pytest

from tests.support.pages.built_pages import DIST, names
from tools.fonts import FREQUENT, LETTERS

every_page = pytest.mark.parametrize("name", names(templates=True))
_STYLE = re.compile(r"<style[^>]*>(.*?)</style>", re.DOTALL)
_FACE = re.compile(r"@font-face\s*\{(.*?)\}", re.DOTALL)
_RANGE = re.compile(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", re.IGNORECASE)


def page(name: str) -> str:
    return (DIST / f"{name}.html").read_text(encoding="utf-8")


def letters(ranges: str) -> set[int]:
    pairs = ((int(first, 16), int(last or first, 16)) for first, last in _RANGE.findall(ranges))
    return {letter for first, last in pairs for letter in range(first, last + 1)}


@every_page
def test_its_sentences_need_only_the_cut_fonts(name: str) -> None:
    words = re.sub(r"<(style|script)\b.*?</\1>|<[^>]*>", "", page(name), flags=re.DOTALL)
    known = {*FREQUENT["latin"], *FREQUENT["thai"], ord("\n")}
    assert {letter for letter in words if ord(letter) not in known} == set()


@every_page
def test_it_keeps_the_colours_of_its_own_pictures(name: str) -> None:
    html = page(name)
    styles = "".join(_STYLE.findall(html))
    shown = set(re.findall(r"\bph-\w+", _STYLE.sub("", html)))
    # A cut-out has no colour to wait in.
    assert set(re.findall(r"\.(ph-\w+)", styles)) == shown - {"ph-none"}


@pytest.mark.parametrize("name", ["index", "services/photo-booth", "beyblade"])
def test_a_letter_is_in_one_file_of_a_font(name: str) -> None:
    files: dict[str, list[set[int]]] = {}
    for face in _FACE.findall("".join(_STYLE.findall(page(name)))):
        family = re.search(r"font-family:\s*([^;]+)", face)
        ranges = re.search(r"unicode-range:\s*([^;]+)", face)
        if family and ranges and "url(" in face:
            files.setdefault(family[1].strip("\"'"), []).append(letters(ranges[1]))
    assert len(files) == (2 if name == "index" else 3)
    for typeface, sets in files.items():
        # Thai, the common Latin letters, the rare ones; body text has the common letters of both in
        # one file, and the rare ones of each in another. The photo booth has rare Thai ones, too.
        is_body = typeface == "Anuphan Variable"
        assert len(sets) == (4 if typeface == "Mali" else 3)
        assert sum(map(len, sets)) == len(set().union(*sets))
        assert {*LETTERS["latin"], *LETTERS["thai"]} <= set().union(*sets)
        common = [each for each in sets if set(FREQUENT["latin"]) <= each]
        assert [ord("ก") in each for each in common] == [is_body]


@every_page
def test_it_fetches_its_body_letters_once_and_early(name: str) -> None:
    preloads = re.findall(r'<link rel="preload" href="([^"]+\.woff2)"', page(name))
    assert len([font for font in preloads if "anuphan" in font]) == 1
    assert len(preloads) == len(set(preloads))
    # Headings are one file more: with Thai, or Latin alone where the page has no other names.
    assert len(preloads) == 2
    with_thai = not name.startswith("en") or name in {"en/events/board", "en/events/event"}
    assert ["-latin-" in font for font in preloads] == [not with_thai, False]


def test_the_first_meeple_is_light() -> None:
    stage = re.search(r'class="meeple-stage".*?</div>', page("meeple"), re.DOTALL)
    assert stage is not None
    files = re.findall(r'src="(/img/[^"]+)"', stage[0])
    # The meeple in one piece; the style sheet draws what is behind it.
    assert len(files) == 1
    assert (DIST / files[0][1:]).stat().st_size < 30_000
