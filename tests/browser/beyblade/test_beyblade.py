"""/beyblade: the arena, its top ten, the season and the gallery."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from tests.support.pages.browser import moved, watch_for_moves, without_scripts
from tests.support.pages.event_answers import event, with_json
from tests.support.pages.tabs import Complaints
from tools.shots.command import wake_islands

SAMPLES = [1847, 1742, 1698, 1634, 1587]


def rows(page: Page) -> Locator:
    return page.locator(".leaderboard tbody tr:not(.board-waiting)")


def answer_with(page: Page, lines: list[dict[str, Any]]) -> None:
    page.route(
        "**/api/leaderboard?**",
        lambda route: route.fulfill(body=json.dumps(lines), content_type="application/json"),
    )


def ratings(page: Page) -> list[int]:
    return [int(text) for text in page.locator(".board-points").all_inner_texts()]


def open_board(page: Page, site: str, prefix: str = "") -> None:
    """Go to the top ten, which wakes up when it is near."""
    page.goto(f"{site}{prefix}/beyblade")
    page.locator(".leaderboard").scroll_into_view_if_needed()


def test_ten_players_the_time_left_and_a_gallery_of_twelve(page: Page, site: str) -> None:
    page.goto(f"{site}/beyblade")
    wake_islands(page)
    expect(rows(page)).to_have_count(10)
    expect(page.locator(".season-clock span")).to_be_visible()
    # The columns of the board share its width.
    name = page.locator("tbody .player").first.locator("xpath=*[last()]").bounding_box()
    form = page.locator("tbody .board-form").first.bounding_box()
    assert name
    assert form
    assert form["x"] - name["x"] < 400
    the_gallery_opens_and_wraps(page)


def the_gallery_opens_and_wraps(page: Page) -> None:
    pictures = page.locator(".arena-gallery a[data-view]")
    expect(pictures).to_have_count(12)
    pictures.first.click()
    counter = page.locator(".yarl__counter")
    expect(counter).to_have_text("1 / 12")
    page.keyboard.press("ArrowLeft")
    expect(counter).to_have_text("12 / 12")
    page.keyboard.press("Escape")
    expect(pictures.last).to_be_focused()


def test_the_links_of_the_hero_the_gates_and_the_faq(page: Page, site: str) -> None:
    page.goto(f"{site}/en/beyblade")
    hero = page.locator(".arena-hero")
    expect(hero.locator("a[href='/en/events']")).to_have_count(1)
    outside = hero.locator("a[target='_blank']")
    expect(outside).to_have_attribute("rel", "noopener")
    assert (outside.get_attribute("href") or "").startswith("https://")
    for path in ("regulations", "rating", "scoreboard"):
        expect(page.locator(f".gates a[href='/en/beyblade/{path}']")).to_have_count(1)
    expect(page.locator(".gates a[href='/en/events']")).to_have_count(1)
    page.get_by_text("Where are the rules?").click()
    page.get_by_role("link", name="Read the regulations").click()
    expect(page).to_have_url(f"{site}/en/beyblade/regulations")


def test_alternate_names_decoding_medals_and_letters(
    page: Page, site: str, complaints: Complaints
) -> None:
    answer_with(
        page,
        [
            {"rank": 1, "name": "%E0%B8%95%E0%B9%89%E0%B8%99", "rating": 1500, "change_week": 12},
            {"rank": 2, "player_name": "100%", "elo_rating": 1400, "avatar": "/no-such.png"},
            {"rank": 3, "name": "mew", "elo": 1300, "history": [1200, 1300]},
            {"rank": 4, "name": "Tong", "rating": 1200, "change_week": -3},
        ],
    )
    open_board(page, site, "/en")
    expect(rows(page)).to_have_count(4)
    names = [text.split("\n")[-1] for text in page.locator("tbody th").all_inner_texts()]
    assert names == ["ต้น", "100%", "mew", "Tong"]
    assert ratings(page) == [1500, 1400, 1300, 1200]
    expect(page.locator(".leaderboard .medal")).to_have_count(3)
    expect(page.locator("span.avatar")).to_have_text(["ต", "1", "M", "T"])
    line = page.get_by_role("img", name="Rating over 2 weeks, from 1200 to 1300")
    expect(line).to_have_count(1)
    expect(rows(page).nth(0)).to_contain_text("up 12")
    expect(rows(page).nth(3)).to_contain_text("down 3")
    # Who did not move has nothing beside the rating.
    expect(rows(page).nth(1).locator(".week-change")).to_have_count(0)
    # Chromium itself reports the avatar that is not there.
    complaints.forgive_failed_requests()


def test_a_phone_shows_ten_players_the_time_left_and_the_champion_whole(
    page: Page, site: str
) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{site}/en/beyblade")
    wake_islands(page)
    expect(rows(page)).to_have_count(10)
    expect(page.locator(".season-clock span")).to_be_visible()
    expect(page.locator(".last-words")).to_contain_text(re.compile(r"[A-Z][a-z]+ \d+, 20\d\d"))
    picture = page.locator(".last-card > img").bounding_box()
    plate = page.locator(".last-plate").bounding_box()
    assert picture
    assert plate
    assert picture["width"] / picture["height"] == pytest.approx(4 / 3, abs=0.02)
    assert plate["y"] >= picture["y"] + picture["height"] - 1


def test_who_comes_back_sees_how_it_stands_now(
    page: Page, context: BrowserContext, site: str, complaints: Complaints
) -> None:
    def answer(name: str, ends_on: str) -> None:
        line = {"rank": 1, "name": name, "rating": 1500}
        champion = {"name": name, "anonymous": False, "avatar": None}
        won = event(id=name, name=f"Cup of {name}", status="past", winner=champion)
        season = {"number": 1, "starts_on": "2026-01-01", "ends_on": ends_on}
        page.unroute_all()
        page.route("**/api/leaderboard?**", with_json([line]))
        page.route("**/api/events?status=ongoing", with_json([]))
        page.route("**/api/events?status=past", with_json([won]))
        page.route("**/api/beyblade/season", with_json(season))

    def come_back() -> None:
        context.clock.run_for(61_000)
        page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")

    def expect_all(name: str, until: str) -> None:
        expect(rows(page)).to_have_count(1)
        expect(rows(page)).to_contain_text(name)
        expect(page.locator(".last-steps")).to_contain_text(name)
        expect(page.locator(".last-words")).to_contain_text(f"Cup of {name}")
        expect(page.locator(".season-clock span")).to_contain_text(until)

    context.clock.install(time="2026-06-01T12:00:00+07:00")
    answer("Fern", "2026-06-20")
    page.goto(f"{site}/en/beyblade")
    wake_islands(page)
    expect_all("Fern", "20")
    watch_for_moves(page)
    answer("Mook", "2026-06-28")
    come_back()
    expect_all("Mook", "28")
    # What cannot be asked leaves what is known.
    page.unroute_all()
    page.route("**/api/**", with_json({}, 400))
    with page.expect_response("**/api/leaderboard?**"), page.expect_response("**/season"):
        come_back()
    expect_all("Mook", "28")
    assert moved(page) == []
    complaints.forgive_failed_requests()


def fail(route: Route) -> None:
    route.fulfill(status=503, body="{}")


def five_samples_stand_in_without_a_word(page: Page) -> None:
    expect(rows(page)).to_have_count(5)
    assert ratings(page) == SAMPLES
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("broken", ["503", "no list"])
def test_five_samples_stand_in_for_an_answer_that_is_none(
    page: Page, site: str, complaints: Complaints, broken: str
) -> None:
    handlers = {
        "503": fail,
        "no list": lambda route: route.fulfill(body="{}", content_type="application/json"),
    }
    page.route("**/api/leaderboard?**", handlers[broken])
    open_board(page, site)
    five_samples_stand_in_without_a_word(page)
    # Chromium itself reports the failed request.
    complaints.forgive_failed_requests()


def test_rows_wait_for_the_answer_and_samples_stand_in_when_none_comes(
    page: Page, site: str, complaints: Complaints
) -> None:
    held: list[Route] = []
    # The first request waits; the second try finds no network at once.
    page.route("**/api/leaderboard?**", lambda route: route.abort() if held else held.append(route))
    with page.expect_request("**/api/leaderboard?**"):
        open_board(page, site)
    expect(page.locator(".board-waiting")).to_have_count(10)
    expect(page.locator(".leaderboard")).to_have_attribute("aria-busy", "true")
    held[0].abort()
    five_samples_stand_in_without_a_word(page)
    # Chromium itself reports the requests that this test cut.
    complaints.forgive_failed_requests()


@without_scripts
def test_without_scripts_everything_to_read_is_there(page: Page, site: str) -> None:
    page.goto(f"{site}/beyblade")
    expect(page.locator(".top-ten-links a[target='_blank']")).to_be_visible()
    expect(page.locator(".top-ten-links .without-scripts")).to_be_visible()
    expect(page.locator(".leaderboard")).to_be_hidden()
    expect(page.locator(".season-bonus")).to_have_count(4)
    expect(page.locator(".season-clock")).to_be_visible()
    expect(page.locator(".arena-question")).to_have_count(6)
