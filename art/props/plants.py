"""Plants, flowers and what the flower market sells. Everything stands on `loc`."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from art.kit.materials import CLAY, FABRIC
from art.kit.outlines import on_circle
from art.kit.palette import shade
from art.kit.shapes import ball, block, cone, cylinder, disc, tube
from art.kit.stage import Point, group


def cactus(loc: Point, color: str = "leaf", pot: str = "tomato", scale: float = 1.0) -> None:
    """A plump plant in a pot, 0.7 wide and 1.1 high."""
    with group(loc, 0, scale):
        _pot(pot)
        for k in range(9):
            angle, level = k * 2.4, 0.62 + 0.09 * (k % 4)
            spot = (0.17 * math.cos(angle), 0.17 * math.sin(angle), level)
            ball(
                spot,
                0.18,
                color if k % 3 else shade(color, -0.15),
                (0.65, 0.65, 1.4),
                finish=CLAY,
                detail=14,
            )


def leafy(
    loc: Point, color: str = "forest", pot: str = "paper", scale: float = 1.0, leaves: int = 11
) -> None:
    """A broad-leaved plant in a pot, 1.4 wide and 1.7 high."""
    with group(loc, 0, scale):
        _pot(pot)
        for k in range(leaves):
            angle, far = k * 2.4, 0.2 + 0.3 * (k / leaves)
            high = 1.5 - 0.75 * (k / leaves)
            tip = (far * math.cos(angle), far * math.sin(angle), high)
            tube(
                [(0, 0, 0.4), (tip[0] * 0.4, tip[1] * 0.4, high * 0.75), tip],
                0.02,
                shade(color, -0.2),
            )
            tint = color if k % 2 else shade(color, 0.2)
            ball(tip, 0.25, tint, (1.2, 0.7, 0.18), (0, 0.5, angle), CLAY, 14)


def _pot(color: str) -> None:
    cone((0, 0, 0.22), 0.21, 0.3, 0.44, color, bevel=0.04)
    disc((0, 0, 0.4), 0.27, 0.04, "cocoa", 0.01)


def palm(loc: Point, scale: float = 1.0, height: float = 2.6) -> None:
    """A palm tree, its crown at `height`, 2.0 wide."""
    with group(loc, 0, scale):
        tube([(0, 0, 0), (0.1, 0, height * 0.5), (0, 0, height)], 0.11, "walnut")
        for k in range(8):
            angle = k * math.tau / 8
            x, y = math.cos(angle), math.sin(angle)
            ball(
                (x * 0.5, y * 0.5, height + 0.02),
                0.5,
                "leaf" if k % 2 else "forest",
                (1.1, 0.3, 0.14),
                (0, 0.35, angle),
                CLAY,
                14,
            )


def tree(loc: Point, color: str = "leaf", scale: float = 1.0) -> None:
    """A round toy tree 1.5 wide and 2.3 high."""
    with group(loc, 0, scale):
        cylinder((0, 0, 0.5), 0.12, 1.0, "walnut")
        for x, y, z, r in (
            (0, 0, 1.6, 0.62),
            (0.4, -0.1, 1.35, 0.4),
            (-0.4, 0.05, 1.4, 0.42),
            (0.05, -0.3, 1.3, 0.36),
        ):
            ball((x, y, z), r, color if z > 1.38 else shade(color, -0.12))


def bloom(loc: Point, color: str = "candy", rot: Point | float = 0.0, scale: float = 1.0) -> None:
    """One flower head 0.4 wide, its middle at `loc`, facing up."""
    with group(loc, rot, scale):
        for x, y in on_circle(6, 0.11):
            ball((x, y, 0), 0.1, color, (1, 1, 0.55), detail=10)
        ball((0, 0, 0.03), 0.07, "sun" if color != "sun" else "tomato", detail=10)


def marigold(loc: Point, color: str = "sun", scale: float = 1.0) -> None:
    """A full round marigold 0.36 wide, its middle at `loc`."""
    with group(loc, 0, scale):
        ball((0, 0, 0), 0.15, shade(color, -0.12), detail=10)
        for level, count, far in ((0.0, 8, 0.13), (0.08, 6, 0.09), (0.13, 3, 0.04)):
            for x, y in on_circle(count, far, level * 9):
                ball((x, y, level), 0.07, color, detail=7)


def bucket_of_flowers(
    loc: Point,
    colors: Sequence[str] = ("candy", "rose"),
    bucket: str = "silver",
    scale: float = 1.0,
    seed: int = 1,
) -> None:
    """A bucket packed with blooms, 1.0 wide and 1.2 high."""
    rng = random.Random(seed)
    with group(loc, 0, scale):
        cone((0, 0, 0.25), 0.24, 0.34, 0.5, bucket, bevel=0.03)
        ball((0, 0, 0.62), 0.36, "leaf", (1, 1, 0.7))
        for k in range(15):
            angle, far = k * 2.4, 0.115 * math.sqrt(k)
            spot = (far * math.cos(angle), far * math.sin(angle), 0.98 - far * 0.7)
            lean = (-spot[1] * 1.4, spot[0] * 1.4, 0.0)
            bloom(spot, rng.choice(colors), lean, 0.8)


def garland(
    points: Sequence[Point], colors: Sequence[str] = ("sun", "sun", "paper"), size: float = 0.16
) -> None:
    """A chain of marigolds along points, as hung in the flower market."""
    for k, spot in enumerate(points):
        ball(spot, size, colors[k % len(colors)], (1, 1, 0.85), detail=10)


def phuang_malai(loc: Point, scale: float = 1.0) -> None:
    """A jasmine offering garland 0.7 wide and 1.1 high, hanging from `loc`."""
    with group(loc, 0, scale):
        for k, (x, z) in enumerate(on_circle(18, 0.26, math.pi / 2)):
            ball((x, 0, z - 0.28), 0.07, "paper" if k % 6 else "rose", detail=8)
        for x in (-0.09, 0.0, 0.09):
            tube([(x * 0.5, 0, -0.55), (x, 0, -0.85)], 0.025, "paper")
            ball((x, 0, -0.9), 0.06, "rose", detail=8)
        ball((0, 0, -0.56), 0.09, "sun", detail=10)


def flower_stall(
    loc: Point, awning: str = "rose", rot: float = 0.0, scale: float = 1.0, seed: int = 3
) -> None:
    """A market stall 2.8 wide, 1.4 deep and 2.4 high, buckets in front, facing -y."""
    with group(loc, rot, scale):
        block((0, 0.2, 0), (2.6, 0.8, 0.6), "wood", bevel=0.04)
        for k in range(4):
            bucket_of_flowers(
                (-1.0 + k * 0.67, 0.2, 0.58), _BUNCHES[(k + seed) % 5], "paper", 0.75, seed + k
            )
            bucket_of_flowers(
                (-1.0 + k * 0.67, -0.55, 0), _BUNCHES[(k * 2 + seed) % 5], "sea", 0.75, seed + k
            )
        for x in (-1.25, 1.25):
            cylinder((x, 0.5, 1.05), 0.05, 2.1, "walnut")
        awning_roof((0, 0.1, 2.1), 2.9, awning)


_BUNCHES = (
    ("rose", "candy"),
    ("sun", "lemon"),
    ("grape", "lilac"),
    ("paper", "white"),
    ("tomato", "coral"),
)


def awning_roof(
    loc: Point, width: float = 2.8, color: str = "rose", rot: float = 0.0, depth: float = 1.1
) -> None:
    """A striped awning sloping to -y, its back edge 0.35 above `loc`."""
    stripes = max(4, round(width / 0.35))
    each = width / stripes
    with group(loc, rot), group((0, 0, 0.15), (0.32, 0, 0)):
        for k in range(stripes):
            tint = color if k % 2 == 0 else "paper"
            x = (k + 0.5) * each - width / 2
            block((x, 0, 0), (each, depth, 0.06), tint, bevel=0.01, finish=FABRIC)
            cylinder(
                (x, -depth / 2, 0),
                each / 2,
                0.06,
                tint,
                (math.pi / 2 - 0.32, 0, 0),
                0.01,
                FABRIC,
                24,
            )
