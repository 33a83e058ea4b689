"""The events page: tabs in the address and by keyboard, stability, no scripts, calendars."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.support.pages.browser import (
    in_both_languages,
    in_both_on_both,
    on_both,
    without_scripts,
)
from tests.support.pages.event_answers import answer_lists, event, kept_in, with_json
from tests.support.server.running import PUBLIC_URL

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


@pytest.mark.parametrize("tab", ["", "nonsense", "Past", "constructor"])
def test_an_unknown_tab_is_the_first(page: Page, site: str, tab: str) -> None:
    answer_lists(page, with_json([]))
    page.goto(f"{site}/en/events?tab={tab}")
    expect(page.get_by_text("No upcoming events yet")).to_be_visible()


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
    expect(page.locator(".ticket-blank").first).to_be_visible()
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    page.evaluate(_SHIFTS)
    with_json([event(id=str(number)) for number in range(count)])(held[-1])
    expect(page.locator("li.ticket, .message")).to_have_count(max(count, 1))
    assert page.evaluate("() => window.shifted") == 0


@in_both_languages
def test_the_calendar_can_be_followed(page: Page, site: str, prefix: str) -> None:
    page.goto(f"{site}{prefix}/events")
    language = "en" if prefix else "th"
    host = site.removeprefix("http://")
    app, google = page.locator("#calendar a").all()
    expect(app).to_have_attribute("href", f"webcal://{host}/api/calendar/{language}.ics")
    address = f"{PUBLIC_URL}/api/calendar/{language}.ics".replace(":", "%3A").replace("/", "%2F")
    expect(google).to_have_attribute(
        "href", f"https://calendar.google.com/calendar/r?cid={address}"
    )
    expect(google).to_have_attribute("rel", "noopener")


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
