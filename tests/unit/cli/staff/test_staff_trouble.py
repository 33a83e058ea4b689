"""What goes wrong around a command is a sentence too, and the help waits for nothing."""

import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from nk.club.store.connections import open_writer
from tests.support.counter import APP, Counter

HELP = """
import sys
from typer.testing import CliRunner
from tests.support.counter import APP
assert CliRunner().invoke(APP, ["--help"]).exit_code == 0
sys.exit("sqlalchemy" in sys.modules)
"""


@pytest.fixture
def counter(sqlite_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Counter:
    return Counter(sqlite_database, tmp_path, monkeypatch)


def test_the_help_does_not_wait_for_the_store() -> None:
    root = Path(__file__).parents[4]
    assert subprocess.run([sys.executable, "-c", HELP], cwd=root, check=False).returncode == 0


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("mysql://nk@localhost/nk", "The database engine 'mysql' is not supported"),
        ("sqlite:///{folder}/broken.sqlite3", "file is not a database"),
        ("sqlite:////dev/null/nk.sqlite3", "cannot be used"),
        ("postgresql://nk@/nk?host={folder}", "The store cannot be used: "),
    ],
)
def test_a_store_that_cannot_be_used(
    counter: Counter, monkeypatch: pytest.MonkeyPatch, address: str, reason: str
) -> None:
    counter.file("broken.sqlite3", "not a database " * 400)
    monkeypatch.setenv("NK_DATABASE_URL", address.format(folder=counter.folder))
    said = counter.refused("players", "list")
    assert reason in said
    assert said.count("\n") == 1


def test_a_damaged_store_is_told_with_the_way_out(counter: Counter) -> None:
    counter.run("players", "add", "Mook")
    store = Path(counter.database.removeprefix("sqlite:///"))
    whole = store.read_bytes()
    # The first page says that all is well; what it leads to is gone.
    store.write_bytes(whole[:4096] + b"x" * (len(whole) - 4096))
    for command in (("players", "list"), ("leaderboard",)):
        said = counter.refused(*command)
        assert said.endswith("it is damaged. Restore a copy: ./nk restore FILE.\n")
    thai = counter.refused("players", "list", "--lang", "th")
    assert thai.endswith("ไฟล์เสียหาย กู้จากไฟล์สำรองด้วย ./nk restore FILE\n")


def test_a_store_of_a_newer_version_is_told_in_both_languages(counter: Counter) -> None:
    writer = open_writer(counter.database)
    with writer.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    writer.close()
    assert "a newer version has changed its tables; run" in counter.refused("players", "list")
    thai = counter.refused("players", "list", "--lang", "th")
    assert thai.endswith(": รุ่นใหม่กว่าแก้ตารางไปแล้ว ให้ใช้รุ่นนั้น หรือกู้ไฟล์สำรองจากก่อนอัปเกรด\n")


def test_an_unknown_setting_stops_a_command(
    counter: Counter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NK_STAFF", "me")
    result = CliRunner().invoke(APP, ["players", "list"])
    assert (result.exit_code, result.stderr.startswith("NK_STAFF is not a setting")) == (2, True)


def test_content_that_cannot_be_read(counter: Counter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NK_CONTENT", str(counter.folder))
    times = ("--starts", "22/11/2569 18:30", "--ends", "21:30")
    said = counter.refused("events", "add", "--name", "A", "--type", "B", *times)
    assert "content/branches.yaml:1: the file is missing" in said
    assert "rating.yaml" in counter.refused("season", "open")


def test_files_that_are_not_there(counter: Counter) -> None:
    missing = str(counter.folder / "nothing.csv")
    assert f"{missing} cannot be used: No such file" in counter.refused("events", "import", missing)
    assert "Is a directory" in counter.refused("match", "import", str(counter.folder))
    blocked = counter.file("file", "x") + "/events.csv"
    assert "cannot be used: " in counter.refused("events", "export", blocked)
    assert "cannot be used: " in counter.refused("backup", blocked)


def test_a_machine_without_a_user_name(counter: Counter, monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> str:
        raise OSError("no user name")

    monkeypatch.setattr("getpass.getuser", nobody)
    assert "give it with --by" in counter.refused("players", "add", "Mook")
    counter.run("players", "add", "Mook", "--by", "counter")


def test_saying_no_changes_nothing(counter: Counter, monkeypatch: pytest.MonkeyPatch) -> None:
    counter.run("players", "add", "Mook")
    monkeypatch.setattr("nk.cli.staff.terminal.is_interactive", lambda: True)
    result = CliRunner().invoke(APP, ["players", "remove", "Mook"], input="n\n")
    assert (result.exit_code, result.stderr) == (1, "Nothing was changed.\n")
    assert [line["name"] for line in counter.json("players", "list")] == ["Mook"]
