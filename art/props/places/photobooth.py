"""The photo booth: cameras, curtains, prints, costumes and party things."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.kit.materials import CLAY, FABRIC, GLOSS, METAL, glowing
from art.kit.outlines import heart, on_circle
from art.kit.palette import RAINBOW, shade
from art.kit.shapes import (
    UPRIGHT,
    ball,
    block,
    box,
    cone,
    cylinder,
    disc,
    lathe,
    lettering,
    ring,
    skin,
    slab,
    tube,
)
from art.kit.stage import Point, group


def camera(loc: Point, color: str = "candy", rot: float = 0.0, scale: float = 1.0) -> None:
    """A toy camera 1.9 wide, 1.6 high and 1.0 deep standing on `loc`, lens to -y."""
    with group(loc, rot, scale):
        block((0, 0, 0), (1.9, 0.8, 1.28), color, bevel=0.2, finish=GLOSS)
        box((0, 0, 0.66), (1.92, 0.82, 0.34), "paper", bevel=0.06)
        for depth, radius, tint in (
            (-0.5, 0.5, "paper"),
            (-0.62, 0.42, "ink"),
            (-0.72, 0.32, "night"),
        ):
            cylinder((0, depth, 0.66), radius, 0.26, tint, UPRIGHT, 0.06, GLOSS)
        ball((0, -0.8, 0.66), 0.24, "sky", (1, 0.45, 1), finish=GLOSS)
        ball((-0.09, -0.9, 0.76), 0.05, "white", (1, 0.4, 1))
        block((0.52, 0, 1.26), (0.52, 0.42, 0.22), "paper", bevel=0.06)
        box((0.52, -0.2, 1.37), (0.38, 0.06, 0.13), "lemon", bevel=0.02, finish=glowing(0.6))
        disc((-0.6, 0, 1.26), 0.17, 0.14, "tomato", 0.04, GLOSS)
        ball((-0.7, -0.4, 1.07), 0.07, "sun", finish=glowing(0.8))


def tripod(loc: Point, rot: float = 0.0, scale: float = 1.0, color: str = "candy") -> None:
    """A camera on three legs, 2.0 high, lens to -y."""
    with group(loc, rot, scale):
        for x, y in on_circle(3, 0.5, math.pi / 2):
            tube([(x, y, 0.04), (0, 0, 1.25)], 0.045, "ink")
        camera((0, 0, 1.22), color, scale=0.5)


def ring_light(loc: Point, rot: float = 0.0, scale: float = 1.0) -> None:
    """A ring lamp on a stand, 2.3 high, facing -y."""
    with group(loc, rot, scale):
        disc((0, 0, 0), 0.35, 0.06, "ink")
        cylinder((0, 0, 0.75), 0.04, 1.45, "ink", finish=METAL)
        ring((0, 0, 1.8), 0.4, 0.1, "paper", UPRIGHT)
        ring((0, -0.06, 1.8), 0.4, 0.065, "#FFF3D6", UPRIGHT, glowing(1.6))


def curtain(
    loc: Point, width: float = 1.6, height: float = 2.2, color: str = "rose", rot: float = 0.0
) -> None:
    """A hanging curtain in folds, its foot at `loc`, spread along x."""
    folds = max(6, round(width * 7))
    xs = [k / (folds * 4) for k in range(folds * 4 + 1)]
    rows = [
        [((x - 0.5) * width, 0.07 * math.sin(x * folds * math.pi), z) for x in xs]
        for z in (0.03, height * 0.5, height)
    ]
    with group(loc, rot):
        skin(("curtain", width, height), rows, color, finish=FABRIC)
        tube(
            [(-width / 2 - 0.08, 0, height), (width / 2 + 0.08, 0, height)],
            0.045,
            "gold",
            finish=METAL,
        )


def booth(loc: Point, color: str = "candy", rot: float = 0.0, scale: float = 1.0) -> None:
    """The booth: 2.2 wide, 1.6 deep, 2.9 high, opening with curtain and stool to -y."""
    trim = shade(color, -0.22)
    with group(loc, rot, scale):
        block((0, 0.72, 0), (2.2, 0.16, 2.5), color, bevel=0.06)
        for x in (-1.02, 1.02):
            block((x, 0, 0), (0.16, 1.6, 2.5), color, bevel=0.06)
        block((0, 0, 0), (2.2, 1.6, 0.1), trim)
        block((0, 0, 2.42), (2.36, 1.76, 0.16), trim, bevel=0.06)
        block((0, -0.76, 2.5), (2.2, 0.16, 0.46), "paper", bevel=0.07)
        lettering("PHOTO", (0, -0.86, 2.73), 0.4, "tomato", depth=0.03, finish=glowing(0.5))
        for k in range(9):
            ball((-1.0 + k * 0.25, -0.78, 2.46), 0.06, "sun", finish=glowing(1.6), detail=10)
        curtain((-0.5, -0.7, 0.1), 0.85, 2.3, "rose")
        box((0.1, 0.6, 1.3), (1.7, 0.08, 1.7), "sky")
        disc((0.4, 0.0, 0.1), 0.3, 0.45, "sun", 0.06)


def photo_strip(
    loc: Point,
    colors: Sequence[str] = ("sky", "sun", "mint"),
    rot: Point | float = 0.0,
    scale: float = 1.0,
) -> None:
    """A strip of small portraits 0.5 wide lying on `loc`; one frame of 0.5 a colour along y."""
    tall = 0.5 * len(colors) + 0.1
    with group(loc, rot, scale):
        box((0, 0, 0.015), (0.56, tall, 0.03), "paper", bevel=0.01)
        for k, color in enumerate(colors):
            with group((0, (k - (len(colors) - 1) / 2) * 0.5, 0.03)):
                box((0, 0, 0), (0.46, 0.43, 0.02), color, bevel=0.006)
                _tiny_face(RAINBOW[(k * 2 + len(color)) % 12])


def polaroid(
    loc: Point,
    color: str = "mint",
    rot: Point | float = 0.0,
    scale: float = 1.0,
    who: str = "tomato",
) -> None:
    """An instant print 0.7 x 0.84 lying on `loc`, with a small meeple portrait."""
    with group(loc, rot, scale):
        box((0, 0, 0.02), (0.7, 0.84, 0.04), "paper", bevel=0.012)
        box((0, 0.08, 0.04), (0.58, 0.56, 0.02), color, bevel=0.006)
        with group((0, 0.06, 0.03), 0, 1.3):
            _tiny_face(who)


def _tiny_face(color: str) -> None:
    ball((0, 0.05, 0.015), 0.11, color, (1, 1, 0.25), detail=14)
    ball((0, -0.12, 0.012), 0.13, color, (1.3, 0.65, 0.2), detail=14)
    for x in (-0.04, 0.04):
        ball((x, 0.07, 0.042), 0.015, "ink", (1, 1.3, 0.5), detail=6)
    tube([(-0.035, 0.03, 0.042), (0, 0.012, 0.044), (0.035, 0.03, 0.042)], 0.006, "ink")


def balloon(loc: Point, color: str = "tomato", scale: float = 1.0, shape: str = "round") -> None:
    """A balloon on a string, 1.9 high in all, tied at `loc`; round or heart."""
    with group(loc, 0, scale):
        tube([(0, 0, 0), (0.06, 0, 0.5), (-0.03, 0, 0.9), (0, 0, 1.2)], 0.012, "paper")
        if shape == "heart":
            _blown_heart((0, 0, 1.55), 0.84, 0.2, color)
        else:
            ball((0, 0, 1.55), 0.34, color, (1, 1, 1.15), finish=GLOSS)
            cone((0, 0, 1.16), 0.06, 0.02, 0.08, color)


def _blown_heart(loc: Point, size: float, swell: float, color: str) -> None:
    """A heart full of air, `swell` thick to either side; a bevel would fold at its tip."""
    rim = heart(size, 64)
    rows = []
    for k in range(17):
        turn = math.pi * (k / 16 - 0.5)
        share, away = max(0.0, math.cos(turn)) ** 0.7, swell * math.sin(turn)
        rows.append([(x * share, away, z * share) for x, z in rim])
    skin(("blown heart", size, swell), rows, color, loc, finish=GLOSS, closed=True)


def costume_rack(
    loc: Point,
    rot: float = 0.0,
    scale: float = 1.0,
    colors: Sequence[str] = ("tomato", "sun", "teal", "grape", "candy", "sky"),
) -> None:
    """A rail of costumes 2.2 wide and 2.1 high."""
    with group(loc, rot, scale):
        for x in (-1.05, 1.05):
            tube([(x, 0, 0.05), (x, 0, 2.0)], 0.045, "gold", finish=METAL)
            block((x, 0, 0), (0.12, 0.7, 0.08), "walnut")
        tube([(-1.1, 0, 2.0), (1.1, 0, 2.0)], 0.045, "gold", finish=METAL)
        for k, color in enumerate(colors):
            with group((-0.85 + k * 1.7 / max(len(colors) - 1, 1), 0, 0.45), 0.9):
                costume((0, 0, 0), color)


def costume(loc: Point, color: str = "grape", rot: float = 0.0, scale: float = 1.0) -> None:
    """A dress on a hanger, 0.8 wide and 1.55 high, hanging above `loc`."""
    with group(loc, rot, scale):
        outline = [
            (-0.38, 0.0),
            (-0.16, 0.75),
            (-0.36, 0.95),
            (-0.26, 1.18),
            (0, 1.24),
            (0.26, 1.18),
            (0.36, 0.95),
            (0.16, 0.75),
            (0.38, 0.0),
        ]
        slab(outline, 0.16, color, rot=UPRIGHT, bevel=0.05, finish=FABRIC)
        box((0, -0.08, 0.72), (0.36, 0.05, 0.08), shade(color, -0.3), bevel=0.02)
        tube(
            [(0, 0, 1.22), (0, 0, 1.42), (0.07, 0, 1.5), (0.0, 0, 1.56)],
            0.02,
            "silver",
            finish=METAL,
        )


def wig_stand(loc: Point, color: str = "candy", rot: float = 0.0, scale: float = 1.0) -> None:
    """A curly wig on a stand, 0.9 wide and 1.3 high."""
    with group(loc, rot, scale):
        disc((0, 0, 0), 0.3, 0.08, "wood")
        cylinder((0, 0, 0.3), 0.08, 0.5, "wood")
        ball((0, 0, 0.8), 0.32, "cream", (1, 1, 1.15))
        for level, far, count in ((0.7, 0.38, 9), (0.98, 0.33, 8), (1.18, 0.16, 5)):
            for x, y in on_circle(count, far, level):
                if y > -0.26 or level > 0.9:
                    ball((x, y + 0.03, level), 0.17, color, finish=CLAY, detail=12)


def gift(
    loc: Point, color: str = "grape", ribbon: str = "sun", rot: float = 0.0, scale: float = 1.0
) -> None:
    """A wrapped box 0.7 wide and 0.85 high with its bow."""
    with group(loc, rot, scale):
        block((0, 0, 0), (0.7, 0.7, 0.6), color)
        block((0, 0, 0), (0.13, 0.72, 0.62), ribbon, bevel=0.01)
        block((0, 0, 0), (0.72, 0.13, 0.62), ribbon, bevel=0.01)
        for side in (-1, 1):
            ball((side * 0.14, 0, 0.7), 0.14, ribbon, (1, 0.6, 0.7), (0, side * 0.5, 0))


def birthday_cake(loc: Point, color: str = "candy", scale: float = 1.0) -> None:
    """A two-tier cake 1.0 wide and 1.1 high with lit candles."""
    with group(loc, 0, scale):
        disc((0, 0, 0), 0.5, 0.36, color, 0.06)
        disc((0, 0, 0.36), 0.34, 0.3, "paper", 0.06)
        for k, (x, y) in enumerate(on_circle(12, 0.47)):
            ball((x, y, 0.36), 0.085, "paper", detail=10)
            if k % 3 == 0:
                cylinder((x * 0.42, y * 0.42, 0.78), 0.03, 0.26, RAINBOW[k % 12])
                ball(
                    (x * 0.42, y * 0.42, 0.95),
                    0.04,
                    "sun",
                    (1, 1, 1.6),
                    finish=glowing(2.5),
                    detail=8,
                )


def wand_prop(
    loc: Point, words: str = "LOL", color: str = "sun", rot: Point | float = 0.0, scale: float = 1.0
) -> None:
    """A speech bubble on a stick, 0.9 wide, held at `loc`, facing -y."""
    with group(loc, rot, scale):
        tube([(0, 0, -0.2), (0, 0, 0.4)], 0.03, "wood")
        lathe(
            [(0, -0.03), (0.44, -0.03), (0.46, 0), (0.44, 0.03), (0, 0.03)],
            color,
            (0, 0, 0.66),
            UPRIGHT,
        )
        lettering(words, (0, -0.04, 0.66), 0.28, "ink", depth=0.01)
