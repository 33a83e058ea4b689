"""Answers that come when the page already stands take the room that was kept for them."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserType, Page, Route, expect

from tests.support.pages.browser import in_both_languages, moved, on_both, watch_for_moves
from tests.support.pages.tabs import Kind, Tab, chromium, kept_tabs
from tools.shots.command import wake_islands

# The browser chooses what it holds in place when it draws, so it has drawn what is looked at.
_CENTRED = """(element) => new Promise((drawn) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    requestAnimationFrame(() => requestAnimationFrame(() => drawn()));
})"""

# Where an answer arrives: the page, the part that is looked at, and what shows that it is there.
_ARRIVALS = {
    "events": ("/events", ".event-tabs", ".tickets .ticket-day"),
    "below the events": ("/events", ".calendar-card", ".tickets .ticket-day"),
    "next event": ("", ".next-event", ".next-event .ticket-day"),
    "top ten": ("/beyblade", ".leaderboard table", ".leaderboard tbody th"),
    "season": ("/beyblade", ".season-clock", ".season-clock span"),
}


@pytest.fixture(scope="module")
def browser(browser_type: BrowserType) -> Iterator[Browser]:
    """The whole browser: it holds what is looked at in its place, as those of visitors do."""
    whole = browser_type.launch(**chromium())
    yield whole
    whole.close()


@pytest.fixture(scope="module")
def tabs(browser: Browser) -> Iterator[dict[Kind, Tab]]:
    """The tabs of this browser."""
    with kept_tabs() as kept:
        yield kept


@on_both
@in_both_languages
@pytest.mark.parametrize("arrival", _ARRIVALS.values(), ids=_ARRIVALS)
def test_a_late_answer_moves_nothing(
    page: Page, site: str, prefix: str, arrival: tuple[str, str, str]
) -> None:
    path, part, answered = arrival
    held: list[Route] = []
    held_back = True

    def hold(route: Route) -> None:
        if held_back:
            held.append(route)
        else:
            route.continue_()

    page.route("**/api/**", hold)
    page.goto(f"{site}{prefix}{path}")
    watch_for_moves(page)
    wake_islands(page)
    page.locator(part).first.evaluate(_CENTRED)
    assert held
    # What is asked for from now on is let through, too.
    held_back = False
    for route in held:
        route.continue_()
    expect(page.locator(answered).first).to_be_visible()
    assert moved(page) == []


def test_a_picture_that_hangs_does_not_keep_an_island_asleep(page: Page, site: str) -> None:
    page.route("**/img/heroes*", lambda _: None)
    page.goto(f"{site}/beyblade", wait_until="domcontentloaded")
    page.locator(".leaderboard").evaluate(_CENTRED)
    expect(page.locator(".leaderboard tbody th").first).to_be_visible()
    page.unroute_all(behavior="ignoreErrors")
