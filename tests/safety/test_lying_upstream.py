"""One senseless value of another API costs that entry, never the list it stands in."""

import json
from datetime import UTC, datetime
from typing import Any

import pytest

from nk.site.api.bodies import event_detail, leaderboard_line
from nk.site.api.calendar import calendar
from nk.sources import Event
from nk.sources.upstream_bodies import read_events, read_leaderboard

NOW = datetime(2026, 11, 18, 5, 0, tzinfo=UTC)
GOOD = {"id": 2, "name": "Weekly", "event_date_iso": "2026-11-20T18:00:00+07:00"}
LINE = {"name": "Mook", "rating": 1500}


def events_of(body: bytes) -> list[Event]:
    """Read a list as it stands at the tests' moment."""
    return [event.at(NOW) for event in read_events(body)]


@pytest.mark.parametrize(
    "lie",
    [
        {"event_date_iso": "0001-01-01T00:00:00+14:00"},
        {"event_date_iso": "9999-12-31T23:59:59-12:00"},
        {"event_date_iso": "9999-12-31T23:00:00+07:00"},
        {"event_date_iso": 1e18},
        {"event_date_iso": "tomorrow"},
        {"event_end_iso": "9999-12-31T23:59:59-12:00"},
        {"registrations_count": 10**30},
        {"registrations_count": -1},
        {"name": "\ud800"},
        {"name": ["<script>"]},
        {"id": "../secret"},
        {"id": 10**70},
        {"location": "x" * 20_001},
    ],
)
def test_a_lying_event_is_left_out(lie: dict[str, Any]) -> None:
    events = events_of(json.dumps([{**GOOD, "id": 1, **lie}, GOOD]).encode())
    assert [event.id for event in events] == ["2"]
    assert event_detail(events[0]).model_dump_json()
    assert calendar(events, "th", origin="https://nk.example", uid_domain="nk.example")


@pytest.mark.parametrize(
    "lie",
    [
        {"rating": 1e400},
        {"rating": "nan"},
        {"rating": True},
        {"rank": 0},
        {"name": "   "},
        {"change_week": 10**40},
        {"history": [10**40]},
    ],
)
def test_a_lying_line_is_left_out(lie: dict[str, Any]) -> None:
    lines = read_leaderboard(json.dumps([{**LINE, **lie}, LINE]).encode(), 0)
    assert [leaderboard_line(line).name for line in lines] == ["Mook"]
