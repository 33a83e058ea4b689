"""One spelling for each term, lines that fit their places, and each language in its own field."""

from pathlib import Path

import pytest

from nk.content.check import checked_content
from nk.content.errors import ContentErrors
from nk.content.schema.values import Text
from tests.support.content import SMALL_SOURCES, replace_in, write_small_site

GLOSSARY = """\
keep_together: [เบย์เบลด]
spellings:
  th:
    Bey: [bey, เบย์]
    แชต: [แชท]
    ซีคอน บางแค: [ซีคอนบางแค]
  en:
    colour: [color]
    omelet: [omelette]
    Bey: [bey]
"""


@pytest.fixture
def content(tmp_path: Path) -> Path:
    content = write_small_site(tmp_path)
    (content / "glossary.yaml").write_text(GLOSSARY, "utf-8")
    return content


def say(content: Path, thai: str, english: str) -> None:
    new = f'{{th: "{thai}", en: "{english}"}}'
    replace_in(content / "words.yaml", "{th: หน้าแรก, en: Home}", new)


def mistakes(content: Path, cache: Path) -> list[str]:
    with pytest.raises(ContentErrors) as caught:
        checked_content(content, cache, sources=SMALL_SOURCES)
    return [str(error) for error in caught.value.errors]


@pytest.mark.parametrize(
    ("thai", "english", "found"),
    [
        ("ทักแชท", "x", "nav.home.th: write แชต, not แชท"),
        ("ที่ซีคอนบางแค", "x", "nav.home.th: write ซีคอน บางแค, not ซีคอนบางแค"),
        ("ปล่อย เบย์", "x", "nav.home.th: write Bey, not เบย์"),
        ("ปล่อย *bey*", "x", "nav.home.th: write Bey, not bey"),
        ("ก", "Any color", "nav.home.en: write colour, not color"),
        ("ก", "Color it", "nav.home.en: write colour, not Color"),
        ("ก", "Egg omelette", "nav.home.en: write omelet, not omelette"),
    ],
)
def test_a_refused_spelling(
    content: Path, cache: Path, thai: str, english: str, found: str
) -> None:
    say(content, thai, english)
    assert f"content/words.yaml:1: {found}" in mistakes(content, cache)


@pytest.mark.parametrize(
    ("thai", "english"),
    [
        ("เล่นเบย์เบลด", "Colour, colours, omelet"),
        ("Bey ของฉัน", "My Bey"),
        ("ก", "Colorado"),
        ("{beys} ลูก", "{beys}"),
    ],
)
def test_what_only_looks_like_one(content: Path, cache: Path, thai: str, english: str) -> None:
    say(content, thai, english)
    checked_content(content, cache, sources=SMALL_SOURCES)


@pytest.mark.parametrize(
    ("thai", "found"),
    [
        ("เริ่ม 36บาท", "write 36 บาท, not 36บาท"),
        ("กว่า 1,000เกม", "write 1,000 เกม, not 1,000เกม"),
        ("ถึง 21:00น.", "write 21:00 น., not 21:00น."),
    ],
)
def test_a_figure_in_one_with_its_unit(content: Path, cache: Path, thai: str, found: str) -> None:
    say(content, thai, "x")
    assert f"content/words.yaml:1: nav.home.th: {found}" in mistakes(content, cache)


def test_a_figure_apart_from_its_unit(content: Path, cache: Path) -> None:
    say(content, "เริ่ม 36 บาท ชั้น 6 ตามเสียงลูกเต๋า", "x")
    checked_content(content, cache, sources=SMALL_SOURCES)


def test_keywords_may_be_spelt_as_people_search(content: Path, cache: Path) -> None:
    replace_in(content / "pages/home.yaml", "{th: [เกม], en: [games]}", "{th: [แชท], en: [color]}")
    checked_content(content, cache, sources=SMALL_SOURCES)


def test_a_title_that_a_search_would_cut(content: Path, cache: Path) -> None:
    page = content / "pages/home.yaml"
    replace_in(
        page, "title: {th: เกม, en: games}", f"title: {{th: {'เกมนี้ ' * 20}, en: {'g' * 61}}}"
    )
    assert mistakes(content, cache) == [
        "content/pages/home.yaml:1: head.title.en: this has 61 letters, and there is room for 60; "
        "shorten it",
        "content/pages/home.yaml:1: head.title.th: this has 99 letters, and there is room for 60; "
        "shorten it",
    ]


def test_a_button_that_does_not_fit(content: Path, cache: Path) -> None:
    # Marks above and below a letter take no room: these thirty letters fit, one more does not.
    page = content / "pages/home.yaml"
    replace_in(page, "book: {th: เกม, en: games}", f"book: {{th: เกม, en: {'g' * 30}}}")
    checked_content(content, cache, sources=SMALL_SOURCES)
    replace_in(page, "g" * 30, "g" * 31)
    (found,) = mistakes(content, cache)
    assert "hero.book.en: this has 31 letters, and there is room for 30" in found


@pytest.mark.parametrize(
    ("thai", "english", "reason"),
    [
        ("ก", "เกม games", "this is Thai; write the English text here"),
        ("Come and play with us tonight", "x", "this is English; write the Thai text here"),
    ],
)
def test_a_text_in_the_wrong_language(thai: str, english: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Text(th=thai, en=english)


@pytest.mark.parametrize("name", ["1830: Railways & Robber Barons", "The Rich and the Good"])
def test_a_name_may_stay_english(name: str) -> None:
    assert Text(th=name, en=name).th == name


def test_a_figure_of_a_broken_file_makes_no_line_too_long(content: Path, cache: Path) -> None:
    # With its figure, 1,000, the line fits; the name of the figure is longer than that.
    page = content / "pages/home.yaml"
    line = "g" * 24 + "{shop.games}"
    replace_in(
        page, "book: {th: เกม, en: games}", f'book: {{th: "เกม{{shop.games}}", en: "{line}"}}'
    )
    (content / "site.yaml").write_text("broken: [", "utf-8")
    found = mistakes(content, cache)
    assert found
    assert [each for each in found if "room for" in each] == []
