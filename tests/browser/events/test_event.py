"""The page of one event: what the server sends, what the island adds, and every trouble."""

import json
import re
import urllib.error
import urllib.request
from typing import Any, Final
from urllib.parse import unquote

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from nk.cli.places import DIST
from tests.support.pages.browser import in_both_languages, install_clock, overflow, without_scripts
from tests.support.pages.event_answers import (
    HOSTILE,
    ONE_EVENT,
    WRONG,
    Answer,
    event,
    silent,
    with_json,
)
from tests.support.pages.tabs import Complaints

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


def open_with(
    page: Page, site: str, known: dict[str, Any], answer: Answer, prefix: str = ""
) -> None:
    """Open an event's page of which the API tells `answer`."""
    without_data(page)
    page.route(ONE_EVENT, answer)
    page.goto(f"{site}{prefix}/events/{known['id']}")


def come_back(page: Page, context: BrowserContext, answer: Answer) -> None:
    """Return to the open page after more than a minute, when the API tells something else."""
    page.unroute(ONE_EVENT)
    page.route(ONE_EVENT, answer)
    context.clock.fast_forward(61_000)
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")


def test_the_strip_of_an_events_own_picture_keeps_its_point_in_sight(
    page: Page, site: str, past_event: dict[str, Any]
) -> None:
    image = '<img class="event-picture" src="/favicon.ico" alt="" data-left="{}" data-top="{}">'
    # Nothing said is the middle.
    shown_at = {("0", "10"): "0% 100%", ("3", "1"): "30% 10%", ("", ""): "50% 50%"}

    def with_pictures(route: Route) -> None:
        reply = route.fetch()
        place = '<div class="event-scene-own">'
        images = "".join(image.format(left, top) for left, top in shown_at)
        route.fulfill(response=reply, body=reply.text().replace(place, place + images))

    page.route(re.compile(r"^[^?]*(?<!api)/events/[^/.]+$"), with_pictures)
    page.goto(f"{site}/events/{past_event['id']}")
    positions = page.locator(".event-picture").evaluate_all(
        "(all) => all.map((img) => getComputedStyle(img).objectPosition)"
    )
    assert positions == list(shown_at.values())


def test_a_tournament_ahead_has_a_cup_and_its_winner_a_stage(
    page: Page, context: BrowserContext, site: str, past_event: dict[str, Any]
) -> None:
    def told(name: str, **said: Any) -> None:
        """The name tells that the page has what else is said."""
        come_back(page, context, with_json({**past_event, "name": name, **said}))
        expect(page.locator("h1")).to_have_text(name)
        expect(page.locator(".winner-box")).to_be_visible()

    context.clock.install()
    open_with(page, site, past_event, with_json(past_event))
    expect(page.locator(".winner-stage")).to_be_visible()
    expect(page.locator(".winner-medal")).to_have_count(0)
    art = page.locator(".sheet-art")
    bey = art.get_attribute("src") or ""
    told("To come", status="upcoming")
    expect(art).not_to_have_attribute("src", bey)
    told("Without places", status="upcoming", places=None)
    expect(art).to_have_attribute("src", bey)
    told("Of another kind", event_type="Board Game")
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
    # A reason is kept back while the event takes place.
    known = event(cancel_reason="Rain", cancel_reason_en="Rain")
    open_with(page, site, past_event, with_json(known), prefix)
    english = bool(prefix)
    expect(page.locator("h1")).to_have_text("Friday Night Beys")
    expect(page.locator(".event-off")).to_have_count(0)
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
    # The date is told once, with its whole span.
    times = page.locator(".sheet").get_by_text(re.compile(r"\d:\d\d"))
    expect(times).to_have_count(1)
    span = r", \d+:\d\d.[AP]M.–.\d+:\d\d.[AP]M$" if english else r".\d\d:\d\d–\d\d:\d\d.น\.$"
    expect(times).to_have_text(re.compile(span))


NO_REGISTERING: Final[tuple[dict[str, Any], ...]] = (
    {"status": "ongoing"},
    {"status": "past"},
    {"cancelled": True},
    {"register_url": None},
    {"register_url": None, "places": 2},
    {"register_url": "javascript:alert(1)"},
    {"register_url": "http://forms.example.com"},
    {"register_url": "https://user:pass@forms.example.com/"},
    {"register_url": 5},
    {"status": "soon"},
)


def test_no_register_button(
    page: Page, context: BrowserContext, site: str, past_event: dict[str, Any]
) -> None:
    context.clock.install()
    open_with(page, site, past_event, with_json(event()), "/en")
    register = page.get_by_role("link", name="Register")
    expect(register).to_have_count(1)
    for number, changes in enumerate(NO_REGISTERING):
        # The name tells that the page has what else is said.
        name = f"Night {number}"
        come_back(page, context, with_json(event(name=name, **changes)))
        expect(page.locator("h1")).to_have_text(name)
        expect(register, str(changes)).to_have_count(0)
        closed = changes.get("status") == "past" or "cancelled" in changes or "places" in changes
        expect(page.locator(".sheet-action a").last).to_contain_text(
            "Ask on chat" if closed else "Sign up on chat"
        )


@in_both_languages
def test_who_comes_back_later_hears_that_it_is_called_off_and_why(
    page: Page, context: BrowserContext, site: str, past_event: dict[str, Any], prefix: str
) -> None:
    context.clock.install()
    open_with(page, site, past_event, with_json(event()), prefix)
    expect(page.locator("h1")).to_have_text("Friday Night Beys")
    why = {"cancel_reason": "ไฟดับทั้งห้าง", "cancel_reason_en": "A power cut"}
    come_back(page, context, with_json(event(cancelled=True, **why)))
    said = "This one is called off A power cut" if prefix else "งานนี้ยกเลิกแล้ว ไฟดับทั้งห้าง"
    expect(page.locator(".event-off")).to_have_text(said)


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


TOWER: Final = "Our tower fell over. We’re stacking it up again."


def expect_trouble(page: Page, heading: str, told: str, message: str) -> None:
    expect(page.locator("h1")).to_have_text(heading)
    trouble = page.get_by_role("alert")
    expect(trouble.locator(".message-told strong")).to_have_text(told)
    expect(trouble.locator(".message-note")).to_have_text(message)
    expect(trouble.get_by_role("button", name="Try Again")).to_be_visible()
    expect(trouble.get_by_role("link")).to_have_attribute("href", "/en/events")


def test_troubles_in_the_words_of_the_specification(
    page: Page,
    context: BrowserContext,
    site: str,
    past_event: dict[str, Any],
    complaints: Complaints,
) -> None:
    warm = "This ticket wandered off the board"
    gone = ("Event not found", warm, "The event may have been deleted or URL changed")
    # What happened to the tower heads the page; the given words follow.
    said = "Failed to fetch event details"
    failed = (TOWER, said, "Please check your connection and try again")
    context.clock.install()
    open_with(page, site, past_event, WRONG["404"], "/en")
    expect_trouble(page, *gone)
    # Between any two the event is gone, so that the words of each are new.
    for wrong in (each for each in WRONG if each != "404"):
        come_back(page, context, WRONG[wrong])
        expect_trouble(page, *failed)
        come_back(page, context, WRONG["404"])
        expect_trouble(page, *gone)
    complaints.forgive_failed_requests()


def test_try_again_reloads(
    page: Page, site: str, past_event: dict[str, Any], complaints: Complaints
) -> None:
    open_with(page, site, past_event, WRONG["500"], "/en")
    button = page.get_by_role("alert").get_by_role("button")
    expect(button).to_be_visible()
    page.unroute_all()
    with page.expect_navigation():
        button.click()
    expect(page.locator("h1")).to_have_text(_name(past_event, "/en"))
    expect(page.locator(".person").first).to_be_visible()
    complaints.forgive_failed_requests()


def test_a_server_that_was_busy_is_asked_once_more(
    page: Page, site: str, past_event: dict[str, Any], complaints: Complaints
) -> None:
    address = f"{site}/en/events/{past_event['id']}"

    asked: list[Route] = []

    def busy_once(route: Route) -> None:
        asked.append(route)
        if len(asked) > 1:
            route.continue_()
            return
        route.fulfill(status=503, path=DIST / "en" / "events" / "unavailable.html")

    page.route(address, busy_once)
    # On a busy machine it may ask again before all of it is there.
    page.goto(address, wait_until="commit")
    with page.expect_navigation():
        expect(page.locator("h1")).to_have_text(TOWER)
    expect(page.locator("h1")).to_have_text(_name(past_event, "/en"))
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
    expect(page.get_by_role("alert")).to_contain_text("Failed to fetch event details")


def test_old_news_is_better_than_an_error_unless_the_event_is_gone(
    page: Page,
    context: BrowserContext,
    site: str,
    past_event: dict[str, Any],
    complaints: Complaints,
) -> None:
    context.clock.install()
    page.route(ONE_EVENT, WRONG["500"])
    with page.expect_response(ONE_EVENT):
        page.goto(f"{site}/en/events/{past_event['id']}")
    expect(page.locator(".person").first).to_be_visible()
    expect(page.locator("h1")).to_have_text(_name(past_event, "/en"))
    come_back(page, context, WRONG["404"])
    expect(page.locator("h1")).to_have_text("Event not found")
    expect(page.locator(".message .button-primary")).to_have_attribute("href", "/en/events")
    complaints.forgive_failed_requests()


def test_an_event_that_never_was(page: Page, site: str, complaints: Complaints) -> None:
    for prefix, title in (("", "หากิจกรรมนี้ไม่เจอ"), ("/en", "Event not found")):
        reply = page.goto(f"{site}{prefix}/events/no-such-event")
        assert reply is not None
        assert reply.status == 404
        expect(page.locator("h1")).to_have_text(title)
        # The next events and their list help more than another try.
        expect(page.locator(".next-tickets li.ticket")).to_have_count(2)
        events = page.locator(".message .button-primary")
        expect(events).to_have_attribute("href", f"{prefix}/events")
    with page.expect_navigation():
        page.locator(".message .button:not(.button-primary)").click()
    expect(page).to_have_url(f"{site}/en/events/no-such-event")
    complaints.forgive_failed_requests()
