"""Building plain values from the events of the YAML parser.

Events and not PyYAML's own objects, because they give a line for every key and value, show a key
that is written twice, and never follow an alias.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

import yaml

from nk.content.errors import ContentError, ContentErrors
from nk.content.scalars import plain_scalar

Steps = tuple[str | int, ...]
Value = None | bool | int | float | str | list["Value"] | dict[str, "Value"]

DEEPEST_NESTING = 20
SAMPLE_TAG = "!sample"

_TOO_DEEP = "this is nested too deeply"
_NO_ALIASES = "& and * at the start of a value mean something else to YAML; put it in quotes"


def dotted(steps: Steps) -> str:
    """Write a place as staff count it: `2.phone` is the phone of the second entry."""
    return ".".join(str(step + 1) if isinstance(step, int) else step for step in steps)


def value_at(value: Value, steps: Steps) -> Value:
    """Give the value at a place of a document."""
    for step in steps:
        if isinstance(value, list) and isinstance(step, int):
            value = value[step]
        elif isinstance(value, dict):
            value = value[str(step)]
    return value


def line_of(event: yaml.Event) -> int:
    """Give the line an event starts on, counted from one."""
    assert event.start_mark is not None
    return event.start_mark.line + 1


@dataclass(slots=True)
class TreeBuilder:
    """Builds values from parser events, collecting mistakes instead of stopping at the first."""

    file: str
    value: Value = None
    lines: dict[Steps, int] = field(default_factory=dict)
    samples: list[Steps] = field(default_factory=list)
    errors: list[ContentError] = field(default_factory=list)

    def read(self, events: Iterator[yaml.Event]) -> None:
        """Read the one document of a file."""
        documents = 0
        for event in events:
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                if documents > 1:
                    self._mistake(event, (), "a second `---` document starts here; keep one")
                    return
                self.value = self._value(next(events), events, ())
        if documents == 0:
            self.errors.append(ContentError(self.file, 1, "", "the file is empty"))

    def _mistake(self, event: yaml.Event, steps: Steps, reason: str) -> None:
        line = line_of(event)
        self.errors.append(ContentError(self.file, line, dotted(steps), reason))

    def _value(self, event: yaml.Event, events: Iterator[yaml.Event], steps: Steps) -> Value:
        self.lines.setdefault(steps, line_of(event))
        if len(steps) > DEEPEST_NESTING:
            # Going on could exhaust the stack, so this one mistake ends the reading.
            raise ContentErrors([ContentError(self.file, line_of(event), "", _TOO_DEEP)])
        self._note_marks(event, steps)
        if isinstance(event, yaml.ScalarEvent):
            plain = event.style in (None, "")
            return plain_scalar(event.value) if plain else str(event.value)
        if isinstance(event, yaml.SequenceStartEvent):
            return self._sequence(events, steps)
        if isinstance(event, yaml.MappingStartEvent):
            return self._mapping(events, steps)
        return None

    def _note_marks(self, event: yaml.Event, steps: Steps) -> None:
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            self._mistake(event, steps, _NO_ALIASES)
        tag = getattr(event, "tag", None)
        if tag == SAMPLE_TAG:
            self.samples.append(steps)
        elif tag not in (None, "!"):
            self._mistake(event, steps, f"the tag {tag} is not known; only !sample is")

    def _sequence(self, events: Iterator[yaml.Event], steps: Steps) -> list[Value]:
        items: list[Value] = []
        while not isinstance(event := next(events), yaml.SequenceEndEvent):
            items.append(self._value(event, events, (*steps, len(items))))
        return items

    def _mapping(self, events: Iterator[yaml.Event], steps: Steps) -> dict[str, Value]:
        entries: dict[str, Value] = {}
        while not isinstance(event := next(events), yaml.MappingEndEvent):
            key = self._key(event, events, steps)
            if key in entries:
                self._mistake(event, (*steps, key), "this key is written twice; keep one")
            self.lines[*steps, key] = line_of(event)
            entries[key] = self._value(next(events), events, (*steps, key))
        return entries

    def _key(self, event: yaml.Event, events: Iterator[yaml.Event], steps: Steps) -> str:
        if isinstance(event, yaml.ScalarEvent):
            return str(event.value)
        self._mistake(event, steps, "a key must be a single word")
        self._value(event, events, (*steps, "?"))
        return "?"
