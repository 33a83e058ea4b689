"""Edits of single values and lists in every style YAML has."""

import re

import pytest

from nk.content.yaml import Steps, Value
from nk.desk.editing.edits import AddItem, Edit, MoveItem, RemoveEntry, SetValue, apply_edit
from nk.desk.editing.marks import EditError


@pytest.mark.parametrize(
    ("text", "steps", "value", "wanted"),
    [
        ("a: 1 # one\nb: 2\n", ("a",), 36, "a: 36 # one\nb: 2\n"),
        ("a: one\n", ("a",), "two", 'a: "two"\n'),
        ("a: 'it''s'  # c\n", ("a",), "x", 'a: "x"  # c\n'),
        ('a: "x" # "y"\n', ("a",), 'say "hi"', 'a: "say \\"hi\\"" # "y"\n'),
        ("a: one\n  two\n# c\nb: 1\n", ("a",), "x", 'a: "x"\n# c\nb: 1\n'),
        ("a: |\n  one\n\n  two\n\n# c\nb: 1\n", ("a",), "x", 'a: "x"\n\n# c\nb: 1\n'),
        ("a: >-\n  one\n  two\nb: 1\n", ("a",), None, "a: null\nb: 1\n"),
        ("a:\nb: 1\n", ("a",), 5, "a: 5\nb: 1\n"),
        ("a:   # none\nb: 1\n", ("a",), True, "a: true   # none\nb: 1\n"),
        ("-\n- 2\n", (0,), 1, "- 1\n- 2\n"),
        ("{a: 1, b: [x, y]}\n", ("b", 1), "z, w", '{a: 1, b: [x, "z, w"]}\n'),
        ("a: {th: ก, en: x}", ("a", "en"), "y", 'a: {th: ก, en: "y"}'),
        ("a: 1\r\nb: 2\r\n", ("b",), 3, "a: 1\r\nb: 3\r\n"),
        ("a: 1\nb: 2", ("c",), 3, "a: 1\nb: 2\nc: 3"),
        ("- a: 1\n  b: 2 # c\n- a: 3\n", (0, "c"), "x", '- a: 1\n  b: 2 # c\n  c: "x"\n- a: 3\n'),
        ("a: {}\n", ("a", "k"), 1, "a: {k: 1}\n"),
        ("a:\nb: 1\n", ("a",), {"k": 1}, "a: {k: 1}\nb: 1\n"),
        ("a: {b: 1}\n", ("a", "odd: key"), 1, 'a: {b: 1, "odd: key": 1}\n'),
        ("a: # top\n  # in\n  b: 1\nc: 2\n", ("a",), None, "a: null # top\n  # in\nc: 2\n"),
        ("a: [1, 2, 3]\n", ("a",), [1, 5], "a: [1, 5]\n"),
        # A browser may send the keys in any order; the file keeps its own.
        ("a: {th: ก, en: x}\n", ("a",), {"en": "y", "th": "ก"}, 'a: {th: ก, en: "y"}\n'),
        ("- b: 1\n  a: 2\n", (0,), {"a": 2, "c": 3}, "- a: 2\n  c: 3\n"),
        ("a: 13.5\n", ("a",), 13.75, "a: 13.75\n"),
    ],
)
def test_setting_a_value(text: str, steps: Steps, value: Value, wanted: str) -> None:
    edited = apply_edit(text, SetValue(steps, value))
    assert edited.text == wanted
    assert edited.undone() == text


@pytest.mark.parametrize(
    ("text", "steps", "keep", "wanted"),
    [
        ("a: !sample old # c\n", ("a",), False, 'a: "new" # c\n'),
        ("a: !sample old # c\n", ("a",), True, 'a: !sample "new" # c\n'),
        ('a: !sample   "old"\n', ("a",), True, 'a: !sample   "new"\n'),
        ("a: !sample {th: ก, en: x}\n", ("a", "en"), False, 'a: {th: ก, en: "new"}\n'),
        ("a: !sample {th: ก, en: x}\n", ("a", "en"), True, 'a: !sample {th: ก, en: "new"}\n'),
        ("a: !sample\n  th: ก\n  en: x\n", ("a", "en"), False, 'a:\n  th: ก\n  en: "new"\n'),
        # A whole list of samples is not real because one of its items is.
        ("a: !sample [x, y]\n", ("a", 0), False, 'a: !sample ["new", y]\n'),
    ],
)
def test_a_value_that_is_set_is_no_sample_any_more(
    text: str, steps: Steps, keep: bool, wanted: str
) -> None:
    edited = apply_edit(text, SetValue(steps, "new", keep))
    assert edited.text == wanted
    assert edited.undone() == text


LIST = "# top\na:\n  # first\n  - x: 1 # one\n    y: 2\n  # second\n  - x: 3\n\n  - x: 4\n# end\n"


@pytest.mark.parametrize(
    ("text", "edit", "wanted"),
    [
        (
            LIST,
            MoveItem(("a",), 0, 2),
            "# top\na:\n  # first\n  - x: 3\n  # second\n  - x: 4\n\n"
            "  - x: 1 # one\n    y: 2\n# end\n",
        ),
        (
            LIST,
            AddItem(("a",), 1, {"x": 9, "y": "z"}),
            LIST.replace("    y: 2\n", '    y: 2\n  - x: 9\n    y: "z"\n'),
        ),
        (LIST, RemoveEntry(("a", 1)), LIST.replace("  - x: 3\n", "")),
        (LIST, RemoveEntry(("a", 0, "x")), LIST.replace("x: 1 # one\n    y", "y")),
        ("a:\n  # c\n  - x\nb: 1\n", RemoveEntry(("a", 0)), "a: []\n  # c\nb: 1\n"),
        ("a: [] # c\n", AddItem(("a",), 0, "x"), 'a: ["x"] # c\n'),
        ("[a, b, c]\n", MoveItem((), 0, 2), "[b, c, a]\n"),
        ("[a, b, c]\n", RemoveEntry((1,)), "[a, c]\n"),
        ("[a, # first\n b]\n", RemoveEntry((0,)), "[ # first\n b]\n"),
        ("[a, # first\n b]\n", RemoveEntry((1,)), "[a # first\n ]\n"),
        ("{a: 1, b: 2}\n", RemoveEntry(("a",)), "{b: 2}\n"),
        ("a: {b: 2}\n", RemoveEntry(("a", "b")), "a: {}\n"),
        ("- a\n- b", AddItem((), 2, 3), "- a\n- b\n- 3"),
        ("- a\n- b", RemoveEntry((1,)), "- a"),
        ("- a\n- b", MoveItem((), 1, 0), "- b\n- a"),
        ("- a", RemoveEntry((0,)), "[]"),
        ("- |\n  one\n  two\n- b\n", MoveItem((), 0, 1), "- b\n- |\n  one\n  two\n"),
        ("- a: 1\r\n- a: 2\r\n", AddItem((), 1, {"a": 3}), "- a: 1\r\n- a: 3\r\n- a: 2\r\n"),
    ],
)
def test_lists_change_as_blocks_of_text(text: str, edit: Edit, wanted: str) -> None:
    edited = apply_edit(text, edit)
    assert edited.text == wanted
    assert edited.undone() == text


@pytest.mark.parametrize(
    ("text", "edit"),
    [
        ("a: 1\n", SetValue((), 2)),
        ("a: 1\n", SetValue(("a", "b"), 2)),
        ("a: [1]\n", SetValue(("a", 5), 2)),
        ("a: [1]\n", SetValue(("a", -1), 2)),
        ("a: [1]\n", AddItem(("a",), 3, 2)),
        ("a: [1]\n", MoveItem(("a",), 0, 1)),
        ("a: 1\n", AddItem(("a",), 0, 2)),
        ("a: 1\n", RemoveEntry(("b",))),
        ("a: 1\n", RemoveEntry(())),
        ("a:\n", SetValue(("a", "k"), 1)),
        ("a: 1\n", SetValue(("a",), 10**400)),
        ("a: 1\n", SetValue(("a",), float("inf"))),
        ("a: 1\n", SetValue(("a",), 1e-20)),
        ("a: 1\n", SetValue(("a",), "half \ud83d")),
        ("- - a\n  - b\n", MoveItem((0,), 0, 1)),
    ],
)
def test_an_edit_that_cannot_be_made_exactly_is_refused(text: str, edit: Edit) -> None:
    with pytest.raises(EditError) as refused:
        apply_edit(text, edit)
    assert re.search("[ก-๙]", refused.value.sentence.th)
    assert str(refused.value) not in refused.value.sentence.th
