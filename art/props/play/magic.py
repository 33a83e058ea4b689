"""Magic and ghosts for the stories. Everything stands on `loc` unless it says otherwise."""

from __future__ import annotations

import math

from art.kit.materials import GLOSS, LIQUID, MATTE, glowing
from art.kit.outlines import mirrored, on_circle
from art.kit.palette import shade
from art.kit.shapes import UPRIGHT, ball, box, cone, cylinder, disc, lathe, slab
from art.kit.stage import Point, group


def ghost(loc: Point, color: str = "white", rot: float = 0.0, scale: float = 1.0) -> None:
    """A friendly sheet ghost 1.4 high, facing -y, its hem at `loc`."""
    with group(loc, rot, scale):
        turns = [k * math.tau / 14 for k in range(7)]
        dome = [
            (0.46 * math.cos(a / 1.0), 0.9 + 0.46 * math.sin(a / 1.0))
            for a in turns
            if a < math.pi / 2
        ]
        lathe([(0.5, 0.0), (0.52, 0.05), *dome, (0, 1.36)], color, finish=MATTE)
        for x, y in on_circle(9, 0.46):
            ball((x, y, 0.06), 0.13, color, (1, 1, 0.8), finish=MATTE, detail=12)
        for x in (-0.16, 0.16):
            ball((x, -0.43, 1.0), 0.075, "ink", (0.9, 0.5, 1.4), finish=GLOSS)
            ball((x * 1.8, -0.39, 0.86), 0.07, "candy", (1, 0.4, 0.6))
        ball((0, -0.46, 0.84), 0.055, "ink", (1, 0.4, 1.2))


def crystal_ball(loc: Point, color: str = "lilac", scale: float = 1.0) -> None:
    """A crystal ball on its stand, 0.9 high."""
    with group(loc, 0, scale):
        lathe(
            [(0, 0), (0.34, 0), (0.36, 0.05), (0.2, 0.14), (0.26, 0.22), (0, 0.2)],
            "gold",
            finish=GLOSS,
        )
        ball((0, 0, 0.54), 0.36, color, finish=GLOSS)
        ball((0.05, -0.1, 0.6), 0.3, "white", (0.5, 0.3, 0.35), (0.3, 0.4, 0))
        ball((-0.12, -0.3, 0.7), 0.05, "white", finish=glowing(1.2))


def cauldron(loc: Point, brew: str = "lime", scale: float = 1.0) -> None:
    """A bubbling cauldron 1.2 wide and 1.1 high."""
    with group(loc, 0, scale):
        lathe(
            [
                (0, 0.1),
                (0.35, 0.12),
                (0.58, 0.4),
                (0.55, 0.72),
                (0.48, 0.82),
                (0.6, 0.9),
                (0.56, 0.93),
                (0.46, 0.86),
            ],
            "ink",
            finish=GLOSS,
        )
        disc((0, 0, 0.76), 0.5, 0.08, brew, 0.02, LIQUID)
        for x, y, size in (
            (0.15, 0.1, 0.16),
            (-0.2, -0.05, 0.12),
            (0.05, -0.22, 0.09),
            (-0.05, 0.25, 0.1),
        ):
            ball((x, y, 0.86), size, brew, finish=LIQUID, detail=14)
        for x, y in on_circle(3, 0.3, 0.5):
            ball((x, y, 0.08), 0.09, "ink", finish=GLOSS)


def potion(loc: Point, color: str = "grape", rot: float = 0.0, scale: float = 1.0) -> None:
    """A round bottle 0.4 wide and 0.66 high."""
    with group(loc, rot, scale):
        ball((0, 0, 0.2), 0.2, color, finish=LIQUID)
        cylinder((0, 0, 0.44), 0.07, 0.2, shade(color, 0.5), finish=GLOSS)
        cylinder((0, 0, 0.58), 0.085, 0.13, "wood", bevel=0.02)


def spell_book(
    loc: Point, color: str = "grape", rot: Point | float = 0.0, scale: float = 1.0
) -> None:
    """An open book 1.3 wide lying on `loc`."""
    with group(loc, rot, scale):
        for side in (-1, 1):
            box((side * 0.32, 0, 0.05), (0.68, 0.9, 0.06), color, (0, -side * 0.06, 0), 0.02)
            box((side * 0.31, 0, 0.11), (0.6, 0.82, 0.09), "paper", (0, -side * 0.1, 0), 0.03)
            for k in range(4):
                box(
                    (side * 0.31, 0.25 - 0.15 * k, 0.165),
                    (0.42, 0.04, 0.01),
                    "lilac",
                    (0, -side * 0.1, 0),
                    0.002,
                )


def wand(loc: Point, color: str = "walnut", rot: Point | float = 0.0, scale: float = 1.0) -> None:
    """A magic wand 0.9 long standing up from `loc`, its tip alight."""
    with group(loc, rot, scale):
        cone((0, 0, 0.4), 0.055, 0.025, 0.9, color)
        ball((0, 0, 0.9), 0.08, "lemon", finish=glowing(2.5), detail=12)


def arch_window(loc: Point, rot: float = 0.0, scale: float = 1.0, glass: str = "#7C6BE0") -> None:
    """A tall pointed window 1.0 wide and 2.0 high, foot at `loc`, facing -y."""
    half = [(0.0, 0.0), (0.5, 0.0), (0.5, 1.3), (0.34, 1.7), (0.0, 2.0)]
    with group(loc, rot, scale):
        slab(mirrored(half), 0.14, "silver", rot=UPRIGHT, bevel=0.03)
        pane = [(x * 0.82, 0.09 + y * 0.91) for x, y in mirrored(half)]
        slab(pane, 0.1, glass, (0, -0.04, 0), UPRIGHT, 0.01, glowing(0.7))
        box((0, -0.1, 0.95), (0.05, 0.04, 1.7), "silver", bevel=0.01)
        box((0, -0.1, 1.1), (0.82, 0.04, 0.05), "silver", bevel=0.01)
