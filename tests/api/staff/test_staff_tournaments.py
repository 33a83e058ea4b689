"""A tournament run from the terminal alone, on both databases."""

import csv
import io
import json
from pathlib import Path

import pytest
from sqlalchemy import update

from nk.cli.staff.tournament.words import told
from nk.club.store.connections import open_writer
from nk.club.store.tournament_tables import tournament_actions
from nk.rules.tournament.pairing.reasons import FAULTS, Why
from tests.support.counter import NOW, Counter

NAMES = ("Mook", "Beam", "Pun", "Fah")


@pytest.fixture
def counter(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Counter:
    counter = Counter(database, tmp_path, monkeypatch)
    counter.run("season", "open", "--starts", "2026-10-01", "--ends", "1/1/2570")
    times = ("--starts", "today 10:00", "--ends", "20:00")
    counter.run("events", "add", "--name", "Cup", "--type", "Beyblade X", *times)
    counter.run("events", "register", "1", *NAMES)
    return counter


def day(counter: Counter, *arguments: str) -> str:
    """Run a command of event 1's tournament."""
    command, *rest = arguments
    return counter.run("tournament", command, "1", *rest)


def begin(counter: Counter) -> None:
    day(counter, "create", "--format", "swiss", "--rounds", "2", "--cut", "2")
    for name in NAMES:
        day(counter, "checkin", name)
    day(counter, "pair")
    day(counter, "announce")


def play_all(counter: Counter) -> None:
    """Play what waits; the first of a pair wins."""
    for line in json.loads(day(counter, "show", "--json")):
        match, number = str(line["match"]), line["a"].split()[0]
        battles = "wx wx lo ws" if line["round"] == 1 and line["match"] > 4 else "wx lo ws"
        day(counter, "start", match, "1")
        day(counter, "result", match, "--winner", number, "--finishes", battles, "--confirm")


def test_a_day_without_the_tablet(counter: Counter) -> None:
    begin(counter)
    play_all(counter)
    day(counter, "pair")
    day(counter, "announce")
    play_all(counter)
    day(counter, "next")
    day(counter, "announce")
    play_all(counter)
    said = day(counter, "finish")
    assert "Champion: " in said
    champion = said.split("Champion: ")[1].split()[1].rstrip(".")
    (event,) = counter.json("events", "list")
    assert event["winner"] == champion
    standings = json.loads(day(counter, "standings", "--json"))
    assert standings[0]["player"].endswith(champion)
    assert len(counter.json("match", "list")) == 5
    rows = list(csv.DictReader(io.StringIO(day(counter, "csv").removeprefix("\ufeff"))))
    assert [row["match"] for row in rows] == ["1", "2", "3", "4", "5"]
    places = list(csv.DictReader(io.StringIO(day(counter, "csv", "--places")[1:])))
    assert places[0]["name"] == champion
    # A figure below zero stays a number to a spreadsheet.
    assert int(places[-1]["point_difference"]) < 0


def test_closing_the_season_names_the_results_that_wait(counter: Counter) -> None:
    begin(counter)
    assert "nobody has confirmed" not in counter.run("season", "close", "--dry-run")
    line = json.loads(day(counter, "show", "--json"))[0]
    match, number = str(line["match"]), line["a"].split()[0]
    day(counter, "result", match, "--winner", number, "--finishes", "wx lo ws")
    assert "nobody has confirmed: 1." in counter.run("season", "close", "--dry-run")
    day(counter, "confirm", match)
    assert "nobody has confirmed" not in counter.run("season", "close", "--dry-run")


def test_a_day_ends_before_its_cut(counter: Counter) -> None:
    begin(counter)
    play_all(counter)
    assert "1 of 2 announced rounds" in counter.refused("tournament", "finish", "1")
    day(counter, "rounds", "1")
    assert "or finish early" in counter.refused("tournament", "finish", "1")
    assert "Champion: " in day(counter, "finish", "--early")
    assert len(counter.json("match", "list")) == 2


def test_a_round_on_paper_leaves_room_for_the_score(counter: Counter) -> None:
    begin(counter)
    sheet = day(counter, "sheet")
    assert sheet.startswith("Round 1\n")
    assert "1 Mook" in sheet
    assert "__________" in sheet
    assert day(counter, "sheet", "--lang", "th").startswith("รอบ 1\n")
    page = day(counter, "sheet", "--html")
    assert page.startswith("<!doctype html>")
    assert "<td>" in page


def test_a_correction_shows_what_it_moves_first(counter: Counter) -> None:
    begin(counter)
    (first, _) = json.loads(day(counter, "show", "--json"))
    match, winner, loser = str(first["match"]), first["a"], first["b"]
    scored = ("--winner", winner.split()[0], "--score", "4:2", "--confirm")
    day(counter, "result", match, *scored)
    said = day(counter, "correct", match, "--winner", loser.split()[0], "--yes")
    assert "1 match(es) are rated anew." in said
    assert counter.ranking()[0][0] == loser.split()[1]


def test_decks_are_checked_where_the_event_wants_it(counter: Counter) -> None:
    assert "may be played" in counter.run("tournament", "deck", "Dran Sword 3-60F")
    said = counter.run("tournament", "deck", "Dran Sword 3-60F", "Hells Scythe 3-60T")
    assert "may not be played" in said
    assert "3-60" in said.splitlines()[-1]
    assert "tournament of 4" in day(counter, "create", "--deck-check")


def test_swaps_drops_and_undo(counter: Counter) -> None:
    begin(counter)
    (one, other) = json.loads(day(counter, "show", "--json"))
    day(counter, "undo")
    day(counter, "swap", one["a"].split()[0], other["a"].split()[0], "--yes")
    day(counter, "announce")
    day(counter, "drop", "Fah")
    assert len(json.loads(day(counter, "show", "--json"))) == 1
    day(counter, "undo")
    assert len(json.loads(day(counter, "show", "--json"))) == 2
    day(counter, "drop", "Fah")
    day(counter, "return", "Fah")
    day(counter, "rounds", "3")
    (still_open,) = json.loads(day(counter, "show", "--json"))
    day(counter, "call", str(still_open["match"]), "2")
    day(counter, "checkin", "Ice", "--new")
    day(counter, "disqualify", "Ice", "--yes")


def test_refusals_are_sentences(counter: Counter) -> None:
    assert "There is no tournament 1." in counter.refused("tournament", "show", "1")
    begin(counter)
    wrong = ("tournament", "result", "1", "1", "--winner", "Mook")
    assert "Write the score like 4:2" in counter.refused(*wrong, "--score", "four")
    assert "is not on the event's list" in counter.refused("tournament", "drop", "1", "Nobody")
    thai = counter.refused("tournament", "announce", "1", "--lang", "th")
    assert thai.strip().endswith("ไม่มีคู่ใหม่ให้ประกาศ")


def test_a_format_that_cannot_be_played_is_told(counter: Counter) -> None:
    cut = ("tournament", "create", "1", "--format", "swiss", "--cut", "3")
    assert "cannot be played: 2, 4, 8 or 16 go on to the cut." in counter.refused(*cut)
    assert "คนที่เข้ารอบต้องเป็น 2, 4, 8 หรือ 16" in counter.refused(*cut, "--lang", "th")
    crowd = [f"P{number}" for number in range(132 - len(NAMES))]
    counter.run("events", "register", "1", *crowd)
    groups = ("tournament", "create", "1", "--format", "groups")
    assert "a group stage needs 1 to 32 groups" in counter.refused(*groups)
    assert "1–32 กลุ่ม" in counter.refused(*groups, "--lang", "th")
    assert "There is no tournament 1." in counter.refused("tournament", "show", "1")


@pytest.mark.parametrize("flags", [("--rounds", "5"), ("--cut", "8"), ("--cut", "0")])
def test_rounds_and_a_cut_are_of_a_format(counter: Counter, flags: tuple[str, str]) -> None:
    create = ("tournament", "create", "1", *flags)
    assert counter.refused(*create) == "--rounds and --cut need --format.\n"
    thai = counter.refused(*create, "--lang", "th")
    assert thai == "ใส่ --rounds หรือ --cut ต้องบอก --format ด้วย\n"
    assert "There is no tournament 1." in counter.refused("tournament", "show", "1")


@pytest.mark.parametrize("kind", ["single", "double", "open"])
def test_a_cut_and_rounds_of_another_format_are_refused(counter: Counter, kind: str) -> None:
    create = ("tournament", "create", "1", "--format", kind)
    cut = counter.refused(*create, "--cut", "4")
    assert cut == "That tournament cannot be played: a cut follows Swiss rounds or groups.\n"
    assert "ตัดเข้ารอบได้หลัง Swiss" in counter.refused(*create, "--cut", "4", "--lang", "th")
    assert "only Swiss has a number of rounds" in counter.refused(*create, "--rounds", "3")
    assert "เฉพาะ Swiss" in counter.refused(*create, "--rounds", "3", "--lang", "th")
    assert "There is no tournament 1." in counter.refused("tournament", "show", "1")
    # No cut is what such a format has.
    day(counter, "create", "--format", kind, "--cut", "0")


def test_a_score_that_no_set_can_have_is_refused(counter: Counter) -> None:
    begin(counter)
    (first, _) = json.loads(day(counter, "show", "--json"))
    result = ("tournament", "result", "1", str(first["match"]), "--winner", first["b"].split()[0])
    assert counter.refused(*result, "--score", "99:0") == "First to 4: no set ends above 6.\n"
    thai = counter.refused(*result, "--score", "7:3", "--lang", "th")
    assert thai == "แข่งถึง 4 แต้ม เซตจบที่ไม่เกิน 6\n"
    counter.run(*result, "--score", "6:3")
    correct = ("tournament", "correct", *result[2:], "--score", "44:0", "--yes")
    assert "no set ends above 6" in counter.refused(*correct)


def test_calling_off_what_is_being_played_asks_and_stops_it(counter: Counter) -> None:
    begin(counter)
    play_all(counter)
    cancel = ("events", "cancel", "1", "--yes")
    said = counter.refused(*cancel)
    assert "The tournament of this event is under way." in said
    assert said.endswith("If it is meant, add --anyway.\n")
    assert "แข่งกันอยู่" in counter.refused("events", "edit", "1", "--cancelled", "--lang", "th")
    assert "Do it all the same?" in counter.asked(*cancel, answers="y\n")
    refused = counter.refused("tournament", "pair", "1")
    assert refused == (
        "That event is called off. To play on, let it take place after all. "
        "Bring it back with ./nk events edit and --not-cancelled.\n"
    )
    thai = counter.refused("tournament", "undo", "1", "--lang", "th")
    assert thai.startswith("กิจกรรมนี้ยกเลิกแล้ว จะแข่งต่อต้องให้กลับมาจัดก่อน")
    assert len(counter.json("match", "list")) == 2
    counter.run("events", "edit", "1", "--not-cancelled")
    day(counter, "pair")


def test_the_history_names_what_was_done(counter: Counter) -> None:
    begin(counter)
    details = [line["detail"] for line in counter.json("history", "--event", "1")]
    assert details[0].endswith("actions: Announce")
    assert any(detail.endswith("actions: SetUp, Register, Register") for detail in details)


def test_a_deck_that_cannot_be_read_is_told(
    counter: Counter, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "up to 10 Beys" in counter.refused("tournament", "deck", *["Dran Sword 3-60F"] * 11)
    assert "characters at most" in counter.refused("tournament", "deck", "x" * 1000)
    monkeypatch.setenv("NK_CONTENT", str(counter.folder))
    assert "parts.yaml cannot be used" in counter.refused("tournament", "deck", "Dran Sword 3-60F")


@pytest.mark.parametrize("text", ['{"type": "win"}', "{"])
def test_a_damaged_log_is_told(counter: Counter, text: str) -> None:
    begin(counter)
    writer = open_writer(counter.database)
    with writer.change("test", NOW) as change:
        change.connection.execute(update(tournament_actions).values(action=text))
    writer.close()
    assert "cannot be used: " in counter.refused("tournament", "show", "1")


@pytest.mark.parametrize("why", FAULTS)
def test_every_fault_of_a_swap_has_words(why: Why) -> None:
    names = ("a", "b", "player", "a_points", "b_points", "times", "round", "byes", "wins")
    assert told(why.name.lower(), **dict.fromkeys(names, "x"))
