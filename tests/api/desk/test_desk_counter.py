"""The desk at the counter: events and who comes, players, results, the season, live notices."""

from datetime import timedelta
from typing import Any

import pytest

from nk.club.ranking.ratings import verify
from nk.club.store.audit import list_audit
from nk.club.store.audit_chain import verify_chain
from nk.club.store.connections import Writer
from nk.desk.access.permissions import Role
from tests.support.desk.desk_in_process import DeskUnderTest
from tests.support.store import NOW, add_events, add_players, an_event, open_a_season, play

FIELDS = {"name": "คืนบอร์ดเกม", "type": "Board Game", "starts": "20/11/2569 18:00", "ends": "21:00"}


def ok(reply: Any) -> Any:
    """Return the body of an answer that must be fine."""
    assert reply.status == 200, reply.body
    return reply.json


def test_a_weekly_series_is_added_listed_copied_and_called_off(each_desk: DeskUnderTest) -> None:
    desk, token = each_desk, each_desk.token(Role.STAFF)
    fields = {**FIELDS, "branch": "bangkae", "fee": "150"}
    ids = ok(desk.post("/api/events/add", token, {"fields": fields, "weeks": 4}))["ids"]
    assert len(ids) == 4
    month = ok(desk.get("/api/events?month=2026-12", token))["events"]
    assert [line["starts_at"][:10] for line in month] == ["2026-12-04", "2026-12-11"]
    assert {line["branch_id"] for line in month} == {"bangkae"}
    # The same once more is doubted, and goes through when insisted on.
    doubted = desk.post("/api/events/add", token, {"fields": fields})
    assert doubted.json["error"]["insist"] == "again"
    copied = ok(
        desk.post("/api/events/copy", token, {"id": ids[0], "starts": ["2027-01-08 18:00"]})
    )
    assert len(copied["ids"]) == 1
    form = {"id": ids[0], "version": 0, "reason": "ไฟดับ", "reason_en": "A power cut"}
    called_off = ok(desk.post("/api/events/cancel", token, form))
    assert (called_off["cancelled"], called_off["cancel_reason"]) == (True, "ไฟดับ")
    assert desk.post(
        "/api/events/register", token, {"id": ids[0], "name": "A", "walk_in": True}
    ).code
    back = {"id": ids[0], "version": called_off["version"]}
    assert ok(desk.post("/api/events/uncancel", token, back))["cancelled"] is False
    assert ok(desk.post("/api/events/delete", token, {"id": ids[1], "version": 0}))["done"]
    with desk.desk.reader.reading() as connection:
        assert list_audit(connection, action="event.cancel")[0].who == "Ton"
        assert verify_chain(connection).broken is None


def test_an_edit_of_something_older_gets_what_is_there_now(each_desk: DeskUnderTest) -> None:
    desk, token = each_desk, each_desk.token(Role.STAFF)
    (number,) = add_events(desk.desk.writer, an_event())
    first = {"id": number, "version": 0, "fields": {"name": "Mine"}}
    edited = ok(desk.post("/api/events/edit", token, first))
    assert (edited["name"], edited["version"]) == ("Mine", 1)
    second = {"id": number, "version": 0, "fields": {"name": "Yours"}}
    refused = desk.post("/api/events/edit", token, second)
    assert (refused.status, refused.code) == (409, "stale")
    assert refused.json["error"]["there"]["name"] == "Mine"


def test_an_event_without_a_place_of_its_own_is_at_its_branch(desk: DeskUnderTest) -> None:
    token = desk.token(Role.STAFF)
    branch = ok(desk.get("/api/branches", token))["branches"][0]
    assert (branch["id"], branch["place"]) == ("bangkae", "NK ซีคอน บางแค ชั้น 6")
    fields = {**FIELDS, "branch": "bangkae", "location": "ลานหน้าร้าน", "level": "ทุกวัย"}
    (number,) = ok(desk.post("/api/events/add", token, {"fields": fields}))["ids"]
    there = ok(desk.get(f"/api/events/{number}", token))["fields"]
    assert (there["location"], there["level"]) == ("ลานหน้าร้าน", "ทุกวัย")
    form = {"id": number, "version": 0, "fields": {"location": ""}}
    assert ok(desk.post("/api/events/edit", token, form))["location"] == branch["place"]


def test_a_player_gets_a_meeple_a_picture_or_none(desk: DeskUnderTest) -> None:
    token = desk.token(Role.STAFF)
    (mook,) = add_players(desk.desk.writer, "Mook")
    given = ok(desk.post("/api/players/picture", token, {"id": mook, "meeple": "10020010G"}))
    assert given["avatar"] == "/meeple/10020010g.webp"
    wrong = desk.post("/api/players/picture", token, {"id": mook, "meeple": "nobody"})
    assert (wrong.status, wrong.json["error"]["field"]) == (422, "meeple")
    photo = "https://pictures.example.com/mook.webp"
    assert ok(desk.post("/api/players/picture", token, {"id": mook, "avatar": photo}))["avatar"]
    assert ok(desk.post("/api/players/picture", token, {"id": mook}))["avatar"] is None


def test_people_walk_in_and_check_in(each_desk: DeskUnderTest) -> None:
    desk, token = each_desk, each_desk.token(Role.STAFF)
    (number,) = add_events(desk.desk.writer, an_event())
    (mook,) = add_players(desk.desk.writer, "Mook")
    ok(desk.post("/api/events/register", token, {"id": number, "name": "mook"}))
    write = desk.write_id()
    walk_in = {"id": number, "name": "น้องใหม่", "walk_in": True}
    for _ in range(2):
        after = ok(desk.post("/api/events/register", token, walk_in, write_id=write))
    assert [(one["name"], one["walk_in"]) for one in after["list"]] == [
        ("Mook", False),
        ("น้องใหม่", True),
    ]
    assert (after["people"], after["here"], after["list"][0]["player_id"]) == (2, 1, mook)
    ok(desk.post("/api/events/check-in", token, {"id": number, "number": 1}))
    slip = ok(desk.post("/api/events/check-in", token, {"id": number, "number": 2, "here": False}))
    assert [one["checked_in_at"] is not None for one in slip["list"]] == [True, False]
    assert desk.post("/api/events/check-in", token, {"id": number, "number": 9}).status == 422


def test_players_are_found_merged_after_a_look_and_forgotten(each_desk: DeskUnderTest) -> None:
    desk, token = each_desk, each_desk.token(Role.STAFF)
    writer = desk.desk.writer
    open_a_season(writer)
    keep, drop, other = add_players(writer, "ปลื้ม", "Pleum", "Mook X")
    play(writer, drop, other)
    for typed, found in (("ปลืม", "ปลื้ม"), ("mookx", "Mook X"), (str(other), "Mook X")):
        (player,) = ok(desk.get(f"/api/players?q={_quoted(typed)}", token))["players"]
        assert player["nickname"] == found
    form = {"keep": keep, "drop": drop}
    preview = ok(desk.post("/api/players/merge/preview", token, form))
    assert {one["player"]: one["after"] for one in preview["changes"]} == {
        "ปลื้ม": 1216,
        "Pleum": None,
    }
    play(writer, keep, other, at=NOW - timedelta(hours=1))
    stale = desk.post("/api/players/merge", token, {**form, "seen": preview["seen"]})
    assert (stale.status, stale.code) == (409, "stale")
    seen = stale.json["error"]["there"]["seen"]
    merged = ok(desk.post("/api/players/merge", token, {**form, "seen": seen}))
    assert merged["wins"] == 2
    renamed = {"id": other, "expected": "Mook X", "nickname": "Mook"}
    ok(desk.post("/api/players/rename", token, renamed))
    assert desk.post("/api/players/rename", token, renamed).status == 409
    removed = ok(desk.post("/api/players/remove", token, {"id": other, "expected": "Mook"}))
    assert (removed["events_to_read"], removed["traces"]) == ([], False)
    with writer.reading() as connection:
        assert verify(connection) == []
        kept = connection.exec_driver_sql("SELECT body FROM desk_answers").scalars().all()
    assert not [body for body in kept if "Mook" in body]


def test_a_name_that_lingers_in_the_file_is_told_until_it_is_gone(
    desk: DeskUnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    token, writer = desk.token(Role.STAFF), desk.desk.writer
    keep, drop = add_players(writer, "ปลื้ม", "Pleum")
    form = {"keep": keep, "drop": drop}
    seen = ok(desk.post("/api/players/merge/preview", token, form))["seen"]
    removal, write = {"id": keep, "expected": "ปลื้ม"}, desk.write_id()
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(Writer, "forget_deleted", lambda _: False)
        assert ok(desk.post("/api/players/merge", token, {**form, "seen": seen}))["traces"]
        assert ok(desk.post("/api/players/remove", token, removal, write_id=write))["traces"]
    assert not ok(desk.post("/api/players/remove", token, removal, write_id=write))["traces"]
    # A refusal stays as it is.
    assert "traces" not in desk.post("/api/players/remove", token, removal).json


def test_a_result_is_recorded_once_and_undone_after_a_look(each_desk: DeskUnderTest) -> None:
    desk, token = each_desk, each_desk.token(Role.STAFF)
    writer = desk.desk.writer
    open_a_season(writer)
    one, _, three = add_players(writer, "Fern", "Guy", "Beam")
    write, form = desk.write_id(), {"winner": f"id:{one}", "loser": "guy", "finishes": "wx ls ws"}
    for _ in range(2):
        recorded = ok(desk.post("/api/results/record", token, form, write_id=write))
    assert [move["after"] - move["before"] for move in recorded["moves"]] == [16, -16]
    # Whether within the same second or five minutes later: it may be a double, or a rematch.
    for minutes in (0, 5):
        desk.later(minutes=minutes)
        assert desk.post("/api/results/record", token, form).json["error"]["insist"] == "again"
    for minutes in range(1, 4):
        play(writer, three, one, at=NOW - timedelta(minutes=minutes))
    preview = ok(desk.post("/api/results/undo/preview", token, {"number": recorded["number"]}))
    # Beam won against Fern later, so that Beam's rating changes as well.
    assert {change["player"] for change in preview["changes"]} == {"Fern", "Guy", "Beam"}
    undo = {"number": recorded["number"], "seen": preview["seen"]}
    assert ok(desk.post("/api/results/undo", token, undo))["changed"] == 3
    (*_, taken_back) = ok(desk.get("/api/results", token))["matches"]
    assert (taken_back["winner"], taken_back["taken_back"]) == ("Fern", True)
    assert (
        desk.post("/api/results/undo/preview", token, {"number": recorded["number"]}).status == 422
    )


def test_a_final_is_won_by_its_winner_whatever_number_is_sent(desk: DeskUnderTest) -> None:
    token, writer = desk.token(Role.STAFF), desk.desk.writer
    open_a_season(writer)
    (event,) = add_events(writer, an_event(starts_at=NOW - timedelta(hours=1)))
    add_players(writer, "Fern", "Guy")
    for name in ("Fern", "Guy"):
        ok(desk.post("/api/events/register", token, {"id": event, "name": name}))
    form = {"winner": "Fern", "loser": "Guy", "event_id": event, "final": True}
    refused = desk.post("/api/results/record", token, {**form, "winner_number": 2})
    error = refused.json["error"]
    assert (refused.status, error["code"]) == (422, "not_registered")
    assert error["message"]["en"].startswith("Number 2 on the list is not Fern;")
    assert ok(desk.get("/api/results", token))["matches"] == []
    ok(desk.post("/api/results/record", token, {**form, "winner_number": 1}))


def test_a_judge_has_the_results_of_one_event(desk: DeskUnderTest) -> None:
    writer = desk.desk.writer
    open_a_season(writer)
    mine, other = add_events(writer, an_event(), an_event(name="Other"))
    add_players(writer, "Fern", "Guy")
    elsewhere = play(writer, 1, 2)
    token = desk.token(Role.JUDGE, event_id=mine)
    form = {"winner": "Fern", "loser": "Guy", "sets": "1-0", "again": True}
    assert desk.post("/api/results/record", token, {**form, "event_id": other}).status == 403
    assert desk.post("/api/results/record", token, form).status == 403
    newcomer = {**form, "winner": "New", "event_id": mine, "add_players": True}
    assert desk.post("/api/results/record", token, newcomer).status == 403
    later = {**form, "event_id": mine, "played_at": "2026-11-18T04:00:00+00:00"}
    number = ok(desk.post("/api/results/record", token, later))["number"]
    assert [one["number"] for one in ok(desk.get("/api/results", token))["matches"]] == [number]
    assert desk.get(f"/api/results?event={other}", token).status == 403
    assert desk.get(f"/api/events/{other}", token).status == 403
    assert desk.get(f"/api/events/{mine}", token).status == 200
    assert desk.post("/api/results/undo/preview", token, {"number": elsewhere}).status == 403
    assert desk.post("/api/results/undo/preview", token, {"number": number}).status == 200


def test_a_season_is_closed_as_it_was_rehearsed(each_desk: DeskUnderTest) -> None:
    desk, token = each_desk, each_desk.token()
    writer = desk.desk.writer
    open_a_season(writer)
    add_players(writer, "Fern", "Guy")
    play(writer, 1, 2)
    rehearsal = ok(desk.post("/api/season/close/preview", token))
    assert [line["player"] for line in rehearsal["table"]] == ["Fern", "Guy"]
    assert rehearsal["early"] is True
    play(writer, 2, 1, at=NOW - timedelta(hours=1))
    stale = desk.post("/api/season/close", token, {"seen": rehearsal["seen"]})
    assert stale.status == 409
    closed = ok(
        desk.post("/api/season/close", token, {"seen": stale.json["error"]["there"]["seen"]})
    )
    assert (closed["closed"]["id"], closed["opened"]["is_open"]) == (1, True)
    final = ok(desk.get("/api/season?number=1", token))
    assert [line["wins"] for line in final["table"]] == [1, 1]
    with writer.reading() as connection:
        assert verify(connection) == []
    assert desk.post("/api/season/close/preview", desk.token(Role.STAFF)).status == 403


def test_sold_out_and_closing_days(each_desk: DeskUnderTest) -> None:
    desk, token = each_desk, each_desk.token(Role.STAFF)
    form = {"dish": "เฟรนช์ฟรายส์", "branches": ["bangkae", "samyan"]}
    told = ok(desk.post("/api/notices/sold-out", token, form))["sold_out"]
    assert [(one["dish"], one["branch_id"]) for one in told] == [
        ("snacks/French fries", "bangkae"),
        ("snacks/French fries", "samyan"),
    ]
    back = {"dish": "snacks/French fries", "branches": ["samyan"]}
    assert len(ok(desk.post("/api/notices/available", token, back))["sold_out"]) == 1
    shut = {"branches": ["bangkae"], "first": "2026-11-18", "last": "2026-11-19", "reason": "ไฟดับ"}
    days = ok(desk.post("/api/notices/close", token, shut))["closing_days"]
    assert [one["day"] for one in days] == ["2026-11-18", "2026-11-19"]
    bangkae, srinakarin = ok(desk.get("/api/today", token))["branches"][:2]
    assert (bangkae["is_open"], bangkae["reason"]["th"], bangkae["sold_out"]) == (False, "ไฟดับ", 1)
    assert (srinakarin["is_open"], srinakarin["hours"]) == (True, "11:00–21:00")
    again = {"branch_id": "bangkae", "day": "2026-11-18"}
    assert len(ok(desk.post("/api/notices/open", token, again))["closing_days"]) == 1
    assert desk.post("/api/notices/open", token, again).code == "not_closed"
    assert (
        desk.post("/api/notices/sold-out", token, {**form, "dish": "พิซซ่า"}).code == "no_such_dish"
    )
    # What was sold out today is there again tomorrow.
    desk.later(days=1)
    assert ok(desk.get("/api/notices", token))["sold_out"] == []


@pytest.mark.parametrize("path", ["/api/today", "/api/notices", "/api/season", "/api/events"])
def test_a_judge_sees_nothing_else(desk: DeskUnderTest, path: str) -> None:
    (number,) = add_events(desk.desk.writer, an_event())
    assert desk.get(path, desk.token(Role.JUDGE, event_id=number)).status == 403


def _quoted(text: str) -> str:
    from urllib.parse import quote

    return quote(text)
