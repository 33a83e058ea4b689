"""The contact sheet: every picture side by side, to see whether it is one world."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageDraw

COLUMNS = 8
CELL = (240, 200)
LABEL = 16
PAPER = "#FFF6E8"


def contact_sheet(pictures: Sequence[tuple[str, Path]], target: Path) -> None:
    """Write one image with all pictures in rows, each with its name below."""
    rows = -(-len(pictures) // COLUMNS)
    sheet = Image.new("RGB", (COLUMNS * CELL[0], rows * (CELL[1] + LABEL)), PAPER)
    pen = ImageDraw.Draw(sheet)
    for place, (name, path) in enumerate(pictures):
        left = place % COLUMNS * CELL[0]
        top = place // COLUMNS * (CELL[1] + LABEL)
        _paste(sheet, path, left, top)
        pen.text((left + 4, top + CELL[1] + 2), name, fill="#1B1D3E")
    target.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(target)


def _paste(sheet: Image.Image, path: Path, left: int, top: int) -> None:
    with Image.open(path) as picture:
        small = picture.convert("RGBA")
    small.thumbnail((CELL[0] - 6, CELL[1] - 4))
    spot = (left + (CELL[0] - small.width) // 2, top + (CELL[1] - small.height) // 2)
    sheet.paste(small, spot, small)
