"""Small pictures for empty, lost and waiting pages."""

from __future__ import annotations

import math

from art.kit import cameras
from art.kit.exposure import expose
from art.kit.lights import light_rig, shadow_floor, soft_box
from art.kit.materials import GLOSS
from art.kit.outlines import Flat, star
from art.kit.palette import RAINBOW, shade
from art.kit.shapes import UPRIGHT, ball, block, lettering, slab
from art.kit.stage import group
from art.props.people.meeple import Look, meeple
from art.props.places.story_rooms import world_map
from art.props.play.dice import die
from art.props.symbols import bubble
from art.scenes.registry import scene


@scene("heroes/not-found", size=(1400, 860), samples=12, transparent=True)
def not_found() -> None:
    """A meeple stands beside the board with a map; its square is empty."""
    cameras.custom((0.8, -10.5, 4.2), (0, 0, 0.9), 60)
    light_rig("cutout", (0, 0, 0.8), 6)
    expose(-0.15)
    shadow_floor()
    block((-1.7, 0.35, 0), (4.7, 3.5, 0.4), "teal", bevel=0.09)
    for k, words in enumerate(("4", "0", "4")):
        x = -3.15 + 1.45 * k
        block((x, -0.6, 0.36), (1.3, 1.2, 0.12), ("sun", "paper", "sky")[k], bevel=0.05)
        lettering(words, (x, -0.6, 1.08), 1.7, "tomato", UPRIGHT, 0.2, GLOSS)
        if words == "4":
            # So narrow a hole would be black.
            hole = [(-0.19, -0.09), (0.05, -0.09), (0.05, 0.25)]
            slab(hole, 0.02, shade("tomato", -0.3), (x + 0.0, -0.87, 1.1), UPRIGHT, 0.005)
        block((x, 1.0, 0.36), (1.3, 1.2, 0.12), RAINBOW[(k * 2 + 1) % 12], bevel=0.05)
    for spot, look, pose in (
        ((-2.5, 1.15, 0.46), Look("sky", "surprised", hair=("bob", "cocoa")), "wave"),
        ((-0.95, 1.15, 0.46), Look("sun", "happy", hat=("cap", "tomato")), "up"),
    ):
        meeple(spot, look, pose=pose, scale=1.3)
    # It stands on the floor, two steps from the square that waits for it.
    slab(star(5, 0.5, 0.24), 0.06, "sun", (-0.25, 1.0, 0.5), 0, 0.02, GLOSS)
    lost = Look("grape", "surprised", hair=("spiky", "ink"))
    meeple((2.05, -0.35, 0), lost, pose="down", scale=1.36)
    world_map((3.0, -1.55, 0.03), (0.1, 0, -0.35), 0.72)
    bubble((3.3, 0.1, 2.55), "sky", -1, 0.66)
    lettering("?", (3.3, -0.08, 2.57), 0.66, "paper", UPRIGHT, 0.03, GLOSS)
    die((0.95, -1.95, 0), "cream", "ink", 0.4, 0.9)
    cameras.fit(1.1)


@scene("heroes/no-event", size=(1400, 860), samples=16, transparent=True)
def no_event() -> None:
    """A ticket torn in two on the board, and somebody who looks for the rest of it."""
    cameras.custom((0.5, -10.5, 3.6), (0, 0, 1.0), 60)
    light_rig("day", (0, 0, 1.2), 7)
    expose(-0.35)
    shadow_floor()
    block((0, 0.3, 0), (6.6, 3.0, 0.24), "teal", bevel=0.09)
    for k in range(5):
        tint = ("sun", "paper", "candy", "paper", "sky")[k]
        block((-2.48 + 1.24 * k, -0.52, 0.2), (1.12, 1.06, 0.12), tint, bevel=0.05)
    _torn_half("sun", -1, (-1.0, 0.95, 1.62), 0.24)
    _torn_half("tomato", 1, (1.2, 0.95, 1.55), 0.2)
    # The map throws its shade up into the face.
    soft_box((0.6, -6, 0.6), 2.4, 110, "#FFFFFF", (0, 0, 1.6))
    lost = Look("sky", "surprised", hair=("curls", "cocoa"), wear=(("scarf", "tomato"),))
    seeker = meeple((0.1, -0.55, 0.32), lost, pose="hold", scale=1.55)
    with seeker.hand("right", 1.05):
        world_map((0.4, -0.14, 0.02), (1.25, 0, 0), 0.4)
    bubble((1.55, 0.1, 3.35), "grape", -1, 0.62)
    lettering("?", (1.55, -0.08, 3.37), 0.64, "paper", UPRIGHT, 0.03, GLOSS)
    die((-1.3, -0.62, 0.32), "cream", "ink", 0.4, 0.9)
    cameras.fit(1.04)


def _torn_half(color: str, side: int, loc: tuple[float, float, float], lean: float) -> None:
    """Half a ticket 2.5 wide standing on its edge, its tear towards the middle of the picture."""
    with group(loc, (-0.12, side * lean, 0)):
        slab(_torn_outline(side), 0.2, color, (0, 0, 0), UPRIGHT, 0.05)
        if side < 0:
            pale = "paper"
            for k, wide in enumerate((1.5, 1.05, 1.3)):
                height = 0.42 - 0.42 * k
                block((-1.95 + wide / 2, -0.1, height - 0.09), (wide, 0.06, 0.18), pale, bevel=0.03)
        else:
            slab(star(5, 0.5, 0.24), 0.1, "sun", (0.95, -0.13, 0), UPRIGHT, 0.03, GLOSS)
            for k in range(6):
                ball((0.2, -0.1, 0.75 - 0.3 * k), 0.06, "paper", detail=10)


def _torn_outline(side: int) -> list[Flat]:
    """Straight outer edges with a round bite, and a zigzag where it was torn."""
    wide, high, bite = 2.5, 1.05, 0.28
    turns = [math.pi / 2 - math.pi * k / 8 for k in range(9)]
    bitten = [(wide - bite * math.cos(a), bite * math.sin(a)) for a in turns]
    zigzag = [(0.16 if k % 2 else -0.12, -high + 2 * high * k / 7) for k in range(8)]
    outline = [(wide, high), *bitten, (wide, -high), *zigzag]
    return [(side * x, y) for x, y in outline][::-side]
