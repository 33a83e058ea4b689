"""The page of one event: what the server sends, what the island adds, and every trouble."""

import json
import re
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import unquote

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.support.pages.browser import in_both_languages, install_clock, overflow, without_scripts
from tests.support.pages.event_answers import (
    HOSTILE,
    ONE_EVENT,
    WRONG,
    event,
    silent,
    with_json,
    wrong_answers,
)
from tests.support.pages.tabs import Complaints
from tests.support.server.running import PUBLIC_URL

_DATA = re.compile(r'(<script type="application/json" id="event-data">).*?(</script>)', re.DOTALL)


@pytest.fixture(scope="session")
def past_event(site: str) -> dict[str, Any]:
    """An event of the samples that has a winner."""
    with urllib.request.urlopen(f"{site}/api/events?status=past") as reply:
        found: list[dict[str, Any]] = json.load(reply)
    return next(each for each in found if each["winner"])


def _name(known: dict[str, Any], prefix: str) -> str:
    name: str = known["name_en" if prefix else "name"]
    return name


def without_data(page: Page) -> None:
    """Let the server's pages come without the event in them, so that only the API can tell."""

    def strip(route: Route) -> None:
        reply = route.fetch()
        route.fulfill(response=reply, body=_DATA.sub(r"\1\2", reply.text()))

    page.route(re.compile(r"^[^?]*(?<!api)/events/[^/.]+$"), strip)


def open_with(page: Page, site: str, known: dict[str, Any], answer: Any, prefix: str = "") -> None:
    """Open an event's page of which the API tells `answer`."""
    without_data(page)
    page.route(ONE_EVENT, answer)
    page.goto(f"{site}{prefix}/events/{known['id']}")


def test_the_strip_of_an_events_own_picture_keeps_its_point_in_sight(
    page: Page, site: str, past_event: dict[str, Any]
) -> None:
    image = '<img class="event-picture" src="/favicon.ico" alt="" data-left="{}" data-top="{}">'

    def shown_at(left: str, top: str) -> str:
        def with_picture(route: Route) -> None:
            reply = route.fetch()
            place = '<div class="event-scene-own">'
            body = reply.text().replace(place, place + image.format(left, top))
            route.fulfill(response=reply, body=body)

        page.route(re.compile(r"^[^?]*(?<!api)/events/[^/.]+$"), with_picture)
        page.goto(f"{site}/events/{past_event['id']}")
        shown = page.locator(".event-picture")
        position: str = shown.evaluate("(img) => getComputedStyle(img).objectPosition")
        return position

    assert shown_at("0", "10") == "0% 100%"
    assert shown_at("3", "1") == "30% 10%"
    # Nothing said is the middle.
    assert shown_at("", "") == "50% 50%"


@in_both_languages
def test_a_real_event(page: Page, site: str, past_event: dict[str, Any], prefix: str) -> None:
    page.goto(f"{site}{prefix}/events/{past_event['id']}")
    people = page.locator(".person")
    expect(people).to_have_count(past_event["registrations_count"])
    expect(page.locator("h1")).to_have_text(_name(past_event, prefix))
    expect(page.locator(".person[data-winner]")).to_have_count(1)
    expect(page.locator(".winner-box")).to_be_visible()
    # Numbers are those of the list, not places of the result.
    order = "in order of sign-up" if prefix else "เรียงตามลำดับลงชื่อ"
    expect(page.locator(".people-count")).to_contain_text(order)
    expect(page.locator(".event-where a")).to_have_attribute(
        "href", f"{prefix}/contact#{past_event['branch_id']}"
    )
    expect(page.locator("header .languages a").last).to_have_attribute(
        "href", f"{PUBLIC_URL}/en/events/{past_event['id']}"
    )
    expect(page.locator("link[rel=canonical]")).to_have_attribute(
        "href", f"{PUBLIC_URL}{prefix}/events/{past_event['id']}"
    )


def test_a_tournament_has_a_cup_and_its_winner_a_stage(
    page: Page, site: str, past_event: dict[str, Any]
) -> None:
    def told(**said: Any) -> None:
        page.unroute_all()
        open_with(page, site, past_event, with_json({**past_event, **said}))
        expect(page.locator(".winner-box")).to_be_visible()

    told()
    cup = page.locator(".sheet-art").get_attribute("src")
    expect(page.locator(".winner-stage")).to_be_visible()
    expect(page.locator(".winner-medal")).to_have_count(0)
    told(places=None)
    assert page.locator(".sheet-art").get_attribute("src") != cup
    told(event_type="Board Game")
    expect(page.locator(".winner-stage")).to_have_count(0)
    expect(page.locator(".winner-medal")).to_be_visible()


@in_both_languages
@without_scripts
def test_without_scripts_the_page_is_there(
    page: Page, site: str, past_event: dict[str, Any], prefix: str
) -> None:
    page.goto(f"{site}{prefix}/events/{past_event['id']}")
    expect(page.locator("h1")).to_have_text(_name(past_event, prefix))
    expect(page.locator(".event-when time")).to_be_visible()
    # Staff write the place in Thai; an English page says the branch's own name.
    place = past_event["location"] if prefix == "" else "Samyan Mitrtown, Floor 3"
    expect(page.locator(".event-where")).to_have_text(place)
    said = past_event["description_en" if prefix else "description"]
    expect(page.locator(".event-about")).to_contain_text(said)
    expect(page.locator(".event-result")).to_contain_text(unquote(past_event["winner"]["name"]))
    expect(page.locator(".event-facts")).to_be_visible()
    expect(page.locator(".sheet-waiting")).to_be_hidden()
    data = page.locator("script[type='application/ld+json']").all_text_contents()
    kinds = {json.loads(block)["@type"] for block in data}
    assert kinds == {"Event", "BreadcrumbList"}


@in_both_languages
def test_everything_of_an_upcoming_event(
    page: Page, site: str, past_event: dict[str, Any], prefix: str
) -> None:
    open_with(page, site, past_event, with_json(event()), prefix)
    english = bool(prefix)
    expect(page.locator("h1")).to_have_text("Friday Night Beys")
    status = page.locator(".sheet .badge[data-status]")
    expect(status).to_have_text("Upcoming" if english else "กำลังจะมา")
    expect(page.locator(".sheet .badge svg")).to_have_count(2)
    register = page.locator(".sheet-action a")
    expect(register).to_contain_text("Register" if english else "สมัครเลย")
    expect(register).to_have_attribute("href", "https://forms.example.com/nk")
    expect(register).to_have_attribute("rel", "noopener")
    expect(page.locator(".event-about")).to_have_text("First lineSecond line")
    expect(page.locator(".event-about br")).to_have_count(1)
    expect(page.locator(".people-count")).to_contain_text("2")
    expect(page.locator(".person-number")).to_have_text(["1", "2"])
    expect(page.locator(".person-name")).to_have_text(["Fern", "ปลื้ม"])
    expect(page.locator(".person .avatar")).to_have_text(["F", "ป"])
    expect(page.locator(".winner-box")).to_have_count(0)
    back = page.locator(".back-link")
    expect(back).to_have_attribute("href", f"{prefix}/events")


@pytest.mark.parametrize(
    "changes",
    [
        {"status": "ongoing"},
        {"status": "past"},
        {"cancelled": True},
        {"register_url": None},
        {"register_url": "javascript:alert(1)"},
        {"register_url": "http://forms.example.com"},
        {"register_url": "https://user:pass@forms.example.com/"},
        {"register_url": 5},
        {"status": "soon"},
    ],
)
def test_no_register_button(
    page: Page, site: str, past_event: dict[str, Any], changes: dict[str, Any]
) -> None:
    open_with(page, site, past_event, with_json(event(**changes)), "/en")
    expect(page.locator("h1")).to_have_text("Friday Night Beys")
    expect(page.get_by_role("link", name="Register")).to_have_count(0)
    expect(page.locator(".sheet-action a").last).to_contain_text("Ask on chat")


@in_both_languages
def test_an_event_that_is_called_off_says_why(
    page: Page, site: str, past_event: dict[str, Any], prefix: str
) -> None:
    why = {"cancel_reason": "ไฟดับทั้งห้าง", "cancel_reason_en": "A power cut"}
    open_with(page, site, past_event, with_json(event(cancelled=True, **why)), prefix)
    said = "This one is called off A power cut" if prefix else "งานนี้ยกเลิกแล้ว ไฟดับทั้งห้าง"
    expect(page.locator(".event-off")).to_have_text(said)


def test_who_comes_back_later_hears_that_it_is_called_off(
    page: Page, context: BrowserContext, site: str, past_event: dict[str, Any]
) -> None:
    context.clock.install()
    open_with(page, site, past_event, with_json(event()), "/en")
    expect(page.locator("h1")).to_have_text("Friday Night Beys")
    page.unroute(ONE_EVENT)
    page.route(ONE_EVENT, with_json(event(cancelled=True, cancel_reason_en="A power cut")))
    context.clock.run_for(61_000)
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator(".event-off")).to_contain_text("A power cut")


def test_a_reason_is_kept_back_while_the_event_takes_place(
    page: Page, site: str, past_event: dict[str, Any]
) -> None:
    open_with(page, site, past_event, with_json(event(cancel_reason="Rain")), "/en")
    expect(page.locator("h1")).to_have_text("Friday Night Beys")
    expect(page.locator(".event-off")).to_have_count(0)


def test_the_date_is_told_once_with_its_whole_span(
    page: Page, site: str, past_event: dict[str, Any]
) -> None:
    open_with(page, site, past_event, with_json(event()), "/en")
    times = page.locator(".sheet").get_by_text(re.compile(r"\d:\d\d"))
    expect(times).to_have_count(1)
    expect(times).to_have_text(re.compile(r", \d+:\d\d.[AP]M.–.\d+:\d\d.[AP]M$"))


def test_the_winner_is_highlighted_and_a_failing_picture_becomes_a_letter(
    page: Page, site: str, past_event: dict[str, Any], complaints: Complaints
) -> None:
    winner = {"name": "fern", "avatar": "/img/no-such-picture.png", "anonymous": False}
    people = [{"running_number": 5, "player_name": "fern"}, {"player_name": "", "anonymous": True}]
    odd = event(status="past", winner=winner, registrations=people)
    open_with(page, site, past_event, with_json(odd), "/en")
    expect(page.locator(".winner-box strong")).to_have_text("fern")
    expect(page.locator(".winner-box .avatar")).to_have_text("F")
    expect(page.locator(".person[data-winner] .person-name")).to_have_text("fern")
    expect(page.locator(".person").last).to_contain_text("Anonymous player")
    complaints.forgive_failed_requests()


def test_texts_from_strangers_stay_texts(page: Page, site: str, past_event: dict[str, Any]) -> None:
    names = ["%3Cb%3Ebold%3C/b%3E", "%", "%E0%B8", "\u202eevil", HOSTILE]
    people = [{"running_number": 1, "player_name": name} for name in names]
    odd = event(
        name=HOSTILE,
        description=f"{HOSTILE}\n{HOSTILE}",
        location=HOSTILE,
        branch_id="__proto__",
        winner={"name": HOSTILE, "avatar": "javascript:alert(1)"},
        registrations=people,
    )
    open_with(page, site, past_event, with_json(odd), "/en")
    expect(page.locator("h1")).to_have_text(HOSTILE)
    expect(page.locator(".event-about")).to_have_text(HOSTILE + HOSTILE)
    expect(page.locator(".person-name").first).to_have_text("<b>bold</b>")
    expect(page.locator(".person-name").nth(1)).to_have_text("%")
    expect(page.locator(".winner-box .avatar img")).to_have_count(0)
    # The pictures of the page itself: the kind's on the stub, the podium or the medal.
    ours = ":not(.sheet-art, .winner-stage, .winner-medal, .ticket-art)"
    expect(page.locator(f":is(.sheet, .event-below) :is(script, img{ours})")).to_have_count(0)
    assert page.evaluate("() => window.hacked") is None
    assert overflow(page) == 0


@wrong_answers
def test_troubles_in_the_words_of_the_specification(
    page: Page, site: str, past_event: dict[str, Any], complaints: Complaints, wrong: str
) -> None:
    open_with(page, site, past_event, WRONG[wrong], "/en")
    title, message = (
        ("Event not found", "The event may have been deleted or URL changed")
        if wrong == "404"
        else ("Failed to fetch event details", "Please check your connection and try again")
    )
    expect(page.locator("h1")).to_have_text(title)
    expect(page.get_by_role("alert").locator(".message-note")).to_have_text(message)
    expect(page.get_by_role("button", name="Try Again")).to_be_visible()
    expect(page.get_by_role("alert").get_by_role("link")).to_have_attribute("href", "/en/events")
    complaints.forgive_failed_requests()


@in_both_languages
def test_try_again_reloads(
    page: Page,
    site: str,
    past_event: dict[str, Any],
    complaints: Complaints,
    prefix: str,
) -> None:
    open_with(page, site, past_event, WRONG["500"], prefix)
    button = page.get_by_role("alert").get_by_role("button")
    expect(button).to_be_visible()
    page.unroute_all()
    with page.expect_navigation():
        button.click()
    expect(page.locator("h1")).to_have_text(_name(past_event, prefix))
    expect(page.locator(".person").first).to_be_visible()
    complaints.forgive_failed_requests()


def test_while_it_loads_the_servers_words_stand(
    page: Page, context: BrowserContext, site: str, past_event: dict[str, Any]
) -> None:
    install_clock(context)
    with page.expect_request(ONE_EVENT):
        open_with(page, site, past_event, silent, "/en")
    expect(page.locator("h1")).to_have_text(_name(past_event, "/en"))
    expect(page.locator(".sheet-waiting [role=status]")).to_have_text("Loading the details")
    page.wait_for_function("() => !document.querySelector('astro-island[ssr]')")
    context.clock.run_for(21_000)
    expect(page.locator("h1")).to_have_text("Failed to fetch event details")


def test_old_news_is_better_than_an_error(
    page: Page, site: str, past_event: dict[str, Any], complaints: Complaints
) -> None:
    page.route(ONE_EVENT, WRONG["500"])
    with page.expect_response(ONE_EVENT):
        page.goto(f"{site}/en/events/{past_event['id']}")
    expect(page.locator(".person").first).to_be_visible()
    expect(page.locator("h1")).to_have_text(_name(past_event, "/en"))
    complaints.forgive_failed_requests()


def test_an_event_that_is_gone_by_now(
    page: Page, site: str, past_event: dict[str, Any], complaints: Complaints
) -> None:
    page.route(ONE_EVENT, WRONG["404"])
    page.goto(f"{site}/en/events/{past_event['id']}")
    expect(page.locator("h1")).to_have_text("Event not found")
    expect(page.locator(".message .button-primary")).to_have_attribute("href", "/en/events")
    complaints.forgive_failed_requests()


@in_both_languages
def test_an_event_that_never_was(
    page: Page, site: str, complaints: Complaints, prefix: str
) -> None:
    reply = page.goto(f"{site}{prefix}/events/no-such-event")
    assert reply is not None
    assert reply.status == 404
    expect(page.locator("h1")).to_have_text("Event not found" if prefix else "หากิจกรรมนี้ไม่เจอ")
    # The next events and their list help more than another try.
    expect(page.locator(".next-tickets li.ticket")).to_have_count(2)
    expect(page.locator(".message .button-primary")).to_have_attribute("href", f"{prefix}/events")
    with page.expect_navigation():
        page.locator(".message .button:not(.button-primary)").click()
    expect(page).to_have_url(f"{site}{prefix}/events/no-such-event")
    complaints.forgive_failed_requests()
