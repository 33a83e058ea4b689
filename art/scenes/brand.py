"""The shop's mark: a tomato die with a face."""

from __future__ import annotations

from art.kit import cameras
from art.kit.lights import light_rig
from art.kit.materials import GLOSS, MATTE
from art.kit.shapes import ball, box, lettering, tube
from art.kit.stage import Point, group
from art.scenes.registry import scene


def face_die(loc: Point, rot: Point | float = 0.0, scale: float = 1.0) -> None:
    """The mark itself, 2.0 wide, standing on `loc`: pips for eyes, a smile, cheeks."""
    with group(loc, rot, scale):
        box((0, 0, 1), (2, 2, 2), "tomato", bevel=0.42, finish=GLOSS)
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


@scene("brand/icon", size=(640, 640), samples=12, transparent=True)
def icon() -> None:
    cameras.product((0, 0, 1), 14, 0.34)
    light_rig("cutout", (0, 0, 1), 4.5)
    face_die((0, 0, 0), (0, 0.05, -0.12))
    cameras.fit(1.04)


@scene("brand/logo", size=(960, 380), samples=12, transparent=True)
def logo() -> None:
    cameras.product((0, 0, 1), 18, 0.16)
    light_rig("cutout", (0, 0, 1), 6)
    face_die((-1.7, 0, 0), (0, -0.12, -0.1), 1.0)
    lettering("NK", (1.4, -0.3, 1.0), 2.7, "tomato", depth=0.22, finish=GLOSS)
    cameras.fit(1.04)
