"""Tickets, maps, seesaws and bridges: big things that tell what a page is about."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from art.kit.materials import GLOSS, MATTE, METAL, glowing
from art.kit.outlines import rounded_rectangle, star
from art.kit.palette import RAINBOW, shade
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
from art.props.plants import awning_roof


def ticket(loc: Point, color: str = "sun", rot: Point | float = 0.0, scale: float = 1.0) -> None:
    """An event ticket 0.8 x 0.42 standing upright around its middle `loc`, facing -y."""
    with group(loc, rot, scale):
        box((0, 0, 0), (0.8, 0.03, 0.42), color, bevel=0.012)
        box((0.14, -0.01, 0), (0.44, 0.03, 0.32), shade(color, 0.55), bevel=0.008)
        slab(star(5, 0.12, 0.055), 0.03, "tomato", (0.14, -0.035, 0), UPRIGHT, 0.008)
        for k in range(4):
            ball((-0.17, -0.02, 0.15 - 0.1 * k), 0.02, "ink", detail=6)


def ticket_booth(loc: Point, color: str = "tomato", rot: float = 0.0, scale: float = 1.0) -> None:
    """A booth 2.6 wide, 1.7 deep and 3.4 high, open to -y; its seller stands at y 0.15, z 0.25."""
    with group(loc, rot, scale):
        block((0, 0, 0), (2.6, 1.7, 0.25), "walnut", bevel=0.06)
        block((0, 0.75, 0.25), (2.5, 0.12, 2.4), shade(color, 0.35), bevel=0.03)
        block((0, -0.7, 0.2), (2.5, 0.3, 0.85), color, bevel=0.06)
        block((0, -0.72, 1.02), (2.7, 0.5, 0.1), "wood", bevel=0.04)
        for k in range(5):
            block((-1.0 + k * 0.5, -0.87, 0.34), (0.22, 0.03, 0.56), "cream", bevel=0.01)
        for x in (-1.18, 1.18):
            for y in (-0.7, 0.68):
                cylinder((x, y, 1.6), 0.07, 2.3, "paper")
        awning_roof((0, -0.5, 2.5), 2.9, color)
        block((0, 0.15, 2.66), (2.8, 1.3, 0.14), shade(color, -0.2), bevel=0.05)
        block((0, -0.35, 2.78), (2.5, 0.18, 0.66), "ink", bevel=0.08)
        lettering("TICKETS", (0, -0.46, 3.1), 0.42, "sun", depth=0.03, finish=glowing(0.6))
        for k in range(9):
            ball((-1.12 + k * 0.28, -0.42, 3.46), 0.06, "lemon", finish=glowing(1.6), detail=10)


def rope_line(points: Sequence[Point], color: str = "rose") -> None:
    """Brass posts 1.0 high at the points, joined by a sagging rope."""
    for x, y, z in points:
        disc((x, y, z), 0.2, 0.06, "gold", 0.02, GLOSS)
        cylinder((x, y, z + 0.5), 0.05, 0.95, "gold", finish=GLOSS)
        ball((x, y, z + 1.0), 0.09, "gold", finish=GLOSS)
    for first, second in itertools.pairwise(points):
        middle = tuple((a + b) / 2 for a, b in zip(first, second, strict=True))
        sagging = [(*first[:2], first[2] + 0.9), (*middle[:2], middle[2] + 0.62)]
        tube([*sagging, (*second[:2], second[2] + 0.9)], 0.05, color)


def map_pin(loc: Point, color: str = "tomato", scale: float = 1.0) -> None:
    """A map pin 1.6 high, its point on `loc`."""
    with group(loc, 0, scale):
        cone((0, 0, 0.42), 0.02, 0.36, 0.86, color, bevel=0.01, finish=GLOSS)
        ball((0, 0, 1.08), 0.48, color, finish=GLOSS)
        ball((0, -0.3, 1.16), 0.26, "paper", (1, 0.9, 1), finish=GLOSS)


def city_map(size: tuple[float, float] = (8.0, 6.0)) -> None:
    """A folded map of a river city lying around the origin, its paper at z = 0."""
    wide, deep = size
    slab(rounded_rectangle(wide, deep, 0.3), 0.2, "#F9E3B4", (0, 0, -0.1), 0, 0.05)
    slab(rounded_rectangle(wide + 0.4, deep + 0.4, 0.4), 0.3, "teal", (0, 0, -0.34), 0, 0.08)
    for k in (-1, 1):
        box((k * wide / 6, 0, 0.002), (0.05, deep, 0.01), "#E5C88C", bevel=0, finish=MATTE)
    _river(wide, deep)
    _roads(wide, deep)
    for x, y, far in ((-2.6, 1.9, 0.7), (2.5, -1.9, 0.8), (2.3, 1.9, 0.55), (-0.2, -2.2, 0.5)):
        disc((x, y, 0), far, 0.05, "lime", 0.02)


def _river(wide: float, deep: float) -> None:
    bends = [(-0.9, 0.49), (-1.5, 0.25), (-0.75, 0.05), (-1.35, -0.15), (-0.25, -0.3), (0.1, -0.49)]
    with group((0, 0, 0.02), 0, (1, 1, 0.12)):
        tube([(x * wide / 7, y * deep, 0) for x, y in bends], 0.34, "sky", finish=GLOSS)


def _roads(wide: float, deep: float) -> None:
    with group((0, 0, 0.02), 0, (1, 1, 0.3)):
        for y in (-0.34, -0.06, 0.22):
            tube([(-wide * 0.49, y * deep, 0), (wide * 0.49, y * deep + 0.4, 0)], 0.07, "paper")
        for x in (-0.36, 0.08, 0.3):
            tube([(x * wide, -deep * 0.48, 0), (x * wide + 0.3, deep * 0.48, 0)], 0.07, "paper")
        line = [(-0.46, -0.2), (-0.2, -0.12), (0.05, -0.02), (0.2, 0.16), (0.46, 0.2)]
        tube([(x * wide, y * deep, 0.05) for x, y in line], 0.1, "sea")


def seesaw(loc: Point, tilt: float = 0.2, length: float = 5.0, scale: float = 1.0) -> None:
    """A plank over a drum 0.9 high; with a positive `tilt` its right end (+x) is up."""
    with group(loc, 0, scale):
        cylinder((0, 0, 0.45), 0.45, 1.1, "tomato", UPRIGHT, 0.06, GLOSS)
        cylinder((0, -0.56, 0.45), 0.24, 0.06, "sun", UPRIGHT, 0.02, GLOSS)
        with group((0, 0, 0.98), (0, -tilt, 0)):
            box((0, 0, 0), (length, 1.0, 0.16), "sun", bevel=0.06)
            for k in range(-4, 5):
                box((k * length / 10, -0.5, 0), (0.05, 0.03, 0.1), "ink", bevel=0.01)


def rainbow_bridge(loc: Point, span: float = 3.0, blocks: int = 11, rot: float = 0.0) -> None:
    """An arch of coloured blocks from pier to pier along x, the feet of its piers on `loc`."""
    first = 0.42
    radius = span / 2 / math.cos(first)
    step = (math.pi - 2 * first) / blocks
    with group(loc, rot):
        for k in range(blocks):
            turn = first + (k + 0.5) * step
            spot = (radius * math.cos(turn), 0, 0.45 + radius * (math.sin(turn) - math.sin(first)))
            size = (radius * step * 1.02, 0.8, 0.3)
            box(spot, size, RAINBOW[k % 12], (0, math.pi / 2 - turn, 0), 0.05)
        for side in (-1, 1):
            block((side * radius * math.cos(first), 0, 0), (0.62, 1.0, 0.5), "wood", bevel=0.05)


def score_bars(
    loc: Point, heights: Sequence[float], colors: Sequence[str], width: float = 0.9
) -> None:
    """A graph of solid bars side by side along x, centred on `loc`, each built of blocks."""
    for k, height in enumerate(heights):
        x = loc[0] + (k - (len(heights) - 1) / 2) * width * 1.12
        floors = max(1, round(height / 0.5))
        for level in range(floors):
            block(
                (x, loc[1], loc[2] + level * 0.5),
                (width, width, 0.48),
                shade(colors[k % len(colors)], 0.07 * (level % 3)),
                bevel=0.06,
            )


def rising_arrow(points: Sequence[Point], color: str = "electric", radius: float = 0.09) -> None:
    """A glowing line through the points, ending in an arrow head in the x-z plane."""
    tube(points, radius, color, finish=glowing(0.8), curved=False)
    (x0, _, z0), (x1, y1, z1) = points[-2], points[-1]
    turn = math.atan2(x1 - x0, z1 - z0)
    cone((x1, y1, z1), radius * 3.2, 0.0, radius * 6, color, (0, turn, 0), 0.01, glowing(0.8))


def whistle(loc: Point, color: str = "sun", rot: Point | float = 0.0, scale: float = 1.0) -> None:
    """A pea whistle 1.2 long standing on its round chamber at `loc`, mouthpiece to +x, on a cord.

    The cord leaves a ring at -x; the slot on top and the pea in it tell it from anything else.
    """
    with group(loc, rot, scale):
        cylinder((0, 0, 0.3), 0.3, 0.42, color, UPRIGHT, 0.05, GLOSS)
        for side in (-1, 1):
            cylinder((0, side * 0.215, 0.3), 0.2, 0.03, shade(color, 0.35), UPRIGHT, 0.01, GLOSS)
        box((0.38, 0, 0.49), (0.76, 0.42, 0.22), color, bevel=0.05, finish=GLOSS)
        box((0.76, 0, 0.49), (0.12, 0.46, 0.26), "silver", bevel=0.04, finish=METAL)
        box((0.14, 0, 0.6), (0.2, 0.34, 0.06), "ink", (0, 0.35, 0), 0.01)
        ball((0.06, 0, 0.56), 0.1, "paper", finish=GLOSS)
        ring((-0.38, 0, 0.34), 0.12, 0.03, "silver", UPRIGHT, METAL)
        cord = [(-0.46, 0, 0.34), (-0.7, -0.05, 0.12), (-0.95, -0.35, 0.05), (-0.7, -0.75, 0.05)]
        tube([*cord, (-0.15, -0.8, 0.05), (0.2, -0.55, 0.05)], 0.045, "tomato")
