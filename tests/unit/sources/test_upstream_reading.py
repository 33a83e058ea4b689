"""Upstream bodies in all the spellings they have been seen in, made into one."""

import json
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nk.club.names import decode_name, encode_name
from nk.sources import Event
from nk.sources.fetch import UpstreamFailedError
from nk.sources.upstream_bodies import read_event, read_events, read_leaderboard

NOW = datetime(2026, 11, 18, 5, 0, tzinfo=UTC)
START = "2026-11-20T18:00:00+07:00"


def events_of(body: bytes) -> list[Event]:
    """Read a list as it stands at the tests' moment."""
    return [event.at(NOW) for event in read_events(body)]


@pytest.mark.parametrize(
    ("travelling", "plain"),
    [
        ("Mook", "Mook"),
        ("%E0%B8%A1%E0%B8%B8%E0%B8%81", "มุก"),
        (quote(quote("มุก")), "มุก"),
        ("มุก", "มุก"),
        ("100%", "100%"),
        ("%FF%FE", "%FF%FE"),
        ("a%00b", "a b"),
        ("  a%0Ab ", "a b"),
        ("%", "%"),
        ("", ""),
    ],
)
def test_names_are_decoded_or_taken_as_they_are(travelling: str, plain: str) -> None:
    assert decode_name(travelling) == plain


@settings(max_examples=300, derandomize=True, deadline=None, database=None)
@given(st.text(st.characters(categories=["L", "N", "M"]), min_size=1, max_size=50))
def test_an_encoded_name_comes_back(name: str) -> None:
    assert decode_name(encode_name(name)) == name
    assert encode_name(name).isascii()


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ({"rank": 1, "name": "Mook", "rating": 1847}, (1, "Mook", 1847)),
        ({"player_name": "%E0%B8%A1", "elo_rating": 1742}, (3, "ม", 1742)),
        ({"nickname": "Pun", "elo": "1698"}, (3, "Pun", 1698)),
        ({"name": "Win", "elo": 1633.6}, (3, "Win", 1634)),
    ],
)
def test_leaderboard_lines_under_any_name(
    line: dict[str, Any], expected: tuple[int, str, int]
) -> None:
    (entry,) = read_leaderboard(json.dumps([line]).encode(), offset=2)
    assert (entry.rank, entry.name, entry.rating) == expected


@pytest.mark.parametrize("wrapper", ["data", "leaderboard", "players", "items", "results"])
def test_envelopes_are_opened(wrapper: str) -> None:
    body = json.dumps({wrapper: [{"name": "Mook", "rating": 1}], "total": 1}).encode()
    assert len(read_leaderboard(body, 0)) == 1


@pytest.mark.parametrize(
    "line",
    [
        {"name": "Mook"},
        {"name": "", "rating": 1},
        {"name": "Mook", "rating": "lots"},
        {"name": "Mook", "rating": "inf"},
        {"name": "Mook", "rating": True},
        {"name": "Mook", "rating": -1},
        {"name": 7, "rating": 1},
        {"name": "Mook", "rating": 10**30},
        "Mook",
        None,
        [],
    ],
)
def test_a_bad_line_is_left_out_and_nothing_but_bad_ones_is_a_failure(line: object) -> None:
    good = {"name": "Pun", "rating": 1}
    assert [entry.name for entry in read_leaderboard(json.dumps([line, good]).encode(), 0)] == [
        "Pun"
    ]
    with pytest.raises(UpstreamFailedError):
        read_leaderboard(json.dumps([line]).encode(), 0)


def _event(**fields: object) -> dict[str, object]:
    return {"id": 7, "name": "Weekly", "event_date_iso": START, **fields}


def test_an_event_is_normalised() -> None:
    people = [{"running_number": 1, "player_name": quote("มุก")}]
    given_event = _event(
        winner={"name": quote("มุก"), "avatar": "https://pictures.example.com/m.png"},
        registrations=people,
        register_url="https://forms.example.com/x",
    )
    event = read_event(json.dumps(given_event).encode()).at(NOW)
    assert (event.id, event.status, event.registrations_count) == ("7", "upcoming", 1)
    assert event.starts_at == datetime(2026, 11, 20, 11, tzinfo=UTC)
    assert event.winner is not None
    assert (event.winner.name, event.registrations[0].player_name) == ("มุก", "มุก")
    assert event.register_url == "https://forms.example.com/x"


@pytest.mark.parametrize(
    ("fields", "name", "value"),
    [
        ({"fee": 150}, "fee", 150),
        ({"entry_fee": "150"}, "fee", 150),
        ({"price": 0}, "fee", 0),
        ({"price": "ask us"}, "fee", None),
        ({"fee": -5}, "fee", None),
        ({"fee": True}, "fee", None),
        ({"fee": {"thb": 150}}, "fee", None),
        ({"capacity": 16}, "places", 16),
        ({"max_players": 16.0}, "places", 16),
        ({"places": 0}, "places", None),
        ({"title_en": "Weekly  cup"}, "name_en", "Weekly cup"),
        ({"what_to_bring": "Beys"}, "bring", "Beys"),
        ({"age": "6+"}, "level", "6+"),
        ({"level": "x" * 301}, "level", ""),
        ({"format": 3}, "format", ""),
        ({"description_en": None}, "description_en", ""),
        ({"image": "https://x.example.com/a.webp"}, "picture", "https://x.example.com/a.webp"),
        ({"cover": "javascript:alert(1)"}, "picture", None),
    ],
)
def test_details_under_any_name(fields: dict[str, object], name: str, value: object) -> None:
    (event,) = events_of(json.dumps([_event(**fields)]).encode())
    assert getattr(event, name) == value


@pytest.mark.parametrize("winner", [{"name": "TBD"}, {"name": "tbd"}, {"name": ""}, "", None])
def test_no_winner_in_any_spelling(winner: object) -> None:
    (event,) = events_of(json.dumps([_event(winner=winner)]).encode())
    assert event.winner is None


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"register_url": "javascript:alert(1)"}, "register_url"),
        ({"register_url": "http://forms.example.com/"}, "register_url"),
        ({"register_url": {"odd": 1}}, "register_url"),
        ({"register_url": None}, "register_url"),
    ],
)
def test_unsafe_links_do_not_pass(fields: dict[str, object], field: str) -> None:
    (event,) = events_of(json.dumps([_event(**fields)]).encode())
    assert getattr(event, field) is None


@pytest.mark.parametrize(("hours", "status"), [(1, "upcoming"), (-1, "ongoing"), (-5, "past")])
def test_a_missing_status_follows_the_clock(hours: int, status: str) -> None:
    start = (NOW + timedelta(hours=hours)).isoformat()
    (event,) = events_of(json.dumps([_event(event_date_iso=start)]).encode())
    assert event.status == status


def test_a_time_without_zone_is_bangkok_time() -> None:
    body = json.dumps([_event(event_date_iso="2026-11-20T18:00:00")]).encode()
    (event,) = events_of(body)
    assert event.starts_at == datetime(2026, 11, 20, 11, tzinfo=UTC)


@settings(max_examples=300, derandomize=True, deadline=None, database=None)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(
                st.sampled_from(["id", "name", "rating", "data", "winner", "event_date_iso"]), inner
            )
        ),
    )
)
def test_any_json_is_read_or_refused(value: object) -> None:
    body = json.dumps(value).encode()
    for read in (read_events, read_event):
        try:
            read(body)
        except UpstreamFailedError:
            continue
    try:
        read_leaderboard(body, 0)
    except UpstreamFailedError:
        return
