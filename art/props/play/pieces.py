"""Pieces of our own games: boards, houses, trains and other things on the table."""

from __future__ import annotations

import math

from art.kit.materials import CLAY, GLASS, GLOSS, METAL, glowing
from art.kit.outlines import heart, on_circle, regular
from art.kit.palette import RAINBOW, shade
from art.kit.shapes import (
    UPRIGHT,
    ball,
    block,
    box,
    cone,
    cylinder,
    disc,
    lathe,
    lettering,
    ring,
    slab,
    tube,
)
from art.kit.stage import Point, group


def spirit_board(loc: Point, rot: float = 0.0, scale: float = 1.0) -> None:
    """A round wooden board 2.4 wide and 0.1 high with letters, a moon and a sun."""
    with group(loc, rot, scale):
        disc((0, 0, 0), 1.2, 0.1, "walnut", 0.03)
        disc((0, 0, 0.02), 1.1, 0.09, "wood", 0.02)
        for k, (x, y) in enumerate(on_circle(14, 0.92, math.pi * 0.96, -math.pi * 1.9)):
            turn = math.atan2(y, x) - math.pi / 2
            lettering("ABCDEFGHNKORST"[k], (x, y, 0.12), 0.2, "cocoa", (0, 0, turn), 0.006)
        ring((0, 0, 0.11), 0.66, 0.02, "cocoa")


def upturned_glass(
    loc: Point, color: str = "#CFF1FF", rot: Point | float = 0.0, scale: float = 1.0
) -> None:
    """A glass 0.6 wide and 0.8 high standing upside down on `loc`."""
    with group(loc, rot, scale):
        lathe([(0.3, 0), (0.31, 0.03), (0.22, 0.74), (0.2, 0.8), (0, 0.8)], color, finish=GLASS)
        ring((0, 0, 0.03), 0.3, 0.03, "white", finish=GLOSS)
        ring((0, 0, 0.77), 0.2, 0.03, "white", finish=GLOSS)


def witch_hat(loc: Point, color: str = "ink", rot: Point | float = 0.0, scale: float = 1.0) -> None:
    """A pointed hat 1.0 wide and 0.95 high standing on `loc`."""
    with group(loc, rot, scale):
        disc((0, 0, 0), 0.5, 0.06, color, 0.02)
        cone((0, 0, 0.28), 0.3, 0.14, 0.48, color)
        cone((0.05, 0, 0.68), 0.14, 0.02, 0.42, color, (0, 0.3, 0))
        cone((0, 0, 0.12), 0.31, 0.28, 0.12, "sun")
        box((0, -0.3, 0.12), (0.16, 0.05, 0.13), "gold", bevel=0.02, finish=METAL)


def gavel(loc: Point, rot: float = 0.0, scale: float = 1.0) -> None:
    """A judge's hammer 1.1 long lying on its block at `loc`, handle to +x."""
    with group(loc, rot, scale):
        disc((0, 0, 0), 0.34, 0.14, "cocoa", 0.04)
        cylinder((0, 0, 0.36), 0.2, 0.6, "walnut", UPRIGHT, 0.05, GLOSS)
        for y in (-0.18, 0.18):
            cylinder((0, y, 0.36), 0.215, 0.06, "gold", UPRIGHT, 0.01, METAL)
        tube([(0.1, 0, 0.36), (0.95, 0, 0.2)], 0.065, "walnut", finish=GLOSS)


def cottage(
    loc: Point, color: str = "cream", roof: str = "tomato", rot: float = 0.0, scale: float = 1.0
) -> None:
    """A toy house 0.6 wide, 0.5 deep and 0.8 high, door to -y."""
    with group(loc, rot, scale):
        block((0, 0, 0), (0.6, 0.5, 0.42), color, bevel=0.03)
        slab([(-0.4, 0), (0.4, 0), (0, 0.38)], 0.6, roof, (0, 0, 0.4), UPRIGHT, 0.03)
        block((0, -0.25, 0), (0.15, 0.03, 0.26), "walnut", bevel=0.01)
        for x in (-0.19, 0.19):
            box((x, -0.26, 0.27), (0.12, 0.03, 0.12), "lemon", bevel=0.01, finish=glowing(0.4))


def gear(
    loc: Point, color: str = "gold", rot: Point | float = 0.0, scale: float = 1.0, teeth: int = 9
) -> None:
    """A cog 0.8 wide and 0.16 thick lying around its middle `loc`."""
    with group(loc, rot, scale):
        cylinder((0, 0, 0), 0.3, 0.16, color, 0, 0.03, GLOSS)
        for k in range(teeth):
            with group((0, 0, 0), k * math.tau / teeth):
                box((0.33, 0, 0), (0.16, 0.12, 0.16), color, bevel=0.03, finish=GLOSS)
        cylinder((0, 0, 0), 0.11, 0.18, shade(color, -0.45), 0, 0.02)


def idea_bulb(loc: Point, scale: float = 1.0) -> None:
    """A glowing light bulb 0.6 wide and 1.0 high standing on its cap at `loc`."""
    with group(loc, 0, scale):
        disc((0, 0, 0), 0.15, 0.22, "silver", 0.03, METAL)
        ring((0, 0, 0.1), 0.15, 0.025, "silver", finish=METAL)
        lathe(
            [(0.15, 0.2), (0.19, 0.32), (0.31, 0.56), (0.3, 0.74), (0.18, 0.92), (0, 0.97)],
            "lemon",
            finish=glowing(1.1),
        )


def rail_tile(loc: Point, color: str = "leaf", rot: float = 0.0, scale: float = 1.0) -> None:
    """A hex tile 1.15 wide and 0.1 high with a straight track along x."""
    with group(loc, rot, scale):
        slab(regular(6, 0.66, math.pi / 6), 0.1, color, (0, 0, 0.05), 0, 0.02)
        for k in range(5):
            box((-0.44 + 0.22 * k, 0, 0.11), (0.07, 0.34, 0.03), "walnut", bevel=0.01)
        for y in (-0.1, 0.1):
            box((0, y, 0.14), (1.1, 0.035, 0.035), "silver", bevel=0.01, finish=METAL)


def locomotive(loc: Point, color: str = "tomato", rot: float = 0.0, scale: float = 1.0) -> None:
    """A steam engine 1.5 long and 1.1 high driving to -x, wheels on `loc`, its side to -y."""
    with group(loc, rot, scale):
        block((0, 0, 0.18), (1.4, 0.5, 0.12), "ink", bevel=0.03)
        cylinder((-0.22, 0, 0.52), 0.26, 0.86, color, (0, math.pi / 2, 0), 0.05, GLOSS)
        for x in (-0.5, -0.1):
            ring((x, 0, 0.52), 0.26, 0.025, "gold", (0, math.pi / 2, 0), METAL)
        block((0.42, 0, 0.28), (0.5, 0.54, 0.62), color, bevel=0.04, finish=GLOSS)
        block((0.42, 0, 0.88), (0.62, 0.66, 0.09), "ink", bevel=0.04)
        box((0.42, -0.27, 0.66), (0.28, 0.03, 0.24), "lemon", bevel=0.02, finish=glowing(0.4))
        cone((-0.48, 0, 0.88), 0.08, 0.16, 0.3, "ink", bevel=0.02, finish=GLOSS)
        ball((-0.14, 0, 0.8), 0.12, "gold", (1, 1, 0.8), finish=METAL)
        ball((-0.68, 0, 0.56), 0.09, "lemon", finish=glowing(1.2))
        cone((-0.78, 0, 0.2), 0.3, 0.1, 0.2, "gold", (0, -math.pi / 2, 0), 0.02, METAL, 4)
        for x in (-0.45, -0.05, 0.4):
            for y in (-0.26, 0.26):
                cylinder((x, y, 0.17), 0.17, 0.08, "gold" if x > 0 else "sun", UPRIGHT, 0.02, GLOSS)


def wagon(
    loc: Point, color: str = "sea", cargo: str = "gold", rot: float = 0.0, scale: float = 1.0
) -> None:
    """An open goods wagon 1.0 long and 0.7 high with round cargo, wheels on `loc`."""
    with group(loc, rot, scale):
        block((0, 0, 0.18), (1.0, 0.5, 0.34), color, bevel=0.04, finish=GLOSS)
        for x in (-0.28, 0, 0.28):
            ball((x, 0, 0.56), 0.17, cargo, finish=CLAY)
        for x in (-0.3, 0.3):
            for y in (-0.26, 0.26):
                cylinder((x, y, 0.15), 0.15, 0.08, "ink", UPRIGHT, 0.02, GLOSS)


def certificate(
    loc: Point, color: str = "sea", rot: Point | float = 0.0, scale: float = 1.0
) -> None:
    """A share certificate 0.9 x 0.6 lying on `loc`, with a border and a seal."""
    with group(loc, rot, scale):
        block((0, 0, 0), (0.9, 0.6, 0.03), color, bevel=0.01)
        block((0, 0, 0.02), (0.78, 0.48, 0.02), "cream", bevel=0.005)
        for k in range(3):
            block((-0.08, 0.14 - 0.12 * k, 0.04), (0.44, 0.04, 0.012), color, bevel=0.003)
        slab(regular(10, 0.1), 0.02, "tomato", (0.26, -0.12, 0.05), 0, 0.005, GLOSS)


def giving_box(loc: Point, color: str = "rose", rot: float = 0.0, scale: float = 1.0) -> None:
    """A collecting box 0.7 wide and 0.8 high with a slot on top and a heart to -y."""
    with group(loc, rot, scale):
        block((0, 0, 0), (0.7, 0.6, 0.74), color, bevel=0.06, finish=GLOSS)
        block((0, 0, 0.7), (0.8, 0.7, 0.1), shade(color, -0.25), bevel=0.04)
        block((0, 0, 0.79), (0.36, 0.08, 0.02), "ink", bevel=0.005)
        slab(heart(0.42), 0.06, "paper", (0, -0.31, 0.38), UPRIGHT, 0.02, GLOSS)


def number_card(loc: Point, number: str, rot: Point | float = 0.0, scale: float = 1.0) -> None:
    """A card 1.0 x 1.4 lying face up on `loc`: a big number on a tilted colour field."""
    tint = RAINBOW[(len(number) * 3 + ord(number[0])) % 12]
    with group(loc, rot, scale):
        box((0, 0, 0.02), (1.0, 1.4, 0.04), "paper", bevel=0.015)
        box((0, 0, 0.035), (0.84, 1.24, 0.02), tint, bevel=0.006)
        slab(
            [(x * 0.36, y * 0.52) for x, y in regular(24, 1)],
            0.02,
            "paper",
            (0, 0, 0.05),
            -0.4,
            0.004,
        )
        lettering(number, (0, -0.02, 0.066), 0.66, tint, 0.0, 0.012)
