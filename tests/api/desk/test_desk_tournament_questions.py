"""What an organiser asks before deciding: plan, reasons, what undo takes back; and the files."""

from typing import Any

from nk.club.events.check_in import check_in
from tests.api.desk.test_desk_tournaments import Organiser, desk, organiser
from tests.support.desk.desk_in_process import DeskUnderTest
from tests.support.store import NOW

__all__ = ["desk", "organiser"]


def asked(organiser: Organiser, what: str, body: dict[str, Any] | None = None) -> Any:
    path = f"/api/tournaments/1/{what}"
    tested, token = organiser.desk, organiser.token
    reply = tested.get(path, token) if body is None else tested.post(path, token, body)
    assert reply.status == 200, reply.body
    return reply.json


def test_a_format_is_proposed_and_any_other_one_planned(organiser: Organiser) -> None:
    proposed = asked(organiser, "plan", {"players": 16, "stadiums": 4})
    assert [stage["kind"] for stage in proposed["settings"]["stages"]] == ["swiss", "single"]
    assert proposed["fits"]
    assert proposed["matches"] == sum(one["matches"] for one in proposed["rounds"])
    longer = {**proposed["settings"], "stadiums": 1}
    slower = asked(organiser, "plan", {"players": 40, "settings": longer})
    assert slower["ends_at"] > proposed["ends_at"]
    assert not slower["fits"]


def test_who_was_ticked_off_at_the_door_plays(desk: DeskUnderTest, organiser: Organiser) -> None:
    with desk.desk.writer.change("test", NOW) as change:
        check_in(change, 1, 3)
    organiser.done("create")
    players = organiser.shown()["players"]
    present = [one["number"] for one in players if one["attendance"] == "present"]
    assert present == [3]
    with desk.desk.writer.change("test", NOW) as change:
        check_in(change, 1, 4)
    assert asked(organiser, "organiser")["here"] == [4]
    organiser.done("arrivals", players=[4, 5])
    assert asked(organiser, "organiser")["here"] == []
    # The event's own list says the same.
    people = organiser.desk.get("/api/events/1", organiser.token).json["list"]
    assert [one["number"] for one in people if one["checked_in_at"]] == [3, 4, 5]


def test_undoing_a_check_in_takes_it_off_both_lists(organiser: Organiser) -> None:
    def ticked_off() -> list[int]:
        people = organiser.desk.get("/api/events/1", organiser.token).json["list"]
        return [one["number"] for one in people if one["checked_in_at"]]

    organiser.done("create")
    organiser.done("arrival", player="2")
    organiser.done("arrival", player="Newcomer", walk_in=True)
    assert ticked_off() == [2, 9]
    organiser.done("undo")
    assert ticked_off() == [2]
    # Nobody is offered again who is not here.
    assert asked(organiser, "organiser")["here"] == []
    organiser.done("undo")
    assert ticked_off() == [2]
    organiser.done("undo")
    assert ticked_off() == []
    # Whoever went home was here, and is so when that is undone.
    organiser.done("arrival", player="2")
    organiser.action("drop", player="2")
    assert ticked_off() == [2]
    organiser.done("undo")
    assert ticked_off() == [2]


def test_a_deck_is_checked_by_the_rules_of_the_site(organiser: Organiser) -> None:
    organiser.done("create")
    legal = ["Dran Sword 3-60F", "Hells Scythe 4-60T", "Wizard Arrow 4-80B"]
    assert asked(organiser, "deck", {"beys": legal}) == {"verdict": "legal", "findings": []}
    twice = asked(organiser, "deck", {"beys": ["Dran Sword 3-60F", "Hells Scythe 3-60T"]})
    assert twice["verdict"] == "illegal"
    assert any("3-60" in one["en"] and "3-60" in one["th"] for one in twice["findings"])
    strange = asked(organiser, "deck", {"beys": ["Dran Sword 3-60F", "", "Nobody Knows 9-99Q"]})
    assert strange["verdict"] == "unknown"
    # Nothing of a deck is kept, and the event says whether decks are asked for at all.
    shown = asked(organiser, "organiser")
    assert shown["tournament"]["version"] == len(shown["tournament"]["players"]) + 1
    assert shown["settings"]["deck_check"] is False
    organiser.done("settings", settings={**shown["settings"], "deck_check": True})
    assert asked(organiser, "organiser")["settings"]["deck_check"] is True


def test_today_names_the_results_that_wait(organiser: Organiser) -> None:
    match = organiser.begin()["rounds"][0]["matches"][0]

    def today() -> Any:
        return organiser.desk.get("/api/today", organiser.token).json["waiting"]["results"]

    assert today() == []
    organiser.done("result", match=match["id"], winner=match["a"])
    (waiting,) = today()
    assert (waiting["event_id"], waiting["count"]) == (1, 1)
    # Of an event that is called off nothing can be confirmed.
    that = {
        "id": 1,
        "version": organiser.desk.get("/api/events/1", organiser.token).json["version"],
    }
    form = {**that, "anyway": True}
    off = organiser.desk.post("/api/events/cancel", organiser.token, form).json
    assert today() == []
    that["version"] = off["version"]
    assert organiser.desk.post("/api/events/uncancel", organiser.token, that).status == 200
    organiser.action("confirm", match=match["id"])
    assert today() == []


def test_closing_the_season_names_the_results_that_wait(organiser: Organiser) -> None:
    match = organiser.begin()["rounds"][0]["matches"][0]

    def waiting() -> int:
        rehearsal = organiser.desk.post("/api/season/close/preview", organiser.desk.token())
        return int(rehearsal.json["unconfirmed"])

    assert waiting() == 0
    organiser.done("result", match=match["id"], winner=match["a"])
    assert waiting() == 1
    organiser.action("confirm", match=match["id"])
    assert waiting() == 0


def test_whoever_stands_at_the_door_still_shows_the_deck(
    desk: DeskUnderTest, organiser: Organiser
) -> None:
    with desk.desk.writer.change("test", NOW) as change:
        check_in(change, 1, 3)
    settings = asked(organiser, "plan", {"players": 8})["settings"]
    organiser.done("create", settings={**settings, "deck_check": True})
    assert {one["attendance"] for one in organiser.shown()["players"]} == {"registered"}


def test_the_format_can_change_until_the_start(organiser: Organiser) -> None:
    organiser.done("create")
    settings = asked(organiser, "organiser")["settings"]
    settings["stages"] = [{"kind": "single"}]
    organiser.done("settings", settings=settings)
    shown = asked(organiser, "organiser")
    assert [stage["kind"] for stage in shown["tournament"]["stages"]] == ["single"]
    for number in range(1, 5):
        organiser.done("arrival", player=str(number))
    organiser.done("draw")
    assert organiser.send("settings", settings=settings).status == 422


def test_a_drawn_round_says_why_and_whether_it_is_announced(organiser: Organiser) -> None:
    organiser.begin()
    assert asked(organiser, "organiser")["announced"]
    organiser.done("undo")
    assert not asked(organiser, "organiser")["announced"]
    pairs = asked(organiser, "reasons?round=1")["pairs"]
    assert len(pairs) == 4
    assert {reason["code"] for reason in pairs[0]["reasons"]} >= {"equal_points", "not_met"}
    path = "/api/tournaments/1/reasons?round=2"
    assert organiser.desk.get(path, organiser.token).status == 422


def test_undo_says_what_it_takes_back(organiser: Organiser) -> None:
    matches = organiser.begin()["rounds"][0]["matches"]
    organiser.done("result", match=1, winner=matches[0]["a"], battles="wx ws")
    reported = asked(organiser, "organiser")
    assert reported["sheets"] == [{"match": 1, "battles": "wx ws"}]
    assert reported["last"]["type"] == "result"
    organiser.action("confirm", match=1)
    told = asked(organiser, "undo")
    assert (told["action"]["type"], told["action"]["match"]) == ("confirm", 1)
    assert told["rated"] == [1]
    assert {moved["player"] for moved in told["places"]} >= {matches[0]["b"]}
    for _ in range(3):
        organiser.done("undo")
    assert asked(organiser, "undo")["gone"] == [1, 2, 3, 4]


def test_results_and_places_are_files(organiser: Organiser) -> None:
    matches = organiser.begin()["rounds"][0]["matches"]
    organiser.done("result", match=1, winner=matches[0]["a"])
    organiser.action("confirm", match=1)
    for what, lines in (("results", 2), ("places", 9)):
        path = f"/api/tournaments/1/{what}.csv"
        reply = organiser.desk.get(path, organiser.token)
        assert reply.header("content-disposition") == f'attachment; filename="{what}-1.csv"'
        assert len(reply.body.decode().splitlines()) == lines
