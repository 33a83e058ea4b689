"""One measured figure, and whether it is as good as it has to be."""

import json
import os
import platform
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any, Literal

Wanted = Literal["at least", "at most"]


@dataclass(frozen=True, slots=True)
class Target:
    """What a figure must reach."""

    wanted: Wanted
    value: float

    def is_met_by(self, value: float) -> bool:
        """Tell whether a value is good enough; exactly the target is."""
        return value >= self.value if self.wanted == "at least" else value <= self.value


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured: a name within a part, a value, and its target if it has one.

    Where the same is measured of many, such as of every page, `subject` says of which.
    """

    part: str
    name: str
    value: float
    unit: str
    target: Target | None = None
    note: str = ""
    subject: str = ""

    @property
    def reached(self) -> bool | None:
        """Tell whether the target is met; None where nothing is asked."""
        return None if self.target is None else self.target.is_met_by(self.value)

    @property
    def key(self) -> tuple[str, str, str]:
        """What the same figure of another run is found by."""
        return self.part, self.subject, self.name

    @property
    def title(self) -> str:
        """What the figure is called outside of its table."""
        return f"{self.part} {self.subject} {self.name}".replace("  ", " ")


def at_least(value: float) -> Target:
    """A target to be reached from below."""
    return Target("at least", value)


def at_most(value: float) -> Target:
    """A target not to be passed."""
    return Target("at most", value)


def median_ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """Return the median of the ratios of paired rounds.

    The rounds of a pair run one after the other, so that a slow minute of the machine slows
    both and leaves their ratio alone.
    """
    return median(own / other for own, other in zip(ours, theirs, strict=True))


def missed(figures: Iterable[Figure]) -> list[Figure]:
    """Return the figures that fall short of their target."""
    return [figure for figure in figures if figure.reached is False]


@dataclass(frozen=True, slots=True)
class Difference:
    """A figure of now beside the same figure of an earlier run."""

    now: Figure
    before: Figure | None

    @property
    def percent(self) -> float | None:
        """How much it grew, in per cent; None where there is nothing to compare with."""
        if self.before is None or self.before.value == 0:
            return None
        return (self.now.value / self.before.value - 1) * 100


def compare(now: Iterable[Figure], before: Iterable[Figure]) -> list[Difference]:
    """Pair the figures of now with those of before, in the order of now."""
    earlier = {figure.key: figure for figure in before}
    return [Difference(figure, earlier.get(figure.key)) for figure in now]


def change_words(difference: Difference) -> str:
    """Return the change as people read it."""
    if difference.before is None:
        return "new"
    if difference.percent is None:
        return "same" if difference.now.value == difference.before.value else "from 0"
    return f"{difference.percent:+.1f}%"


class UnreadableResultsError(Exception):
    """A file holds no results; the text is a sentence for the person who named it."""


@dataclass(frozen=True, slots=True)
class Results:
    """The figures of one part, and the circumstances they were measured in."""

    part: str
    made_at: str
    command: str
    cores: int
    python: str
    figures: tuple[Figure, ...]
    # How many processes wanted a core before the part began; more than a few spoil every time.
    load: float | None = None


def results_of_now(part: str, command: str, figures: Iterable[Figure], load: float) -> Results:
    """Return figures just measured on this machine."""
    now = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    cores = len(os.sched_getaffinity(0))
    python = platform.python_version()
    return Results(part, now, command, cores, python, tuple(figures), round(load, 1))


def merged(older: Iterable[Results], newer: Iterable[Results]) -> list[Results]:
    """Return the newer results, and the older ones of parts that were not measured again."""
    by_part = {results.part: results for results in older}
    return list({**by_part, **{results.part: results for results in newer}}.values())


def save(results: Iterable[Results], file: Path) -> None:
    """Write results; the folder is made if need be."""
    file.parent.mkdir(parents=True, exist_ok=True)
    data = [asdict(part) for part in results]
    file.write_text(f"{json.dumps(data, indent=1, ensure_ascii=False)}\n", encoding="utf-8")


def load(file: Path) -> list[Results]:
    """Read results that `save` wrote."""
    try:
        return [_results(part) for part in json.loads(file.read_text(encoding="utf-8"))]
    except OSError as error:
        raise UnreadableResultsError(f"{file} cannot be read: {error.strerror}.") from error
    except (ValueError, TypeError, KeyError) as error:
        raise UnreadableResultsError(f"{file} holds no results of ./nk bench.") from error


def _results(data: dict[str, Any]) -> Results:
    return Results(**{**data, "figures": tuple(map(_figure, data["figures"]))})


def _figure(data: dict[str, Any]) -> Figure:
    target = Target(**data["target"]) if data["target"] else None
    return Figure(**{**data, "target": target})
