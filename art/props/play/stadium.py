"""The stadium: a round bowl in a square body, its zones told apart by colour."""

from __future__ import annotations

import math
from itertools import pairwise

from art.kit.materials import CLAY, GLOSS, Finish, glowing
from art.kit.outlines import Flat
from art.kit.palette import shade
from art.kit.shapes import ball, disc, lathe, ring, slab, tube
from art.kit.stage import Point, group

#: The Battle Zone's floor above the underside, how far the bowl reaches, and half the body.
FLOOR, BOWL, HALF = 0.17, 1.98, 2.85
#: Smooth but not mirror-like: lamps must not bleach the floor that tops are seen against.
SLICK = Finish(roughness=0.45, coat=0.15)
XTREME_TINT, OVER_TINT = "tomato", "sun"
#: The pockets' spans in degrees; -90 is the front.
XTREME_SPAN, OVER_SPANS = (-113.0, -67.0), ((-157.0, -119.0), (-61.0, -23.0))


def _edge(angle: float, inset: float) -> float:
    """Return how far the body reaches at an angle: a square with very round corners."""
    bend = 5
    flat = abs(math.cos(angle)) ** bend + abs(math.sin(angle)) ** bend
    return (HALF - inset) / flat ** (1 / bend)


def sector(inner: float, outer: float, start: float, end: float) -> list[Flat]:
    """Return the outline of a piece of a ring, angles in degrees."""
    turns = _turns(start, end)
    return _between(turns, [inner] * len(turns), [outer] * len(turns))


def _turns(start: float, end: float) -> list[float]:
    steps = max(4, round((end - start) / 4))
    return [math.radians(start + (end - start) * k / steps) for k in range(steps + 1)]


def _between(turns: list[float], near: list[float], far: list[float]) -> list[Flat]:
    out = [(r * math.cos(a), r * math.sin(a)) for a, r in zip(turns, far, strict=True)]
    back = [(r * math.cos(a), r * math.sin(a)) for a, r in zip(turns, near, strict=True)]
    return out + back[::-1]


def _to_edge(inner: float, inset: float, start: float, end: float) -> list[Flat]:
    """Return what lies between a circle and the body's edge, `inset` inside it."""
    turns = _turns(start, end)
    return _between(turns, [inner] * len(turns), [_edge(a, inset) for a in turns])


def _kerb(start: float, end: float) -> list[Flat]:
    turns = _turns(start, end)
    return _between(turns, [_edge(a, 0.22) for a in turns], [_edge(a, 0.03) for a in turns])


def stadium(
    loc: Point = (0, 0, 0),
    color: str = "sky",
    body: str = "night",
    rot: float = 0.0,
    scale: float = 1.0,
) -> None:
    """A stadium 5.7 wide and deep, 0.56 high; tops spin at FLOOR (0.17) in a bowl of radius 1.98.

    The body is a square with round corners. The red Xtreme Zone is the pocket at -y, the yellow
    Over Zones are the two front corners, and the glowing Xtreme Line runs around the bowl.
    """
    with group(loc, rot, scale):
        slab(_outline(0.0), 0.16, body, (0, 0, 0.08), 0, 0.06, CLAY)
        _bowl(color)
        _wall(body)
        _pockets(body)
        _xtreme_line()


def _outline(inset: float) -> list[Flat]:
    turns = [k * math.tau / 96 for k in range(96)]
    return [(_edge(a, inset) * math.cos(a), _edge(a, inset) * math.sin(a)) for a in turns]


def _bowl(color: str) -> None:
    lathe([(0, 0.16), (1.25, 0.17), (1.3, 0.175)], color, finish=SLICK, sides=80)
    slope = [(1.29, 0.172), (1.65, 0.21), (BOWL, 0.34), (BOWL, 0.1)]
    lathe(slope, shade(color, -0.22), finish=SLICK, sides=80)
    ring((0, 0, 0.165), 0.62, 0.025, "paper", finish=GLOSS)
    ring((0, 0, 0.18), 1.3, 0.02, "paper", finish=GLOSS)


def _wall(body: str) -> None:
    """The white rim of the bowl, the body behind it and the low kerb around the pockets."""
    edges = [*OVER_SPANS[0], *XTREME_SPAN, *OVER_SPANS[1], 360.0 + OVER_SPANS[0][0]]
    for start, end in list(pairwise(edges))[1::2]:
        slab(sector(1.95, 2.2, start, end), 0.46, "paper", (0, 0, 0.34), 0, 0.06, CLAY)
    back = (OVER_SPANS[1][1], 360.0 + OVER_SPANS[0][0])
    slab(_to_edge(2.16, 0.03, *back), 0.36, body, (0, 0, 0.28), 0, 0.08, CLAY)
    slab(_to_edge(2.45, 0.3, *back), 0.06, shade(body, 0.18), (0, 0, 0.46), 0, 0.02, CLAY)
    for angle in (45, 135):
        far = _edge(math.radians(angle), 0.62)
        spot = (far * math.cos(math.radians(angle)), far * math.sin(math.radians(angle)), 0.47)
        disc(spot, 0.2, 0.07, "electric", 0.03)


def _pockets(body: str) -> None:
    zones = ((XTREME_SPAN, XTREME_TINT), *((span, OVER_TINT) for span in OVER_SPANS))
    for (start, end), tint in zones:
        slab(_to_edge(1.96, 0.12, start, end), 0.1, tint, (0, 0, 0.2), 0, 0.03, GLOSS)
        inner = _to_edge(2.16, 0.34, start + 4, end - 4)
        slab(inner, 0.05, shade(tint, -0.2), (0, 0, 0.24), 0, 0.015, GLOSS)
        kerb = _kerb(start - 4, end + 4)
        slab(kerb, 0.34, body, (0, 0, 0.25), 0, 0.05, CLAY)


def _xtreme_line() -> None:
    turns = [math.radians(a) for a in range(-15, 196, 6)]
    line = [(1.86 * math.cos(a), 1.86 * math.sin(a), 0.36) for a in turns]
    tube(line, 0.06, "electric", finish=Finish(glow=0.7, roughness=0.3))
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
