"""Crisp things for the middle of the table. Everything stands on `loc`."""

from __future__ import annotations

import math
import random

from art.kit.materials import FOOD, GLOSS
from art.kit.palette import shade
from art.kit.shapes import ball, box, lathe, tube
from art.kit.stage import Point, group


def basket(loc: Point, color: str = "tomato", rot: float = 0.0, scale: float = 1.0) -> None:
    """A paper-lined basket 1.3 wide and 0.4 high; food stands 0.2 above `loc`."""
    with group(loc, rot, scale):
        lathe(
            [(0, 0), (0.5, 0), (0.56, 0.06), (0.65, 0.38), (0.6, 0.4), (0.5, 0.18), (0, 0.16)],
            color,
            finish=GLOSS,
        )
        for k in range(10):
            angle = k * math.tau / 10
            at = (0.5 * math.cos(angle), 0.5 * math.sin(angle), 0.36)
            box(at, (0.3, 0.3, 0.03), "paper", (0.5, 0.2, angle + 0.8), 0.01)


def popcorn_chicken(loc: Point, scale: float = 1.0, seed: int = 6, count: int = 22) -> None:
    """A heap of crisp golden bites 0.9 wide and 0.5 high."""
    rng = random.Random(seed)
    with group(loc, 0, scale):
        for k in range(count):
            angle, far = k * 2.4, 0.085 * math.sqrt(k)
            at = (far * math.cos(angle), far * math.sin(angle), 0.36 - far * 0.7)
            tint = rng.choice(("#E08A22", "#C96D18", "#F2A83C"))
            ball(at, 0.14, tint, (1.15, 0.95, 0.9), angle, FOOD, 12)
            for j in range(3):
                bump = (
                    at[0] + 0.09 * math.cos(j * 2.1),
                    at[1] + 0.09 * math.sin(j * 2.1),
                    at[2] + 0.07,
                )
                ball(bump, 0.05, shade(tint, 0.18), finish=FOOD, detail=8)


def sausages(loc: Point, color: str = "#C9341D", rot: float = 0.0, scale: float = 1.0) -> None:
    """Three scored sausages side by side, 0.9 long and 0.2 high, along x."""
    with group(loc, rot, scale):
        for k in range(3):
            y = (k - 1) * 0.24
            curve = [(-0.4, y, 0.11), (0, y - 0.05, 0.13), (0.4, y, 0.11)]
            tube(curve, 0.11, color, finish=GLOSS)
            for end in (curve[0], curve[2]):
                ball(end, 0.11, color, finish=GLOSS, detail=14)
            for x in (-0.24, 0, 0.24):
                box((x, y - 0.06, 0.22), (0.05, 0.16, 0.04), "#FFC58A", (0.3, 0, 0.5), 0.012, FOOD)
