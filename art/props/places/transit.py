"""Getting to the shop: stations, trains, walkways, malls and the dotted way between them."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from art.kit.materials import GLASS, GLOSS, MATTE, METAL, glowing
from art.kit.palette import shade
from art.kit.shapes import UPRIGHT, ball, block, box, cone, cylinder, disc, lettering, slab, tube
from art.kit.stage import Point, group
from art.props.places.rooms import PAINT


def route(points: Sequence[Point], color: str = "tomato", gap: float = 0.42) -> None:
    """A dotted way through the points, 0.04 above them, with an arrow head at its end."""
    for start, end in itertools.pairwise(points):
        length = math.dist(start, end)
        count = max(1, round(length / gap))
        for k in range(count):
            x, y, z = (a + (b - a) * k / count for a, b in zip(start, end, strict=True))
            disc((x, y, z + 0.01), 0.13, 0.07, color, 0.03, GLOSS)
    (x0, y0, _), (x1, y1, z1) = points[-2], points[-1]
    turn = math.atan2(y1 - y0, x1 - x0)
    head = [(0.34, 0), (-0.2, 0.3), (-0.2, -0.3)]
    slab(head, 0.09, color, (x1, y1, z1 + 0.06), turn, 0.03, GLOSS)


def train(loc: Point, color: str = "sea", cars: int = 2, scale: float = 1.0) -> None:
    """A train along x, each car 2.0 long and 0.9 high, its wheels on `loc`, its nose at +x."""
    with group(loc, 0, scale):
        for k in range(cars):
            x = (k - (cars - 1) / 2) * 2.06
            block((x, 0, 0.08), (2.0, 0.86, 0.82), "paper", bevel=0.16, finish=GLOSS)
            block((x, 0, 0.16), (2.01, 0.88, 0.2), color, bevel=0.06, finish=GLOSS)
            for j in range(4):
                spot = (x - 0.69 + 0.46 * j, -0.44, 0.62)
                box(spot, (0.32, 0.03, 0.28), "#7CC8F0", bevel=0.02, finish=glowing(0.3))
        nose = (cars / 2) * 2.06 - 0.03
        box((nose, 0, 0.6), (0.06, 0.6, 0.34), "ink", bevel=0.03, finish=GLOSS)


def sky_station(loc: Point, color: str = "sea", length: float = 6.0, cars: int = 2) -> None:
    """A station on pillars, `length` along x and 2.0 deep: its platform at 1.7, its roof at 3.2."""
    with group(loc):
        for x in (-length * 0.32, length * 0.32):
            block((x, 0, 0), (0.5, 0.9, 1.4), "silver", bevel=0.08)
        block((0, 0, 1.35), (length, 2.0, 0.3), "#D9DEE8", bevel=0.06)
        block((0, -0.98, 1.5), (length, 0.08, 0.3), color, bevel=0.02)
        train((0, 0.3, 1.65), color, cars)
        for x in (-length * 0.4, 0, length * 0.4):
            cylinder((x, -0.75, 2.4), 0.06, 1.5, "silver", finish=METAL)
        roof = [(-1.2, 0.0), (1.2, 0.0), (0.7, 0.42), (-0.7, 0.42)]
        with group((0, 0, 3.1), (0, 0, math.pi / 2)):
            slab(roof, length, color, (0, 0, 0), UPRIGHT, 0.08, GLOSS)


def metro_entrance(loc: Point, color: str = "sea", words: str = "MRT", rot: float = 0.0) -> None:
    """Stairs down to the underground, 1.8 wide and 2.2 deep, under a canopy 1.7 high."""
    with group(loc, rot):
        block((0, 0, 0), (1.8, 2.2, 0.16), "silver", bevel=0.05)
        for k in range(5):
            block(
                (0, -0.8 + 0.34 * k, 0.15),
                (1.2, 0.3, 0.05 - 0.008 * k),
                shade("ink", 0.1 * (4 - k)),
                bevel=0.01,
            )
        for x in (-0.78, 0.78):
            box((x, 0.1, 0.62), (0.07, 1.9, 0.9), "#BFE9FF", bevel=0.02, finish=GLASS)
            for y in (-0.8, 0.95):
                cylinder((x, y, 0.9), 0.06, 1.5, "silver", finish=METAL)
        box((0, 0.05, 1.68), (2.0, 2.3, 0.14), color, (0.06, 0, 0), 0.06, GLOSS)
        box((0, -1.05, 1.95), (1.3, 0.14, 0.5), color, bevel=0.08, finish=GLOSS)
        lettering(words, (0, -1.14, 1.95), 0.36, "paper", depth=0.02, finish=glowing(0.4))


def walkway(start: Point, end: Point, color: str = "teal") -> None:
    """A covered footbridge 1.0 wide between two points at the height of its floor."""
    middle = tuple((a + b) / 2 for a, b in zip(start, end, strict=True))
    length = math.dist(start[:2], end[:2])
    turn = math.atan2(end[1] - start[1], end[0] - start[0])
    with group((middle[0], middle[1], middle[2]), turn):
        block((0, 0, -0.14), (length, 1.0, 0.14), "paper", bevel=0.03)
        box((0, 0.46, 0.28), (length, 0.05, 0.5), "#BFE9FF", bevel=0.02, finish=GLASS)
        tube([(-length / 2, -0.46, 0.4), (length / 2, -0.46, 0.4)], 0.04, color)
        # The roof is clear, so that the way below it is seen.
        block((0, 0.0, 1.0), (length, 1.0, 0.06), "#BFF3EA", bevel=0.02, finish=GLASS)
        for y in (-0.46, 0.48):
            tube([(-length / 2, y, 1.03), (length / 2, y, 1.03)], 0.06, color)
        for k in range(4):
            x = (k - 1.5) * length / 4
            cylinder((x, 0.48, 0.5), 0.04, 1.0, color)
        if middle[2] > 0.6:
            for x in (-length * 0.3, length * 0.3):
                cylinder((x, 0, -middle[2] / 2 - 0.07), 0.14, middle[2] - 0.1, "silver")


def mall(
    loc: Point,
    size: Point = (4.2, 2.8, 5.0),
    color: str = "peach",
    floors: int = 6,
    ours: int = 6,
    words: str = "MALL",
) -> None:
    """A mall (width, depth, height) of glazed floors; `ours` glows, carries NK and a pin."""
    wide, deep, high = size
    each = high / floors
    with group(loc):
        block((0, 0, 0), (wide, deep, high), color, bevel=0.08, finish=PAINT)
        for k in range(floors):
            lit = k + 1 == ours
            pane = "#FFE27A" if lit else "#9FD4F2"
            shine = glowing(1.1) if lit else GLOSS
            z = (k + 0.52) * each
            box((0, -deep / 2, z), (wide * 0.9, 0.06, each * 0.6), pane, bevel=0.02, finish=shine)
            box((wide / 2, 0, z), (0.06, deep * 0.86, each * 0.6), pane, bevel=0.02, finish=shine)
            block(
                (0, 0, (k + 1) * each - 0.06), (wide + 0.14, deep + 0.14, 0.1), "paper", bevel=0.03
            )
        z = (ours - 0.48) * each
        box(
            (-wide * 0.16, -deep / 2 - 0.1, z),
            (1.15, 0.14, each * 0.92),
            "tomato",
            bevel=0.06,
            finish=GLOSS,
        )
        lettering("NK", (-wide * 0.16, -deep / 2 - 0.19, z), each * 0.66, "paper", depth=0.02)
        box((0, -deep / 2 + 0.1, high + 0.36), (wide * 0.8, 0.18, 0.62), "ink", bevel=0.08)
        lettering(
            words, (0, -deep / 2 - 0.01, high + 0.36), 0.4, "sun", depth=0.02, finish=glowing(0.5)
        )


def temple(loc: Point, scale: float = 1.0) -> None:
    """A temple hall 1.8 wide and 2.4 high: white walls, tiered orange roofs, a golden spire."""
    roof = [(-1.0, 0), (1.0, 0), (0.55, 0.42), (0, 0.86), (-0.55, 0.42)]
    with group(loc, 0, scale):
        block((0, 0, 0), (1.9, 1.7, 0.16), "paper", bevel=0.04)
        block((0, 0.05, 0.14), (1.4, 1.3, 0.8), "paper", bevel=0.04)
        for k, part in enumerate((1.0, 0.78)):
            outline = [(x * part, y * part) for x, y in roof]
            tint = ("#F0802A", "leaf")[k]
            slab(outline, 1.5 - 0.5 * k, tint, (0, 0.05, 0.9 + 0.42 * k), UPRIGHT, 0.05, GLOSS)
        block((0, -0.62, 0.14), (0.4, 0.1, 0.6), "gold", bevel=0.03, finish=METAL)
        cone((0, 0.05, 2.25), 0.1, 0.0, 0.7, "gold", finish=METAL)


def river_bridge(loc: Point, length: float = 3.0, rot: float = 0.0) -> None:
    """A green steel bridge along x, 0.9 wide, its deck 0.5 above `loc`, two arches high."""
    with group(loc, rot):
        block((0, 0, 0.42), (length, 0.9, 0.12), "silver", bevel=0.03)
        for y in (-0.42, 0.42):
            for k in (-1, 1):
                turns = [math.pi * j / 8 for j in range(9)]
                half = length / 4
                arch = [
                    (k * half + half * math.cos(a), y, 0.52 + 0.55 * math.sin(a)) for a in turns
                ]
                tube(arch, 0.06, "leaf")
        for x in (-length * 0.48, 0, length * 0.48):
            block((x, 0, -0.05), (0.34, 1.1, 0.5), "paper", bevel=0.05)


def canal(loc: Point, size: tuple[float, float], color: str = "sky") -> None:
    """Water (x by y) lying on `loc`, with a few waves."""
    with group(loc):
        block((0, 0, 0), (*size, 0.03), color, bevel=0.01, finish=GLOSS)
        for k in range(max(2, int(size[0] / 1.6))):
            x = -size[0] / 2 + 0.8 + 1.6 * k
            wave = [(x - 0.3, 0.1, 0.04), (x, 0.18, 0.04), (x + 0.3, 0.1, 0.04)]
            tube(wave, 0.03, "paper", finish=MATTE)


def flag_pin(loc: Point, color: str = "tomato", scale: float = 1.0) -> None:
    """A pin with a white middle, 1.0 high, its point on `loc`, to mark the shop."""
    with group(loc, 0, scale):
        cone((0, 0, 0.28), 0.02, 0.26, 0.56, color, bevel=0.01, finish=GLOSS)
        ball((0, 0, 0.72), 0.32, color, finish=GLOSS)
        ball((0, -0.2, 0.78), 0.17, "paper", (1, 0.9, 1), finish=GLOSS)
