"""Card, party and bluffing games of the shelf, each with its own box and pieces on a table."""

from __future__ import annotations

import math

from art.kit import cameras
from art.kit.lights import backdrop, bulb, light_rig
from art.kit.materials import FABRIC, GLOSS
from art.kit.outlines import heart, star
from art.kit.shapes import ball, block, box, cone, disc, lettering, ring, slab, tube
from art.kit.stage import group
from art.props.people.disguises import bouquet
from art.props.people.meeple import Look, meeple
from art.props.play.covers import cover_box
from art.props.play.dice import token
from art.props.play.games import card, card_fan, card_stack
from art.props.play.magic import ghost
from art.props.play.mystery import candle, candlestick
from art.props.play.pieces import (
    cottage,
    gavel,
    number_card,
    spirit_board,
    upturned_glass,
    witch_hat,
)
from art.scenes.registry import scene

#: Turns a prop that stands on the table so that it stands on a box's cover.
STANDING = (-math.pi / 2, 0.0, 0.0)


def table_top(color: str, wall: str, cloth: str | None = None) -> None:
    """A table edge to edge with its top at z = 0, a coloured wall far behind it."""
    backdrop(wall, 4.5, -2.0)
    block((0, -0.5, -0.3), (9.0, 6.0, 0.3), color, bevel=0.08)
    if cloth:
        disc((0, -0.2, 0), 2.9, 0.03, cloth, 0.01, FABRIC)


@scene("games/rebel-princess", size=(600, 600), samples=6)
def rebel_princess() -> None:
    cameras.custom((-1.1, -7.4, 3.4), (0.0, 0, 1.0), 72)
    light_rig("pastel", (0, 0, 0.9), 4.5)
    table_top("#FFD3DE", "#B79CFF", "#FFE9B5")
    with cover_box((-0.75, 0.8, 0.03), "rose", ("REBEL", "PRINCESS"), 0.16, picture="lemon"):
        slab(heart(0.72), 0.05, "tomato", (0, -0.06, 0.02), 0, 0.015, GLOSS)
        for k in (-1, 0, 1):
            cone(
                (k * 0.19, 0.33, 0.06), 0.1, 0.0, 0.26, "gold", (-math.pi / 2, 0, 0), 0.01, GLOSS, 4
            )
        box((0, 0.22, 0.06), (0.58, 0.1, 0.06), "gold", bevel=0.02, finish=GLOSS)
    runner = Look(
        "sky", "grin", hair=("long", "#C97A2E"), hat=("crown", "gold"), wear=(("skirt", "grape"),)
    )
    meeple((0.95, 0.05, 0.03), runner, scale=1.05, pose="up")
    with group((1.1, -0.95, 0.15), (0, 1.25, 0.5)):
        bouquet((0, 0, 0.1), scale=0.75)
    card_fan(
        (-0.95, -0.75, 0.03),
        ("rose", "grape", "sun", "sky", "leaf"),
        (-0.3, 0, 0.1),
        1.0,
        ("heart", "star"),
    )
    ring((0.25, -1.2, 0.06), 0.13, 0.035, "gold", finish=GLOSS)
    ball((0.25, -1.05, 0.12), 0.07, "sky", finish=GLOSS)
    for x, y in ((-1.85, -0.6), (0.75, -1.45), (-0.15, -1.55)):
        token((x, y, 0.03), "tomato", "heart", 0.9)


@scene("games/haunted-glass", size=(600, 600), samples=6)
def haunted_glass() -> None:
    cameras.custom((1.0, -7.0, 4.2), (0.05, 0, 0.85), 69)
    light_rig("candle", (0, 0, 0.9), 4.5)
    table_top("#5B3A86", "#3A2F95", "#7A3FA0")
    haunted = cover_box((1.0, 1.1, 0.03), "night", ("THE HAUNTED", "GLASS"), -0.16, picture="lilac")
    with haunted, group((0, -0.32, 0.02), STANDING, 0.5):
        ghost((0, 0, 0), "white")
    spirit_board((-0.15, -0.5, 0.03), 0.0, 1.15)
    upturned_glass((-0.05, -0.55, 0.15), scale=1.05)
    with group((-1.25, 0.95, 0.15)):
        ghost((0, 0, 0), "#F4F0FF", 0.1, 1.25)
    for x, y, tall in (
        (-1.55, -1.2, 0.5),
        (1.5, -1.0, 0.65),
        (-1.7, -0.25, 0.8),
        (1.9, -0.35, 0.4),
    ):
        candle((x, y, 0.03), tall, "cream", 1.3)
    bulb((-1.5, -0.9, 1.3), 12)
    bulb((1.5, -0.9, 1.4), 12)
    card_stack((0.95, -1.5, 0.03), "grape", 10, 0.3)
    card((-1.05, -1.75, 0.03), "rose", "?", 0.4)


@scene("games/salem-1692", size=(600, 600), samples=6)
def salem() -> None:
    cameras.custom((-1.4, -7.2, 3.2), (0, 0, 0.9), 69)
    light_rig("evening", (0, 0, 0.9), 4.5)
    table_top("#B8743F", "#E2703A")
    old_book = cover_box(
        (-0.85, 0.9, 0), "#4A1F2B", ("SALEM", "1692"), 0.18, (1.7, 0.55, 2.0), "lemon", "#F2B04A"
    )
    with old_book, group((0, -0.3, 0.02), STANDING, 0.62):
        witch_hat((0, 0, 0), "ink")
    for x in (-1.68, -0.05):
        box((x, 0.9 + 0.15 * (x + 0.85), 1.0), (0.06, 0.6, 2.04), "gold", 0.18, 0.02, GLOSS)
    suspect = Look("leaf", "wink", hat=("wizard", "ink"), wear=(("cape", "ink"),))
    meeple((0.95, 0.75, 0), suspect, scale=0.95, pose="wave")
    cottage((1.6, -0.15, 0), "cream", "brick", -0.3, 0.95)
    cottage((-1.6, -0.35, 0), "sand", "walnut", 0.3, 0.85)
    gavel((0.35, -0.75, 0), 0.35, 0.85)
    for k, (color, emblem) in enumerate((("ink", "star"), ("tomato", "?"), ("teal", "diamond"))):
        card((-1.25 + 0.5 * k, -1.15 - 0.12 * k, 0), color, emblem, 0.3 - 0.25 * k, 1.0)
    card_stack((1.1, -1.3, 0), "rose", 12, -0.2)
    candlestick((1.75, 1.6, 0), 0, 1.1)


@scene("games/flip-7", size=(720, 720), samples=6)
def flip_seven() -> None:
    cameras.custom((0.9, -6.6, 4.8), (0.03, -0.05, 0.78), 61)
    light_rig("day", (0, 0, 0.9), 4.5)
    table_top("#1FB6A6", "#FFD23F")
    with cover_box((-1.2, 1.2, 0), "#C4281B", ("FLIP",), 0.2, (2.0, 0.4, 2.0), "paper", "lemon"):
        lettering("7", (0, 0.01, 0.04), 1.0, "#C4281B", 0, 0.03)
    for k, number in enumerate(("3", "11", "5", "0", "9", "12")):
        x, y = -1.55 + 0.62 * k, -1.0 + 0.28 * math.sin(k * 1.3)
        number_card((x, y, 0.012 * k), number, 0.25 - 0.1 * k, 0.62)
    number_card((0.35, -0.1, 1.0), "7", (0.75, 0.3, -0.2), 0.95)
    for turn in (0.0, 0.5, 1.0):
        arc = [
            (0.35 + 0.75 * math.cos(a), 0.2, 0.85 + 0.6 * math.sin(a))
            for a in (turn + 2.3, turn + 2.55, turn + 2.8)
        ]
        tube(arc, 0.03, "paper")
    gambler = Look("grape", "surprised", hair=("spiky", "sun"))
    meeple((1.15, 1.25, 0), gambler, scale=1.1, pose="up")
    card_stack((1.55, 0.1, 0), "sea", 16, -0.3, 1.1)
    slab(star(5, 0.2, 0.09), 0.08, "sun", (-1.9, 0.1, 0.04), 0.2, 0.02, GLOSS)
    slab(star(5, 0.16, 0.07), 0.08, "candy", (1.95, -1.3, 0.04), 0.6, 0.02, GLOSS)
