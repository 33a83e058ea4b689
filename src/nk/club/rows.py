"""Tables as CSV or JSON: read row by row, all that is wrong said at once, and written again."""

import csv
import io
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from sqlalchemy.exc import IntegrityError

from nk.club.errors import BadRow, BadRowsError, RefusedError, Sentence, UnclearError, missing
from nk.club.store.constraints import refusal_of

# Spreadsheets take these, the full-width forms too, as the start of a formula.
_FORMULA: Final = "=+\\-@＝＋－＠"
# A cell may be torn apart where a country separates by semicolons, and at its line breaks.
_DANGEROUS: Final = re.compile(rf"(^|[;\t\r\n])('*)(?=\"*[{_FORMULA}])")
_GUARDED: Final = re.compile(rf"(^|[;\t\r\n])'('*)(?=\"*[{_FORMULA}])")
_STARTS_WITH_SPACE: Final = re.compile(r"'*[\t\r\n]")


def guarded(cell: str) -> str:
    """Return the cell with an apostrophe wherever a spreadsheet could run the rest of it."""
    safe = _DANGEROUS.sub(r"\1'\2", cell)
    return f"'{safe}" if _STARTS_WITH_SPACE.match(safe) else safe


def unguarded(cell: str) -> str:
    """Return the cell as it was before `guarded`."""
    if cell.startswith("'") and _STARTS_WITH_SPACE.match(cell):
        cell = cell[1:]
    return _GUARDED.sub(r"\1\2", cell)


# The longest text an event may have fits twice; anything larger is not a cell of ours.
LARGEST_CELL: Final = 20_000
LARGEST_FILE: Final = 20_000_000


@dataclass(frozen=True, slots=True)
class Row:
    """One row: the line it starts on, and its cells by column."""

    line: int
    cells: dict[str, str]


@dataclass(frozen=True, slots=True)
class Columns:
    """The columns a file may have, and those it must have."""

    known: tuple[str, ...]
    required: frozenset[str] = frozenset()

    def check(self, given: Sequence[str]) -> None:
        """Refuse columns nobody knows, one that is there twice, and too few."""
        unknown = [name[:40] for name in given if name not in self.known]
        absent = sorted(self.required - set(given))
        if unknown:
            known = ", ".join(self.known)
            th, en = (
                ", ".join(name or nameless for name in unknown)
                for nameless in ("(ไม่มีชื่อ)", "(no name)")
            )
            raise UnclearError(
                "unknown_column",
                f"ไม่มีคอลัมน์ {th} ที่ใช้ได้คือ {known}",
                f"There is no column {en}; known are {known}.",
            )
        if len(set(given)) < len(given):
            raise UnclearError("double_column", "มีคอลัมน์ซ้ำกัน", "A column is there twice.")
        if absent:
            raise missing(
                {name: Sentence(th=f"คอลัมน์ {name}", en=f"the column {name}") for name in absent}
            )


def read_rows(name: str, raw: bytes, columns: Columns) -> list[Row]:
    """Return the rows of a file, or name every row that cannot be read."""
    text = _text(name, raw)
    read = _json_rows if is_json(name) else _csv_rows
    try:
        found = list(read(text, columns))
    except UnclearError as problem:
        said = problem.sentence
        raise UnclearError(problem.code, f"{name}: {said.th}", f"{name}: {said.en}") from None
    bad = [row for row in found if isinstance(row, BadRow)]
    if bad:
        raise BadRowsError(name, bad)
    if not found:
        raise UnclearError("no_rows", f"{name} ไม่มีแถวข้อมูล", f"{name} has no rows.")
    return [row for row in found if isinstance(row, Row)]


def written_rows(name: str, columns: Sequence[str], rows: Sequence[Mapping[str, str]]) -> bytes:
    """Return the rows as the bytes of a file of that name."""
    if is_json(name):
        return (json.dumps(list(rows), ensure_ascii=False, indent=2) + "\n").encode()
    target = io.StringIO(newline="")
    writer = csv.writer(target)
    writer.writerow(columns)
    writer.writerows([guarded(row[column]) for column in columns] for row in rows)
    # Spreadsheets read Thai right only if a CSV file starts with a byte order mark.
    return target.getvalue().encode("utf-8-sig")


Outcome = TypeVar("Outcome")


def take_rows(file: str, rows: Iterable[Row], take: Callable[[Row], Outcome]) -> list[Outcome]:
    """Take each row; the first that fails does not hide the others, but undoes them all."""
    outcomes: list[Outcome] = []
    bad: list[BadRow] = []
    for row in rows:
        try:
            outcomes.append(take(row))
        except IntegrityError as error:
            bad.append(BadRow(row.line, refusal_of(error).sentence))
        except RefusedError as error:
            bad.append(BadRow(row.line, error.sentence))
    if bad:
        raise BadRowsError(file, bad)
    return outcomes


def is_json(name: str) -> bool:
    """Tell JSON from CSV by the file's name; a name that says neither is refused."""
    ending = name.lower().rpartition(".")[2] if "." in name else ""
    if ending not in ("csv", "json"):
        raise UnclearError(
            "not_a_table",
            f"{name} ไม่ใช่ .csv หรือ .json บันทึกตารางเป็น CSV UTF-8 ก่อน",
            f"{name} is neither .csv nor .json; save the table as CSV UTF-8.",
        )
    return ending == "json"


def _text(name: str, raw: bytes) -> str:
    """Return the text of a UTF-8 file, with or without a byte order mark."""
    if len(raw) > LARGEST_FILE:
        raise UnclearError(
            "file_too_large",
            f"{name} ใหญ่กว่า {LARGEST_FILE:,} ไบต์ แบ่งเป็นหลายไฟล์",
            f"{name} is larger than {LARGEST_FILE:,} bytes; split it.",
        )
    if b"\0" in raw:
        line = raw[: raw.index(b"\0")].count(b"\n") + 1
        raise UnclearError(
            "not_text",
            f"{name}:{line}: ตรงนี้ไม่ใช่ข้อความ บันทึกเป็น CSV UTF-8 ก่อน",
            f"{name}:{line}: this is not text; save it as CSV UTF-8.",
        )
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = raw[: problem.start].count(b"\n") + 1
        raise UnclearError(
            "not_text",
            f"{name}:{line}: บันทึกไฟล์เป็น CSV UTF-8 ก่อน",
            f"{name}:{line}: save the file as CSV UTF-8.",
        ) from None


def _row_of(line: int, cells: dict[str, str]) -> Row | BadRow:
    """Return the row, unless one of its cells is larger than any text of ours."""
    large = [name for name, cell in cells.items() if len(cell) > LARGEST_CELL]
    if large:
        return BadRow(
            line,
            Sentence(
                th=f"{large[0]} ยาวเกิน {LARGEST_CELL:,} ตัวอักษร",
                en=f"{large[0]} is longer than {LARGEST_CELL:,} characters.",
            ),
        )
    return Row(line, cells)


# Spreadsheets of some countries separate by semicolons, and copied cells by tabs.
_SEPARATORS: Final = (",", ";", "\t")


def _csv_rows(text: str, columns: Columns) -> Iterator[Row | BadRow]:
    """Yield every row below the header; empty lines are passed over."""
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=_separator(text), strict=True)
    header: list[str] | None = None
    line = 1
    while True:
        try:
            cells = next(reader)
        except StopIteration:
            return
        except csv.Error as problem:
            yield BadRow(
                line,
                Sentence(
                    # The parser gives its reason in English; it has no others than these.
                    th='อ่านเป็น CSV ไม่ได้ อาจมีเครื่องหมาย " ไม่ครบ หรือช่องที่ยาวเกินไป',
                    en=f"This cannot be read as CSV ({problem}).",
                ),
            )
            return
        if any(cell.strip() for cell in cells):
            if header is None:
                header = _header(cells, columns)
            else:
                yield _csv_row(line, header, cells)
        line = reader.line_num + 1


def _separator(text: str) -> str:
    first = next((line for line in text.splitlines() if line.strip()), "")
    return max(_SEPARATORS, key=first.count)


def _header(cells: Sequence[str], columns: Columns) -> list[str]:
    names = [cell.strip().lower() for cell in cells]
    # A spreadsheet may leave empty columns at the right.
    while names and not names[-1]:
        names.pop()
    columns.check(names)
    return names


def _csv_row(line: int, header: Sequence[str], cells: Sequence[str]) -> Row | BadRow:
    if any(cell.strip() for cell in cells[len(header) :]):
        return BadRow(
            line,
            Sentence(
                th=f"มี {len(cells)} ช่อง แต่มีแค่ {len(header)} คอลัมน์",
                en=f"There are {len(cells)} cells, but only {len(header)} columns.",
            ),
        )
    filled = [*cells[: len(header)], *[""] * (len(header) - len(cells))]
    return _row_of(line, {name: unguarded(cell) for name, cell in zip(header, filled, strict=True)})


_SPACE: Final = re.compile(r"[ \t\r\n]*")


def _json_rows(text: str, columns: Columns) -> Iterator[Row | BadRow]:
    """Yield every object of the list, its values written as a CSV cell would hold them."""
    for line, found in _objects(text):
        try:
            columns.check([name for name, _ in found])
            yield _row_of(line, {name: _cell(name, value) for name, value in found})
        except UnclearError as problem:
            yield BadRow(line, problem.sentence)


def _objects(text: str) -> Iterator[tuple[int, list[tuple[str, object]]]]:
    """Walk along the list one object at a time, because the parser keeps no lines."""
    decoder = json.JSONDecoder(object_pairs_hook=_Pairs)
    at, line, counted = _expect(text, 0, "["), 1, 0
    while not text.startswith("]", at):
        line, counted = line + text.count("\n", counted, at), at
        try:
            found, at = decoder.raw_decode(text, at)
        except (ValueError, RecursionError):
            raise _bad_json(
                f"บรรทัด {line}: อ่านเป็น JSON ไม่ได้", f"Line {line}: this cannot be read as JSON."
            ) from None
        if not isinstance(found, _Pairs):
            raise _bad_json(
                f"บรรทัด {line}: ต้องเป็นอ็อบเจกต์ที่ใช้ชื่อคอลัมน์",
                f"Line {line}: this is not an object with columns as its names.",
            )
        yield line, found
        at = _next(text, at, line)
    if text[at + 1 :].strip():
        raise _bad_json(
            "หลังรายการ JSON ยังมีอะไรต่ออีก", "There is more after the end of the JSON list."
        )


def _next(text: str, at: int, line: int) -> int:
    at = _after_space(text, at)
    if text.startswith(",", at):
        after = _after_space(text, at + 1)
        if not text.startswith("]", after):
            return after
    elif text.startswith("]", at):
        return at
    raise _bad_json(
        f"หลังอ็อบเจกต์บรรทัด {line} ลูกน้ำหรือ ] ผิด",
        f"A comma or the closing ] is wrong after the object of line {line}.",
    )


def _expect(text: str, at: int, sign: str) -> int:
    at = _after_space(text, at)
    if not text.startswith(sign, at):
        raise _bad_json("ไฟล์ JSON ต้องเป็นรายการของอ็อบเจกต์", "A JSON file must be a list of objects.")
    return _after_space(text, at + 1)


def _bad_json(th: str, en: str) -> UnclearError:
    return UnclearError("bad_json", th, en)


def _after_space(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    return found.end() if found else at


class _Pairs(list[tuple[str, object]]):
    """An object's names and values in order, so that a name given twice is seen."""


def _cell(name: str, value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str | int):
        return str(value)
    raise UnclearError(
        "bad_cell",
        f"{name} ต้องเป็นข้อความ ตัวเลข true false หรือ null",
        f"{name} must be a text, a number, true, false or null.",
    )
