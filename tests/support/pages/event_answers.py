"""What the events API is made to answer in the tests of the events pages."""

import json
import re
from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Route

Event = dict[str, Any]
Answer = Callable[[Route], None]

BANGKOK: Final = timezone(timedelta(hours=7))
START: Final = datetime(2027, 3, 9, 18, 30, tzinfo=BANGKOK)
LISTS: Final = re.compile(r"/api/events\?status=")
ONE_EVENT: Final = re.compile(r"/api/events/[^/?]+$")

HOSTILE: Final = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>\'"&amp;'


def event(**changes: Any) -> Event:
    """An event as the API describes it."""
    return {
        "id": "77",
        "name": "Friday Night Beys",
        "event_type": "Beyblade X",
        "status": "upcoming",
        "cancelled": False,
        "date": START.date().isoformat(),
        "event_date_iso": START.isoformat(),
        "event_end_iso": (START + timedelta(hours=3)).isoformat(),
        "location": "Samyan Mitrtown, Floor 3",
        "branch_id": "samyan",
        "description": "First line\nSecond line",
        "register_url": "https://forms.example.com/nk",
        "registrations_count": 2,
        "winner": None,
        "sample": False,
        "registrations": [
            {"running_number": 1, "player_name": "Fern", "winner": False, "anonymous": False},
            {"running_number": 2, "player_name": "%E0%B8%9B%E0%B8%A5%E0%B8%B7%E0%B9%89%E0%B8%A1"},
        ],
        **changes,
    }


def with_json(value: object, status: int = 200) -> Answer:
    """Answer with this value."""
    return with_text(json.dumps(value), status)


def with_text(text: str, status: int = 200) -> Answer:
    """Answer with this text, said to be JSON."""
    return lambda route: route.fulfill(status=status, content_type="application/json", body=text)


def refused(route: Route) -> None:
    """Break the connection."""
    route.abort("connectionreset")


def silent(_route: Route) -> None:
    """Never answer."""


def kept_in(waiting: list[Route]) -> Answer:
    """Do not answer yet: the test does, with what it finds in the list."""

    def keep(route: Route) -> None:
        waiting.append(route)

    return keep


WRONG: Final[dict[str, Answer]] = {
    "404": with_json({"error": {"code": "not_found"}}, 404),
    "422": with_json({"error": {"code": "invalid_parameter"}}, 422),
    "500": with_json({"error": {"code": "internal_error"}}, 500),
    "503": with_text("<h1>Unavailable</h1>", 503),
    "no JSON": with_text("<!doctype html><title>Sign in to the Wi-Fi</title>"),
    "half of it": with_text('[{"id": "77", "name": "Fri'),
    "nothing": with_text(""),
    "null": with_json(None),
    "a word": with_json("events"),
    "wrong types": with_json([{"id": {}, "name": 5}, None, 7]),
    "broken off": refused,
}
wrong_answers = pytest.mark.parametrize("wrong", WRONG)


def answer_lists(page: Page, upcoming: Answer, past: Answer | None = None) -> None:
    """Let the two calls of the events page be answered like this."""
    page.route(re.compile(r"/api/events\?status=upcoming$"), upcoming)
    page.route(re.compile(r"/api/events\?status=past$"), past or with_json([]))
