"""Night in the city: neon tubes, a river of tail lights and a street seen from above."""

from __future__ import annotations

import random

from art.kit.materials import MATTE, glowing
from art.kit.outlines import heart, star
from art.kit.shapes import ball, block, box, tube
from art.kit.stage import Point, group

_BOLT = [(0.05, 0.5), (-0.28, -0.06), (0.0, -0.06), (-0.1, -0.5), (0.28, 0.1), (0.0, 0.1)]
_CUP = [(-0.3, 0.42), (-0.2, -0.45), (0.2, -0.45), (0.3, 0.42)]


def neon_shape(
    loc: Point, shape: str = "heart", color: str = "candy", size: float = 1.0, rot: float = 0.0
) -> None:
    """A glowing outline about `size` wide, its middle at `loc`, facing -y.

    The shape is heart, star, bolt, cup or die.
    """
    outlines = {
        "heart": heart(1.0),
        "star": star(5, 0.52, 0.24),
        "bolt": _BOLT,
        "cup": _CUP,
        "die": [(-0.4, -0.4), (0.4, -0.4), (0.4, 0.4), (-0.4, 0.4)],
    }
    points = [(x * size, 0.0, z * size) for x, z in outlines[shape]]
    with group(loc, rot):
        tube([*points, points[0]], 0.045, color, finish=glowing(1.6), curved=False)
        if shape == "die":
            for x, z in ((-0.18, -0.18), (0, 0), (0.18, 0.18)):
                ball((x * size, 0, z * size), 0.07 * size, color, finish=glowing(1.6), detail=10)


def neon_line(start: Point, end: Point, color: str = "candy") -> None:
    """A straight neon tube between two points."""
    tube([start, end], 0.04, color, finish=glowing(1.7), curved=False)


def light_river(loc: Point, length: float = 12.0, rot: float = 0.0, seed: int = 5) -> None:
    """A night road 2.6 wide along x, its middle at `loc`: red lights leaving, white arriving."""
    rng = random.Random(seed)
    with group(loc, rot):
        block((0, 0, -0.06), (length, 2.6, 0.06), "#3A3F8F", bevel=0, finish=MATTE)
        for lane, tint in (
            (-0.9, "#FF3B30"),
            (-0.4, "#FF5A3C"),
            (0.4, "#FFF1C0"),
            (0.9, "#FFE08A"),
        ):
            x = -length / 2
            while x < length / 2:
                long = rng.uniform(0.5, 1.3)
                spot = (x + long / 2, lane + rng.uniform(-0.06, 0.06), 0.06)
                ball(spot, 0.5, tint, (long, 0.12, 0.1), finish=glowing(2.2), detail=10)
                x += long + rng.uniform(0.1, 0.5)


def lit_floors(
    loc: Point, size: Point = (1.6, 1.2, 4.0), color: str = "#4A3FB0", seed: int = 2
) -> None:
    """A night tower (width, depth, height) on `loc`, some of its windows lit, facing -y."""
    rng = random.Random(seed)
    wide, deep, high = size
    columns, rows = max(2, int(wide / 0.4)), max(2, int(high / 0.42))
    with group(loc):
        block((0, 0, 0), size, color, bevel=0.05, finish=MATTE)
        for i in range(columns):
            for j in range(rows):
                tint = rng.choice(("#FFE39A", "#FFE39A", "#FF9AD0", "#8FE6FF", "#332E80"))
                x = (i + 0.5) * wide / columns - wide / 2
                spot = (x, -deep / 2, (j + 0.55) * high / rows)
                glow = glowing(0.2 if tint == "#332E80" else 1.1)
                box(spot, (wide / columns * 0.55, 0.04, 0.2), tint, bevel=0, finish=glow)
