"""The about page: the story along the board, and the team that can be browsed."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.pages.browser import in_both_languages, without_scripts

GENERATIONS = {"NK Gen 1": 8, "Gen 2": 9, "Gen 3": 9, "New Gen": 9}
ROLES = {
    "Co-founder": 2,
    "CEO": 1,
    "Branch Manager": 4,
    "Product Manager": 2,
    "Game Master": 18,
    "Support": 8,
}


def cards(page: Page) -> Locator:
    return page.locator(".team-card:visible")


def choose(page: Page, label: str, count: int) -> None:
    page.get_by_role("radio", name=f"{label} {count}", exact=True).check()


@in_both_languages
def test_the_story_and_every_member_of_the_team(page: Page, site: str, prefix: str) -> None:
    page.goto(f"{site}{prefix}/about")
    stops = page.locator(".stop")
    expect(stops).to_have_count(5)
    for stop in stops.all():
        expect(stop.locator("p")).not_to_be_empty()
        assert "{" not in stop.inner_text()
    assert page.locator(".token dd").all_inner_texts() == ["2023", "4", "60,000+"]
    expect(cards(page)).to_have_count(35)
    names = page.locator(".team-name").all_inner_texts()
    assert len(set(names)) == 35
    for part, known in ((".team-role", ROLES), (".team-generation", GENERATIONS)):
        shown = page.locator(part).all_inner_texts()
        assert {label: shown.count(label) for label in shown} == known
    expect(page.locator(".team-card img[srcset]")).to_have_count(35)


@pytest.mark.parametrize("device", ["phone"])
def test_choosing_leaves_only_those_named(page: Page, site: str) -> None:
    page.goto(f"{site}/en/about")
    for part, groups in ((".team-generation", GENERATIONS), (".team-role", ROLES)):
        for label, count in groups.items():
            choose(page, label, count)
            expect(cards(page)).to_have_count(count)
            assert set(page.locator(f"{part}:visible").all_inner_texts()) == {label}
        choose(page, "Everyone", 35)
        expect(cards(page)).to_have_count(35)


def test_the_team_on_a_wide_screen(page: Page, site: str) -> None:
    page.goto(f"{site}/en/about")
    chat = page.get_by_role("main").get_by_role("link", name="Book a table")
    for link in chat.all():
        expect(link).to_have_attribute("rel", "noopener")
    page.get_by_role("link", name="Meet the team").click()
    expect(page.get_by_role("heading", name="The 35 who will teach you")).to_be_in_viewport()

    # By keyboard, to the first choice after everyone and to the last.
    page.locator(".team-chip input:checked").focus()
    page.keyboard.press("ArrowRight")
    expect(cards(page)).to_have_count(GENERATIONS["NK Gen 1"])
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(cards(page)).to_have_count(ROLES["Support"])

    # Those of one role lie in one row.
    choose(page, "Branch Manager", ROLES["Branch Manager"])
    expect(cards(page)).to_have_count(ROLES["Branch Manager"])
    expect(page.locator(".hand-tile:visible")).to_have_count(0)
    boxes = [card.bounding_box() for card in cards(page).all()]
    columns = sum(1 for box in boxes if box and boxes[0] and abs(box["y"] - boxes[0]["y"]) < 20)
    assert columns == min(5, len(boxes))


@without_scripts
def test_the_team_can_be_chosen_without_scripts(page: Page, site: str, scripting: bool) -> None:
    page.goto(f"{site}/en/about")
    expect(cards(page)).to_have_count(35)
    choose(page, "Product Manager", 2)
    expect(cards(page)).to_have_count(2)
