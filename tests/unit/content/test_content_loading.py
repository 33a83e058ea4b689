"""All files together: every mistake of every file, with its line and what to do."""

from pathlib import Path

import pytest

from nk.content.check import checked_content
from nk.content.errors import ContentErrors
from tests.support.content import SMALL_SOURCES, replace_in, write_picture, write_small_site


def mistakes(content: Path, cache: Path) -> list[str]:
    with pytest.raises(ContentErrors) as caught:
        checked_content(content, cache, sources=SMALL_SOURCES)
    return [str(error) for error in caught.value.errors]


def test_a_right_site_has_no_mistakes(tmp_path: Path, cache: Path) -> None:
    content = write_small_site(tmp_path)
    loaded = checked_content(content, cache, sources=SMALL_SOURCES)
    assert loaded.models["services"][0].price.from_ == 36
    assert loaded.pictures_used == {
        "brand/icon", "branches/bangkae", "gallery/one", "heroes/home", "services/play"
    }  # fmt: skip


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("branches.yaml", "+6620000001", "020000001", "11: 1.phone: write the number as +66"),
        ("branches.yaml", "  floor:", "  flor:", ":5: 1.flor: this key is not known here"),
        ("branches.yaml", "  floor:", "  flor:", ":1: 1.floor: this is missing; add `floor:`"),
        ("branches.yaml", "place: mall", "place: moon", ":4: 1.place: this must be one of"),
        ("branches.yaml", "[mon]", "[mon, mon]", ":12: 1.hours: mon is given twice"),
        ("branches.yaml", "[mon]", "[]", ":13: 1.hours.1.days: at least 1 needed"),
        ("branches.yaml", '"10160"', "10160", ":7: 1.postal_code: this must be text"),
        ("branches.yaml", "true", '"yes"', ":15: 1.free_parking: this must be true or false"),
        ("branches.yaml", "branches/bangkae", "branches/x", ":16: 1.image: there is no picture"),
        ("branches.yaml", "https:", "http:", ":17: 1.maps: the address must start with https://"),
        ("services.yaml", "from: 36", "from: -1", ":10: 1.price.from: this must be 0 or more"),
        ("services.yaml", "from: 36", 'from: "36"', ":10: 1.price.from: this must be a whole"),
        (
            "services.yaml",
            "/services/play-at-shop",
            "/play",
            ":7: 1.path: there is no page '/play'",
        ),
        ("services.yaml", "Play at Shop", "Play", ":7: 1.path: the English title asks for"),
        ("words.yaml", ", en: Home", "", ":1: nav.home.en: the English text is missing"),
        ("words.yaml", '"{n} เกม"', "เกม", ":2: n.count: {n} stands in one language only"),
        ("words.yaml", "nav.home:", "Home:", ":1: Home: this must look like"),
        ("words.yaml", "หน้าแรก", "หน้า, แรก", ":1: nav.home: a comma cuts this text in two"),
        ("words.yaml", "หน้าแรก", "ครัวซองต์", ':1: nav.home.th: "ซองต์" breaks as ซอง|ต์'),
        (
            "site.yaml",
            "branches: 1",
            "branches: 2",
            ":9: facts.branches: content/branches.yaml has",
        ),
        ("testimonials.yaml", "rating: 5", "rating: 6", ":1: 1.rating: this must be 5 or less"),
        ("images.yaml", "brand/icon", "brand/none", ":4: used_by_code.1: there is no picture"),
    ],
)
def test_one_mistake(
    tmp_path: Path, cache: Path, file: str, old: str, new: str, message: str
) -> None:
    content = write_small_site(tmp_path)
    replace_in(content / file, old, new)
    found = mistakes(content, cache)
    assert any(line.startswith(f"content/{file}:") and message in line for line in found), found


def test_mistakes_of_all_files_come_together(tmp_path: Path, cache: Path) -> None:
    content = write_small_site(tmp_path)
    replace_in(content / "branches.yaml", "+6620000001", "1")
    replace_in(content / "words.yaml", "หน้าแรก", "ครัวซองต์")
    replace_in(content / "services.yaml", "from: 36", "from: [")
    (content / "galleries.yaml").unlink()
    files = [line.split(":")[0] for line in mistakes(content, cache)]
    assert files == [f"content/{n}.yaml" for n in ("branches", "galleries", "services", "words")]


def test_a_word_of_the_glossary_mends_a_break(tmp_path: Path, cache: Path) -> None:
    content = write_small_site(tmp_path)
    replace_in(content / "words.yaml", "หน้าแรก", "ทัวร์นาเมนต์นี้")
    checked_content(content, cache, sources=SMALL_SOURCES)


def test_an_anchor_in_a_page_can_be_linked_to(tmp_path: Path, cache: Path) -> None:
    content = write_small_site(tmp_path)
    replace_in(content / "services.yaml", "path: /beyblade", "path: /#gallery")
    checked_content(content, cache, sources=SMALL_SOURCES)
    replace_in(content / "services.yaml", "/#gallery", "/#nothing")
    assert "/ has no part named 'nothing'; it has gallery, services" in mistakes(content, cache)[0]


def test_two_photographs_of_one_name_are_a_mistake(tmp_path: Path, cache: Path) -> None:
    content = write_small_site(tmp_path)
    for ending in ("jpg", "png"):
        write_picture(content, f"heroes/home.{ending}")
    assert mistakes(content, cache) == [
        "content/images/heroes/home:1: home.jpg and home.png are both here; keep one of them"
    ]


def test_a_text_named_like_a_photograph_is_found(tmp_path: Path, cache: Path) -> None:
    content = write_small_site(tmp_path)
    (content / "images/heroes/home.jpg").write_text("my photograph", "utf-8")
    (found,) = mistakes(content, cache)
    assert found.startswith("content/images/heroes/home.jpg:1: this file is no picture")


def test_a_picture_that_browsers_do_not_show_is_told_about(tmp_path: Path, cache: Path) -> None:
    content = write_small_site(tmp_path)
    (content / "images/heroes/home.HEIC").write_bytes(b"")
    assert mistakes(content, cache) == [
        "content/images/heroes/home.HEIC:1: .heic pictures are ignored; "
        "save it as .jpg under the same name and put that here"
    ]
