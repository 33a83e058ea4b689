"""The tools by keyboard alone: each is reached with Tab and worked without a pointer."""

from playwright.sync_api import Page, expect

from tests.support.pages.browser import tab_to
from tools.shots.command import wake_islands


def open_page(page: Page, address: str) -> None:
    page.goto(address)
    wake_islands(page)


def test_the_ticket_helper(page: Page, site: str) -> None:
    open_page(page, f"{site}/en/services/play-at-shop")
    form = page.locator(".ticket-machine")
    tab_to(page, form.get_by_role("radio", name="Bangkae"))
    page.keyboard.press("ArrowDown")
    tab_to(page, form.locator("input[type=radio]:checked").last, most=1)
    page.keyboard.press("ArrowRight")
    tab_to(page, form.locator("input[type=range]").first, most=1)
    page.keyboard.press("Home")
    expect(page.locator(".ticket-answer")).to_contain_text("Pay by the hour: 45 baht")
    tab_to(page, form.locator("input[type=range]").last, most=1)
    page.keyboard.press("End")
    expect(page.locator(".ticket-slip[data-best]")).to_have_attribute("data-ticket", "monthly")


def test_the_filter_of_the_menu(page: Page, site: str) -> None:
    open_page(page, f"{site}/en/services/food-drink")
    tab_to(page, page.locator("#popular-only"))
    page.keyboard.press("Space")
    expect(page.locator(".board-item:visible")).to_have_count(11)
    # What is popular is one wall; the way to a part of the menu comes back with the rest.
    expect(page.locator(".menu-bar a:visible")).to_have_count(0)
    page.keyboard.press("Space")
    tab_to(page, page.locator(".menu-bar a:visible").nth(1), most=2)
    page.keyboard.press("Enter")
    expect(page.locator(".menu-bar [aria-current]")).to_have_count(1)


def test_the_deck_check(page: Page, site: str) -> None:
    open_page(page, f"{site}/en/beyblade/regulations")
    boxes = page.get_by_role("combobox")
    tab_to(page, boxes.first)
    page.keyboard.type("Dran Sword 3-60 F")
    page.keyboard.press("Escape")
    tab_to(page, boxes.nth(1), most=1)
    page.keyboard.type("dran s")
    expect(page.get_by_role("option").first).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.keyboard.type("9-60 MN")
    page.keyboard.press("Escape")
    expect(page.locator(".deck-verdict")).to_have_attribute("data-verdict", "illegal")
    tab_to(page, page.locator("[data-rule='banned_bit'] a"))
    page.keyboard.press("Enter")
    expect(page.locator("#equipment h2")).to_be_in_viewport()


def test_the_rating_preview(page: Page, site: str) -> None:
    open_page(page, f"{site}/en/beyblade/rating")
    mine = page.get_by_label("My rating", exact=True)
    tab_to(page, mine)
    page.keyboard.press("Control+A")
    page.keyboard.type("1250")
    tab_to(page, page.get_by_role("button", name="My rating +10"), most=1)
    page.keyboard.press("Enter")
    expect(mine).to_have_value("1260")
    tab_to(page, page.locator(".preview-form input[type=radio]:checked"), most=4)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="I lose")).to_be_checked()
    tab_to(page, page.locator(".preview-sweep input"), most=1)
    page.keyboard.press("Space")
    expect(page.locator(".outcome-card").last).to_contain_text("Sweep bonus")


def test_the_scoreboard(page: Page, site: str) -> None:
    open_page(page, f"{site}/en/beyblade/scoreboard")
    tab_to(page, page.get_by_label("Left player"))
    page.keyboard.type("Kaze")
    tab_to(page, page.get_by_role("button", name="Start the match"))
    page.keyboard.press("Enter")
    tab_to(page, page.locator("[data-side='one'] [data-finish='xtreme']"))
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".score-pause[data-kind='won'] h2")).to_be_focused()
    tab_to(page, page.locator(".score-tools button").first)
    page.keyboard.press("Enter")
    expect(page.locator(".score-pause")).to_have_count(0)
    tab_to(page, page.locator(".score-more summary"))
    page.keyboard.press("Enter")
    tab_to(page, page.locator(".score-more button").first, most=1)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".score-more button").first).to_be_focused()
