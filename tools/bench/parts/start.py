"""A copy of the project as a new colleague gets it: what git holds, and nothing installed."""

import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from rich.progress import track

from nk.cli.building.build import console
from nk.cli.places import ROOT
from tools.bench.command import Options, PartFailedError
from tools.bench.results import Figure, at_most
from tools.running_site import (
    answers,
    built_pages,
    clean_environment,
    free_port,
    running,
    wait_until,
)


def fresh_clone(folder: Path) -> Path:
    """Clone the last commit into a folder and return the copy."""
    copy = folder / "nk"
    command = ["git", "clone", "--quiet", "--local", "--no-hardlinks", str(ROOT), str(copy)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        raise PartFailedError(f"the project could not be cloned: {done.stderr.strip()}")
    return copy


PART = "start"
_WARM = at_most(3)
_COLD = at_most(240)
_PATIENCE_SECONDS = 1800


def measure(options: Options) -> list[Figure]:
    """Start the site again and again; the fresh clone only if asked, as it takes minutes."""
    built_pages()
    with tempfile.TemporaryDirectory(prefix="nk-start-") as name:
        folder = Path(name)
        # The first start makes the store, its samples and the compressed pages, which carry
        # their address; so all starts are at one port.
        port = free_port()
        seconds_to_answer(ROOT, folder / "var", port)
        rounds = range(options.rounds)
        warm = [
            seconds_to_answer(ROOT, folder / "var", port)
            for _ in track(rounds, "· warm starts", console=console)
        ]
        figures = [Figure(PART, "warm start", round(median(warm), 2), "s", _WARM)]
        if options.cold:
            figures.append(_cold(folder))
    return figures


def seconds_to_answer(root: Path, data: Path, port: int) -> float:
    """Run `./nk serve` and return the seconds until the home page is answered."""
    env = clean_environment({"NK_DATA": str(data), "NK_ACCESS_LOG": "off"})
    command = [sys.executable, str(root / "nk"), "serve", "--port", str(port)]
    started = perf_counter()
    with running(command, env, root) as process:
        wait_until(process, lambda: answers(port, "/"), _PATIENCE_SECONDS)
        return perf_counter() - started


def _cold(folder: Path) -> Figure:
    with console.status("A fresh clone, installed and built …"):
        seconds = seconds_to_answer(fresh_clone(folder), folder / "new-var", free_port())
    note = "a fresh clone of the last commit: environment, packages and pages"
    return Figure(PART, "cold start", round(seconds, 1), "s", _COLD, note)
