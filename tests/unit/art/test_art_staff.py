"""The portraits' small reader and the real YAML reader must see the same team."""

import dataclasses
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from art.scenes.team.staff import STAFF, read_staff

ROOT = Path(__file__).resolve().parents[3]
TEAM = ROOT / "content" / "team.yaml"
PORTRAITS = ROOT / "art" / "scenes" / "team" / "portraits.py"


class Loader(yaml.SafeLoader):
    """Reads `!sample` as the value it marks."""


def _sample(loader: yaml.SafeLoader, node: yaml.MappingNode) -> dict[Any, Any]:
    return loader.construct_mapping(node)


Loader.add_constructor("!sample", _sample)
PEOPLE: list[dict[str, Any]] = yaml.load(TEAM.read_text(encoding="utf-8"), Loader)


@pytest.mark.parametrize("person", PEOPLE, ids=lambda person: person["id"])
def test_reads_what_the_content_says(person: dict[str, Any]) -> None:
    facts = {name: person[name] for name in ("id", "role", "generation")}
    assert dataclasses.asdict(STAFF[person["id"]]) == facts | person["look"]


def test_everybody_has_a_portrait() -> None:
    drawn = re.findall(r'@scene\("(team/\d+)"', PORTRAITS.read_text(encoding="utf-8"))
    assert drawn == [person["image"] for person in PEOPLE]


def test_a_look_with_a_missing_fact_is_refused() -> None:
    with pytest.raises(TypeError, match="missing"):
        read_staff('- id: "01"\n  role: ceo\n  generation: gen_1\n  look: {colour: sky}\n')
