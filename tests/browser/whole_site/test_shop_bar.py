"""The way to the shop: the bar on phones, the pill in the header, and what the chat is told."""

from urllib.parse import unquote

import pytest
from playwright.sync_api import BrowserContext, FloatRect, Locator, Page, expect

from tests.support.pages.browser import in_both_languages, wait_for_scripts, without_scripts
from tools.shots.command import wake_islands

phone_only = pytest.mark.parametrize("device", ["phone"])


def message(href: str | None) -> str:
    address, _, text = (href or "").partition("/?")
    assert address == "https://line.me/R/oaMessage/%40nkboardgame"
    return unquote(text)


def box_of(part: Locator) -> FloatRect:
    box = part.bounding_box()
    assert box is not None
    return box


@phone_only
@in_both_languages
def test_chat_call_and_branches_are_in_reach(page: Page, site: str, prefix: str) -> None:
    page.goto(f"{site}{prefix or '/'}")
    links = page.locator(".shop-bar a")
    expect(links).to_have_count(3)
    assert "…" in message(links.nth(0).get_attribute("href"))
    expect(links.nth(1)).to_have_attribute("href", "tel:+6620000000")
    expect(links.nth(2)).to_have_attribute("href", f"{prefix}/contact#branches")
    bar = box_of(page.locator(".shop-bar"))
    assert bar["y"] + bar["height"] == 844


@phone_only
@pytest.mark.parametrize(
    ("path", "some", "none"),
    [
        ("/about", "เปิดอยู่ 2 สาขา", "ตอนนี้ปิดอยู่"),
        ("/en/about", "2 open now", "Closed now"),
    ],
)
def test_the_bar_tells_how_many_are_open_and_leaves_the_end_of_the_page_free(
    page: Page, context: BrowserContext, site: str, path: str, some: str, none: str
) -> None:
    context.clock.install(time="2026-03-02T11:30:00+07:00")
    page.goto(f"{site}{path}")
    expect(page.locator("[data-open-count]")).to_have_text(some)
    context.clock.fast_forward("12:00:00")
    expect(page.locator("[data-open-count]")).to_have_text(none)
    # What has the focus is looked for under the bar on every page, in `test_every_page`.
    page.evaluate("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })")
    last = box_of(page.locator(".footer-end a"))
    assert last["y"] + last["height"] <= box_of(page.locator(".shop-bar"))["y"]


@phone_only
def test_the_bar_makes_way(page: Page, site: str) -> None:
    bar = page.locator(".shop-bar")
    page.goto(f"{site}/")
    wait_for_scripts(page)
    page.locator("details[data-menu=phone] summary").tap()
    expect(bar).to_be_hidden()
    page.keyboard.press("Escape")
    expect(bar).to_be_visible()
    wake_islands(page)
    page.locator(".gallery-panel:visible a[data-view]").first.tap()
    expect(page.locator(".yarl__root")).to_be_visible()
    expect(bar).to_be_hidden()
    page.goto(f"{site}/beyblade/regulations")
    page.locator("input[type=text]:visible").first.focus()
    expect(bar).to_be_hidden()
    page.goto(f"{site}/beyblade/scoreboard")
    expect(bar).to_have_count(0)


# Where a chat button stands, and what the message has to name.
_PLACES = (
    ("/en/services/photo-booth", ".package .button", "Basic Pack"),
    ("/en/services/board-game-script", ".case .button", "The Mystery of Room 6/3"),
    ("/contact", ".route .button", "ซีคอน บางแค"),
    ("/beyblade", ".header-book", "เบย์เบลด"),
    ("/services/team-building", ".header-book", "ทีมบิลดิ้ง"),
)


@without_scripts
def test_the_chat_is_told_what_it_is_about(page: Page, site: str) -> None:
    for path, button, named in _PLACES:
        page.goto(f"{site}{path}", wait_until="domcontentloaded")
        assert named in message(page.locator(button).first.get_attribute("href"))
    # Wide windows have a pill in place of the bar.
    expect(page.locator(".shop-bar")).to_be_hidden()
    expect(page.locator(".header-book")).to_be_visible()


def test_the_chat_is_told_which_event(page: Page, site: str) -> None:
    page.goto(f"{site}/en/events")
    page.locator(".tickets a").first.click()
    ask = page.locator(".sheet-action a")
    expect(ask).to_be_visible()
    href = ask.get_attribute("href") or ""
    name = page.locator(".sheet h1").inner_text()
    assert "line.me" not in href or name in message(href)
    # The bar of a phone repeats it.
    bar = page.locator(".shop-bar-chat")
    expect(bar).to_have_attribute("href", href)
    expect(bar.locator("> span").first).to_have_text(ask.locator("> span").first.inner_text())
