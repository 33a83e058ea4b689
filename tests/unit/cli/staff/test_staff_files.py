"""Files as spreadsheets, scripts and the malicious write them."""

from pathlib import Path

import pytest
import typer
from hypothesis import given, settings
from hypothesis import strategies as st

from nk.cli.staff.files import rows_of as read_file
from nk.cli.staff.files import write_rows
from nk.club.errors import BadRowsError, UnclearError
from nk.club.rows import LARGEST_FILE, Columns, Row, guarded, unguarded

COLUMNS = Columns(("name", "place"), frozenset({"name"}))


def rows_of(folder: Path, content: str | bytes, name: str = "rows.csv") -> list[Row]:
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return read_file(path, COLUMNS)


@pytest.mark.parametrize(
    "content",
    [
        "name,place\nปลื้ม,บางแค\n",
        "\ufeffname,place\r\nปลื้ม,บางแค\r\n",
        "Name ; Place\nปลื้ม;บางแค",
        "place\tname\nบางแค\tปลื้ม\n",
        "\n\nname,place,,\n\nปลื้ม,บางแค,,\n\n",
    ],
)
def test_csv_forms(tmp_path: Path, content: str) -> None:
    (row,) = rows_of(tmp_path, content)
    assert row.cells == {"name": "ปลื้ม", "place": "บางแค"}


def test_lines_are_counted_through_quoted_breaks(tmp_path: Path) -> None:
    rows = rows_of(tmp_path, 'name,place\n"a\nb",x\n\nc,y\n')
    assert [(row.line, row.cells["name"]) for row in rows] == [(2, "a\nb"), (5, "c")]


def test_short_rows_are_filled(tmp_path: Path) -> None:
    assert rows_of(tmp_path, "name,place\nA\n")[0].cells == {"name": "A", "place": ""}


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("name,colour\nA,red\n", "rows.csv: There is no column colour; known are name, place."),
        ("name,name\nA,B\n", "rows.csv: A column is there twice."),
        ("place\nA\n", "rows.csv: the column name is missing."),
        ("", "rows.csv has no rows."),
        ("name,place\n", "rows.csv has no rows."),
        (b"name\nA\nB\0C\n", "rows.csv:3: this is not text; save it as CSV UTF-8."),
        ("name\nA\n".encode("utf-16"), "this is not text"),
        ("name\nปลื้ม\n".encode("cp874"), "rows.csv:2: save the file as CSV UTF-8."),
        (b"x" * (LARGEST_FILE + 1), "is larger than 20,000,000 bytes; split it."),
    ],
)
def test_files_that_cannot_be_read(tmp_path: Path, content: str | bytes, reason: str) -> None:
    with pytest.raises(UnclearError) as refused:
        rows_of(tmp_path, content)
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("content", "bad"),
    [
        ("name,place\nA,B,C\nD,E\nF,G,H\n", [2, 4]),
        ('name,place\nA,B\n"C,D\n', [3]),
        (f"name\nA\n{'x' * 20_001}\n", [3]),
        (f"name\nA\n{'x' * 200_000}\nB\n", [3]),
    ],
)
def test_bad_rows_are_named_by_line(tmp_path: Path, content: str, bad: list[int]) -> None:
    with pytest.raises(BadRowsError) as refused:
        rows_of(tmp_path, content)
    assert [row.line for row in refused.value.rows] == bad


def test_json_rows_keep_their_lines(tmp_path: Path) -> None:
    text = '\ufeff[\n  {"name": "A", "place": null},\n\n  {"name": 7}, {"name": true}\n]\n'
    rows = rows_of(tmp_path, text, "rows.json")
    assert [(row.line, row.cells) for row in rows] == [
        (2, {"name": "A", "place": ""}),
        (4, {"name": "7"}),
        (4, {"name": "yes"}),
    ]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ('{"name": "A"}', "must be a list of objects"),
        ('[{"name": "A"},]', "A comma or the closing ] is wrong after the object of line 1."),
        ('[{"name": "A"} {"name": "B"}]', "A comma or the closing ] is wrong"),
        ('[\n"A"]', "Line 2: this is not an object"),
        ('[{"name": "A"}', "A comma or the closing ] is wrong"),
        ('[{"name": ', "Line 1: this cannot be read as JSON."),
        ('[{"name": "A"}] more', "There is more after the end"),
        ('[{"name": ' + "[" * 100_000, "Line 1: this cannot be read as JSON."),
        ('[{"name": ' + "9" * 10_000 + "}]", "Line 1: this cannot be read as JSON."),
        ("[]", "rows.json has no rows."),
    ],
)
def test_json_that_cannot_be_read(tmp_path: Path, content: str, reason: str) -> None:
    with pytest.raises(UnclearError) as refused:
        rows_of(tmp_path, content, "rows.json")
    assert reason in str(refused.value)


def test_bad_json_rows_are_all_named(tmp_path: Path) -> None:
    text = '[{"name": ["A"]},\n{"colour": 1},\n{"name": 1, "name": 2},\n{"place": 1}]'
    with pytest.raises(BadRowsError) as refused:
        rows_of(tmp_path, text, "rows.json")
    assert [(row.line, row.reason.en) for row in refused.value.rows] == [
        (1, "name must be a text, a number, true, false or null."),
        (2, "There is no column colour; known are name, place."),
        (3, "A column is there twice."),
        (4, "the column name is missing."),
    ]


@pytest.mark.parametrize(
    ("cell", "safe"),
    [
        ("=1+1", "'=1+1"),
        ("+66", "'+66"),
        ("-5", "'-5"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("\t=1", "'\t'=1"),
        ("a;=1+1", "a;'=1+1"),
        ("a;'=1", "a;''=1"),
        ('a;"=1"', 'a;\'"=1"'),
        ("one\n=1", "one\n'=1"),
        ("10;-5", "10;'-5"),
        ("a; b", "a; b"),
        ("＝1", "'＝1"),
        ("'=1", "''=1"),
        ("'quoted'", "'quoted'"),
        ("1-0", "1-0"),
        ("", ""),
    ],
)
def test_formulas_are_made_harmless(cell: str, safe: str) -> None:
    assert guarded(cell) == safe
    assert unguarded(safe) == cell


@settings(derandomize=True, deadline=None, database=None)
@given(st.text("'=+-@\t\rab;\"＝", max_size=8))
def test_guarding_is_undone_exactly(cell: str) -> None:
    assert unguarded(guarded(cell)) == cell
    assert guarded(cell)[:1] not in tuple("=+-@\t\r＝")


@pytest.mark.parametrize("name", ["rows.csv", "rows.json"])
def test_written_rows_are_read_back(tmp_path: Path, name: str) -> None:
    path = tmp_path / "new" / name
    rows = [{"name": "=ปลื้ม", "place": 'a "b", c\nd'}, {"name": "'+x", "place": ""}]
    write_rows(path, COLUMNS.known, rows, force=False)
    assert [row.cells for row in read_file(path, COLUMNS)] == rows
    with pytest.raises(typer.Exit):
        write_rows(path, COLUMNS.known, rows[:1], force=False)
    write_rows(path, COLUMNS.known, rows[:1], force=True)
    assert len(read_file(path, COLUMNS)) == 1


def test_a_csv_file_starts_with_a_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "rows.csv"
    write_rows(path, COLUMNS.known, [{"name": "=1", "place": ""}], force=False)
    assert path.read_bytes() == "\ufeffname,place\r\n'=1,\r\n".encode()
