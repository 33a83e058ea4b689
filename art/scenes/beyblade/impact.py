"""Comic-book flashes: a spiky star of light turned to the viewer, with splinters around it."""

from __future__ import annotations

import math
from contextlib import AbstractContextManager

from art.kit.materials import glowing
from art.kit.outlines import Flat
from art.kit.shapes import slab
from art.kit.stage import Point, group, turn_to_viewer, viewer_height_angle

#: Long and short spikes by turns, so that the star looks drawn by hand.
_SPIKES = (1.0, 0.72, 0.9, 0.66, 0.97, 0.76, 0.86)
_VALLEY = 0.5


def flash(
    loc: Point,
    size: float = 1.0,
    colors: tuple[str, str] = ("sun", "lemon"),
    spikes: int = 11,
    squash: float = 1.0,
) -> None:
    """A star of light about `size` in radius around `loc`; a brighter one lies before it."""
    outer, inner = colors
    with group(loc, (0, 0, turn_to_viewer(loc)), size), _facing():
        slab(_star(spikes, 1.0, squash), 0.05, outer, (0, 0, 0), 0, 0.012, glowing(0.45))
        slab(_star(spikes, 0.62, squash), 0.05, inner, (0, 0, 0.05), 0.2, 0.012, glowing(0.6))


def splinters(
    loc: Point,
    reach: float = 1.0,
    colors: tuple[str, ...] = ("sun", "paper"),
    count: int = 12,
    start: float = 0.0,
    sweep: float = math.tau,
) -> None:
    """Thin kites that fly out from `loc` over an arc, each pointing away from the middle."""
    with group(loc, (0, 0, turn_to_viewer(loc))), _facing():
        for k in range(count):
            angle = start + sweep * (k + 0.5) / count
            near = reach * (0.62 + 0.14 * (k % 3))
            far = near + reach * (0.2 + 0.09 * ((k * 2) % 3))
            outline = _kite(angle, near, far, 0.05 * reach)
            slab(outline, 0.04, colors[k % len(colors)], finish=glowing(0.7), bevel=0.008)


def _facing() -> AbstractContextManager[object]:
    """Lay what follows on a plane that looks straight at the viewer."""
    return group(rot=(math.pi / 2 - viewer_height_angle(), 0, 0))


def _star(spikes: int, size: float, squash: float) -> list[Flat]:
    corners: list[Flat] = []
    for k in range(spikes * 2):
        radius = size * (_VALLEY if k % 2 else _SPIKES[k // 2 % len(_SPIKES)])
        angle = math.pi / 2 + math.pi * k / spikes
        corners.append((radius * math.cos(angle), radius * squash * math.sin(angle)))
    return corners


def _kite(angle: float, near: float, far: float, half: float) -> list[Flat]:
    """Return a long kite on the ray at `angle`, its broad end outside."""
    broad = near + (far - near) * 0.7
    rays = ((near, 0.0), (broad, -half), (far, 0.0), (broad, half))
    return [
        (r * math.cos(angle) - side * math.sin(angle), r * math.sin(angle) + side * math.cos(angle))
        for r, side in rays
    ]
