"""Every value of a content file as a field of a form, in the order of the file."""

from collections.abc import Iterator
from dataclasses import dataclass

from nk.club.errors import Sentence
from nk.content.registry import Source
from nk.content.yaml import Document, Steps, Value, value_at
from nk.desk.editing.labels import label_of
from nk.desk.editing.widgets import Shape, shape_of


@dataclass(frozen=True, slots=True)
class Field:
    """One field: where it is, what it is called, how it is edited and what it says now.

    A field that is not `present` may be written into the file; it then starts with `value`.
    """

    file: str
    steps: Steps
    line: int
    label: Sentence
    shape: Shape
    value: Value
    present: bool
    sample: bool


def fields_of(source: Source, document: Document) -> list[Field]:
    """List the fields of a file: each value once, a text in two languages as one field."""
    return list(_Walk(source, document).fields((), shape_of(source)))


@dataclass(frozen=True, slots=True)
class _Walk:
    source: Source
    document: Document

    def fields(self, steps: Steps, shape: Shape) -> Iterator[Field]:
        value = value_at(self.document.value, steps)
        if value is None:
            yield self._field(steps, shape, value)
        elif shape.widget == "group" and isinstance(value, dict):
            yield from self._parts(steps, shape, value)
        elif shape.widget == "entries" and isinstance(value, dict) and shape.item:
            for key in value:
                yield from self.fields((*steps, key), shape.item)
        elif shape.widget == "list" and isinstance(value, list) and shape.item:
            yield self._field(steps, shape, value)
            for index in range(len(value)):
                yield from self.fields((*steps, index), shape.item)
        else:
            yield self._field(steps, shape, value)

    def _parts(self, steps: Steps, shape: Shape, value: dict[str, Value]) -> Iterator[Field]:
        for name in value:
            if name in shape.parts:
                yield from self.fields((*steps, name), shape.parts[name])
        for name, part in shape.parts.items():
            if name not in value:
                yield self._field((*steps, name), part, None, present=False)

    def _field(self, steps: Steps, shape: Shape, value: Value, *, present: bool = True) -> Field:
        return Field(
            file=self.source.file,
            steps=steps,
            line=self.document.line(steps),
            label=label_of(self.document.value, steps),
            shape=shape,
            # A list is a field for adding and moving; its items have fields of their own.
            value=len(value) if shape.widget == "list" and isinstance(value, list) else value,
            present=present,
            sample=any(steps[: len(mark)] == mark for mark in self.document.samples),
        )
