"""The events page: two calls together, two tabs, and every state of a list."""

import json
import re
import urllib.request
from itertools import zip_longest
from typing import Final

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from tests.support.pages.browser import (
    in_both_languages,
    in_both_on_both,
    install_clock,
    overflow,
)
from tests.support.pages.event_answers import (
    HOSTILE,
    LISTS,
    WRONG,
    answer_lists,
    event,
    silent,
    with_json,
)
from tests.support.pages.tabs import Complaints, Tab
from tests.support.server.running import PUBLIC_URL


def tickets(page: Page) -> Locator:
    return page.locator("li.ticket")


def listed(site: str, tab: str, prefix: str) -> list[str]:
    """The names of what the server has for a tab."""
    with urllib.request.urlopen(f"{site}/api/events?status={tab}") as reply:
        return [each["name_en" if prefix else "name"] for each in json.load(reply)]


def expect_calendars(page: Page, site: str, language: str) -> None:
    host = site.removeprefix("http://")
    app, google = page.locator("#calendar a").all()
    expect(app).to_have_attribute("href", f"webcal://{host}/api/calendar/{language}.ics")
    address = f"{PUBLIC_URL}/api/calendar/{language}.ics".replace(":", "%3A").replace("/", "%2F")
    expect(google).to_have_attribute(
        "href", f"https://calendar.google.com/calendar/r?cid={address}"
    )
    expect(google).to_have_attribute("rel", "noopener")


@in_both_languages
def test_what_the_server_has_is_listed_and_can_be_followed(
    page: Page, browser_tab: Tab, site: str, prefix: str
) -> None:
    page.goto(f"{site}{prefix}/events")
    names = page.locator("li.ticket h3")
    expect(names).to_have_text(listed(site, "upcoming", prefix))
    page.get_by_role("tab").last.click()
    expect(names).to_have_text(listed(site, "past", prefix))
    # Each call is made once, by whoever comes first.
    calls = [request.url for request in browser_tab.requests if LISTS.search(request.url)]
    assert sorted(url.partition("=")[2] for url in calls) == ["past", "upcoming"]
    expect_calendars(page, site, "en" if prefix else "th")


def test_both_calls_start_before_either_is_answered(page: Page, site: str) -> None:
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)
        if {each.request.url.partition("=")[2] for each in waiting} == {"upcoming", "past"}:
            while waiting:
                with_json([])(waiting.pop())

    page.route(LISTS, hold)
    page.goto(f"{site}/en/events")
    expect(page.get_by_text("No upcoming events yet")).to_be_visible()


def test_who_comes_back_later_sees_what_is_new(
    page: Page, context: BrowserContext, site: str, complaints: Complaints
) -> None:
    def come_back() -> None:
        context.clock.run_for(61_000)
        page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")

    context.clock.install()
    answer_lists(page, with_json([event()]), with_json([]))
    page.goto(f"{site}/en/events")
    expect(tickets(page)).to_have_count(1)
    answer_lists(page, with_json([event(), event(id="78")]), with_json([]))
    come_back()
    expect(tickets(page)).to_have_count(2)
    # What cannot be asked leaves what is known.
    page.route(LISTS, lambda route: route.fulfill(status=400, body="{}"))
    with page.expect_response(LISTS):
        come_back()
    expect(tickets(page)).to_have_count(2)
    complaints.forgive_failed_requests()


def test_the_calls_do_not_wait_for_the_island(
    page: Page, site: str, complaints: Complaints
) -> None:
    page.route("**/EventList.*.js", lambda route: route.abort())
    with (
        page.expect_response(re.compile("status=upcoming")),
        page.expect_response(re.compile("status=past")),
    ):
        page.goto(f"{site}/events")
    page.unroute_all()
    # Chromium and the island's loader both report the file that this test cut.
    complaints.forgive_failed_requests()
    complaints.forgive("EventList")


@in_both_on_both
def test_a_ticket_says_when_where_what_and_who_won(page: Page, site: str, prefix: str) -> None:
    won = event(status="past", winner={"name": "Win%20Guy", "avatar": None, "anonymous": False})
    answer_lists(page, with_json([event()]), with_json([won]))
    page.goto(f"{site}{prefix}/events")
    ticket = tickets(page)
    expect(ticket.locator(".ticket-day")).to_have_text("9")
    expect(ticket.locator(".ticket-month")).to_have_text("Mar" if prefix else "มี.ค.")
    expect(ticket.locator(".badge")).to_have_text("Beyblade X" if prefix else "เบย์เบลด X")
    hours = "6:30 PM – 9:30 PM" if prefix else "18:30–21:30 น."
    expect(ticket.locator("time")).to_have_text(hours)
    expect(ticket).to_contain_text("Samyan Mitrtown, Floor 3")
    expect(ticket.get_by_role("link")).to_have_attribute("href", f"{prefix}/events/77")
    page.get_by_role("tab").last.click()
    expect(tickets(page).locator(".ticket-winner")).to_have_text(re.compile(r"Win Guy$"))


def test_a_winner_to_be_decided_is_hidden(page: Page, site: str) -> None:
    undecided = [
        event(id=str(number), winner={"name": name, "avatar": None, "anonymous": False})
        for number, name in enumerate(("TBD", "tbd", ""))
    ]
    answer_lists(page, with_json(undecided))
    page.goto(f"{site}/en/events")
    expect(tickets(page)).to_have_count(3)
    expect(page.locator(".ticket-winner")).to_have_count(0)


EMPTY: Final = {
    "": (("ยังไม่มีกิจกรรมใหม่ตอนนี้", "แวะมาดูอีกนะ"), ("ยังไม่มีกิจกรรมที่ผ่านมา", "รอดูกันได้เลย")),
    "/en": (
        ("No upcoming events yet", "New events will be announced soon"),
        ("No past events yet", "Stay tuned"),
    ),
}


@in_both_languages
def test_an_empty_list_has_words_of_its_own(page: Page, site: str, prefix: str) -> None:
    answer_lists(page, with_json([]))
    page.goto(f"{site}{prefix}/events")
    for tab, (title, note) in enumerate(EMPTY[prefix]):
        if tab > 0:
            page.get_by_role("tab").nth(tab).click()
        expect(page.locator(".message h3")).to_have_text(title)
        expect(page.locator(".message")).to_contain_text(note)
    # The head of the page leads to what was instead, in the same place.
    ways = page.locator(".hero-see a:visible")
    expect(ways).to_have_attribute("href", "?tab=past#booth")


def expect_trouble(page: Page) -> None:
    trouble = page.get_by_role("alert")
    expect(trouble.locator("h3")).to_have_text("Unable to load data")
    expect(trouble.locator(".message-note")).to_have_text(
        "Please check your connection and try again"
    )
    expect(trouble.get_by_role("button", name="Try Again")).to_be_visible()


# Two at a time, one for each list.
PAIRS: Final = list(zip_longest(*[iter(WRONG)] * 2, fillvalue="404"))


@pytest.mark.parametrize(("wrong", "other"), PAIRS)
def test_whatever_goes_wrong_is_said_in_the_words_of_the_specification(
    page: Page, site: str, complaints: Complaints, wrong: str, other: str
) -> None:
    answer_lists(page, WRONG[wrong], WRONG[other])
    page.goto(f"{site}/en/events")
    expect_trouble(page)
    page.get_by_role("tab", name="Past").click()
    expect(page.get_by_role("tab", name="Past")).to_have_attribute("aria-selected", "true")
    expect_trouble(page)
    complaints.forgive_failed_requests()


def test_blank_tickets_until_an_answer_that_never_comes_is_an_error(
    page: Page, context: BrowserContext, site: str
) -> None:
    install_clock(context)
    answer_lists(page, silent)
    with page.expect_request(re.compile("status=upcoming")):
        page.goto(f"{site}/en/events")
    panel = page.get_by_role("tabpanel")
    expect(page.locator(".ticket-blank")).to_have_count(3)
    expect(panel).to_have_attribute("aria-busy", "true")
    expect(panel.get_by_role("status")).to_have_text("Fetching the tickets")
    context.clock.run_for(21_000)
    expect(page.get_by_role("alert").locator("h3")).to_have_text("Unable to load data")
    expect(panel).to_have_attribute("aria-busy", "false")


def test_one_list_may_fail_alone_and_trying_again_reloads_the_page(
    page: Page, site: str, complaints: Complaints
) -> None:
    answer_lists(page, with_json([event()]), WRONG["500"])
    page.goto(f"{site}/en/events")
    expect(tickets(page)).to_have_count(1)
    page.get_by_role("tab", name="Past").click()
    trouble = page.get_by_role("alert")
    expect(trouble).to_contain_text("Unable to load data")
    page.unroute_all()
    answer_lists(page, with_json([]), with_json([event()]))
    with page.expect_navigation():
        trouble.get_by_role("button").click()
    expect(tickets(page)).to_have_count(1)
    complaints.forgive_failed_requests()


def test_texts_from_strangers_stay_texts(page: Page, site: str) -> None:
    winner = {"name": "%3Cscript%3Ewindow.hacked%3D1%3C%2Fscript%3E 100%", "avatar": None}
    odd = event(name=HOSTILE, event_type=HOSTILE, location=HOSTILE, branch_id=None, winner=winner)
    answer_lists(page, with_json([odd, None, {"id": "../../etc", "name": "x"}]))
    page.goto(f"{site}/en/events")
    expect(tickets(page)).to_have_count(1)
    expect(page.locator("li.ticket h3")).to_have_text(HOSTILE)
    expect(page.locator(".ticket-winner strong")).to_have_text(
        "%3Cscript%3Ewindow.hacked%3D1%3C%2Fscript%3E 100%"
    )
    assert page.evaluate("() => window.hacked") is None
    assert overflow(page) == 0
