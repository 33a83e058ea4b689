"""Small pictures for when there is nothing yet, or something broke."""

from __future__ import annotations

from art.kit import cameras
from art.kit.exposure import expose
from art.kit.lights import light_rig, shadow_floor
from art.kit.shapes import block, box, cylinder, tube
from art.kit.stage import group
from art.props.food.cafe import mug
from art.props.furniture import SEAT, stool
from art.props.people.meeple import Look, meeple
from art.props.play.dice import pawn
from art.scenes.registry import scene


def _cutout(height: float = 0.34, middle: float = 0.8) -> None:
    cameras.product((0, 0, middle), 10, height)
    light_rig("cutout", (0, 0, middle), 4.5)
    expose(-0.2)
    shadow_floor()


@scene("small/empty-events", size=(960, 800), samples=8, transparent=True)
def empty_events() -> None:
    _cutout()
    _calendar()
    stool((-1.15, -0.3, 0), "tomato")
    sleepy = Look("sky", "sleepy", hair=("short", "cocoa"), hat=("party", "sun"))
    meeple((-1.15, -0.3, SEAT), sleepy, pose="hug", seated=True, lean=0.1, turn=0.2)
    mug((0.05, -0.9, 0), "sun", "cocoa", 0.4, 0.9)
    pawn((0.75, -0.95, 0), "grape", 1.0)
    cameras.fit(1.1)


def _calendar() -> None:
    """A desk calendar with a whole month of free days."""
    with group((0.75, 0.3, 0), (-0.14, 0, -0.1)):
        block((0, 0, 0), (2.2, 0.16, 1.8), "paper", bevel=0.05)
        block((0, -0.03, 1.4), (2.22, 0.18, 0.46), "tomato", bevel=0.05)
        for k in range(5):
            cylinder((-0.8 + 0.4 * k, -0.02, 1.9), 0.05, 0.3, "silver")
        for row in range(3):
            for column in range(5):
                at = (-0.8 + 0.4 * column, -0.09, 1.12 - 0.4 * row)
                box(at, (0.3, 0.04, 0.28), "lilac", bevel=0.015)


@scene("small/error", size=(960, 800), samples=8, transparent=True)
def error() -> None:
    _cutout(0.38, 0.7)
    oops = Look("leaf", "surprised", hair=("swoop", "ink"))
    meeple((-0.85, 0.25, 0), oops, pose="up", scale=1.15, turn=0.15)
    tints = ("wood", "tomato", "sand", "sun", "wood", "sea", "sand")
    for k in range(4):
        block((0.85, 0.3, k * 0.26), (0.9, 0.3, 0.25), tints[k], (0.1, 1.5, -0.1, 1.7)[k], 0.04)
    falling = (
        ((1.05, 0.1, 1.2), (0.2, 0.5, 0.3)),
        ((1.55, 0.0, 0.95), (0.4, 1.0, 0.2)),
        ((0.5, -0.55, 0.13), (0, 0, 0.5)),
        ((1.45, -0.55, 0.13), (0, 0, -0.6)),
        ((-0.1, -0.9, 0.13), (0, 0, -0.2)),
    )
    for k, (at, turn) in enumerate(falling):
        box(at, (0.9, 0.3, 0.25), tints[(k + 2) % 7], turn, 0.04)
    for x, z in ((0.55, 1.6), (0.95, 1.75), (1.4, 1.6)):
        tube([(x, 0.2, z), (x + (x - 0.95) * 0.4, 0.2, z + 0.26)], 0.04, "tomato")
    cameras.fit(1.1)
