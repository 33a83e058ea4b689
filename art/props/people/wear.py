"""Glasses and clothes that a meeple wears below its hat."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.kit.materials import FABRIC, GLOSS, METAL
from art.kit.outlines import heart, regular, rounded_rectangle, star
from art.kit.palette import shade
from art.kit.shapes import UPRIGHT, ball, box, cone, lathe, ring, skin, slab, tube
from art.kit.stage import group
from art.props.people.faces import EYE_LAT, EYE_LON, on_head


def glasses(shape: str = "round", color: str = "ink", gaze: float = 0.0) -> None:
    """Put on glasses: round, square, or dark ones shaped sun, star or heart."""
    for side in (-1, 1):
        x, y, z = on_head(side * EYE_LON, EYE_LAT + 0.03 + gaze, 1.14)
        with group((x, y, z), (-gaze * 0.6, 0, side * 0.2)):
            _lens(shape, color)
    mid = on_head(0, EYE_LAT + 0.05 + gaze, 1.14)
    tube([(-0.07, mid[1], mid[2]), (0.07, mid[1], mid[2])], 0.018, color, finish=GLOSS)


def _lens(shape: str, color: str) -> None:
    dark = {
        "sun": rounded_rectangle(0.27, 0.2, 0.08),
        "star": star(5, 0.17, 0.085),
        "heart": heart(0.28),
    }
    if shape == "round":
        ring((0, 0, 0), 0.125, 0.02, color, UPRIGHT, GLOSS)
    elif shape == "square":
        tube(
            [(x, 0, z) for x, z in regular(4, 0.17, math.pi / 4) + regular(1, 0.17, math.pi / 4)],
            0.02,
            color,
            finish=GLOSS,
            curved=False,
        )
    else:
        slab(dark[shape], 0.05, color, rot=UPRIGHT, bevel=0.02, finish=GLOSS)


def _scarf(color: str) -> None:
    with group((0, 0, 0.93), scale=(1, 0.95, 1)):
        ring((0, 0, 0), 0.3, 0.09, color, (0.08, 0, 0), FABRIC)
    box((0.17, -0.36, 0.74), (0.15, 0.07, 0.34), color, (0.1, 0.1, 0), 0.03, FABRIC)


def _apron(color: str) -> None:
    outline = [
        (-0.2, 0.3),
        (-0.17, 0.08),
        (-0.27, -0.02),
        (-0.3, -0.34),
        (0.3, -0.34),
        (0.27, -0.02),
        (0.17, 0.08),
        (0.2, 0.3),
    ]
    slab(outline, 0.06, color, (0, -0.34, 0.62), UPRIGHT, 0.02, FABRIC)
    box((0, -0.38, 0.47), (0.26, 0.03, 0.13), shade(color, -0.2), bevel=0.012, finish=FABRIC)


def _cape(color: str) -> None:
    sweep = [math.pi * (0.1 + 0.8 * k / 16) for k in range(17)]
    shape = ((0.2, 0.98), (0.42, 0.86), (0.56, 0.5), (0.68, 0.06), (0.64, 0.05), (0.5, 0.5))
    rows = [[(r * math.cos(a), 0.06 + r * 0.9 * math.sin(a), z) for a in sweep] for r, z in shape]
    skin(("cape",), rows, color, finish=FABRIC)
    tube([(-0.24, -0.1, 0.99), (0, -0.3, 0.95), (0.24, -0.1, 0.99)], 0.03, color)
    ball((0, -0.33, 0.95), 0.06, "sun", finish=METAL)


def _bow_tie(color: str) -> None:
    for side in (-1, 1):
        cone(
            (side * 0.11, -0.33, 0.93),
            0.1,
            0.04,
            0.16,
            color,
            (0, side * -math.pi / 2, 0),
            sides=20,
        )
    ball((0, -0.35, 0.93), 0.05, shade(color, -0.2))


def _tie(color: str) -> None:
    slab(
        [(-0.05, 0.14), (0.05, 0.14), (0.09, -0.2), (0, -0.3), (-0.09, -0.2)],
        0.05,
        color,
        (0, -0.36, 0.76),
        UPRIGHT,
    )


def _lanyard(color: str) -> None:
    tube(
        [
            (-0.2, -0.17, 0.98),
            (-0.1, -0.3, 0.8),
            (0, -0.36, 0.68),
            (0.1, -0.3, 0.8),
            (0.2, -0.17, 0.98),
        ],
        0.02,
        color,
    )
    box((0, -0.38, 0.58), (0.2, 0.03, 0.24), "paper", bevel=0.01)
    box((0, -0.40, 0.62), (0.1, 0.02, 0.1), color, bevel=0.005)


def _medal(color: str) -> None:
    tube([(-0.16, -0.2, 0.96), (0, -0.35, 0.74), (0.16, -0.2, 0.96)], 0.035, "tomato")
    ball((0, -0.38, 0.64), 0.12, color, (1, 0.35, 1), finish=METAL)


def _skirt(color: str) -> None:
    lathe(
        [(0.36, 0.66), (0.46, 0.5), (0.64, 0.24), (0.62, 0.22), (0.42, 0.46), (0.34, 0.64)],
        color,
        finish=FABRIC,
    )


def _mask(color: str) -> None:
    for side in (-1, 1):
        with group(on_head(side * EYE_LON, EYE_LAT, 1.02), side * 0.35):
            slab(star(4, 0.22, 0.15), 0.03, color, rot=UPRIGHT, bevel=0.01, curved=True)


WEAR: dict[str, Callable[[str], None]] = {
    "scarf": _scarf,
    "apron": _apron,
    "cape": _cape,
    "bow tie": _bow_tie,
    "tie": _tie,
    "lanyard": _lanyard,
    "medal": _medal,
    "skirt": _skirt,
    "mask": _mask,
}
