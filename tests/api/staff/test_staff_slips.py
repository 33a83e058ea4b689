"""What looks like a slip is asked about at the counter, or refused until it is insisted on."""

from datetime import timedelta
from pathlib import Path

import pytest

from tests.support.counter import NOW, Counter

ADD = ("events", "add", "--name", "Cup", "--type", "Beyblade X")
TODAY = ("--starts", "today 10:00", "--ends", "20:00")
RECORD = ("match", "record", "--winner", "Mook", "--loser", "Beam")


@pytest.fixture
def counter(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Counter:
    counter = Counter(database, tmp_path, monkeypatch)
    counter.run("season", "open", "--starts", "2026-10-01", "--ends", "1/1/2570")
    for name in ("Mook", "Beam"):
        counter.run("players", "add", name)
    return counter


def test_the_same_result_again_is_a_likely_double(counter: Counter) -> None:
    counter.run(*RECORD)
    counter.set_clock(NOW + timedelta(minutes=2))
    said = counter.refused(*RECORD)
    assert "Match 1 already says that Mook beat Beam at 2026-11-18 12:00" in said
    assert "add --again" in said
    counter.run(*RECORD, "--again")
    counter.set_clock(NOW + timedelta(minutes=30))
    counter.run(*RECORD)
    assert len(counter.json("match", "list")) == 3


def test_a_likely_double_is_asked_about_in_a_terminal(counter: Counter) -> None:
    counter.run(*RECORD)
    counter.set_clock(NOW + timedelta(minutes=2))
    said = counter.asked(*RECORD, answers="y\n")
    assert "Do it all the same?" in said
    assert len(counter.json("match", "list")) == 2


def test_a_file_read_after_the_results_were_typed_is_doubted(counter: Counter) -> None:
    counter.run(*RECORD, "--at", "today 10:00")
    file = counter.file("day.csv", "played_at,winner,loser\ntoday 10:04,Mook,Beam\n")
    assert "day.csv:2: Match 1 already says" in counter.refused("match", "import", file)
    assert "1 recorded" in counter.run("match", "import", file, "--again")


def test_new_names_of_a_file_are_listed(counter: Counter) -> None:
    rows = "played_at,winner,loser\ntoday 10:00,Mok,Beam\ntoday 11:00,Mook,Ghost\n"
    file = counter.file("day.csv", rows)
    said = counter.run("match", "import", file, "--add-players", "--dry-run")
    assert said.splitlines() == [
        "New name: Mok; did you mean Mook?",
        "New name: Ghost.",
        "Matches: 2 recorded. This was a dry run: nothing was changed.",
    ]
    assert [line["name"] for line in counter.json("players", "list")] == ["Mook", "Beam"]
    assert "New name: Mok; did you mean Mook?" in counter.run(
        "match", "import", file, "--add-players"
    )


def test_a_newcomer_can_be_added_while_being_asked(counter: Counter) -> None:
    answers = "Fern\ny\nBeam\n\n1-0\n\ny\n"
    said = counter.asked("match", "record", answers=answers)
    assert "Add Fern as a new player?" in said
    assert counter.ranking() == [("Fern", 1216), ("Beam", 1184)]


def test_a_name_in_small_letters_finds_who_was_meant(counter: Counter) -> None:
    said = counter.refused("players", "remove", "mok", "--yes")
    assert said == "There is no player mok; did you mean Mook?\n"


def test_a_beyblade_result_belongs_to_a_beyblade_event(counter: Counter) -> None:
    counter.run("events", "add", "--name", "Night", "--type", "Board Game", *TODAY)
    said = counter.refused(*RECORD, "--event", "1")
    assert said.startswith("Event 1 is a Board Game event, not a Beyblade one.")
    assert "add --anyway" in said
    counter.run(*RECORD, "--event", "1", "--anyway")


def test_nobody_has_won_an_event_that_is_still_to_come(counter: Counter) -> None:
    counter.run(*ADD, "--starts", "tomorrow 10:00", "--ends", "20:00")
    for command in (
        ("events", "close", "1", "--winner", "Mook", "--yes"),
        (*RECORD, "--event", "1", "--final"),
    ):
        assert "Event 1 has not begun" in counter.refused(*command)
    counter.run(*RECORD, "--event", "1", "--final", "--anyway")
    assert counter.json("events", "list")[0]["winner"] == "Mook"


@pytest.mark.parametrize(
    ("flags", "reason"),
    [
        (("--starts", "yesterday 10:00", "--ends", "20:00"), "would be over already"),
        (("--type", "Beyblad X", *TODAY), "did you mean Beyblade X?"),
    ],
)
def test_odd_events_need_insisting(counter: Counter, flags: tuple[str, ...], reason: str) -> None:
    said = counter.refused(*ADD, *flags)
    assert reason in said
    assert "add --anyway" in said
    counter.run(*ADD, *flags, "--anyway")
    assert len(counter.json("events", "list")) == 1


def test_an_event_moves_into_the_past_only_if_that_is_meant(counter: Counter) -> None:
    counter.run(*ADD, *TODAY)
    move = ("events", "edit", "1", "--starts", "yesterday 10:00")
    assert "would be over already" in counter.refused(*move)
    counter.run(*move, "--anyway")
    # What is over may still be corrected.
    counter.run("events", "edit", "1", "--ends", "19:00")


def test_the_same_event_again_needs_insisting(counter: Counter) -> None:
    counter.run(*ADD, *TODAY)
    assert "Event 1 has this name and start already." in counter.refused(*ADD, *TODAY)
    counter.run(*ADD, *TODAY, "--again")


def test_an_event_is_deleted_while_nobody_has_signed_up(counter: Counter) -> None:
    counter.run(*ADD, *TODAY)
    counter.run(*ADD, *TODAY, "--again")
    counter.run("events", "register", "1", "Mook")
    assert "People have signed up" in counter.refused("events", "delete", "1", "--yes")
    assert "add --yes" in counter.refused("events", "delete", "2")
    assert counter.run("events", "delete", "2", "--yes") == "Event 2 is deleted: Cup.\n"
    counter.run(*ADD, *TODAY, "--again")
    counter.run(*RECORD, "--event", "3")
    assert "has results" in counter.refused("events", "delete", "3", "--yes")
    assert [line["number"] for line in counter.json("events", "list")] == [1, 3]


@pytest.mark.parametrize(
    "branch", ["samyan", "สามย่าน", "Samyan Mitrtown", "สามย่าน มิตรทาวน์", "SAMYAN"]
)
def test_a_branch_is_named_in_either_language(counter: Counter, branch: str) -> None:
    counter.run(*ADD, *TODAY, "--branch", branch)
    assert counter.json("events", "show", "1")[0]["branch"] == "samyan"


def test_a_branch_misspelt_is_guessed(counter: Counter) -> None:
    said = counter.refused(*ADD, *TODAY, "--branch", "สามยาน")
    assert "Did you mean สามย่าน?" in said


def test_closing_asks_and_two_of_one_name_are_chosen_from(counter: Counter) -> None:
    counter.run(*ADD, *TODAY)
    counter.run("events", "register", "1", "Pun", "pun")
    close = ("events", "close", "1", "--winner", "Pun")
    assert "add --yes" in counter.refused(*close)
    assert "choose no:1 or no:2" in counter.refused(*close, "--yes")
    said = counter.asked(*close, "--yes", answers="no:2\n")
    assert "no. 1, Pun (not a known player)" in said
    people = counter.json("events", "show", "1")[0]["participants"]
    assert [one["winner"] for one in people] == [False, True]


def test_a_finals_winner_is_chosen_from_two_of_one_name(counter: Counter) -> None:
    counter.run(*ADD, *TODAY)
    counter.run("events", "register", "1", "Pun", "pun")
    counter.run("players", "add", "Pun")
    final = ("match", "record", "--winner", "Pun", "--loser", "Beam", "--event", "1", "--final")
    assert "choose no:1 or no:2" in counter.refused(*final)
    counter.run(*final, "--number", "2", "--dry-run")
    counter.asked(*final, answers="no:2\n")
    people = counter.json("events", "show", "1")[0]["participants"]
    assert [one["winner"] for one in people] == [False, True]


def test_a_number_does_not_make_the_loser_win(counter: Counter) -> None:
    counter.run(*ADD, *TODAY)
    counter.run("events", "register", "1", "Mook", "Beam", "Pun")
    final = (*RECORD, "--event", "1", "--final", "--number")
    for number in ("2", "3"):
        said = counter.refused(*final, number)
        assert said == (
            f"Number {number} on the list is not Mook; give Mook's own number, or leave it out.\n"
        )
    assert "หมายเลข 2 ในรายชื่อไม่ใช่ Mook" in counter.refused(*final, "2", "--lang", "th")
    assert "is not registered" in counter.refused(*final, "4")
    # The result goes the way of its winner.
    assert counter.json("match", "list") == []
    counter.run(*final, "1")
    people = counter.json("events", "show", "1")[0]["participants"]
    assert [one["winner"] for one in people] == [True, False, False]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("2026-11-18 23:56", "2026-11-19 00:01"),
        ("2026-11-19 00:01", "2026-11-18 23:56"),
    ],
)
def test_a_double_is_seen_across_midnight(counter: Counter, first: str, second: str) -> None:
    counter.set_clock(NOW + timedelta(days=1))
    counter.run(*RECORD, "--at", first)
    assert "Match 1 already says that Mook beat Beam" in counter.refused(*RECORD, "--at", second)
    counter.run(*RECORD, "--at", second, "--again")
    assert "very result already" in counter.refused(*RECORD, "--at", second, "--again")


def test_new_figures_are_adopted_after_a_look(
    counter: Counter, monkeypatch: pytest.MonkeyPatch
) -> None:
    counter.run(*RECORD)
    content = counter.folder / "content" / "beyblade"
    content.mkdir(parents=True)
    shop = Path(__file__).parents[3] / "content" / "beyblade" / "rating.yaml"
    text = shop.read_text(encoding="utf-8").replace("k: !sample 32", "k: 16")
    (content / "rating.yaml").write_text(text, encoding="utf-8")
    monkeypatch.setenv("NK_CONTENT", str(content.parent))
    assert counter.ranking() == [("Mook", 1216), ("Beam", 1184)]
    assert "1208" in counter.run("season", "adopt", "--dry-run")
    assert "add --yes" in counter.refused("season", "adopt")
    assert counter.ranking() == [("Mook", 1216), ("Beam", 1184)]
    counter.run("season", "adopt", "--yes")
    assert counter.ranking() == [("Mook", 1208), ("Beam", 1192)]
    assert "by these figures already" in counter.refused("season", "adopt", "--yes")
    assert counter.json("season", "list")[0]["k"] == 16
