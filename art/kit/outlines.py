"""Plain geometry, free of Blender: profiles, outlines and ways to spread things out."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

Flat = tuple[float, float]


def mirrored(half: Sequence[Flat]) -> list[Flat]:
    """Close a right-hand outline, whose first and last points lie on x = 0, to both sides."""
    return [*half, *((-x, y) for x, y in reversed(half[1:-1]))]


def regular(corners: int, radius: float, start: float = 0.0) -> list[Flat]:
    """Return the corners of a regular polygon."""
    step = math.tau / corners
    return [
        (radius * math.cos(start + k * step), radius * math.sin(start + k * step))
        for k in range(corners)
    ]


def star(points: int, outer: float, inner: float, start: float = math.pi / 2) -> list[Flat]:
    """Return a star's corners, outer and inner by turns."""
    step = math.pi / points
    return [
        (r * math.cos(start + k * step), r * math.sin(start + k * step))
        for k in range(points * 2)
        for r in [outer if k % 2 == 0 else inner]
    ]


def heart(size: float, steps: int = 40) -> list[Flat]:
    """Return a heart outline about `size` wide, centred on its middle."""
    unit = size / 32
    angles = [k * math.tau / steps for k in range(steps)]
    return [
        (
            unit * 16 * math.sin(a) ** 3,
            unit * (13 * math.cos(a) - 5 * math.cos(2 * a) - 2 * math.cos(3 * a) - math.cos(4 * a)),
        )
        for a in angles
    ]


def rounded_rectangle(width: float, height: float, radius: float, steps: int = 6) -> list[Flat]:
    """Return a rectangle outline with round corners, counter-clockwise."""
    radius = min(radius, width / 2, height / 2)
    outline: list[Flat] = []
    for corner, (sx, sy) in enumerate([(1, 1), (-1, 1), (-1, -1), (1, -1)]):
        cx, cy = sx * (width / 2 - radius), sy * (height / 2 - radius)
        for k in range(steps + 1):
            angle = (corner + k / steps) * math.pi / 2
            outline.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return outline


def on_circle(count: int, radius: float, start: float = 0.0, sweep: float = math.tau) -> list[Flat]:
    """Spread points over a circle, or over an arc from `start` through `sweep`."""
    whole = math.isclose(abs(sweep), math.tau)
    gaps = count if whole else max(count - 1, 1)
    return [
        (
            radius * math.cos(start + sweep * k / gaps),
            radius * math.sin(start + sweep * k / gaps),
        )
        for k in range(count)
    ]


def scattered(count: int, width: float, depth: float, gap: float, rng: random.Random) -> list[Flat]:
    """Scatter points in a rectangle, no two nearer than `gap`, as many as fit up to `count`."""
    found: list[Flat] = []
    for _ in range(count * 60):
        spot = (rng.uniform(-width / 2, width / 2), rng.uniform(-depth / 2, depth / 2))
        if len(found) < count and all(math.dist(spot, other) >= gap for other in found):
            found.append(spot)
    return found


def clamp_turn(turn: float, limit: float) -> float:
    """Bring a turn into -pi..pi and hold it within the limit, so that no face is lost."""
    folded = (turn + math.pi) % math.tau - math.pi
    return max(-limit, min(limit, folded))


def hem(lon: float, front: float, side: float, back: float) -> float:
    """Return the height angle of a hair or hat hem; lon 0 is the nose, pi the nape."""
    towards_front = (1 + math.cos(lon)) / 2
    towards_side = math.sin(lon) ** 2
    straight = front * towards_front + back * (1 - towards_front)
    return straight * (1 - towards_side) + side * towards_side
