"""Results, seasons and the leaderboard at the counter, on both databases."""

from datetime import timedelta
from pathlib import Path

import pytest

from tests.support.counter import NOW, Counter

RECORD = ("match", "record", "--winner", "Mook", "--loser", "Beam")


@pytest.fixture
def counter(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Counter:
    counter = Counter(database, tmp_path, monkeypatch)
    counter.run("season", "open", "--starts", "2026-10-01", "--ends", "1/1/2570")
    for name in ("Mook", "Beam", "Pun"):
        counter.run("players", "add", name)
    return counter


def add_event(counter: Counter) -> None:
    times = ("--starts", "today 10:00", "--ends", "20:00")
    counter.run("events", "add", "--name", "Cup", "--type", "Beyblade X", *times)


def winner(counter: Counter) -> str | None:
    (line,) = counter.json("events", "list")
    found: str | None = line["winner"]
    return found


def test_a_result_shows_both_ratings(counter: Counter) -> None:
    said = counter.run(*RECORD, "--finishes", "wx ws")
    assert [line.split() for line in said.splitlines()] == [
        ["Match", "1:", "Mook", "beat", "Beam", "1-0", "with", "a", "sweep."],
        ["player", "before", "after", "change"],
        ["Mook", "1200", "1219", "+19"],
        ["Beam", "1200", "1184", "-16"],
    ]
    assert counter.ranking() == [("Mook", 1219), ("Beam", 1184)]


def test_a_result_by_questions_is_shown_before_the_yes(counter: Counter) -> None:
    said = counter.asked("match", "record", answers="mok\nn\nMook\nbeam\n\n2-1\n\ny\n")
    assert "There is no player mok; did you mean Mook?" in said
    before, after = said.split("Record it?")
    assert "To be recorded: Mook beat Beam 2-1." in before
    assert "Mook beat Beam 2-1." in after
    assert counter.ranking() == [("Mook", 1216), ("Beam", 1184)]


def test_a_final_by_questions(counter: Counter) -> None:
    add_event(counter)
    said = counter.asked("match", "record", answers="Mook\nBeam\nwx\nwx ws\n1\ny\ny\n")
    assert "The battles stop at 3-0; a set goes to 4." in said
    assert winner(counter) == "Mook"


def test_a_dry_run_records_nothing(counter: Counter) -> None:
    assert "nothing was changed" in counter.run(*RECORD, "--dry-run")
    assert counter.ranking() == []


REFUSALS: list[tuple[tuple[str, ...], str]] = [
    (("match", "record"), "--winner and --loser are missing."),
    (("match", "record", "--winner", "Mook", "--loser", "mook"), "must be two people"),
    (("match", "record", "--winner", "Ghost", "--loser", "Beam"), "There is no player Ghost."),
    (("match", "record", "--winner", "id:9", "--loser", "Beam"), "There is no player 9."),
    ((*RECORD, "--sets", "1-2"), "the winner must have more sets"),
    ((*RECORD, "--finishes", "lx ls"), "swap the two names"),
    ((*RECORD, "--event", "5"), "There is no event 5."),
    ((*RECORD, "--final"), "A final belongs to an event; say which."),
    ((*RECORD, "--at", "tomorrow 12:00"), "That match lies in the future."),
    ((*RECORD, "--at", "2026-09-30 12:00"), "before the open season began"),
    (("match", "undo", "4", "--yes"), "There is no match 4."),
    (("match", "undo"), "The match's number is missing."),
]


def test_refused_results(counter: Counter) -> None:
    for arguments, reason in REFUSALS:
        assert reason in counter.refused(*arguments)
    assert counter.ranking() == []


def test_new_names_are_added_only_on_request(counter: Counter) -> None:
    new = ("match", "record", "--winner", "น้ำหวาน", "--loser", "Beam")
    assert "There is no player น้ำหวาน" in counter.refused(*new)
    counter.run(*new, "--add-players")
    assert counter.ranking()[0] == ("น้ำหวาน", 1216)


def test_the_winner_follows_the_final_and_its_undoing(counter: Counter) -> None:
    add_event(counter)
    counter.run(*RECORD, "--event", "1")
    assert winner(counter) is None
    counter.run(*RECORD, "--event", "1", "--final", "--at", "today 11:00")
    assert winner(counter) == "Mook"
    assert "Event 1" not in counter.run("match", "undo", "1", "--yes")
    assert winner(counter) == "Mook"
    said = counter.run("match", "undo", "2", "--yes")
    assert "Event 1 has no winner now." in said
    assert winner(counter) is None
    assert counter.ranking() == []


def test_an_undone_final_leaves_a_later_winner_alone(counter: Counter) -> None:
    add_event(counter)
    counter.run(*RECORD, "--event", "1", "--final")
    counter.run("events", "close", "1", "--winner", "Pun", "--yes")
    counter.run("match", "undo", "1", "--yes")
    assert winner(counter) == "Pun"


def test_undoing_is_a_new_entry(counter: Counter) -> None:
    counter.run(*RECORD)
    said = counter.asked("match", "undo", answers="1\ny\n")
    assert "Take back match 1, Mook beat Beam?" in said
    assert [line.split() for line in said.splitlines()[-2:]] == [
        ["Mook", "1216", "1200", "-16"],
        ["Beam", "1184", "1200", "+16"],
    ]
    assert [(line["number"], line["note"]) for line in counter.json("match", "list")] == [
        (2, "takes back match 1"),
        (1, "taken back"),
    ]
    assert "already void" in counter.refused("match", "undo", "1", "--yes")
    assert "There is no match 2." in counter.refused("match", "undo", "2", "--yes")


RESULTS = """\
played_at,winner,loser,winner_sets,loser_sets,finishes,sweep,event,final
18/11/2569 10:00,Mook,Beam,,,wx ws,,1,
18/11/2569 10:30,Pun,Mook,2,1,,no,1,yes
"""


def test_results_from_a_file(counter: Counter) -> None:
    add_event(counter)
    file = counter.file("results.csv", RESULTS)
    assert "2 recorded. This was a dry run" in counter.run("match", "import", file, "--dry-run")
    assert counter.ranking() == []
    assert counter.run("match", "import", file) == "Matches: 2 recorded.\n"
    assert counter.ranking() == [("Pun", 1216), ("Mook", 1198), ("Beam", 1184)]
    assert winner(counter) == "Pun"
    latest, first = (line["number"] for line in counter.json("match", "list"))
    assert counter.refused("match", "import", file).splitlines() == [
        f"results.csv:2: Match {first} is this very result already.",
        f"results.csv:3: Match {latest} is this very result already.",
        "2 bad rows: nothing was changed.",
    ]


def test_a_bad_result_undoes_the_whole_file(counter: Counter) -> None:
    file = counter.file(
        "results.csv",
        "played_at,winner,loser,winner_sets,loser_sets,finishes,event\n"
        "2026-11-18 10:00,Mook,Beam,,,,\n"
        "2026-11-18 10:10,Mook,Bean,,,,\n"
        "2026-11-18 10:20,Mook,Mook,,,,\n"
        "2026-11-18 10:30,Mook,Beam,1,2,,\n"
        "2026-11-18 10:40,Mook,Beam,2,0,wx ws,\n"
        "06/07/2026 10:50,Mook,Beam,,,,\n"
        "2026-11-19 10:00,Mook,Beam,,,,\n"
        "2026-11-18 11:00,Mook,Beam,,,,42\n"
        "2026-11-18 11:10,,Beam,,,,\n",
    )
    said = counter.refused("match", "import", file).splitlines()
    assert [line.partition(": ")[0] for line in said[:-1]] == [
        f"results.csv:{number}" for number in range(3, 11)
    ]
    assert said[0] == "results.csv:3: There is no player Bean; did you mean Beam?"
    assert said[1] == "results.csv:4: The winner and the loser must be two people."
    assert said[7] == "results.csv:10: The player's name is missing."
    assert said[-1] == "8 bad rows: nothing was changed."
    assert counter.ranking() == []


def test_a_file_may_bring_new_players(counter: Counter) -> None:
    file = counter.file(
        "results.json", '[{"played_at": "today 10:00", "winner": "Guy", "loser": "Win"}]'
    )
    counter.run("match", "import", file, "--add-players")
    assert counter.ranking() == [("Guy", 1216), ("Win", 1184)]


def test_closing_a_season_is_looked_at_first(counter: Counter) -> None:
    counter.run(*RECORD)
    shown = counter.run("season", "close", "--dry-run")
    assert [line.split() for line in shown.splitlines()[1:3]] == [
        ["1", "Mook", "1216", "1", "0", "+50", "1250"],
        ["2", "Beam", "1184", "0", "1", "+40", "1240"],
    ]
    assert "was meant to last until 2026-12-31" in shown
    assert "add --yes" in counter.refused("season", "close")
    assert counter.ranking()[0] == ("Mook", 1216)
    counter.set_clock(NOW + timedelta(days=45))
    said = counter.run("season", "close", "--yes")
    assert "Season 1 is closed. Season 2: 2027-01-02 to 2027-03-31." in said
    assert counter.ranking() == [("Mook", 1250), ("Beam", 1240)]
    (first, second) = counter.json("season", "list")
    assert (first["open"], second["open"], first["last_day"]) == (False, True, "2026-12-31")
    final = counter.json("leaderboard", "--season", "1")
    assert [(line["rank"], line["player"], line["rating"]) for line in final] == [
        (1, "Mook", 1216),
        (2, "Beam", 1184),
    ]
    for page, shown in (
        (["--limit", "1"], "Mook"),
        (["--offset", "1"], "Beam"),
        (["--limit", "1", "--offset", "1"], "Beam"),
    ):
        (line,) = counter.json("leaderboard", "--season", "1", *page)
        assert line["player"] == shown
    below = counter.run("leaderboard", "--season", "1", "--offset", "2")
    assert below == "Nobody stands that far down; there are 2.\n"
    assert "There is no season 9." in counter.refused("leaderboard", "--season", "9")
    assert "season is closed" in counter.refused("match", "undo", "1", "--yes")


def test_a_page_below_the_last_says_how_many_there_are(counter: Counter) -> None:
    page = ("leaderboard", "--limit", "20", "--offset", "10")
    assert counter.run(*page) == "Nobody has played yet.\n"
    counter.run(*RECORD)
    assert counter.run(*page) == "Nobody stands that far down; there are 2.\n"
    thai = counter.run(*page, "--lang", "th")
    assert thai == "ไม่มีใครถึงอันดับนี้ มีทั้งหมด 2 คน\n"
    assert counter.json(*page) == []


def test_a_season_can_be_open_only_once(counter: Counter) -> None:
    assert "already open" in counter.refused("season", "open")


def test_without_a_season_the_way_to_one_is_shown(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counter = Counter(database, tmp_path, monkeypatch)
    for name in ("Mook", "Beam"):
        counter.run("players", "add", name)
    assert "No season is open. Open one with ./nk season open." in counter.refused(*RECORD)
    assert "2026-11-18 to 2026-12-31" in counter.run("season", "open")


def test_a_season_is_closed_on_a_later_day_than_it_began(counter: Counter) -> None:
    counter.run("season", "close", "--yes")
    assert "dry run" in counter.run("season", "close", "--dry-run")
    assert "Season 2 has only just begun" in counter.refused("season", "close", "--yes")


def test_the_final_table_is_of_a_closed_season(counter: Counter) -> None:
    assert "Season 1 is still open" in counter.refused("leaderboard", "--season", "1")


def test_the_history_of_a_match_names_the_players(counter: Counter) -> None:
    counter.run(*RECORD)
    (line,) = counter.json("history", "--match", "1")
    assert line["detail"] == "winner: Mook, loser: Beam"


def test_a_result_that_is_twice_in_a_file(counter: Counter) -> None:
    rows = "played_at,winner,loser\n" + "today 10:00,Mook,Beam\n" * 2
    said = counter.refused("match", "import", counter.file("twice.csv", rows))
    assert said.startswith("twice.csv:3: This very result is there already, further up.\n")
