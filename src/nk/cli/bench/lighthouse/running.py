"""Running Lighthouse: one Node process for all pages, one line of JSON for each finished run."""

import json
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from nk.cli.bench.browser import browser_flags
from nk.cli.bench.options import PartFailedError
from nk.cli.bench.tools_folder import NODE, tools_folder
from nk.cli.machine import find_chromium


@dataclass(frozen=True, slots=True)
class FinishedRun:
    """Lighthouse's whole report of one run on one page."""

    address: str
    number: int
    report: dict[str, Any]


def run_lighthouse(addresses: Sequence[str], runs: int) -> Iterator[FinishedRun]:
    """Yield every run as soon as it is finished."""
    folder = tools_folder()
    job = {
        "chromium": str(find_chromium()),
        "flags": ["--headless=new", *browser_flags()],
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
