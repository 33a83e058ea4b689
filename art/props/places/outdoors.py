"""Buildings and the street outside the shops. Everything stands on `loc`, fronts facing -y."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.kit.materials import GLASS, GLOSS, MATTE, METAL, glowing
from art.kit.outlines import mirrored, on_circle
from art.kit.palette import shade
from art.kit.shapes import (
    UPRIGHT,
    ball,
    block,
    box,
    cone,
    cylinder,
    disc,
    lettering,
    ring,
    slab,
    tube,
)
from art.kit.stage import Point, group
from art.props.places.rooms import PAINT


def plinth(size: tuple[float, float], color: str = "sand", edge: str = "walnut") -> None:
    """A diorama's base (x by y) around the origin, its top at z = 0."""
    block((0, 0, -0.3), (size[0], size[1], 0.3), color, bevel=0.1, finish=PAINT)
    block((0, 0, -0.62), (size[0] + 0.3, size[1] + 0.3, 0.36), edge, bevel=0.12)


def escalator(loc: Point, rot: float = 0.0, scale: float = 1.0, steps: int = 9) -> None:
    """An escalator 1.3 wide climbing along +y, 0.3 deep and 0.26 high a step."""
    with group(loc, rot, scale):
        for k in range(steps):
            block((0, k * 0.3, 0), (1.0, 0.31, 0.26 * (k + 1)), "silver", bevel=0.02)
            block((0, k * 0.3 - 0.13, 0.26 * (k + 1)), (0.98, 0.05, 0.012), "sun", bevel=0.002)
        for x in (-0.6, 0.6):
            rise = [(x, -0.6, 0.75), (x, -0.2, 0.85), (x, steps * 0.3, steps * 0.26 + 0.85)]
            tube(rise, 0.07, "ink", curved=False)
            length = math.hypot(steps * 0.3, steps * 0.26)
            spot = (x, steps * 0.15 - 0.1, steps * 0.13 + 0.4)
            box(spot, (0.08, length, 0.75), "sky", (math.atan(0.26 / 0.3), 0, 0), 0.03, GLOSS)


def balustrade(start: Point, end: Point, color: str = "gold") -> None:
    """A glass railing 1.0 high between two points of the same height."""
    middle = tuple((a + b) / 2 for a, b in zip(start, end, strict=True))
    length = math.dist(start, end)
    turn = math.atan2(end[1] - start[1], end[0] - start[0])
    with group((middle[0], middle[1], middle[2]), turn):
        box((0, 0, 0.48), (length, 0.05, 0.86), "#BFE9FF", bevel=0.01, finish=GLASS)
        tube([(-length / 2, 0, 0.98), (length / 2, 0, 0.98)], 0.06, color, finish=GLOSS)
        posts = max(2, round(length / 1.2))
        for k in range(posts + 1):
            cylinder((-length / 2 + k * length / posts, 0, 0.48), 0.035, 0.96, color, finish=METAL)


def shophouse(
    loc: Point,
    color: str = "peach",
    trim: str = "paper",
    shutters: str = "teal",
    rot: float = 0.0,
    scale: float = 1.0,
) -> None:
    """An old-town house 3.0 wide, 2.4 deep and 5.6 high: arcade below, arched windows above."""
    with group(loc, rot, scale):
        block((0, 0.35, 0), (3.0, 1.7, 5.0), color, bevel=0.04, finish=PAINT)
        block((0, -0.2, 2.25), (3.0, 1.2, 2.75), color, bevel=0.04, finish=PAINT)
        for z in (2.2, 4.92):
            block((0, -0.06, z), (3.16, 1.72, 0.18), trim, bevel=0.05)
        for x in (-1.35, 0, 1.35):
            block((x, -0.62, 0), (0.24, 0.3, 2.25), trim, bevel=0.04)
        for x in (-0.95, 0.0, 0.95):
            arched_window((x, -0.8, 2.75), shutters, trim)
        gable = mirrored([(0, 0), (1.2, 0), (1.05, 0.22), (0.6, 0.3), (0.42, 0.56), (0, 0.66)])
        slab(gable, 0.24, trim, (0, -0.72, 5.08), UPRIGHT, 0.05)
        cylinder((0, -0.86, 5.34), 0.15, 0.05, "gold", UPRIGHT, 0.02, GLOSS)


def arched_window(loc: Point, shutters: str = "teal", trim: str = "paper") -> None:
    """A shuttered window 0.7 wide and 1.6 high, its sill at `loc`, facing -y."""
    half = [(0.0, 0.0), (0.36, 0.0), (0.36, 1.2), (0.26, 1.46), (0.0, 1.58)]
    with group(loc):
        slab(mirrored(half), 0.1, trim, rot=UPRIGHT, bevel=0.03)
        inner = [(x * 0.78, 0.08 + y * 0.88) for x, y in mirrored(half)]
        slab(inner, 0.1, "#FFE6A3", (0, -0.03, 0), UPRIGHT, 0.01, glowing(0.7))
        for side in (-1, 1):
            box((side * 0.42, -0.1, 0.62), (0.26, 0.05, 1.1), shutters, (0, 0, side * 0.5), 0.02)
            for k in range(5):
                spot = (side * 0.42, -0.13, 0.24 + 0.19 * k)
                box(spot, (0.2, 0.03, 0.07), shade(shutters, 0.25), (0, 0, side * 0.5), 0.01)


def tower_block(
    loc: Point,
    size: Point = (2.0, 1.6, 5.0),
    color: str = "sky",
    windows: str = "#FFF2C4",
    rot: float = 0.0,
    lit: float = 0.4,
    columns: int = 4,
    rows: int = 7,
) -> None:
    """A plain tower (width, depth, height) with rows of windows in front."""
    wide, deep, high = size
    with group(loc, rot):
        block((0, 0, 0), size, color, bevel=0.06, finish=PAINT)
        for i in range(columns):
            for j in range(rows):
                x = (i + 0.5) * wide / columns - wide / 2
                z = (j + 0.6) * high / (rows + 0.4)
                pane = (wide / columns * 0.62, 0.04, high / rows * 0.52)
                box((x, -deep / 2, z), pane, windows, bevel=0.01, finish=glowing(lit))


def slatted_tower(
    loc: Point,
    size: Point = (3.0, 2.0, 5.0),
    color: str = "wood",
    glass: str = "#9FDCFF",
    rot: float = 0.0,
) -> None:
    """A modern tower of glass behind upright wooden slats."""
    wide, deep, high = size
    with group(loc, rot):
        block((0, 0.06, 0), (wide, deep, high), glass, bevel=0.04, finish=GLOSS)
        count = round(wide / 0.26)
        for k in range(count + 1):
            x = -wide / 2 + k * wide / count
            block((x, -deep / 2, 0), (0.09, 0.16, high), color, bevel=0.02)
        for z in [high * part / 4 for part in range(1, 5)]:
            block((0, 0.0, z - 0.09), (wide + 0.14, deep + 0.14, 0.16), "paper", bevel=0.03)


def street(loc: Point, length: float = 12.0, width: float = 2.4, rot: float = 0.0) -> None:
    """A road along x with dashes and a kerb on its far side."""
    with group(loc, rot):
        block((0, 0, 0), (length, width, 0.02), "#5A5F8F", bevel=0.005, finish=MATTE)
        for k in range(int(length / 1.2)):
            block((-length / 2 + 0.6 + k * 1.2, 0, 0.015), (0.6, 0.1, 0.012), "paper", bevel=0.003)
        for k in range(int(length / 0.6)):
            tint = "paper" if k % 2 else "tomato"
            block((-length / 2 + 0.3 + k * 0.6, width / 2, 0), (0.6, 0.14, 0.12), tint, bevel=0.02)


def tuk_tuk(loc: Point, color: str = "sea", rot: float = 0.0, scale: float = 1.0) -> None:
    """A three-wheeler 2.6 long and 1.9 high, driving to -x, its side to -y."""
    with group(loc, rot, scale):
        block((0.35, 0, 0.3), (1.7, 1.1, 0.5), color, bevel=0.12, finish=GLOSS)
        block((0.8, 0, 0.7), (0.9, 1.1, 0.4), "sun", bevel=0.1, finish=GLOSS)
        block((-0.75, 0, 0.3), (0.7, 0.7, 0.62), color, bevel=0.16, finish=GLOSS)
        ball((-1.1, 0, 0.66), 0.14, "lemon", finish=glowing(1.2))
        block((0.25, 0, 1.62), (2.1, 1.2, 0.16), "sun", bevel=0.07)
        for x, y in ((-0.6, -0.5), (-0.6, 0.5), (1.15, -0.5), (1.15, 0.5)):
            tube([(x, y, 0.7), (x, y, 1.65)], 0.04, "silver", finish=METAL)
        box((-0.62, 0, 1.2), (0.05, 0.95, 0.62), "#CFEFFF", (0, -0.2, 0), 0.02, GLASS)
        for x, y in ((-0.85, 0), (0.85, -0.5), (0.85, 0.5)):
            cylinder((x, y, 0.26), 0.27, 0.2, "black", UPRIGHT, 0.06)
            cylinder((x, y - 0.04, 0.26), 0.13, 0.18, "silver", UPRIGHT, 0.03)


def street_lamp(loc: Point, color: str = "ink", scale: float = 1.0) -> None:
    """A lamp post 3.0 high with a round glowing head."""
    with group(loc, 0, scale):
        disc((0, 0, 0), 0.2, 0.16, color)
        cylinder((0, 0, 1.4), 0.06, 2.7, color)
        ball((0, 0, 2.85), 0.24, "#FFE9B0", finish=glowing(1.6))
        cone((0, 0, 3.12), 0.16, 0.04, 0.14, color)


def cloud(loc: Point, scale: float = 1.0, color: str = "white") -> None:
    """A toy cloud 1.6 wide, its middle at `loc`."""
    with group(loc, 0, scale):
        for x, z, r in ((0, 0.1, 0.42), (-0.45, 0, 0.3), (0.45, 0, 0.32), (0.15, -0.06, 0.34)):
            ball((x, 0, z), r, color, (1, 0.7, 0.9), finish=MATTE)


def fountain(loc: Point, scale: float = 1.0, water: str = "sky") -> None:
    """A round mall fountain 2.4 wide and 1.5 high."""
    with group(loc, 0, scale):
        disc((0, 0, 0), 1.2, 0.34, "paper", 0.06)
        disc((0, 0, 0.28), 1.05, 0.08, water, 0.02, GLOSS)
        cylinder((0, 0, 0.6), 0.16, 0.6, "paper")
        disc((0, 0, 0.86), 0.55, 0.12, "paper", 0.05)
        ball((0, 0, 1.1), 0.26, water, finish=GLOSS)
        for x, y in on_circle(8, 0.5):
            tube(
                [(x * 0.3, y * 0.3, 1.2), (x, y, 1.3), (x * 1.5, y * 1.5, 0.4)],
                0.05,
                water,
                finish=GLOSS,
            )


def floor_number(loc: Point, words: str = "6F", color: str = "tomato", scale: float = 1.0) -> None:
    """A free-standing floor sign 0.9 wide and 2.2 high."""
    with group(loc, 0, scale):
        disc((0, 0, 0), 0.36, 0.1, "ink")
        cylinder((0, 0, 0.8), 0.06, 1.5, "ink")
        cylinder((0, 0, 1.75), 0.5, 0.18, color, UPRIGHT, 0.06, GLOSS)
        lettering(words, (0, -0.11, 1.75), 0.46, "paper", depth=0.02, finish=glowing(0.4))


def banner(
    loc: Point, colors: Sequence[str] = ("tomato", "sun"), height: float = 2.2, width: float = 0.7
) -> None:
    """A hanging cloth banner whose top is at `loc`, facing -y."""
    x, y, z = loc
    box((x, y, z - height / 2), (width, 0.05, height), colors[0], bevel=0.015)
    ring((x, y - 0.04, z - height * 0.4), width * 0.28, 0.05, colors[1], UPRIGHT)
    slab(
        [(-width / 2, 0), (width / 2, 0), (0, -width * 0.4)],
        0.05,
        colors[0],
        (x, y, z - height),
        UPRIGHT,
    )
