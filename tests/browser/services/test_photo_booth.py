"""The photo booth page: packages, add-ons, and the gallery with its viewer."""

from playwright.sync_api import Locator, Page, expect

from tests.support.pages.browser import without_scripts
from tools.shots.command import wake_islands

PATH = "/services/photo-booth"

# Baht, people, photos, prints, costume changes; the minutes stand beside the price.
PACKAGES = {
    "Basic Pack": ["99", "1", "10", "1", "1"],
    "Premium Pack": ["199", "1", "30", "1", "3"],
    "Gang Package": ["999", "6", "180", "6", "Unlimited"],
}


def open_gallery(page: Page, site: str) -> Locator:
    page.goto(f"{site}/en{PATH}")
    wake_islands(page)
    return page.locator(".strip a[data-view]")


def counter(page: Page) -> Locator:
    return page.locator(".yarl__counter")


def test_packages_and_add_ons_are_as_agreed(page: Page, site: str) -> None:
    page.goto(f"{site}/en{PATH}")
    shown = {
        card.locator("h3").inner_text(): [
            card.locator(".package-price em").inner_text(),
            *card.locator("dd").all_inner_texts(),
        ]
        for card in page.locator(".package").all()
    }
    assert shown == PACKAGES
    popular = page.locator(".package", has_text="Most popular")
    expect(popular).to_have_count(1)
    expect(popular).to_contain_text("Premium Pack")
    every_package_can_be_booked_and_says_its_hours(page)
    assert page.locator(".sticker-price").all_inner_texts() == [
        "+20 baht/photo",
        "+99 baht",
        "+199 baht",
        "+199 baht",
    ]
    # The hero says the price, and leads to the script games.
    expect(page.locator(".booth-price")).to_have_text("From 199 baht/hour")
    page.get_by_role("link", name="See the script games").click()
    page.wait_for_url(f"{site}/en/services/board-game-script")


def every_package_can_be_booked_and_says_its_hours(page: Page) -> None:
    for name, minutes in (("Basic Pack", 30), ("Premium Pack", 60), ("Gang Package", 60)):
        card = page.locator(".package", has_text=name)
        expect(card.get_by_role("link", name="Book this package")).to_have_count(1)
        expect(card.locator(".package-price")).to_contain_text(f"{minutes} min")
    expect(page.locator(".packages-hours")).to_have_text(
        "A full hour starts at 199 baht. Just popping in? 30 minutes is 99."
    )
    expect(page.locator(".package-each")).to_have_text(
        ["About 10 baht a shot", "About 7 baht a shot", "About 167 baht each, split 6 ways"]
    )


def test_the_viewer_opens_by_keyboard_goes_round_and_returns_the_focus(
    page: Page, site: str
) -> None:
    pictures = open_gallery(page, site)
    expect(pictures).to_have_count(10)
    pictures.nth(4).focus()
    page.keyboard.press("Enter")
    expect(counter(page)).to_have_text("5 / 10")
    page.keyboard.press("Escape")
    expect(page.locator(".yarl__root")).to_have_count(0)
    pictures.first.click()
    expect(counter(page)).to_have_text("1 / 10")
    page.keyboard.press("ArrowLeft")
    expect(counter(page)).to_have_text("10 / 10")
    page.keyboard.press("ArrowRight")
    expect(counter(page)).to_have_text("1 / 10")
    page.keyboard.press("ArrowRight")
    expect(counter(page)).to_have_text("2 / 10")
    page.keyboard.press("Escape")
    expect(page.locator(".yarl__root")).to_have_count(0)
    expect(pictures.nth(1)).to_be_focused()


@without_scripts
def test_everything_is_there_without_scripts(page: Page, site: str) -> None:
    page.goto(f"{site}{PATH}")
    expect(page.locator(".step-strip > li")).to_have_count(4)
    expect(page.locator(".guest-note")).to_have_count(3)
    expect(page.locator(".strip a[data-view]:visible")).to_have_count(10)
    expect(page.locator(".closing-card a")).to_have_count(2)
