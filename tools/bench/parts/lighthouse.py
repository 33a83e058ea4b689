"""What a Lighthouse report says, cut down to what is compared."""

import json
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urlsplit

from rich.progress import track

from nk.cli.building.build import console
from nk.cli.places import CACHE
from tools.bench.command import Options, PartFailedError
from tools.bench.live_event import live_store
from tools.bench.pages import (
    NODE,
    browser_flags,
    live_addresses,
    page_addresses,
    tools_folder,
)
from tools.bench.results import Figure, at_least, at_most
from tools.machine import find_chromium
from tools.running_site import running_site

CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
# The names Lighthouse gives its audits, and the short ones people use.
METRICS = {
    "first-contentful-paint": "FCP",
    "largest-contentful-paint": "LCP",
    "total-blocking-time": "TBT",
    "cumulative-layout-shift": "CLS",
}

# Styles are inside the documents; a style sheet of its own would show up as other.
TYPES = ("document", "script", "font", "image", "fetch")


@dataclass(frozen=True, slots=True)
class Seen:
    """One run on one page: scores of 100, metrics, bytes by type, and what cost points."""

    scores: Mapping[str, float]
    metrics: Mapping[str, float]
    bytes_by_type: Mapping[str, int]
    flaws: tuple[str, ...]
    # How fast Lighthouse found the machine; figures of a busy one are worth little.
    machine: float

    @property
    def weight(self) -> int:
        """All bytes the page transferred."""
        return sum(self.bytes_by_type.values())


def read_report(report: Mapping[str, Any]) -> Seen:
    """Read one report; one that broke off has no scores and raises a ValueError."""
    if "runtimeError" in report:
        raise ValueError(f"Lighthouse broke off: {report['runtimeError']['message']}")
    categories = report["categories"]
    audits = report["audits"]
    return Seen(
        scores={name: _of_hundred(categories[name]["score"]) for name in CATEGORIES},
        metrics={short: audits[name]["numericValue"] for name, short in METRICS.items()},
        bytes_by_type=_bytes_by_type(audits["network-requests"]["details"]["items"]),
        flaws=tuple(_flaws(categories, audits)),
        machine=report["environment"]["benchmarkIndex"],
    )


def median_of(runs: Sequence[Seen]) -> Seen:
    """Return the median of each value by itself, and the flaws of any run."""
    return Seen(
        scores={name: median(run.scores[name] for run in runs) for name in CATEGORIES},
        metrics={short: median(run.metrics[short] for run in runs) for short in METRICS.values()},
        bytes_by_type={
            kind: int(median(run.bytes_by_type[kind] for run in runs)) for kind in (*TYPES, "other")
        },
        flaws=tuple(dict.fromkeys(flaw for run in runs for flaw in run.flaws)),
        machine=median(run.machine for run in runs),
    )


def _of_hundred(score: float | None) -> float:
    if score is None:
        raise ValueError("Lighthouse gave no score")
    return round(score * 100)


def _bytes_by_type(requests: Sequence[Mapping[str, Any]]) -> dict[str, int]:
    """Add up what came over the network; types that are not asked about count as other."""
    found = dict.fromkeys((*TYPES, "other"), 0)
    for request in requests:
        kind = str(request.get("resourceType", "")).lower()
        found[kind if kind in TYPES else "other"] += int(request.get("transferSize", 0))
    return found


def _flaws(categories: Mapping[str, Any], audits: Mapping[str, Any]) -> list[str]:
    """Name the audits that count and are not perfect."""
    return [
        reference["id"]
        for name in CATEGORIES
        for reference in categories[name]["auditRefs"]
        if reference["weight"] > 0
        and (score := audits[reference["id"]]["score"]) is not None
        and score < 1
    ]


@dataclass(frozen=True, slots=True)
class FinishedRun:
    """Lighthouse's whole report of one run on one page."""

    address: str
    number: int
    report: dict[str, Any]


def slowdown_for(machine: float) -> float:
    """How much slower than this machine the phone is: Lighthouse's own 4 on a fast one, and on a
    slower one as much less as it is slower, or it would be another phone on every machine."""
    return round(_SLOWDOWN * min(1.0, machine / _EXPECTED_MACHINE), 1)


def run_lighthouse(addresses: Sequence[str], runs: int, slowdown: float) -> Iterator[FinishedRun]:
    """Yield every run as soon as it is finished."""
    folder = tools_folder()
    job = {
        "chromium": str(find_chromium()),
        "flags": ["--headless=new", *browser_flags()],
        "slowdown": slowdown,
        "runs": runs,
        "addresses": list(addresses),
    }
    with subprocess.Popen(
        [str(NODE), str(folder / "lighthouse.mjs")],
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        try:
            yield from _runs(process, job)
        finally:
            process.terminate()
    if process.returncode != 0:
        raise PartFailedError("Lighthouse ended early; the lines above say why")


def _runs(process: subprocess.Popen[str], job: dict[str, object]) -> Iterator[FinishedRun]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(job))
    process.stdin.close()
    for line in process.stdout:
        data = json.loads(line)
        yield FinishedRun(data["address"], data["run"], data["report"])
    process.wait()


def keep_report(finished: FinishedRun, folder: Path, name: str) -> None:
    """Keep the whole report, for whoever wants to know why a page lost points."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{name}.{finished.number}.json"
    file.write_text(json.dumps(finished.report), encoding="utf-8")


PART = "lighthouse"
# First view of the home page on a phone, with fonts and pictures.
_HOME_WEIGHT = at_most(350)
_HOME = ("/", "/en")
_TARGETS = {"FCP": at_most(1000), "LCP": at_most(1400), "CLS": at_most(0)}
# What Lighthouse slows the processor down by, and the middle of the machines it means by that:
# docs/throttling.md of its repository, "Calibrating the CPU slowdown".
_SLOWDOWN, _EXPECTED_MACHINE = 4.0, 1750
# An evening's tournament as the shop has them.
_PLAYERS, _STADIUMS = 16, 4
_REPORTS = CACHE / "bench" / "lighthouse"


def measure(options: Options) -> list[Figure]:
    """Measure the chosen pages; the median of several runs counts."""
    pages, live = page_addresses(options.pages), live_addresses(options.pages)
    if not pages and not live:
        raise PartFailedError("no page has such an address")
    seen: dict[str, list[Seen]] = {}
    with running_site() as site:
        slowdown = slowdown_for(machine_speed(site.origin))
        if pages:
            seen |= _seen(site.origin, pages, options.runs, slowdown)
    if live:
        with live_store(_PLAYERS, _STADIUMS) as store, running_site(NK_DATA=store.folder) as site:
            found = _seen(site.origin, live, options.runs, slowdown)
            seen |= {f"{page}, live": runs for page, runs in found.items()}
    speed = median_of([run for of_page in seen.values() for run in of_page]).machine
    usual = f"{_SLOWDOWN:.0f} on a machine as fast as Lighthouse expects, {_EXPECTED_MACHINE:,}"
    return [
        Figure(
            PART, "speed of the machine", round(speed), "", None, "Lighthouse's benchmark index"
        ),
        Figure(PART, "slowed down", slowdown, "times", None, usual),
        *(figure for page, of_page in seen.items() for figure in page_figures(page, of_page)),
    ]


def machine_speed(origin: str) -> float:
    """Ask Lighthouse how fast the machine is; it tells with every report."""
    runs = run_lighthouse([f"{origin}/privacy"], 3, _SLOWDOWN)
    return median(_read(run.report, "/privacy").machine for run in runs)


def _seen(origin: str, pages: list[str], times: int, slowdown: float) -> dict[str, list[Seen]]:
    seen: dict[str, list[Seen]] = {page: [] for page in pages}
    runs = run_lighthouse([f"{origin}{page}" for page in pages], times, slowdown)
    for finished in track(runs, "· Lighthouse", total=len(pages) * times, console=console):
        page = urlsplit(finished.address).path
        keep_report(finished, _REPORTS, page.strip("/").replace("/", "-") or "home")
        seen[page].append(_read(finished.report, page))
    return seen


def page_figures(page: str, runs: list[Seen]) -> Iterator[Figure]:
    """Return what is said of one page."""
    middle = median_of(runs)
    lost = ", ".join(middle.flaws)
    for category in CATEGORIES:
        score = middle.scores[category]
        note = f"not perfect: {lost}" if score < 100 else ""
        yield Figure(PART, category, score, "", at_least(100), note, page)
    for metric, value in middle.metrics.items():
        unit = "" if metric == "CLS" else "ms"
        yield Figure(PART, metric, round(value, 3), unit, _TARGETS.get(metric), "", page)
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
