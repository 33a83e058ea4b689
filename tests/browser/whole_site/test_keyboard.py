"""The site by keyboard alone, from the top of each page."""

import pytest
from playwright.sync_api import Page, expect

from tests.support.pages.browser import focus_troubles, on_both, tab_to
from tests.support.pages.tabs import DEVICES
from tools.shots.command import wake_islands

on_a_phone = pytest.mark.parametrize("device", ["phone"])


@on_a_phone
def test_the_first_stop_leads_past_the_header(page: Page, site: str) -> None:
    page.goto(f"{site}/")
    tab_to(page, page.locator(".skip"), most=1)
    expect(page.locator(".skip")).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{site}/#content")
    page.keyboard.press("Tab")
    inside = page.evaluate("() => document.activeElement.closest('main') !== null")
    assert inside


def test_the_whole_header_in_its_order(page: Page, site: str) -> None:
    page.goto(f"{site}/en")
    expected = page.locator(".header a:visible, .header button:visible").count()
    tab_to(page, page.locator(".skip"), most=1)
    expect(page.locator(".skip")).to_be_in_viewport()
    tab_to(page, page.locator(".brand"), most=1)
    tab_to(page, page.locator("[data-menu=services] button"), most=4)
    expect(page.locator("#services-menu")).to_be_visible()
    for link in page.locator("#services-menu a").all():
        tab_to(page, link, most=1)
    tab_to(page, page.locator(".wide-menu > ul > li").last.locator("a"), most=2)
    expect(page.locator("#services-menu")).to_be_hidden()
    tab_to(page, page.locator(".header-book"), most=1)
    for link in page.locator(".header .languages a").all():
        tab_to(page, link, most=1)
    assert expected == 10


@on_a_phone
def test_the_whole_phone_menu(page: Page, site: str, device: str) -> None:
    page.goto(f"{site}/en")
    summary = page.locator("details[data-menu=phone] summary")
    tab_to(page, summary, most=6)
    page.keyboard.press("Enter")
    links = page.locator(".phone-panel a:visible")
    # Five pages and six services, then chat, phone and the four branches.
    expect(links).to_have_count(19)
    for link in links.all():
        tab_to(page, link, most=1)
        expect(link).to_be_in_viewport(ratio=0.9)
    page.keyboard.press("Escape")
    expect(summary).to_be_focused()
    expect(page.locator(".phone-panel")).to_be_hidden()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    # The first link leads to the page it stands on, so the address alone tells nothing.
    with page.expect_navigation(url=f"{site}/en"):
        page.keyboard.press("Enter")
    assert page.viewport_size == DEVICES[device]["viewport"]


def test_the_gallery_and_its_viewer(page: Page, site: str) -> None:
    page.goto(f"{site}/")
    wake_islands(page)
    tabs = page.get_by_role("tab")
    tab_to(page, tabs.first)
    page.keyboard.press("ArrowLeft")
    expect(tabs.last).to_have_attribute("aria-selected", "true")
    pictures = page.locator(".gallery-panel:visible a[data-view]")
    tab_to(page, pictures.first, most=1)
    page.keyboard.press("Enter")
    counter = page.locator(".yarl__counter")
    expect(counter).to_have_text("1 / 8")
    for key, shown in [("ArrowLeft", 8), ("ArrowRight", 1), ("ArrowRight", 2)]:
        page.keyboard.press(key)
        expect(counter).to_have_text(f"{shown} / 8")
    tab_to(page, page.locator(".yarl__toolbar button").last, most=6)
    page.keyboard.press("Enter")
    expect(page.locator(".yarl__root")).to_have_count(0)
    expect(pictures.nth(1)).to_be_focused()


@pytest.mark.parametrize("path", ["/contact", "/beyblade"])
def test_questions(page: Page, site: str, path: str) -> None:
    page.goto(f"{site}{path}")
    question = page.locator("main details").first
    tab_to(page, question.locator("summary"))
    for key, is_open in [("Enter", True), ("Space", False), ("Space", True)]:
        page.keyboard.press(key)
        expect(question).to_have_js_property("open", is_open)
    tab_to(page, page.locator("main details").nth(1).locator("summary"), most=3)


def test_events_from_the_tab_to_the_page_of_one_and_back(page: Page, site: str) -> None:
    page.goto(f"{site}/en/events")
    expect(page.locator("li.ticket").first).to_be_visible()
    tab_to(page, page.get_by_role("tab").first)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab").last).to_have_attribute("aria-selected", "true")
    tab_to(page, page.locator("li.ticket a").first, most=1)
    page.keyboard.press("Enter")
    page.wait_for_url(f"{site}/en/events/*")
    tab_to(page, page.locator(".back-link"))
    page.keyboard.press("Enter")
    page.wait_for_url(f"{site}/en/events")


@on_both
@pytest.mark.parametrize("preferred", ["en-US"])
def test_the_offer_of_a_language_covers_nothing(page: Page, site: str, preferred: str) -> None:
    page.goto(f"{site}/privacy")
    expect(page.locator("#language-offer")).to_be_visible()
    assert focus_troubles(page) == []
