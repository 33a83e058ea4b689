"""The footer: folded on a phone, open where there is room, with every word in the page."""

import pytest
from playwright.sync_api import Page, expect

from tests.support.pages.browser import in_both_languages, without_scripts

_GROUPS = 4
_FITS = "(footer) => footer.scrollWidth <= footer.clientWidth"


@pytest.mark.parametrize("device", ["phone"])
@without_scripts
@in_both_languages
def test_on_a_phone_it_is_shorter_than_a_screen_and_opens_group_by_group(
    page: Page, site: str, prefix: str
) -> None:
    page.set_viewport_size({"width": 360, "height": 844})
    # Letters that miss the first paint wait for the next page; wider ones stand in meanwhile.
    page.goto(f"{site}{prefix or '/'}")
    page.reload()
    footer = page.locator(".footer")
    box = footer.bounding_box()
    assert box is not None
    assert box["height"] < 640
    groups = footer.locator("summary")
    expect(groups).to_have_count(_GROUPS)
    expect(footer.locator("li a:visible")).to_have_count(5)
    for place in range(_GROUPS):
        groups.nth(place).press("Enter")
        expect(footer.locator("details").nth(place).locator("li").first).to_be_visible()
    assert footer.evaluate(_FITS)


@in_both_languages
def test_where_there_is_room_it_lies_open_under_headings(
    page: Page, site: str, prefix: str
) -> None:
    page.goto(f"{site}{prefix or '/'}")
    footer = page.locator(".footer")
    expect(footer.locator("h2:visible")).to_have_count(_GROUPS)
    expect(footer.locator("summary:visible")).to_have_count(0)
    expect(footer.locator(f'a[href="{prefix}/about"]')).to_be_visible()


@in_both_languages
@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_nothing_is_below_it(page: Page, site: str, prefix: str) -> None:
    for path in ("/services", "/services/photo-booth", "/beyblade"):
        page.goto(f"{site}{prefix}{path}")
        end = "() => document.querySelector('.footer').getBoundingClientRect().bottom + scrollY"
        height = "() => document.documentElement.scrollHeight"
        assert page.evaluate(end) == pytest.approx(page.evaluate(height), abs=1)
