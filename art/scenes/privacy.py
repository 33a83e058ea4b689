"""The privacy page's own picture: what little is kept, under lock and key."""

from __future__ import annotations

import math

from art.kit import cameras
from art.kit.exposure import expose
from art.kit.lights import light_rig, shadow_floor, soft_box
from art.kit.materials import GLOSS, METAL
from art.kit.palette import shade
from art.kit.shapes import UPRIGHT, ball, block, box, cylinder, disc, ring, tube
from art.kit.stage import Point, group
from art.props.people.meeple import Look, meeple
from art.props.play.mystery import key
from art.props.play.pieces import cottage
from art.scenes.registry import scene

#: The chest: across, deep, and how high its box is below the lid.
WIDE, DEEP, HIGH = 2.15, 1.15, 0.86


@scene("privacy/chest", size=(1000, 850), samples=10, transparent=True)
def privacy() -> None:
    """A meeple locks a chest with a padlock as big as its face; two papers still look out."""
    cameras.product((0, 0, 0.8), 8.0, 0.36)
    light_rig("pastel", (0, 0, 0.7), 4.0)
    soft_box((-1.8, -3.4, 3.6), 0.7, 70, "#FFFFFF", (-0.4, 0, 0.9))
    soft_box((-3.4, 1.6, 2.0), 1.2, 95, "#FFE9D2", (-0.5, 0, 1.2))
    soft_box((3.6, 1.6, 1.8), 1.2, 60, "#E4EEFF", (0.8, 0, 1.0))
    expose(-0.35)
    shadow_floor()
    keeper = Look("tomato", "happy", hair=("bun", "cocoa"), wear=(("bow tie", "sun"),))
    friend = meeple((-0.85, 0.25, 0), keeper, scale=1.25, pose="wave", turn=0.15)
    with friend.hand("right", 1.12), group((0.0, -0.1, 0.12), (math.pi / 2, -1.2, 0), 1.05):
        key((0.1, 0, 0))
    _chest((0.8, 0.0, 0), -0.08)
    _cookie((-1.0, -0.85, 0))
    cameras.fit(1.04)


def _chest(loc: Point, rot: float) -> None:
    """A chest 1.9 wide and 1.3 high on `loc`, locked, papers caught under its lid."""
    with group(loc, rot):
        block((0, 0, 0), (WIDE, DEEP, HIGH), "grape", bevel=0.09)
        for x in (-WIDE / 2 + 0.2, WIDE / 2 - 0.2):
            block((x, 0, -0.005), (0.2, DEEP + 0.06, HIGH + 0.01), "gold", bevel=0.04, finish=GLOSS)
        _papers()
        with group((0, 0, HIGH + 0.05), (0.0, 0, 0)):
            _lid()
        box((0, -DEEP / 2 - 0.08, HIGH + 0.02), (0.3, 0.12, 0.42), "gold", bevel=0.04, finish=GLOSS)
        _padlock((0, -DEEP / 2 - 0.17, HIGH - 0.1))


def _lid() -> None:
    """Half a barrel along x, its flat side at z = 0."""
    with group((0, 0, 0.06), scale=(1, 1, 0.86)):
        cylinder((0, 0, 0), DEEP / 2 + 0.02, WIDE, shade("grape", 0.12), (0, math.pi / 2, 0), 0.06)
        for x in (-WIDE / 2 + 0.2, WIDE / 2 - 0.2):
            cylinder((x, 0, 0), DEEP / 2 + 0.06, 0.2, "gold", (0, math.pi / 2, 0), 0.04, GLOSS)
    box((0, 0, 0.0), (WIDE + 0.04, DEEP + 0.06, 0.1), "gold", bevel=0.04, finish=GLOSS)


def _papers() -> None:
    """Two sheets that hang out from under the lid, left and right of the padlock."""
    for x, turn in ((-0.6, 0.12), (0.6, -0.15)):
        with group((x, -DEEP / 2 - 0.11, HIGH), (-0.06, turn, 0)):
            box((0, 0, -0.22), (0.46, 0.03, 0.6), "paper", bevel=0.01)
            for k, wide in enumerate((0.32, 0.32, 0.2)):
                spot = (wide / 2 - 0.16, -0.02, -0.17 - 0.11 * k)
                box(spot, (wide, 0.014, 0.045), "sea", bevel=0.004)


def _cookie(loc: Point) -> None:
    """The one cookie there is, 0.7 wide, leaning back so that its chips are seen."""
    with group(loc, (0.5, 0, 0.25)):
        disc((0, 0.2, 0), 0.36, 0.13, "wood", 0.06)
        for x, y in ((-0.17, 0.28), (0.06, 0.36), (0.18, 0.14), (-0.05, 0.1), (-0.2, 0.04)):
            ball((x, y, 0.13), 0.055, "cocoa", (1, 1, 0.6), detail=10)


def _padlock(loc: Point) -> None:
    """A golden padlock 0.7 wide and 1.0 high, its face to -y, hanging around `loc`."""
    with group(loc):
        tube(
            [(-0.2, 0, -0.1), (-0.2, 0, 0.16), (0, 0, 0.36), (0.2, 0, 0.16), (0.2, 0, -0.1)],
            0.065,
            "silver",
            finish=METAL,
        )
        box((0, 0, -0.3), (0.72, 0.3, 0.6), "sun", bevel=0.1, finish=GLOSS)
        ring((0, -0.15, -0.24), 0.13, 0.03, shade("sun", -0.2), UPRIGHT, GLOSS)
        ball((0, -0.15, -0.24), 0.11, "ink", (1, 0.25, 1))
        box((0, -0.155, -0.4), (0.09, 0.05, 0.22), "ink", bevel=0.02)


@scene("privacy/cookie", size=(480, 480), samples=8, transparent=True)
def one_cookie() -> None:
    """The only cookie, and the finger-sized button that it waits for."""
    cameras.product((0, 0, 0.4), 8.0, 0.5)
    light_rig("cutout", (0, 0, 0.4), 3)
    with group((-0.1, 0.2, 0.0), (0.0, 0, 0), 1.9):
        _cookie((0, 0, 0))
    disc((0.62, -0.62, 0), 0.4, 0.12, "ink", 0.05)
    disc((0.62, -0.62, 0.1), 0.32, 0.16, "tomato", 0.07, GLOSS)
    cameras.fit(1.04)


@scene("privacy/next-door", size=(480, 480), samples=8, transparent=True)
def next_door() -> None:
    """Somebody else's house, and who lives there."""
    cameras.product((0, 0, 0.8), 8.0, 0.3)
    light_rig("cutout", (0, 0, 0.8), 3)
    cottage((-0.25, 0.2, 0), "cream", "tomato", 0.3, 2.3)
    meeple((0.75, -0.5, 0), Look("sky", "happy", hat=("beanie", "sun")), scale=0.72, pose="wave")
    cameras.fit(1.04)
