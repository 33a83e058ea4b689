"""The content a picture is drawn from: the lines of a record that decide how it looks."""

from __future__ import annotations

import re

_RECORD = re.compile(r"(?m)^(?=- )")
#: A line with words for visitors, in both languages, is read on the page and never drawn.
_WORDS = "{th:"


def drawn_facts(scene: str, text: str) -> str:
    """Return what `scene` draws of a content file: its own record, or all of them if none is."""
    records = [record for record in _RECORD.split(text) if record.startswith("- ")]
    own = [record for record in records if f"image: {scene}" in _fields(record)]
    lines = [line for record in own or records for line in _fields(record)]
    return "\n".join(line for line in lines if _WORDS not in line)


def _fields(record: str) -> list[str]:
    return [line.removeprefix("- ").strip() for line in record.splitlines()]
