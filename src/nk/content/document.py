"""Reading one YAML file into plain values that remember their lines."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import yaml

from nk.content.errors import ContentError, ContentErrors
from nk.content.yaml_tree import Steps, TreeBuilder, Value, dotted

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

    def error(self, steps: Steps, reason: str) -> ContentError:
        """Make an error that points at a place in this file."""
        return ContentError(self.file, self.line(steps), dotted(steps), reason)


def read_document(path: Path, shown: str) -> Document:
    """Read a file; whatever is wrong with it is raised as ContentErrors."""
    return parse_document(_read_text(path, shown), shown)


def _read_text(path: Path, shown: str) -> str:
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        raise ContentErrors([ContentError(shown, 1, "", "the file is missing")]) from None
    except OSError as problem:
        reason = f"the file cannot be read ({problem.strerror})"
        raise ContentErrors([ContentError(shown, 1, "", reason)]) from None
    if len(raw) > LARGEST_FILE:
        reason = f"the file is larger than {LARGEST_FILE:,} bytes; split it"
        raise ContentErrors([ContentError(shown, 1, "", reason)])
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as problem:
        line = raw[: problem.start].count(b"\n") + 1
        reason = "this is not UTF-8 text; save the file as UTF-8"
        raise ContentErrors([ContentError(shown, line, "", reason)]) from None


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
        reason = f"this is not valid YAML: {problem.problem or problem.context}"
    else:
        # The reader reports a forbidden character by its position in the text.
        position = getattr(problem, "position", 0)
        line = text.encode()[:position].count(b"\n") + 1
        reason = f"a character here is not allowed ({getattr(problem, 'reason', problem)})"
    if "\t" in _line_of(text, line):
        reason += "; indent with spaces, not with a tab"
    return ContentError(shown, line, "", reason)


def _line_of(text: str, line: int) -> str:
    lines = text.splitlines()
    return lines[line - 1] if 0 < line <= len(lines) else ""
