"""The commands speak Thai or English, and their JSON holds one type in each place."""

import ast
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from string import Formatter

import pytest

from nk.cli.staff.language import language
from nk.cli.staff.tournament.words import CUT_OF_MORE, IMPOSSIBLE
from nk.cli.staff.tournament.words import WORDS as TOURNAMENT_WORDS
from nk.cli.staff.words import WORDS
from nk.club.errors import NotFoundError, Sentence
from nk.rules import tournament
from tests.support.counter import Counter


@pytest.fixture
def counter(sqlite_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Counter:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    return Counter(sqlite_database, tmp_path, monkeypatch)


@pytest.mark.parametrize("words", [WORDS, TOURNAMENT_WORDS])
def test_both_languages_use_the_same_values(words: dict[str, Sentence]) -> None:
    for key, sentence in words.items():
        th, en = (
            {name for _, name, _, _ in Formatter().parse(text) if name}
            for text in (sentence.th, sentence.en)
        )
        assert th == en, key
        assert sentence.th
        assert sentence.en


def test_thai_is_spoken_where_the_shell_is_thai(
    counter: Counter, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert counter.run("players", "add", "Mook") == "Player 1 is added: Mook.\n"
    monkeypatch.setenv("LANG", "th_TH.UTF-8")
    assert counter.run("players", "add", "Beam") == "เพิ่มผู้เล่น 2 แล้ว: Beam\n"
    assert counter.refused("players", "add", "beam") == "มีผู้เล่นชื่อนี้อยู่แล้ว\n"
    assert counter.run("players", "add", "Pun", "--lang", "en") == "Player 3 is added: Pun.\n"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert counter.run("players", "add", "Win") == "Player 4 is added: Win.\n"


def test_questions_refusals_and_confirmations_are_in_thai(counter: Counter) -> None:
    counter.run("players", "add", "Mook")
    said = counter.asked("players", "remove", "--lang", "th", answers="mok\nMook\ny\n")
    assert "ไม่มีผู้เล่นชื่อ mok หมายถึง Mook หรือเปล่า" in said
    assert "เอาชื่อ Mook ออกจากทุกที่ถาวรไหม" in said
    assert "ต้องยืนยันก่อน" in counter.refused("samples", "clear", "--lang", "th")
    file = counter.file("day.csv", "played_at,winner,loser\n22/11/69,A,B\n")
    counter.run("season", "open")
    assert "day.csv:2: " in counter.refused("match", "import", file, "--lang", "th")
    assert "แถวที่ใช้ไม่ได้ 1 แถว" in counter.refused("match", "import", file, "--lang", "th")


def test_tables_are_in_thai_and_their_json_is_the_same_in_both(counter: Counter) -> None:
    counter.run("season", "open")
    counter.run("match", "record", "--winner", "Mook", "--loser", "Beam", "--add-players")
    counter.run("match", "undo", "1", "--yes")
    table = counter.run("match", "list", "--lang", "th")
    assert table.split()[:3] == ["หมายเลข", "แข่งเมื่อ", "ผู้ชนะ"]
    assert "ถอนผลนัด 1" in table
    assert "ถอนแล้ว" in table
    assert "ใช่" in counter.run("season", "list", "--lang", "th")
    times = ("--starts", "today 10:00", "--ends", "20:00")
    link = ("--register-url", "https://forms.example.com/cup")
    counter.run("events", "add", "--name", "Cup", "--type", "Beyblade X", *times, *link)
    counter.run("events", "edit", "1", "--register-url", "")
    assert "register_url: ไม่มี" in counter.run("history", "--lang", "th")
    shown = counter.run("events", "show", "1", "--lang", "th")
    assert not re.search("^[a-z]", shown, re.MULTILINE), shown
    for command in (("match", "list"), ("history",), ("season", "list")):
        assert counter.json(*command, "--lang", "th") == counter.json(*command)


def test_refused_values_are_in_thai_throughout(counter: Counter) -> None:
    add = ("events", "add", "--name", "Cup", "--type", "Beyblade X", "--lang", "th")
    said = counter.refused(*add, "--starts", "soon", "--ends", "20:00")
    assert said.endswith("เขียนแบบ 2026-11-22 18:30, 22/11/2569 18:30 หรือ 22 พ.ย. 2569 18:30\n")
    times = ("--starts", "today 10:00", "--ends", "20:00")
    fee = counter.refused(*add, *times, "--fee", "abc")
    assert fee == "ค่าสมัคร (บาท 0 คือฟรี) ต้องเป็นจำนวนเต็ม ระหว่าง 0 ถึง 100,000\n"
    places = counter.refused(*add, *times, "--places", "0")
    assert places == "จำนวนที่รับต้องเป็นจำนวนเต็ม ระหว่าง 1 ถึง 10,000\n"


def test_what_is_missing_is_called_by_its_thai_name(counter: Counter) -> None:
    counter.run("season", "open")
    cup = counter.file("cup.csv", "name,type,starts\n,Beyblade X,\n")
    assert counter.refused("events", "import", cup, "--lang", "th").splitlines()[0] == (
        f"{cup.rpartition('/')[2]}:2: ยังขาด ชื่อกิจกรรม, เวลาเริ่ม, เวลาจบ"
    )
    day = counter.file("day.csv", "winner,loser,\nA,B,C\n")
    said = counter.refused("match", "import", day, "--lang", "th")
    assert said == "day.csv: ยังขาด คอลัมน์ played_at\n"
    nameless = counter.file("day.csv", "winner,,loser\nA,B,C\n")
    assert "ไม่มีคอลัมน์ (ไม่มีชื่อ) ที่ใช้ได้คือ" in counter.refused(
        "match", "import", nameless, "--lang", "th"
    )
    torn = counter.file("day.csv", 'played_at,winner,loser\n"today,A,B\n')
    assert not re.search("[a-z]{4}", counter.refused("match", "import", torn, "--lang", "th")[8:])
    assert counter.refused("players", "add", "a\u202eb", "--lang", "th").startswith("ชื่อเล่น: มี")


def test_a_removal_is_told_in_thai(counter: Counter) -> None:
    counter.run("players", "add", "Mook")
    said = counter.run("players", "remove", "Mook", "--yes", "--lang", "th")
    assert "รวมถึงใน 0 รายชื่อของกิจกรรม" in said


@pytest.mark.parametrize(
    ("kind", "thai"),
    [
        ("event", "ไม่พบกิจกรรม 7"),
        ("file", "ไม่พบไฟล์ 7"),
        ("page", "ไม่พบหน้า 7"),
        ("stadium", "ไม่พบสนาม 7"),
    ],
)
def test_what_is_not_found_has_a_thai_name(kind: str, thai: str) -> None:
    assert NotFoundError(kind, 7).sentence.th == thai


def test_made_up_tournaments_and_plans_are_in_thai(counter: Counter) -> None:
    simulate = ("tournament", "simulate", "--players", "9", "--rounds", "3", "--lang", "th")
    said = " ".join(counter.run(*simulate, "--why").replace("│", " ").split())
    assert "รอบ 1 · swiss" in said
    assert "ยังไม่เคยเจอกัน" in said
    assert "ตามอันดับบนด้วย" in said
    assert not re.search("point|round|behind|met", said)
    plan = counter.run("tournament", "plan", "--players", "40", "--hours", "0.1", "--lang", "th")
    assert "ไม่มีรูปแบบไหนจบใน 0.1 ชั่วโมง" in plan
    assert "40 คน" in plan


def _impossible() -> set[str]:
    """Return every reason against a tournament that its rules can give."""
    found = set()
    for file in sorted(Path(tournament.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Raise(exc=ast.Call(func=ast.Name(id="ValueError"), args=[reason])):
                    parts = file.relative_to(Path(tournament.__file__).parent).with_suffix("").parts
                    module = import_module(".".join([tournament.__name__, *parts]))
                    found.add(str(eval(ast.unparse(reason), vars(module))))
    return found


def test_each_reason_against_a_tournament_has_its_thai() -> None:
    """The Thai is looked up by the English, so that a rule in other words would lose it."""
    assert {CUT_OF_MORE, *_impossible()} == set(IMPOSSIBLE)
    assert all(re.search("[ก-๙]", thai) for thai in IMPOSSIBLE.values())


def test_json_has_numbers_and_flags_of_their_own_type(counter: Counter) -> None:
    counter.run("season", "open")
    times = ("--starts", "today 10:00", "--ends", "20:00")
    counter.run("events", "add", "--name", "Cup", "--type", "Beyblade X", *times)
    record = ("match", "record", "--winner", "Mook", "--loser", "Beam", "--add-players")
    counter.run(*record, "--event", "1")
    (first, _) = counter.json("leaderboard")
    assert (first["this_week"], type(first["this_week"])) == (16, int)
    (event,) = counter.json("events", "show", "1")
    assert (event["cancelled"], event["sample"], event["register_url"]) == (False, False, None)
    (match,) = counter.json("match", "list")
    assert match["sweep"] is False


def test_the_help_lists_the_letters_of_the_finishes(counter: Counter) -> None:
    said = " ".join(counter.run("match", "record", "--help").replace("│", " ").split())
    assert "x xtreme, o over, b burst, s spin, own, touch, p penalty" in said


QUICK = """
import sys
from nk.cli.main import app
try:
    app(["leaderboard"])
except SystemExit:
    pass
print([name for name in ("sqlalchemy", "alembic", "fastapi", "uvicorn", "PIL", "yaml")
       if name in sys.modules])
"""


def test_the_ranking_is_shown_without_loading_the_rest(counter: Counter) -> None:
    counter.run("players", "add", "Mook")
    done = subprocess.run([sys.executable, "-c", QUICK], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["Nobody has played yet.", "[]"]


def test_a_removed_name_that_lingers_is_told(
    counter: Counter, monkeypatch: pytest.MonkeyPatch
) -> None:
    counter.run("players", "add", "Mook")
    monkeypatch.setattr("nk.club.store.connections.Writer.forget_deleted", lambda _: False)
    assert "traces of it stay" in counter.refused("players", "remove", "Mook", "--yes")
    assert counter.json("players", "list") == []


def test_a_language_goes_with_its_command(counter: Counter) -> None:
    counter.run("match", "list", "--lang", "th")
    assert language() == "en"
