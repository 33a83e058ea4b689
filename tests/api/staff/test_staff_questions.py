"""Commands run bare in a terminal: they ask, and ask again until an answer can be used."""

from pathlib import Path

import pytest

from tests.support.counter import Counter


@pytest.fixture
def counter(sqlite_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Counter:
    counter = Counter(sqlite_database, tmp_path, monkeypatch)
    times = ("--starts", "22/11/2569 18:30", "--ends", "21:30")
    counter.run("events", "add", "--name", "Cup", "--type", "Beyblade X", *times)
    return counter


def _answers(*lines: str) -> str:
    return "\n".join(lines) + "\n"


def test_an_answer_the_store_would_refuse_is_asked_for_again(counter: Counter) -> None:
    start, link = "23/11/2569 18:30", "http://x.example/a"
    answers = _answers("Night", "", start, "17:00", "21:00", "", "", "", link, "")
    said = counter.asked("events", "add", answers=answers)
    assert "The event must end after it starts." in said
    assert "A link must be a plain https:// address" in said
    assert "Event 2 is added: Night." in said


def test_an_event_is_chosen_from_a_list(counter: Counter) -> None:
    said = counter.asked("events", "show", answers=_answers("7", "x", "1"))
    assert said.index("Cup") < said.index("Number of the event")
    assert "There is no event 7." in said
    assert "'x' is not a number." in said


@pytest.mark.parametrize(("answer", "winner"), [("Mook", "Mook"), ("", None)])
def test_closing_asks_who_won(counter: Counter, answer: str, winner: str | None) -> None:
    # The event is still to come, which is doubted only if somebody is said to have won it.
    sure = ("y", "y") if answer else ("y",)
    counter.asked("events", "close", answers=_answers("1", answer, *sure))
    (line,) = counter.json("events", "list")
    assert (line["status"], line["winner"]) == ("past", winner)


def test_moving_an_event_to_a_branch_offers_its_place(counter: Counter) -> None:
    answers = _answers("1", "", "", "", "", "", "", "samyan", "", "")
    said = counter.asked("events", "edit", answers=answers)
    assert "Location [NK สามย่านมิตรทาวน์ ชั้น 3]" in said
    assert counter.json("events", "show", "1")[0]["branch"] == "samyan"


def test_files_are_asked_for(counter: Counter) -> None:
    counter.run("season", "open")
    written = str(counter.folder / "events.csv")
    assert "1 event written" in counter.asked("events", "export", answers=_answers(written))
    assert "1 unchanged" in counter.asked("events", "import", answers=_answers(written))
    results = counter.file("day.csv", "played_at,winner,loser\ntoday 10:00,Mook,Beam\n")
    asked = counter.asked("match", "import", "--add-players", answers=_answers("", results, "y"))
    assert "New name: Mook." in asked
    assert "1 recorded" in asked
    for command in (("events", "import"), ("events", "export"), ("match", "import"), ("restore",)):
        assert "The file is missing." in counter.refused(*command)


def test_a_result_is_of_an_event_that_is_there(counter: Counter) -> None:
    counter.run("season", "open")
    for name in ("Mook", "Beam"):
        counter.run("players", "add", name)
    answers = _answers("Mook", "Beam", "wx ws", "4", "1", "y", "y", "y")
    assert "There is no event 4." in counter.asked("match", "record", answers=answers)
    assert counter.json("events", "list")[0]["winner"] == "Mook"


def test_a_picture_is_asked_for(counter: Counter) -> None:
    counter.run("players", "add", "Mook")
    answers = _answers("Mook", "http://x.example/a.png", "https://x.example/a.png")
    said = counter.asked("players", "picture", answers=answers)
    assert "A link must be a plain https:// address" in said
    assert said.endswith("Mook has another picture now.\n")
    assert counter.run("players", "picture", "mook") == "Mook has no picture now.\n"
