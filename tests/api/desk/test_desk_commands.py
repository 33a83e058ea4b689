"""`./nk desk` in the terminal: invitations, devices, and the history's chain."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from nk.cli.main import app
from nk.club.store.connections import open_writer
from nk.club.store.tables import audit
from nk.desk.access.devices import redeem
from tests.support.store import NOW


@pytest.fixture(autouse=True)
def _settings(sqlite_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NK_DATABASE_URL", sqlite_database)
    monkeypatch.setenv("NK_DATA", str(tmp_path))
    monkeypatch.setattr("nk.bangkok.now", lambda: NOW)


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments))


def said(*arguments: str) -> str:
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(*arguments: str, code: int = 1) -> str:
    result = run(*arguments)
    assert result.exit_code == code, result.output
    return result.stderr


def test_a_device_is_invited_listed_and_ended(sqlite_database: str) -> None:
    url = ("--url", "https://desk.nk.example")
    words = said("desk", "pair", "--role", "owner", "--name", "Ton", *url)
    link = re.search(r"https://desk\.nk\.example/pair#(\S{43})\n", words)
    assert link
    assert "▀" in words
    writer = open_writer(sqlite_database)
    with writer.change("test", NOW) as change:
        redeem(change, link[1])
    writer.close()
    assert "Ton" in said("desk", "devices")
    thai = said("desk", "devices", "--lang", "th").splitlines()[0]
    assert thai.split() == ["หมายเลข", "ชื่อ", "หน้าที่", "กิจกรรม", "ใช้ล่าสุด", "ถึง"]
    assert said("desk", "devices", "end", "1") == "Device 1 of Ton is signed out.\n"
    assert "No device is paired" in said("desk", "devices")
    assert "ยังไม่มีเครื่องที่จับคู่ไว้" in said("desk", "devices", "--lang", "th")
    assert refused("desk", "devices", "end", "7") == "There is no such device any more.\n"


def test_what_is_wrong_is_one_sentence() -> None:
    role = ("desk", "pair", "--role")
    assert refused(*role, "king", "--name", "X", code=2) == "A role is owner, staff or judge.\n"
    no_event = refused(*role, "judge", "--name", "J")
    assert no_event == "A judge needs an event whose day is not over.\n"
    assert "--plain-http" in refused("desk", "--host", "0.0.0.0", code=2)


def test_history_verify_finds_a_changed_entry(sqlite_database: str) -> None:
    writer = open_writer(sqlite_database)
    with writer.change("test", NOW) as change:
        change.note("event.add", "event", 1)
    assert said("history", "--verify").startswith("The history is whole. Entries: 1; ")
    with writer.engine.begin() as connection:
        connection.execute(audit.update().values(who="nobody"))
    writer.close()
    assert refused("history", "--verify") == (
        "The history was tampered with. Entry 1: it was changed after it was written.\n"
    )
