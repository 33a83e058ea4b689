"""A process's memory as Linux tells it."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.progress import track

from nk.cli.building.build import console
from tools.bench.command import Options
from tools.bench.pages import page_addresses
from tools.bench.parts.server import put_under_load
from tools.bench.questions import QUESTIONS
from tools.bench.results import Figure, at_most
from tools.running_site import RunningSite, running_site

_LINE = re.compile(r"^(Rss|Pss):\s+([0-9]+) kB$", re.MULTILINE)


def memory_of(process: int) -> dict[str, float]:
    """Return the resident and the proportional set size of a process, in megabytes."""
    return read_sizes(Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii"))


def read_sizes(text: str) -> dict[str, float]:
    """Read both sizes; memory shared by several processes counts whole in the first only."""
    return {name.upper(): int(kilobytes) * 1024 / 1e6 for name, kilobytes in _LINE.findall(text)}


PART = "memory"
_TARGET = at_most(200)
_WORKERS = 2


def measure(options: Options) -> list[Figure]:
    """Load every page and list, then look at what the workers hold."""
    with running_site(NK_WORKERS=str(_WORKERS)) as site:
        before = _of_workers(site)
        _load(site, options)
        return list(memory_figures(before, _of_workers(site)))


def memory_figures(
    before: Sequence[dict[str, float]], after: Sequence[dict[str, float]]
) -> Iterator[Figure]:
    """Return what is said of the workers; the largest of them counts."""
    for name, note in (
        ("RSS", "memory shared with other workers counts as this worker's"),
        ("PSS", "shared memory is divided among the workers"),
    ):
        at_start = max(worker[name] for worker in before)
        under_load = max(worker[name] for worker in after)
        yield Figure(PART, f"{name} of a worker at start", round(at_start, 1), "MB")
        yield Figure(
            PART, f"{name} of a worker after load", round(under_load, 1), "MB", _TARGET, note
        )


def _of_workers(site: RunningSite) -> list[dict[str, float]]:
    return [memory_of(worker) for worker in site.workers()]


def _load(site: RunningSite, options: Options) -> None:
    questions = [(question.path, question.headers) for question in QUESTIONS]
    pages = [(page, {"accept-encoding": "br"}) for page in page_addresses()]
    for path, headers in track(questions + pages, "· load", console=console):
        put_under_load(site.port, path, headers, max(1, options.seconds // 5))
