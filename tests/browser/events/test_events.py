"""The events page: two calls together, two tabs, and every state of a list."""

import json
import re
import urllib.request

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from tests.support.pages.browser import (
    in_both_languages,
    in_both_on_both,
    install_clock,
    on_both,
    overflow,
)
from tests.support.pages.event_answers import (
    HOSTILE,
    LISTS,
    WRONG,
    answer_lists,
    event,
    kept_in,
    silent,
    with_json,
    wrong_answers,
)
from tests.support.pages.tabs import Complaints, Tab

tab_and_prefix = pytest.mark.parametrize(
    ("tab", "prefix", "title", "note"),
    [
        ("upcoming", "/en", "No upcoming events yet", "New events will be announced soon"),
        ("past", "/en", "No past events yet", "Stay tuned"),
        ("upcoming", "", "ยังไม่มีกิจกรรมใหม่ตอนนี้", "แวะมาดูอีกนะ"),
        ("past", "", "ยังไม่มีกิจกรรมที่ผ่านมา", "รอดูกันได้เลย"),
    ],
)


def tickets(page: Page) -> Locator:
    return page.locator("li.ticket")


@in_both_languages
def test_what_the_server_has_is_listed(page: Page, site: str, prefix: str) -> None:
    for tab in ("upcoming", "past"):
        with urllib.request.urlopen(f"{site}/api/events?status={tab}") as reply:
            names = [each["name_en" if prefix else "name"] for each in json.load(reply)]
        page.goto(f"{site}{prefix}/events?tab={tab}")
        expect(page.locator("li.ticket h3")).to_have_text(names)


def test_each_call_is_made_once_and_shared_with_its_preload(
    page: Page, browser_tab: Tab, site: str
) -> None:
    page.goto(f"{site}/events")
    expect(tickets(page).first).to_be_visible()
    page.get_by_role("tab").last.click()
    expect(tickets(page).first).to_be_visible()
    calls = [request.url for request in browser_tab.requests if LISTS.search(request.url)]
    assert sorted(url.partition("=")[2] for url in calls) == ["past", "upcoming"]


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


@pytest.mark.parametrize("name", ["TBD", "tbd", ""])
def test_a_winner_to_be_decided_is_hidden(page: Page, site: str, name: str) -> None:
    winner = {"name": name, "avatar": None, "anonymous": False}
    answer_lists(page, with_json([event(winner=winner)]))
    page.goto(f"{site}/en/events")
    expect(tickets(page)).to_have_count(1)
    expect(page.locator(".ticket-winner")).to_have_count(0)


@tab_and_prefix
def test_an_empty_list_has_words_of_its_own(
    page: Page, site: str, tab: str, prefix: str, title: str, note: str
) -> None:
    answer_lists(page, with_json([]))
    page.goto(f"{site}{prefix}/events?tab={tab}")
    expect(page.locator(".message h3")).to_have_text(title)
    expect(page.locator(".message")).to_contain_text(note)


@on_both
def test_blank_tickets_while_the_answer_is_on_its_way(page: Page, site: str) -> None:
    held: list[Route] = []
    answer_lists(page, kept_in(held))
    with page.expect_request(re.compile("status=upcoming")):
        page.goto(f"{site}/en/events")
    expect(page.locator(".ticket-blank")).to_have_count(3)
    expect(page.get_by_role("tabpanel")).to_have_attribute("aria-busy", "true")
    expect(page.get_by_role("tabpanel").get_by_role("status")).to_have_text("Fetching the tickets")
    with_json([event()])(held[-1])
    expect(tickets(page)).to_have_count(1)
    expect(page.get_by_role("tabpanel")).to_have_attribute("aria-busy", "false")


@wrong_answers
def test_whatever_goes_wrong_is_said_in_the_words_of_the_specification(
    page: Page, site: str, complaints: Complaints, wrong: str
) -> None:
    answer_lists(page, WRONG[wrong])
    page.goto(f"{site}/en/events")
    trouble = page.get_by_role("alert")
    expect(trouble.locator("h3")).to_have_text("Unable to load data")
    expect(trouble.locator(".message-note")).to_have_text(
        "Please check your connection and try again"
    )
    expect(trouble.get_by_role("button", name="Try Again")).to_be_visible()
    complaints.forgive_failed_requests()


def test_an_answer_that_never_comes_is_an_error_in_the_end(
    page: Page, context: BrowserContext, site: str
) -> None:
    install_clock(context)
    answer_lists(page, silent)
    with page.expect_request(re.compile("status=upcoming")):
        page.goto(f"{site}/en/events")
    expect(page.locator(".ticket-blank").first).to_be_visible()
    context.clock.run_for(21_000)
    expect(page.get_by_role("alert").locator("h3")).to_have_text("Unable to load data")


@in_both_languages
def test_try_again_reloads_the_page(
    page: Page, site: str, complaints: Complaints, prefix: str
) -> None:
    answer_lists(page, WRONG["500"])
    page.goto(f"{site}{prefix}/events")
    button = page.get_by_role("alert").get_by_role("button")
    expect(button).to_be_visible()
    page.unroute_all()
    answer_lists(page, with_json([event()]))
    with page.expect_navigation():
        button.click()
    expect(tickets(page)).to_have_count(1)
    complaints.forgive_failed_requests()


def test_one_list_may_fail_alone(page: Page, site: str, complaints: Complaints) -> None:
    answer_lists(page, with_json([event()]), WRONG["500"])
    page.goto(f"{site}/en/events")
    expect(tickets(page)).to_have_count(1)
    page.get_by_role("tab", name="Past").click()
    expect(page.get_by_role("alert")).to_contain_text("Unable to load data")
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
