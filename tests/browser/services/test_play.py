"""Playing at the shop: the rate tables, the ticket helper and the open signs."""

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.support.pages.browser import in_both_languages, on_both, without_scripts
from tools.shots.command import wake_islands

PATH = "/services/play-at-shop"

# Lines of the words beside the picture that reach into the circle of the seal.
LETTERS_UNDER_THE_SEAL = """() => {
    const seal = document.querySelector('.play-stamp').getBoundingClientRect();
    const [x, y] = [seal.x + seal.width / 2, seal.y + seal.height / 2];
    const radius = document.querySelector('.play-stamp').offsetWidth / 2;
    const words = document.createRange();
    words.selectNodeContents(document.querySelector('.play-hero-words'));
    return [...words.getClientRects()]
        .map((line) => [line, Math.min(0.18 * line.height, 12)])
        .filter(([line, air]) => line.height < 70 && Math.hypot(
            Math.max(line.left - x, 0, x - line.right),
            Math.max(line.top + air - y, 0, y - line.bottom + air),
        ) < radius)
        .map(([line]) => [line.left, line.top, line.right, line.bottom]);
}"""


def open_helper(page: Page, site: str) -> Locator:
    page.goto(f"{site}/en{PATH}")
    wake_islands(page)
    return page.get_by_role("form", name="Which is cheapest for you?")


def answer(page: Page) -> Locator:
    return page.locator(".ticket-answer")


def slide(form: Locator, label: str, value: int) -> None:
    form.get_by_label(label).fill(str(value))


@in_both_languages
def test_rates_highlights_games_and_the_ways_to_book(page: Page, site: str, prefix: str) -> None:
    page.goto(f"{site}{prefix}{PATH}")
    the_rates_are_tables_with_every_figure(page, prefix)
    six_highlights_and_eight_games(page)
    # Chat comes first and the phone second.
    buttons = page.locator(".play-hero .button")
    expect(buttons).to_have_count(2)
    expect(buttons.first).to_have_attribute("target", "_blank")
    expect(buttons.last).to_have_attribute("href", "tel:+6620000000")


def the_rates_are_tables_with_every_figure(page: Page, prefix: str) -> None:
    tables = page.locator(".rate-sheet table")
    figures = [table.locator("td").all_inner_texts() for table in tables.all()]
    seacon = ["36", "45", "108", "168", "599", "799"]
    # Phra Nakhon asks what Seacon does, so both stand on one sheet.
    assert figures == [seacon, ["40", "50", "159", "199", "799", "999"]]
    both = ("Bangkae", "Phra Nakhon") if prefix else ("บางแค", "พระนคร")
    for name in both:
        expect(tables.first.locator("caption")).to_contain_text(name)
    for table in tables.all():
        expect(table.locator("caption")).not_to_be_empty()
        expect(table.locator('th[scope="col"]')).to_have_count(3)
        expect(table.locator('th[scope="row"]')).to_have_count(3)


def six_highlights_and_eight_games(page: Page) -> None:
    expect(page.locator(".reason-cards > li")).to_have_count(6)
    games = page.locator(".shelf-game")
    expect(games).to_have_count(8)
    for game in games.all():
        expect(game.locator(".shelf-facts li")).to_have_count(3)
    expect(games.last).to_contain_text("180–300")


@in_both_languages
def test_the_price_covers_no_player_and_no_word(page: Page, site: str, prefix: str) -> None:
    """It lies on the lower edge of the picture; on a phone, where that is under the bar, beside
    the short lines of the heading, or on the shelves where that has no room."""
    page.goto(f"{site}{prefix}{PATH}")
    for width in (320, 380, 390, 768, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        picture = page.locator(".play-hero-picture img").bounding_box()
        stamp = page.locator(".play-stamp").bounding_box()
        assert picture is not None
        assert stamp is not None
        if width < 380:
            assert stamp["y"] + stamp["height"] <= picture["y"] + 0.34 * picture["height"]
        elif width < 700:
            assert stamp["y"] + stamp["height"] <= picture["y"]
            assert page.evaluate(LETTERS_UNDER_THE_SEAL) == [], width
        else:
            assert stamp["y"] >= picture["y"] + 0.6 * picture["height"], width


@on_both
def test_the_helper_follows_every_choice(page: Page, site: str) -> None:
    form = open_helper(page, site)
    expect(answer(page)).to_contain_text("Take the day pass: 108 baht")
    form.get_by_role("radio", name="General").check()
    expect(answer(page)).to_contain_text("Take the day pass: 168 baht")
    expect(answer(page)).to_contain_text("saves 12 baht against paying by the hour")
    # A tie goes to the longer ticket.
    form.get_by_role("radio", name="Students").check()
    slide(form, "How many hours a visit?", 3)
    expect(answer(page)).to_contain_text("Take the day pass: 108 baht")
    expect(answer(page)).to_contain_text("Same price as paying by the hour")
    form.get_by_role("radio", name="General").check()
    expect(answer(page)).to_contain_text("Pay by the hour: 135 baht")
    form.get_by_role("radio", name="Samyan").check()
    expect(answer(page)).to_contain_text("Pay by the hour: 150 baht")
    slide(form, "How many visits this month?", 7)
    expect(answer(page)).to_contain_text("Take the monthly pass: 999 baht")
    expect(page.locator(".ticket-slip[data-best]")).to_have_attribute("data-ticket", "monthly")


def test_the_helper_by_keyboard_and_hours_that_never_pass_the_branchs_day(
    page: Page, site: str
) -> None:
    form = open_helper(page, site)
    form.get_by_role("radio", name="Bangkae").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(form.get_by_role("radio", name="Samyan")).to_be_checked()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    expect(form.get_by_role("radio", name="General")).to_be_checked()
    page.keyboard.press("Tab")
    page.keyboard.press("Home")
    expect(answer(page)).to_contain_text("Pay by the hour: 50 baht")
    page.keyboard.press("End")
    expect(answer(page)).to_contain_text("Take the day pass: 199 baht")
    hours = form.locator("output").first
    expect(hours).to_have_text("12 h")
    form.get_by_role("radio", name="Phra Nakhon").check()
    expect(hours).to_have_text("8 h")
    form.get_by_role("radio", name="Samyan").check()
    expect(hours).to_have_text("12 h")


@pytest.mark.parametrize(
    ("moment", "signs"),
    [
        # A Friday in Bangkok, while the browser's own clock is in New York.
        (
            "2026-11-13T11:30:00+07:00",
            [
                "Closed, opens 12:00",
                "Open now until 21:00",
                "Open now until 22:00",
                "Closed, opens 12:00",
            ],
        ),
        (
            "2026-11-13T21:00:00+07:00",
            [
                "Opens tomorrow 11:00",
                "Opens tomorrow 11:00",
                "Open now until 22:00",
                "Opens tomorrow 12:00",
            ],
        ),
    ],
)
def test_the_open_signs_keep_bangkok_time(
    page: Page, context: BrowserContext, site: str, moment: str, signs: list[str]
) -> None:
    context.clock.set_fixed_time(moment)
    page.goto(f"{site}/en{PATH}")
    expect(page.locator(".door-sign .open-sign")).to_have_text(signs)


@without_scripts
def test_without_scripts_the_sheets_say_when_the_day_ticket_wins(page: Page, site: str) -> None:
    page.goto(f"{site}{PATH}")
    helper = page.locator("section", has=page.locator(".ticket-machine"))
    expect(helper).to_have_count(1)
    expect(helper).to_be_hidden()
    notes = page.locator(".rate-note:visible")
    expect(notes).to_have_count(2)
    expect(notes.first).to_contain_text("3")
    expect(notes.nth(1)).to_contain_text("4")
    expect(page.locator(".door-sign .open-sign:visible")).to_have_count(0)
    expect(page.locator(".door-hours:visible")).to_have_count(4)
