"""The layers that bring the home hero to life: what a phone and a wide window fetch of them."""

import json
from collections.abc import Iterator, Mapping

from nk.cli.building.build import compile_with_progress
from nk.cli.places import ROOT
from tools.art.layers import HOURS
from tools.bench.command import Options
from tools.bench.results import Figure, at_most

PART = "hero"
_PHONE = at_most(90)
_GENERATED = ROOT / "web" / "src" / "generated" / "images.json"
_PUBLIC = ROOT / "web" / "public"


def measure(options: Options) -> list[Figure]:
    """Weigh the files that the content compiler makes of the sheets."""
    compile_with_progress()
    facts = json.loads(_GENERATED.read_text(encoding="utf-8"))
    files = {
        hour: [variant["file"] for variant in facts[f"layers/home-{hour}"]["variants"]]
        for hour in HOURS
    }
    return list(figures({hour: [_size(file) for file in each] for hour, each in files.items()}))


def _size(file: str) -> int:
    return (_PUBLIC / file.removeprefix("/")).stat().st_size


def figures(sizes: Mapping[str, list[int]]) -> Iterator[Figure]:
    """Return the weight of each hour's sheet: the small one is for phones."""
    for hour, (small, large) in sizes.items():
        yield Figure(PART, f"layers on a phone, {hour}", round(small / 1000, 1), "KB", _PHONE)
        yield Figure(PART, f"layers in a wide window, {hour}", round(large / 1000, 1), "KB")
