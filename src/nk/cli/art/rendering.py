"""Runs the renderer over scenes and turns what it makes into the site's pictures."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image

from nk.cli.art.catalogue import SceneEntry
from nk.cli.art.cutouts import melt_shadow
from nk.cli.places import CACHE, ROOT

IMAGES = ROOT / "content" / "images"
DRAFTS = CACHE / "art" / "drafts"
RAW = CACHE / "art" / "raw"
#: Blender takes seconds to start and grows with each scene, so a process renders a handful.
PER_PROCESS = 10
DRAFT_SAMPLES = 8
_MARK = "@@art "


@dataclass(frozen=True)
class Outcome:
    """What became of one scene; `error` is empty when all went well."""

    entry: SceneEntry
    seconds: float
    error: str


def render_drafts(python: Path, entries: Sequence[SceneEntry]) -> Iterator[Outcome]:
    """Render small, rough PNGs into the cache."""
    yield from _render(python, entries, DRAFTS, draft=True)


def render_finals(python: Path, entries: Sequence[SceneEntry]) -> Iterator[Outcome]:
    """Render at full quality and write the WebP masters under content/images."""
    for outcome in _render(python, entries, RAW, draft=False):
        if not outcome.error:
            _publish(RAW / f"{outcome.entry.name}.png", outcome.entry)
        yield outcome


def _render(
    python: Path, entries: Sequence[SceneEntry], folder: Path, *, draft: bool
) -> Iterator[Outcome]:
    for start in range(0, len(entries), PER_PROCESS):
        yield from _one_process(python, entries[start : start + PER_PROCESS], folder, draft)


def _one_process(
    python: Path, batch: Sequence[SceneEntry], folder: Path, draft: bool
) -> Iterator[Outcome]:
    jobs = [_job(entry, folder, draft) for entry in batch]
    job_file = CACHE / "art" / f"jobs-{os.getpid()}.json"
    job_file.parent.mkdir(parents=True, exist_ok=True)
    job_file.write_text(json.dumps(jobs), encoding="utf-8")
    waiting = {entry.name: entry for entry in batch}
    command = ["nice", "-n", "19", str(python), "-m", "art.worker", str(job_file)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as worker:
        for line in worker.stdout or ():
            if line.startswith(_MARK):
                report = json.loads(line.removeprefix(_MARK))
                yield Outcome(waiting.pop(report["name"]), report["seconds"], report["error"])
    job_file.unlink()
    for entry in waiting.values():
        yield Outcome(entry, 0.0, f"the renderer ended early (exit code {worker.returncode})")


def _job(entry: SceneEntry, folder: Path, draft: bool) -> dict[str, Any]:
    path = folder / f"{entry.name}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    return {
        "module": entry.module,
        "name": entry.name,
        "path": str(path),
        "size": entry.draft_size() if draft else entry.size,
        "samples": DRAFT_SAMPLES if draft else entry.samples,
    }


def _publish(raw: Path, entry: SceneEntry) -> None:
    target = IMAGES / f"{entry.name}.webp"
    target.parent.mkdir(parents=True, exist_ok=True)
    # Written aside and moved into place, so that an interrupted run leaves no half picture.
    unfinished = raw.with_suffix(".webp")
    with Image.open(raw) as picture:
        finished = melt_shadow(picture) if entry.transparent else picture
        finished.save(unfinished, "WEBP", quality=88, method=6)
    unfinished.replace(target)
