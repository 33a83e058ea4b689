"""What holds on every page, in both languages, on a phone and on a desktop."""

import re
import urllib.request

import pytest
from playwright.sync_api import Page, expect

from nk.settings import ROOT
from tests.browser.looking import axe_findings, on_both, overflow, wake_islands

# The routes of the site, read off the built files, so that a new page is tested by being there.
_DIST = ROOT / "web" / "dist"
_TEMPLATES = ("404", "events/event", "events/not-found", "events/unavailable")


def addresses() -> list[str]:
    """Every page of the build by its address."""
    names = [path.relative_to(_DIST).with_suffix("").as_posix() for path in _DIST.rglob("*.html")]
    shown = [name for name in names if name.removeprefix("en/") not in _TEMPLATES]
    return sorted("/" if name == "index" else f"/{name}" for name in shown)


every_page = pytest.mark.parametrize("address", addresses())


def test_the_sitemap_names_exactly_these_pages(site: str) -> None:
    with urllib.request.urlopen(f"{site}/sitemap.xml") as reply:
        text = reply.read().decode()
    listed = {found.removeprefix(site) or "/" for found in re.findall(r"<loc>(.*?)</loc>", text)}
    pages = {address for address in listed if not re.search(r"/events/.", address)}
    assert pages == set(addresses())


@on_both
@every_page
def test_a_page_is_accessible_and_fits(
    page: Page, site: str, address: str, device: str, axe: str
) -> None:
    page.goto(f"{site}{address}")
    wake_islands(page)
    expect(page.locator("h1")).to_have_count(1)
    assert page.locator("html").get_attribute("lang") == (
        "en" if re.match(r"/en(/|$)", address) else "th"
    )
    assert axe_findings(page, axe) == []
    assert overflow(page) == 0
    if device == "phone":
        page.set_viewport_size({"width": 320, "height": 640})
        assert overflow(page) == 0


@pytest.mark.parametrize("address", [a for a in addresses() if re.match(r"/en(/|$)", a)])
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
