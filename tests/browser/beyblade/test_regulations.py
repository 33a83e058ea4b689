"""/beyblade/regulations: the rulebook and the deck check."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.support.pages.browser import in_both_languages, on_both, without_scripts
from tests.support.pages.tabs import Complaints
from tools.shots.command import wake_islands

CHAPTERS = [
    "game-components",
    "winning",
    "match-phases",
    "match-types",
    "rules-of-battle",
    "equipment",
    "optional-rules",
    "disqualification",
]


@in_both_languages
def test_points_optional_rules_and_every_part_named_beside_its_picture(
    page: Page, site: str, prefix: str
) -> None:
    page.goto(f"{site}{prefix}/beyblade/regulations")
    expect(page.locator(".finish-points strong")).to_have_text(["3", "2", "2", "1"])
    expect(page.locator("#optional-rules li")).to_have_count(10)
    expect(page.locator(".diagram svg")).to_have_count(0)
    for diagram, count in {"bx": 3, "cx": 5, "stadium": 4}.items():
        figure = page.locator(f"[data-diagram='{diagram}']")
        assert figure.get_by_role("img").get_attribute("alt")
        expect(figure.get_by_role("listitem")).to_have_count(count)
        stage = figure.locator(".diagram-stage").bounding_box()
        assert stage
        for label in figure.get_by_role("listitem").all():
            box = label.bounding_box()
            assert box
            assert box["x"] >= stage["x"] - 1
            assert box["x"] + box["width"] <= stage["x"] + stage["width"] + 1


@pytest.mark.parametrize("device", ["phone"])
def test_on_a_phone_numbers_lead_to_the_names_below(page: Page, site: str) -> None:
    page.goto(f"{site}/beyblade/regulations")
    stadium = page.locator("[data-diagram='stadium']")
    expect(stadium.locator(".diagram-number:visible")).to_have_text(["1", "2", "2", "3", "4"])
    expect(page.locator("[data-diagram='cx'] .diagram-number:visible")).to_have_count(5)


def test_the_contents_lead_to_eight_chapters_and_the_rest_to_paper(page: Page, site: str) -> None:
    page.goto(f"{site}/en/beyblade/regulations")
    expect(page.locator(".back-link")).to_have_attribute("href", "/en/beyblade")
    expect(page.locator("main a[href='/en/beyblade/scoreboard']")).to_have_count(3)
    links = page.locator("[data-contents] a")
    assert [link.get_attribute("href") for link in links.all()] == [f"#{name}" for name in CHAPTERS]
    for index, chapter in enumerate(CHAPTERS):
        links.nth(index).click()
        expect(page).to_have_url(f"{site}/en/beyblade/regulations#{chapter}")
        expect(page.locator(f"#{chapter} h2")).to_be_in_viewport()
        expect(links.nth(index)).to_have_attribute("aria-current", "location")
    # The one that is read is marked.
    expect(page.locator("[data-contents] a[aria-current]")).to_have_count(1)
    page.emulate_media(media="print")
    expect(page.locator(".contents")).to_be_hidden()
    expect(page.locator(".deck-check")).to_be_hidden()
    expect(page.locator("#disqualification")).to_be_visible()


@without_scripts
def test_without_scripts_the_contents_and_all_rules_are_there(page: Page, site: str) -> None:
    page.goto(f"{site}/en/beyblade/regulations")
    page.locator("[data-contents] a").last.click()
    expect(page.locator("#disqualification h2")).to_be_in_viewport()
    expect(page.locator(".deck-check")).to_be_hidden()
    expect(page.locator(".without-scripts")).to_be_visible()
    expect(page.get_by_text("Metal Needle is banned")).to_be_visible()


def fields(page: Page, site: str, query: str = "") -> Page:
    page.goto(f"{site}/en/beyblade/regulations{query}")
    wake_islands(page)
    return page


def test_a_deck_is_checked_and_lives_in_the_address(page: Page, site: str) -> None:
    fields(page, site)
    boxes = page.get_by_role("combobox")
    boxes.nth(0).fill("Dran Sword 3-60 F")
    boxes.nth(1).fill("Sword Dran 9-60 MN")
    expect(page.locator(".deck-verdict")).to_have_attribute("data-verdict", "illegal")
    findings = page.locator(".deck-findings li")
    expect(findings).to_have_count(3)
    # What is only to be known stands below what is wrong, and a part written out offers nothing.
    expect(findings.last).to_have_attribute("data-rule", "short_deck")
    expect(page.get_by_role("listbox")).to_have_count(0)
    expect(page.locator(".deck-understood li").last).to_have_text("Not filled in yet")
    expect(page.locator(".deck-part[data-fault='repeated']")).to_have_count(2)
    expect(page.locator(".deck-part[data-fault='repeated'] b").first).to_have_text("repeated")
    expect(page.locator(".deck-part[data-fault='banned']")).to_have_count(1)
    banned = page.locator("[data-rule='banned_bit'] a")
    expect(banned).to_have_attribute("href", "#equipment")
    page.get_by_label("MN unbanned").check()
    expect(findings).to_have_count(2)
    page.reload()
    wake_islands(page)
    expect(boxes.nth(1)).to_have_value("Sword Dran 9-60 MN")
    expect(page.get_by_label("MN unbanned")).to_be_checked()
    expect(findings).to_have_count(2)


def test_a_shared_address_shows_its_deck_and_a_failing_check_can_be_tried_again(
    page: Page, site: str, complaints: Complaints
) -> None:
    fields(page, site, "?bey=Dran+Sword+3-60+F&bey=Wizard+Rod+9-60+B&bey=Phoenix+Wing+5-60+R")
    verdict = page.locator(".deck-verdict")
    expect(verdict).to_have_attribute("data-verdict", "legal")
    expect(page.locator(".deck-understood li")).to_have_count(3)
    page.route("**/api/beyblade/deck?**", lambda route: route.abort())
    page.get_by_role("combobox").first.fill("Hells Scythe 4-60 T")
    expect(verdict).to_have_attribute("data-verdict", "failed")
    page.unroute("**/api/beyblade/deck?**")
    page.get_by_role("button", name="Try again").click()
    expect(verdict).to_have_attribute("data-verdict", "legal")
    # Chromium itself reports the request that this test cut.
    complaints.forgive_failed_requests()


@in_both_languages
@pytest.mark.parametrize("device", ["phone"])
def test_a_changed_deck_is_not_stamped_with_the_verdict_on_the_one_before(
    page: Page, site: str, prefix: str
) -> None:
    page.goto(f"{site}{prefix}/beyblade/regulations?bey=Dran+Sword+3-60+F&bey=Nobody+9-60+B")
    wake_islands(page)
    verdict = page.locator(".deck-verdict")
    expect(verdict).to_have_attribute("data-verdict", "unknown")
    expect(verdict).to_have_attribute("data-current", "true")
    held: list[Route] = []
    page.route("**/api/beyblade/deck?**", lambda route: held.append(route))
    tall = verdict.evaluate("(card) => card.offsetHeight")
    with page.expect_request("**/api/beyblade/deck?**"):
        page.locator("[name=option]").first.check()
    expect(verdict).to_have_attribute("data-current", "false")
    stamp = verdict.get_by_role("status")
    assert stamp.inner_text().strip() == ("Checking" if prefix else "กำลังเช็ก")
    # What was said of the deck before stays, so that nothing jumps.
    assert verdict.evaluate("(card) => card.offsetHeight") == tall
    held[0].continue_()
    expect(verdict).to_have_attribute("data-current", "true")


def test_a_step_back_keeps_the_deck_that_is_shown(page: Page, site: str) -> None:
    fields(page, site, "?bey=Dran+Sword+3-60+MN")
    page.locator("[data-rule='banned_bit'] a").click()
    expect(page).to_have_url(re.compile("#equipment$"))
    page.get_by_role("combobox").first.fill("Hells Scythe 4-60 T")
    page.go_back()
    expect(page).to_have_url(re.compile(r"\?bey=Hells\+Scythe\+4-60\+T[^#]*$"))
    expect(page.get_by_role("combobox").first).to_have_value("Hells Scythe 4-60 T")


def test_parts_are_offered_taken_by_keyboard_and_cleared_for_the_example(
    page: Page, site: str
) -> None:
    fields(page, site)
    box = page.get_by_role("combobox").first
    box.press_sequentially("sword d")
    expect(page.get_by_role("option")).to_have_count(1)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(box).to_have_value("Sword Dran ")
    box.press_sequentially("3-6")
    page.get_by_role("option", name="3-60").click()
    box.press_sequentially("fl")
    expect(page.get_by_role("option").first).to_contain_text("Flat")
    page.keyboard.press("Escape")
    expect(page.get_by_role("option")).to_have_count(0)
    box.fill("Sword Dran 3-60 F")
    verdict = page.locator(".deck-verdict")
    expect(verdict).to_have_attribute("data-verdict", "legal")
    page.get_by_role("button", name="Clear").click()
    expect(verdict).to_have_attribute("data-verdict", "empty")
    expect(page).to_have_url(f"{site}/en/beyblade/regulations")
    page.get_by_role("button", name="Fill in an example").click()
    expect(verdict).to_have_attribute("data-verdict", "legal")


@on_both
def test_the_parts_offered_lie_over_neither_field_nor_buttons(page: Page, site: str) -> None:
    fields(page, site)
    boxes = page.get_by_role("combobox").all()
    below = [*boxes[1:], page.locator(".deck-options label").first]
    for box, after in zip(boxes, below, strict=True):
        box.press_sequentially("d")
        offered = page.get_by_role("listbox")
        expect(offered).to_be_visible()
        lowest, first = offered.bounding_box(), after.bounding_box()
        assert lowest
        assert first
        assert lowest["y"] + lowest["height"] <= first["y"]
        page.get_by_role("option").first.click()
        expect(offered).to_have_count(0)
