"""Values that were made up until the shop sends the real ones, marked `!sample` in content."""

from collections.abc import Iterator
from dataclasses import dataclass

from nk.content.yaml import Document, Value, dotted, value_at


@dataclass(frozen=True, slots=True)
class Sample:
    """One value that has to be replaced before the site goes public."""

    file: str
    line: int
    where: str
    shown: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.where}: {self.shown} is a sample"


def samples_in(document: Document) -> Iterator[Sample]:
    """List the samples of a file, in the order they stand there."""
    for steps in document.samples:
        shown = _shown(value_at(document.value, steps))
        yield Sample(document.file, document.line(steps), dotted(steps), shown)


def _shown(value: Value) -> str:
    if isinstance(value, dict):
        return ", ".join(_shown(item) for item in value.values())
    if isinstance(value, list):
        return ", ".join(_shown(item) for item in value)
    return str(value)
