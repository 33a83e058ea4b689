"""What a kitchen adds to a plate, and what it cooks with. Everything lies on `loc`."""

from __future__ import annotations

import math

from art.kit.materials import CLAY, FOOD, GLOSS, LIQUID
from art.kit.shapes import UPRIGHT, ball, box, cylinder, lettering, slab, tube
from art.kit.stage import Point, group


def fried_egg(loc: Point, rot: float = 0.0, scale: float = 1.0) -> None:
    """A fried egg 1.2 wide, its edge uneven and its yolk high."""
    with group(loc, rot, scale):
        turns = [k * math.tau / 24 for k in range(24)]
        rim = [0.55 + 0.05 * math.cos(3 * a) + 0.03 * math.cos(5 * a + 1) for a in turns]
        edge = [(r * math.cos(a), r * math.sin(a)) for r, a in zip(rim, turns, strict=True)]
        slab(edge, 0.12, "white", (0, 0, 0.06), 0, 0.05, CLAY, True)
        ball((0.04, 0.02, 0.11), 0.25, "#FFA81F", (1, 1, 0.72), finish=LIQUID)


def chilli(loc: Point, color: str = "tomato", rot: float = 0.0, scale: float = 1.0) -> None:
    """A curved chilli 0.9 long along x with its green stalk."""
    with group(loc, rot, scale):
        for k in range(44):
            along = k / 43
            at = (-0.36 + 0.74 * along, 0.2 * math.sin(along * 2.6) - 0.1, 0.11)
            ball(at, 0.115 * (1 - 0.86 * along**2), color, finish=GLOSS, detail=16)
        ball((-0.43, -0.12, 0.11), 0.085, "leaf", (0.8, 1, 1), finish=GLOSS, detail=14)
        tube([(-0.46, -0.12, 0.12), (-0.6, -0.18, 0.16), (-0.68, -0.16, 0.22)], 0.035, "forest")


def basil_leaf(loc: Point, rot: Point | float = 0.0, scale: float = 1.0) -> None:
    """A plump leaf 0.6 long along x."""
    with group(loc, rot, scale):
        ball((0, 0, 0.06), 0.3, "leaf", (1.1, 0.62, 0.2), finish=FOOD)
        tube([(-0.42, 0, 0.07), (0.26, 0, 0.12)], 0.018, "forest")


def egg(loc: Point, color: str = "#F3B98A", lean: float = 0.2, scale: float = 1.0) -> None:
    """A whole egg 0.6 high, leaning a little."""
    with group(loc, (0, lean, 0), scale):
        ball((0, 0, 0.3), 0.26, color, (1, 1, 1.18), finish=GLOSS)


def baht_tag(loc: Point, rot: float = 0.0, scale: float = 1.0) -> None:
    """A price tag 1.5 high standing on `loc`, its baht sign in white."""
    edge = [(-0.6, -0.75), (0.6, -0.75), (0.6, 0.36), (0.26, 0.75), (-0.26, 0.75), (-0.6, 0.36)]
    rim = [(x * 0.86, y * 0.89) for x, y in edge]
    with group(loc, (0, rot, 0), scale), group((0, 0, 0.85)):
        slab(edge, 0.2, "paper", (0, 0, 0), UPRIGHT, 0.08, CLAY)
        slab(rim, 0.06, "tomato", (0, -0.1, 0), UPRIGHT, 0.03, CLAY)
        cylinder((0, -0.12, 0.48), 0.12, 0.08, "paper", UPRIGHT, 0.03)
        cylinder((0, -0.14, 0.48), 0.07, 0.08, "ink", UPRIGHT, 0.02)
        string = [(0, -0.16, 0.5), (-0.12, -0.22, 0.78), (0.15, 0.0, 1.05), (0.4, 0, 0.9)]
        tube(string, 0.05, "sun")
        lettering("B", (0.0, -0.15, -0.2), 0.92, "paper", depth=0.05)
        for end in (-0.56, 0.16):
            box((0.0, -0.15, end), (0.1, 0.07, 0.2), "paper", bevel=0.03)
