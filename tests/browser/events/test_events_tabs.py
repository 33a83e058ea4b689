"""The events page: tabs in the address and by keyboard, stability, no scripts."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.support.pages.browser import (
    in_both_on_both,
    on_both,
    without_scripts,
)
from tests.support.pages.event_answers import answer_lists, event, kept_in, with_json

_SHIFTS = """() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shifted += entry.value;
    }).observe({ type: 'layout-shift' });
}"""


def test_the_tab_is_in_the_address(page: Page, site: str) -> None:
    answer_lists(page, with_json([event()]), with_json([event(id="78", name="Long ago")]))
    page.goto(f"{site}/events?from=poster")
    tabs = page.get_by_role("tab")
    # A tab that is pressed before the island is awake is a link, which cannot know the rest.
    expect(page.locator("li.ticket")).to_have_count(1)
    expect(tabs.first).to_have_attribute("aria-selected", "true")
    tabs.last.click()
    expect(page).to_have_url(f"{site}/events?from=poster&tab=past")
    expect(page.locator("li.ticket h3")).to_have_text(["Long ago"])
    page.locator("header .languages a[lang=en]").click()
    page.wait_for_url(f"{site}/en/events?from=poster&tab=past")
    expect(page.locator("li.ticket h3")).to_have_text(["Long ago"])
    expect(page.get_by_role("tab").last).to_have_attribute("aria-selected", "true")
    page.get_by_role("tab").first.click()
    expect(page).to_have_url(f"{site}/en/events?from=poster")


def test_an_unknown_tab_is_the_first(page: Page, site: str) -> None:
    def show(tab: str) -> None:
        """As the way back does, which loads nothing anew."""
        page.evaluate(
            """(tab) => {
                history.replaceState(null, '', `?tab=${tab}`);
                dispatchEvent(new PopStateEvent('popstate'));
            }""",
            tab,
        )

    answer_lists(page, with_json([]))
    page.goto(f"{site}/en/events?tab=constructor")
    first = page.get_by_text("No upcoming events yet")
    expect(first).to_be_visible()
    for tab in ("", "nonsense", "Past", "constructor"):
        show("past")
        expect(page.get_by_text("No past events yet")).to_be_visible()
        show(tab)
        expect(first).to_be_visible()


def test_tabs_by_keyboard(page: Page, site: str) -> None:
    page.goto(f"{site}/events")
    expect(page.locator("li.ticket").first).to_be_visible()
    first, last = page.get_by_role("tab").first, page.get_by_role("tab").last
    first.focus()
    for key, focused in [
        ("ArrowLeft", last),
        ("ArrowRight", first),
        ("End", last),
        ("Home", first),
    ]:
        page.keyboard.press(key)
        expect(focused).to_be_focused()
        expect(focused).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Tab")
    expect(page.locator("li.ticket a").first).to_be_focused()


@on_both
@pytest.mark.parametrize("count", [0, 1, 9])
def test_nothing_moves_when_the_list_arrives(page: Page, site: str, count: int) -> None:
    held: list[Route] = []
    answer_lists(page, kept_in(held))
    with page.expect_request(re.compile("status=upcoming")):
        page.goto(f"{site}/events")
    expect(page.locator(".ticket-blank")).to_have_count(3)
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    page.evaluate(_SHIFTS)
    with_json([event(id=str(number)) for number in range(count)])(held[-1])
    expect(page.locator("li.ticket, .message")).to_have_count(max(count, 1))
    expect(page.get_by_role("tabpanel")).to_have_attribute("aria-busy", "false")
    assert page.evaluate("() => window.shifted") == 0


@in_both_on_both
@without_scripts
def test_without_scripts_the_page_says_where_else_to_look(
    page: Page, site: str, prefix: str
) -> None:
    page.goto(f"{site}{prefix}/events")
    expect(page.get_by_role("tablist")).to_be_hidden()
    note = page.locator(".without-scripts")
    expect(note).to_be_visible()
    language = "en" if prefix else "th"
    expect(note.locator("a").first).to_have_attribute("href", f"/api/calendar/{language}.ics")
    expect(note.locator("a").last).to_have_attribute("target", "_blank")
