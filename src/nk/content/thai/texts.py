"""Finding every Thai text of a document."""

from collections.abc import Iterator

from nk.content.document import Document
from nk.content.yaml_tree import Steps, Value

THAI = "th"


def thai_texts(document: Document) -> Iterator[tuple[Steps, str]]:
    """Give each text under a `th:` key, with its place."""
    yield from _walk(document.value, ())


def _walk(value: Value, steps: Steps) -> Iterator[tuple[Steps, str]]:
    if isinstance(value, list):
        for index, item in enumerate(value):
            yield from _walk(item, (*steps, index))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _walk(item, (*steps, key))
    elif isinstance(value, str) and THAI in steps[-2:]:
        yield steps, value
