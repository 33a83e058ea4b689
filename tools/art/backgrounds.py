"""The backgrounds and the shadow of "Make your meeple", drawn without Blender.

Backgrounds are as tall as a story; the square picture shows their middle.
"""

import math
from collections.abc import Callable

from PIL import Image, ImageDraw, ImageFilter

from tools.art.rendering import IMAGES

SIZE = (1080, 1920)
# Drawn twice as large as kept, because Pillow does not smooth the edges of shapes.
_OVERSIZE = 2
_MIDDLE = (SIZE[0] // 2, SIZE[1] // 2)
_TALL = SIZE[1]

Draw = Callable[["_Pen"], None]


class _Pen:
    """Draws in the coordinates of the finished picture."""

    def __init__(self, ground: str) -> None:
        self._sheet = Image.new("RGB", (SIZE[0] * _OVERSIZE, SIZE[1] * _OVERSIZE), ground)
        self._draw = ImageDraw.Draw(self._sheet)

    def shape(self, points: list[tuple[float, float]], colour: str) -> None:
        self._draw.polygon([(x * _OVERSIZE, y * _OVERSIZE) for x, y in points], fill=colour)

    def disc(self, x: float, y: float, radius: float, colour: str) -> None:
        edges = (x - radius, y - radius, x + radius, y + radius)
        self._draw.ellipse([edge * _OVERSIZE for edge in edges], fill=colour)

    def box(self, left: float, top: float, right: float, bottom: float, colour: str) -> None:
        self.shape([(left, top), (right, top), (right, bottom), (left, bottom)], colour)

    def finished(self) -> Image.Image:
        return self._sheet.resize(SIZE, Image.Resampling.LANCZOS)


def _star(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    points = []
    for corner in range(10):
        reach = radius if corner % 2 == 0 else radius * 0.45
        angle = corner * math.pi / 5 - math.pi / 2
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return points


def _rays(pen: _Pen) -> None:
    for ray in range(16):
        edges = [(ray + side) * math.tau / 16 for side in (-0.25, 0.25)]
        far = [(_MIDDLE[0] + _TALL * math.cos(a), _MIDDLE[1] + _TALL * math.sin(a)) for a in edges]
        pen.shape([_MIDDLE, *far], "#FFD261")


def _dots(pen: _Pen) -> None:
    for row in range(18):
        for column in range(11):
            pen.disc(column * 120 - 60 * (row % 2), row * 116, 26, "#FFC4D4")


def _stripes(pen: _Pen) -> None:
    for stripe in range(0, SIZE[0], 216):
        pen.box(stripe, 0, stripe + 108, _TALL, "#BFE6DD")


def _disc(pen: _Pen) -> None:
    pen.disc(*_MIDDLE, 470, "#A9DBF7")


def _board(pen: _Pen) -> None:
    for row in range(16):
        for column in range(9):
            if (row + column) % 2 == 0:
                pen.box(column * 120, row * 120, column * 120 + 120, row * 120 + 120, "#FFE3B0")


def _night(pen: _Pen) -> None:
    pen.disc(830, 620, 120, "#FFE9B5")
    pen.disc(780, 590, 110, "#2A2E66")
    for place in range(60):
        x, y = place * 389 % 1080, place * 577 % 1920
        pen.shape(_star(x, y, 12 + place % 3 * 7), "#FFC23C" if place % 4 else "#7CC8F0")


def _bursts(pen: _Pen) -> None:
    for reach, colour in ((620, "#FF8A6B"), (500, "#FFB199")):
        points = [
            (
                _MIDDLE[0] + reach * (1 if k % 2 else 0.86) * math.cos(k * math.tau / 36),
                _MIDDLE[1] + reach * (1 if k % 2 else 0.86) * math.sin(k * math.tau / 36),
            )
            for k in range(36)
        ]
        pen.shape(points, colour)


def _confetti(pen: _Pen) -> None:
    colours = ("#FFC23C", "#E8452F", "#0E8F82", "#FF9DB5", "#7CC8F0")
    for place in range(140):
        x, y, turn = place * 337 % 1100 - 10, place * 619 % 1940 - 10, place * 0.9
        along, across = (math.cos(turn) * 22, math.sin(turn) * 22), (-math.sin(turn) * 10, 0)
        corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
        pen.shape(
            [
                (x + a * along[0] + b * across[0], y + a * along[1] + b * math.cos(turn) * 10)
                for a, b in corners
            ],
            colours[place % len(colours)],
        )


#: Name: the ground's colour, and what is drawn on it.
BACKGROUNDS: dict[str, tuple[str, Draw]] = {
    "sky": ("#D9EFFC", _disc),
    "rays": ("#FFC23C", _rays),
    "dots": ("#FFE1E9", _dots),
    "stripes": ("#D8F3EC", _stripes),
    "board": ("#FFF1D6", _board),
    "night": ("#2A2E66", _night),
    "burst": ("#E8452F", _bursts),
    "confetti": ("#DDD4FF", _confetti),
}


#: As large as the rendered layers; the ellipse lies under the feet, in shares of the side.
LAYER_SIDE = 640
_UNDER_FEET = (0.24, 0.89, 0.745, 0.965)
_SHADOW_ALPHA = 100


def _shadow() -> Image.Image:
    alpha = Image.new("L", (LAYER_SIDE, LAYER_SIDE))
    box = [share * LAYER_SIDE for share in _UNDER_FEET]
    ImageDraw.Draw(alpha).ellipse(box, fill=_SHADOW_ALPHA)
    shadow = Image.new("RGBA", alpha.size, "#1B1D3E")
    shadow.putalpha(alpha.filter(ImageFilter.GaussianBlur(LAYER_SIDE * 0.014)))
    return shadow


def draw_backgrounds() -> int:
    """Write every background, and the shadow, beside the layers; return how many there are."""
    _shadow().save(IMAGES / "meeple" / "shadow-floor.webp", "WEBP", quality=90, method=6)
    for name, (ground, draw) in BACKGROUNDS.items():
        pen = _Pen(ground)
        draw(pen)
        pen.finished().save(
            IMAGES / "meeple" / f"background-{name}.webp", "WEBP", quality=90, method=6
        )
    return len(BACKGROUNDS)
