"""Thousands of edits and undos over the shipped files: the same bytes come back."""

import os
import random

from nk.desk.editing.edits import (
    AddItem,
    MoveItem,
    RemoveEntry,
    SetValue,
    apply_edit,
    changed_value,
    same_value,
)
from nk.desk.editing.marks import EditError, node_path, read_nodes, value_of
from nk.desk.editing.splices import Edited
from tests.support.desk.random_edits import (
    comments_of,
    places_of,
    random_edit,
    shipped_texts,
    value_in,
)

# The design's full figure: DESK_EDITS=10000.
EDITS = int(os.environ.get("DESK_EDITS", "600"))
LONGEST_RUN = 12


def _run(dice: random.Random, text: str) -> tuple[int, int]:
    """Make a run of edits on one file, then take all back; return edits made and refused."""
    start = text
    done: list[Edited] = []
    refused = 0
    for _ in range(dice.randint(1, LONGEST_RUN)):
        edit = random_edit(dice, text)
        before = value_in(text)
        try:
            edited = apply_edit(text, edit)
        except EditError:
            refused += 1
            continue
        after = value_in(edited.text)
        assert same_value(after, changed_value(before, edit)), edit
        if isinstance(edit, MoveItem):
            assert sorted(comments_of(edited.text)) == sorted(comments_of(text)), edit
        elif isinstance(edit, AddItem):
            assert comments_of(edited.text) == comments_of(text), edit
        assert edited.undone() == text
        done.append(edited)
        text = edited.text
    for edited in reversed(done):
        assert edited.text == text
        text = edited.undone()
    assert text.encode() == start.encode()
    return len(done), refused


def test_random_edits_and_undos_give_the_same_bytes_back() -> None:
    dice = random.Random(1846)
    texts = list(shipped_texts().values())
    assert len(texts) > 30
    made = refused = 0
    while made < EDITS:
        counted = _run(dice, dice.choice(texts))
        made += counted[0]
        refused += counted[1]
    print(f"{made} edits made and taken back, {refused} refused")
    assert refused < made / 50


def test_setting_a_single_value_touches_nothing_else() -> None:
    dice = random.Random(7)
    tried = 0
    for text in shipped_texts().values():
        root = read_nodes(text)
        places = places_of(value_of(root)).values
        # A list that is empty for now holds no value to set.
        for steps in dice.choices(places, k=3) if places else ():
            node = node_path(root, steps)[-1]
            if node.kind != "scalar":
                continue
            edited = apply_edit(text, SetValue(steps, "ใหม่ # x", keep_sample=True)).text
            assert edited.startswith(text[: node.start])
            assert edited.endswith(text[node.end :])
            assert comments_of(edited) == comments_of(text)
            tried += 1
    assert tried > 30


def test_an_item_added_and_removed_or_moved_to_and_fro_leaves_no_trace() -> None:
    dice = random.Random(99)
    for text in shipped_texts().values():
        for _ in range(6):
            edit = random_edit(dice, text)
            if isinstance(edit, AddItem):
                added = apply_edit(text, edit).text
                assert apply_edit(added, RemoveEntry((*edit.steps, edit.index))).text == text
            elif isinstance(edit, MoveItem):
                moved = apply_edit(text, edit).text
                back = MoveItem(edit.steps, edit.to, edit.index)
                assert apply_edit(moved, back).text == text
