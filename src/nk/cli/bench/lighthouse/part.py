"""The part `lighthouse`: four scores, four metrics and the weight of every page."""

from collections.abc import Iterator
from urllib.parse import urlsplit

from rich.progress import track

from nk.cli.bench.figures import Figure, Target, at_least, at_most
from nk.cli.bench.lighthouse.reading import CATEGORIES, Seen, median_of, read_report
from nk.cli.bench.lighthouse.running import keep_report, run_lighthouse
from nk.cli.bench.options import Options, PartFailedError
from nk.cli.bench.pages import page_addresses
from nk.cli.build import console
from nk.cli.places import CACHE
from nk.cli.running_site import running_site

PART = "lighthouse"
# First view of the home page on a phone, with fonts and pictures.
_HOME_WEIGHT = at_most(350)
_HOME = ("/", "/en")
_REPORTS = CACHE / "bench" / "lighthouse"


def measure(options: Options) -> list[Figure]:
    """Measure the chosen pages; the median of several runs counts."""
    pages = page_addresses(options.pages)
    if not pages:
        raise PartFailedError("no page has such an address")
    seen: dict[str, list[Seen]] = {page: [] for page in pages}
    with running_site() as site:
        runs = run_lighthouse([f"{site.origin}{page}" for page in pages], options.runs)
        total = len(pages) * options.runs
        for finished in track(runs, "· Lighthouse", total=total, console=console):
            page = urlsplit(finished.address).path
            keep_report(finished, _REPORTS, page.strip("/").replace("/", "-") or "home")
            seen[page].append(_read(finished.report, page))
    speed = median_of([run for of_page in seen.values() for run in of_page]).machine
    return [
        Figure(
            PART, "speed of the machine", round(speed), "", None, "Lighthouse's benchmark index"
        ),
        *(figure for page, of_page in seen.items() for figure in page_figures(page, of_page)),
    ]


def page_figures(page: str, runs: list[Seen]) -> Iterator[Figure]:
    """Return what is said of one page."""
    middle = median_of(runs)
    lost = ", ".join(middle.flaws)
    for category in CATEGORIES:
        score = middle.scores[category]
        note = f"not perfect: {lost}" if score < 100 else ""
        yield Figure(PART, category, score, "", at_least(100), note, page)
    for metric, value in middle.metrics.items():
        target: Target | None = at_most(0) if metric == "CLS" else None
        unit = "" if metric == "CLS" else "ms"
        yield Figure(PART, metric, round(value, 3), unit, target, "", page)
    weight_target = _HOME_WEIGHT if page in _HOME else None
    yield Figure(PART, "weight", _kilobytes(middle.weight), "KB", weight_target, "", page)
    for kind, size in middle.bytes_by_type.items():
        yield Figure(PART, kind, _kilobytes(size), "KB", None, "", page)


def _kilobytes(size: int) -> float:
    return round(size / 1000, 1)


def _read(report: dict[str, object], page: str) -> Seen:
    try:
        return read_report(report)
    except ValueError as error:
        raise PartFailedError(f"{page}: {error}") from error
