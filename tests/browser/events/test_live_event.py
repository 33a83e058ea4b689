"""An event with a tournament on everybody's phone."""

import base64
import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser.events.test_event import past_event
from tests.support.pages.browser import (
    axe_findings,
    in_both_languages,
    in_both_on_both,
    overflow,
    without_scripts,
)
from tests.support.pages.live_pages import (
    LIVE,
    answer_live,
    example,
    give_tournament,
)
from tests.support.pages.tabs import DEVICES, Complaints, Tab
from tools.shots.command import wake_islands

__all__ = ["past_event"]

# The picture behind the names of the first three on their cards.
CARD_SCENE = re.compile(r"/img/beyblade-11-[^/]*$")

# Quicker to write than the PNG that is saved.
CARD_LOOKS = "(canvas) => canvas.toDataURL('image/jpeg')"

on_a_phone = pytest.mark.parametrize("device", ["phone"])


def open_event(
    page: Page, site: str, known: dict[str, Any], name: str, query: str = "", prefix: str = "/en"
) -> None:
    give_tournament(page, example(name))
    page.goto(f"{site}{prefix}/events/{known['id']}{query}")
    expect(page.locator(".live-body")).to_be_visible()


def player_called(name: str) -> tuple[int, int]:
    """Return a player who is called, and the stadium."""
    snapshot = example(name)
    matches = [match for each in snapshot["rounds"] for match in each["matches"]]
    called = next(match for match in matches if match["status"] == "called")
    return called["a"], called["stadium"]


@on_a_phone
def test_a_name_is_found_and_stays_in_the_address(
    page: Page, site: str, past_event: dict[str, Any]
) -> None:
    open_event(page, site, past_event, "swiss-called")
    page.get_by_label("Find your name", exact=True).first.fill("nobody")
    page.keyboard.press("Enter")
    expect(page.locator(".find-me [role=status]")).to_contain_text("nobody")
    page.locator("#find-name").fill("Best")
    page.keyboard.press("Enter")
    expect(page.locator(".mine h3")).to_have_text("Best (sample)")
    expect(page).to_have_url(re.compile(r"\?player=2$"))
    assert page.evaluate("() => localStorage.length + sessionStorage.length") == 0
    page.locator(".mine-head button").click()
    expect(page.locator("#find-name")).to_be_visible()


def test_it_follows_the_day_by_itself(
    page: Page, browser_tab: Tab, context: BrowserContext, site: str, past_event: dict[str, Any]
) -> None:
    context.clock.install()
    player, stadium = player_called("swiss-called")
    open_event(page, site, past_event, "swiss-called", f"?player={player}")
    expect(page.locator(".my-turn strong")).to_have_text(f"Go to stadium {stadium} now")
    answer_live(page, example("finished"))
    with page.expect_response(LIVE):
        context.clock.run_for(3_100)
    expect(page.locator(".my-turn")).to_have_attribute("data-kind", "finished")
    expect(page.locator(".live-podium strong")).to_have_count(3)
    browser_tab.requests.clear()
    context.clock.run_for(60_000)
    assert [each.url for each in browser_tab.requests if each.url.endswith("/live")] == []


def test_old_news_is_said_to_be_old(
    page: Page,
    context: BrowserContext,
    site: str,
    past_event: dict[str, Any],
    complaints: Complaints,
) -> None:
    context.clock.install()
    open_event(page, site, past_event, "swiss-running")
    page.unroute(LIVE)
    page.route(LIVE, lambda route: route.fulfill(status=503, body="{}"))
    note = page.locator(".live-news")
    expect(note).to_have_text("Updates by itself")
    for _ in range(40):
        context.clock.run_for(1_000)
    expect(note).to_contain_text("Reconnecting")
    expect(page.locator(".live-match").first).to_be_visible()
    complaints.forgive_failed_requests()


def test_the_views_are_reached_by_keys(page: Page, site: str, past_event: dict[str, Any]) -> None:
    open_event(page, site, past_event, "cut-announced")
    tabs = page.locator(".live-tabs [role=tab]")
    last = tabs.count() - 1
    assert last > 0
    tabs.first.click()
    for key, at in (("End", last), ("ArrowRight", 0), ("ArrowLeft", last), ("Home", 0)):
        page.keyboard.press(key)
        expect(tabs.nth(at)).to_be_focused()
        expect(tabs.nth(at)).to_have_attribute("aria-selected", "true")


def test_what_was_called_off_while_one_looked_is_told(
    page: Page,
    context: BrowserContext,
    site: str,
    past_event: dict[str, Any],
    complaints: Complaints,
) -> None:
    context.clock.install()
    open_event(page, site, past_event, "swiss-running")
    page.unroute_all()
    page.route(LIVE, lambda route: route.fulfill(status=404, body="{}"))
    with page.expect_navigation():
        context.clock.run_for(3_100)
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator(".live")).to_be_hidden()
    complaints.forgive_failed_requests()


def test_a_script_that_is_lost_takes_nothing_with_it(
    page: Page, site: str, past_event: dict[str, Any], complaints: Complaints
) -> None:
    page.route("**/_astro/LiveEvent*.js", lambda route: route.abort())
    give_tournament(page, example("finished"))
    with page.expect_event("requestfailed"):
        page.goto(f"{site}/en/events/{past_event['id']}")
    wake_islands(page)
    expect(page.locator(".person").first).to_be_visible()
    expect(page.locator(".live .standing").first).to_be_visible()
    complaints.forgive_failed_requests()


@on_a_phone
def test_a_long_name_pushes_nothing_off_a_phone(
    page: Page, site: str, past_event: dict[str, Any]
) -> None:
    snapshot = example("finished")
    snapshot["players"][0].update(name="Kaze the Extraordinary and Most Feared Blader of Bangkae")
    give_tournament(page, snapshot)
    page.goto(f"{site}/en/events/{past_event['id']}")
    page.locator(".share-place").scroll_into_view_if_needed()
    expect(page.locator(".share-tools select")).to_be_visible()
    expect(page.locator(".share-card canvas")).to_have_attribute("data-ready", "true")
    edges = page.locator(".result > *, .share-tools > *").evaluate_all(
        "(parts) => parts.map((part) => part.getBoundingClientRect().right)"
    )
    assert max(edges) <= 390


@in_both_languages
@without_scripts
def test_without_scripts_rounds_and_places_are_there(
    page: Page, site: str, past_event: dict[str, Any], prefix: str
) -> None:
    give_tournament(page, example("finished"))
    page.goto(f"{site}{prefix}/events/{past_event['id']}")
    expect(page.locator(".live .standing")).to_have_count(len(example("finished")["places"]))
    expect(page.locator(".live .live-round")).to_have_count(6)
    expect(page.locator(".live-head h2")).to_have_text("Final results" if prefix else "แข่งจบแล้ว")


def expect_to_fit(page: Page) -> None:
    """How a page fits is measured on a phone and on a desktop in each language."""
    own = page.viewport_size
    for size in [*(each["viewport"] for each in DEVICES.values()), own]:
        page.set_viewport_size(size)
        assert overflow(page) == 0, size


# As with other states, axe looks at the same parts in Thai on a phone and in English on a desktop.
@in_both_on_both
@pytest.mark.parametrize("name", ["swiss-called", "cut-running", "finished"])
def test_every_view_is_accessible_and_fits(
    page: Page, site: str, past_event: dict[str, Any], axe: str, name: str, prefix: str
) -> None:
    open_event(page, site, past_event, name, "?player=2", prefix)
    part = "html"
    for tab in page.locator(".live-tabs [role=tab]").all():
        tab.click()
        expect_to_fit(page)
        assert axe_findings(page, axe, part) == []
        part = ".live-views"


def expect_card_of_a_player(page: Page) -> None:
    """It changes with the player and is saved as a picture in the format that is chosen."""
    canvas = page.locator(".share-card canvas")
    first = canvas.evaluate(CARD_LOOKS)
    page.locator(".share-tools select").select_option(index=4)
    expect(canvas).to_have_attribute("data-ready", "true")
    assert canvas.evaluate(CARD_LOOKS) != first
    page.get_by_role("button", name="Story").click()
    expect(canvas).to_have_attribute("height", "1920")
    expect(canvas).to_have_attribute("data-ready", "true")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the picture").click()
    body = saved.value.path().read_bytes()
    assert body.startswith(b"\x89PNG")
    assert int.from_bytes(body[16:20]) == 1080
    assert int.from_bytes(body[20:24]) == 1920
    assert len(base64.b64encode(body)) > 100_000


def test_a_card_whose_picture_did_not_come_is_tried_again_until_it_is_there(
    page: Page, site: str, past_event: dict[str, Any], complaints: Complaints
) -> None:
    lost: list[str] = []

    def lose(route: Route) -> None:
        lost.append(route.request.url)
        route.abort()

    page.route(CARD_SCENE, lose)
    open_event(page, site, past_event, "finished")
    page.locator(".share-place").scroll_into_view_if_needed()
    again = page.get_by_role("button", name="Try again")
    said = page.locator(".share-card [role=status]")
    expect(said).to_contain_text("Could not make the picture")
    # Still none: it says so again, and the button is there to press once more.
    again.focus()
    with page.expect_request(CARD_SCENE):
        page.keyboard.press("Enter")
    expect(again).to_be_focused()
    assert len(lost) == 2
    page.unroute(CARD_SCENE)
    page.keyboard.press("Enter")
    expect(page.locator(".share-card canvas")).to_have_attribute("data-ready", "true")
    expect(page.get_by_role("button", name="Save the picture")).to_be_focused()
    expect(said).to_be_empty()
    expect_card_of_a_player(page)
    complaints.forgive_failed_requests()


@on_a_phone
def test_whoever_is_in_the_address_reads_what_comes_next(
    page: Page, site: str, past_event: dict[str, Any]
) -> None:
    open_event(page, site, past_event, "cut-drawn", "?player=2", "")
    expect(page.locator(".mine")).to_be_visible()
    expect(page.locator(".my-turn")).to_have_attribute("data-kind", "between")
    # The focus is taken from nobody.
    assert page.evaluate("() => document.activeElement === document.body")
    # Thai words that stay together have elements of their own, all of one size.
    sizes = page.locator(".my-turn strong").evaluate(
        "(line) => [line, ...line.querySelectorAll('*')].map((e) => getComputedStyle(e).fontSize)"
    )
    assert len(sizes) > 1
    assert len(set(sizes)) == 1
