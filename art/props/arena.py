"""The round stadium seen in play: an open bowl whose zones are told apart by colour."""

from __future__ import annotations

import math
from itertools import pairwise

from art.kit.materials import CLAY, GLOSS, Finish, glowing
from art.kit.outlines import Flat, star
from art.kit.palette import shade
from art.kit.shapes import ball, disc, lathe, ring, slab, tube
from art.kit.stage import Point, group

#: The Battle Zone's floor above the arena's underside, and how far the bowl reaches.
FLOOR, BOWL = 0.17, 1.98
#: Smooth but not mirror-like: lamps must not bleach the floor that tops are seen against.
SLICK = Finish(roughness=0.45, coat=0.15)
XTREME_TINT, OVER_TINT = "tomato", "sun"
#: The pockets' spans in degrees; -90 is the front.
XTREME_SPAN, OVER_SPANS = (-112.0, -68.0), ((-160.0, -118.0), (-62.0, -20.0))


def sector(inner: float, outer: float, start: float, end: float) -> list[Flat]:
    """Return the outline of a piece of a ring, angles in degrees."""
    steps = max(3, round((end - start) / 6))
    turns = [math.radians(start + (end - start) * k / steps) for k in range(steps + 1)]
    out = [(outer * math.cos(a), outer * math.sin(a)) for a in turns]
    return out + [(inner * math.cos(a), inner * math.sin(a)) for a in reversed(turns)]


def arena(
    loc: Point = (0, 0, 0),
    color: str = "sky",
    body: str = "night",
    rot: float = 0.0,
    scale: float = 1.0,
) -> None:
    """A stadium 5.9 wide and 0.6 high; tops spin at FLOOR (0.17) inside a bowl of radius 1.98.

    The red Xtreme Zone is the pocket at -y, the yellow Over Zones lie beside it, and the glowing
    Xtreme Line runs around the bowl.
    """
    with group(loc, rot, scale):
        disc((0, 0, 0), 2.95, 0.14, body, 0.05, sides=80)
        _bowl(color)
        _wall(body)
        _pockets(body)
        _xtreme_line()
        for k in range(9):
            angle = math.radians(k * 22.5)
            disc(
                (2.55 * math.cos(angle), 2.55 * math.sin(angle), 0.42), 0.1, 0.05, "electric", 0.02
            )


def _bowl(color: str) -> None:
    lathe([(0, 0.16), (1.25, 0.17), (1.3, 0.175)], color, finish=SLICK, sides=80)
    slope = [(1.29, 0.172), (1.65, 0.21), (BOWL, 0.34), (BOWL, 0.1)]
    lathe(slope, shade(color, -0.22), finish=SLICK, sides=80)
    ring((0, 0, 0.165), 0.62, 0.025, "paper", finish=GLOSS)
    ring((0, 0, 0.18), 1.3, 0.02, "paper", finish=GLOSS)
    slab(star(6, 0.34, 0.2), 0.02, shade(color, -0.35), (0, 0, 0.17), 0, 0.005, SLICK)


def _wall(body: str) -> None:
    edges = [*OVER_SPANS[0], *XTREME_SPAN, *OVER_SPANS[1], 200.0]
    posts = [(end, start) for end, start in list(pairwise(edges))[1::2]]
    for start, end in posts:
        slab(sector(1.96, 2.24, start, end), 0.5, "paper", (0, 0, 0.36), 0, 0.05, CLAY)
    slab(sector(2.2, 2.92, -18, 198), 0.34, body, (0, 0, 0.27), 0, 0.06, CLAY)
    slab(sector(2.74, 2.94, -162, -18), 0.34, body, (0, 0, 0.27), 0, 0.05, CLAY)


def _pockets(body: str) -> None:
    for span, tint in ((XTREME_SPAN, XTREME_TINT), *((span, OVER_TINT) for span in OVER_SPANS)):
        slab(sector(1.97, 2.76, *span), 0.12, tint, (0, 0, 0.19), 0, 0.03, GLOSS)
        inner = sector(2.12, 2.62, span[0] + 5, span[1] - 5)
        slab(inner, 0.05, shade(tint, -0.22), (0, 0, 0.25), 0, 0.015, GLOSS)
    for side in (-1, 1):
        end = -90 + side * 25
        slab(sector(2.2, 2.8, end - 2.5, end + 2.5), 0.36, body, (0, 0, 0.28), 0, 0.04, CLAY)


def _xtreme_line() -> None:
    turns = [math.radians(a) for a in range(-15, 196, 6)]
    glow = Finish(glow=0.7, roughness=0.3)
    tube(
        [(1.86 * math.cos(a), 1.86 * math.sin(a), 0.36) for a in turns],
        0.06,
        "electric",
        finish=glow,
    )
    for a in turns:
        ball((1.86 * math.cos(a), 1.86 * math.sin(a), 0.42), 0.045, "teal", detail=8)


def sparks(loc: Point, color: str = "sun", count: int = 16, reach: float = 1.0) -> None:
    """Glowing splinters flying from `loc` in all directions above it."""
    for k in range(count):
        angle, lift = k * 2.4, 0.15 + 0.85 * ((k * 7) % count) / count
        near, far = reach * (0.45 + 0.2 * (k % 3)), reach * (0.62 + 0.26 * (k % 3))
        ends = [
            (r * math.cos(angle) * (1.1 - lift * 0.6), r * math.sin(angle) * 0.7, r * lift)
            for r in (near, far)
        ]
        tube(ends, 0.028 + 0.01 * (k % 2), color if k % 3 else "paper", loc, finish=glowing(1.2))


def trail(points: list[Point], color: str = "electric", radius: float = 0.05) -> None:
    """Three glowing lines behind a top that races along the points."""
    for k, gap in enumerate((-1, 0, 1)):
        shifted = [(x + gap * radius * 2.4, y, z + 0.14 * k) for x, y, z in points[k % 2 :]]
        tube(shifted, radius * (1.2 - 0.3 * abs(gap)), color, finish=glowing(0.9))
