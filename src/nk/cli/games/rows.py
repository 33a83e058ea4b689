"""Rows of a spreadsheet as games, every bad row named by its line."""

import csv
import io
import re
from pathlib import Path
from typing import Final

from pydantic import TypeAdapter, ValidationError

from nk.club.rows import unguarded
from nk.content.schema.games import Game
from nk.content.schema.values import Known
from nk.content.yaml import Value

REQUIRED: Final = (
    *("name", "category", "players", "minutes", "age", "weight", "reading", "moods"),
    *("hook_th", "hook_en"),
)
COLUMNS: Final = ("id", *REQUIRED, "name_th", "also", "branches")
LARGEST_FILE: Final = 5_000_000
MOST_ROWS: Final = 5_000
_MOST_NAMED: Final = 50
_SPAN: Final = re.compile(r"(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?")
_NOT_SLUG: Final = re.compile(r"[^a-z0-9]+")
_AGE: Final = re.compile(r"(\d{1,2})\+?")
_GAME: Final = TypeAdapter(Game)
Row = dict[str, Value]


class BadTableError(Exception):
    """A file that cannot be taken; the text has a line for each bad row."""


def read_table(path: Path) -> list[Row]:
    """Return the games of a CSV file as they stand in content; raise BadTableError."""
    reader = csv.reader(io.StringIO(_text(path), newline=""), strict=True)
    games: list[Row] = []
    wrong: list[str] = []
    lines: dict[str, int] = {}
    try:
        header = _header(next(reader, []), path.name)
        for cells in reader:
            if not any(cell.strip() for cell in cells):
                continue
            if len(games) + len(wrong) >= MOST_ROWS:
                raise BadTableError(f"{path.name} has more than {MOST_ROWS:,} rows; split it.")
            try:
                game = _game(header, cells)
                identity = str(game["id"])
                if identity in lines:
                    raise ValueError(f"{identity} stands on line {lines[identity]} already")
                lines[identity] = reader.line_num
                games.append(game)
            except ValueError as problem:
                wrong.append(f"{path.name}:{reader.line_num}: {problem}")
    except csv.Error as problem:
        wrong.append(f"{path.name}:{reader.line_num}: this is not CSV: {problem}")
    if wrong:
        more = [f"… and {len(wrong) - _MOST_NAMED} more"] if len(wrong) > _MOST_NAMED else []
        raise BadTableError("\n".join([*wrong[:_MOST_NAMED], *more]))
    if not games:
        raise BadTableError(f"{path.name} has no rows.")
    return games


def _text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
    except OSError as problem:
        raise BadTableError(f"{path.name} cannot be read ({problem.strerror}).") from None
    if len(raw) > LARGEST_FILE:
        raise BadTableError(f"{path.name} is larger than {LARGEST_FILE:,} bytes; split it.")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = raw[: problem.start].count(b"\n") + 1
        raise BadTableError(f"{path.name}:{line}: save the file as CSV UTF-8.") from None
    if "\0" in text:
        line = text[: text.index("\0")].count("\n") + 1
        raise BadTableError(f"{path.name}:{line}: this is not a text file; save it as CSV UTF-8.")
    return text


def _header(cells: list[str], name: str) -> list[str]:
    header = [cell.strip().lower() for cell in cells]
    unknown = [cell[:40] or "(no name)" for cell in header if cell not in COLUMNS]
    absent = [column for column in REQUIRED if column not in header]
    if unknown:
        known = ", ".join(COLUMNS)
        raise BadTableError(f"{name}:1: there is no column {', '.join(unknown)}; known are {known}")
    if absent:
        raise BadTableError(f"{name}:1: the column {', '.join(absent)} is missing")
    if len(set(header)) < len(header):
        raise BadTableError(f"{name}:1: a column is there twice")
    return header


def _game(header: list[str], cells: list[str]) -> Row:
    if len(cells) != len(header):
        raise ValueError(f"{len(cells)} cells under {len(header)} columns")
    given = {column: unguarded(cell).strip() for column, cell in zip(header, cells, strict=True)}
    empty = [column for column in REQUIRED if not given[column]]
    if empty:
        raise ValueError(f"{', '.join(empty)} is empty")
    game: Row = {
        "id": given.get("id") or _NOT_SLUG.sub("-", given["name"].lower()).strip("-"),
        "name": {"th": given.get("name_th") or given["name"], "en": given["name"]},
        "category": given["category"].lower(),
        "players": _span(given["players"], "players"),
        "minutes": _span(given["minutes"], "minutes"),
        "age": _age(given["age"]),
        "weight": given["weight"].lower(),
        "reading": given["reading"].lower(),
        "moods": _list(given["moods"].lower()),
        "hook": {"th": given["hook_th"], "en": given["hook_en"]},
    }
    also, branches = _list(given.get("also", "")), _list(given.get("branches", "").lower())
    game |= {"also": also} if also else {}
    game |= {"branches": branches} if branches else {}
    return _checked(game)


def _checked(game: Row) -> Row:
    try:
        read = _GAME.validate_python(
            {
                **game,
                **{key: tuple(value) for key, value in game.items() if isinstance(value, list)},
            },
            context=Known({}, frozenset()),
        )
    except ValidationError as problem:
        first = problem.errors()[0]
        where = ".".join(str(step) for step in first["loc"])
        raise ValueError(f"{where}: {first['msg'].removeprefix('Value error, ')}") from None
    if any(character in "{}" for text in (read.hook.th, read.hook.en) for character in text):
        raise ValueError("hook: { and } mean a place to fill in; write it without")
    return game


def _span(cell: str, column: str) -> list[Value]:
    found = _SPAN.fullmatch(cell)
    if not found:
        raise ValueError(f"{column}: write 4 or 3-6")
    return [int(found[1]), int(found[2] or found[1])]


def _age(cell: str) -> int:
    found = _AGE.fullmatch(cell)
    if not found:
        raise ValueError("age: write 8 or 8+")
    return int(found[1])


def _list(cell: str) -> list[Value]:
    return [part.strip() for part in re.split(r"[|;,]", cell) if part.strip()]
