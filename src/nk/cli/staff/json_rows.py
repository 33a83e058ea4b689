"""Reading a JSON list of objects, with the line each object starts on."""

import json
import re
from collections.abc import Iterator
from typing import Final

from nk.cli.staff.row_values import BadRow, Columns, Row, row_of
from nk.cli.staff.unclear import UnclearError

_SPACE: Final = re.compile(r"[ \t\r\n]*")


def json_rows(text: str, columns: Columns) -> Iterator[Row | BadRow]:
    """Yield every object of the list, its values written as a CSV cell would hold them."""
    for line, found in _objects(text):
        try:
            columns.check([name for name, _ in found])
            yield row_of(line, {name: _cell(name, value) for name, value in found})
        except UnclearError as problem:
            yield BadRow(line, str(problem))


def _objects(text: str) -> Iterator[tuple[int, list[tuple[str, object]]]]:
    """Walk along the list one object at a time, because the parser keeps no lines."""
    decoder = json.JSONDecoder(object_pairs_hook=_Pairs)
    at, line, counted = _expect(text, 0, "["), 1, 0
    while not text.startswith("]", at):
        line, counted = line + text.count("\n", counted, at), at
        try:
            found, at = decoder.raw_decode(text, at)
        except (ValueError, RecursionError):
            raise UnclearError(f"Line {line}: this cannot be read as JSON.") from None
        if not isinstance(found, _Pairs):
            raise UnclearError(f"Line {line}: this is not an object with columns as its names.")
        yield line, found
        at = _next(text, at, line)
    if text[at + 1 :].strip():
        raise UnclearError("There is more after the end of the JSON list.")


def _next(text: str, at: int, line: int) -> int:
    at = _after_space(text, at)
    if text.startswith(",", at):
        after = _after_space(text, at + 1)
        if not text.startswith("]", after):
            return after
    elif text.startswith("]", at):
        return at
    raise UnclearError(f"A comma or the closing ] is wrong after the object of line {line}.")


def _expect(text: str, at: int, sign: str) -> int:
    at = _after_space(text, at)
    if not text.startswith(sign, at):
        raise UnclearError("A JSON file must be a list of objects.")
    return _after_space(text, at + 1)


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
    raise UnclearError(f"{name} must be a text, a number, true, false or null.")
