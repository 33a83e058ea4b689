"""Stand-ins for pictures that are still being made: a small flat scene in the shop's colours.

They exist so that pages can be built before the art is there. A production build never uses them.
"""

import random
import zlib
from pathlib import Path

from PIL import Image, ImageDraw

from nk.content.pictures.masters import Master

# Drawn twice as large as kept, because Pillow does not smooth the edges of shapes.
_OVERSIZE = 2
_INK = "#1B1D3E"
_FACE = "#FFFDF9"
_WALLS = ("#FFC23C", "#FF9DB5", "#7CC8F0", "#6D4FE0", "#0E8F82", "#E8452F")
_TABLES = ("#FFF6E8", "#FFE3B8", "#FFD3DE", "#D6EEFB")
_SIZES = {
    "heroes": (1400, 1120),
    "services": (640, 560),
    "team": (480, 480),
    "small": (480, 400),
    "brand": (512, 512),
    "menu": (640, 480),
}
_OTHER_SIZE = (1200, 900)

Point = tuple[float, float]

_PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def stand_in(name: str, folder: Path) -> Master:
    """Draw the stand-in of a picture, the same one every time."""
    path = folder / f"{name.replace('/', '--')}.png"
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        _scene(name).save(path)
    return Master(name, path)


def _scene(name: str) -> Image.Image:
    chance = random.Random(zlib.crc32(name.encode()))  # noqa: S311 - it places toys, not secrets.
    width, height = _SIZES.get(name.split("/", 1)[0], _OTHER_SIZE)
    size = (width * _OVERSIZE, height * _OVERSIZE)
    wall, *pieces = chance.sample(_WALLS, 5)
    picture = Image.new("RGB", size, wall)
    draw = ImageDraw.Draw(picture)
    _table(draw, size, chance.choice(_TABLES))
    unit = min(size) / 10
    for place, colour in enumerate(pieces[:3]):
        x = size[0] * (0.24 + 0.26 * place) + chance.uniform(-0.3, 0.3) * unit
        _meeple(draw, (x, size[1] * 0.66 + (place % 2) * unit * 0.7), unit * 1.5, colour)
    _die(draw, (size[0] * chance.uniform(0.36, 0.6), size[1] * 0.84), unit, chance.randint(1, 6))
    return picture.resize((width, height), Image.Resampling.LANCZOS)


def _table(draw: ImageDraw.ImageDraw, size: tuple[int, int], colour: str) -> None:
    width, height = size
    box = (-width * 0.25, height * 0.56, width * 1.25, height * 1.7)
    draw.ellipse(box, fill=colour, outline=_INK, width=max(2, height // 180))


def _meeple(draw: ImageDraw.ImageDraw, foot: Point, unit: float, colour: str) -> None:
    """Draw a playing piece that stands on `foot`, with a small smiling face."""
    x, y = foot
    line = max(2, int(unit / 18))
    shadow = (x - unit * 0.9, y - unit * 0.14, x + unit * 0.9, y + unit * 0.16)
    draw.ellipse(shadow, fill="#D9C7A8")
    body = [
        (x - unit * 0.75, y), (x - unit * 0.5, y - unit * 0.9), (x - unit, y - unit * 1.15),
        (x - unit * 0.9, y - unit * 1.55), (x, y - unit * 1.75), (x + unit * 0.9, y - unit * 1.55),
        (x + unit, y - unit * 1.15), (x + unit * 0.5, y - unit * 0.9), (x + unit * 0.75, y),
    ]  # fmt: skip
    draw.polygon(body, fill=colour, outline=_INK, width=line)
    head = (x - unit * 0.62, y - unit * 2.6, x + unit * 0.62, y - unit * 1.4)
    draw.ellipse(head, fill=colour, outline=_INK, width=line)
    for side in (-1, 1):
        _dot(draw, (x + side * unit * 0.22, y - unit * 2.08), unit * 0.08, _INK)
    smile = (x - unit * 0.2, y - unit * 2.08, x + unit * 0.2, y - unit * 1.74)
    draw.arc(smile, 20, 160, fill=_INK, width=line)


def _die(draw: ImageDraw.ImageDraw, centre: Point, unit: float, pips: int) -> None:
    x, y = centre
    half = unit * 0.6
    box = (x - half, y - half, x + half, y + half)
    draw.rounded_rectangle(box, unit * 0.2, fill=_FACE, outline=_INK, width=max(2, int(unit / 16)))
    for across, down in _PIPS[pips]:
        _dot(draw, (x + across * half * 0.52, y + down * half * 0.52), unit * 0.11, _INK)


def _dot(draw: ImageDraw.ImageDraw, centre: Point, radius: float, colour: str) -> None:
    x, y = centre
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)
