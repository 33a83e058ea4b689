"""A piece of a jigsaw puzzle."""

from __future__ import annotations

import math

from art.kit.materials import GLOSS
from art.kit.outlines import Flat
from art.kit.shapes import UPRIGHT, slab
from art.kit.stage import ORIGIN, Point, group

# Half the width of its square, the radius of knobs and hollows, and how far their middles lie off.
_HALF, _KNOB, _OFF = 0.6, 0.23, 0.12


def _side(turn: int, *, hollow: bool) -> list[Flat]:
    """Return one side, counter-clockwise, with a round knob outwards or a hollow inwards."""
    sign = 1 if hollow else -1
    neck = math.atan2(_OFF, math.sqrt(_KNOB**2 - _OFF**2))
    sweep = math.pi + 2 * neck
    arc = [math.pi - neck + sweep * k / 20 for k in range(21)]
    bow = [(_KNOB * math.cos(a), -_HALF - sign * (_KNOB * math.sin(a) - _OFF)) for a in arc]
    bend = [math.pi * (1 + k / 12) for k in range(7)]
    round_off = [(-_HALF + 0.1 + 0.1 * math.cos(a), -_HALF + 0.1 + 0.1 * math.sin(a)) for a in bend]
    cos, sin = (1, 0, -1, 0)[turn], (0, 1, 0, -1)[turn]
    return [(x * cos - y * sin, x * sin + y * cos) for x, y in [*round_off, *bow]]


def puzzle(loc: Point = ORIGIN, color: str = "grape") -> None:
    """A piece with two knobs and two hollows that are cut out of it, 1.6 high on `loc`."""
    outline = [
        *_side(0, hollow=True),
        *_side(1, hollow=False),
        *_side(2, hollow=False),
        *_side(3, hollow=True),
    ]
    with group((loc[0], loc[1], loc[2] + 0.72), (0, 0.2, 0)):
        slab(outline, 0.34, color, ORIGIN, UPRIGHT, 0.06, GLOSS)
