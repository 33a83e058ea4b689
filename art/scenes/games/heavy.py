"""Deduction, strategy and economic games of the shelf: boxes and pieces of our own design."""

from __future__ import annotations

import math

from art.kit import cameras
from art.kit.lights import backdrop, light_rig
from art.kit.materials import GLOSS, glowing
from art.kit.outlines import heart, regular
from art.kit.palette import RAINBOW
from art.kit.shapes import ball, block, cylinder, disc, lettering, ring, slab, tube
from art.kit.stage import Point, group
from art.props.people.meeple import Look, meeple
from art.props.plants import tree
from art.props.play.covers import cover_box
from art.props.play.dice import coins, pawn, token
from art.props.play.games import card_fan
from art.props.play.mystery import books, magnifier
from art.props.play.pieces import (
    certificate,
    cottage,
    gear,
    giving_box,
    idea_bulb,
    locomotive,
    rail_tile,
    wagon,
)
from art.scenes.registry import scene


def desk(color: str, wall: str) -> None:
    """A table edge to edge with its top at z = 0, a coloured wall far behind it."""
    backdrop(wall, 4.5, -2.0)
    block((0, -0.5, -0.3), (9.0, 6.0, 0.3), color, bevel=0.08)


@scene("games/deductio", size=(600, 600), samples=6)
def deductio() -> None:
    cameras.custom((1.2, -6.8, 4.4), (0, -0.05, 0.8), 67)
    light_rig("studio", (0, 0, 0.9), 4.5)
    desk("#F7C873", "#1C8FA8")
    with cover_box((-1.0, 1.15, 0), "teal", ("DEDUCTIO",), 0.18, picture="lemon"):
        ring((-0.08, 0.08, 0.05), 0.26, 0.06, "ink", finish=GLOSS)
        tube([(0.1, -0.12, 0.05), (0.34, -0.4, 0.05)], 0.07, "ink")
        lettering("?", (-0.08, 0.07, 0.04), 0.42, "tomato", 0, 0.02)
    block((0.15, -0.75, 0), (2.5, 1.7, 0.08), "ink", 0.1, 0.03)
    for k in range(12):
        x, y = -0.9 + 0.6 * (k % 4), 0.55 - 0.52 * (k // 4)
        with group((0.15, -0.75, 0.08), 0.1):
            tint = RAINBOW[(k * 7) % 12]
            block((x, y - 0.04, 0), (0.52, 0.44, 0.05), tint, bevel=0.02)
            lettering("?" if k % 3 else "!", (x, y - 0.04, 0.06), 0.34, "paper", 0, 0.012)
    for x, y, color in ((-0.4, -0.6, "tomato"), (0.85, -0.3, "sun"), (0.3, -1.3, "grape")):
        pawn((x, y, 0.13), color, 1.05)
    thinker = Look("coral", "content", hair=("bun", "cocoa"), glasses=("round", "ink"))
    meeple((1.2, 0.95, 0), thinker, scale=1.05, pose="hug")
    magnifier((1.65, -0.5, 0.0), "tomato", 0.3, 0.5)
    card_fan((-1.5, -0.95, 0), ("teal", "rose", "sun"), (-0.35, 0, 0.25), 0.85, ("star", "dot"))


@scene("games/rich-and-good", size=(600, 600), samples=6)
def rich_and_good() -> None:
    cameras.custom((-1.0, -7.2, 3.5), (0.05, 0, 0.92), 67)
    light_rig("day", (0, 0, 0.9), 4.5)
    desk("#2E8F6A", "#FFE3A3")
    with cover_box((0.85, 1.05, 0), "forest", ("THE RICH", "AND THE GOOD"), -0.14, picture="gold"):
        slab(heart(0.66), 0.06, "rose", (0, 0, 0.03), 0, 0.02, GLOSS)
        disc((0, 0.02, 0.05), 0.16, 0.04, "gold", 0.01, GLOSS)
    giver = Look("sun", "happy", hat=("top hat", "ink"), wear=(("bow tie", "rose"),))
    with meeple((-0.95, 0.7, 0), giver, scale=1.15, pose="up").hand("left", 1.1):
        cylinder((0, -0.05, 0.12), 0.2, 0.06, "gold", (math.pi / 2, 0, 0.2), 0.02, GLOSS)
    giving_box((0.35, -0.35, 0), "rose", 0.15, 1.0)
    for k, (x, y, count) in enumerate(
        ((-1.85, -0.3, 9), (-1.45, -0.75, 6), (-1.9, -1.1, 4), (1.35, -0.9, 7), (1.75, -0.5, 11))
    ):
        coins((x, y, 0), count, ("gold", "silver")[k == 2], 1.25)
    for x, y, color, roof in ((1.75, 0.15, "cream", "sea"), (-0.75, -0.85, "peach", "tomato")):
        cottage((x, y, 0), color, roof, 0.1, 0.75)
    for k, color in enumerate(("sea", "tomato", "sun")):
        certificate((-0.3 + 0.55 * k, -1.5 + 0.06 * k, 0.008 * k), color, 0.2 - 0.2 * k, 0.75)


@scene("games/age-of-innovation", size=(600, 600), samples=6)
def age_of_innovation() -> None:
    cameras.custom((1.4, -6.6, 4.8), (0.0, 0.0, 0.72), 64)
    light_rig("day", (0, 0, 0.9), 4.5)
    desk("#7C5AE6", "#7FD3FF")
    with cover_box((-1.15, 1.5, 0), "sea", ("AGE OF", "INNOVATION"), 0.2, picture="lemon"):
        gear((-0.14, 0.06, 0.06), "tomato", 0, 0.75)
        gear((0.24, -0.2, 0.06), "gold", 0.3, 0.55)
    _reshaped_land((0.1, -0.55, 0))
    gear((-1.8, -0.5, 0.09), "gold", 0.2, 0.95)
    gear((-1.5, -1.15, 0.09), "tomato", 0.1, 0.7)
    idea_bulb((1.75, 0.15, 0), 0.9)
    books((1.75, -0.75, 0), 3, 0.3, 0.65, 4)
    maker = Look("mint", "grin", hair=("mohawk", "tomato"), glasses=("round", "ink"))
    meeple((0.75, 1.3, 0), maker, scale=1.05, pose="up")
    for x, y, shape, color in ((1.3, -1.45, "hex", "electric"), (-0.9, -1.7, "star", "sun")):
        token((x, y, 0), color, shape, 1.1)


def _reshaped_land(loc: Point) -> None:
    tints = ("leaf", "sun", "brick", "sky", "lime", "sand", "forest")
    with group(loc):
        slab(regular(6, 1.62), 0.06, "ink", (0, 0, 0.03))
        spots = [(q, r) for r in range(-2, 3) for q in range(-2, 3) if abs(q + r) <= 2]
        for k, (q, r) in enumerate(spots):
            x, y, tall = (q + r / 2) * 0.537, r * 0.465, 0.14 + 0.1 * ((k * 5) % 3)
            color = tints[(k * 4) % 7]
            slab(regular(6, 0.3, math.pi / 6), tall, color, (x, y, 0.06 + tall / 2), 0, 0.02)
            with group((x, y, 0.06 + tall)):
                _settled(k)


def _settled(k: int) -> None:
    if k % 6 == 1:
        cottage((0, 0, 0), "paper", "tomato", 0.2, 0.5)
    elif k % 6 == 3:
        tree((0, 0, 0), "forest", 0.2)
    elif k % 6 == 5:
        cylinder((0, 0, 0.2), 0.1, 0.4, "grape", 0, 0.03, GLOSS)
        cylinder((0, 0, 0.44), 0.05, 0.1, "lemon", 0, 0.02, glowing(0.8))


@scene("games/railways-1830", size=(720, 720), samples=6)
def railways() -> None:
    cameras.custom((-1.2, -6.8, 3.9), (-0.1, 0, 0.95), 54)
    light_rig("evening", (0, 0, 0.9), 4.5)
    desk("#C98A4B", "#5AA9D6")
    box = cover_box((1.0, 1.4, 0), "#8F2F2A", ("1830", "RAILWAYS"), -0.14, picture="#FFD98A")
    with box, group((0.05, -0.32, 0.02), (-math.pi / 2, 0, 0), 0.55):
        locomotive((0, 0, 0), "sea")
    for k in range(5):
        rail_tile((-2.3 + 1.14 * k, -0.35, 0), ("leaf", "lime", "sun", "leaf", "sand")[k])
    for k in range(4):
        block(
            (-1.72 + 1.14 * k, 0.62, 0),
            (0.5, 0.3, 0.06),
            ("lime", "sand", "leaf", "sun")[k],
            0,
            0.02,
        )
    locomotive((-0.75, -0.35, 0.15), "tomato", 0, 1.0)
    wagon((0.58, -0.35, 0.15), "sea", "gold", 0, 0.85)
    wagon((1.6, -0.35, 0.15), "leaf", "brick", 0, 0.85)
    baron = Look("grape", "wink", hat=("top hat", "ink"), glasses=("round", "gold"))
    meeple((-1.6, 1.05, 0.0), baron, scale=1.1, pose="wave")
    for k, color in enumerate(("sea", "tomato", "forest")):
        certificate((-1.45 + 0.85 * k, -1.3 - 0.08 * k, 0), color, 0.25 - 0.2 * k, 0.85)
    coins((1.3, -1.3, 0), 8, "gold", 1.2)
    coins((1.7, -1.1, 0), 5, "gold", 1.2)
    for x, z, size in ((-1.12, 1.4, 0.14), (-0.82, 1.58, 0.19), (-0.4, 1.82, 0.24)):
        _puff(x, z, size)


def _puff(x: float, z: float, size: float) -> None:
    for dx, dz, share in ((0, 0, 1.0), (0.7, 0.2, 0.7), (-0.7, 0.1, 0.65)):
        ball((x + dx * size, -0.35, z + dz * size), size * share, "white", detail=14)
