"""Drinks in coloured tumblers: no clear glass, so they stay vivid from across a room."""

from __future__ import annotations

import math

from art.kit.materials import GLOSS
from art.kit.outlines import on_circle
from art.kit.shapes import ball, box, cone, disc, ring, tube
from art.kit.stage import Point, group
from art.props.food.cafe import DRINKS, cherry, citrus, strawberry

_HIGH = 0.94


def tumbler(
    loc: Point, name: str = "red soda", rot: float = 0.0, scale: float = 1.0, straw: str = "paper"
) -> None:
    """A tumbler 0.56 wide and 1.0 high (1.3 with straw), poured as cafe.DRINKS says."""
    pour = DRINKS[name]
    with group(loc, rot, scale):
        disc((0, 0, 0), 0.2, 0.06, "#E8F7FF", 0.02, GLOSS)
        step = (_HIGH - 0.05) / len(pour.layers)
        for k, color in enumerate(pour.layers):
            low = 0.05 + k * step
            spot = (0, 0, low + step / 2)
            cone(spot, _wide(low), _wide(low + step), step + 0.003, color, bevel=0, finish=GLOSS)
        ring((0, 0, _HIGH), _wide(_HIGH), 0.022, "#E8F7FF", finish=GLOSS)
        if pour.foam:
            _foam(pour.foam)
        else:
            _ice()
        tube([(0.06, 0.06, 0.8), (0.18, 0.1, 1.3)], 0.035, straw, finish=GLOSS)
        tube([(0.18, 0.1, 1.3), (0.32, 0.1, 1.36)], 0.035, straw, finish=GLOSS)
        _garnish(pour.garnish)


def _wide(height: float) -> float:
    return 0.2 + 0.075 * height


def _foam(color: str) -> None:
    for x, y in on_circle(6, 0.14):
        ball((x, y, _HIGH), 0.12, color, (1, 1, 0.75), detail=12)
    ball((0, 0, _HIGH + 0.07), 0.16, color, (1, 1, 0.8), detail=14)


def _ice() -> None:
    for x, y, turn in ((-0.1, -0.08, 0.3), (0.09, -0.1, 0.9), (0.0, 0.1, 0.5)):
        box((x, y, _HIGH), (0.16, 0.16, 0.16), "#D5F0FF", (0.3, turn, turn), 0.035, GLOSS)


def _garnish(kind: str | None) -> None:
    if kind in {"strawberry", "cherry"}:
        {"strawberry": strawberry, "cherry": cherry}[kind]((-0.06, -0.1, _HIGH + 0.1), 1.2)
    elif kind:
        with group((-0.26, -0.06, _HIGH + 0.02), (math.pi / 2, 0, -0.4)):
            citrus((0, 0, 0), {"lime": "lime", "lemon": "lemon", "orange": "sun"}[kind])
