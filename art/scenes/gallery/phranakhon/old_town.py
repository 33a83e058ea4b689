"""Phra Nakhon: the house, its stairs and the street of flowers."""

from __future__ import annotations

from art.kit import cameras
from art.kit.lights import backdrop, light_rig, soft_box, sunbeam
from art.kit.shapes import block
from art.kit.stage import Point
from art.props.decor import pendant
from art.props.people.company import random_look
from art.props.people.meeple import Look, meeple
from art.props.places.outdoors import cloud, shophouse, street
from art.props.places.rooms import PAINT, neon_sign, sign_board
from art.props.places.teak import TEAK, dado, flower_stairs, shutter_window, teak_rail
from art.props.plants import awning_roof, bucket_of_flowers, flower_stall, garland
from art.scenes.gallery.phranakhon.room import CREAM, GREEN
from art.scenes.registry import scene

SELLER = Look("sun", "happy", hat=("straw", "sand"), wear=(("apron", "leaf"),))
BUNCHES = (
    ("sun", "#FF9A1F"),
    ("rose", "candy"),
    ("grape", "lilac"),
    ("paper", "lemon"),
    ("tomato", "coral"),
)


def outdoors(middle: Point, span: float) -> None:
    """A clear afternoon in the street."""
    above = (middle[0], middle[1] - span * 0.3, middle[2] + span * 0.2)
    light_rig("day", above, span)
    sunbeam(-0.8, 0.75, 1.2, "#FFE3B4")


@scene("gallery/phranakhon/01", size=(1000, 750), samples=5)
def old_building() -> None:
    cameras.custom((2.2, -7.6, 1.6), (0.1, 0.5, 2.3), 34)
    outdoors((0, 0, 2), 8)
    backdrop("#8FD8F7", 8, -0.1, 40)
    block((0, 0, -0.1), (26, 16, 0.11), "#E0A868", bevel=0.01, finish=PAINT)
    shophouse((0, 1.9, 0), "sun", "paper", "leaf", 0, 1.05)
    shophouse((-3.4, 2.1, 0), "#6FCBA8", "paper", "tomato", 0, 0.98)
    shophouse((3.4, 2.1, 0), "coral", "paper", "sea", 0, 0.98)
    sign_board((0, 0.55, 2.62), "NK  2F", "tomato", "lemon", 2.5, 0.6)
    neon_sign((0, 0.5, 4.85), "NK", "tomato", None, 0.6, light=4)
    garland([(-1.5 + 0.25 * k, 0.6, 2.1 - 0.07 * min(k, 12 - k)) for k in range(13)])
    flower_stall((-3.1, -0.9, 0), "rose", 0.2, 1.05)
    flower_stall((3.0, -0.6, 0), "leaf", -0.2, 1.0, 1)
    meeple((-0.9, -1.1, 0), SELLER, pose="wave", scale=1.1)
    meeple((0.7, -0.5, 0), Look("sky", "grin", hair=("bob", "ink")), pose="up", scale=1.05)
    for k, x in enumerate((-1.9, 1.55, 2.3)):
        bucket_of_flowers((x, -2.2, 0), BUNCHES[k], ("sea", "paper", "tomato")[k], 0.85, k)
    cloud((-4.6, 5.0, 6.3), 1.5)
    cloud((4.8, 5.0, 5.9), 1.3)


@scene("gallery/phranakhon/02", size=(1000, 750), samples=5)
def marigold_stairs() -> None:
    cameras.custom((0.7, -5.6, 1.9), (0, 1.2, 1.7), 47, 2.4)
    outdoors((0, 0.5, 1.8), 6)
    soft_box((0.5, -5, 4.5), 4, 260, "#FFF1DA", (0, 2.0, 1.8))
    block((0, 0, -0.1), (14, 12, 0.1), "#F2CF98", bevel=0.01, finish=PAINT)
    flower_stairs((0, 0, 0), 10, 3.2)
    block((0, 6.0, 0), (8, 4, 2.6), TEAK, bevel=0.02)
    block((0, 5.2, 2.6), (10, 0.2, 4.0), CREAM, bevel=0.02, finish=PAINT)
    for x in (-2.9, 2.9):
        block((x, 1.9, 0), (2.4, 6.6, 6.4), "#4FB88A", bevel=0.04, finish=PAINT)
        block((x, -1.43, 0), (2.4, 0.1, 1.6), CREAM, bevel=0.02, finish=PAINT)
        bucket_of_flowers((x * 0.62, -1.9, 0), BUNCHES[0], "tomato" if x < 0 else "sea", 1.0)
    sign_board((0, 5.0, 4.75), "NK", "tomato", "lemon", 1.6, 0.8)
    swags = [(-1.7 + 0.2 * k, 0.2, 4.15 - 0.055 * min(k, 17 - k)) for k in range(18)]
    garland(swags)
    climber = Look("candy", "grin", hair=("ponytail", "cocoa"))
    meeple((-0.35, 0.86, 0.78), climber, pose="wave", scale=0.95)
    meeple((0.5, 2.5, 1.82), Look("sky", "happy", hat=("cap", "tomato")), pose="up", scale=0.95)


@scene("gallery/phranakhon/08", size=(1000, 750), samples=5)
def balcony() -> None:
    cameras.custom((2.8, -9.9, 5.8), (0.1, 0.2, 1.75), 41)
    outdoors((0, 0, 1.5), 8)
    block((0, -2.0, -0.1), (26, 14, 0.1), "#F2CF98", bevel=0.01, finish=PAINT)
    street((0, -4.2, 0), 24, 2.2)
    block((0, 3.0, 0), (12, 2.0, 6.6), CREAM, bevel=0.04, finish=PAINT)
    dado((0, 1.96, 2.75), 11.8, GREEN, 1.1)
    for x in (-3.6, 0.0, 3.6):
        shutter_window((x, 1.9, 3.9), (1.5, 1.9), "leaf")
        block((x, 1.95, 0), (2.6, 0.12, 1.9), ("sea", "teal")[int(x == 0)], bevel=0.04)
        awning_roof((x, 0.35, 2.0), 3.3, ("rose", "sun", "teal")[int(x > -1) + int(x > 1)])
        pendant((x + 1.8, 1.0, 4.4), "tomato", 1.6, 0.7)
    block((0, 1.25, 2.5), (11.8, 1.6, 0.25), TEAK, bevel=0.04)
    teak_rail((-5.8, 0.55, 2.75), (5.8, 0.55, 2.75), 26)
    for k, (x, pose) in enumerate(((-1.8, "wave"), (-0.4, "up"), (1.2, "wave"), (2.6, "up"))):
        meeple((x, 1.2, 2.75), random_look(301 + k), pose=pose, scale=1.1)
    for k in range(22):
        spot = (-4.8 + (k % 11) * 0.96, -0.75 - 1.0 * (k // 11), 0)
        bucket_of_flowers(spot, BUNCHES[(k * 3 + k // 11) % 5], ("sea", "paper")[k % 2], 0.95, k)
    florist = Look("sun", "happy", hat=("flowers", "rose"), wear=(("apron", "leaf"),))
    meeple((-1.1, -2.5, 0), florist, pose="wave", scale=1.1)
    buyer = Look("candy", "grin", hair=("bob", "cocoa"))
    with meeple((1.7, -2.5, 0), buyer, pose="hold", scale=1.05).hand("right", 1.1):
        bucket_of_flowers((0.34, 0, -0.3), BUNCHES[1], "paper", 0.5)
