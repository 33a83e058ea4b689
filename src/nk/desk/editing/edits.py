"""The four edits: set a value, add, remove or move an item of a list.

An edit is made by splices, then the file is read again: what it says now must be exactly what
was asked for, or nothing is changed.
"""

import copy
import json
from dataclasses import dataclass

from nk.content.errors import ContentErrors
from nk.content.yaml import Steps, Value, parse_document, value_at
from nk.desk.editing.entries import added_item, added_key, moved_item, removed_entry
from nk.desk.editing.lines import emptied
from nk.desk.editing.marks import EditError, Node, node_path, read_nodes, value_of
from nk.desk.editing.rendering import rendered
from nk.desk.editing.splices import Edited, Splice, replace, spliced

_LANGUAGES = frozenset({"th", "en"})


@dataclass(frozen=True, slots=True)
class SetValue:
    """Put a value at a place; a key that is missing is added to its mapping.

    The value is no sample any more, unless `keep_sample` says so.
    """

    steps: Steps
    value: Value
    keep_sample: bool = False


@dataclass(frozen=True, slots=True)
class AddItem:
    """Put a new item into the list at `steps`, so that it becomes number `index`."""

    steps: Steps
    index: int
    value: Value


@dataclass(frozen=True, slots=True)
class RemoveEntry:
    """Take an item out of its list, or a key out of its mapping."""

    steps: Steps


@dataclass(frozen=True, slots=True)
class MoveItem:
    """Move an item of the list at `steps` from one place to another."""

    steps: Steps
    index: int
    to: int


Edit = SetValue | AddItem | RemoveEntry | MoveItem


def apply_edit(text: str, edit: Edit) -> Edited:
    """Make an edit; raise EditError, with nothing changed, if it cannot be made exactly."""
    root = read_nodes(text)
    before = value_of(root)
    wanted = changed_value(before, edit)
    edited = _edited(text, edit, root)
    try:
        after = parse_document(edited.text, "content").value
    except ContentErrors as problem:
        raise EditError(
            "แก้แบบนี้แล้วไฟล์จะอ่านไม่ได้ ต้องให้คนดูแลเครื่องแก้ในไฟล์",
            f"This cannot be changed here: {problem.errors[0].reason.en}.",
        ) from problem
    if not same_value(after, wanted):
        raise EditError(
            "แก้ตรงนี้แล้วจะไปโดนจุดอื่นด้วย ให้คนดูแลเครื่องช่วยแก้",
            "This cannot be changed without touching something else; ask for help.",
        )
    return edited


def same_value(one: Value, other: Value) -> bool:
    """Compare two values strictly: 1, 1.0 and true are three things; keys have no order."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def changed_value(value: Value, edit: Edit) -> Value:
    """Return what a whole file says after an edit."""
    if not edit.steps and isinstance(edit, SetValue | RemoveEntry):
        raise EditError(
            "เปลี่ยนหรือลบทั้งไฟล์ทีเดียวไม่ได้",
            "A whole file cannot be put or taken out in one go.",
        )
    root: list[Value] = [copy.deepcopy(value)]
    steps: Steps = (0, *edit.steps)
    try:
        if isinstance(edit, SetValue):
            _put(value_at(root, steps[:-1]), steps[-1], edit.value)
        elif isinstance(edit, RemoveEntry):
            _take_out(value_at(root, steps[:-1]), steps[-1])
        else:
            _change_list(value_at(root, steps), edit)
    except (KeyError, IndexError):
        raise EditError("สิ่งที่จะแก้ไม่อยู่แล้ว", "What was to be changed is not there any more.") from None
    return root[0]


def _put(parent: Value, step: str | int, value: Value) -> None:
    if isinstance(parent, dict) and isinstance(step, str):
        parent[step] = value
        return
    items, index = _item(parent, step)
    items[index] = value


def _take_out(parent: Value, step: str | int) -> None:
    if isinstance(parent, dict) and isinstance(step, str):
        del parent[step]
        return
    items, index = _item(parent, step)
    del items[index]


def _item(parent: Value, step: str | int) -> tuple[list[Value], int]:
    if isinstance(parent, list) and isinstance(step, int) and 0 <= step < len(parent):
        return parent, step
    raise EditError("ในไฟล์ไม่มีจุดนี้", "There is no such place in the file.")


def _change_list(items: Value, edit: AddItem | MoveItem) -> None:
    if not isinstance(items, list):
        raise EditError("ตรงนี้ไม่ใช่รายการที่เพิ่มหรือย้ายได้", "This is not a list.")
    last = len(items) if isinstance(edit, AddItem) else len(items) - 1
    places = (edit.index,) if isinstance(edit, AddItem) else (edit.index, edit.to)
    if not all(0 <= place <= last for place in places):
        raise EditError("รายการนี้ไม่มีลำดับนั้นแล้ว", "The list has no such place any more.")
    if isinstance(edit, AddItem):
        items.insert(edit.index, edit.value)
    else:
        items.insert(edit.to, items.pop(edit.index))


def _edited(text: str, edit: Edit, root: Node) -> Edited:
    if isinstance(edit, SetValue):
        return _set(text, edit, root)
    if isinstance(edit, RemoveEntry):
        return removed_entry(text, node_path(root, edit.steps[:-1]), edit.steps)
    node = node_path(root, edit.steps)[-1]
    if isinstance(edit, AddItem):
        return added_item(text, node, edit.index, edit.value)
    return moved_item(text, node, edit.index, edit.to)


def _set(text: str, edit: SetValue, root: Node) -> Edited:
    parent = node_path(root, edit.steps[:-1])[-1]
    index = parent.index_of(edit.steps[-1])
    if index is None:
        return added_key(text, parent, str(edit.steps[-1]), edit.value)
    node, old = parent.items[index], value_of(parent.items[index])
    if node.items and _alike(old, edit.value):
        return _set_parts(text, edit, node, old)
    if not node.flow and node.kind != "scalar":
        key = parent.keys[index] if parent.keys else None
        return emptied(text, node, key, rendered(edit.value), keep_tag=edit.keep_sample)
    is_pair = {key.name for key in parent.keys} == _LANGUAGES
    pair_tag = _drop_tag(text, parent) if is_pair and not edit.keep_sample else []
    return spliced(text, [_replaced(text, node, edit), *pair_tag])


def _alike(old: Value, new: Value) -> bool:
    """Tell whether both are filled collections of one kind, which are changed part by part."""
    return bool(new) and (
        (isinstance(old, dict) and isinstance(new, dict))
        or (isinstance(old, list) and isinstance(new, list))
    )


def _set_parts(text: str, edit: SetValue, node: Node, old: Value) -> Edited:
    """Change only the parts of a collection that differ, each with its own splices."""
    done = spliced(text, [] if edit.keep_sample else _drop_tag(text, node))
    for part in _part_edits(edit, old):
        now = apply_edit(done.text, part)
        done = Edited(now.text, (*done.splices, *now.splices))
    return done


def _part_edits(edit: SetValue, old: Value) -> list[Edit]:
    new, keep = edit.value, edit.keep_sample
    if isinstance(old, dict) and isinstance(new, dict):
        edits: list[Edit] = [
            SetValue((*edit.steps, key), value, keep)
            for key, value in new.items()
            if key not in old or not same_value(old[key], value)
        ]
        return edits + [RemoveEntry((*edit.steps, key)) for key in old if key not in new]
    assert isinstance(old, list)
    assert isinstance(new, list)
    edits = [
        SetValue((*edit.steps, index), value, keep)
        for index, (value, was) in enumerate(zip(new, old, strict=False))
        if not same_value(value, was)
    ]
    edits += [AddItem(edit.steps, index, new[index]) for index in range(len(old), len(new))]
    surplus = range(len(old) - 1, len(new) - 1, -1)
    return edits + [RemoveEntry((*edit.steps, index)) for index in surplus]


def _replaced(text: str, node: Node, edit: SetValue) -> Splice:
    start = node.start if edit.keep_sample else node.outer_start
    # A value that was left out stands right behind its colon or dash.
    space = "" if text[start - 1] in " \n[{" else " "
    return replace(text, start, node.end, space + rendered(edit.value))


def _drop_tag(text: str, node: Node) -> list[Splice]:
    if node.tag_start is None:
        return []
    end = node.tag_start + len("!sample")
    if end < len(text) and text[end] == " " and node.flow:
        return [replace(text, node.tag_start, node.start, "")]
    # The value starts on a line of its own, so the space before the mark goes instead.
    start = node.tag_start - 1 if text[node.tag_start - 1] == " " else node.tag_start
    return [replace(text, start, end, "")]
