"""Players, samples and copies at the counter, on both databases."""

import re
from pathlib import Path

import pytest

from nk.club.players import find_player
from nk.club.samples import add_samples
from nk.club.store.connections import open_reader, open_writer
from tests.support.counter import NOW, Counter
from tests.support.store import POLICY


@pytest.fixture
def counter(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Counter:
    return Counter(database, tmp_path, monkeypatch)


def test_players_are_added_renamed_and_listed(counter: Counter) -> None:
    assert counter.run("players", "add", " ปลื้ม ") == "Player 1 is added: ปลื้ม.\n"
    assert counter.asked("players", "add", answers="Mook\n").endswith("Player 2 is added: Mook.\n")
    assert "already a player with that nickname" in counter.refused("players", "add", "MOOK")
    counter.run("players", "rename", "mook", "Mook II")
    counter.run("players", "rename", "id:1", "ปลื้มจิต")
    names = [line["name"] for line in counter.json("players", "list")]
    assert names == ["ปลื้มจิต", "Mook II"]
    assert [line["name"] for line in counter.json("players", "list", "ii")] == ["Mook II"]
    assert "The player and The new nickname are missing." in counter.refused("players", "rename")


REFUSALS: list[tuple[tuple[str, ...], str]] = [
    (("players", "add"), "The nickname is missing."),
    (("players", "add", " "), "This cannot be empty."),
    (("players", "add", "x" * 61), "60 characters at most"),
    (("players", "add", "a\u202eb"), "nickname: The text holds characters"),
    (("players", "add", "Guy", "--avatar", "http://x.example/a.png"), "A link must be"),
    (("players", "remove", "Ghost", "--yes"), "There is no player Ghost."),
    (("players", "remove", "id:0x1", "--yes"), "'0x1' is not a number."),
    (("players", "remove", "id:" + "9" * 30, "--yes"), "is not a number."),
    (("players", "merge", "Ghost", "Mook", "--yes"), "There is no player Ghost."),
]


def test_refused_people(counter: Counter) -> None:
    for arguments, reason in REFUSALS:
        assert reason in counter.refused(*arguments)
    assert counter.json("players", "list") == []


def test_a_meeple_is_a_picture(counter: Counter) -> None:
    counter.run("players", "add", "Mook")
    refused = counter.refused("players", "picture", "Mook", "--meeple", "10020010h")
    assert "There is no meeple of that code" in refused
    assert _avatar(counter) is None
    said = counter.run("players", "picture", "Mook", "--meeple", " 10020010G ")
    assert said == "Mook has another picture now.\n"
    assert _avatar(counter) == "/meeple/10020010g.webp"
    assert counter.run("players", "picture", "Mook") == "Mook has no picture now.\n"
    assert _avatar(counter) is None


def _avatar(counter: Counter) -> str | None:
    reader = open_reader(counter.database)
    try:
        with reader.reading() as connection:
            return find_player(connection, "Mook").avatar
    finally:
        reader.close()


def _play(counter: Counter, winner: str, loser: str, at: str) -> None:
    counter.run("match", "record", "--winner", winner, "--loser", loser, "--at", at)


def test_merging_moves_the_results(counter: Counter) -> None:
    counter.run("season", "open")
    for name in ("Mook", "Mook2", "Beam"):
        counter.run("players", "add", name)
    _play(counter, "Mook", "Beam", "today 10:00")
    _play(counter, "Mook2", "Beam", "today 11:00")
    assert "add --yes" in counter.refused("players", "merge", "Mook2", "Mook")
    said = counter.run("players", "merge", "Mook2", "Mook", "--yes")
    assert said == "Mook2 is now part of Mook, rated 1230.\n"
    assert counter.ranking() == [("Mook", 1230), ("Beam", 1170)]
    assert "played each other" in counter.refused("players", "merge", "Beam", "Mook", "--yes")
    assert [line["winner"] for line in counter.json("match", "list")] == ["Mook", "Mook"]


def test_merging_two_who_have_not_played_names_no_rating(counter: Counter) -> None:
    for name in ("Beem", "Beam", "Boom"):
        counter.run("players", "add", name)
    said = counter.run("players", "merge", "Beem", "Beam", "--yes")
    assert said == "Beem is now part of Beam.\n"
    said = counter.run("players", "merge", "Boom", "Beam", "--yes", "--lang", "th")
    assert said == "รวม Boom เข้ากับ Beam แล้ว\n"


def test_a_removed_player_is_nowhere_while_results_stay(counter: Counter) -> None:
    counter.run("season", "open")
    times = ("--starts", "today 10:00", "--ends", "20:00", "--description", "Thanks Fernie!")
    counter.run("events", "add", "--name", "Cup", "--type", "Beyblade X", *times)
    for name in ("Fernie", "Beam"):
        counter.run("players", "add", name)
        counter.run("events", "register", "1", name)
    final = ("--event", "1", "--final")
    counter.run("match", "record", "--winner", "Fernie", "--loser", "Beam", *final)
    said = counter.asked("players", "remove", "Fernie", answers="y\n")
    assert re.sub(r"removal [0-9a-f]{16}", "removal X", said).endswith(
        "Player 1 is anonymous now, in 1 list of events too (removal X).\n"
        "The name may still be in the text of event 1: please read it.\n"
        "Copies made earlier still hold the name; delete them in time.\n"
    )
    counter.run("events", "edit", "1", "--description", "Thanks!")
    shown = [
        counter.run(*words, "--json")
        for words in (("events", "show", "1"), ("history",), ("match", "list"), ("players", "list"))
    ]
    assert not any("Fernie" in text for text in shown)
    assert counter.ranking() == [("Beam", 1184)]
    assert [line["winner"] for line in counter.json("match", "list")] == ["Anonymous"]
    assert "removed or merged" in counter.refused("players", "remove", "id:1", "--yes")


def test_a_removed_name_leaves_no_bytes(
    sqlite_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counter = Counter(sqlite_database, tmp_path, monkeypatch)
    counter.run("players", "add", "Zaphodine")
    counter.run("players", "remove", "Zaphodine", "--yes")
    files = list(tmp_path.glob("nk.sqlite3*"))
    assert files
    assert not any(b"Zaphodine" in path.read_bytes() for path in files)


def test_samples_are_cleared(counter: Counter) -> None:
    writer = open_writer(counter.database)
    with writer.change("test", NOW) as change:
        add_samples(change, POLICY)
    writer.close()
    assert len(counter.ranking()) == 10
    assert "add --yes" in counter.refused("samples", "clear")
    counter.run("samples", "clear", "--yes")
    assert counter.ranking() == []
    assert counter.json("events", "list") == []
    assert [line["what"] for line in counter.json("history", "--limit", "1")] == ["samples.clear"]


def test_copies_are_for_sqlite(
    postgres_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counter = Counter(postgres_database, tmp_path, monkeypatch)
    assert "back it up with pg_dump" in counter.refused("backup", str(tmp_path / "copy"))


def test_a_copy_is_written_and_restored(
    sqlite_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counter = Counter(sqlite_database, tmp_path, monkeypatch)
    counter.run("players", "add", "Mook")
    copy = str(tmp_path / "copies" / "one.sqlite3")
    assert "opened and found sound" in counter.run("backup", copy)
    assert "already a file of that name" in counter.refused("backup", copy)
    counter.run("players", "add", "Beam")
    assert "add --yes" in counter.refused("restore", copy)
    said = counter.run("restore", copy, "--yes", "--by", "manager")
    assert "nk.sqlite3.before-restore-2026-11-18-120000" in said
    assert [line["name"] for line in counter.json("players", "list")] == ["Mook"]
    (last,) = counter.json("history", "--limit", "1")
    assert (last["who"], last["what"]) == ("manager", "store.restore")
    counter.run("backup")
    assert [path.name for path in (tmp_path / "backups").iterdir()] == [
        "nk-2026-11-18-120000.sqlite3"
    ]


def test_a_store_in_use_is_not_replaced(
    sqlite_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counter = Counter(sqlite_database, tmp_path, monkeypatch)
    copy = str(tmp_path / "one.sqlite3")
    counter.run("backup", copy)
    site = open_reader(sqlite_database)
    site.data_version()
    assert "The store is in use: stop the site first." in counter.refused("restore", copy, "--yes")
    site.close()
    counter.run("restore", copy, "--yes")


@pytest.mark.parametrize("content", [b"", b"not a database", b"SQLite format 3\0" + b"x" * 4096])
def test_a_damaged_copy_is_refused(
    sqlite_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes
) -> None:
    counter = Counter(sqlite_database, tmp_path, monkeypatch)
    counter.run("players", "add", "Mook")
    copy = tmp_path / "bad.sqlite3"
    copy.write_bytes(content)
    assert "damaged or is not a copy" in counter.refused("restore", str(copy), "--yes")
    assert "There is no such file." in counter.refused("restore", "nowhere.sqlite3", "--yes")
    assert [line["name"] for line in counter.json("players", "list")] == ["Mook"]


def test_a_mistaken_result_does_not_keep_two_entries_apart(counter: Counter) -> None:
    counter.run("season", "open")
    for name in ("Mook", "Mook2"):
        counter.run("players", "add", name)
    _play(counter, "Mook", "Mook2", "today 10:00")
    assert "played each other" in counter.refused("players", "merge", "Mook2", "Mook", "--yes")
    counter.run("match", "undo", "1", "--yes")
    counter.run("players", "merge", "Mook2", "Mook", "--yes")
    assert counter.ranking() == []
