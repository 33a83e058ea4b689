"""The team building page: what a planner needs to know before asking."""

from playwright.sync_api import Page, expect

from tests.support.pages.browser import without_scripts

PATH = "/services/team-building"


def test_the_ways_to_ask_every_term_and_a_sample_morning(page: Page, site: str) -> None:
    page.goto(f"{site}/en{PATH}")
    # Chat comes first and the phone second.
    buttons = page.locator(".team-hero .button")
    expect(buttons).to_have_count(2)
    expect(buttons.first).to_contain_text("Ask us on chat")
    expect(buttons.first).to_have_attribute("rel", "noopener")
    expect(buttons.last).to_have_attribute("href", "tel:+6620000000")
    the_booking_sheet_says_every_term(page)
    the_sample_morning_fits_the_first_session(page)


def the_booking_sheet_says_every_term(page: Page) -> None:
    terms = page.locator(".booking-term")
    expected = [
        ["At least 2 weeks"],
        ["9:00–12:00", "13:00–16:00"],
        ["From 8 up to 50 people per round"],
        ["50% deposit on confirmation, the rest on the day"],
    ]
    expect(terms).to_have_count(len(expected))
    for term, sentences in zip(terms.all(), expected, strict=True):
        for sentence in sentences:
            expect(term).to_contain_text(sentence)
    expect(page.locator(".booking-piece > *")).to_have_count(4)


def the_sample_morning_fits_the_first_session(page: Page) -> None:
    hours = page.locator(".half-day time")
    times = [time.get_attribute("datetime") or "" for time in hours.all()]
    assert times == sorted(times)
    expect(hours.first).to_have_text("9:00")
    expect(page.locator(".half-day-done")).to_have_text("All done by 12:00")
    assert times[-1] < "12:00"


@without_scripts
def test_everything_is_there_without_scripts(page: Page, site: str) -> None:
    page.goto(f"{site}{PATH}")
    expect(page.locator(".tile img")).to_have_count(6)
    expect(page.locator(".half-day img")).to_have_count(4)
    expect(page.locator(".office-facts > li")).to_have_count(3)
    expect(page.locator(".team-quote blockquote")).to_have_count(1)
    expect(page.locator(".track-spaces > li")).to_have_count(4)
    expect(page.locator(".box")).to_have_count(4)
    expect(page.locator(".closing-card a")).to_have_count(2)
