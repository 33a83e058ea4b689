"""Hats. Each rests on the crown at CROWN or wraps the head outside its skin; none sinks in."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.kit.materials import CLAY, FABRIC, GLOSS, glowing
from art.kit.outlines import on_circle, star
from art.kit.palette import shade
from art.kit.shapes import UPRIGHT, ball, box, cone, cylinder, lathe, ring, slab, tube
from art.kit.stage import group
from art.props.people.body import HEAD_HEIGHT, HEAD_RADII
from art.props.people.faces import on_head
from art.props.people.hair import head_shell

#: A brim at this height touches the head all around at BRIM_RADIUS.
BRIM = HEAD_HEIGHT + 0.24
BRIM_RADIUS = 0.44
CROWN = HEAD_HEIGHT + HEAD_RADII[2]


def _cap(color: str) -> None:
    head_shell(color, 0.66, 0.34, 0.1, lift=1.16, finish=CLAY)
    brim = [
        (-0.33, 0.0),
        (-0.3, -0.22),
        (-0.16, -0.36),
        (0, -0.4),
        (0.16, -0.36),
        (0.3, -0.22),
        (0.33, 0),
    ]
    slab(
        brim,
        0.05,
        shade(color, -0.25),
        (0, -0.31, HEAD_HEIGHT + 0.33),
        (-0.28, 0, 0),
        0.02,
        CLAY,
        True,
    )
    ball((0, 0, CROWN + 0.06), 0.05, shade(color, -0.25))


def _beanie(color: str) -> None:
    # Its rim lies high in front and deep behind, as eyes look up to the viewer (`gaze`).
    with group((0, 0, 0.08)):
        head_shell(color, 0.47, 0.33, 0.2, lift=1.17, finish=FABRIC)
        ball((0, 0, CROWN + 0.16), 0.13, "paper", finish=FABRIC)
    with group((0, 0.04, HEAD_HEIGHT + 0.255), scale=(1, 0.82, 1)):
        ring((0, 0, 0), 0.47, 0.08, shade(color, -0.2), (-0.16, 0, 0), FABRIC)


def _brimmed(color: str, brim: float, crown: float, height: float, band: str) -> None:
    with group((0, 0, BRIM), (-0.06, 0, 0), (1, 0.88, 1)):
        low = [(BRIM_RADIUS - 0.08, -0.01), (brim, 0.0), (brim + 0.02, 0.03), (brim, 0.055)]
        high = [
            (BRIM_RADIUS + 0.05, 0.07),
            (crown, height * 0.8),
            (crown * 0.8, height),
            (0, height),
        ]
        lathe([*low, *high], color)
        cone((0, 0, 0.13), BRIM_RADIUS + 0.055, BRIM_RADIUS + 0.03, 0.12, band)


def _fedora(color: str) -> None:
    _brimmed(color, 0.66, 0.34, 0.44, shade(color, -0.45))


def _straw(color: str) -> None:
    _brimmed(color, 0.76, 0.36, 0.34, "tomato")


def _top_hat(color: str) -> None:
    _brimmed(color, 0.6, 0.44, 0.62, "tomato")


def _wizard(color: str) -> None:
    with group((0, 0, BRIM), (-0.08, 0, 0), (1, 0.9, 1)):
        lathe(
            [
                (0.3, 0),
                (0.72, 0.0),
                (0.74, 0.03),
                (0.7, 0.06),
                (0.47, 0.09),
                (0.25, 0.5),
                (0.0, 1.0),
            ],
            color,
        )
        cone((0, 0, 0.14), 0.48, 0.44, 0.12, "sun")
        for x, z, size in ((-0.14, 0.42, 0.08), (0.1, 0.3, 0.06), (0.04, 0.62, 0.05)):
            slab(
                star(5, size, size * 0.45),
                0.03,
                "sun",
                (x, -0.42 + z * 0.42, z),
                UPRIGHT,
                0.008,
                glowing(0.5),
            )


def _chef(color: str) -> None:
    with group((0, 0, BRIM), (-0.05, 0, 0), (1, 0.9, 1)):
        cone((0, 0, 0.13), 0.46, 0.47, 0.26, color)
        for x, y in on_circle(7, 0.27):
            ball((x, y, 0.36), 0.24, color)
        ball((0, 0, 0.46), 0.3, color)


def _crown(color: str) -> None:
    with group((0, 0, BRIM + 0.02), scale=(1, 0.88, 1)):
        cone((0, 0, 0.08), 0.45, 0.48, 0.18, color, finish=GLOSS)
        for x, y in on_circle(8, 0.45):
            cone((x, y, 0.24), 0.12, 0.0, 0.24, color, finish=GLOSS, sides=16)
            ball((x, y, 0.36), 0.045, "tomato", finish=GLOSS, detail=10)


def _party(color: str) -> None:
    with group((0.04, 0, CROWN - 0.09), (0, 0.12, 0)):
        cone((0, 0, 0.3), 0.3, 0.02, 0.62, color)
        for k, (x, y) in enumerate(on_circle(8, 0.2)):
            ball((x * 1.05, y * 1.05, 0.18 + 0.02 * (k % 2)), 0.045, "paper", detail=10)
        ball((0, 0, 0.64), 0.09, "paper", finish=FABRIC)


def _headphones(color: str) -> None:
    arc = [
        (0.56 * math.cos(a), 0.02, HEAD_HEIGHT + 0.56 * math.sin(a))
        for a in [k * math.pi / 10 for k in range(11)]
    ]
    tube(arc, 0.045, "ink", finish=GLOSS)
    for side in (-1, 1):
        cylinder(
            (side * 0.5, 0.0, HEAD_HEIGHT), 0.17, 0.14, color, (0, math.pi / 2, 0), 0.05, GLOSS
        )


def _graduate(color: str) -> None:
    head_shell(color, 0.5, 0.42, 0.3, lift=1.12, finish=FABRIC)
    box((0, 0, CROWN + 0.09), (0.86, 0.86, 0.05), color, (0, 0, 0.5), 0.015, FABRIC)
    tube(
        [(0, 0, CROWN + 0.13), (-0.42, -0.2, CROWN + 0.12), (-0.46, -0.24, CROWN - 0.14)],
        0.02,
        "sun",
    )


def _ears(color: str, cat: bool) -> None:
    for side in (-1, 1):
        if cat:
            cone(
                (side * 0.26, 0, CROWN - 0.02),
                0.17,
                0.0,
                0.34,
                color,
                (0, side * 0.42, 0),
                sides=24,
            )
            cone(
                (side * 0.265, -0.06, CROWN - 0.04),
                0.1,
                0.0,
                0.22,
                "candy",
                (0, side * 0.42, 0),
                sides=24,
            )
        else:
            ball(
                (side * 0.17, 0, CROWN + 0.25), 0.14, color, (0.75, 0.55, 2.5), (0, side * 0.18, 0)
            )
            ball(
                (side * 0.17, -0.06, CROWN + 0.25),
                0.09,
                "candy",
                (0.6, 0.35, 2.7),
                (0, side * 0.18, 0),
            )
    tube(
        [
            (on_head(lon, 0.0)[0], 0.0, HEAD_HEIGHT + 0.5 * math.cos(lon))
            for lon in (-1.2, -0.6, 0, 0.6, 1.2)
        ],
        0.03,
        color,
    )


def _bow(color: str) -> None:
    with group((0.2, -0.12, CROWN + 0.02), (0.1, 0.35, 0)):
        for side in (-1, 1):
            ball((side * 0.16, 0, 0.02), 0.15, color, (1.1, 0.6, 0.85), (0, side * 0.4, 0))
        ball((0, -0.04, 0.02), 0.07, shade(color, -0.2))


def _flowers(color: str) -> None:
    tints = (color, "paper", "sun", "candy")
    for k in range(13):
        x, y, z = on_head(k * math.tau / 13, 0.62, 1.08)
        ball((x, y, z), 0.1, tints[k % 4], (1, 1, 0.8), detail=12)
        ball((x * 1.1, y * 1.1, z + 0.05), 0.04, "sun" if k % 4 != 2 else "tomato", detail=8)


def _helmet(color: str) -> None:
    head_shell(color, 0.5, 0.0, -0.2, lift=1.2, finish=GLOSS)
    box((0, 0.0, CROWN + 0.07), (0.12, 0.5, 0.08), "paper", bevel=0.03)


def _pirate(color: str) -> None:
    with group((0, -0.05, BRIM + 0.02), (-0.1, 0, 0)):
        outline = [
            (-0.7, 0.02),
            (-0.4, 0.02),
            (0, 0.08),
            (0.4, 0.02),
            (0.7, 0.02),
            (0.42, 0.4),
            (0, 0.55),
            (-0.42, 0.4),
        ]
        slab(outline, 0.12, color, (0, -0.36, 0), UPRIGHT, 0.05, CLAY, True)
        slab(outline, 0.12, color, (0, 0.36, 0), UPRIGHT, 0.05, CLAY, True)
        ball((0, 0, 0.1), 0.44, color, (1, 0.9, 0.8))
        ball((0, -0.44, 0.28), 0.1, "paper", (1, 0.4, 1))


HATS: dict[str, Callable[[str], None]] = {
    "cap": _cap,
    "beanie": _beanie,
    "fedora": _fedora,
    "straw": _straw,
    "top hat": _top_hat,
    "wizard": _wizard,
    "chef": _chef,
    "crown": _crown,
    "party": _party,
    "headphones": _headphones,
    "graduate": _graduate,
    "cat ears": lambda color: _ears(color, cat=True),
    "bunny ears": lambda color: _ears(color, cat=False),
    "bow": _bow,
    "flowers": _flowers,
    "helmet": _helmet,
    "pirate": _pirate,
}
