"""Items of lists and keys of mappings as blocks of text: add, take out, move."""

from nk.content.yaml import Steps, Value
from nk.desk.editing.lines import (
    emptied,
    is_first_on_line,
    line_end,
    line_start,
    newline_of,
    without_lines,
)
from nk.desk.editing.marks import EditError, Key, Node
from nk.desk.editing.rendering import rendered, rendered_block, rendered_key
from nk.desk.editing.splices import Edited, Splice, replace, spliced

Span = tuple[int, int]


def added_key(text: str, parent: Node, key: str, value: Value) -> Edited:
    """Add a key at the end of a mapping."""
    entry = f"{rendered_key(key)}: {rendered(value)}"
    if parent.kind != "mapping":
        raise EditError(
            "เพิ่มหัวข้อตรงนี้ไม่ได้ เพราะตรงนี้ไม่มีหัวข้ออื่น",
            "A key can only be added where there are keys.",
        )
    if parent.flow:
        return spliced(text, [_added_in_flow(text, parent, len(parent.items), entry)])
    indent = " " * parent.column
    end = line_end(text, parent.end)
    return spliced(text, [replace(text, end, end, f"{newline_of(text)}{indent}{entry}")])


def added_item(text: str, node: Node, index: int, value: Value) -> Edited:
    """Add an item to a list, written the way its neighbours are."""
    if node.flow:
        return spliced(text, [_added_in_flow(text, node, index, rendered(value))])
    blocks = _blocks(text, node)
    indent = text[line_start(text, node.start) : node.start]
    newline = newline_of(text)
    neighbour = node.items[max(index - 1, 0)]
    if isinstance(value, dict) and value and neighbour.kind == "mapping" and not neighbour.flow:
        item = rendered_block(value, f"{indent}  ", newline)
    else:
        item = rendered(value)
    if index == 0:
        start = blocks[0][0]
        return spliced(text, [replace(text, start, start, f"{indent}- {item}{newline}")])
    end = blocks[index - 1][1]
    return spliced(text, [replace(text, end, end, f"{newline}{indent}- {item}")])


def moved_item(text: str, node: Node, index: int, to: int) -> Edited:
    """Move an item; what stands between the items stays where it is."""
    spans = [(item.outer_start, item.end) for item in node.items]
    if not node.flow:
        spans = _blocks(text, node)
    order = list(range(len(spans)))
    order.insert(to, order.pop(index))
    pieces = [text[start:end] for start, end in spans]
    return spliced(
        text,
        [
            replace(text, *span, pieces[source])
            for place, (span, source) in enumerate(zip(spans, order, strict=True))
            if place != source
        ],
    )


def removed_entry(text: str, path: list[Node], steps: Steps) -> Edited:
    """Take out an item or a key; the last one leaves `[]` or `{}`."""
    parent = path[-1]
    index = parent.index_of(steps[-1])
    if index is None:
        raise EditError("สิ่งที่จะลบไม่อยู่แล้ว", "What was to be taken out is not there any more.")
    if len(parent.items) == 1:
        key = _key_of(path, steps) if len(path) > 1 else None
        return emptied(text, parent, key, "[]" if parent.kind == "list" else "{}")
    if parent.flow:
        return spliced(text, _removed_in_flow(text, _flow_spans(parent), index))
    if parent.kind == "list":
        return spliced(text, [without_lines(text, *_blocks(text, parent)[index])])
    return spliced(text, [_removed_key(text, parent, index)])


def _key_of(path: list[Node], steps: Steps) -> Key | None:
    grandparent = path[-2]
    index = grandparent.index_of(steps[-2])
    return grandparent.keys[index] if grandparent.keys and index is not None else None


def _removed_key(text: str, parent: Node, index: int) -> Splice:
    key, value = parent.keys[index], parent.items[index]
    if is_first_on_line(text, key.start):
        return without_lines(text, key.start, value.end)
    # The first key of a list's item shares its line with the dash, which stays.
    end, following = line_end(text, value.end), parent.keys[index + 1].start
    gap_is_empty = not text[end:following].strip()
    return replace(text, key.start, following if gap_is_empty else end, "")


def _blocks(text: str, node: Node) -> list[Span]:
    """Return the lines of each item, from its dash to the end of its last line."""
    if not is_first_on_line(text, node.start):
        raise EditError(
            "รายการนี้เริ่มบรรทัดเดียวกับอีกรายการ แก้จากตรงนี้ไม่ได้",
            "A list that starts on the line of another cannot be changed here.",
        )
    starts = [_dash_line(text, node, item) for item in node.items]
    return [
        (start, line_end(text, item.end)) for start, item in zip(starts, node.items, strict=True)
    ]


def _dash_line(text: str, node: Node, item: Node) -> int:
    """Return the start of the line with an item's dash, which may be above the item itself."""
    start = line_start(text, item.outer_start)
    dash = " " * node.column + "-"
    while start > 0 and not text.startswith(dash, start):
        start = line_start(text, start - 1)
    return start


def _flow_spans(node: Node) -> list[Span]:
    if node.kind == "list":
        return [(item.outer_start, item.end) for item in node.items]
    return [(key.start, item.end) for key, item in zip(node.keys, node.items, strict=True)]


def _added_in_flow(text: str, node: Node, index: int, entry: str) -> Splice:
    spans = _flow_spans(node)
    if not spans:
        return replace(text, node.start + 1, node.start + 1, entry)
    if index == 0:
        return replace(text, spans[0][0], spans[0][0], f"{entry}, ")
    end = spans[index - 1][1]
    return replace(text, end, end, f", {entry}")


def _removed_in_flow(text: str, spans: list[Span], index: int) -> list[Splice]:
    """Take out an entry and one comma; a comment or line break between the entries stays."""
    start, end = spans[index]
    is_last = index == len(spans) - 1
    gap = (spans[index - 1][1], start) if is_last else (end, spans[index + 1][0])
    between = text[gap[0] : gap[1]]
    if not between.strip(" ,"):
        return [replace(text, min(start, gap[0]), max(end, gap[1]), "")]
    comma = gap[0] + between.index(",")
    return [replace(text, start, end, ""), replace(text, comma, comma + 1, "")]
