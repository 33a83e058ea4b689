"""The home page: which branches are open, and the next three events."""

import json
from datetime import datetime

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.support.pages.browser import (
    in_both_languages,
    moved,
    watch_for_moves,
    without_scripts,
)
from tests.support.pages.event_answers import Event, event, with_json
from tests.support.pages.tabs import Complaints


@pytest.mark.parametrize("preferred", ["en-GB"])
def test_each_branch_says_whether_it_is_open(
    page: Page, context: BrowserContext, site: str
) -> None:
    page.clock.set_fixed_time(datetime.fromisoformat("2026-03-02T11:30:00+07:00"))
    page.goto(f"{site}/en")
    signs = page.locator(".door .open-sign")
    expect(signs).to_have_text(
        [
            "Closed, opens 12:00",
            "Open now until 21:00",
            "Open now until 22:00",
            "Closed, opens 12:00",
        ]
    )


@without_scripts
@in_both_languages
def test_without_scripts_the_hours_and_all_events_are_there(
    page: Page, site: str, prefix: str
) -> None:
    page.goto(f"{site}{prefix or '/'}")
    expect(page.locator(".door-words p:visible")).to_have_count(4)
    expect(page.locator(".door .open-sign:visible")).to_have_count(0)
    expect(page.locator(".next-events li:visible")).to_have_count(1)
    expect(page.locator(".next-event")).to_have_attribute("href", f"{prefix}/events")


@in_both_languages
def test_the_next_three_events_and_how_the_page_fills_every_window(
    page: Page, site: str, prefix: str
) -> None:
    page.goto(f"{site}{prefix or '/'}")
    page.locator(".next-events").scroll_into_view_if_needed()
    expect(page.locator(".next-event .ticket-day")).to_have_count(3)
    expect(page.locator(".next-blank")).to_have_count(0)
    for width in (320, 390, 1100, 1440, 1920, 2560):
        page.set_viewport_size({"width": width, "height": 900})
        if width <= 1440:
            expect_price_and_link_alike(page, width)
        if width == 390:
            expect_buttons_to_fill_the_line(page)
        if width > 1440:
            stats = page.locator(".stats").evaluate("(e) => e.offsetWidth")
            assert stats >= min(1400, 0.6 * width), width


def expect_price_and_link_alike(page: Page, width: int) -> None:
    """On every card of a service."""
    feet = page.locator(".bento-foot")
    apart = feet.evaluate_all(
        "(feet) => feet.map(({ firstElementChild: price, lastElementChild: link }) =>"
        " Math.abs(price.getBoundingClientRect().top + price.offsetHeight / 2"
        " - link.getBoundingClientRect().top - link.offsetHeight / 2))"
    )
    assert len(apart) == 6, width
    assert max(apart) < 2, width
    past = feet.evaluate_all(
        "(feet) => feet.map((foot) => foot.lastElementChild.getBoundingClientRect().right"
        " - foot.getBoundingClientRect().right)"
    )
    assert max(past) < 1, width


def expect_buttons_to_fill_the_line(page: Page) -> None:
    """Those of the hero on a phone."""
    first, second = page.locator(".hero .button").evaluate_all(
        "(all) => all.map(({ offsetLeft, offsetWidth }) => [offsetLeft, offsetLeft + offsetWidth])"
    )
    # Here are the rows that `changing_rows` measures on every page.
    left, right = page.locator("main > section:first-of-type .button-row").evaluate(
        "({ offsetLeft, offsetWidth }) => [offsetLeft, offsetLeft + offsetWidth]"
    )
    # Two short ones share it.
    assert (first[0], second[1]) == (left, right)
    assert first[1] < second[0]


def test_who_comes_back_sees_what_comes_next(
    page: Page, context: BrowserContext, site: str, complaints: Complaints
) -> None:
    names = page.locator(".next-name")
    calls = "**/api/events?**"

    def come_back(*events: Event) -> None:
        page.unroute_all()
        page.route(calls, with_json(list(events)) if events else with_json({}, 400))
        context.clock.run_for(61_000)
        with page.expect_response(calls):
            page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")

    context.clock.install()
    shown = [event(id=str(number), name=f"Night {number}") for number in range(1, 5)]
    page.route(calls, with_json(shown[:3]))
    page.goto(f"{site}/en")
    page.locator(".next-events").scroll_into_view_if_needed()
    expect(names).to_have_text(["Night 1", "Night 2", "Night 3"])
    watch_for_moves(page)
    # The first is over, the next has begun.
    come_back({**shown[1], "status": "ongoing"}, *shown[2:])
    expect(names).to_have_text(["Night 2", "Night 3", "Night 4"])
    expect(page.locator(".next-label")).to_have_text("Ongoing")
    come_back()
    expect(names).to_have_text(["Night 2", "Night 3", "Night 4"])
    assert moved(page) == []
    complaints.forgive_failed_requests()


@pytest.mark.parametrize("count", [0, 1, 2])
def test_fewer_events_leave_a_way_to_all_of_them(page: Page, site: str, count: int) -> None:
    def answer_with_fewer(route: Route) -> None:
        reply = route.fetch()
        route.fulfill(response=reply, body=json.dumps(reply.json()[:count]))

    page.route("**/api/events?**", answer_with_fewer)
    with page.expect_response("**/api/events?**"):
        page.goto(f"{site}/")
        page.locator(".next-events").scroll_into_view_if_needed()
    expect(page.locator(".next-event .ticket-day")).to_have_count(count)
    expect(page.locator(".next-events li")).to_have_count(3)
    expect(page.locator(".next-event[data-kind=other]").last).to_have_attribute("href", "/events")
