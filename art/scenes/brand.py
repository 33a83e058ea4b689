"""The shop's mark: a tomato die with a face."""

from __future__ import annotations

import math

from art.kit import cameras
from art.kit.lights import light_rig
from art.kit.materials import CLAY, GLOSS, MATTE
from art.kit.shapes import ball, lettering, skin, tube
from art.kit.stage import Point, group
from art.scenes.registry import scene


def face_die(loc: Point, rot: Point | float = 0.0, scale: float = 1.0) -> None:
    """The mark itself, 2.0 wide, standing on `loc`: pips for eyes, a smile, cheeks."""
    with group(loc, rot, scale):
        _soft_cube()
        for side in (-1, 1):
            ball((side * 0.4, -0.99, 1.22), 0.19, "ink", (1, 0.3, 1.3), finish=GLOSS)
            ball((side * 0.4 + 0.06, -1.05, 1.33), 0.055, "white", (1, 0.4, 1), finish=MATTE)
            ball((side * 0.62, -0.985, 0.82), 0.17, "#FF9A93", (1, 0.15, 0.62), finish=MATTE)
        smile = [(-0.26, -1.01, 0.9), (0, -1.02, 0.76), (0.26, -1.01, 0.9)]
        tube(smile, 0.055, "ink", finish=GLOSS)
        for x, y in ((-0.4, -0.4), (0, 0), (0.4, 0.4)):
            ball((x, y, 1.98), 0.2, "paper", (1, 1, 0.25), finish=GLOSS)
        for y, z in ((-0.4, 1.4), (0.4, 0.6), (-0.4, 0.6), (0.4, 1.4)):
            ball((0.98, y, z), 0.2, "paper", (0.25, 1, 1), finish=GLOSS)


def _soft_cube() -> None:
    """A cube rounded all over (a superellipsoid), smooth at any size."""

    def soft(value: float) -> float:
        return math.copysign(abs(value) ** 0.36, value)

    turns = [k * math.tau / 96 for k in range(96)]
    heights = [(k / 48 - 0.5) * math.pi for k in range(49)]
    rows = [
        [
            (
                soft(math.cos(h)) * soft(math.cos(a)),
                soft(math.cos(h)) * soft(math.sin(a)),
                1 + soft(math.sin(h)),
            )
            for a in turns
        ]
        for h in heights
    ]
    skin(("soft cube",), rows, "tomato", finish=CLAY, closed=True)


@scene("brand/icon", size=(640, 640), samples=8, transparent=True)
def icon() -> None:
    cameras.custom((10, -38, 12.5), (0, 0, 1), 240)
    light_rig("cutout", (0, 0, 1), 4.5)
    face_die((0, 0, 0), (0, 0.06, 0.0))
    cameras.fit(1.04)


@scene("brand/logo", size=(960, 380), samples=8, transparent=True)
def logo() -> None:
    cameras.custom((3, -40, 9), (0, 0, 1), 200)
    light_rig("cutout", (0, 0, 1), 6)
    face_die((-1.75, 0, 0), (0, -0.08, 0.3), 1.05)
    lettering("NK", (1.5, 0, 1.05), 2.7, "tomato", (math.pi / 2 - 0.1, 0, 0), 0.2)
    cameras.fit(1.04)
