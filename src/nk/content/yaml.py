"""Reading one YAML file into plain values that remember their lines."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import yaml

from nk.content.errors import ContentError, ContentErrors
from nk.sentences import Sentence

Scalar = str | int | float | bool | None

_INTEGER = re.compile(r"-?(0|[1-9][0-9]{0,14})")
_DECIMAL = re.compile(r"-?(0|[1-9][0-9]{0,14})\.[0-9]{1,15}")
_WORDS: dict[str, Scalar] = {"": None, "~": None, "null": None, "true": True, "false": False}


def plain_scalar(text: str) -> Scalar:
    """Give the value of an unquoted scalar."""
    if text in _WORDS:
        return _WORDS[text]
    if _INTEGER.fullmatch(text):
        return int(text)
    if _DECIMAL.fullmatch(text):
        return float(text)
    return text


Steps = tuple[str | int, ...]
Value = None | bool | int | float | str | list["Value"] | dict[str, "Value"]

DEEPEST_NESTING = 20
SAMPLE_TAG = "!sample"

_TOO_DEEP = Sentence(th="ตรงนี้ซ้อนกันหลายชั้นเกินไป", en="this is nested too deeply")
_NO_ALIASES = Sentence(
    th="ค่าที่ขึ้นต้นด้วย & หรือ * มีความหมายอื่นในไฟล์ ใส่เครื่องหมายคำพูดครอบไว้",
    en="& and * at the start of a value mean something else to YAML; put it in quotes",
)
_TWO_DOCUMENTS = Sentence(
    th="มี --- เริ่มเอกสารที่สองตรงนี้ เก็บไว้เอกสารเดียว",
    en="a second `---` document starts here; keep one",
)
_WRITTEN_TWICE = Sentence(th="ชื่อนี้เขียนซ้ำสองที่ เก็บไว้อันเดียว", en="this key is written twice; keep one")
_LONG_KEY = Sentence(th="ชื่อตรงนี้ต้องเป็นคำเดียว", en="a key must be a single word")
_EMPTY = Sentence(th="ไฟล์นี้ว่างเปล่า", en="the file is empty")
_NO_FILE = Sentence(th="ไม่มีไฟล์นี้", en="the file is missing")
_NOT_UTF_8 = Sentence(
    th="ไฟล์นี้ไม่ใช่ UTF-8 บันทึกใหม่เป็น UTF-8",
    en="this is not UTF-8 text; save the file as UTF-8",
)
_NO_TAB = Sentence(th=" ย่อหน้าด้วยเว้นวรรค อย่าใช้แท็บ", en="; indent with spaces, not with a tab")


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
                    self._mistake(event, (), _TWO_DOCUMENTS)
                    return
                self.value = self._value(next(events), events, ())
        if documents == 0:
            self.errors.append(ContentError(self.file, 1, "", _EMPTY))

    def _mistake(self, event: yaml.Event, steps: Steps, reason: Sentence) -> None:
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
            reason = Sentence(
                th=f"ไม่รู้จักป้าย {tag} ใช้ได้แค่ !sample",
                en=f"the tag {tag} is not known; only !sample is",
            )
            self._mistake(event, steps, reason)

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
                self._mistake(event, (*steps, key), _WRITTEN_TWICE)
            self.lines[*steps, key] = line_of(event)
            entries[key] = self._value(next(events), events, (*steps, key))
        return entries

    def _key(self, event: yaml.Event, events: Iterator[yaml.Event], steps: Steps) -> str:
        if isinstance(event, yaml.ScalarEvent):
            return str(event.value)
        self._mistake(event, steps, _LONG_KEY)
        self._value(event, events, (*steps, "?"))
        return "?"


LARGEST_FILE = 1_000_000


@dataclass(frozen=True, slots=True)
class Document:
    """The values of a file, the line of each, and which of them are samples."""

    file: str
    value: Value
    lines: Mapping[Steps, int]
    samples: tuple[Steps, ...]

    def line(self, steps: Steps) -> int:
        """Find the line of a place, or of the nearest thing around it when it is missing."""
        while steps and steps not in self.lines:
            steps = steps[:-1]
        return self.lines.get(steps, 1)

    def error(self, steps: Steps, reason: Sentence) -> ContentError:
        """Make an error that points at a place in this file."""
        return ContentError(self.file, self.line(steps), dotted(steps), reason)


def read_document(path: Path, shown: str) -> Document:
    """Read a file; whatever is wrong with it is raised as ContentErrors."""
    return parse_document(_read_text(path, shown), shown)


def _read_text(path: Path, shown: str) -> str:
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        raise ContentErrors([ContentError(shown, 1, "", _NO_FILE)]) from None
    except OSError as problem:
        reason = Sentence(
            th=f"อ่านไฟล์นี้ไม่ได้ ({problem.strerror})",
            en=f"the file cannot be read ({problem.strerror})",
        )
        raise ContentErrors([ContentError(shown, 1, "", reason)]) from None
    if len(raw) > LARGEST_FILE:
        reason = Sentence(
            th=f"ไฟล์นี้ใหญ่กว่า {LARGEST_FILE:,} ไบต์ แบ่งออกเป็นหลายไฟล์",
            en=f"the file is larger than {LARGEST_FILE:,} bytes; split it",
        )
        raise ContentErrors([ContentError(shown, 1, "", reason)])
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as problem:
        line = raw[: problem.start].count(b"\n") + 1
        raise ContentErrors([ContentError(shown, line, "", _NOT_UTF_8)]) from None


def parse_document(text: str, shown: str) -> Document:
    """Turn the text of a file into a document."""
    builder = TreeBuilder(shown)
    try:
        builder.read(yaml.parse(text, Loader=yaml.CSafeLoader))
    except yaml.YAMLError as problem:
        builder.errors.append(_yaml_error(problem, text, shown))
    if builder.errors:
        raise ContentErrors(builder.errors)
    return Document(shown, builder.value, builder.lines, tuple(builder.samples))


def _yaml_error(problem: yaml.YAMLError, text: str, shown: str) -> ContentError:
    if isinstance(problem, yaml.MarkedYAMLError):
        mark = problem.problem_mark or problem.context_mark
        line = mark.line + 1 if mark else 1
        said = problem.problem or problem.context
        reason = Sentence(th=f"ไฟล์เขียนผิดรูปแบบตรงนี้: {said}", en=f"this is not valid YAML: {said}")
    else:
        # The reader reports a forbidden character by its position in the text.
        position = getattr(problem, "position", 0)
        line = text.encode()[:position].count(b"\n") + 1
        said = getattr(problem, "reason", str(problem))
        reason = Sentence(
            th=f"มีตัวอักษรที่ใช้ไม่ได้ ({said})", en=f"a character here is not allowed ({said})"
        )
    if "\t" in _line_of(text, line):
        reason = Sentence(th=reason.th + _NO_TAB.th, en=reason.en + _NO_TAB.en)
    return ContentError(shown, line, "", reason)


def _line_of(text: str, line: int) -> str:
    lines = text.splitlines()
    return lines[line - 1] if 0 < line <= len(lines) else ""
