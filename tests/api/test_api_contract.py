"""The contract: the specification's names, the orders it asks for, one shape of errors."""

import re
from urllib.parse import unquote

from nk.club.events import events, registrations
from nk.club.players import find_player, set_avatar
from nk.club.store.connections import Writer, open_writer
from nk.site.api.application import Api
from nk.sources import open_sources
from tests.api.conftest import fill
from tests.support.api import create_api, request
from tests.support.store import HOUR, NOW, add_events, an_event

_EVENT_FIELDS = {
    "id",
    "name",
    "event_type",
    "status",
    "date",
    "event_date_iso",
    "location",
    "description",
    "register_url",
    "registrations_count",
    "winner",
}
_LINE_FIELDS = {"rank", "name", "rating", "avatar", "change_week", "history"}


def test_lists_are_arrays_in_the_specifications_words(api: Api) -> None:
    upcoming = request(api, "/api/events?status=upcoming").json
    past = request(api, "/api/events?status=past").json
    assert upcoming[0]["status"] == "ongoing"
    assert {event["status"] for event in past} == {"past"}
    for event in (*upcoming, *past):
        assert event.keys() >= _EVENT_FIELDS
        assert event["event_date_iso"].endswith("+07:00")
        assert event["event_date_iso"].startswith(event["date"])
    assert request(api, "/api/events").json == upcoming


def test_names_travel_url_encoded(api: Api) -> None:
    past = request(api, "/api/events?status=past").json
    names = [event["winner"]["name"] for event in past]
    names += [line["name"] for line in request(api, "/api/leaderboard").json]
    detail = request(api, f"/api/events/{past[0]['id']}").json
    names += [person["player_name"] for person in detail["registrations"]]
    assert all(name.isascii() for name in names)
    assert "ปลื้ม" in {unquote(name) for name in names}


def test_an_event_has_its_people_by_number(api: Api) -> None:
    (last,) = request(api, "/api/events?status=past&limit=1").json
    event = request(api, f"/api/events/{last['id']}").json
    people = event["registrations"]
    assert [person["running_number"] for person in people] == list(range(1, len(people) + 1))
    assert len(people) == event["registrations_count"]
    (winner,) = [person for person in people if person["winner"]]
    assert winner["player_name"] == event["winner"]["name"]


def test_a_players_picture_stands_beside_the_name_everywhere(database: str, writer: Writer) -> None:
    fill(database)
    with writer.change("test", NOW) as change:
        player = find_player(change.connection, "ปลื้ม")
        set_avatar(change, player.id, "/meeple/10020010g.webp")
    sources = open_sources(database, lambda: NOW)
    api = create_api(sources, lambda: NOW)
    lines = request(api, "/api/leaderboard").json
    past = request(api, "/api/events?status=past").json
    details = [request(api, f"/api/events/{event['id']}").json for event in past]
    sources.close()
    people = [person for event in details for person in event["registrations"]]
    for shown in (lines, people):
        faces = {unquote(each.get("player_name") or each["name"]): each["avatar"] for each in shown}
        assert faces["ปลื้ม"] == "/meeple/10020010g.webp"
        assert faces["Win"] is None


def test_the_leaderboard_has_ten_lines_and_more_on_asking(api: Api) -> None:
    lines = request(api, "/api/leaderboard?limit=10&offset=0").json
    rest = request(api, "/api/leaderboard?limit=10&offset=10").json
    assert (len(lines), len(rest)) == (10, 2)
    assert all(line.keys() == _LINE_FIELDS for line in lines)
    ratings = [line["rating"] for line in (*lines, *rest)]
    assert ratings == sorted(ratings, reverse=True)
    assert all(line["history"][-1] == line["rating"] for line in lines)


def test_registering_is_offered_only_when_it_makes_sense(database: str, writer: Writer) -> None:
    link = "https://forms.example.com/x"
    ahead, running, cancelled = add_events(
        writer,
        an_event(register_url=link),
        an_event(register_url=link, starts_at=NOW - HOUR),
        an_event(register_url=link),
    )
    with writer.change("test", NOW) as change:
        events.cancel(change, cancelled)
    sources = open_sources(database, lambda: NOW)
    api = create_api(sources, lambda: NOW)
    links = {
        number: request(api, f"/api/events/{number}").json["register_url"]
        for number in (ahead, running, cancelled)
    }
    sources.close()
    assert links == {ahead: link, running: None, cancelled: None}


def test_both_engines_answer_with_the_same_bytes(
    sqlite_database: str, postgres_database: str
) -> None:
    targets = ["/api/calendar/th.ics", "/api/leaderboard", "/api/leaderboard?limit=5&offset=4"]
    targets += [f"/api/events?status={status}" for status in ("upcoming", "ongoing", "past")]
    targets += [f"/api/events/{number}" for number in range(1, 9)]
    bodies: list[list[bytes]] = []
    for database in (sqlite_database, postgres_database):
        fill(database)
        writer = open_writer(database)
        with writer.change("test", NOW) as change:
            registrations.register(change, 4, "ชื่อ % พิเศษ/?&")
        writer.close()
        sources = open_sources(database, lambda: NOW)
        api = create_api(sources, lambda: NOW)
        bodies.append([request(api, target).body for target in targets])
        sources.close()
    assert bodies[0] == bodies[1]


_WRONG = [
    ("/api/events?status=soon", 422, "status"),
    ("/api/events?status=", 422, "status"),
    ("/api/events?status=past&status=past", 422, "status"),
    ("/api/events?limit=0", 422, "limit"),
    ("/api/events?limit=101", 422, "limit"),
    ("/api/events?offset=901", 422, "offset"),
    ("/api/events?page=2", 422, "page"),
    ("/api/events?%00=2", 422, "query"),
    ("/api/events?status=past&", 200, None),
    ("/api/leaderboard?limit=ten", 422, "limit"),
    ("/api/leaderboard?limit=%D9%A3", 422, "limit"),
    ("/api/leaderboard?limit=%EF%BC%91", 422, "limit"),
    ("/api/leaderboard?limit=1_0", 422, "limit"),
    ("/api/leaderboard?limit=+7", 422, "limit"),
    ("/api/leaderboard?limit=-1", 422, "limit"),
    ("/api/leaderboard?limit=1.0", 422, "limit"),
    ("/api/leaderboard?limit=1e1", 422, "limit"),
    ("/api/leaderboard?limit=", 422, "limit"),
    (f"/api/leaderboard?offset={2**63}", 422, "offset"),
    (f"/api/leaderboard?offset={'9' * 400}", 422, "offset"),
    ("/api/leaderboard?limit=1&limit=9", 422, "limit"),
    ("/api/leaderboard?limit=%ff", 422, "query"),
    ("/api/leaderboard?" + "&".join(["limit=1"] * 50), 422, "query"),
    ("/api/events/999999", 404, None),
    ("/api/events/abc", 404, None),
    (f"/api/events/{2**63}", 404, None),
    ("/api/events/1?lang=en", 422, "lang"),
    ("/api/events/%D9%A3", 404, None),
    ("/api/events/$", 422, "id"),
    ("/api/events/" + "1" * 65, 422, "id"),
    ("/api/events/1%2F2", 404, None),
    ("/api/events/", 404, None),
    ("/api/events/../leaderboard", 404, None),
    ("/api/calendar/fr.ics", 422, "language"),
    ("/api/calendar/th", 404, None),
    ("/api/events/1.ics?lang=fr", 422, "lang"),
    ("/api/events/999.ics", 404, None),
    ("/api", 404, None),
    ("/api/", 404, None),
    ("/api/openapi.json", 404, None),
    ("/api/docs", 404, None),
]


def test_what_is_wrong_is_said_in_one_shape(sqlite_api: Api) -> None:
    for target, status, field in _WRONG:
        got = request(sqlite_api, target)
        assert got.status == status, target
        if status == 200:
            continue
        error = got.json["error"]
        assert got.json.keys() == {"error"}, target
        assert error.keys() == {"code", "message", "field"}, target
        assert error["field"] == field, target
        assert re.fullmatch(r"[a-z_]+", error["code"]), target
        assert error["message"].endswith("."), target
        assert len(got.body) < 1_000, target
        assert got.headers["cache-control"] == "no-store", target
