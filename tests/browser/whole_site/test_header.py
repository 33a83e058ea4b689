"""The header: menus by hover, focus, tap and Escape; the active link; the phone menu."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.pages.browser import wait_for_scripts, without_scripts

phone_only = pytest.mark.parametrize("device", ["phone"])

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


def assert_words_together(labels: Locator) -> None:
    """The words of each service stay together."""
    expect(labels).to_have_count(8)
    assert max(labels.evaluate_all(_WORDS_APART)) < 4


def test_services_by_pointer(page: Page, site: str) -> None:
    page.goto(f"{site}/")
    wait_for_scripts(page)
    link, panel = page.locator("[data-menu=services] .nav-link"), page.locator("#services-menu")
    expect(panel).to_be_hidden()

    link.hover()
    expect(panel).to_be_visible()
    expect(panel.locator("a")).to_have_count(8)
    assert_words_together(panel.locator(".nav-service > span:last-child"))
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()

    page.mouse.move(5, 500)
    link.hover()
    expect(panel).to_be_visible()
    page.mouse.move(5, 500)
    expect(panel).to_be_hidden()

    # The pointer reaches the panel without losing it.
    link.hover()
    panel.locator("a").first.hover()
    expect(panel).to_be_visible()
    page.mouse.move(5, 500)
    expect(panel).to_be_hidden()

    toggle = page.locator("[data-menu=services] button")
    toggle.dispatch_event("click")
    expect(panel).to_be_visible()
    toggle.dispatch_event("click")
    expect(panel).to_be_hidden()


def test_services_by_keyboard(page: Page, site: str) -> None:
    page.goto(f"{site}/")
    # The script of every page has come; its last work is to link the manifest.
    expect(page.locator("link[rel=manifest]")).to_have_count(1)
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


@phone_only
def test_the_phone_menu(page: Page, site: str) -> None:
    page.goto(f"{site}/")
    wait_for_scripts(page)
    menu = page.locator("details[data-menu=phone]")
    panel = menu.locator(".phone-panel")
    expect(panel).to_be_hidden()
    menu.locator("summary").tap()
    expect(panel).to_be_visible()
    # In English they are counted by keyboard.
    expect(panel.locator("a:visible")).to_have_count(19)
    assert_words_together(page.locator(".phone-services .nav-service > span:last-child"))
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(menu.locator("summary")).to_be_focused()
    menu.locator("summary").tap()
    page.touchscreen.tap(385, 700)
    expect(panel).to_be_hidden()


@phone_only
@without_scripts
def test_a_phone_has_its_menu_and_its_bar_without_scripts(page: Page, site: str) -> None:
    page.goto(f"{site}/about")
    expect(page.locator(".shop-bar a").last).to_have_text("สาขาและแผนที่")
    page.locator("details[data-menu=phone] summary").tap()
    expect(page.locator(".phone-panel")).to_be_visible()


@without_scripts
def test_the_services_menu_and_its_marks_need_no_script(page: Page, site: str) -> None:
    for prefix in ("", "/en"):
        page.goto(f"{site}{prefix or '/'}", wait_until="domcontentloaded")
        current = page.locator(".wide-menu [aria-current=page]")
        expect(current).to_have_count(1)
        expect(current).to_have_attribute("href", prefix or "/")
        for path in ("/beyblade", "/beyblade/rating", "/games", "/services/photo-booth"):
            page.goto(f"{site}{prefix}{path}", wait_until="domcontentloaded")
            services = page.locator(".wide-menu > ul > li > .nav-link[aria-current]")
            expect(services).to_have_count(1)
            expect(services).to_have_attribute("href", f"{prefix}/services")
    page.locator("[data-menu=services] .nav-link").hover()
    expect(page.locator("#services-menu")).to_be_visible()


def test_targets_in_the_page_are_not_hidden_under_the_header(page: Page, site: str) -> None:
    page.goto(f"{site}/#gallery")
    top = page.locator("#gallery").evaluate("(e) => e.getBoundingClientRect().top")
    bar = page.locator(".header-bar").evaluate("(e) => e.getBoundingClientRect().bottom")
    assert top >= bar
