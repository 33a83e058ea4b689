"""Reads who works at the shop, and how each wants to look, from the content."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

SOURCE = Path(__file__).parents[3] / "content" / "team.yaml"
_FIELD = re.compile(r'^(?:- | {2})(id|role|generation): "?(\w+)"?$')
_LOOK = re.compile(r"^ {2}look: \{(.+)\}$")


@dataclass(frozen=True)
class Person:
    """One portrait's facts; the words are those of content/team.yaml."""

    id: str
    role: str
    generation: str
    colour: str
    hair: str
    hair_colour: str
    hat: str
    glasses: str
    prop: str
    face: str
    background: str


def read_staff(text: str) -> dict[str, Person]:
    """Return everybody by id. Blender brings no YAML reader, and these few lines need none."""
    people: dict[str, Person] = {}
    facts: dict[str, str] = {}
    for line in text.splitlines():
        if found := _FIELD.match(line):
            facts[found[1]] = found[2]
        elif found := _LOOK.match(line):
            pairs = (pair.split(": ", 1) for pair in found[1].split(", "))
            look = {name: value.strip('"') for name, value in pairs}
            people[facts["id"]] = Person(**facts, **look)
    return people


STAFF: dict[str, Person] = read_staff(SOURCE.read_text(encoding="utf-8"))
