"""What a phone fetches before its first screen is painted: that screen, and nothing else."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

on_a_phone = pytest.mark.parametrize("device", ["phone"])
_LAZY = "main img[loading=lazy]"
_THERE = """(images) => images.filter(({ naturalWidth }) => naturalWidth > 0).length"""
_TWO_FRAMES = """() => new Promise((drawn) =>
    requestAnimationFrame(() => requestAnimationFrame(drawn)))"""
_BEFORE_PAINT = """() => {
    const [painted] = performance.getEntriesByName('first-paint');
    return performance.getEntriesByType('resource')
        .filter(({ initiatorType, startTime }) =>
            ['script', 'other'].includes(initiatorType) && startTime < painted.startTime)
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js') || path.startsWith('/api/'));
}"""


# A sheet of this kind is no business of the page's policy.
_HOLD = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main { animation-play-state: paused !important }');
    document.adoptedStyleSheets = [sheet];
}"""
_RELEASE = "() => { document.adoptedStyleSheets = []; }"


def open_held(context: BrowserContext, page: Page, address: str) -> None:
    """Open a page that stays as it is in its first frame."""
    context.add_init_script(f"({_HOLD})()")
    page.emulate_media(reduced_motion="no-preference")
    page.goto(address)


@on_a_phone
def test_pictures_further_down_come_after_it(
    context: BrowserContext, page: Page, site: str
) -> None:
    open_held(context, page, f"{site}/about")
    expect(page.locator("img[fetchpriority=high]").first).to_have_js_property("complete", True)
    page.evaluate(_TWO_FRAMES)
    # Were one of them asked for, it would be waited for as well.
    page.wait_for_load_state("networkidle")
    assert page.locator(_LAZY).evaluate_all(_THERE) == 0
    page.evaluate(_RELEASE)
    page.wait_for_function(f"() => ({_THERE})([...document.querySelectorAll('{_LAZY}')]) > 3")


@on_a_phone
def test_who_comes_for_a_part_has_all_of_it_at_once(
    context: BrowserContext, page: Page, site: str
) -> None:
    open_held(context, page, f"{site}/beyblade/regulations#equipment")
    expect(page.locator("#equipment h2")).to_be_in_viewport()
    expect(page.locator("main")).to_have_css("clip-path", "none")


@on_a_phone
@pytest.mark.parametrize("path", ["/", "/events", "/meeple", "/en/services/photo-booth"])
def test_scripts_and_calls_come_after_it(page: Page, site: str, path: str) -> None:
    page.goto(f"{site}{path}")
    page.wait_for_function("() => performance.getEntriesByName('first-paint').length > 0")
    expect(page.locator("link[rel=manifest]")).to_have_attribute("href", "/manifest.webmanifest")
    assert page.evaluate(_BEFORE_PAINT) == []


@pytest.mark.parametrize("scripting", [False])
def test_the_rest_of_the_page_is_shown_without_scripts(page: Page, site: str) -> None:
    page.goto(f"{site}/about")
    expect(page.locator("main")).to_have_css("clip-path", "none")
    page.locator(_LAZY).last.scroll_into_view_if_needed()
    expect(page.locator(_LAZY).last).to_have_js_property("complete", True)
