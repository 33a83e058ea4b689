"""Tables, seats, shelves and counters. Everything stands on `loc`."""

from __future__ import annotations

import random
from collections.abc import Sequence

from art.kit.materials import FABRIC, GLOSS, METAL, glowing
from art.kit.outlines import rounded_rectangle
from art.kit.palette import RAINBOW, shade
from art.kit.shapes import UPRIGHT, ball, block, box, cylinder, disc, slab, tube
from art.kit.stage import Point, group

#: Height of every table top, so that props can be put at z = TABLE.
TABLE = 0.85
SEAT = 0.5


def round_table(loc: Point, radius: float = 1.4, color: str = "wood", scale: float = 1.0) -> None:
    """A round table, its top at TABLE (0.85)."""
    with group(loc, 0, scale):
        disc((0, 0, TABLE - 0.12), radius, 0.12, color, 0.05)
        cylinder((0, 0, 0.4), 0.15, 0.7, "walnut")
        disc((0, 0, 0), radius * 0.45, 0.09, "walnut", 0.04)


def long_table(
    loc: Point, size: tuple[float, float] = (3.0, 1.4), color: str = "wood", rot: float = 0.0
) -> None:
    """A long table (x by y), its top at TABLE (0.85)."""
    wide, deep = size
    with group(loc, rot):
        slab(rounded_rectangle(wide, deep, 0.25), 0.12, color, (0, 0, TABLE - 0.06), 0, 0.04)
        for x in (-1, 1):
            for y in (-1, 1):
                cylinder((x * (wide / 2 - 0.25), y * (deep / 2 - 0.25), 0.38), 0.08, 0.76, "walnut")


def stool(loc: Point, color: str = "paper", scale: float = 1.0) -> None:
    """A round pouf 0.9 wide, its seat at SEAT (0.5)."""
    with group(loc, 0, scale):
        disc((0, 0, 0), 0.42, 0.42, shade(color, -0.18), 0.08)
        disc((0, 0, 0.36), 0.46, 0.14, color, 0.06, FABRIC)


def chair(loc: Point, color: str = "tomato", rot: float = 0.0, scale: float = 1.0) -> None:
    """A chair 0.8 wide facing -y, its seat at SEAT (0.5), its back 1.2 high."""
    with group(loc, rot, scale):
        block((0, 0, 0.42), (0.8, 0.8, 0.1), color, bevel=0.04)
        box((0, 0.36, 0.9), (0.8, 0.1, 0.6), color, (-0.08, 0, 0), 0.05)
        for x in (-0.32, 0.32):
            for y in (-0.3, 0.32):
                cylinder((x, y, 0.22), 0.05, 0.44, "walnut")


def sofa(
    loc: Point, color: str = "teal", rot: float = 0.0, width: float = 2.4, scale: float = 1.0
) -> None:
    """A sofa facing -y, 1.0 deep, its seat at 0.5, its back 1.1 high."""
    with group(loc, rot, scale):
        block((0, 0, 0.1), (width, 1.0, 0.4), color, bevel=0.12, finish=FABRIC)
        block((0, 0.42, 0.1), (width, 0.3, 1.0), color, bevel=0.13, finish=FABRIC)
        for x in (-1, 1):
            block(
                (x * width / 2, 0.05, 0.1),
                (0.26, 1.05, 0.66),
                shade(color, -0.12),
                bevel=0.12,
                finish=FABRIC,
            )
            box(
                (x * width * 0.28, 0.18, 0.72),
                (0.5, 0.18, 0.46),
                "sun" if x < 0 else "candy",
                (-0.3, x * 0.2, 0),
                0.09,
                FABRIC,
            )


def bean_bag(loc: Point, color: str = "grape", scale: float = 1.0) -> None:
    """A bean bag 1.2 wide, its dent at 0.45."""
    with group(loc, 0, scale):
        ball((0, 0, 0.32), 0.6, color, (1, 1, 0.55), finish=FABRIC)
        ball((0, 0.28, 0.58), 0.42, color, (1.1, 0.6, 0.75), finish=FABRIC)


def counter(
    loc: Point,
    size: tuple[float, float] = (2.4, 0.9),
    color: str = "sun",
    rot: float = 0.0,
    top: str = "wood",
) -> None:
    """A counter (x by y), its top at 1.15, with panel front to -y."""
    wide, deep = size
    with group(loc, rot):
        block((0, 0, 0), (wide, deep, 1.06), color, bevel=0.06)
        block((0, 0, 1.05), (wide + 0.16, deep + 0.16, 0.1), top, bevel=0.04)
        panels = max(2, round(wide / 0.45))
        for k in range(panels):
            x = (k + 0.5) * wide / panels - wide / 2
            box(
                (x, -deep / 2, 0.55),
                (wide / panels * 0.8, 0.05, 0.74),
                shade(color, 0.3),
                bevel=0.02,
            )


def espresso_machine(
    loc: Point, color: str = "tomato", rot: float = 0.0, scale: float = 1.0
) -> None:
    """A coffee machine 0.9 wide and 0.75 high, working side to -y."""
    with group(loc, rot, scale):
        block((0, 0.05, 0), (0.9, 0.6, 0.14), "ink")
        block((0, 0.2, 0.1), (0.9, 0.32, 0.5), color, bevel=0.06, finish=GLOSS)
        block((0, 0.02, 0.5), (0.94, 0.64, 0.22), color, bevel=0.07, finish=GLOSS)
        for x in (-0.22, 0.22):
            cylinder((x, -0.12, 0.45), 0.08, 0.12, "silver", finish=METAL)
            tube([(x, -0.14, 0.43), (x, -0.42, 0.4)], 0.035, "ink")
        for k in range(3):
            cylinder(
                (-0.25 + k * 0.25, -0.31, 0.62), 0.05, 0.05, "sun", UPRIGHT, 0.01, glowing(0.5)
            )


def cash_till(loc: Point, color: str = "paper", rot: float = 0.0, scale: float = 1.0) -> None:
    """A till with a tilted screen, 0.55 wide and 0.55 high, screen to -y."""
    with group(loc, rot, scale):
        block((0, 0, 0), (0.55, 0.5, 0.14), color)
        box((0, 0.05, 0.36), (0.55, 0.06, 0.4), "ink", (-0.35, 0, 0), 0.03)
        box((0, 0.01, 0.37), (0.46, 0.03, 0.31), "electric", (-0.35, 0, 0), 0.01, glowing(0.7))


def shelf(
    loc: Point,
    size: Point = (3.0, 0.55, 2.6),
    rows: int = 4,
    rot: float = 0.0,
    seed: int = 1,
    color: str = "wood",
    colors: Sequence[str] = RAINBOW,
) -> None:
    """A shelf (width, depth, height) packed with game boxes, standing on `loc`, facing -y."""
    rng = random.Random(seed)
    wide, deep, high = size
    step = high / rows
    with group(loc, rot):
        block((0, deep / 2 - 0.03, 0), (wide, 0.06, high), shade(color, -0.3), bevel=0.01)
        for k in range(rows + 1):
            block((0, 0, k * step - 0.04), (wide, deep, 0.08), color, bevel=0.02)
        for x in (-wide / 2, wide / 2):
            block((x, 0, -0.04), (0.09, deep, high + 0.08), color, bevel=0.02)
        for k in range(rows):
            with group((0, -0.03, k * step + 0.04)):
                _fill_row(wide - 0.2, deep * 0.8, step - 0.14, rng, colors)


def _fill_row(
    wide: float, deep: float, high: float, rng: random.Random, colors: Sequence[str]
) -> None:
    x = -wide / 2
    while x < wide / 2 - 0.14:
        room = wide / 2 - x
        if rng.random() < 0.3 and room > 0.7:
            _lying_boxes(x + 0.32, deep, high, rng, colors)
            x += 0.68
        else:
            thick = round(rng.uniform(0.12, 0.2), 2)
            _standing_box(
                (x + thick / 2, 0, 0),
                thick,
                deep,
                high * rng.choice((0.75, 0.85, 0.95)),
                rng.choice(colors),
            )
            x += thick + 0.02


def _lying_boxes(
    x: float, deep: float, high: float, rng: random.Random, colors: Sequence[str]
) -> None:
    count = rng.randint(2, 3)
    each = high / (count + 0.5)
    for k in range(count):
        color = rng.choice(colors)
        block(
            (x + rng.uniform(-0.02, 0.02), 0, k * each), (0.6, deep, each * 0.96), color, bevel=0.02
        )
        block((x, -deep / 2, k * each + each * 0.25), (0.3, 0.02, each * 0.4), "paper", bevel=0.004)


def _standing_box(spot: Point, thick: float, deep: float, high: float, color: str) -> None:
    block(spot, (thick, deep, high), color, bevel=0.018)
    block((spot[0], -deep / 2, high * 0.62), (thick * 0.6, 0.02, high * 0.18), "paper", bevel=0.004)
    ball((spot[0], -deep / 2, high * 0.25), thick * 0.22, "paper", (1, 0.3, 1), detail=8)
