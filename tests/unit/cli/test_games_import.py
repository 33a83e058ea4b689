"""`nk games import`: a spreadsheet becomes games; a bad row changes nothing."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nk.cli.games.rows import COLUMNS, MOST_ROWS, BadTableError, read_table
from nk.cli.games.writing import changed_text
from nk.content.yaml import parse_document
from nk.settings import ROOT

HEADER = "name,category,players,minutes,age,weight,reading,moods,hook_th,hook_en\n"
LUDO = "Ludo,family,2-4,30,5+,light,none,calm|loud,ทอยแล้ววิ่ง,Roll and run\n"
LIST = (ROOT / "content" / "games.yaml").read_text("utf-8")
# Enough for what is tried a hundred times.
SHORT = "".join(LIST.partition("- !sample\n  id: halli-galli")[:1])


def table(tmp_path: Path, text: str | bytes) -> Path:
    path = tmp_path / "games.csv"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def test_a_new_game_is_put_at_the_end_and_every_byte_before_it_stays(tmp_path: Path) -> None:
    changed = changed_text(LIST, read_table(table(tmp_path, HEADER + LUDO)))
    assert changed.lines == ["+ ludo: Ludo"]
    assert changed.text.startswith(LIST.rstrip("\n"))
    games = parse_document(changed.text, "games").value
    assert isinstance(games, list)
    assert isinstance(games[-1], dict)
    assert games[-1]["players"] == [2, 4]
    assert games[-1]["minutes"] == [30, 30]
    assert games[-1]["moods"] == ["calm", "loud"]


def test_a_known_game_changes_only_where_it_differs(tmp_path: Path) -> None:
    text = "- !sample\n  id: ludo # ours\n" + (
        "  name: {th: Ludo, en: Ludo}\n  category: family\n  players: [2, 4]\n"
        "  minutes: !sample [20, 20]\n  age: 5\n  weight: light\n  reading: none\n"
        "  moods: [calm, loud]\n  hook: {th: ทอยแล้ววิ่ง, en: Roll and run}\n"
    )
    changed = changed_text(text, read_table(table(tmp_path, HEADER + LUDO)))
    assert changed.lines == ["~ ludo: minutes: [20, 20] → [30, 30]"]
    assert changed.text == text.replace("!sample [20, 20]", "[30, 30]")


def test_a_new_key_and_a_new_game_at_the_end_of_the_file(tmp_path: Path) -> None:
    header = HEADER.replace("hook_en", "hook_en,branches")
    rows = LUDO.replace("run\n", "run,samyan\n") + LUDO.replace("Ludo", "Halma").replace(
        "run\n", "run,\n"
    )
    first = changed_text(LIST, read_table(table(tmp_path, HEADER + LUDO))).text
    changed = changed_text(first, read_table(table(tmp_path, header + rows)))
    assert changed.lines == ['~ ludo: branches: null → ["samyan"]', "+ halma: Halma"]


def test_the_same_file_twice_changes_nothing(tmp_path: Path) -> None:
    rows = read_table(table(tmp_path, HEADER + LUDO))
    once = changed_text(LIST, rows).text
    assert changed_text(once, rows).lines == []


def test_a_thousand_rows(tmp_path: Path) -> None:
    rows = "".join(LUDO.replace("Ludo", f"Ludo {number}") for number in range(1000))
    changed = changed_text(LIST, read_table(table(tmp_path, HEADER + rows)))
    assert len(changed.lines) == 1000


@pytest.mark.parametrize(
    ("row", "line", "reason"),
    [
        (LUDO.replace("2-4", "4-2"), 3, "players: write the smaller figure first"),
        (LUDO.replace("2-4", "two"), 3, "players: write 4 or 3-6"),
        (LUDO.replace("2-4", "0-4"), 3, "players.0"),
        (LUDO.replace("5+", "old"), 3, "age: write 8 or 8+"),
        (LUDO.replace("family", "sport"), 3, "category"),
        (LUDO.replace("calm|loud", "calm|calm"), 3, "calm is given twice"),
        (LUDO.replace("calm|loud", ""), 3, "moods is empty"),
        (LUDO.replace("Roll and run", "วิ่ง"), 3, "this is Thai"),
        (LUDO.replace("Roll and run", "{count}"), 3, "hook"),
        (LUDO.replace("Ludo", "ลูโด"), 3, "id"),
        (LUDO.replace(",30,", ",30,30,"), 3, "11 cells under 10 columns"),
        ('"Ludo', 3, "this is not CSV"),
        (LUDO + LUDO, 4, "ludo stands on line 3 already"),
    ],
)
def test_a_bad_row_is_named_by_its_line(tmp_path: Path, row: str, line: int, reason: str) -> None:
    good = LUDO.replace("Ludo", "Halma")
    with pytest.raises(BadTableError) as problem:
        read_table(table(tmp_path, HEADER + good + row))
    assert f"games.csv:{line}: " in str(problem.value)
    assert reason in str(problem.value)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "is missing"),
        (HEADER, "has no rows"),
        ("name,price\n", "no column price"),
        (HEADER.replace("name,", "name,name,"), "twice"),
        (b"\xff\xfe\x00", "UTF-8"),
        (HEADER + LUDO.replace("Ludo", "Lu\0do"), "not a text file"),
        (HEADER + LUDO * (MOST_ROWS + 2), "more than"),
    ],
)
def test_a_file_that_is_no_table(tmp_path: Path, text: str | bytes, reason: str) -> None:
    with pytest.raises(BadTableError, match=reason):
        read_table(table(tmp_path, text))


cells = st.text(st.characters(codec="utf-8"), max_size=30) | st.sampled_from(
    ["2-4", "30", "family", "light", "none", "calm", "=cmd()", "!sample x", "a: b", "- x", "&a *a"]
)


@settings(deadline=None)
@given(st.lists(st.lists(cells, min_size=10, max_size=13), max_size=4))
def test_hostile_cells_are_refused_or_kept_as_they_are(
    tmp_path_factory: pytest.TempPathFactory, rows: list[list[str]]
) -> None:
    def quoted(cell: str) -> str:
        return '"' + cell.replace('"', '""') + '"'

    lines = [",".join(map(quoted, row)) for row in rows]
    path = table(tmp_path_factory.mktemp("csv"), "\n".join([",".join(COLUMNS[:13]), *lines]))
    try:
        changed = changed_text(SHORT, read_table(path))
    except BadTableError:
        return
    assert changed.text.startswith(SHORT.rstrip("\n"))


@settings(deadline=None)
@given(name=st.text(st.characters(codec="utf-8", categories=("L", "P", "S", "N")), max_size=20))
def test_a_hostile_name_stands_in_the_list_just_as_given(
    tmp_path_factory: pytest.TempPathFactory, name: str
) -> None:
    quoted = '"a ' + name.replace('"', '""') + '"'
    path = table(tmp_path_factory.mktemp("csv"), HEADER + LUDO.replace("Ludo", quoted))
    try:
        changed = changed_text(SHORT, read_table(path))
    except BadTableError:
        return
    games = parse_document(changed.text, "games").value
    assert isinstance(games, list)
    assert isinstance(games[-1], dict)
    assert games[-1]["name"] == {"th": f"a {name}".strip(), "en": f"a {name}".strip()}
