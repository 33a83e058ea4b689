"""A content file as a tree of nodes that know where in the text they stand."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

import yaml

from nk.club.errors import Sentence
from nk.content.yaml import SAMPLE_TAG, Scalar, Steps, Value, plain_scalar

Kind = Literal["scalar", "list", "mapping"]


class EditError(Exception):
    """An edit that cannot be made, with the reason in both languages."""

    def __init__(self, th: str, en: str) -> None:
        super().__init__(en)
        self.sentence = Sentence(th=th, en=en)


@dataclass(slots=True)
class Key:
    """A key of a mapping: its name, its place in the text, and where its colon ends."""

    name: str
    start: int
    colon_end: int
    column: int


@dataclass(slots=True)
class Node:
    """A value: `start` to `end` is its own text, without the tag before it.

    The end of a collection in block style is where its last value ends: the parser's own mark
    would take in the comments after it.
    """

    kind: Kind
    start: int
    end: int
    column: int
    flow: bool = True
    value: Scalar = None
    tag_start: int | None = None
    keys: list[Key] = field(default_factory=list)
    items: list["Node"] = field(default_factory=list)

    @property
    def outer_start(self) -> int:
        """Where the value starts, its tag included."""
        return self.start if self.tag_start is None else self.tag_start

    def index_of(self, step: str | int) -> int | None:
        """Return the position of a child, or None if there is no such child."""
        if isinstance(step, int):
            return step if self.kind == "list" and 0 <= step < len(self.items) else None
        names = [key.name for key in self.keys]
        return names.index(step) if step in names else None


def value_of(node: Node) -> Value:
    """Return the plain value of a node."""
    if node.kind == "list":
        return [value_of(item) for item in node.items]
    if node.kind == "mapping":
        return {key.name: value_of(item) for key, item in zip(node.keys, node.items, strict=True)}
    return node.value


def node_path(root: Node, steps: Steps) -> list[Node]:
    """Return the nodes from the root to the one at `steps`; raise EditError if it is missing."""
    path = [root]
    for step in steps:
        index = path[-1].index_of(step)
        if index is None:
            raise EditError(
                f"ตรงนี้ไม่มี {step!r} แล้ว", f"There is nothing named {step!r} here any more."
            )
        path.append(path[-1].items[index])
    return path


def read_nodes(text: str) -> Node:
    """Read a file that is valid content YAML into nodes.

    Aliases and other tags have no rule here: the reader of the content refuses them.
    """
    events = yaml.parse(text, Loader=yaml.CSafeLoader)
    for event in events:
        if isinstance(event, yaml.DocumentStartEvent):
            return _Tree(text, events).node(next(events))
    raise EditError("ไฟล์นี้ว่างเปล่า", "The file is empty.")


@dataclass(frozen=True, slots=True)
class _Tree:
    text: str
    events: Iterator[yaml.Event]

    def node(self, event: yaml.Event) -> Node:
        assert event.start_mark is not None
        assert event.end_mark is not None
        start, end = event.start_mark.index, event.end_mark.index
        node = Node("scalar", start, end, event.start_mark.column)
        if getattr(event, "tag", None) == SAMPLE_TAG:
            node.tag_start = start
            node.start = self._after_tag(start, end)
        if isinstance(event, yaml.SequenceStartEvent):
            self._fill_list(node, event)
        elif isinstance(event, yaml.MappingStartEvent):
            self._fill_mapping(node, event)
        else:
            self._fill_scalar(node, event)
        return node

    def _after_tag(self, start: int, end: int) -> int:
        after = start + len(SAMPLE_TAG)
        while after < end and self.text[after] in " \t\r\n":
            after += 1
        return after

    def _fill_scalar(self, node: Node, event: yaml.Event) -> None:
        if not isinstance(event, yaml.ScalarEvent):
            raise EditError(
                "ไฟล์นี้มี & กับ * ที่อ้างถึงกันเอง ต้องแก้ในไฟล์ก่อน",
                "The file refers to itself with & and *; mend it first.",
            )
        plain = event.style in (None, "")
        node.value = plain_scalar(event.value) if plain else str(event.value)
        if event.style in ("|", ">"):
            # The mark of a block text lies behind the empty lines after it, which stay.
            node.end = node.start + len(self.text[node.start : node.end].rstrip("\r\n \t"))

    def _fill_list(self, node: Node, event: yaml.SequenceStartEvent) -> None:
        node.kind = "list"
        self._open(node, event)
        while not isinstance(part := next(self.events), yaml.SequenceEndEvent):
            node.items.append(self.node(part))
        self._close(node, part)

    def _fill_mapping(self, node: Node, event: yaml.MappingStartEvent) -> None:
        node.kind = "mapping"
        self._open(node, event)
        while not isinstance(part := next(self.events), yaml.MappingEndEvent):
            node.keys.append(self._key(part))
            node.items.append(self.node(next(self.events)))
        self._close(node, part)

    def _key(self, event: yaml.Event) -> Key:
        assert isinstance(event, yaml.ScalarEvent)
        assert event.start_mark is not None
        assert event.end_mark is not None
        colon = self.text.find(":", event.end_mark.index)
        start = event.start_mark
        return Key(str(event.value), start.index, colon + 1, start.column)

    def _open(self, node: Node, event: yaml.SequenceStartEvent | yaml.MappingStartEvent) -> None:
        node.flow = bool(event.flow_style)
        if not node.flow:
            # The first dash or key stands where the event's mark ends, tagged or not.
            assert event.end_mark is not None
            node.start, node.column = event.end_mark.index, event.end_mark.column

    def _close(self, node: Node, event: yaml.Event) -> None:
        assert event.end_mark is not None
        node.end = event.end_mark.index if node.flow else node.items[-1].end
