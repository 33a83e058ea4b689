"""The sample events that stand for all others in the photographs."""

import re
from typing import Any, Final

import httpx
from playwright.sync_api import Page, Route

from nk.cli.places import DIST


def sample_events(site: str) -> dict[str, str]:
    """The numbers of an event to come and of one with a winner."""
    return {
        "upcoming": next(event["id"] for event in _events(site, "upcoming")),
        "past": next(event["id"] for event in _events(site, "past") if event["winner"]),
    }


def _events(site: str, status: str) -> list[dict[str, Any]]:
    answer = httpx.get(f"{site}/api/events", params={"status": status}, trust_env=False)
    events: list[dict[str, Any]] = answer.raise_for_status().json()
    return events


UNAVAILABLE: Final = "/events/cannot-be-read"

_LISTS: Final = re.compile(r"/api/events\?status=")
_ONE_EVENT: Final = re.compile(r"/api/events/[^/?]+$")
_EVENT_PAGE: Final = re.compile(r"^https?://[^/]+(?:/en)?/events/[^/.?]+$")
_RANKING: Final = re.compile(r"/api/leaderboard\?")
_ENGINE: Final = re.compile(r"/api/beyblade/(?:deck|rating)\?")
_NOT_AGAIN: Final = (
    "Object.defineProperty(PerformanceNavigationTiming.prototype, 'responseStatus', { value: 200 })"
)
_DATA: Final = re.compile(
    r'(<script type="application/json" id="event-data">).*?(</script>)', re.DOTALL
)


def _never(_route: Route) -> None:
    """Leave the question open."""


def _fail(route: Route) -> None:
    route.fulfill(status=500, content_type="application/json", body="{}")


def no_lists_yet(page: Page) -> None:
    """The events are on their way."""
    page.route(_LISTS, _never)


def empty_lists(page: Page) -> None:
    """There are no events."""
    page.route(_LISTS, lambda route: route.fulfill(content_type="application/json", body="[]"))


def failing_lists(page: Page) -> None:
    """The events cannot be had."""
    page.route(_LISTS, _fail)


def no_event_yet(page: Page) -> None:
    """The details of the event are on their way."""
    _leave_out_the_details(page)
    page.route(_ONE_EVENT, _never)


def failing_event(page: Page) -> None:
    """The details of the event cannot be had."""
    _leave_out_the_details(page)
    page.route(_ONE_EVENT, _fail)


def unavailable(page: Page) -> None:
    """The server itself cannot read the event: its page for that, as it was built."""

    def answer(route: Route) -> None:
        folder = DIST / "en" if "/en/" in route.request.url else DIST
        route.fulfill(status=503, path=folder / "events" / "unavailable.html")

    # The page would ask once more after a moment; it is wanted as it stands.
    page.add_init_script(_NOT_AGAIN)
    page.route(re.compile(f"{UNAVAILABLE}$"), answer)


def no_ranking_yet(page: Page) -> None:
    """The ranking is on its way."""
    page.route(_RANKING, _never)


def failing_ranking(page: Page) -> None:
    """The ranking cannot be had, and samples stand in."""
    page.route(_RANKING, _fail)


def failing_engine(page: Page) -> None:
    """The rule engine does not answer."""
    page.route(_ENGINE, _fail)


def _leave_out_the_details(page: Page) -> None:
    """Let the page of an event come without its details, so that only the API can tell them."""

    def strip(route: Route) -> None:
        reply = route.fetch()
        route.fulfill(response=reply, body=_DATA.sub(r"\1\2", reply.text()))

    page.route(_EVENT_PAGE, strip)
