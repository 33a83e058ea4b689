"""The shop's big screen during a tournament."""

import itertools
from typing import Final

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.support.pages.browser import axe_findings, in_both_on_both, overflow
from tests.support.pages.live_pages import LIVE, answer_live, example, give_tournament, knockout
from tests.support.pages.tabs import Complaints
from tools.shots.command import wake_islands

OWN_LETTERS = """() => document.fonts.status === 'loaded'
    && [...document.fonts].some((face) => face.status === 'loaded')"""


@in_both_on_both
def test_the_screen_turns_and_is_accessible(
    page: Page, context: BrowserContext, site: str, axe: str, prefix: str
) -> None:
    context.clock.install()
    give_tournament(page, example("swiss-called"))
    page.goto(f"{site}{prefix}/events/1/board")
    stage = page.locator(".board-stage")
    expect(stage).to_have_attribute("data-scene", "queue")
    expect(page.locator(".board-stadium[data-status=called]")).to_have_count(3)
    assert axe_findings(page, axe) == []
    assert overflow(page) == 0
    context.clock.run_for(11_500)
    expect(stage).to_have_attribute("data-scene", "places")
    expect(page.locator(".board-calls li")).to_have_count(3)
    assert axe_findings(page, axe) == []
    page.locator(".board-tools button").first.click()
    context.clock.run_for(30_000)
    expect(stage).to_have_attribute("data-scene", "places")


@in_both_on_both
def test_the_day_ends_with_the_champion(page: Page, site: str, axe: str, prefix: str) -> None:
    snapshot = example("finished")
    give_tournament(page, snapshot)
    page.goto(f"{site}{prefix}/events/1/board")
    names = {player["number"]: player["name"] for player in snapshot["players"]}
    expect(page.locator(".champion h2")).to_have_text(names[snapshot["champion"]])
    # Search engines take the event's page in its place.
    original = page.locator("link[rel=canonical]").get_attribute("href")
    assert original is not None
    assert original.endswith(f"{prefix}/events/1")
    assert axe_findings(page, axe) == []
    assert overflow(page) == 0


@pytest.mark.parametrize("name", ["swiss-called", "cut-running", "finished"])
def test_every_view_of_the_screen_fits_the_wall(
    page: Page, context: BrowserContext, site: str, name: str
) -> None:
    """With calls below it as well: nobody scrolls a screen that hangs under the ceiling."""
    context.clock.install()
    page.set_viewport_size({"width": 1920, "height": 1080})
    snapshot = example(name)
    for match in (one for each in snapshot["rounds"] for one in each["matches"]):
        if match["status"] in ("ready", "running") and name == "cut-running":
            match.update(status="called", stadium=1)
    give_tournament(page, snapshot)
    page.goto(f"{site}/events/1/board")
    # The empty stage that waits for its script is no view.
    expect(page.locator(".board-stage:not(.with-scripts)")).to_be_visible()
    for _ in range(4):
        # Letters that stand in for the page's own take more room. `ready` alone is also true before
        # the first of them is asked for.
        page.wait_for_function(OWN_LETTERS)
        assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
        page.locator(".board-tools button").nth(1).click()


# How large a wall is, and how large its letters are at least.
WALLS: Final = {
    8: {(1920, 1080): 36},
    16: {(1920, 1080): 29, (1280, 720): 19, (3840, 2160): 58},
    32: {(1920, 1080): 21, (3840, 2160): 42},
}


def expect_whole_bracket(page: Page, letters: int) -> None:
    """As large as it may be, and nothing of it leaves the wall or its frame."""
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    size = page.locator(".board-bracket svg").evaluate("(svg) => 16 * svg.getScreenCTM().a")
    assert size >= letters
    frame, edges = (
        page.locator(".board-bracket .bracket").bounding_box(),
        page.locator(".bracket-match > rect").evaluate_all(
            "(all) => all.map((one) => one.getBoundingClientRect().toJSON())"
        ),
    )
    assert frame is not None
    assert all(one["bottom"] <= frame["y"] + frame["height"] for one in edges)
    assert all(one["right"] <= frame["x"] + frame["width"] for one in edges)


@pytest.mark.parametrize("players", WALLS)
def test_a_bracket_is_as_large_as_the_wall_allows(page: Page, site: str, players: int) -> None:
    give_tournament(page, knockout(players))
    page.goto(f"{site}/events/1/board")
    page.locator(".board-tools button").nth(1).click()
    expect(page.locator(".bracket-match")).to_have_count(players)
    for (width, height), letters in WALLS[players].items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(OWN_LETTERS)
        expect_whole_bracket(page, letters)


@pytest.mark.parametrize("count", [5, 8])
def test_many_stadiums_fit_the_wall(page: Page, site: str, count: int) -> None:
    page.set_viewport_size({"width": 1920, "height": 1080})
    snapshot = example("swiss-called")
    busy = [one for one in snapshot["stadiums"] if one["match"] is not None]
    many = itertools.islice(itertools.cycle(busy), count)
    snapshot["stadiums"] = [{**one, "number": at} for at, one in enumerate(many, start=1)]
    for player in snapshot["players"]:
        player["name"] = f"{player['name']} of the long and winding name"[:40]
    give_tournament(page, snapshot)
    page.goto(f"{site}/events/1/board")
    expect(page.locator(".board-stadium")).to_have_count(count)
    page.wait_for_function(OWN_LETTERS)
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")


def test_the_screen_turns_to_the_champion_at_once(
    page: Page, context: BrowserContext, site: str
) -> None:
    context.clock.install()
    give_tournament(page, example("cut-running"))
    page.goto(f"{site}/events/1/board")
    stage = page.locator(".board-stage")
    expect(stage).to_have_attribute("data-scene", "queue")
    page.locator(".board-tools button").nth(1).click()
    expect(stage).to_have_attribute("data-scene", "bracket")
    answer_live(page, example("finished"))
    with page.expect_response(LIVE):
        context.clock.run_for(3_100)
    expect(stage).to_have_attribute("data-scene", "champion")


def test_no_tournament_no_screen(page: Page, site: str, complaints: Complaints) -> None:
    reply = page.goto(f"{site}/events/1/board")
    assert reply is not None
    assert reply.status == 404
    wake_islands(page)
    complaints.forgive_failed_requests()
