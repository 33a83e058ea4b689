"""What holds on every page; `test_every_state` looks at each of its states."""

import re
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect

from nk.settings import ROOT
from tests.support.browser import edgeless_in_forced_colours, moved, watch_for_moves
from tools.shots.command import wake_islands
from tools.shots.states import PAGES

# The routes of the site, read off the built files, so that a new page is tested by being there.
_DIST = ROOT / "web" / "dist"
_TEMPLATES = ("404", "events/board", "events/event", "events/not-found", "events/unavailable")


def addresses() -> list[str]:
    """Every page of the build by its address."""
    names = [path.relative_to(_DIST).with_suffix("").as_posix() for path in _DIST.rglob("*.html")]
    shown = [name for name in names if name.removeprefix("en/") not in _TEMPLATES]
    return sorted("/" if name == "index" else f"/{name}" for name in shown)


every_page = pytest.mark.parametrize("address", addresses())
on_a_phone = pytest.mark.parametrize("device", ["phone"])


def is_english(address: str) -> bool:
    return re.match(r"/en(/|$)", address) is not None


def test_the_sitemap_names_exactly_these_pages(site: str) -> None:
    with urllib.request.urlopen(f"{site}/sitemap.xml") as reply:
        text = reply.read().decode()
    listed = {found.removeprefix(site) or "/" for found in re.findall(r"<loc>(.*?)</loc>", text)}
    pages = {address for address in listed if not re.search(r"/events/.", address)}
    assert pages == set(addresses())


def test_every_page_is_among_the_states() -> None:
    thai = {address for address in addresses() if not is_english(address)}
    assert thai == {path for path in PAGES.values() if "{" not in path}


@on_a_phone
@every_page
def test_nothing_moves_once_the_letters_are_there(
    page: Page, context: BrowserContext, site: str, address: str
) -> None:
    page.goto(f"{site}{address}")
    watch_for_moves(page)
    wake_islands(page)
    expect(page.locator("h1")).to_be_visible()
    assert moved(page) == []


@pytest.mark.parametrize("address", [each for each in addresses() if is_english(each)])
def test_an_english_page_shows_no_thai_and_fetches_no_thai_font(
    page: Page, site: str, address: str
) -> None:
    fonts: list[str] = []
    page.on("request", lambda r: fonts.append(r.url) if r.resource_type == "font" else None)
    page.goto(f"{site}{address}")
    wake_islands(page)
    # Names that people gave stay as they are, and are marked with their language.
    given = page.locator("bdi[lang=th]")
    has_given = given.count() > 0
    given.evaluate_all("(parts) => parts.forEach((part) => { part.hidden = true })")
    text = page.locator("body").inner_text()
    assert re.findall(r"[\u0e00-\u0e7f]+", text) == []
    if not has_given:
        assert [font for font in fonts if "thai" in font] == []
    assert edgeless_in_forced_colours(page) == []


@pytest.fixture(scope="module")
def remembering(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any]
) -> Iterator[Browser]:
    """A browser that may keep pages for the way back, which Playwright's own arguments forbid."""
    browser = browser_type.launch(
        **browser_type_launch_args, ignore_default_args=["--disable-back-forward-cache"]
    )
    yield browser
    browser.close()


def test_the_way_back_is_instant(remembering: Browser, site: str) -> None:
    page = remembering.new_page(reduced_motion="reduce")
    again: dict[str, bool] = {}
    for address in addresses():
        page.goto(f"{site}{address}")
        wake_islands(page)
        if address.endswith("/scoreboard"):
            # A word from its service worker would throw the page out of the memory.
            expect(page.locator(".score-signs span").first).to_be_visible()
        page.evaluate(
            "() => addEventListener('pageshow', (shown) => { window.kept = shown.persisted })"
        )
        page.goto(f"{site}/api/events?status=past")
        page.go_back(wait_until="commit")
        again[address] = page.wait_for_function("() => window.kept ?? 'new'").json_value()
    assert {address for address, kept in again.items() if kept is not True} == set()
