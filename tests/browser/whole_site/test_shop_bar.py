"""The way to the shop: the bar on phones, the pill in the header, and what the chat is told."""

from datetime import datetime
from urllib.parse import unquote

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.support.pages.browser import focus_troubles, in_both_languages, without_scripts
from tools.shots.command import wake_islands

phone_only = pytest.mark.parametrize("device", ["phone"])


def message(href: str | None) -> str:
    address, _, text = (href or "").partition("/?")
    assert address == "https://line.me/R/oaMessage/%40nkboardgame"
    return unquote(text)


@phone_only
@in_both_languages
def test_chat_call_and_branches_are_in_reach(page: Page, site: str, prefix: str) -> None:
    page.goto(f"{site}{prefix or '/'}")
    links = page.locator(".shop-bar a")
    expect(links).to_have_count(3)
    assert "…" in message(links.nth(0).get_attribute("href"))
    expect(links.nth(1)).to_have_attribute("href", "tel:+6620000000")
    expect(links.nth(2)).to_have_attribute("href", f"{prefix}/contact#branches")
    box = page.locator(".shop-bar").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] == 844


@pytest.mark.parametrize(
    ("moment", "thai", "english"),
    [
        ("2026-03-02T11:30:00+07:00", "เปิดอยู่ 2 สาขา", "2 open now"),
        ("2026-03-02T23:30:00+07:00", "ตอนนี้ปิดอยู่", "Closed now"),
    ],
)
@phone_only
def test_the_bar_tells_how_many_are_open(
    page: Page, context: BrowserContext, site: str, moment: str, thai: str, english: str
) -> None:
    page.clock.set_fixed_time(datetime.fromisoformat(moment))
    for path, sentence in (("/about", thai), ("/en/about", english)):
        page.goto(f"{site}{path}")
        expect(page.locator("[data-open-count]")).to_have_text(sentence)


@phone_only
@without_scripts
def test_without_scripts_the_bar_leads_to_the_branches(page: Page, site: str) -> None:
    page.goto(f"{site}/about")
    expect(page.locator(".shop-bar a").last).to_have_text("สาขาและแผนที่")


@phone_only
def test_the_bar_makes_way(page: Page, site: str) -> None:
    bar = page.locator(".shop-bar")
    page.goto(f"{site}/")
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


@phone_only
@pytest.mark.parametrize("path", ["/", "/en/contact", "/events"])
def test_the_bar_covers_nothing_that_has_the_focus(page: Page, site: str, path: str) -> None:
    page.goto(f"{site}{path}")
    wake_islands(page)
    assert focus_troubles(page) == []
    page.evaluate("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })")
    last = page.locator(".footer-end a").bounding_box()
    bar = page.locator(".shop-bar").bounding_box()
    assert last is not None
    assert bar is not None
    assert last["y"] + last["height"] <= bar["y"]


def test_wide_windows_have_a_pill_instead(page: Page, site: str) -> None:
    page.goto(f"{site}/services/team-building")
    expect(page.locator(".shop-bar")).to_be_hidden()
    pill = page.locator(".header-book")
    expect(pill).to_be_visible()
    assert "ทีมบิลดิ้ง" in message(pill.get_attribute("href"))


# Where a chat button stands, and what the message has to name.
_PLACES = {
    "package": ("/en/services/photo-booth", ".package .button", "Basic Pack"),
    "case": ("/en/services/board-game-script", ".case .button", "The Mystery of Room 6/3"),
    "branch": ("/contact", ".route .button", "ซีคอน บางแค"),
    "beyblade": ("/beyblade", ".header-book", "เบย์เบลด"),
}


@pytest.mark.parametrize("place", _PLACES.values(), ids=_PLACES)
def test_the_chat_is_told_what_it_is_about(
    page: Page, site: str, place: tuple[str, str, str]
) -> None:
    path, button, named = place
    page.goto(f"{site}{path}")
    assert named in message(page.locator(button).first.get_attribute("href"))


def test_the_chat_is_told_which_event(page: Page, site: str) -> None:
    page.goto(f"{site}/en/events")
    page.locator(".tickets a").first.click()
    ask = page.locator(".sheet-action a")
    expect(ask).to_be_visible()
    href = ask.get_attribute("href") or ""
    name = page.locator(".sheet h1").inner_text()
    assert "line.me" not in href or name in message(href)
