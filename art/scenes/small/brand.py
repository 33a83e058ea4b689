"""The shop's mark: a tomato die with a face."""

from __future__ import annotations

import math

from art.kit import cameras
from art.kit.exposure import expose
from art.kit.lights import light_rig
from art.kit.materials import GLOSS, MATTE, Finish
from art.kit.outlines import Flat
from art.kit.shapes import ball, lettering, skin, tube
from art.kit.stage import Point, group
from art.scenes.registry import scene

#: Little gloss: sides that turn away would mirror the white surroundings and go pale.
SATIN = Finish(roughness=0.45, coat=0.12)
#: 2 would be a ball, and the larger the number, the sharper the cube's corners.
ROUNDNESS = 5.0


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
    around = [_on_squircle(k * math.tau / 96) for k in range(96)]
    upwards = [_on_squircle((k / 48 - 0.5) * math.pi) for k in range(49)]
    rows = [[(wide * x, wide * y, 1 + z) for x, y in around] for wide, z in upwards]
    skin(("soft cube",), rows, "tomato", finish=SATIN, closed=True)


def _on_squircle(angle: float) -> Flat:
    """Return the point of a rounded square of radius 1 in this direction.

    Going by direction puts the points close together at the corners, so that none is seen.
    """
    x, y = math.cos(angle), math.sin(angle)
    reach = (abs(x) ** ROUNDNESS + abs(y) ** ROUNDNESS) ** (-1 / ROUNDNESS)
    return x * reach, y * reach


@scene("brand/icon", size=(800, 800), samples=12, transparent=True)
def icon() -> None:
    cameras.custom((15, -36, 15), (0, 0, 1), 240)
    light_rig("cutout", (0, 0, 1), 4.5)
    expose(-0.2)
    face_die((0, 0, 0), (0, 0.06, 0.0))
    cameras.fit(1.04)


@scene("brand/logo", size=(1200, 475), samples=12, transparent=True)
def logo() -> None:
    cameras.custom((11, -37, 12), (0, 0, 1), 200)
    light_rig("cutout", (0, 0, 1), 6)
    expose(-0.2)
    face_die((-1.95, 0, 0), (0, -0.08, 0.2), 1.05)
    lettering("NK", (1.6, 0, 1.05), 2.7, "tomato", (math.pi / 2, 0, 0.2), 0.2, SATIN)
    cameras.fit(1.04)
