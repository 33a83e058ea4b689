"""The part `memory`: two workers before and after they have served everything under load."""

from collections.abc import Iterator, Sequence

from rich.progress import track

from nk.cli.bench.figures import Figure, at_most
from nk.cli.bench.memory.reading import memory_of
from nk.cli.bench.options import Options
from nk.cli.bench.pages import page_addresses
from nk.cli.bench.server.load import requests_a_second
from nk.cli.bench.server.questions import QUESTIONS
from nk.cli.build import console
from nk.cli.running_site import RunningSite, running_site

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
        requests_a_second(site.port, path, headers, max(1, options.seconds // 5))
