"""GET /api/beyblade/season: the running season in Bangkok's calendar."""

from datetime import date, datetime

import pytest

from nk.bangkok import BANGKOK
from nk.sources import SeasonDays
from tests.support.api import Clock, FakeSource, beyblade_api, request


@pytest.mark.parametrize(
    ("now", "starts_on", "ends_on"),
    [
        ("2026-10-01T00:00:00", "2026-10-01", "2027-01-01"),
        ("2026-12-31T23:59:59", "2026-10-01", "2027-01-01"),
        ("2027-01-01T00:00:00", "2027-01-01", "2027-04-01"),
        ("2026-05-05T12:00:00", "2026-04-01", "2026-07-01"),
    ],
)
def test_the_season_follows_the_calendar(now: str, starts_on: str, ends_on: str) -> None:
    clock = Clock()
    clock.now = datetime.fromisoformat(now).replace(tzinfo=BANGKOK)
    got = request(beyblade_api(clock), "/api/beyblade/season")
    assert got.status == 200
    assert got.json == {"starts_on": starts_on, "ends_on": ends_on}


def test_a_kept_answer_ends_with_its_season() -> None:
    clock = Clock()
    clock.now = datetime(2026, 12, 31, 23, 59, tzinfo=BANGKOK)
    api = beyblade_api(clock)
    assert request(api, "/api/beyblade/season").json["ends_on"] == "2027-01-01"
    clock.move(minutes=2)
    assert request(api, "/api/beyblade/season").json["ends_on"] == "2027-04-01"


@pytest.mark.parametrize(
    ("now", "starts_on", "ends_on"),
    [
        # The last season was closed early, so this one began within the quarter.
        ("2026-11-15T00:00:00", "2026-11-15", "2027-04-01"),
        ("2027-03-31T23:59:59", "2026-11-15", "2027-04-01"),
        # It should have been closed by now; the calendar says what comes next.
        ("2027-04-01T00:00:00", "2027-04-01", "2027-07-01"),
        # It is announced, but has not begun.
        ("2026-11-14T23:59:59", "2026-10-01", "2027-01-01"),
    ],
)
def test_the_season_staff_have_open_comes_first(now: str, starts_on: str, ends_on: str) -> None:
    clock = Clock()
    clock.now = datetime.fromisoformat(now).replace(tzinfo=BANGKOK)
    source = FakeSource(clock)
    source.open_season = SeasonDays(date(2026, 11, 15), date(2027, 4, 1))
    got = request(beyblade_api(clock, source), "/api/beyblade/season")
    assert got.json == {"starts_on": starts_on, "ends_on": ends_on}


def test_parameters_are_refused() -> None:
    assert request(beyblade_api(Clock()), "/api/beyblade/season?day=1").status == 422
