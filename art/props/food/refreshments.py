"""Drinks for the menu: full, vivid glasses in three shapes. Everything stands on `loc`."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

from art.kit.materials import CLAY, GLOSS, LIQUID
from art.kit.outlines import Flat, on_circle
from art.kit.palette import hex_code, shade
from art.kit.shapes import ball, box, disc, lathe, ring, tube
from art.kit.stage import Point, group
from art.props.food.cafe import cherry, citrus, strawberry

#: Radius and height of each glass's side, from the foot to the brim.
_SIDES: dict[str, tuple[Flat, ...]] = {
    "tall": ((0.24, 0.08), (0.26, 0.4), (0.29, 0.8), (0.315, 1.12)),
    "curvy": ((0.13, 0.2), (0.26, 0.34), (0.27, 0.55), (0.22, 0.78), (0.3, 1.12)),
    "jar": ((0.3, 0.06), (0.36, 0.2), (0.37, 0.6), (0.34, 0.8), (0.34, 0.92)),
}


@dataclass(frozen=True)
class Recipe:
    """What is poured, from the bottom colour to the top one, and what goes on it."""

    glass: str
    bottom: str
    top: str
    topping: str = "ice"
    garnish: str = ""
    drizzle: str = ""


RECIPES: dict[str, Recipe] = {
    "red soda": Recipe("tall", "#C4061F", "#FF4A52", garnish="cherry"),
    "red soda lime": Recipe("tall", "#C4061F", "#FF6A4A", garnish="lime"),
    "blue hawaii": Recipe("tall", "#1449C4", "#3FC8F5", garnish="orange"),
    "green apple": Recipe("tall", "#128A3A", "#A6E83B", garnish="lime"),
    "passion fruit": Recipe("tall", "#F2600B", "#FFC61A", garnish="orange"),
    "pink milk": Recipe("jar", "#F23D7F", "#FF8DB4", "cream", drizzle="#E8386F"),
    "fresh milk": Recipe("jar", "#FFF3DE", "#FFFAF2", "cream", "cherry"),
    "caramel milk": Recipe("jar", "#B5651D", "#F2C48A", "cream", drizzle="#9A4F12"),
    "ovaltine": Recipe("jar", "#5E3119", "#A8683A", "cream", drizzle="#4A2413"),
    "strawberry": Recipe("curvy", "#D9153F", "#FF6F8C", "cream", "strawberry", "#E8315A"),
    "mango": Recipe("curvy", "#FF8A0F", "#FFC73A", "cream", "orange", "#FF9A1F"),
    "blueberry": Recipe("curvy", "#4A2BB8", "#8E6BF0", "cream", "cherry", "#5B3FB8"),
    "kiwi": Recipe("curvy", "#3F8F1F", "#9FDC3F", "cream", "lime", "#5FAF2F"),
}


def refreshment(
    loc: Point, name: str, rot: float = 0.0, scale: float = 1.0, straw: str = "tomato"
) -> None:
    """A glass about 0.7 wide and 1.2 high (1.6 with straw), mixed as RECIPES says."""
    recipe = RECIPES[name]
    side = _SIDES[recipe.glass]
    with group(loc, rot, scale):
        _foot(recipe.glass)
        _pour(side, recipe)
        wide, high = side[-1]
        ring((0, 0, high), wide + 0.005, 0.022, "#E6F6FF", finish=GLOSS)
        with group((0, 0, high)):
            _TOPPINGS[recipe.topping](wide, recipe)
            _garnish(recipe.garnish, wide)
            _straw(straw)


def _foot(glass: str) -> None:
    if glass == "curvy":
        disc((0, 0, 0), 0.24, 0.05, "#D9F0FA", 0.02, GLOSS)
        lathe([(0.2, 0.04), (0.06, 0.09), (0.06, 0.15), (0.14, 0.21)], "#D9F0FA", finish=GLOSS)
    else:
        radius = _SIDES[glass][0][0]
        disc((0, 0, 0), radius, _SIDES[glass][0][1] + 0.02, "#D9F0FA", 0.03, GLOSS)
    if glass == "jar":
        grip = [(0.35, 0, 0.66), (0.56, 0, 0.6), (0.56, 0, 0.3), (0.36, 0, 0.24)]
        tube(grip, 0.045, "#D9F0FA", finish=GLOSS)


def _pour(side: tuple[Flat, ...], recipe: Recipe) -> None:
    """Stack thin bands whose colours run from the bottom to the top one."""
    low, high = side[0][1], side[-1][1] - 0.03
    bands = 7
    for k in range(bands):
        start, end = (low + (high - low) * step / bands for step in (k, k + 1))
        cuts = [start + (end - start) * part / 3 for part in range(4)]
        profile = [(_radius(side, z), z) for z in cuts]
        tint = _mix(recipe.bottom, recipe.top, k / (bands - 1))
        lathe(profile, tint, finish=LIQUID, sides=40)


def _radius(side: tuple[Flat, ...], height: float) -> float:
    """Return the glass's radius at a height, curved softly between its points."""
    for (r0, z0), (r1, z1) in pairwise(side):
        if height <= z1:
            share = (1 - math.cos(math.pi * max(0.0, (height - z0) / (z1 - z0)))) / 2
            return r0 + (r1 - r0) * share
    return side[-1][0]


def _mix(first: str, second: str, share: float) -> str:
    codes = hex_code(first), hex_code(second)
    parts = []
    for at in (1, 3, 5):
        low, high = (int(code[at : at + 2], 16) for code in codes)
        parts.append(f"{round(low + (high - low) * share):02X}")
    return "#" + "".join(parts)


def _ice(wide: float, recipe: Recipe) -> None:
    disc((0, 0, -0.06), wide * 0.98, 0.03, shade(recipe.top, 0.2), 0.01, LIQUID)
    for x, y, turn in ((-0.12, -0.08, 0.3), (0.1, -0.13, 0.9), (0.02, 0.12, 0.5)):
        box((x, y, 0.0), (0.19, 0.19, 0.19), "#DDF3FF", (0.3, turn, turn), 0.04, GLOSS)
    for k in range(7):
        angle = -2.6 + 0.36 * k
        at = (wide * 0.9 * math.cos(angle), wide * 0.9 * math.sin(angle), -0.25 - 0.13 * (k % 4))
        ball(at, 0.03, shade(recipe.top, 0.5), detail=8, finish=GLOSS)


def _cream(wide: float, recipe: Recipe) -> None:
    for level, (radius, size) in enumerate(((0.62, 0.15), (0.4, 0.14), (0.16, 0.13))):
        for x, y in on_circle(8 - 2 * level, wide * radius, 0.4 * level):
            ball((x, y, 0.03 + 0.13 * level), size, "#FFF8EC", (1, 1, 0.8), detail=14)
    ball((0, 0, 0.43), 0.09, "#FFF8EC", (1, 1, 1.3))
    if recipe.drizzle:
        turns = [k * 0.5 for k in range(26)]
        line = [
            (
                wide * (0.98 - a / 16) * math.cos(a),
                wide * (0.98 - a / 16) * math.sin(a),
                0.12 + a / 40,
            )
            for a in turns
        ]
        tube(line, 0.026, recipe.drizzle, finish=LIQUID)


_TOPPINGS = {"ice": _ice, "cream": _cream}


def _garnish(kind: str, wide: float) -> None:
    if kind in {"lime", "orange"}:
        with group((-wide * 0.95, -0.1, 0.08), (math.pi / 2, 0, -0.3)):
            citrus((0, 0, 0), {"lime": "lime", "orange": "#FF9A1F"}[kind], 0.0, 1.25)
    elif kind == "strawberry":
        strawberry((-0.08, -0.14, 0.3), 1.35)
    elif kind == "cherry":
        cherry((-0.06, -0.1, 0.3 if wide > 0.32 else 0.08), 1.5)


def _straw(color: str) -> None:
    lean = [(0.08, 0.1, -0.1), (0.2, 0.14, 0.46)]
    tube(lean, 0.04, color, finish=GLOSS)
    tube([lean[1], (0.37, 0.14, 0.52)], 0.04, color, finish=GLOSS)
    for k in range(4):
        share = 0.35 + 0.17 * k
        at = tuple(a + (b - a) * share for a, b in zip(lean[0], lean[1], strict=True))
        ring((at[0], at[1], at[2]), 0.036, 0.012, "paper", (0, 0.2, 0), CLAY)
