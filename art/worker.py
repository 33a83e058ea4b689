"""Renders the scenes named in a job file; run by `nk art render` in Blender's own environment.

The job is JSON: a list of {module, name, path, size, samples, box}. One line per finished scene
goes to standard output, behind a mark that tells it from Blender's own chatter.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
import traceback
from pathlib import Path
from typing import TypedDict

from art.kit import places, rendering, stage
from art.scenes.registry import SCENES

MARK = "@@art "


class Job(TypedDict):
    """One picture to render."""

    module: str
    name: str
    path: str
    size: tuple[int, int]
    samples: int
    # Left, top, right and bottom of the part that is rendered, or None for the whole picture.
    box: tuple[int, int, int, int] | None


def main(job_file: str) -> int:
    """Render every job and return the number of scenes that failed."""
    jobs: list[Job] = json.loads(Path(job_file).read_text(encoding="utf-8"))
    return sum(not _report(job) for job in jobs)


def _report(job: Job) -> bool:
    started = time.monotonic()
    error = ""
    seen: dict[str, list[int]] = {}
    try:
        seen = _render(job)
    # A broken scene must not stop the rest of the batch; its trace is passed on whole.
    except Exception:
        error = traceback.format_exc()
    seconds = time.monotonic() - started
    line = {"name": job["name"], "seconds": seconds, "error": error, "places": seen}
    print(MARK + json.dumps(line), flush=True)
    return not error


def _render(job: Job) -> dict[str, list[int]]:
    importlib.import_module(job["module"])
    found = SCENES[job["name"]]
    stage.clear()
    rendering.prepare(tuple(job["size"]), job["samples"], found.transparent)
    found.build()
    if job["box"]:
        rendering.crop(tuple(job["box"]))
    rendering.save(job["path"])
    return places.seen_places()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
