"""Hostile files at the counter: refused with line and reason, and the store stays as it was."""

import hashlib
import re
import sqlite3
from pathlib import Path

import pytest

from tests.support.counter import Counter

HEADER = "name,type,starts,ends,location,description,register_url"
GOOD = "Weekly,Beyblade X,22/11/2569 18:30,22/11/2569 21:30,Samyan,fun,https://forms.example/a"
TIMES = "22/11/2569 18:30,22/11/2569 21:30"


def _event(name: str = "A", times: str = TIMES, link: str = "", about: str = "") -> str:
    return f"{name},Beyblade X,{times},Samyan,{about},{link}"


# A row that must be refused, with a word of the reason.
BAD_EVENTS = {
    "a link that runs": (_event(link="javascript:alert(1)"), "https://"),
    "a link that is data": (_event(link='"data:text/html,x"'), "https://"),
    "a link without a lock": (_event(link="http://forms.example/"), "https://"),
    "a link with a login": (_event(link="https://a@forms.example/"), "https://"),
    "a formula for a link": (_event(link='"=HYPERLINK(""http://evil.example"")"'), "https://"),
    "an escape sequence": (_event(name="a\x1b[2Jb"), "cannot be shown"),
    "text turned around": (_event(name="a\u202eb"), "cannot be shown"),
    "half a letter": (_event(about="a\ufffe"), "cannot be shown"),
    "a long name": (_event(name="x" * 201), "200"),
    "no name": (_event(name=""), "name"),
    "a formula for a date": (_event(times="=NOW(),=NOW()+1"), "is not a day"),
    "a date before all dates": (_event(times="01/01/0001 00:00,01/01/0001 01:00"), "0001"),
    "a date after all dates": (_event(times="31/12/9999 23:00,31/12/9999 23:30"), "9999"),
    "an end before the start": (_event(times="22/11/2569 18:30,22/11/2569 18:00"), "end"),
    "a huge cell": (_event(about="x" * 20_001), "20,000"),
    "a cell too many": (_event() + ",extra", "cells"),
    "a quote that never ends": ('"never closed,x', "CSV"),
}

# A file that cannot be read at all.
BAD_FILES = {
    "zero bytes": f"{HEADER}\n{GOOD}\n".encode() + b"A\0B\n",
    "UTF-16": f"{HEADER}\n{GOOD}\n".encode("utf-16"),
    "a Thai code page": f"{HEADER}\n{GOOD.replace('Weekly', 'เกม')}\n".encode("cp874"),
    "overlong letters": f"{HEADER}\n".encode() + b"\xc0\xae" + GOOD.encode(),
    "a spreadsheet": b"PK\x03\x04" + bytes(200),
    "nothing": b"",
    "only a mark": b"\xef\xbb\xbf",
    "unknown columns": b"name,__class__\nA,B\n",
    "a column twice": f"{HEADER},name\n{GOOD},B\n".encode(),
}


@pytest.fixture
def counter(sqlite_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Counter:
    counter = Counter(sqlite_database, tmp_path, monkeypatch)
    counter.run("players", "add", "Mook")
    return counter


def everything_in(counter: Counter) -> str:
    """Return a digest of every row of every table."""
    with sqlite3.connect(counter.database.removeprefix("sqlite:///")) as connection:
        text = "\n".join(connection.iterdump())
    connection.close()
    return hashlib.sha256(text.encode("utf-8", "surrogateescape")).hexdigest()


@pytest.mark.parametrize("name", BAD_EVENTS)
def test_a_bad_row_is_named_and_undoes_the_file(counter: Counter, name: str) -> None:
    row, reason = BAD_EVENTS[name]
    before = everything_in(counter)
    said = counter.refused("events", "import", counter.file("e.csv", f"{HEADER}\n{GOOD}\n{row}\n"))
    assert re.search(r"e\.csv:3: .", said), said
    assert reason in said
    assert "Traceback" not in said
    assert "\x1b" not in said
    assert everything_in(counter) == before


@pytest.mark.parametrize("name", BAD_FILES)
@pytest.mark.parametrize("command", ["events", "match"])
def test_a_bad_file_is_refused_in_one_sentence(counter: Counter, name: str, command: str) -> None:
    path = counter.folder / "rows.csv"
    path.write_bytes(BAD_FILES[name])
    before = everything_in(counter)
    said = counter.refused(command, "import", str(path))
    assert said.startswith("rows.csv"), said
    assert said.count("\n") == 1
    assert everything_in(counter) == before


def test_all_bad_rows_are_named_at_once(counter: Counter) -> None:
    rows = [
        row for row, _ in BAD_EVENTS.values() if "never closed" not in row and "extra" not in row
    ]
    rows = [row for row in rows if len(row) < 1_000]
    file = counter.file("e.csv", "\n".join([HEADER, *rows]) + "\n")
    said = counter.refused("events", "import", file)
    named = [int(line) for line in re.findall(r"e\.csv:(\d+): ", said)]
    assert named == list(range(2, len(rows) + 2))


def test_what_looks_like_code_is_only_a_name(counter: Counter) -> None:
    hostile = '"<script>alert(1)</script> \'; DROP TABLE events; --"'
    counter.run("events", "import", counter.file("e.csv", f"{HEADER}\n{_event(name=hostile)}\n"))
    (event,) = counter.json("events", "list")
    assert event["name"] == "<script>alert(1)</script> '; DROP TABLE events; --"
