"""Figures that sentences repeat: each follows the data, or the check complains."""

import re
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from nk.content.check import checked_content
from nk.content.checks.wording import placed_texts
from nk.content.compiler import compiled
from nk.content.errors import ContentErrors
from nk.content.facts import FACTS, PAGE_FILLED
from nk.content.number_words import number_word
from nk.content.registry import load_content
from nk.content.schema.values import FACT, LANGUAGES
from nk.content.yaml import Steps
from nk.rules.actions import (
    FINAL_STAGE_TARGET,
    FIRST_STAGE_TARGET,
    LAUNCH_ERRORS_FOR_PENALTY,
    PENALTY_POINTS,
    TARGETS,
)
from nk.rules.deck import DECK_SIZE
from tests.support.content import replace_in

ROOT = Path(__file__).resolve().parents[3]
CONTENT = ROOT / "content"


@pytest.mark.parametrize(
    ("number", "thai", "english"),
    [
        (0, "ศูนย์", "zero"),
        (4, "สี่", "four"),
        (10, "สิบ", "ten"),
        (11, "สิบเอ็ด", "eleven"),
        (18, "สิบแปด", "eighteen"),
        (20, "ยี่สิบ", "twenty"),
        (21, "ยี่สิบเอ็ด", "twenty-one"),
        (35, "สามสิบห้า", "thirty-five"),
        (100, "100", "100"),
        (1000, "1,000", "1,000"),
    ],
)
def test_numbers_as_words(number: int, thai: str, english: str) -> None:
    assert (number_word(number, "th"), number_word(number, "en")) == (thai, english)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The shipped texts without their pictures, to be changed."""
    return Path(
        shutil.copytree(CONTENT, tmp_path / "content", ignore=shutil.ignore_patterns("images"))
    )


def texts_of(content: Path) -> dict[str, Any]:
    loaded = load_content(content, stand_ins=True)
    assert loaded.errors == ()
    return {language: compiled(loaded, language) for language in LANGUAGES}


Change = tuple[str, str, str]
# What changes a fact: a file, what stands there, and what then stands there.
CHANGES: dict[str, Change] = {
    "shop.founded": ("site.yaml", "founded: 2023", "founded: 2021"),
    "shop.members": ("site.yaml", "members: 60000", "members: 71000"),
    "shop.team": ("site.yaml", "team: 35", "team: 36"),
    "shop.games": ("site.yaml", "games: 1000", "games: 1200"),
    "shop.branches": ("site.yaml", "  branches: 4", "  branches: 5"),
    "shop.mall_branches": ("site.yaml", "mall_branches: 3", "mall_branches: 7"),
    "shop.old_town_branches": ("site.yaml", "old_town_branches: 1", "old_town_branches: 9"),
    "play.from": ("rates.yaml", "{hourly: 36, daily: 108", "{hourly: 33, daily: 108"),
    "play.party_minutes": ("games.yaml", "[20, 20]", "[17, 20]"),
    "play.longest_hours": ("games.yaml", "[180, 300]", "[180, 420]"),
    "play.most_players": ("games.yaml", "[3, 18]", "[3, 19]"),
    "menu.from": ("menu.yaml", "price: 29", "price: 23"),
    "menu.soda_from": ("menu.yaml", "en: Red soda}, price: 29", "en: Red soda}, price: 27"),
    "menu.rice_from": ("menu.yaml", "en: 2-egg omelet rice}, price: 39", "en: Egg}, price: 37"),
    "menu.sodas": ("menu.yaml", "en: Butter beer}, price: 59", "en: Butter beer}, price: 29"),
    "menu.smoothies": ("menu.yaml", "en: Banana}, price: 59", "en: Banana}, price: 69"),
    "script.price": ("services.yaml", "from: 299", "from: 349"),
    "script.fewest": (
        "pages/board-game-script.yaml",
        "{fewest: 6, most: 15}",
        "{fewest: 5, most: 15}",
    ),
    "script.most": (
        "pages/board-game-script.yaml",
        "{fewest: 6, most: 15}",
        "{fewest: 6, most: 17}",
    ),
    "script.longest_hours": ("stories.yaml", "minutes: 120", "minutes: 190"),
    "photo.from": ("photobooth.yaml", "price: 99", "price: 89"),
    "photo.hour_from": ("photobooth.yaml", "price: 199", "price: 219"),
    "photo.prints": ("photobooth.yaml", "prints: 1", "prints: 2"),
    "photo.gang_price": ("photobooth.yaml", "price: 999", "price: 1099"),
    "photo.gang_people": ("photobooth.yaml", "people: 6", "people: 8"),
    "team_building.fewest": ("pages/team-building.yaml", "fewest: 8", "fewest: 12"),
    "team_building.most": ("pages/team-building.yaml", "most: 50", "most: 60"),
    "team_building.hours": ("pages/team-building.yaml", 'closes: "12:00"', 'closes: "11:00"'),
    "rating.start": ("beyblade/rating.yaml", "start: 1200", "start: 1000"),
    "rating.months": ("beyblade/rating.yaml", "season_months: 3", "season_months: 4"),
    "rating.chance_100": ("beyblade/rating.yaml", "scale: !sample 400", "scale: !sample 200"),
    "rules.spin": ("pages/regulations.yaml", "points: 1,", "points: 5,"),
    "rules.over": ("pages/regulations.yaml", "points: 2,", "points: 6,"),
}
# These count the entries of a list: one more is one more.
ENTRIES: dict[str, tuple[str, str]] = {
    "shop.services": ("services.yaml", "- id: 6"),
    "shop.guests": ("testimonials.yaml", "- id: 4"),
    "play.hits": ("games.yaml", "- id: railways-1830"),
    "games.listed": ("games.yaml", "- id: railways-1830"),
    "script.stories": ("stories.yaml", "- id: haunted"),
    "photo.pictures": ("photobooth.yaml", "  - image: photobooth/10"),
    "photo.guests": ("photobooth.yaml", "  - id: 3\n"),
    "photo.packages": ("photobooth.yaml", "  - id: gang"),
    "rules.optional": ("pages/regulations.yaml", "    - {image: icons/timer, title: {th: ปรับก่อนส่ง"),
    "privacy.kept": ("pages/privacy.yaml", "    - what: {th: นัดในป้ายแต้มกรรมการ"),
}
# A sentence says these in words of its own: figures.yaml compares them.
COMPARED: dict[str, Change] = {
    "play.day_from": (
        "rates.yaml",
        "daily: 108, monthly: 599}\n  general",
        "daily: 98, monthly: 599}\n  general",
    ),
    "photo.gang_photos": ("photobooth.yaml", "photos: 180", "photos: 200"),
    "shop.answers_from": ("site.yaml", 'opens: "10:00"', 'opens: "09:00"'),
}
# The chapters of the rulebook are those of its schema.
NOT_CHANGED_BY_CONTENT = {"rules.chapters"}


def test_every_fact_is_tried() -> None:
    assert set(FACTS) == {*CHANGES, *ENTRIES, *COMPARED, *NOT_CHANGED_BY_CONTENT}


def test_every_fact_has_a_sentence_or_a_comparison() -> None:
    written = "".join(path.read_text("utf-8") for path in CONTENT.rglob("*.yaml"))
    used = {match["name"] for match in FACT.finditer(written)} | set(
        re.findall(r"(?:fact|from): ([a-z_]+\.[a-z0-9_]+)", written)
    )
    assert set(FACTS) - used == set()


Places = dict[tuple[str, Steps], str]


def sentences(content: Path) -> tuple[Places, Places]:
    """Every text by its place: as visitors read it, and as it is written, naming its facts."""
    loaded = load_content(content, stand_ins=True)
    assert loaded.errors == ()

    def placed(models: Mapping[str, Any]) -> Places:
        texts = placed_texts(loaded.documents, models)
        return {(each.document.file, each.steps): each.text for each in texts}

    return placed(loaded.models), placed({})


def assert_all_follow(content: Path, before: Places, fact: str) -> None:
    """No sentence that names the fact stayed as it was, and there is one."""
    after, written = sentences(content)
    named = [
        place for place, text in written.items() if re.search(rf"\{{{re.escape(fact)}[:}}]", text)
    ]
    assert [place for place in named if before[place] == after[place]] == []
    assert named


@pytest.fixture(scope="module")
def before() -> Places:
    """What the site says now."""
    return sentences(CONTENT)[0]


@pytest.mark.parametrize("fact", sorted(CHANGES))
def test_every_sentence_follows_its_figure(copy: Path, before: Places, fact: str) -> None:
    file, old, new = CHANGES[fact]
    text = (copy / file).read_text("utf-8")
    assert old in text
    (copy / file).write_text(text.replace(old, new), "utf-8")
    assert_all_follow(copy, before, fact)


@pytest.mark.parametrize("fact", sorted(ENTRIES))
def test_every_sentence_follows_the_length_of_a_list(copy: Path, before: Places, fact: str) -> None:
    file, entry = ENTRIES[fact]
    _cut_from(copy / file, entry)
    assert_all_follow(copy, before, fact)


def _cut_from(path: Path, entry: str) -> None:
    """Take one entry of a list out of a file, up to the next line that is not indented deeper."""
    text = path.read_text("utf-8")
    assert entry in text
    start = text.index(entry)
    indent = len(entry) - len(entry.lstrip())
    lines = text[start:].splitlines(keepends=True)
    end = 1
    while end < len(lines) and lines[end].startswith(" " * (indent + 1)):
        end += 1
    path.write_text(text[:start] + "".join(lines[end:]), "utf-8")


@pytest.mark.parametrize("fact", sorted(COMPARED))
def test_a_sentence_in_its_own_words_is_compared(copy: Path, cache: Path, fact: str) -> None:
    file, old, new = COMPARED[fact]
    text = (copy / file).read_text("utf-8")
    assert old in text
    (copy / file).write_text(text.replace(old, new), "utf-8")
    assert f"and {fact} is " in mistakes(copy, cache)


def mistakes(content: Path, cache: Path) -> str:
    with pytest.raises(ContentErrors) as caught:
        checked_content(content, cache, stand_ins=True)
    return str(caught.value)


def test_every_comparison_complains(copy: Path, cache: Path) -> None:
    figures = copy / "figures.yaml"
    said = [int(each) for each in re.findall(r"says: (\d+)", figures.read_text("utf-8"))]
    more = re.sub(r"says: (\d+)", lambda each: f"says: {int(each[1]) + 1}", figures.read_text())
    figures.write_text(more, "utf-8")
    found = mistakes(copy, cache)
    complaints = re.findall(r"this says (\d+), and [a-z_.]+ is (\d+); mend it", found)
    assert sorted((int(says) - 1, int(now)) for says, now in complaints) == sorted(
        (each, each) for each in said
    )


def test_a_longer_list_than_its_lead_says(copy: Path, cache: Path) -> None:
    _cut_from(copy / "pages/food-drink.yaml", "    - title: {th: เสิร์ฟไว")
    reason = (
        "features.lead: this says 4, and features.points is 3; mend it and content/figures.yaml"
    )
    assert reason in mistakes(copy, cache)


def test_a_comparison_with_nothing_is_a_mistake(copy: Path, cache: Path) -> None:
    replace_in(copy / "figures.yaml", "key: 2.text", "key: 9.text")
    assert "content/testimonials.yaml has no 9.text" in mistakes(copy, cache)


def test_a_sentence_that_no_longer_says_it(copy: Path, cache: Path) -> None:
    replace_in(copy / "testimonials.yaml", "ตั๋ววัน 108 บาท", "ตั๋ววัน")
    assert "does not say 108; mend one of them" in mistakes(copy, cache)


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("{shop.gamse}", "{shop.gamse} is no fact; the facts are"),
        ("{gamse}", "nothing fills in {gamse}; check its spelling"),
    ],
)
def test_an_unknown_place_to_fill_in(copy: Path, cache: Path, written: str, reason: str) -> None:
    words = copy / "words.yaml"
    replace_in(
        words,
        "nav.home: {th: หน้าแรก, en: Home}",
        f'nav.home: {{th: "{written} ก", en: "{written} k"}}',
    )
    assert f"content/words.yaml:2: nav.home.th: {reason}" in mistakes(copy, cache)


def test_what_pages_fill_in_is_filled_in_by_them() -> None:
    code = "".join(
        path.read_text("utf-8")
        for ending in ("ts", "tsx", "astro")
        for path in (ROOT / "web/src").rglob(f"*.{ending}")
        if "generated" not in path.parts
    )
    engine = (ROOT / "src/nk/site/api/beyblade_bodies.py").read_text("utf-8")
    missing = [name for name in PAGE_FILLED if not re.search(rf"\b{name}\b", code + engine)]
    assert missing in ([], ["n"])


def test_the_pages_say_what_the_engine_plays_by() -> None:
    pages = texts_of(CONTENT)["en"]["pages"]
    rulebook, deck = pages["regulations"], number_word(DECK_SIZE, "en")
    for sentence in (
        rulebook["head"]["description"],
        rulebook["components"]["rules"][2]["text"],
        rulebook["phases"]["steps"][0]["text"],
        rulebook["types"]["rules"][0]["text"],
        rulebook["deck"]["lead"],
    ):
        assert deck in sentence
    low, high = FIRST_STAGE_TARGET, FINAL_STAGE_TARGET
    winning = rulebook["winning"]["rules"][0]["text"]
    assert f"First to {', '.join(map(str, TARGETS[:-1]))} or {TARGETS[-1]}" in winning
    assert f"{low} in the first stage and {high} in the final" in winning
    names = "".join(row["name"] for row in rulebook["types"]["table"])
    assert all(f"first to {target}" in names for target in TARGETS)
    weekly = pages["beyblade"]["activities"]["items"][1]["text"]
    assert f"first to {low} in the first stage, first to {high}" in weekly
    errors = rulebook["battle"]["rules"][0]["text"]
    assert LAUNCH_ERRORS_FOR_PENALTY == 2
    assert "twice" in errors
    assert f"{PENALTY_POINTS}\xa0point" in errors


# What moves a rating is filled in by the page, whose own tests change each of these figures.
RATED_BY = ("k", "scale", "lower_winner_loss_factor", "upset_gap", "upset_bonus", "sweep_bonus")


def test_no_sentence_of_the_rating_page_says_a_figure_by_itself() -> None:
    loaded = load_content(CONTENT, stand_ins=True)
    figures = loaded.models["beyblade.rating"]
    filled_in = {f"{getattr(figures, name):g}" for name in RATED_BY}
    filled_in |= {f"{bonus.points}" for bonus in figures.season_bonus}
    for each in placed_texts(loaded.documents, {}):
        if each.document.file == "content/pages/rating.yaml":
            by_itself = re.sub(r"\{[^}]*\}", "", each.text)
            said = set(re.findall(r"\d+(?:\.\d+)?(?!\d*%)", by_itself))
            assert said & filled_in == set(), each.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sweep_is_what_the_engine_calls_one(language: str) -> None:
    bonus = texts_of(CONTENT)[language]["pages"]["rating"]["bonus"]
    between = {"th": "ต่อ", "en": "to"}[language]
    assert f"{FIRST_STAGE_TARGET}\xa0{between}\xa00" in bonus["sweep"]["text"]
    assert "{points}" in bonus["points"]
    assert "{gap}" in bonus["upset"]["text"]


def test_the_privacy_notice_says_how_long_the_cookie_lasts() -> None:
    code = "".join(path.read_text("utf-8") for path in (ROOT / "web/src").rglob("*.ts"))
    minutes = re.search(r"cookieMinutes = (\d+)", code)
    kept = texts_of(CONTENT)["en"]["pages"]["privacy"]["kept"]["rows"][0]["long"]
    assert minutes
    assert kept[0] == f"Cookie: {minutes[1]} minutes"
