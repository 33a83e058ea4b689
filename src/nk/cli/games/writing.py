"""Putting games into content/games.yaml: only what differs is written, every other byte stays."""

from collections.abc import Iterator
from dataclasses import dataclass

from nk.cli.games.rows import Row
from nk.content.yaml import Value, parse_document
from nk.desk.editing.edits import same_value
from nk.desk.editing.lines import line_end, newline_of
from nk.desk.editing.marks import EditError, Node, read_nodes, value_of
from nk.desk.editing.rendering import rendered, rendered_block
from nk.desk.editing.splices import Splice, replace, spliced


@dataclass(frozen=True, slots=True)
class Changed:
    """The file with the games in it, and a line for people about each change."""

    text: str
    lines: list[str]


def changed_text(text: str, rows: list[Row]) -> Changed:
    """Return the file with these games; raise EditError if they cannot be put in exactly."""
    # One reading and one set of splices: an edit for each of a thousand rows would take minutes.
    root = read_nodes(text)
    wanted = value_of(root)
    if not isinstance(wanted, list) or root.flow:
        raise EditError(
            "content/games.yaml ไม่ใช่รายการเกม แก้ไฟล์ก่อน",
            "content/games.yaml is no list of games; mend it first.",
        )
    known = {
        str(game["id"]): (game, node)
        for game, node in zip(wanted, root.items, strict=True)
        if isinstance(game, dict)
    }
    splices: list[Splice] = []
    added: list[Row] = []
    lines: list[str] = []
    for row in rows:
        game, node = known.get(str(row["id"]), (None, root))
        if game is None:
            added.append(row)
            wanted.append(row)
            lines.append(f"+ {row['id']}: {_name(row)}")
            continue
        for key, value, old, splice in _changes(text, node, row):
            splices.append(splice)
            game[key] = value
            lines.append(f"~ {row['id']}: {key}: {rendered(old)} → {rendered(value)}")
    # Of two splices at one place the later stands first: a new key of the last game, then games.
    done = spliced(text, [*_appended(text, root, added), *splices]).text
    if not same_value(parse_document(done, "content/games.yaml").value, wanted):
        raise EditError(
            "ใส่เกมแล้วจะไปโดนจุดอื่นในไฟล์ด้วย",
            "The games cannot be put in without touching something else.",
        )
    return Changed(done, lines)


def _name(row: Row) -> str:
    name = row["name"]
    return str(name["en"]) if isinstance(name, dict) else ""


def _changes(text: str, game: Node, row: Row) -> Iterator[tuple[str, Value, Value, Splice]]:
    """Yield each key of a known game that says something else now."""
    for key, value in row.items():
        index = game.index_of(key)
        if index is None:
            end = line_end(text, game.end)
            entry = f"{newline_of(text)}{' ' * game.column}{key}: {rendered(value)}"
            yield key, value, None, replace(text, end, end, entry)
            continue
        node = game.items[index]
        old = value_of(node)
        if same_value(old, value):
            continue
        if not node.flow and node.kind != "scalar":
            raise EditError(
                f"{row['id']}: เขียน `{key}` ให้อยู่บรรทัดเดียวก่อน",
                f"{row['id']}: write `{key}` on one line first.",
            )
        # What a spreadsheet says is the shop's own word, so the mark of a sample goes.
        yield key, value, old, replace(text, node.outer_start, node.end, rendered(value))


def _appended(text: str, root: Node, rows: list[Row]) -> list[Splice]:
    if not rows:
        return []
    newline, indent = newline_of(text), " " * root.column
    end = line_end(text, root.end)
    items = [f"{newline}{indent}- {rendered_block(row, indent + '  ', newline)}" for row in rows]
    return [replace(text, end, end, "".join(items))]
