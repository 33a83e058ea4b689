"""The privacy notice. That nothing else is kept is seen in `whole_site/test_language.py`."""

from playwright.sync_api import Page, expect

from tests.support.pages.browser import in_both_languages, without_scripts


@in_both_languages
def test_the_footer_leads_to_the_notice_which_names_all_that_is_kept(
    page: Page, site: str, prefix: str
) -> None:
    page.goto(f"{site}{prefix}/about")
    page.locator(f'footer a[href="{prefix}/privacy"]').click()
    page.wait_for_url(f"{site}{prefix}/privacy")
    table = page.locator(".kept table")
    expect(table.locator("caption")).not_to_be_empty()
    expect(table.locator('th[scope="col"]')).to_have_count(2)
    things = table.locator("tbody")
    expect(things.locator('th[scope="rowgroup"]')).to_have_count(5)
    expect(things.nth(0)).to_contain_text("nk-language")
    expect(things.nth(0)).to_contain_text("160")
    expect(things.nth(2)).to_contain_text("90")
    page.set_viewport_size({"width": 390, "height": 844})
    assert_how_long_is_named_below_where(page)


def assert_how_long_is_named_below_where(page: Page) -> None:
    """So it is on a phone."""
    where, long = (page.locator(".kept tbody td").nth(index).bounding_box() for index in (0, 1))
    assert where is not None
    assert long is not None
    assert where["x"] == long["x"]
    assert where["y"] + where["height"] <= long["y"]
    head = page.locator('.kept th[scope="col"]').last.text_content()
    named = page.locator(".kept tbody td").nth(1)
    named_as = named.evaluate("(cell) => getComputedStyle(cell, '::before').content.slice(1, -1)")
    assert named_as == head


@without_scripts
def test_whom_to_ask_without_scripts(page: Page, site: str, scripting: bool) -> None:
    page.goto(f"{site}/en/privacy")
    ask = page.locator(".privacy-ask")
    chat = ask.get_by_role("link", name="Message us on chat")
    expect(chat).to_have_attribute("target", "_blank")
    expect(chat).to_have_attribute("rel", "noopener")
    expect(ask.locator('a[href^="tel:"]')).to_have_count(1)
