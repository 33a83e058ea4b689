"""Heroes of the Beyblade pages: the clash, the judge with the rulebook, the seesaw of points."""

from __future__ import annotations

import math
import random

from art.kit import cameras
from art.kit.lights import backdrop, bulb, light_rig
from art.kit.materials import GLOSS, MATTE, glowing
from art.kit.shapes import UPRIGHT, ball, block, disc, lettering, ring, tube
from art.kit.stage import Point, group
from art.props.beyblade import bey, burst_rays, launcher, score_tower, spin_lines, stadium
from art.props.company import confetti, crowd
from art.props.dice import trophy
from art.props.magic import spell_book
from art.props.meeple import Look, meeple
from art.props.occasions import rising_arrow, score_bars, seesaw, whistle
from art.props.outdoors import banner
from art.scenes.registry import scene


@scene("heroes/beyblade", size=(1600, 1280), samples=8)
def beyblade() -> None:
    cameras.custom((0.3, -7.2, 4.4), (0, 0.6, 1.5), 44)
    light_rig("neon", (0, 0, 1.0), 6.0)
    backdrop("#1C1660", 5.0)
    _light_rings()
    block((0, 0.1, 0), (5.6, 5.0, 0.55), "night", bevel=0.12)
    stadium((0, 0, 0.55), "sea", "ink", 0, 1.04, lid=False)
    bey((-0.8, 0.0, 0.72), "tomato", "sun", "attack", 0.22, 0.5, 1.2)
    bey((0.85, 0.2, 0.72), "electric", "grape", "balance", -0.22, 1.2, 1.2)
    spin_lines((-0.8, 0.0, 0.72), "#FF9A6B", 1.0, 1.15)
    spin_lines((0.85, 0.2, 0.72), "electric", 1.0, 1.15)
    burst_rays((0.03, 0.15, 1.7), "lemon", 11, 0.2, 0.6)
    ball((0.03, 0.15, 1.7), 0.12, "white", finish=glowing(3))
    bulb((0.06, -0.5, 1.9), 35, "#FFE9A8")
    _sparks((0.06, 0.0, 1.4))
    red = Look("tomato", "cheer", hair=("spiky", "sun"))
    meeple((-2.45, 2.75, 0.3), red, scale=1.55, pose="up", turn=0.35)
    blue = Look("sky", "determined", hat=("headphones", "electric"), hair=("swoop", "ink"))
    with meeple((2.5, 2.8, 0.3), blue, scale=1.55, pose="wave", turn=-0.35).hand("right", 1.1):
        launcher((0, 0, 0), "tomato", (0, 0.5, 0), 0.55)
    crowd((0, 5.0, 0.9), 7, 7.5, 0.4, 4, 0.95, ("up", "wave"))
    block((0, 5.1, 0), (9.0, 1.4, 0.9), "#2B2480", bevel=0.08)


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


@scene("heroes/regulations", size=(1600, 1280), samples=6)
def regulations() -> None:
    cameras.custom((-1.5, -8.6, 4.3), (0.0, 0.2, 1.4), 46)
    light_rig("studio", (0, 0, 1.0), 6.0)
    backdrop("#3D3BB8", 4.0)
    disc((0.2, 0.3, 0), 4.6, 0.06, "#5754DA", 0.02)
    judge = Look("sun", "determined", hat=("cap", "ink"), wear=(("lanyard", "tomato"),))
    with meeple((-0.55, 1.35, 0.06), judge, scale=1.75, pose="wave").hand("left", 1.05):
        whistle((0, -0.1, 0.1), "tomato", 1.1)
    block((2.05, 0.1, 0.06), (3.0, 2.7, 0.7), "night", -0.25, 0.1)
    stadium((2.05, 0.1, 0.76), "sky", "ink", -0.25, 0.58, lid=False)
    bey((1.75, 0.1, 0.86), "tomato", "sun", "attack", 0.15, 0.3, 0.75)
    bey((2.5, 0.35, 0.86), "grape", "electric", "balance", -0.15, 1.0, 0.75)
    with group((-1.6, -1.35, 0.1), (0.28, 0, 0.12)):
        block((0, 0.1, -0.1), (3.3, 2.4, 0.12), "tomato", bevel=0.05)
        spell_book((0, 0.1, 0.02), "tomato", 0, 2.35)
        lettering("RULES", (-0.72, 0.9, 0.425), 0.3, "ink", (0, 0.1, 0), 0.02, MATTE)
    block((-1.6, -0.6, 0.06), (2.6, 0.9, 0.2), "ink", 0.12, 0.05)
    launcher((2.3, -2.0, 0.06), "tomato", 0.3, 1.0)
    bey((0.9, -2.1, 0.06), "sun", "tomato", "stamina", 0, 0.4, 0.8)
    score_tower((3.55, 1.6, 0.06), -0.3, 1.7)
    _spectators()
    for x, colors in ((-3.6, ("electric", "ink")), (3.9, ("tomato", "sun"))):
        banner((x, 3.6, 4.1), colors, 2.6, 0.95)


def _spectators() -> None:
    block((0.3, 3.4, 0), (8.4, 1.2, 0.55), "#2B2A93", bevel=0.08)
    for spot, look, pose in (
        ((-2.5, 3.4, 0.55), Look("leaf", "grin", hair=("curls", "ink")), "wave"),
        ((1.2, 3.4, 0.55), Look("coral", "surprised", hat=("beanie", "sea")), "up"),
        ((2.6, 3.2, 0.55), Look("mint", "cheer", hair=("pigtails", "rose")), "up"),
    ):
        meeple(spot, look, pose=pose, scale=1.15)


@scene("heroes/rating", size=(1600, 1280), samples=6)
def rating() -> None:
    cameras.custom((1.8, -9.6, 3.6), (0.1, 0.3, 1.85), 47)
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
    for x, words, color, tilt in ((2.6, "+24", "leaf", 0.2), (-2.3, "-24", "rose", -0.1)):
        with group((x, -1.5, 0), -tilt):
            block((0, 0, 0), (1.25, 0.7, 0.8), color, bevel=0.12, finish=GLOSS)
            lettering(words, (0, -0.37, 0.4), 0.5, "paper", depth=0.03)
    lettering("ELO", (-2.7, 6.2, 4.4), 1.6, "electric", depth=0.06, finish=glowing(0.7))
    bey((-0.75, -1.6, 0), "grape", "electric", "balance", 0.12, 0.6, 0.85)
    bey((0.85, -1.75, 0), "sun", "tomato", "attack", -0.12, 0.2, 0.85)
    confetti((1.6, 0.4, 3.4), 34, (4.0, 1.4, 2.2))
