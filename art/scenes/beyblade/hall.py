"""The places where tops are played: halls, benches, and the people who watch."""

from __future__ import annotations

from art.kit.lights import bulb, light_rig
from art.kit.materials import MATTE
from art.kit.shapes import block, box, disc
from art.kit.stage import Point
from art.props.decor import bunting, string_lights
from art.props.neon import neon_line, neon_shape
from art.props.people.company import random_look
from art.props.people.meeple import Look, meeple
from art.props.places.outdoors import banner

Pair = tuple[str, str]

RED_BLADER = Look("tomato", "determined", hair=("spiky", "ink"))
BLUE_BLADER = Look("sky", "cheer", hair=("swoop", "cocoa"), hat=("headphones", "electric"))


def hall(mood: str, wall: str, floor: str, stripe: Pair, back: float = 5.0) -> None:
    """Light a mood over a floor and a wall `back` behind the origin, with bands of paint."""
    light_rig(mood, (0, 0, 1.0), 6)
    block((0, 0, -0.2), (26, 26, 0.2), floor, bevel=0, finish=MATTE)
    block((0, back, 0), (26, 0.2, 9), wall, bevel=0, finish=MATTE)
    for k, tint in enumerate(stripe):
        box((0, back - 0.12, 0.5 + 0.42 * k), (26, 0.04, 0.34), tint, bevel=0.01, finish=MATTE)


def neon_wall(back: float, height: float = 3.4) -> None:
    """Neon on the wall: a line, a bolt and a star."""
    neon_line((-5.2, back - 0.2, height + 0.6), (5.2, back - 0.2, height + 0.6), "electric")
    neon_shape((-2.9, back - 0.2, height - 0.3), "bolt", "candy", 1.5)
    neon_shape((2.9, back - 0.2, height - 0.3), "star", "sun", 1.2)
    bulb((0, back - 1.2, height), 60, "#8CE8FF", 0.4)


def party_wall(back: float, height: float = 3.7) -> None:
    """Bunting, bulbs and banners for a tournament day."""
    bunting((-5.5, back - 0.3, height), (5.5, back - 0.3, height), 0.5, 15)
    string_lights((-5.5, back - 0.4, height + 0.6), (5.5, back - 0.4, height + 0.6), 0.4, 13)
    for x, colors in ((-4.2, ("tomato", "sun")), (4.2, ("sea", "electric"))):
        banner((x, back - 0.25, height - 0.2), colors, 2.0, 0.8)


def pedestal(top: float, color: str = "ink", radius: float = 3.2) -> None:
    """A round stage on the floor for the arena; its top is at `top`."""
    disc((0, 0, 0), radius, top, color, 0.08, sides=72)
    disc((0, 0, top * 0.4), radius + 0.02, top * 0.24, "electric", 0.02, sides=72)


def watchers(spots: list[Point], seed: int, scale: float = 1.0) -> None:
    """Friends who cheer at the given spots, all different, all seen from the front."""
    poses = ("up", "wave", "out", "up")
    for k, spot in enumerate(spots):
        who = random_look(seed + k * 3)
        meeple(spot, who, pose=poses[(seed + k) % 4], scale=scale * (1.0 - 0.06 * (k % 3)))
