"""Titles of rendered boxes: a plate with the site's heading letters, laid on the box afterwards.

The hits' boxes and those face down look like the boxes whose covers the page prints; letters
modelled in Blender came out wobbly at the size at which a box is seen.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

FONT = Path(__file__).parents[2] / "web/src/fonts/mitr-latin-600-normal.woff2"
#: The plate is drawn this much larger, so that its edges and letters are smooth.
FINE = 4
#: How high a line is, as a share of its letters' size.
LEADING = 1.08

Spot = tuple[float, float]


@dataclass(frozen=True)
class Title:
    """What stands on a box; `corners` are the plate's, in pixels, from its upper left clockwise."""

    lines: tuple[str, ...]
    corners: tuple[Spot, Spot, Spot, Spot]
    plate: str
    letters: str
    #: What stands before the plate: a round thing's middle and radius.
    before: tuple[float, float, float] | None = None
    #: A medal around a single sign, instead of a band.
    medal: bool = False


TITLES = {
    "games/rebel-princess": Title(
        ("REBEL", "PRINCESS"), ((69, 152), (289, 137), (288, 221), (74, 237)), "#7A1440", "#FFE9B5"
    ),
    "games/haunted-glass": Title(
        ("THE HAUNTED", "GLASS"),
        ((342, 107), (564, 125), (559, 193), (342, 176)),
        "#151238",
        "#D9CCFF",
    ),
    "games/salem-1692": Title(
        ("SALEM", "1692"), ((56, 143), (268, 129), (268, 218), (56, 233)), "#2A0F18", "#FFC983"
    ),
    "games/flip-7": Title(
        ("FLIP 7",), ((56, 114), (351, 107), (348, 163), (62, 170)), "#6B130C", "#FFE45C"
    ),
    "games/deductio": Title(
        ("DEDUCTIO",), ((94, 93), (303, 92), (301, 141), (97, 142)), "#0A4A47", "#FFE45C"
    ),
    "games/rich-and-good": Title(
        ("THE RICH", "AND THE GOOD"),
        ((281, 135), (491, 136), (488, 195), (282, 194)),
        "#12402A",
        "#FFD23F",
        (264, 206, 33),
    ),
    "games/age-of-innovation": Title(
        ("AGE OF", "INNOVATION"),
        ((105, 78), (299, 78), (296, 140), (109, 140)),
        "#143A8A",
        "#FFE45C",
    ),
    "games/railways-1830": Title(
        ("1830", "RAILWAYS"),
        ((364, 168), (580, 167), (574, 249), (366, 250)),
        "#4A1410",
        "#FFD98A",
        (350.5, 248, 25.5),
    ),
    "covers/mystery-a": Title(
        ("?",), ((53, 57), (183, 61), (181, 214), (57, 216)), "#FFF6E8", "#C8331F", medal=True
    ),
    "covers/mystery-b": Title(
        ("?",), ((151, 78), (270, 73), (268, 223), (154, 221)), "#FFF6E8", "#1F4FB8", medal=True
    ),
    "covers/mystery-e": Title(
        ("?",), ((53, 57), (183, 61), (181, 214), (57, 216)), "#FFF6E8", "#1B1D3E", medal=True
    ),
}


def titled(picture: Image.Image, title: Title) -> Image.Image:
    """Lay the plate on the box, as the box stands."""
    plate = _plate(title)
    large = (picture.width * FINE, picture.height * FINE)
    corners = [(x * FINE, y * FINE) for x, y in title.corners]
    laid = plate.transform(
        large, Image.Transform.PERSPECTIVE, _mapping(corners, plate.size), Image.Resampling.BICUBIC
    )
    if title.before:
        x, y, radius = (value * FINE for value in title.before)
        seen = Image.new("L", large, 255)
        ImageDraw.Draw(seen).ellipse((x - radius, y - radius, x + radius, y + radius), fill=0)
        laid.putalpha(ImageChops.multiply(laid.getchannel("A"), seen))
    laid = laid.resize(picture.size, Image.Resampling.LANCZOS)
    return Image.alpha_composite(picture, laid)


def _plate(title: Title) -> Image.Image:
    """Draw the plate as if seen from the front: an edge, and the lines in the middle."""
    left, right, low = title.corners[0], title.corners[1], title.corners[3]
    wide, high = round((right[0] - left[0]) * FINE), round((low[1] - left[1]) * FINE)
    plate = Image.new("RGBA", (wide, high), title.plate)
    draw = ImageDraw.Draw(plate)
    edge = round(2.2 * FINE)
    if title.medal:
        shape = Image.new("L", plate.size)
        ImageDraw.Draw(shape).ellipse((0, 0, wide - 1, high - 1), fill=255)
        plate.putalpha(shape)
        inset = 2 * edge
        draw.ellipse((inset, inset, wide - inset, high - inset), outline=title.letters, width=edge)
    else:
        for top in (0, high - edge):
            draw.rectangle((0, top, wide, top + edge), fill=title.letters)
    size = min(
        (high - 5 * edge) / (len(title.lines) * LEADING),
        *(wide * 0.86 / _width(line) for line in title.lines),
    )
    font = ImageFont.truetype(FONT, round(size))
    first = high / 2 - (len(title.lines) - 1) * size * LEADING / 2
    shade = Image.new("L", plate.size)
    for colour, canvas, down in (("#000000", None, size * 0.07), (title.letters, draw, 0.0)):
        for index, line in enumerate(title.lines):
            spot = (wide / 2, first + index * size * LEADING + size * 0.35 + down)
            on = canvas or ImageDraw.Draw(shade)
            on.text(spot, line, font=font, fill=colour if canvas else 100, anchor="ms")
        if canvas is None:
            soft = shade.filter(ImageFilter.GaussianBlur(size * 0.03))
            dark = Image.new("RGBA", plate.size, colour)
            dark.putalpha(soft)
            plate.alpha_composite(dark)
    return plate


def _width(line: str) -> float:
    """Return how wide a line is, as a share of its letters' size."""
    return ImageFont.truetype(FONT, 100).getlength(line) / 100


def _mapping(corners: list[Spot], size: tuple[int, int]) -> list[float]:
    """Return the eight figures by which a point of the picture finds its point of the plate."""
    wide, high = size
    flat = ((0, 0), (wide, 0), (wide, high), (0, high))
    rows: list[list[float]] = []
    for (x, y), (u, v) in zip(corners, flat, strict=True):
        rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y, u])
        rows.append([0, 0, 0, x, y, 1, -v * x, -v * y, v])
    return _solved(rows)


def _solved(rows: list[list[float]]) -> list[float]:
    """Solve as many equations as there are unknowns; the last figure of a row is its right side."""
    count = len(rows)
    for at in range(count):
        best = max(range(at, count), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(count):
            if other != at:
                share = rows[other][at]
                rows[other] = [
                    value - share * mine for value, mine in zip(rows[other], rows[at], strict=True)
                ]
    return [row[-1] for row in rows]
