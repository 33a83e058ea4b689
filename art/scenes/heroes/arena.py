"""Heroes of the Beyblade pages: the clash, the judge with the rulebook, the seesaw of points."""

from __future__ import annotations

import math
import random

from art.kit import cameras
from art.kit.lights import backdrop, bulb, light_rig
from art.kit.materials import GLOSS, MATTE, glowing
from art.kit.shapes import UPRIGHT, ball, block, box, disc, lettering, ring, slab, tube
from art.kit.stage import Point, group
from art.props.occasions import rising_arrow, score_bars, seesaw, whistle
from art.props.people.company import confetti, crowd
from art.props.people.meeple import Look, meeple
from art.props.play.beyblade import bey, blade, burst_rays, launcher
from art.props.play.dice import trophy
from art.props.play.stadium import FLOOR, stadium
from art.scenes.registry import scene


@scene("heroes/beyblade", size=(1600, 1280), samples=5)
def beyblade() -> None:
    cameras.custom((0.3, -7.6, 4.4), (0, 0.55, 1.3), 44)
    light_rig("neon", (0, 0, 1.0), 6.0)
    backdrop("#1C1660", 6.0)
    _light_rings()
    block((0, 0.0, 0), (5.7, 5.6, 0.55), "night", bevel=0.12)
    stadium((0, 0, 0.55), "sea", "ink", 0, 0.94)
    for x, y, look in ((-0.62, -0.1, 0), (0.66, 0.1, 1)):
        color, accent, kind, tint = _RIVALS[look]
        bey((x, y, 0.55 + FLOOR), color, accent, kind, 0.2, 0.5 - look, 0.82, tint)
    burst_rays((0.03, 0.35, 1.62), "lemon", 11, 0.16, 0.5)
    ball((0.03, 0.35, 1.62), 0.1, "white", finish=glowing(3))
    bulb((0.06, -0.9, 1.9), 35, "#FFE9A8")
    _sparks((0.06, 0.1, 1.4))
    red = Look("tomato", "cheer", hair=("spiky", "sun"))
    meeple((-2.35, 3.1, 0.5), red, scale=1.55, pose="up", turn=0.35)
    blue = Look("sky", "determined", hat=("headphones", "electric"), hair=("swoop", "ink"))
    with meeple((2.4, 3.1, 0.5), blue, scale=1.55, pose="wave", turn=-0.35).hand("right", 1.1):
        launcher((0, 0, 0), "tomato", (0, 0.5, 0), 0.55)
    crowd((0, 5.2, 1.1), 7, 7.5, 0.4, 4, 0.95, ("up", "wave"))
    block((0, 5.3, 0), (9.0, 1.4, 1.1), "#2B2480", bevel=0.08)


#: The two tops of the clash: colour, accent, kind and the colour of the blur.
_RIVALS = (
    ("tomato", "sun", "attack", "#FF9A6B"),
    ("electric", "grape", "balance", "electric"),
)


def _light_rings() -> None:
    for far, color in ((1.7, "electric"), (2.5, "rose"), (3.3, "grape")):
        ring((0, 6.6, 2.9), far, 0.07, color, UPRIGHT, glowing(1.1))
    for side in (-1, 1):
        for k in range(3):
            x = side * (3.7 + 0.5 * k)
            tube(
                [(x, 6.0, 0.2), (x + side * 0.7, 6.0, 5.4)],
                0.07,
                ("sky", "electric", "rose")[k],
                finish=glowing(1.0),
            )


def _sparks(loc: Point) -> None:
    rng = random.Random(8)
    for k in range(26):
        turn, lift, near = rng.uniform(0, math.tau), rng.uniform(0.1, 1.2), rng.uniform(0.5, 1.5)
        start = tuple(
            at + near * part
            for at, part in zip(
                loc, (math.cos(turn), math.sin(turn) * 0.7, lift * 0.6), strict=True
            )
        )
        end = tuple(at + (to - at) * 1.16 for at, to in zip(loc, start, strict=True))
        tube([start, end], 0.022, ("lemon", "electric", "white")[k % 3], finish=glowing(2.2))


@scene("heroes/regulations", size=(1600, 1280), samples=5)
def regulations() -> None:
    # The page hangs a bookmark over the upper right corner, so nothing stands there.
    cameras.custom((-1.2, -8.8, 4.6), (0.1, 0.1, 1.35), 46)
    light_rig("studio", (0, 0, 1.0), 6.0)
    backdrop("#3D3BB8", 4.0)
    disc((0.2, 0.3, 0), 4.6, 0.06, "#5754DA", 0.02)
    judge = Look("sun", "determined", hat=("cap", "ink"), wear=(("lanyard", "tomato"),))
    with meeple((-0.5, 1.5, 0.06), judge, scale=1.8, pose="wave").hand("right", 1.08):
        _flag()
    block((2.2, 0.35, 0.06), (3.1, 3.1, 0.6), "night", -0.25, 0.1)
    stadium((2.2, 0.35, 0.66), "sky", "ink", -0.25, 0.52)
    bey((1.95, 0.3, 0.66 + FLOOR * 0.52), "tomato", "sun", "attack", 0.15, 0.3, 0.4, "coral")
    bey((2.6, 0.55, 0.66 + FLOOR * 0.52), "grape", "electric", "balance", -0.15, 1.0, 0.4, "lilac")
    _rule_book()
    whistle((1.05, -1.9, 0.06), "sun", 0.35, 0.85)
    bey((2.6, -1.75, 0.06), "sea", "electric", "stamina", 0, 0.4, 0.8)
    _spectators()


def _flag() -> None:
    """The judge's flag, held high."""
    tube([(0, 0, -0.25), (0, 0, 1.0)], 0.05, "wood")
    block((-0.42, 0, 0.45), (0.84, 0.06, 0.56), "electric", bevel=0.02)


def _rule_book() -> None:
    """The open rulebook on its stand, its heading printed on the left page."""
    block((-1.35, -0.75, 0.06), (2.5, 0.6, 0.46), "ink", 0.1, 0.06)
    with group((-1.3, -1.3, 0.33), (0.36, 0, 0.1), 0.86):
        block((0, 0, -0.14), (3.5, 2.3, 0.1), "tomato", bevel=0.04)
        for side in (-1, 1):
            with group((side * 0.83, 0, 0.06), (0, -side * 0.07, 0)):
                box((0, 0, 0), (1.62, 2.08, 0.16), "paper", bevel=0.05)
                box((0, 0, -0.09), (1.66, 2.12, 0.06), "#E9DCC2", bevel=0.02)
                _page(side)
        tube([(0.1, 1.0, 0.1), (0.14, -0.2, 0.16), (0.1, -1.25, 0.02)], 0.06, "electric")


def _page(side: int) -> None:
    flat = (0.0, 0.0, 0.0)
    if side < 0:
        lettering("RULES", (0, 0.72, 0.085), 0.42, "tomato", flat, 0.012, MATTE)
    lines = range(5) if side < 0 else range(3)
    for k in lines:
        y = 0.32 - 0.26 * k if side < 0 else -0.24 - 0.26 * k
        box((-0.06 * (k % 2), y, 0.083), (1.2 - 0.12 * (k % 2), 0.09, 0.012), "lilac", bevel=0.004)
    if side > 0:
        with group((0, 0.42, 0.085), 0, (1, 1, 0.35)):
            blade((0, 0, 0), "grape", "sun", "attack", 0.4, 0.68)


def _spectators() -> None:
    block((0.3, 3.6, 0), (8.4, 1.2, 0.75), "#2B2A93", bevel=0.08)
    for spot, look, pose in (
        ((-2.9, 3.5, 0.75), Look("leaf", "grin", hair=("curls", "ink")), "wave"),
        ((1.3, 3.5, 0.75), Look("coral", "surprised", hat=("beanie", "sea")), "up"),
        ((2.8, 3.3, 0.75), Look("mint", "cheer", hair=("pigtails", "rose")), "up"),
    ):
        meeple(spot, look, pose=pose, scale=1.15)


@scene("heroes/rating", size=(1600, 1280), samples=5)
def rating() -> None:
    cameras.custom((1.6, -9.6, 3.6), (0.1, 0.3, 1.85), 47)
    light_rig("studio", (0, 0, 1.4), 7.0)
    backdrop("#312C9E", 4.4)
    tints = ("sea", "sky", "teal", "electric", "lime", "sun", "coral")
    score_bars((0.2, 3.0, 0), (1.0, 1.5, 1.0, 2.0, 2.5, 3.0, 4.0), tints, 1.0)
    rising_arrow(
        [(-3.6, 2.4, 1.5), (-2.0, 2.4, 2.2), (-0.9, 2.4, 1.7), (1.4, 2.4, 3.3), (3.0, 2.4, 4.4)]
    )
    trophy((3.56, 3.0, 4.0), "gold", scale=0.95)
    seesaw((0, 0, 0), 0.2, 5.4)
    winner = Look("tomato", "cheer", hair=("spiky", "sun"), wear=(("medal", "gold"),))
    meeple((1.75, 0, 1.42), winner, scale=1.3, pose="up")
    loser = Look("sky", "surprised", hair=("bob", "ink"), wear=(("scarf", "sea"),))
    meeple((-1.75, 0, 0.72), loser, scale=1.3, pose="out")
    # How much goes up and down depends on the match, so the blocks show only the way.
    _way_block((2.55, -1.5, 0), "leaf", 1, -0.2)
    _way_block((-2.35, -1.5, 0), "rose", -1, 0.1)
    lettering("ELO", (-2.7, 6.2, 4.4), 1.6, "electric", depth=0.06, finish=glowing(0.7))
    bey((-0.8, -1.75, 0), "grape", "electric", "balance", 0.12, 0.6, 0.85, "lilac")
    bey((0.95, -1.9, 0), "sun", "tomato", "attack", -0.12, 0.2, 0.85, "lemon")
    confetti((1.6, 0.4, 3.4), 34, (4.0, 1.4, 2.2))


def _way_block(loc: Point, color: str, way: int, turn: float) -> None:
    """A block with an arrow that points up (way 1) or down (way -1)."""
    arrow = [(0, 0.34), (0.32, 0.02), (0.13, 0.02), (0.13, -0.3), (-0.13, -0.3), (-0.13, 0.02)]
    outline = [(x, y * way) for x, y in [*arrow, (-0.32, 0.02)]]
    with group(loc, turn):
        block((0, 0, 0), (1.15, 0.8, 1.0), color, bevel=0.14, finish=GLOSS)
        slab(outline, 0.08, "paper", (0, -0.41, 0.5), UPRIGHT, 0.02, GLOSS)
