"""The renderer's own Python environment, made on first use."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops, ImageFilter
from rich.console import Console

from nk.cli.places import CACHE, ROOT
from tools.art.edges import smooth_edge, spread
from tools.art.scenes import SceneEntry

STUDIO = CACHE / "art-venv"
REQUIREMENTS = ROOT / "art" / "requirements.txt"


def studio_python(console: Console) -> Path:
    """Return the interpreter that has Blender, installing it when it is missing."""
    python = STUDIO / "bin" / "python"
    if not _has_blender():
        with console.status("Setting up the renderer (once, about 400 MB)"):
            subprocess.run([sys.executable, "-m", "venv", str(STUDIO)], check=True)
            install = [str(python), "-m", "pip", "install", "--quiet", "--require-hashes"]
            subprocess.run([*install, "-r", str(REQUIREMENTS)], check=True)
    return python


def _has_blender() -> bool:
    return any(STUDIO.glob("lib/python*/site-packages/bpy/__init__*"))


#: Fainter than this (of 255) a shadow is only a smudge on the page.
SMUDGE = 8
#: The renderer leaves shadows black; a surface is never this dark and see-through at once.
BLACK = 24
SOLID = 235
#: Share of the picture's width over which a shadow melts at the border.
BORDER = 0.07


def melt_shadow(picture: Image.Image) -> Image.Image:
    """Return the cut-out with smudges removed and its shadow faded towards the border."""
    red, green, blue, alpha = picture.convert("RGBA").split()
    brightest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    dark = brightest.point(lambda value: 255 if value <= BLACK else 0)
    see_through = alpha.point(lambda value: 255 if value <= SOLID else 0)
    shadow = ImageChops.multiply(dark, see_through)
    cleaned = alpha.point(lambda value: max(0, value - SMUDGE))
    melted = ImageChops.multiply(cleaned, _vignette(alpha.size))
    return Image.merge("RGBA", (red, green, blue, Image.composite(melted, alpha, shadow)))


def _vignette(size: tuple[int, int]) -> Image.Image:
    width, height = size
    edge = round(width * BORDER)
    mask = Image.new("L", size, 0)
    mask.paste(255, (edge, edge, width - edge, height - edge))
    # Three box blurs of a third of the edge each reach exactly from the border to the inside.
    for _ in range(3):
        mask = mask.filter(ImageFilter.BoxBlur(edge / 3))
    return mask


#: How far (of the picture's width) a layer's shadow on what it lies on falls, how soft it is and
#: how dark (of 255) it gets.
FALL, SOFTNESS, DARKNESS = 0.012, 0.012, 90


def with_contact_shadow(layer: Image.Image, below: Image.Image) -> Image.Image:
    """Return the layer above the soft shadow that it throws on the picture below."""
    layer, size = layer.convert("RGBA"), layer.size
    fallen = Image.new("L", size)
    fallen.paste(layer.getchannel("A"), (0, round(size[0] * FALL)))
    soft = fallen.filter(ImageFilter.GaussianBlur(size[0] * SOFTNESS))
    faint = soft.point(lambda value: value * DARKNESS // 255)
    shadow = Image.new("RGBA", size, "#1B1D3E")
    shadow.putalpha(ImageChops.multiply(faint, below.convert("RGBA").getchannel("A")))
    return Image.alpha_composite(shadow, layer)


IMAGES = ROOT / "content" / "images"
DRAFTS = CACHE / "art" / "drafts"
RAW = CACHE / "art" / "raw"
FRAMES = CACHE / "art" / "frames"
#: The set whose cut-outs lie over each other.
LAYERS = "meeple/"
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
    #: Where the things that the scene marked are seen: left, top, right, bottom in pixels.
    places: dict[str, list[int]] = field(default_factory=dict)


def render_drafts(python: Path, entries: Sequence[SceneEntry]) -> Iterator[Outcome]:
    """Render small, rough PNGs into the cache."""
    yield from _render(python, entries, DRAFTS, draft=True)


def render_finals(python: Path, entries: Sequence[SceneEntry]) -> Iterator[Outcome]:
    """Render at full quality and write the WebP masters under content/images."""
    for outcome in _render(python, entries, RAW, draft=False):
        if not outcome.error:
            _publish(RAW / f"{outcome.entry.name}.png", outcome.entry)
        yield outcome


def render_frames(python: Path, entries: Sequence[SceneEntry]) -> Iterator[Outcome]:
    """Render parts of pictures at full quality as PNGs into the cache."""
    yield from _render(python, entries, FRAMES, draft=False)


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
                entry = waiting.pop(report["name"])
                yield Outcome(entry, report["seconds"], report["error"], report["places"])
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
        "box": None if draft else entry.box,
    }


def _publish(raw: Path, entry: SceneEntry) -> None:
    target = IMAGES / f"{entry.name}.webp"
    target.parent.mkdir(parents=True, exist_ok=True)
    # Written aside and moved into place, so that an interrupted run leaves no half picture.
    unfinished = raw.with_suffix(".webp")
    with Image.open(raw) as picture:
        finished = melt_shadow(picture) if entry.transparent else picture
        lies_over_others = entry.name.startswith(LAYERS)
        if lies_over_others:
            finished = smooth_edge(finished)
        if entry.on:
            with Image.open(IMAGES / f"{entry.on}.webp") as below:
                finished = spread(with_contact_shadow(finished, below))
        # Exact: what lies beyond an edge keeps its colour.
        finished.save(unfinished, "WEBP", quality=88, method=6, exact=lies_over_others)
    unfinished.replace(target)
