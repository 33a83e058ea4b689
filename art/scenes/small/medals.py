"""What is won: the three medals of the season table, smiling coins on ribbons, and the cup."""

from __future__ import annotations

import math

from art.kit import cameras
from art.kit.lights import light_rig, soft_box
from art.kit.materials import GLOSS, Finish
from art.kit.outlines import star
from art.kit.palette import shade
from art.kit.shapes import UPRIGHT, ball, box, cylinder, lettering, ring, slab, tube
from art.kit.stage import group
from art.props.play.dice import champions_cup
from art.scenes.registry import scene

COIN = Finish(roughness=0.28, coat=0.8, metal=0.25)


def medal(color: str, ribbon: tuple[str, str], place: str) -> None:
    """A medal 2.0 wide hanging from its ribbon, with its place on a rosette below the face."""
    cameras.custom((0.9, -11, 2.4), (0, 0, 1.5), 62)
    light_rig("cutout", (0, 0, 1.4), 4)
    soft_box((-3, -3, 4), 2, 220, "#FFFFFF", (0, 0, 1.2))
    for side in (-1, 1):
        with group((side * 0.5, 0.1, 2.65), (0, side * 0.42, 0)):
            box((0, 0, 0), (0.62, 0.08, 1.5), ribbon[0], bevel=0.02)
            box((0, -0.03, 0), (0.2, 0.06, 1.48), ribbon[1], bevel=0.01)
    slab(star(18, 1.1, 1.0), 0.2, shade(color, -0.12), (0, 0, 1), UPRIGHT, 0.05, COIN)
    cylinder((0, -0.06, 1), 0.9, 0.26, color, UPRIGHT, 0.07, COIN)
    ring((0, -0.19, 1), 0.78, 0.045, shade(color, 0.35), UPRIGHT, COIN)
    ring((0, 0.02, 2.08), 0.14, 0.05, shade(color, -0.1), UPRIGHT, COIN)
    _face(color)
    cylinder((0.62, -0.26, 0.36), 0.34, 0.14, ribbon[0], UPRIGHT, 0.05, GLOSS)
    lettering(place, (0.62, -0.36, 0.36), 0.46, "paper", depth=0.03)
    cameras.fit(1.04)


def _face(color: str) -> None:
    for side in (-1, 1):
        ball((side * 0.28, -0.2, 1.12), 0.1, "ink", (1, 0.4, 1.3), finish=GLOSS)
        ball((side * 0.28 + 0.035, -0.25, 1.18), 0.03, "white", detail=8)
        ball((side * 0.5, -0.19, 0.94), 0.1, "#FF8A8A", (1, 0.2, 0.6))
    turns = [math.pi * (1.15 + 0.7 * k / 8) for k in range(9)]
    tube([(0.18 * math.cos(a), -0.21, 1.0 + 0.16 * math.sin(a)) for a in turns], 0.035, "ink")


@scene("small/medal-gold", size=(480, 480), samples=8, transparent=True)
def gold() -> None:
    medal("#FFB60A", ("tomato", "paper"), "1")


@scene("small/medal-silver", size=(480, 480), samples=8, transparent=True)
def silver() -> None:
    medal("#AEB9D4", ("sea", "paper"), "2")


@scene("small/medal-bronze", size=(480, 480), samples=8, transparent=True)
def bronze() -> None:
    medal("#D0752F", ("teal", "paper"), "3")


@scene("small/cup", size=(480, 480), samples=12, transparent=True)
def cup() -> None:
    cameras.custom((0.9, -11, 2.6), (0, 0, 0.8), 62)
    light_rig("cutout", (0, 0, 0.8), 4)
    soft_box((-3, -3, 4), 2, 220, "#FFFFFF", (0, 0, 1.0))
    champions_cup((0, 0, 0), rot=0.15)
    cameras.fit(1.04)
