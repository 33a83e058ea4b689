"""The parts of `nk bench`, each a module of its own that is loaded when it is asked for."""

from collections.abc import Callable
from importlib import import_module

from nk.cli.bench.figures import Figure
from nk.cli.bench.options import Options

# What each part tells, by its name; `nk.cli.bench.<name>.part` measures it.
PARTS = {
    "server": "pages, 304s, API lists and event pages against nginx, one worker each",
    "memory": "memory of a worker after load",
    "growth": "lists and ranking from ten rows to a million, on SQLite and PostgreSQL",
    "replay": "ratings of a million matches, worked out again",
    "start": "from the command to the first answer",
    "lighthouse": "every page in both languages on a phone",
    "javascript": "scripts of every page before and after its islands wake up",
}

Measure = Callable[[Options], list[Figure]]


def measure_of(part: str) -> Measure:
    """Return what measures a part."""
    measure: Measure = import_module(f"nk.cli.bench.{part}.part").measure
    return measure
