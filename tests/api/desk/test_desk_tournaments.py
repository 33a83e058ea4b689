"""A tournament at the desk: who may do what, once, and never over somebody else's result."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nk.club.events import events, registrations
from nk.club.store.tournament_tables import tournament_actions
from nk.club.tournament.log import required
from nk.club.tournament.snapshot import snapshot
from nk.desk.access.permissions import Role
from nk.desk.endpoints import tournaments
from tests.support.desk.desk_in_process import DeskUnderTest, Reply, desk_under_test
from tests.support.store import HOUR, NOW, an_event, open_a_season
from tests.support.tournament import NAMES


@pytest.fixture
def desk(database: str, tmp_path: Path) -> Iterator[DeskUnderTest]:
    with desk_under_test(database, tmp_path) as tested:
        open_a_season(tested.desk.writer)
        with tested.desk.writer.change("test", NOW) as change:
            event = events.add(change, an_event(starts_at=NOW, ends_at=NOW + 4 * HOUR))
            assert event == 1
            for name in NAMES[:8]:
                registrations.register(change, event, name)
        yield tested


class Organiser:
    """The organiser's tablet; every action has an id of its own."""

    def __init__(self, desk: DeskUnderTest) -> None:
        self.desk = desk
        self.token = desk.token(Role.STAFF)
        self.sent = 0

    def send(self, what: str, **body: Any) -> Reply:
        self.sent += 1
        if what != "create":
            body = {"id": f"tablet-{self.sent:04}", **body}
        return self.desk.post(f"/api/tournaments/1/{what}", self.token, body)

    def done(self, what: str, **body: Any) -> Any:
        reply = self.send(what, **body)
        assert reply.status == 200, reply.body
        return reply.json

    def action(self, kind: str, **fields: Any) -> Any:
        return self.done("action", action={"type": kind, **fields})

    def begin(self) -> Any:
        """Check everybody in, draw and announce the first round."""
        self.done("create", stadiums=2)
        for number in range(1, 9):
            self.done("arrival", player=str(number))
        self.done("draw")
        self.action("announce")
        return self.shown()

    def shown(self) -> Any:
        """The tournament as the tablet shows it."""
        return self.desk.get("/api/tournaments/1", self.token).json


@pytest.fixture
def organiser(desk: DeskUnderTest) -> Organiser:
    return Organiser(desk)


def test_the_organiser_runs_a_round(organiser: Organiser) -> None:
    round_one = organiser.begin()["rounds"][0]
    for match in round_one["matches"]:
        organiser.action("call", match=match["id"], stadium=1)
        organiser.done("start", match=match["id"], stadium=1)
        organiser.done("result", match=match["id"], winner=match["a"], battles="wx ws")
        organiser.action("confirm", match=match["id"])
    organiser.done("draw")
    shown = organiser.shown()
    assert [one["state"] for one in shown["rounds"]] == ["over", "running"]
    assert shown["standings"][0]["lines"][0]["points"] == 1


def test_a_drawn_round_is_the_organisers_alone(desk: DeskUnderTest, organiser: Organiser) -> None:
    organiser.begin()
    organiser.done("undo")
    judge = desk.token(Role.JUDGE, "Judge", event_id=1)
    assert len(desk.get("/api/tournaments/1", organiser.token).json["rounds"]) == 1
    assert desk.get("/api/tournaments/1", judge).json["rounds"] == []


def test_a_judge_reports_for_the_own_stadium_only(
    desk: DeskUnderTest, organiser: Organiser
) -> None:
    organiser.begin()
    judge = desk.token(Role.JUDGE, "Judge", event_id=1, stadium=2)
    for match, stadium, status in ((1, 1, 403), (2, 2, 200)):
        organiser.action("call", match=match, stadium=stadium)
        winner = desk.get("/api/tournaments/1", judge).json["rounds"][0]["matches"][match - 1]["a"]
        body = {"id": f"judge-0{match}", "match": match, "winner": winner}
        assert desk.post("/api/tournaments/1/result", judge, body).status == status
    for what in ("draw", "undo", "stage"):
        refused = desk.post(f"/api/tournaments/1/{what}", judge, {"id": "judge-0009"})
        assert refused.status == 403


def test_a_judge_of_another_event_sees_nothing(desk: DeskUnderTest, organiser: Organiser) -> None:
    organiser.begin()
    with desk.desk.writer.change("test", NOW) as change:
        events.add(change, an_event())
    judge = desk.token(Role.JUDGE, "Judge", event_id=2)
    assert desk.get("/api/tournaments/1", judge).status == 403
    body = {"id": "judge-0001", "match": 1, "winner": 1}
    assert desk.post("/api/tournaments/1/result", judge, body).status == 403


def test_calling_off_stops_the_tournament_and_its_judges(
    desk: DeskUnderTest, organiser: Organiser
) -> None:
    match = organiser.begin()["rounds"][0]["matches"][0]
    judge = desk.token(Role.JUDGE, "Judge", event_id=1, stadium=1)
    organiser.action("call", match=1, stadium=1)
    version = desk.get("/api/events/1", organiser.token).json["version"]
    form = {"id": 1, "version": version, "reason": "ไฟดับ"}
    doubted = desk.post("/api/events/cancel", organiser.token, form)
    assert (doubted.code, doubted.json["error"]["insist"]) == ("tournament_running", "anyway")
    off = desk.post("/api/events/cancel", organiser.token, {**form, "anyway": True}).json
    assert off["cancelled"] is True
    # The judge is called nowhere; where it stopped is for organisers to see.
    assert desk.get("/api/tournaments/1", judge).json["stadiums"][0]["match"] is None
    assert organiser.shown()["stadiums"][0]["match"] == 1
    result = {"id": "judge-0001", "match": 1, "winner": match["a"]}
    for refused in (
        desk.post(
            "/api/tournaments/1/start", judge, {"id": "judge-0002", "match": 1, "stadium": 1}
        ),
        desk.post("/api/tournaments/1/result", judge, result),
        organiser.send("action", action={"type": "confirm", "match": 1}),
    ):
        assert (refused.status, refused.code) == (422, "called_off")
    back = {"id": 1, "version": off["version"]}
    assert desk.post("/api/events/uncancel", organiser.token, back).status == 200
    assert desk.post("/api/tournaments/1/result", judge, result).status == 200


def test_a_score_that_no_set_can_have_is_refused(organiser: Organiser) -> None:
    match = organiser.begin()["rounds"][0]["matches"][0]
    score = [99, 0]
    refused = organiser.send("result", match=1, winner=match["a"], sets=[score])
    assert (refused.status, refused.code) == (422, "points_many")


def test_a_write_is_answered_without_the_whole_tournament(organiser: Organiser) -> None:
    """It would be made while the next judge waits, and be kept with every answer for a week."""
    organiser.begin()
    assert organiser.action("call", match=1, stadium=1).keys() == {"version", "repeated"}


def test_a_question_asked_by_many_is_worked_out_once(
    desk: DeskUnderTest, organiser: Organiser, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []

    def counted(live: Any, *, drafts: bool = False) -> Any:
        made.append(live.version)
        return snapshot(live, drafts=drafts)

    organiser.begin()
    monkeypatch.setattr(tournaments, "snapshot", counted)
    judges = [desk.token(Role.JUDGE, f"Judge {n}", event_id=1) for n in range(3)]
    path = "/api/tournaments/1"
    first = [desk.get(path, judge).body for judge in judges]
    assert len(made) == 1
    organiser.action("call", match=1, stadium=1)
    second = [desk.get(path, judge).json for judge in judges]
    assert len(made) == 2
    assert first[0] != desk.get(path, judges[0]).body
    assert [one["rounds"][0]["matches"][0]["slow"] for one in second] == [False] * 3
    # The clock alone changes it as well: a match that is called for long is a slow one.
    desk.later(hours=1)
    assert desk.get(path, judges[0]).json["rounds"][0]["matches"][0]["slow"] is True
    assert desk.get(path, organiser.token).json["version"] == second[0]["version"]


def test_a_conflict_shows_what_is_there(organiser: Organiser) -> None:
    match = organiser.begin()["rounds"][0]["matches"][0]
    first = organiser.done("result", match=1, winner=match["a"])
    refused = organiser.send("result", match=1, winner=match["b"])
    assert refused.status == 409
    assert refused.code == "different_result"
    assert refused.json["error"]["there"] == {"version": first["version"], "match": 1}
    older = organiser.send("undo", expected=first["version"] - 1)
    assert (older.status, older.code) == (409, "changed_meanwhile")


def test_a_result_of_another_pair_is_a_conflict(desk: DeskUnderTest, organiser: Organiser) -> None:
    """A judge's phone was offline while the organiser swapped; the winner is still in the match."""
    first, second = organiser.begin()["rounds"][0]["matches"][:2]
    judge = desk.token(Role.JUDGE, "Judge", event_id=1, stadium=1)
    organiser.action("call", match=1, stadium=1)
    version = organiser.action("swap", one=str(first["a"]), other=str(second["a"]))["version"]
    pair = [first["a"], first["b"]]
    body = {"id": "judge-0001", "match": 1, "winner": first["b"], "battles": "wx ws"}
    refused = desk.post("/api/tournaments/1/result", judge, {**body, "players": pair})
    assert (refused.status, refused.code) == (409, "other_players")
    error = refused.json["error"]
    assert error["message"] == {
        "th": "นัด 1 เปลี่ยนคู่แล้ว ไม่ใช่สองคนนี้",
        "en": "Match 1 is between other players now.",
    }
    assert error["there"] == {"version": version, "match": 1}
    assert organiser.shown()["rounds"][0]["matches"][0]["outcome"] is None
    # Who stands first does not matter.
    again = {**body, "id": "judge-0002", "players": [first["b"], second["a"]]}
    assert desk.post("/api/tournaments/1/result", judge, again).status == 200


def test_a_page_that_names_no_players_reports_as_before(organiser: Organiser) -> None:
    match = organiser.begin()["rounds"][0]["matches"][0]
    organiser.done("result", match=1, winner=match["a"], battles="wx ws")


def test_a_correction_is_of_the_pair_that_was_looked_at(organiser: Organiser) -> None:
    first, second = organiser.begin()["rounds"][0]["matches"][:2]
    organiser.done("result", match=1, winner=first["a"])
    body = {"match": 1, "winner": first["b"], "players": [second["a"], first["b"]]}
    path = "/api/tournaments/1/consequences"
    told = organiser.desk.post(path, organiser.token, body)
    sent = organiser.send("correct", **body)
    for refused in (told, sent):
        assert (refused.status, refused.code) == (409, "other_players")


def test_consequences_are_told_before_a_correction(organiser: Organiser) -> None:
    matches = organiser.begin()["rounds"][0]["matches"]
    for match in matches:
        organiser.done("result", match=match["id"], winner=match["a"])
        organiser.action("confirm", match=match["id"])
    organiser.done("draw")
    body = {"match": 1, "winner": matches[0]["b"]}
    path = "/api/tournaments/1/consequences"
    told = organiser.desk.post(path, organiser.token, body).json
    assert told["rated"] == [1]
    assert {moved["player"] for moved in told["places"]} >= {matches[0]["a"], matches[0]["b"]}
    organiser.done("correct", again=True, **body)


def test_a_swap_says_what_it_breaks(desk: DeskUnderTest, organiser: Organiser) -> None:
    # The draw is by lot; those of one match have nothing to swap.
    first, second = organiser.begin()["rounds"][0]["matches"][:2]
    path = f"/api/tournaments/1/swap?one={first['a']}&other={second['a']}"
    assert desk.get(path, organiser.token).json["breaks"] == []
    assert desk.get("/api/tournaments/1/swap?one=1&other=99", organiser.token).status == 422


@pytest.mark.parametrize(
    "action", [{"type": "result", "match": 1}, {"type": "nonsense"}, {"type": "drop", "x": 1}, {}]
)
def test_other_actions_have_endpoints_of_their_own(
    organiser: Organiser, action: dict[str, Any]
) -> None:
    organiser.begin()
    assert organiser.send("action", action=action).status == 422


@pytest.mark.parametrize("seed", range(4))
def test_doubled_reordered_and_lost_sends_count_once(
    desk: DeskUnderTest, organiser: Organiser, seed: int
) -> None:
    """Two judges' phones send everything again and again until each has had an answer."""
    chance = random.Random(seed)
    matches = organiser.begin()["rounds"][0]["matches"]
    judges = [desk.token(Role.JUDGE, f"Judge {n}", event_id=1) for n in (1, 2)]
    waiting = [
        (
            judges[at % 2],
            {"id": f"result-{match['id']}", "match": match["id"], "winner": match["a"]},
        )
        for at, match in enumerate(matches)
    ]
    sends = waiting * 3
    chance.shuffle(sends)
    for sent, (token, body) in enumerate(sends):
        if chance.random() < 0.3 and sent < len(sends) - 8:
            continue
        # A phone that was started anew has forgotten the write's id, not the result's.
        write_id = f"{body['id']}-{chance.randrange(3)}".ljust(16, "x")
        assert desk.post("/api/tournaments/1/result", token, body, write_id=write_id).status == 200
    for token, body in waiting:
        desk.post("/api/tournaments/1/result", token, body)
    with desk.desk.reader.reading() as connection:
        kept = required(connection, 1)
        ids = connection.execute(tournament_actions.select()).all()
    assert [match.status for match in kept.state.matches] == ["reported"] * 4
    assert sum(row.action_id.startswith("result-") for row in ids) == 4
