"""What the person who measures can choose."""

import os
import re
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from nk.cli.building.build import console
from nk.cli.places import CACHE
from nk.cli.terminal import stop
from tools.bench.results import (
    Figure,
    Results,
    UnreadableResultsError,
    load,
    merged,
    results_of_now,
    save,
)
from tools.bench.sheets import show, write_quality_page
from tools.running_site import NotRunningError


@dataclass(frozen=True, slots=True)
class Options:
    """The options of `nk bench`, as every part is given them."""

    # Pairs of rounds, ours and theirs in turn, of which the median counts.
    rounds: int = 5
    # Seconds of load in one round.
    seconds: int = 5
    # Lighthouse runs a page, of which the median counts.
    runs: int = 3
    # Only pages whose address contains one of these; all if empty.
    pages: tuple[str, ...] = ()
    # Measure the first start of a fresh clone as well, which takes minutes.
    cold: bool = False
    # Rows of the largest store, as a share of the full size; below 1 only to try things out.
    scale: float = 1.0


class PartFailedError(Exception):
    """A part could not measure; the text is a sentence that says why."""


# What each part tells, by its name; `tools.bench.parts.<name>.measure` measures it.
PARTS = {
    "server": "pages, 304s, API lists and event pages against nginx, one worker each",
    "memory": "memory of a worker after load",
    "growth": "lists and ranking from ten rows to a million, on SQLite and PostgreSQL",
    "replay": "ratings of a million matches, worked out again",
    "tournaments": "ten thousand made-up tournaments, the slowest round, the public snapshot",
    "live": "2,000 phones that follow a tournament, and 20 judges beside them",
    "desk": "a price from the desk to the public page, its preview, and the way back",
    "start": "from the command to the first answer",
    "lighthouse": "every page in both languages on a phone",
    "javascript": "scripts of every page before and after its islands wake up",
    "finder": "the search of the games page among 3,000 games, and its data",
    "next_page": "from the press to the next page, drawn ahead and not",
    "hero": "the layers that bring the home hero to life, by the hour",
}

Measure = Callable[[Options], list[Figure]]


def measure_of(part: str) -> Measure:
    """Return what measures a part."""
    measure: Measure = import_module(f"tools.bench.parts.{part}").measure
    return measure


LATEST = CACHE / "bench" / "latest.json"


def bench(
    parts: Annotated[
        list[str] | None, typer.Argument(help=f"Any of: {', '.join(PARTS)}. All by default.")
    ] = None,
    rounds: Annotated[int, typer.Option(min=1, help="Pairs of rounds; medians count.")] = 5,
    seconds: Annotated[int, typer.Option(min=1, help="Seconds of load a round.")] = 5,
    runs: Annotated[int, typer.Option(min=1, help="Lighthouse runs a page.")] = 3,
    pages: Annotated[
        list[str] | None, typer.Option(help="Only pages whose address contains this.")
    ] = None,
    cold: Annotated[bool, typer.Option(help="Time the first start of a fresh clone too.")] = False,
    scale: Annotated[
        float, typer.Option(min=0.001, max=1, help="Share of the largest store, to try out.")
    ] = 1.0,
    json: Annotated[Path | None, typer.Option(help="Write the results here as well.")] = None,
    against: Annotated[Path | None, typer.Option(help="Compare with these results.")] = None,
    write_docs: Annotated[
        bool, typer.Option("--write-docs", help="Write the tables into docs/quality.md.")
    ] = False,
) -> None:
    """Measure the site; the latest results are kept in .cache/bench/latest.json."""
    unknown = [name for name in parts or [] if name not in PARTS]
    if unknown:
        stop(f"There is no part named {', '.join(unknown)}; choose from {', '.join(PARTS)}.")
    earlier = _load(against) if against else None
    # Told to stop, the command must still end the servers and browsers it has started.
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    options = Options(rounds, seconds, runs, tuple(pages or ()), cold, scale)
    results, failed = _measure(parts or list(PARTS), options)
    show(console, results, earlier)
    if json:
        save(results, json)
    if write_docs:
        write_quality_page(_latest_and(results))
    if failed:
        stop(f"Could not be measured: {', '.join(failed)}.")


def _measure(parts: list[str], options: Options) -> tuple[list[Results], list[str]]:
    """Measure part by part; one that cannot run is told and does not keep the others from it."""
    results: list[Results] = []
    failed: list[str] = []
    for part in parts:
        console.rule(f"[bold]{part}[/bold]: {PARTS[part]}")
        load = os.getloadavg()[0]
        try:
            figures = measure_of(part)(options)
        except (PartFailedError, NotRunningError) as problem:
            console.print(f"[bold red]{part} cannot be measured[/]: {problem}.")
            failed.append(part)
        except typer.Exit:
            # What is missing has been said already, by whatever looked for it.
            failed.append(part)
        else:
            results.append(results_of_now(part, _command_line(), figures, load))
            # Kept at once: a later part may take long, and be interrupted.
            save(_latest_and(results), LATEST)
    return results, failed


def _latest_and(results: list[Results]) -> list[Results]:
    """Return every part's latest results, in the order of the parts."""
    every = merged(_load(LATEST) if LATEST.exists() else [], results)
    return sorted(every, key=lambda part: list(PARTS).index(part.part))


def _command_line() -> str:
    """Return the command as anyone can repeat it, without the files of this machine."""
    words = " ".join(["./nk", *sys.argv[1:]])
    return re.sub(r" --(json|against)[ =]\S+", "", words)


def _load(file: Path) -> list[Results]:
    try:
        return load(file)
    except UnreadableResultsError as problem:
        stop(str(problem))
