"""Answers that come when the page already stands take the room that was kept for them."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, Route, expect

from tests.support.pages.browser import in_both_languages, moved, on_both, watch_for_moves
from tests.support.pages.tabs import Kind, Tab, chromium, kept_tab, kept_tabs
from tools.shots.command import wake_islands

# The browser chooses what it holds in place when it draws, so it has drawn what is looked at.
_CENTRED = """(element) => new Promise((drawn) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    requestAnimationFrame(() => requestAnimationFrame(() => drawn()));
})"""

# Where an answer arrives: the page, the part that is looked at, and what shows that it is there.
Arrival = tuple[str, str, str]
_IN_VIEW: dict[str, Arrival] = {
    "events": ("/events", ".event-tabs", ".tickets .ticket-day"),
    "next event": ("", ".next-event", ".next-event .ticket-day"),
    "top ten": ("/beyblade", ".leaderboard table", ".leaderboard tbody th"),
}
_ABOVE: dict[str, Arrival] = {
    "events": ("/events", ".calendar-card", ".tickets .ticket-day"),
    "top ten and season": ("/beyblade", ".season-clock", ".season-clock span"),
}


def answer_late(page: Page, address: str, part: str, answered: str) -> None:
    """Let all answers come at once, while a part of the page is looked at."""
    held: list[Route] = []
    held_back = True

    def hold(route: Route) -> None:
        if held_back:
            held.append(route)
        else:
            route.continue_()

    page.route("**/api/**", hold)
    # A page asks once its part is awake, which on a busy machine may be after the waking.
    with page.expect_request("**/api/**"):
        page.goto(address)
        watch_for_moves(page)
        wake_islands(page)
    page.locator(part).first.evaluate(_CENTRED)
    assert held
    # What is asked for from now on is let through, too.
    held_back = False
    for route in held:
        route.continue_()
    expect(page.locator(answered).first).to_be_visible()


@on_both
@in_both_languages
@pytest.mark.parametrize("arrival", _IN_VIEW.values(), ids=_IN_VIEW)
def test_a_late_answer_moves_nothing(page: Page, site: str, prefix: str, arrival: Arrival) -> None:
    path, part, answered = arrival
    answer_late(page, f"{site}{prefix}{path}", part, answered)
    assert moved(page) == []


@pytest.fixture(scope="module")
def whole_browser(browser_type: BrowserType) -> Iterator[Browser]:
    """The whole browser: it holds what is looked at in its place, as those of visitors do."""
    whole = browser_type.launch(**chromium())
    yield whole
    whole.close()


@pytest.fixture(scope="module")
def whole_tabs(whole_browser: Browser) -> Iterator[dict[Kind, Tab]]:
    """The tabs of this browser."""
    with kept_tabs() as kept:
        yield kept


@pytest.fixture
def whole_page(
    whole_browser: Browser, whole_tabs: dict[Kind, Tab], kind: Kind, site: str
) -> Iterator[Page]:
    """What a tab of it shows, without a complaint."""
    with kept_tab(whole_browser, whole_tabs, kind, site) as tab:
        yield tab.page


@on_both
@in_both_languages
@pytest.mark.parametrize("arrival", _ABOVE.values(), ids=_ABOVE)
def test_a_late_answer_above_moves_nothing(
    whole_page: Page, site: str, prefix: str, arrival: Arrival
) -> None:
    path, part, answered = arrival
    answer_late(whole_page, f"{site}{prefix}{path}", part, answered)
    assert moved(whole_page) == []


def test_a_picture_that_hangs_does_not_keep_an_island_asleep(
    page: Page, context: BrowserContext, site: str
) -> None:
    context.clock.install()
    page.route("**/img/heroes*", lambda _: None)
    page.goto(f"{site}/beyblade", wait_until="domcontentloaded")
    page.locator(".leaderboard").evaluate(_CENTRED)
    # As long as the islands wait for the pictures.
    context.clock.fast_forward(4_000)
    expect(page.locator(".leaderboard tbody th").first).to_be_visible()
    page.unroute_all(behavior="ignoreErrors")
