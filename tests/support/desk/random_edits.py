"""Random edits over the shipped content: what is changed, and what must stay as it was."""

import random
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import yaml

from nk.content.yaml import Steps, Value, parse_document, value_at
from nk.desk.editing.edits import AddItem, Edit, MoveItem, RemoveEntry, SetValue
from nk.settings import ROOT

_STRINGS = (
    "ราคาใหม่", 'a "quoted" word', "with # no comment", "- not: a list", "", " spaces ", "~",
    "true", "12:30", "line\nbreak", "tab\there", "\\", "{a: b}", "[x]", "*star*", "!sample",
    "\u2028\u0085\ufeff\x07", "😀 emoji", "'single'", "%", "@nk", "ๆ",
)  # fmt: skip


def shipped_texts() -> dict[str, str]:
    """Return the text of every content file."""
    files = sorted((ROOT / "content").rglob("*.yaml"))
    return {path.relative_to(ROOT).as_posix(): path.read_bytes().decode() for path in files}


@lru_cache(maxsize=4)
def value_in(text: str) -> Value:
    """Read a file's text; once, as a test asks for the same one before and after an edit."""
    return parse_document(text, "x").value


def comments_of(text: str) -> list[str]:
    """Return the comments of a file in order, found between the parser's tokens."""
    comments: list[str] = []
    end = 0
    for token in yaml.scan(text, Loader=yaml.CSafeLoader):
        assert token.start_mark is not None
        assert token.end_mark is not None
        if token.start_mark.index > end:
            comments += re.findall(r"#[^\n]*", text[end : token.start_mark.index])
        end = max(end, token.end_mark.index)
    return comments + re.findall(r"#[^\n]*", text[end:])


@dataclass(frozen=True, slots=True)
class Places:
    """The places of a file that an edit can be about."""

    values: tuple[Steps, ...]
    lists: tuple[Steps, ...]
    mappings: tuple[Steps, ...]


def places_of(value: Value) -> Places:
    """List the places of a file."""
    values: list[Steps] = []
    lists: list[Steps] = []
    mappings: list[Steps] = []
    waiting: list[tuple[Steps, Value]] = [((), value)]
    while waiting:
        steps, found = waiting.pop()
        if isinstance(found, dict):
            mappings.append(steps)
            waiting += [((*steps, key), item) for key, item in found.items()]
        elif isinstance(found, list):
            lists.append(steps)
            waiting += [((*steps, index), item) for index, item in enumerate(found)]
        if steps:
            values.append(steps)
    return Places(tuple(values), tuple(lists), tuple(mappings))


def random_value(dice: random.Random, depth: int = 0) -> Value:
    """Return a value of any kind."""
    kind = dice.randrange(10 if depth < 2 else 7)
    if kind == 7:
        return [random_value(dice, depth + 1) for _ in range(dice.randrange(3))]
    if kind >= 8:
        keys = ("th", "en", "name", "from", "odd key")
        return {key: random_value(dice, depth + 1) for key in keys[: dice.randrange(1, 5)]}
    if kind == 0:
        return dice.randrange(-1000, 1_000_000)
    if kind == 1:
        return dice.choice((None, True, False, 0.5, 13.71216))
    return dice.choice(_STRINGS)


def random_edit(dice: random.Random, text: str) -> Edit:
    """Return an edit that fits the file."""
    value = value_in(text)
    places = places_of(value)
    lists = [steps for steps in places.lists if value_at(value, steps)]
    kind = dice.randrange(8)
    if kind == 0 and places.lists:
        steps = dice.choice(places.lists)
        return AddItem(steps, dice.randint(0, _length(value, steps)), random_value(dice))
    if kind == 1 and lists:
        steps = dice.choice(lists)
        last = _length(value, steps) - 1
        return MoveItem(steps, dice.randint(0, last), dice.randint(0, last))
    if kind == 2 and places.values:
        return RemoveEntry(dice.choice(places.values))
    if kind == 3 and places.mappings:
        return SetValue((*dice.choice(places.mappings), "added"), random_value(dice))
    if places.values:
        return SetValue(dice.choice(places.values), random_value(dice), dice.random() < 0.2)
    return AddItem((), 0, random_value(dice))


def _length(value: Value, steps: Steps) -> int:
    items = value_at(value, steps)
    assert isinstance(items, list)
    return len(items)


def content_copy(target: Path) -> Path:
    """Copy the content's texts, with the pictures as they are, into a folder."""
    for name, text in shipped_texts().items():
        path = target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
    (target / "content" / "images").symlink_to(ROOT / "content" / "images")
    return target / "content"
