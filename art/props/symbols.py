"""Small things that stand for a word: a clock, a phone, a shield. About 1.6 high, facing -y."""

from __future__ import annotations

import math

from art.kit.materials import GLOSS, METAL
from art.kit.outlines import mirrored, rounded_rectangle, star
from art.kit.palette import shade
from art.kit.shapes import UPRIGHT, ball, box, cone, cylinder, lettering, ring, slab, tube
from art.kit.stage import ORIGIN, Point, group


def clock(loc: Point = ORIGIN, color: str = "tomato") -> None:
    """An alarm clock on two feet, its hands at ten past ten."""
    with group(loc):
        for side in (-1, 1):
            tube([(side * 0.3, 0, 0.3), (side * 0.5, 0, 0.04)], 0.09, shade(color, -0.25))
            ball((side * 0.45, 0, 1.52), 0.24, shade(color, -0.2), (1, 0.8, 0.8), finish=GLOSS)
        cylinder((0, 0, 0.85), 0.72, 0.5, color, UPRIGHT, 0.12, GLOSS)
        cylinder((0, -0.22, 0.85), 0.56, 0.1, "paper", UPRIGHT, 0.03)
        for k in range(12):
            turn = k * math.tau / 12
            spot = (0.45 * math.sin(turn), -0.28, 0.85 + 0.45 * math.cos(turn))
            ball(spot, 0.045 if k % 3 else 0.065, "ink", (1, 0.4, 1), detail=8)
        tube([(0, -0.3, 0.85), (-0.24, -0.3, 1.05)], 0.05, "ink")
        tube([(0, -0.31, 0.85), (0.3, -0.31, 1.1)], 0.04, "ink")
        ball((0, -0.32, 0.85), 0.08, color)


def phone(loc: Point = ORIGIN, color: str = "teal") -> None:
    """A telephone handset leaning to the right, with two waves of sound."""
    with group((loc[0], loc[1], loc[2] + 0.82), (0, 0.7, 0)):
        curve = [(-0.16, 0, -0.56), (0.12, 0, -0.3), (0.2, 0, 0), (0.12, 0, 0.3), (-0.16, 0, 0.56)]
        tube(curve, 0.19, color, finish=GLOSS)
        for side in (-1, 1):
            with group((-0.24, 0, side * 0.6), (0, side * 0.25, 0)):
                box(ORIGIN, (0.5, 0.5, 0.4), color, bevel=0.14, finish=GLOSS)
                box((-0.24, 0, 0), (0.06, 0.36, 0.28), "ink", bevel=0.03)
    for far in (0.34, 0.58):
        turns = [0.35 + 0.12 * k for k in range(8)]
        wave = [(0.5 + far * math.cos(a), 0, 1.0 + far * math.sin(a)) for a in turns]
        tube(wave, 0.06, "sun", loc)


def bubble(loc: Point = ORIGIN, color: str = "leaf", tail: int = -1, scale: float = 1.0) -> None:
    """A speech bubble 1.7 wide around `loc`; its tail is at the left (-1) or the right (1)."""
    with group(loc, 0, scale):
        slab(rounded_rectangle(1.7, 1.15, 0.45), 0.42, color, ORIGIN, UPRIGHT, 0.14, GLOSS)
        corner = [(tail * 0.62, -0.3), (tail * 0.68, -0.88), (tail * 0.1, -0.5)]
        slab(corner, 0.36, color, ORIGIN, UPRIGHT, 0.08, GLOSS)


def chat(loc: Point = ORIGIN, color: str = "leaf") -> None:
    """A speech bubble with three dots."""
    bubble((loc[0], loc[1], loc[2] + 0.95), color)
    for x in (-0.42, 0, 0.42):
        ball((loc[0] + x, loc[1] - 0.2, loc[2] + 0.95), 0.14, "paper", (1, 0.6, 1), finish=GLOSS)


def talk(loc: Point = ORIGIN) -> None:
    """Two speech bubbles that answer each other."""
    with group(loc):
        bubble((-0.28, 0.25, 1.25), "sky", -1, 0.82)
        bubble((0.32, -0.25, 0.72), "sun", 1, 0.82)
        for x in (0.05, 0.35, 0.65):
            ball((x, -0.46, 0.74), 0.1, "ink", (1, 0.5, 1))


def calendar(loc: Point = ORIGIN, color: str = "tomato") -> None:
    """A calendar sheet with rings and one day marked by a star."""
    with group(loc, (-0.1, 0, 0)):
        box((0, 0, 0.78), (1.6, 0.24, 1.5), "paper", bevel=0.1)
        box((0, -0.03, 1.36), (1.62, 0.26, 0.42), color, bevel=0.1, finish=GLOSS)
        for x in (-0.42, 0.42):
            ring((x, -0.02, 1.58), 0.15, 0.05, "silver", (0, math.pi / 2, 0), METAL)
        for row in range(3):
            for column in range(4):
                spot = (-0.51 + 0.34 * column, -0.13, 0.92 - 0.29 * row)
                if (row, column) == (1, 2):
                    slab(star(5, 0.24, 0.11), 0.1, "sun", spot, UPRIGHT, 0.02, GLOSS)
                else:
                    box(spot, (0.22, 0.05, 0.19), "lilac", bevel=0.03)


def price_tag(loc: Point = ORIGIN, color: str = "sun") -> None:
    """A tag on a string with a baht sign's bar and ring."""
    outline = [(-0.5, -0.75), (0.5, -0.75), (0.5, 0.35), (0.2, 0.75), (-0.2, 0.75), (-0.5, 0.35)]
    with group((loc[0], loc[1], loc[2] + 0.85), (0, 0.35, 0)):
        slab(outline, 0.24, color, ORIGIN, UPRIGHT, 0.08, GLOSS)
        cylinder((0, -0.1, 0.48), 0.12, 0.12, "ink", UPRIGHT, 0.02)
        tube(
            [(0, -0.12, 0.5), (-0.1, -0.2, 0.75), (0.15, 0.0, 1.0), (0.35, 0, 0.85)],
            0.045,
            "tomato",
        )
        lettering("B", (0.0, -0.13, -0.2), 0.72, "tomato", depth=0.04, finish=GLOSS)
        box((0.0, -0.16, -0.2), (0.07, 0.05, 0.8), "tomato", bevel=0.02)


def parking(loc: Point = ORIGIN, color: str = "sea") -> None:
    """A parking sign on its post."""
    with group(loc):
        cylinder((0, 0.05, 0.4), 0.07, 0.8, "silver", finish=METAL)
        cylinder((0, 0, 0.06), 0.34, 0.12, "ink")
        box((0, 0, 1.15), (1.1, 0.2, 1.1), color, bevel=0.16, finish=GLOSS)
        lettering("P", (0, -0.12, 1.15), 0.86, "paper", depth=0.04)


def shield(loc: Point = ORIGIN, color: str = "teal") -> None:
    """A shield with a tick."""
    half = [(0, 0.85), (0.35, 0.72), (0.72, 0.66), (0.7, 0.0), (0.45, -0.5), (0, -0.85)]
    small = [(x * 0.76, y * 0.76) for x, y in mirrored(half)]
    with group((loc[0], loc[1], loc[2] + 0.88)):
        slab(mirrored(half), 0.34, "silver", ORIGIN, UPRIGHT, 0.1, METAL)
        slab(small, 0.2, color, (0, -0.14, 0), UPRIGHT, 0.05, GLOSS)
        tube(
            [(-0.28, -0.27, 0.02), (-0.06, -0.27, -0.24), (0.32, -0.27, 0.3)],
            0.09,
            "paper",
            curved=False,
        )


def scroll(loc: Point = ORIGIN, color: str = "sand") -> None:
    """An unrolled scroll with lines and a seal."""
    with group(loc):
        box((0, 0, 0.85), (1.15, 0.12, 1.2), "#FFF0D2", bevel=0.04)
        for z in (0.24, 1.46):
            cylinder((0, -0.02, z), 0.17, 1.4, color, (0, math.pi / 2, 0), 0.05, GLOSS)
            for side in (-1, 1):
                cylinder((side * 0.74, -0.02, z), 0.1, 0.14, "walnut", (0, math.pi / 2, 0), 0.03)
        for k in range(3):
            box(
                (-0.06 * k, -0.08, 1.16 - 0.22 * k),
                (0.78 - 0.12 * k, 0.03, 0.08),
                "grape",
                bevel=0.01,
            )
        cylinder((0.3, -0.1, 0.52), 0.17, 0.08, "tomato", UPRIGHT, 0.03, GLOSS)


def light_bulb(loc: Point = ORIGIN, color: str = "sun") -> None:
    """A light bulb with rays."""
    with group(loc):
        ball((0, 0, 1.05), 0.52, color, (1, 1, 1.05), finish=GLOSS)
        cone((0, 0, 0.55), 0.24, 0.4, 0.36, color, finish=GLOSS)
        for k in range(3):
            cylinder((0, 0, 0.36 - 0.12 * k), 0.25 - 0.03 * k, 0.1, "silver", finish=METAL)
        ball((-0.18, -0.42, 1.22), 0.1, "white", (1, 0.4, 1.4))
        for k in range(5):
            turn = math.pi * (k + 0.5) / 5
            ends = [(r * math.cos(turn), 0, 1.1 + r * math.sin(turn)) for r in (0.72, 0.92)]
            tube(ends, 0.06, "coral")


def handshake(loc: Point = ORIGIN) -> None:
    """Two sleeves whose hands meet."""
    with group((loc[0], loc[1], loc[2] + 0.75)):
        for side, sleeve, hand in ((-1, "sea", "peach"), (1, "tomato", "skin")):
            with group((0, 0, 0), (0, side * 0.22, 0)):
                box((side * 0.78, 0, 0), (0.5, 0.6, 0.66), sleeve, bevel=0.12, finish=GLOSS)
                box((side * 0.52, 0, 0), (0.14, 0.52, 0.56), "paper", bevel=0.05)
                ball((side * 0.2, side * 0.06, 0), 0.3, hand, (1.25, 0.8, 0.9))
        for k in range(4):
            ball((0.22 - 0.02 * k, -0.26, 0.18 - 0.12 * k), 0.085, "peach", (1.7, 0.9, 0.8), 0.0)
        ball((-0.05, -0.22, 0.26), 0.1, "skin", (1.5, 0.9, 0.9), (0, 0.5, 0))


def receipt(loc: Point = ORIGIN) -> None:
    """A till receipt with a torn foot, lines and a total."""
    teeth = [(-0.55 + 0.11 * k, -0.85 + 0.12 * (k % 2)) for k in range(11)]
    outline = [*teeth, (0.55, 0.85), (-0.55, 0.85)]
    with group((loc[0], loc[1], loc[2] + 0.88), (-0.06, 0.12, 0)):
        slab(outline, 0.12, "paper", ORIGIN, UPRIGHT, 0.03)
        for k in range(4):
            z = 0.56 - 0.24 * k
            box((-0.16, -0.08, z), (0.5, 0.04, 0.09), "lilac", bevel=0.01)
            box((0.3, -0.08, z), (0.2, 0.04, 0.09), "teal", bevel=0.01)
        box((0, -0.08, -0.46), (0.82, 0.04, 0.16), "tomato", bevel=0.02)


def big_star(loc: Point = ORIGIN, color: str = "sun") -> None:
    """A plump star."""
    outline = star(5, 0.9, 0.46)
    slab(outline, 0.42, color, (loc[0], loc[1], loc[2] + 0.78), UPRIGHT, 0.16, GLOSS)


def closed_book(loc: Point = ORIGIN, color: str = "grape") -> None:
    """A thick book standing a little turned, a star on its cover."""
    with group(loc, 0.35):
        box((0.03, 0, 0.8), (1.1, 0.4, 1.46), "cream", bevel=0.03)
        for y in (-0.23, 0.23):
            box((0, y, 0.8), (1.2, 0.09, 1.6), color, bevel=0.04, finish=GLOSS)
        box((-0.6, 0, 0.8), (0.1, 0.54, 1.6), shade(color, -0.2), bevel=0.05, finish=GLOSS)
        slab(star(5, 0.36, 0.17), 0.08, "sun", (0.04, -0.3, 0.95), UPRIGHT, 0.02, GLOSS)
        box((0.04, -0.29, 0.4), (0.6, 0.04, 0.1), "sun", bevel=0.02)


def event_ticket(loc: Point = ORIGIN, color: str = "candy") -> None:
    """A ticket with round bites and a stub, tilted."""
    with group((loc[0], loc[1], loc[2] + 0.72), (0, -0.28, 0)):
        box(ORIGIN, (1.8, 0.2, 0.95), color, bevel=0.08, finish=GLOSS)
        box((0.2, -0.09, 0), (1.0, 0.06, 0.68), shade(color, 0.5), bevel=0.05)
        slab(star(5, 0.28, 0.13), 0.08, "tomato", (0.2, -0.15, 0), UPRIGHT, 0.02, GLOSS)
        for k in range(4):
            ball((-0.5, -0.1, 0.3 - 0.2 * k), 0.05, "ink", detail=8)
