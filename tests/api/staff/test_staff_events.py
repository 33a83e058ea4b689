"""Events at the counter, on both databases."""

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from tests.support.counter import Counter

ADD = ("events", "add", "--name", "Weekly บางแค", "--type", "Beyblade X")
TIMES = ("--starts", "22/11/2569 18:30", "--ends", "21:30")


@pytest.fixture
def counter(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Counter:
    return Counter(database, tmp_path, monkeypatch)


def event(counter: Counter, number: int = 1) -> Any:
    return counter.json("events", "show", str(number))[0]


def test_an_event_by_flags(counter: Counter) -> None:
    said = counter.run(*ADD, *TIMES, "--branch", "bangkae", "--register-url", "https://x.example/a")
    assert said == "Event 1 is added: Weekly บางแค.\n"
    known = event(counter)
    assert known["starts"] == "2026-11-22T18:30:00+07:00"
    assert known["ends"] == "2026-11-22T21:30:00+07:00"
    assert known["location"] == "NK ซีคอน บางแค ชั้น 6"
    assert known["status"] == "upcoming"
    assert known["register_url"] == "https://x.example/a"


DETAIL_FLAGS = (
    *("--name-en", "Weekly Bangkae", "--fee", "1,500", "--places", "๑๖", "--format", "เด็ค 3 ตัว"),
    *("--format-en", "Three Beys", "--bring", "ลันเชอร์", "--level-en", "All levels"),
    *("--description-en", "one\ntwo", "--picture", "https://pictures.example.com/a.webp"),
)


def test_details_by_flags(counter: Counter) -> None:
    counter.run(*ADD, *TIMES, *DETAIL_FLAGS)
    known = event(counter)
    assert (known["name_en"], known["fee"], known["places"]) == ("Weekly Bangkae", 1500, 16)
    assert (known["format"], known["format_en"]) == ("เด็ค 3 ตัว", "Three Beys")
    counter.run("events", "edit", "1", "--fee", "0", "--places", "")
    known = event(counter)
    assert (known["fee"], known["places"], known["bring"]) == (0, None, "ลันเชอร์")


def test_every_detail_is_asked_only_when_wanted(counter: Counter) -> None:
    basics = ["เกมไนต์", "", "5/12/2569 18:30", "21:00", "samyan", "", "", ""]
    details = ["Game night", "", "lots", "120", "", "", "", "", "", "", "24", ""]
    said = counter.asked("events", "add", "--all", answers="\n".join([*basics, *details]) + "\n")
    assert "(baht, 0 is free) must be a whole number between 0 and 100,000." in said
    known = event(counter)
    assert (known["name_en"], known["fee"], known["places"]) == ("Game night", 120, 24)
    said = counter.asked("events", "edit", "1", "--all", answers="\n" * 20)
    assert event(counter) == known
    # What a picture shows is asked only where there is one.
    assert "What the picture shows" not in said
    counter.run("events", "edit", "1", "--picture", "https://pictures.example.com/a.webp")
    said = counter.asked("events", "edit", "1", "--all", answers="\n" * 24)
    assert "What the picture shows, in English" in said


def test_the_point_to_keep_in_sight_is_that_of_the_picture(counter: Counter) -> None:
    picture = ("--picture", "https://pictures.example.com/a.webp")
    counter.run(*ADD, *TIMES, *picture, "--picture-left", "20", "--picture-top", "0")
    known = event(counter)
    assert (known["picture_left"], known["picture_top"]) == (20, 0)
    said = counter.refused("events", "edit", "1", "--picture-left", "101")
    assert "from the left (per cent) must be a whole number between 0 and 100." in said
    # Enter keeps the point with its picture, and drops it with another picture.
    before, after = "\n" * 18, "\n" * 6
    assert "from the left (per cent) [20]" in counter.asked(
        "events", "edit", "1", "--all", answers=before + after
    )
    another = "https://pictures.example.com/b.webp"
    counter.asked("events", "edit", "1", "--all", answers=before + another + after)
    known = event(counter)
    assert (known["picture"], known["picture_left"], known["picture_top"]) == (another, None, None)


def test_an_event_by_questions(counter: Counter) -> None:
    answers = "\n".join(
        ["เกมไนต์", "", "05/06/2026 18:30", "5/12/2569 18:30", "21:00", "moon", "samyan", "", "", ""]
    )
    said = counter.asked("events", "add", answers=answers + "\n")
    assert "05/06/2026 can be 5 June or 6 May" in said
    assert "There is no branch moon; choose from bangkae, srinakarin, samyan" in said
    known = event(counter)
    assert (known["name"], known["type"]) == ("เกมไนต์", "Beyblade X")
    assert (known["starts"], known["branch"]) == ("2026-12-05T18:30:00+07:00", "samyan")
    assert known["location"] == "NK สามย่านมิตรทาวน์ ชั้น 3"


REFUSALS: list[tuple[tuple[str, ...], str]] = [
    (ADD, "--starts and --ends are missing.\n"),
    (("events", "add"), "--name, --type, --starts and --ends are missing.\n"),
    ((*ADD, "--starts", "22/11/69 18:30", "--ends", "20:00"), "The year 69 is not clear"),
    ((*ADD, "--starts", "22/11/2569 18:30", "--ends", "18:00"), "must end after it starts"),
    ((*ADD, *TIMES, "--branch", "moon"), "There is no branch moon"),
    ((*ADD, *TIMES, "--register-url", "http://x.example"), "A link must be a plain https://"),
    ((*ADD, *TIMES, "--fee", "free"), "(baht, 0 is free) must be a whole number between 0 and"),
    ((*ADD, *TIMES, "--places", "0"), "places must be a whole number between 1 and 10,000."),
    ((*ADD, *TIMES, "--picture", "http://x.example/a"), "A link must be a plain https://"),
    ((*ADD, *TIMES, "--location", "a\x1b[2Jb"), "location: The text holds characters"),
    ((*ADD, *TIMES, "--by", "x" * 101), "may have 100 characters at most"),
    (("events", "show", "7"), "There is no event 7.\n"),
    (("events", "close", "7"), "There is no event 7.\n"),
    (("events", "edit"), "The event's number is missing.\n"),
    (("events", "register", "7"), "There is no event 7.\n"),
    (("events", "list", "--status", "soon"), "'soon' is not a status"),
]


def test_refusals_are_one_sentence(counter: Counter) -> None:
    for arguments, reason in REFUSALS:
        said = counter.refused(*arguments)
        assert reason in said
        assert said.count("\n") == 1
    assert counter.json("events", "list") == []


def test_editing_moves_the_end_with_the_start(counter: Counter) -> None:
    counter.run(*ADD, *TIMES)
    counter.run("events", "edit", "1", "--starts", "tomorrow 10:00", "--status", "past")
    known = event(counter)
    assert known["starts"] == "2026-11-19T10:00:00+07:00"
    assert known["ends"] == "2026-11-19T13:00:00+07:00"
    assert (known["status"], known["status_fixed"]) == ("past", True)
    counter.run("events", "edit", "1", "--status", "auto", "--cancelled")
    assert (event(counter)["status"], event(counter)["cancelled"]) == ("upcoming", True)
    assert "Say what to change" in counter.refused("events", "edit", "1")


def test_editing_by_questions_keeps_what_is_there(counter: Counter) -> None:
    counter.run(*ADD, *TIMES, "--description", "one\ntwo", "--branch", "bangkae")
    before = event(counter)
    counter.asked("events", "edit", "1", answers="\n\n23/11/2569 18:30\n" + "\n" * 6)
    day = "2026-11-23T"
    moved = {**before, "starts": f"{day}18:30:00+07:00", "ends": f"{day}21:30:00+07:00"}
    assert event(counter) == moved


def test_people_and_the_winner(counter: Counter) -> None:
    counter.run(*ADD, *TIMES)
    counter.run("players", "add", "Mook")
    counter.run("events", "register", "1", "mook", "Beam", "[red]ปลื้ม[/]")
    assert "already registered" in counter.refused("events", "register", "1", "MOOK")
    counter.run("events", "register", "1", "--remove", "2", "Guy")
    people = [(one["number"], one["name"]) for one in event(counter)["participants"]]
    assert people == [(1, "Mook"), (3, "[red]ปลื้ม[/]"), (4, "Guy")]
    assert "[red]ปลื้ม[/]" in counter.run("events", "show", "1")
    counter.run("events", "close", "1", "--winner", "Guy", "--anyway", "--yes")
    assert (event(counter)["winner"], event(counter)["status"]) == ("Guy", "past")
    counter.run("events", "close", "1", "--winner", "Win", "--anyway", "--yes")
    assert (event(counter)["winner"], event(counter)["people"]) == ("Win", 4)
    assert [line["winner"] for line in counter.json("events", "list")] == ["Win"]


def test_a_changed_list_is_counted(counter: Counter) -> None:
    counter.run(*ADD, *TIMES)
    register = ("events", "register", "1")
    added = counter.run(*register, "Mook", "Beam", "Pun")
    assert added.endswith("Event 1: 3 added; 3 on the list.\n")
    assert counter.run(*register, "--remove", "3") == "Event 1: 1 taken off; 2 on the list.\n"
    both = counter.run(*register, "Fah", "--remove", "1")
    assert both.endswith("Event 1: 1 added, 1 taken off; 2 on the list.\n")
    thai = counter.run(*register, "Guy", "--remove", "2", "--lang", "th")
    assert thai.endswith("กิจกรรม 1: เพิ่ม 1 คน เอาออก 1 คน เหลือในรายชื่อ 2 คน\n")
    thai = counter.run(*register, "Win", "--lang", "th")
    assert thai.endswith("กิจกรรม 1: เพิ่ม 1 คน ในรายชื่อมี 3 คน\n")
    thai = counter.run(*register, "--remove", "4", "--lang", "th")
    assert thai == "กิจกรรม 1: เอาออก 1 คน เหลือในรายชื่อ 2 คน\n"


def test_cancelling_asks(counter: Counter) -> None:
    counter.run(*ADD, *TIMES)
    assert "add --yes" in counter.refused("events", "cancel", "1")
    assert event(counter)["cancelled"] is False
    counter.run("events", "cancel", "1", "--yes")
    assert event(counter)["cancelled"] is True
    assert [line["status"] for line in counter.json("events", "list")] == ["cancelled"]


def test_every_change_is_in_the_history(counter: Counter) -> None:
    counter.run(*ADD, *TIMES, "--by", "มายด์")
    counter.run("events", "edit", "1", "--location", "ลานหน้าร้าน")
    counter.run("events", "register", "1", "Mook")
    counter.run("events", "close", "1", "--winner", "Mook", "--anyway", "--yes")
    history = counter.json("history", "--event", "1")
    assert [(line["who"], line["what"]) for line in history] == [
        ("counter", "event.close"),
        ("counter", "event.register"),
        ("counter", "event.edit"),
        ("มายด์", "event.add"),
    ]
    assert history[0]["when"] == "2026-11-18T12:00:00+07:00"
    assert history[0]["detail"] == "number: 1, winner: Mook"
    assert history[2]["detail"] == "location: ลานหน้าร้าน"
    assert "one thing" in counter.refused("history", "--event", "1", "--player", "1")


@pytest.mark.parametrize("name", ["events.csv", "events.json"])
def test_what_is_exported_is_imported(counter: Counter, name: str) -> None:
    told = ("--description", "=cmd()\nline, two", "--branch", "bangkae", *DETAIL_FLAGS)
    counter.run(*ADD, *TIMES, *told)
    counter.run("events", "add", "--name", "-x", "--type", "'=y", *TIMES, "--anyway")
    before = [event(counter, number) for number in (1, 2)]
    target = str(counter.folder / name)
    assert counter.run("events", "export", target).startswith("2 events written")
    assert "add --force" in counter.refused("events", "export", target)
    assert counter.run("events", "import", target) == "Events: 2 unchanged.\n"
    assert [event(counter, number) for number in (1, 2)] == before
    assert len(counter.json("history", "--event", "1")) == 1


def test_an_exported_csv_runs_no_formula(counter: Counter) -> None:
    counter.run("events", "add", "--name", "=HYPERLINK(1)", "--type", "+1", *TIMES, "--anyway")
    target = counter.folder / "events.csv"
    counter.run("events", "export", str(target))
    with target.open(encoding="utf-8-sig", newline="") as file:
        (row,) = csv.DictReader(file)
    assert (row["name"], row["type"]) == ("'=HYPERLINK(1)", "'+1")


def test_a_file_is_taken_whole_or_not_at_all(counter: Counter) -> None:
    counter.run(*ADD, *TIMES)
    file = counter.file(
        "events.csv",
        "id,name,type,starts,ends,register_url\n"
        ",Good,Board Game,2026-12-01 18:00,21:00,\n"
        ",,Board Game,2026-12-01 18:00,21:00,\n"
        "99,Lost,Board Game,2026-12-01 18:00,21:00,\n"
        ",Late,Board Game,2026-12-01 18:00,17:00,\n"
        ",Sly,Board Game,2026-12-01 18:00,21:00,javascript:alert(1)\n"
        ",Weekly บางแค,Board Game,2026-11-22 18:30,21:00,\n"
        "x,Odd,Board Game,2026-12-01 18:00,21:00,\n",
    )
    said = counter.refused("events", "import", file).splitlines()
    assert said == [
        "events.csv:3: name is missing.",
        "events.csv:4: There is no event 99.",
        "events.csv:5: The event must end after it starts.",
        "events.csv:6: A link must be a plain https:// address of a public site, without odd "
        "characters.",
        "events.csv:7: Event 1 has this name and start already; put 1 into the id column to "
        "change it.",
        "events.csv:8: 'x' is not a number.",
        "6 bad rows: nothing was changed.",
    ]
    assert [line["number"] for line in counter.json("events", "list")] == [1]


def test_a_dry_run_changes_nothing(counter: Counter) -> None:
    rows = [
        {"name": "New", "type": "Board Game", "starts": "1 ธ.ค. 2569 18:00", "ends": "21:00"},
        {"name": "Newer", "type": "Board Game", "starts": "2 ธ.ค. 2569 18:00", "ends": "21:00"},
    ]
    file = counter.file("events.json", json.dumps(rows))
    assert counter.run("events", "import", file, "--dry-run") == (
        "Events: 2 added. This was a dry run: nothing was changed.\n"
    )
    assert counter.json("events", "list") == []
    assert counter.run("events", "import", file) == "Events: 2 added.\n"
    assert "has this name and start already" in counter.refused("events", "import", file)


@pytest.mark.parametrize(
    ("flags", "location"),
    [
        (("--branch", "samyan"), "NK สามย่านมิตรทาวน์ ชั้น 3"),
        (("--branch", ""), ""),
        (("--branch", "samyan", "--location", "ลาน"), "ลาน"),
        (("--branch", "samyan", "--location", ""), "NK สามย่านมิตรทาวน์ ชั้น 3"),
        (("--location", ""), "NK ซีคอน บางแค ชั้น 6"),
        (("--name", "Cup"), "NK ซีคอน บางแค ชั้น 6"),
    ],
)
def test_a_branchs_own_place_moves_with_the_branch(
    counter: Counter, flags: tuple[str, ...], location: str
) -> None:
    counter.run(*ADD, *TIMES, "--branch", "bangkae")
    counter.run("events", "edit", "1", *flags)
    assert event(counter)["location"] == location


def test_a_place_in_own_words_stays(counter: Counter) -> None:
    counter.run(*ADD, *TIMES, "--branch", "bangkae", "--location", "ลานหน้าร้าน")
    counter.run("events", "edit", "1", "--branch", "samyan")
    assert event(counter)["location"] == "ลานหน้าร้าน"


def test_the_history_says_what_was_taken_away(counter: Counter) -> None:
    counter.run(*ADD, *TIMES, "--register-url", "https://x.example/a")
    counter.run("events", "edit", "1", "--register-url", "")
    assert counter.json("history", "--event", "1")[0]["detail"] == "register_url: nothing"


@pytest.mark.parametrize("name", ["events.xlsx", "events", "events.txt"])
def test_a_file_is_csv_or_json(counter: Counter, name: str) -> None:
    assert f"{name} is neither .csv nor .json" in counter.refused("events", "export", name)
    file = counter.file(name, "name,type,starts,ends\n")
    assert f"{name} is neither .csv nor .json" in counter.refused("events", "import", file)
