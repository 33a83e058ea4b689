"""Finding oneself in a tournament: by name, by number, and among others of the same name."""

from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.events.test_event import past_event
from tests.support.pages.browser import axe_findings, in_both_on_both, overflow
from tests.support.pages.live_pages import example, give_tournament

__all__ = ["past_event"]


def with_names(
    page: Page, site: str, known: dict[str, Any], *names: str, prefix: str = "/en"
) -> None:
    """Open a tournament whose first players have these names."""
    snapshot = example("swiss-called")
    for player, name in zip(snapshot["players"], names, strict=False):
        player.update(name=name, anonymous=False)
    give_tournament(page, snapshot)
    page.goto(f"{site}{prefix}/events/{known['id']}")
    expect(page.locator("#find-name")).to_be_visible()


@in_both_on_both
def test_two_of_one_name_are_told_apart(
    page: Page, site: str, past_event: dict[str, Any], axe: str, prefix: str
) -> None:
    with_names(page, site, past_event, "Xo", "Xo", "Xook", prefix=prefix)
    page.locator("#find-name").fill("Xo")
    page.keyboard.press("Enter")
    said = page.locator(".find-me [role=status]")
    expect(said).to_contain_text("2")
    expect(said).to_contain_text("Which one is you?" if prefix else "คนไหนคือคุณ")
    choices = page.locator(".find-choices button")
    expect(choices).to_have_count(2)
    one, two = choices.all_inner_texts()
    assert one != two
    assert "1" in one
    assert "2" in two
    assert overflow(page) == 0
    # The rest is looked at with every view of the tournament.
    assert axe_findings(page, axe, ".live") == []
    # From the field past the button that looks, to the first and the second.
    for _ in range(3):
        page.keyboard.press("Tab")
    expect(choices.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{site}{prefix}/events/{past_event['id']}?player=2")
    expect(page.locator(".mine")).to_be_focused()


def test_a_name_and_its_beginning_offer_everybody_they_fit(
    page: Page, site: str, past_event: dict[str, Any]
) -> None:
    with_names(page, site, past_event, "Xo", "Xo", "Zo", "Zook")
    field, choices = page.locator("#find-name"), page.locator(".find-choices button")
    # As from the list of names below the field, where nobody presses anything more.
    assert page.locator("#find-names option[value=Xo]").count() == 1
    field.fill("Xo")
    expect(choices).to_have_count(2)
    field.fill("Xo!")
    expect(choices).to_have_count(0)
    expect(page.locator(".find-me [role=status]")).to_be_empty()
    # A beginning offers everybody whose name goes on from it.
    field.fill("z")
    page.keyboard.press("Enter")
    choices.filter(has_text="Zook").click()
    expect(page.locator(".mine-head")).to_contain_text("Zook")
    # Whoever changes the player goes on typing, in an empty field.
    page.locator(".mine-head button").click()
    expect(field).to_be_focused()
    expect(field).to_have_value("")
    expect(page.locator(".find-choices")).to_have_count(0)
    # A name is not taken for the shorter one it begins with.
    field.press_sequentially("Zook")
    expect(page.locator(".mine-head")).to_contain_text("Zook")


def test_the_answer_takes_the_focus_and_is_said_once(
    page: Page, context: BrowserContext, site: str, past_event: dict[str, Any]
) -> None:
    context.clock.install()
    with_names(page, site, past_event, "Xook")
    page.locator("#find-name").fill("Xook")
    mine = page.get_by_role("region", name="Xook")
    expect(mine).to_be_focused()
    # Its name has the turn in it: what is read with the focus is not said by itself as well.
    turn = page.locator(".my-turn")
    told = turn.locator("strong").inner_text()
    expect(page.get_by_role("region", name=told)).to_be_focused()
    assert turn.get_attribute("role") is None
    # A turn that changes later is.
    context.clock.run_for(1_100)
    expect(turn).to_have_attribute("role", "status")
