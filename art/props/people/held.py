"""Things the staff carry. Each is held at `loc`, its middle, and shows its front to -y."""

from __future__ import annotations

import math

from art.kit.materials import CLAY, FABRIC, GLOSS, METAL
from art.kit.outlines import rounded_rectangle, star
from art.kit.palette import shade
from art.kit.shapes import UPRIGHT, ball, block, box, cone, cylinder, disc, ring, slab
from art.kit.stage import Point, group
from art.props.people.body import HEAD_HEIGHT


def clipboard(loc: Point, color: str = "walnut", rot: Point | float = 0.0) -> None:
    """A board 0.5 wide and 0.64 high with a ticked list."""
    with group(loc, rot):
        box((0, 0, 0), (0.5, 0.05, 0.64), color, bevel=0.02)
        box((0, -0.03, -0.03), (0.42, 0.02, 0.5), "paper", bevel=0.005)
        box((0, -0.05, 0.28), (0.2, 0.06, 0.09), "silver", bevel=0.02, finish=METAL)
        for k, tint in enumerate(("leaf", "tomato", "sea")):
            height = 0.1 - 0.14 * k
            ball((-0.14, -0.045, height), 0.032, tint, (1, 0.4, 1), detail=8)
            box((0.05, -0.043, height), (0.22, 0.012, 0.035), "ink", bevel=0.004)


def rulebook(loc: Point, color: str = "grape", accent: str = "sun", rot: Point | float = 0) -> None:
    """A closed book 0.5 wide, 0.14 thick and 0.62 high with a star on its cover."""
    with group(loc, rot):
        box((0.01, 0, 0), (0.46, 0.11, 0.57), "cream", bevel=0.01)
        for y in (-0.065, 0.065):
            box((0, y, 0), (0.5, 0.03, 0.62), color, bevel=0.012)
        box((-0.24, 0, 0), (0.04, 0.15, 0.62), shade(color, -0.2), bevel=0.015)
        slab(star(5, 0.15, 0.07), 0.03, accent, (0.01, -0.09, 0.05), UPRIGHT, 0.01, GLOSS)
        box((0.01, -0.085, -0.2), (0.28, 0.015, 0.05), accent, bevel=0.005)


def megaphone(loc: Point, color: str = "tomato", rot: Point | float = 0.0) -> None:
    """A loud-hailer 0.7 long calling to -x, its grip at `loc`."""
    with group(loc, rot):
        sideways = (0, -math.pi / 2, 0)
        cone((-0.26, 0, 0.16), 0.1, 0.27, 0.46, color, sideways, finish=GLOSS)
        cone((-0.475, 0, 0.16), 0.2, 0.25, 0.05, "paper", sideways)
        cylinder((0.06, 0, 0.16), 0.115, 0.2, "paper", sideways, finish=GLOSS)
        box((0.02, 0, -0.02), (0.09, 0.08, 0.24), "ink", bevel=0.03)


def gamepad(loc: Point, color: str = "paper", rot: Point | float = 0.0) -> None:
    """A controller 0.66 wide and 0.36 high."""
    with group(loc, rot):
        slab(rounded_rectangle(0.6, 0.3, 0.14), 0.13, color, (0, 0, 0), UPRIGHT, 0.05, GLOSS)
        for side in (-1, 1):
            ball((side * 0.25, 0, -0.1), 0.12, color, (0.9, 0.7, 1.4), (0, side * 0.3, 0), GLOSS)
            ball((side * 0.1, -0.09, -0.05), 0.06, "ink", (1, 0.6, 1), finish=GLOSS)
        for size in ((0.14, 0.03, 0.045), (0.045, 0.03, 0.14)):
            box((-0.18, -0.07, 0.05), size, "ink", bevel=0.01)
        for x, z, tint in ((0, 1, "sun"), (1, 0, "tomato"), (0, -1, "leaf"), (-1, 0, "sea")):
            ball((0.18 + x * 0.06, -0.07, 0.05 + z * 0.06), 0.032, tint, detail=10)


def serving_tray(loc: Point, color: str = "tomato") -> None:
    """A round tray 0.9 wide lying on `loc`; things on it stand 0.07 higher."""
    disc(loc, 0.44, 0.05, color, 0.02, GLOSS)
    ring((loc[0], loc[1], loc[2] + 0.05), 0.43, 0.025, shade(color, -0.2), finish=GLOSS)


def visor(color: str) -> None:
    """A sun visor worn around the head, hair showing above it."""
    with group((0, 0, HEAD_HEIGHT + 0.2), scale=(1, 0.86, 1)):
        ring((0, 0, 0), 0.5, 0.075, color, (-0.06, 0, 0), FABRIC)
    brim = [(-0.36, 0), (-0.32, -0.24), (0, -0.42), (0.32, -0.24), (0.36, 0)]
    at = (0, -0.34, HEAD_HEIGHT + 0.23)
    slab(brim, 0.05, shade(color, -0.2), at, (-0.22, 0, 0), 0.02, CLAY, True)


def badge(loc: Point, color: str, shape: list[tuple[float, float]]) -> None:
    """A pin of any outline stuck to the chest at `loc`."""
    slab(shape, 0.05, color, loc, UPRIGHT, 0.015, GLOSS)


def parcel(loc: Point, color: str, accent: str) -> None:
    """A game box 0.78 wide, 0.26 deep and 0.56 high, its cover to -y."""
    with group(loc):
        block((0, 0, -0.28), (0.78, 0.26, 0.56), color, bevel=0.03, finish=GLOSS)
        box((0, -0.125, 0), (0.7, 0.02, 0.48), accent, bevel=0.006)
        slab(star(5, 0.19, 0.09), 0.03, color, (0, -0.15, 0), UPRIGHT, 0.01, GLOSS)
