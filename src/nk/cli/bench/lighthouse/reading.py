"""What a Lighthouse report says, cut down to what is compared."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

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
