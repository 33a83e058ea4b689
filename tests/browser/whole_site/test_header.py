"""The header: menus by hover, focus, tap and Escape; the active link; the phone menu."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.pages.browser import in_both_languages, without_scripts

phone_only = pytest.mark.parametrize("device", ["phone"])


def open_home(page: Page, site: str, prefix: str = "") -> None:
    page.goto(f"{site}{prefix or '/'}")


def test_services_open_on_hover_and_close_on_escape_and_on_leaving(page: Page, site: str) -> None:
    open_home(page, site)
    group, panel = page.locator("[data-menu=services]"), page.locator("#services-menu")
    expect(panel).to_be_hidden()

    group.locator(".nav-link").hover()
    expect(panel).to_be_visible()
    expect(panel.locator("a")).to_have_count(8)
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()

    page.mouse.move(5, 500)
    group.locator(".nav-link").hover()
    expect(panel).to_be_visible()
    page.mouse.move(5, 500)
    expect(panel).to_be_hidden()


def test_the_pointer_reaches_the_panel_without_losing_it(page: Page, site: str) -> None:
    open_home(page, site)
    page.locator("[data-menu=services] .nav-link").hover()
    page.locator("#services-menu a").first.hover()
    expect(page.locator("#services-menu")).to_be_visible()


def test_services_by_keyboard(page: Page, site: str) -> None:
    open_home(page, site)
    toggle = page.locator("[data-menu=services] button")
    page.locator("[data-menu=services] .nav-link").focus()
    page.keyboard.press("Tab")
    expect(toggle).to_be_focused()
    expect(toggle).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Tab")
    expect(page.locator("#services-menu a").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(toggle).to_be_focused()
    expect(page.locator("#services-menu")).to_be_hidden()
    page.keyboard.press("Enter")
    expect(page.locator("#services-menu")).to_be_visible()


def test_a_press_on_the_button_opens_and_closes(page: Page, site: str) -> None:
    open_home(page, site)
    toggle = page.locator("[data-menu=services] button")
    toggle.dispatch_event("click")
    expect(page.locator("#services-menu")).to_be_visible()
    toggle.dispatch_event("click")
    expect(page.locator("#services-menu")).to_be_hidden()


@in_both_languages
def test_the_active_link_is_marked(page: Page, site: str, prefix: str) -> None:
    open_home(page, site, prefix)
    current = page.locator(".wide-menu [aria-current=page]")
    expect(current).to_have_count(1)
    expect(current).to_have_attribute("href", prefix or "/")


@phone_only
@in_both_languages
def test_the_phone_menu(page: Page, site: str, prefix: str) -> None:
    open_home(page, site, prefix)
    menu = page.locator("details[data-menu=phone]")
    panel = menu.locator(".phone-panel")
    expect(panel).to_be_hidden()
    menu.locator("summary").tap()
    expect(panel).to_be_visible()
    expect(panel.locator("a:visible")).to_have_count(19)
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(menu.locator("summary")).to_be_focused()
    menu.locator("summary").tap()
    page.touchscreen.tap(385, 700)
    expect(panel).to_be_hidden()


# A phrase in one box is as wide as its letters; torn apart, each piece is a box with a gap between.
_WORDS_APART = """(labels) => labels.map((label) => {
    const words = document.createRange();
    words.selectNodeContents(label);
    const lines = new Map();
    for (const { top, left, right } of words.getClientRects()) {
        const line = lines.get(Math.round(top / 8)) ?? [];
        lines.set(Math.round(top / 8), [...line, [left, right]]);
    }
    const gaps = [...lines.values()].flatMap((line) => {
        const inOrder = line.sort(([a], [b]) => a - b);
        return inOrder.slice(1).map(([left], at) => left - inOrder[at][1]);
    });
    return Math.max(0, ...gaps);
})"""


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_the_words_of_a_service_stay_together(page: Page, site: str, device: str) -> None:
    open_home(page, site)
    if device == "phone":
        page.locator("details[data-menu=phone] summary").tap()
        labels = page.locator(".phone-services .nav-service > span:last-child")
    else:
        page.locator("[data-menu=services] .nav-link").hover()
        labels = page.locator("#services-menu .nav-service > span:last-child")
    expect(labels).to_have_count(8)
    assert max(labels.evaluate_all(_WORDS_APART)) < 4


@phone_only
@without_scripts
def test_the_phone_menu_needs_no_script(page: Page, site: str) -> None:
    open_home(page, site)
    page.locator("details[data-menu=phone] summary").tap()
    expect(page.locator(".phone-panel")).to_be_visible()


@without_scripts
def test_the_services_menu_needs_no_script(page: Page, site: str) -> None:
    open_home(page, site)
    page.locator("[data-menu=services] .nav-link").hover()
    expect(page.locator("#services-menu")).to_be_visible()


@in_both_languages
@pytest.mark.parametrize(
    "path", ["/beyblade", "/beyblade/rating", "/games", "/services/photo-booth"]
)
def test_a_page_of_a_service_marks_the_services(
    page: Page, site: str, prefix: str, path: str
) -> None:
    page.goto(f"{site}{prefix}{path}")
    services = page.locator(".wide-menu > ul > li > .nav-link[aria-current]")
    expect(services).to_have_count(1)
    expect(services).to_have_attribute("href", f"{prefix}/services")


def test_the_skip_link_goes_to_the_content(page: Page, site: str) -> None:
    open_home(page, site)
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("#content$"))


def test_targets_in_the_page_are_not_hidden_under_the_header(page: Page, site: str) -> None:
    page.goto(f"{site}/#gallery")
    top = page.locator("#gallery").evaluate("(e) => e.getBoundingClientRect().top")
    bar = page.locator(".header-bar").evaluate("(e) => e.getBoundingClientRect().bottom")
    assert top >= bar
