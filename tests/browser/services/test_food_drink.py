"""The food and drink page: the whole menu, its filter and its bar of groups."""

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.support.pages.browser import in_both_languages, on_both, without_scripts

PATH = "/services/food-drink"
ALL_LINES = 54
POPULAR_LINES = 11
GROUPS = {
    "snacks": 7,
    "toast": 6,
    "rice": 7,
    "add-ons": 5,
    "beverages": 6,
    "sodas": 13,
    "smoothies": 10,
}


def open_menu(page: Page, site: str, prefix: str = "/en") -> Locator:
    page.goto(f"{site}{prefix}{PATH}")
    return page.locator(".board-item:visible")


def only_popular(page: Page) -> Locator:
    return page.get_by_role("checkbox", name="Hits only")


def menu_data(page: Page) -> dict[str, Any]:
    blocks = page.locator('script[type="application/ld+json"]').all_text_contents()
    return next(data for data in map(json.loads, blocks) if data["@type"] == "Menu")


@in_both_languages
def test_the_whole_menu_is_there_also_for_search_engines(
    page: Page, site: str, prefix: str
) -> None:
    lines = open_menu(page, site, prefix)
    expect(lines).to_have_count(ALL_LINES)
    for group, count in GROUPS.items():
        expect(page.locator(f"#{group} .board-item")).to_have_count(count)
    flavours_at_one_price_share_a_row(page)
    search_engines_get_the_same_menu(page)


def flavours_at_one_price_share_a_row(page: Page) -> None:
    for group, price, flavours in (("sodas", "29", 12), ("smoothies", "59", 10)):
        row = page.locator(f"#{group} .board-flavours")
        expect(row.locator(".board-chip")).to_have_count(flavours)
        expect(row.locator(".board-price > [aria-hidden]")).to_have_text([price])


@without_scripts
def test_the_filter_needs_no_script(page: Page, site: str) -> None:
    lines = open_menu(page, site)
    only_popular(page).check()
    expect(lines).to_have_count(POPULAR_LINES)
    expect(page.locator("#add-ons")).to_be_hidden()
    only_popular(page).uncheck()
    expect(lines).to_have_count(ALL_LINES)


@on_both
def test_what_is_popular_is_announced_and_one_wall_of_plates_with_prices(
    page: Page, site: str
) -> None:
    lines = open_menu(page, site)
    status = page.locator(".menu-shown")
    expect(status).to_have_text(f"Showing all {ALL_LINES} items", use_inner_text=True)
    only_popular(page).focus()
    page.keyboard.press("Space")
    expect(lines).to_have_count(POPULAR_LINES)
    expect(status).to_have_role("status")
    expect(status).to_have_text(f"Showing {POPULAR_LINES} hits", use_inner_text=True)
    expect(page.locator("#add-ons")).to_be_hidden()
    expect(page.locator(".menu-head:visible, .menu-bar:visible")).to_have_count(0)
    expect(lines.locator("img:visible")).to_have_count(POPULAR_LINES)
    # A flavour has left its row, so it brings the price with it.
    prices = page.locator(".board-item :is(.board-price, .board-chip-price):visible")
    expect(prices).to_have_count(POPULAR_LINES)
    page.keyboard.press("Space")
    expect(lines).to_have_count(ALL_LINES)


@on_both
def test_the_bar_marks_the_group_being_read_and_stays_clear_of_it(page: Page, site: str) -> None:
    open_menu(page, site)
    orders_and_the_menu_page_are_outside_links(page)
    bar = page.locator(".menu-bar")
    for name in ("Rice", "Smoothies", "Toast"):
        bar.get_by_role("link", name=name).click()
        expect(bar.locator("[aria-current]")).to_have_text(name)
        expect(bar.get_by_role("link", name=name)).to_be_in_viewport(ratio=0.9)
    bar.get_by_role("link", name="Italian sodas").click()
    heading = page.get_by_role("heading", name="Italian sodas")
    expect(heading).to_be_in_viewport()
    above, words = bar.bounding_box(), heading.bounding_box()
    assert above is not None
    assert words is not None
    assert words["y"] >= above["y"] + above["height"] - 1


def orders_and_the_menu_page_are_outside_links(page: Page) -> None:
    for name in ("Order food", "Open the menu"):
        for link in page.get_by_role("link", name=name).all():
            expect(link).to_have_attribute("target", "_blank")
            expect(link).to_have_attribute("rel", "noopener")


def search_engines_get_the_same_menu(page: Page) -> None:
    items = [
        (item["name"], item["offers"]["price"], item["offers"]["priceCurrency"])
        for section in menu_data(page)["hasMenuSection"]
        for item in section["hasMenuItem"]
    ]
    assert len(items) == ALL_LINES
    # A flavour on a chip costs what its row says.
    prices = page.locator(".board-item").evaluate_all(
        """(items) => items.map((item) => (item.querySelector('.board-price')
            ?? item.closest('.board-flavours').querySelector('.board-price'))
            .firstElementChild.textContent)"""
    )
    assert [str(price) for _, price, _ in items] == [price.removeprefix("+") for price in prices]
    assert {currency for _, _, currency in items} == {"THB"}
