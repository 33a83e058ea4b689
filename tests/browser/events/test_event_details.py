"""The page of one event: its scene, facts, branch and rules, and what follows a past one."""

import json
import urllib.request
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, Route, expect

from tests.support.pages.browser import (
    in_both_languages,
    in_both_on_both,
    moved,
    overflow,
    watch_for_moves,
)
from tests.support.pages.event_answers import LISTS, kept_in, with_json
from tests.support.pages.tabs import Tab
from tests.support.server.running import PUBLIC_URL

Known = dict[str, Any]
Find = Callable[[str, str], Known]


@pytest.fixture(scope="session")
def found(site: str) -> Find:
    """Find an event of the samples by its status and type."""

    def find(status: str, kind: str) -> Known:
        with urllib.request.urlopen(f"{site}/api/events?status={status}") as reply:
            listed: list[Known] = json.load(reply)
        return next(
            each for each in listed if each["status"] == status and each["event_type"] == kind
        )

    return find


def fact(page: Page, name: str) -> Any:
    return page.locator(f".event-fact[data-fact={name}] dd")


@in_both_languages
def test_an_upcoming_beyblade_event(page: Page, site: str, found: Find, prefix: str) -> None:
    known = found("upcoming", "Beyblade X")
    page.goto(f"{site}{prefix}/events/{known['id']}")
    watch_for_moves(page)
    expect(page.locator(".calendar-card")).to_be_visible()
    # A number of places makes it a cup.
    expect(page.locator(".event-scene-cup")).to_be_visible()
    expect(page.locator(".event-scene > img:visible")).to_have_count(1)
    left = known["places"] - known["registrations_count"]
    said = f"{left} of {known['places']} left" if prefix else f"เหลือ {left}/{known['places']} ที่"
    expect(fact(page, "places")).to_have_text(said)
    expect(fact(page, "fee")).to_have_text("150 baht" if prefix else "150 บาท")
    for name in ("format", "bring", "level"):
        expect(fact(page, name)).to_have_text(known[f"{name}_en" if prefix else name])
    expect(page.locator(".event-rules")).to_have_attribute("href", f"{prefix}/beyblade/regulations")
    branch = page.locator(".event-branch")
    expect(branch).to_contain_text("11:00–21:00")
    expect(branch.get_by_role("link").first).to_have_attribute("target", "_blank")
    assert moved(page) == []
    assert overflow(page) == 0


def test_another_kind_has_its_scene_and_no_rules(page: Page, site: str, found: Find) -> None:
    page.goto(f"{site}/en/events/{found('upcoming', 'Board Game')['id']}")
    expect(page.locator(".calendar-card")).to_be_visible()
    expect(page.locator(".event-scene-board")).to_be_visible()
    expect(page.locator(".event-rules")).to_have_count(0)


def expect_facts_of_the_past(page: Page, known: Known, prefix: str) -> None:
    expect(page.locator("h1")).to_have_text(known["name_en" if prefix else "name"])
    expect(page.locator(".person")).to_have_count(known["registrations_count"])
    expect(page.locator(".person[data-winner]")).to_have_count(1)
    # Numbers are those of the list, not places of the result.
    order = "in order of sign-up" if prefix else "เรียงตามลำดับลงชื่อ"
    expect(page.locator(".people-count")).to_contain_text(order)
    branch = f"{prefix}/contact#{known['branch_id']}"
    expect(page.locator(".event-where a")).to_have_attribute("href", branch)


def expect_own_addresses(page: Page, known: Known, prefix: str) -> None:
    path = f"/events/{known['id']}"
    english = page.locator("header .languages a").last
    expect(english).to_have_attribute("href", f"{PUBLIC_URL}/en{path}")
    original = page.locator("link[rel=canonical]")
    expect(original).to_have_attribute("href", f"{PUBLIC_URL}{prefix}{path}")


def expect_next_steps(page: Page, known: Known, prefix: str) -> None:
    ticket = page.locator(".next-round .ticket")
    expect(ticket).to_have_attribute("data-kind", "beyblade")
    # It is the one thing to press.
    main_action = page.locator(".sheet-action .button-primary")
    expect(main_action).to_have_attribute("href", "#next-round")
    expect(page.locator("#next-round")).to_be_visible()
    expect(page.locator(".calendar-card")).to_have_count(0)
    expect(page.locator("a[href*='.ics']")).to_have_count(0)
    # A question about the event names it.
    question = page.locator(".sheet-action a").last.get_attribute("href") or ""
    assert question.startswith("https://line.me/R/oaMessage/%40")
    assert quote(known["name_en" if prefix else "name"], safe="") in question


@in_both_languages
def test_everything_of_a_past_event(
    page: Page, browser_tab: Tab, site: str, found: Find, prefix: str
) -> None:
    known = found("past", "Beyblade X")
    assert known["winner"]
    page.goto(f"{site}{prefix}/events/{known['id']}")
    watch_for_moves(page)
    expect(page.locator(".winner-box")).to_be_visible()
    expect_facts_of_the_past(page, known, prefix)
    expect_own_addresses(page, known, prefix)
    expect_next_steps(page, known, prefix)
    assert moved(page) == []
    # It has no tournament, and asks for none.
    expect(page.locator(".live")).to_be_hidden()
    asked = [request.url for request in browser_tab.requests]
    assert [each for each in asked if "/live" in each or "LiveEvent" in each] == []


def to_press(page: Page) -> list[tuple[str, str]]:
    """The labels and addresses on the ticket."""
    return [
        (each.inner_text(), each.get_attribute("href") or "")
        for each in page.locator(".sheet-action a").all()
    ]


@in_both_on_both
@pytest.mark.parametrize("status", ["upcoming", "ongoing", "past"])
def test_what_there_is_to_press_is_there_before_the_script(
    page: Page, site: str, prefix: str, status: str
) -> None:
    with urllib.request.urlopen(f"{site}/api/events?status={status}") as reply:
        listed: list[Known] = json.load(reply)
    kinds = {(bool(each["register_url"]), each["cancelled"]): each for each in listed}
    for known in kinds.values():
        held: list[Route] = []
        page.unroute_all()
        page.route("**/EventDetail.*.js", kept_in(held))
        with page.expect_request("**/EventDetail.*.js"):
            page.goto(f"{site}{prefix}/events/{known['id']}")
        before = to_press(page)
        watch_for_moves(page)
        held[0].continue_()
        expect(page.locator("#event-waiting")).to_have_count(0)
        after = to_press(page)
        assert moved(page) == []
        if status == "past":
            # Without scripts the list tells when the next round is.
            assert before[0][1] == f"{prefix}/events"
            after[0] = (after[0][0], before[0][1])
        assert before == after
        assert len(before) == (2 if status == "past" else 1)
        assert not known["register_url"] or before[0][1] == known["register_url"]


def test_without_a_next_round_there_is_the_list(page: Page, site: str, found: Find) -> None:
    page.route(LISTS, with_json([]))
    page.goto(f"{site}/en/events/{found('past', 'Beyblade X')['id']}")
    expect(page.locator(".next-round-ticket")).to_have_text(
        "Not announced yet. See what else is on."
    )
    expect(page.locator(".next-round a")).to_have_attribute("href", "/en/events")
