"""Lamps, garlands, rugs and what hangs on walls."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.kit.materials import CLAY, FABRIC, GLOSS, glowing
from art.kit.outlines import on_circle
from art.kit.palette import RAINBOW
from art.kit.shapes import UPRIGHT, ball, box, cone, cylinder, disc, lathe, slab, tube
from art.kit.stage import Point, group


def pendant(loc: Point, color: str = "tomato", drop: float = 1.2, scale: float = 1.0) -> None:
    """A lamp shade 0.9 wide whose rim hangs at `loc`, on a cord `drop` long."""
    with group(loc, 0, scale):
        lathe(
            [
                (0.44, 0),
                (0.46, 0.02),
                (0.3, 0.28),
                (0.1, 0.38),
                (0, 0.38),
                (0, 0.34),
                (0.26, 0.26),
                (0.42, 0.02),
            ],
            color,
            finish=GLOSS,
        )
        ball((0, 0, 0.08), 0.14, "#FFE9B0", finish=glowing(4))
        tube([(0, 0, 0.36), (0, 0, 0.36 + drop)], 0.02, "ink")


def floor_lamp(loc: Point, color: str = "sun", scale: float = 1.0) -> None:
    """A standing lamp 2.2 high."""
    with group(loc, 0, scale):
        disc((0, 0, 0), 0.3, 0.06, "ink")
        cylinder((0, 0, 0.9), 0.04, 1.75, "ink")
        cone((0, 0, 1.95), 0.46, 0.28, 0.5, color, finish=glowing(0.5))


def string_lights(
    start: Point,
    end: Point,
    sag: float = 0.35,
    count: int = 11,
    colors: Sequence[str] = ("#FFE9B0",),
) -> None:
    """A sagging chain of glowing bulbs between two points."""
    spots = []
    for k in range(count):
        share = k / (count - 1)
        x, y, z = (a + (b - a) * share for a, b in zip(start, end, strict=True))
        spots.append((x, y, z - sag * 4 * share * (1 - share)))
    tube(spots, 0.014, "ink")
    for k, (x, y, z) in enumerate(spots):
        ball(
            (x, y, z - 0.07),
            0.07,
            colors[k % len(colors)],
            (1, 1, 1.2),
            finish=glowing(2),
            detail=10,
        )


def bunting(start: Point, end: Point, sag: float = 0.3, count: int = 9) -> None:
    """A chain of coloured flags between two points."""
    for k in range(count):
        share = (k + 0.5) / count
        x, y, z = (a + (b - a) * share for a, b in zip(start, end, strict=True))
        turn = math.atan2(end[1] - start[1], end[0] - start[0])
        slab(
            [(-0.16, 0), (0.16, 0), (0, -0.34)],
            0.03,
            RAINBOW[k % 12],
            (x, y, z - sag * 4 * share * (1 - share)),
            (math.pi / 2, 0, turn),
            0.01,
        )
    middle = tuple((a + b) / 2 for a, b in zip(start, end, strict=True))
    tube([start, (middle[0], middle[1], middle[2] - sag), end], 0.018, "paper")


def rug(
    loc: Point, radius: float = 1.6, colors: Sequence[str] = ("candy", "cream", "rose")
) -> None:
    """A round rug of rings lying on `loc`, 0.03 high."""
    for k, color in enumerate(colors):
        disc(
            (loc[0], loc[1], loc[2] + 0.006 * k),
            radius * (1 - k / (len(colors) + 0.6)),
            0.03,
            color,
            0.01,
            FABRIC,
        )


def wall_clock(loc: Point, color: str = "tomato", rot: float = 0.0, scale: float = 1.0) -> None:
    """A clock 0.8 wide hanging with its middle at `loc`, facing -y."""
    with group(loc, rot, scale):
        cylinder((0, 0, 0), 0.4, 0.1, color, UPRIGHT)
        cylinder((0, -0.04, 0), 0.33, 0.08, "paper", UPRIGHT)
        tube([(0, -0.1, 0), (0, -0.1, 0.22)], 0.025, "ink")
        tube([(0, -0.1, 0), (0.16, -0.1, -0.06)], 0.025, "ink")
        for x, z in on_circle(12, 0.27):
            ball((x, -0.09, z), 0.02, "ink", detail=6)


def framed(
    loc: Point,
    color: str = "sky",
    emblem: str = "meeple",
    rot: float = 0.0,
    scale: float = 1.0,
    frame: str = "wood",
) -> None:
    """A picture 0.8 x 1.0, its middle at `loc`, facing -y; emblem meeple, sun or dice."""
    with group(loc, rot, scale):
        box((0, 0, 0), (0.8, 0.08, 1.0), frame, bevel=0.03)
        box((0, -0.03, 0), (0.66, 0.06, 0.86), color, bevel=0.01)
        if emblem == "sun":
            ball((0.1, -0.06, 0.18), 0.15, "sun", (1, 0.2, 1))
            ball((0, -0.06, -0.24), 0.28, "leaf", (1.1, 0.15, 0.5))
        elif emblem == "dice":
            box((0, -0.07, 0), (0.34, 0.06, 0.34), "paper", (0, 0.3, 0), 0.03, CLAY)
            ball((0, -0.11, 0), 0.045, "ink", (1, 0.4, 1))
        else:
            ball((0, -0.06, 0.16), 0.14, "tomato", (1, 0.3, 1))
            ball((0, -0.06, -0.14), 0.22, "tomato", (1.1, 0.2, 0.9))
