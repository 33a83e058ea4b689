"""The board game script page: hero, case files, and the ways to book."""

from playwright.sync_api import Page, expect

from tests.support.pages.browser import without_scripts

PATH = "/services/board-game-script"

# Story, its levels (difficulty, investigation, roleplay), its players and its minutes.
CASES = [
    ("High school", (2, 3, 3), "6–15", 90),
    ("Spies and history", (3, 4, 4), "8–10", 90),
    ("Fantasy", (4, 4, 4), "6–10", 120),
    ("Ghosts in a haunted rental", (4, 2, 1), "1–6", 100),
]


def test_the_hero_says_the_price_and_case_files_their_levels(page: Page, site: str) -> None:
    page.goto(f"{site}/en{PATH}")
    hero = page.locator(".desk-hero")
    expect(hero).to_contain_text("299 baht/game")
    expect(hero).to_contain_text("6 to 15")
    for name in ("Book Now", "Watch Teaser"):
        link = hero.get_by_role("link", name=name)
        expect(link).to_have_attribute("target", "_blank")
        expect(link).to_have_attribute("rel", "noopener")
        expect(link).to_contain_text("opens in a new tab")
    a_case_file_draws_and_says_its_levels(page)


def a_case_file_draws_and_says_its_levels(page: Page) -> None:
    for index, (theme, levels, players, minutes) in enumerate(CASES):
        case = page.locator(".case").nth(index)
        expect(case).to_contain_text(theme)
        expect(case).to_contain_text(f"{players} players")
        expect(case).to_contain_text(f"{minutes} min")
        expect(case.locator(".case-caption")).to_have_text(f"Exhibit {index + 1}")
        expect(case.get_by_role("link", name="Book this case")).to_have_count(1)
        for meter, level in zip(case.locator(".meter").all(), levels, strict=True):
            expect(meter.locator(".meter-full")).to_have_count(level)
            expect(meter.locator(".meter-label")).to_have_text(f"{level} of 5")


@without_scripts
def test_everything_is_there_without_scripts(page: Page, site: str) -> None:
    page.goto(f"{site}{PATH}")
    expect(page.locator(".clue")).to_have_count(4)
    expect(page.locator(".case")).to_have_count(len(CASES))
    expect(page.locator(".notebook-steps > li")).to_have_count(5)
    expect(page.locator(".closing-card a")).to_have_count(2)
