"""What a part measured, when and where, kept as JSON so that a later run can be compared."""

import json
import os
import platform
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from nk.cli.bench.figures import Figure, Target


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


def results_of_now(part: str, command: str, figures: Iterable[Figure]) -> Results:
    """Return figures just measured on this machine."""
    now = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    cores = len(os.sched_getaffinity(0))
    return Results(part, now, command, cores, platform.python_version(), tuple(figures))


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
