"""The branch gallery on the home page: tabs and the full-screen viewer."""

import re
import urllib.parse

from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.support.pages.browser import (
    in_both_on_both,
    moved,
    on_both,
    watch_for_moves,
    without_scripts,
)
from tests.support.pages.tabs import Complaints


def open_gallery(page: Page, site: str, prefix: str = "") -> Locator:
    page.goto(f"{site}{prefix or '/'}")
    # It wakes up when it is near; the others of the page may sleep on.
    page.locator(".gallery-panel").first.scroll_into_view_if_needed()
    asleep = page.locator("astro-island[ssr]", has=page.locator(".gallery-panel"))
    expect(asleep).to_have_count(0)
    return page.get_by_role("tablist")


def counter(page: Page) -> Locator:
    return page.locator(".yarl__counter")


@in_both_on_both
def test_four_tabs_by_keyboard_and_with_their_pictures(page: Page, site: str, prefix: str) -> None:
    tabs = open_gallery(page, site, prefix).get_by_role("tab")
    expect(tabs).to_have_count(4)
    expect(tabs.first).to_have_attribute("aria-selected", "true")
    tabs.first.focus()
    page.keyboard.press("ArrowLeft")
    expect(tabs.last).to_be_focused()
    expect(tabs.last).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowRight")
    expect(tabs.first).to_be_focused()
    page.keyboard.press("End")
    expect(tabs.last).to_be_focused()
    page.keyboard.press("Home")
    expect(tabs.first).to_be_focused()
    for index, count in enumerate([15, 15, 15, 8]):
        tabs.nth(index).click()
        expect(page.locator(".gallery-panel:visible")).to_have_count(1)
        expect(page.locator(".gallery-panel:visible a[data-view]")).to_have_count(count)


@in_both_on_both
def test_a_link_to_the_pictures_of_a_branch_shows_them(page: Page, site: str, prefix: str) -> None:
    home = f"{site}{prefix or '/'}"
    page.goto(f"{home}#gallery-samyan")
    pictures = page.locator("#gallery-samyan a[data-view]").first
    expect(pictures).to_be_in_viewport()
    watch_for_moves(page)
    tab = page.locator("#gallery-tab-samyan")
    expect(tab).to_have_attribute("aria-selected", "true")
    # Its tab is seen, and not below the header.
    expect(tab).to_be_in_viewport(ratio=1)
    expect(page.locator(".gallery-panel:visible")).to_have_count(1)
    expect(pictures).to_be_in_viewport()
    assert moved(page) == []
    steps = page.evaluate("() => history.length")
    page.locator("#gallery-tab-bangkae").click()
    expect(page.locator("#gallery-bangkae")).to_be_visible()
    expect(page.locator(".gallery-panel:visible")).to_have_count(1)
    expect(page).to_have_url(f"{home}#gallery-bangkae")
    assert page.evaluate("() => history.length") == steps
    page.reload()
    expect(page.locator("#gallery-tab-bangkae")).to_have_attribute("aria-selected", "true")


@on_both
def test_the_viewer_names_the_branch_and_wraps_with_arrows(page: Page, site: str) -> None:
    open_gallery(page, site)
    name = page.get_by_role("tab").first.inner_text()
    pictures = page.locator(".gallery-panel:visible a[data-view]")
    pictures.first.click()
    expect(counter(page)).to_have_text("1 / 15")
    names_the_branch_and_leads_to_its_chat(page, name)
    page.keyboard.press("ArrowLeft")
    expect(counter(page)).to_have_text("15 / 15")
    page.keyboard.press("ArrowRight")
    expect(counter(page)).to_have_text("1 / 15")
    page.keyboard.press("ArrowRight")
    expect(counter(page)).to_have_text("2 / 15")
    page.keyboard.press("Escape")
    expect(page.locator(".yarl__root")).to_have_count(0)
    expect(pictures.nth(1)).to_be_focused()


def names_the_branch_and_leads_to_its_chat(page: Page, name: str) -> None:
    shop = page.locator(".viewer-shop")
    expect(shop.locator("strong")).to_have_text(name)
    expect(shop.get_by_role("link")).to_have_attribute(
        "href", re.compile(re.escape(urllib.parse.quote(name)))
    )
    # Both stand on one line, beside each other and above the counter.
    link = shop.get_by_role("link").bounding_box()
    count = counter(page).bounding_box()
    assert link
    assert count
    assert link["height"] <= 60
    assert count["y"] >= link["y"] + link["height"]


def test_the_small_picture_stands_in_until_the_large_one_is_there(
    browser: Browser, site: str
) -> None:
    # A visitor of their own: from a browser's memory the page would take the large one at once.
    page = browser.new_page()
    open_gallery(page, site)
    held: list[Route] = []
    page.route(re.compile(r"/img/gallery-.*-1000\."), lambda route: held.append(route))
    page.locator(".gallery-panel:visible a[data-view]").first.click()
    thumb = page.locator(".yarl__slide_current .viewer-thumb")
    expect(thumb).to_be_visible()
    expect(page.locator(".yarl__slide_current .yarl__slide_loading")).to_be_visible()
    expect(thumb).to_have_js_property("complete", True)
    assert thumb.evaluate("(image) => image.naturalWidth > 0")
    for route in held:
        route.continue_()
    expect(thumb).to_be_hidden()
    page.close()


def test_the_viewer_keeps_the_focus_and_closes_by_button_backdrop_and_the_way_back(
    page: Page, site: str
) -> None:
    open_gallery(page, site)
    picture = page.locator(".gallery-panel:visible a[data-view]").nth(3)
    viewer = page.locator(".yarl__root")
    picture.click()
    page.locator(".yarl__navigation_next").click()
    expect(counter(page)).to_have_text("5 / 15")
    page.locator(".yarl__navigation_prev").click()
    expect(counter(page)).to_have_text("4 / 15")
    page.locator(".yarl__toolbar button").last.click()
    expect(viewer).to_have_count(0)
    picture.click()
    expect(counter(page)).to_have_text("4 / 15")
    page.mouse.click(720, 12)
    expect(viewer).to_have_count(0)
    picture.click()
    expect(counter(page)).to_be_visible()
    focus_stays_inside_the_viewer(page)
    page.go_back()
    expect(viewer).to_have_count(0)
    assert page.url == f"{site}/"


def focus_stays_inside_the_viewer(page: Page) -> None:
    for _ in range(8):
        page.keyboard.press("Tab")
        inside = page.evaluate(
            "() => document.activeElement === document.body ||"
            " !!document.activeElement.closest('.yarl__root, .yarl__portal')"
        )
        assert inside


@without_scripts
def test_without_scripts_all_pictures_are_there_as_links(page: Page, site: str) -> None:
    page.goto(f"{site}/")
    expect(page.locator(".gallery-panel a[data-view]:visible")).to_have_count(53)
    expect(page.locator(".picture-grid-heading:visible")).to_have_count(4)


def test_when_the_viewer_cannot_be_fetched_the_picture_is_shown(
    page: Page, site: str, complaints: Complaints
) -> None:
    open_gallery(page, site)
    page.route("**/Viewer.*.js", lambda route: route.abort())
    picture = page.locator(".gallery-panel:visible a[data-view]").first
    address = picture.get_attribute("href")
    picture.click()
    page.wait_for_url(f"{site}{address}")
    # Chromium reports the request that this test cut, and that the plain page it puts around a
    # picture may not carry the styles it gives it.
    complaints.forgive_failed_requests()
    complaints.forgive("Applying inline style")


def test_who_does_not_wait_for_the_viewer_is_let_out(
    page: Page, site: str, complaints: Complaints
) -> None:
    waiting: list[Route] = []
    open_gallery(page, site)
    page.route("**/Viewer.*.js", lambda route: waiting.append(route))
    picture = page.locator(".gallery-panel:visible a[data-view]").first
    cover = page.locator(".viewer-waiting")
    picture.click()
    expect(cover).to_be_visible()
    page.keyboard.press("Escape")
    expect(cover).to_have_count(0)
    expect(picture).to_be_focused()
    picture.click()
    cover.click()
    expect(cover).to_have_count(0)
    # Nor is it shown the picture once the viewer turns out not to come.
    complaints.forgive_failed_requests()
    with page.expect_event("requestfailed"):
        for route in waiting:
            route.abort()
    expect(page).to_have_url(f"{site}/")
