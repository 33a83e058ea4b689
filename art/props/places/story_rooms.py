"""Furniture of the script games' rooms: desk lamp, briefcase, maps, doors and a bed."""

from __future__ import annotations

import math

from art.kit.lights import bulb
from art.kit.materials import FABRIC, GLOSS, MATTE, METAL, glowing
from art.kit.palette import shade
from art.kit.shapes import (
    UPRIGHT,
    ball,
    block,
    box,
    cone,
    cylinder,
    disc,
    lettering,
    ring,
    tube,
)
from art.kit.stage import Point, group


def desk_lamp(
    loc: Point, color: str = "forest", rot: float = 0.0, scale: float = 1.0, power: float = 40
) -> None:
    """A banker's lamp 1.3 high, its lit shade 0.5 towards +x; not for use inside a group."""
    with group(loc, rot, scale):
        disc((0, 0, 0), 0.3, 0.08, "gold", 0.03, GLOSS)
        tube([(0, 0, 0.06), (0, 0, 0.9), (0.12, 0, 1.16), (0.42, 0, 1.2)], 0.045, "gold")
        cone((0.5, 0, 1.1), 0.42, 0.16, 0.32, color, bevel=0.04, finish=GLOSS)
        ball((0.5, 0, 0.97), 0.15, "#FFE9B0", (1, 1, 0.6), finish=glowing(4))
        tube([(0.5, -0.34, 0.95), (0.5, -0.34, 0.72)], 0.012, "gold")
        ball((0.5, -0.34, 0.7), 0.04, "gold", finish=GLOSS, detail=8)
        bulb_at = (loc[0] + 0.5 * scale * math.cos(rot), loc[1] + 0.5 * scale * math.sin(rot))
    bulb((*bulb_at, loc[2] + 0.8 * scale), power, "#FFC873", 0.12)


def briefcase(loc: Point, color: str = "walnut", rot: float = 0.0, scale: float = 1.0) -> None:
    """A closed briefcase 1.1 wide, 0.3 deep and 0.8 high standing on `loc`, locks to -y."""
    with group(loc, rot, scale):
        block((0, 0, 0), (1.1, 0.3, 0.72), color, bevel=0.07, finish=GLOSS)
        box((0, 0, 0.44), (1.12, 0.32, 0.04), shade(color, -0.35), bevel=0.01)
        tube([(-0.2, 0, 0.7), (-0.18, 0, 0.86), (0.18, 0, 0.86), (0.2, 0, 0.7)], 0.045, "cocoa")
        for x in (-0.3, 0.3):
            box((x, -0.17, 0.44), (0.16, 0.04, 0.16), "gold", bevel=0.02, finish=METAL)


def world_map(
    loc: Point, rot: Point | float = 0.0, scale: float = 1.0, sea: str = "#8FD0E8"
) -> None:
    """A sheet 1.8 x 1.1 lying on `loc`: lands, a dashed route and a red cross."""
    lands = (
        (-0.55, 0.2, 0.26, 1.2),
        (-0.4, -0.25, 0.17, 1.6),
        (0.1, 0.1, 0.22, 1.5),
        (0.55, 0.2, 0.3, 0.8),
    )
    with group(loc, rot, scale):
        block((0, 0, 0), (1.8, 1.1, 0.03), "sand", bevel=0.01)
        block((0, 0, 0.02), (1.66, 0.96, 0.02), sea, bevel=0.005)
        for x, y, size, tall in lands:
            ball((x, y, 0.035), size, "lemon", (1, tall * 0.7, 0.08), detail=14)
        for k in range(6):
            ball(
                (-0.5 + k * 0.19, -0.02 + 0.12 * math.sin(k * 1.4), 0.07), 0.03, "tomato", detail=8
            )
        for turn in (-0.785, 0.785):
            box((0.62, -0.12, 0.07), (0.24, 0.06, 0.03), "tomato", turn, 0.01)


def hung_map(loc: Point, scale: float = 1.0) -> None:
    """The sheet of `world_map` in a gold frame on a wall, its middle at `loc`, facing -y."""
    with group(loc, 0, scale):
        box((0, 0.02, 0), (2.0, 0.08, 1.3), "gold", bevel=0.04, finish=GLOSS)
        world_map((0, -0.03, 0), UPRIGHT)


def numbered_door(
    loc: Point, words: str = "4", color: str = "brick", ajar: float = 0.9, scale: float = 1.0
) -> None:
    """A door in its frame, 1.3 wide and 2.5 high, opening by `ajar` radians to the viewer.

    The hinge is on the right; behind it is darkness, so it must stand against a wall at +y.
    """
    with group(loc, 0, scale):
        block((0, 0.02, 0), (1.3, 0.04, 2.4), "black", bevel=0.005, finish=MATTE)
        for x in (-0.72, 0.72):
            block((x, 0, 0), (0.16, 0.16, 2.5), "walnut", bevel=0.03)
        block((0, 0, 2.4), (1.6, 0.18, 0.18), "walnut", bevel=0.03)
        with group((0.64, -0.06, 0), ajar):
            block((-0.63, 0, 0.02), (1.26, 0.09, 2.36), color, bevel=0.03)
            for z in (0.35, 1.3):
                block((-0.63, -0.05, z), (0.9, 0.03, 0.75), shade(color, -0.22), bevel=0.03)
            cylinder((-0.63, -0.07, 2.0), 0.2, 0.05, "gold", UPRIGHT, 0.02, METAL)
            lettering(words, (-0.63, -0.1, 2.0), 0.3, "ink", depth=0.012)
            ball((-1.12, -0.12, 1.15), 0.07, "gold", finish=METAL)


def small_bed(loc: Point, blanket: str = "teal", rot: float = 0.0, scale: float = 1.0) -> None:
    """A single bed 1.3 wide and 2.2 long along y, its head at +y, blanket at 0.62."""
    with group(loc, rot, scale):
        block((0, 0, 0.16), (1.3, 2.2, 0.2), "walnut", bevel=0.04)
        block((0, 1.08, 0.0), (1.36, 0.12, 1.15), "walnut", bevel=0.05)
        block((0, 0, 0.34), (1.2, 2.1, 0.2), "paper", bevel=0.08, finish=FABRIC)
        block((0, -0.3, 0.36), (1.3, 1.55, 0.26), blanket, bevel=0.1, finish=FABRIC)
        box((0, 0.75, 0.6), (0.9, 0.5, 0.2), "white", (0.15, 0, 0), 0.09, FABRIC)
        for x in (-0.55, 0.55):
            for y in (-1.0, 1.0):
                cylinder((x, y, 0.09), 0.07, 0.18, "walnut")


def cobweb(loc: Point, scale: float = 1.0, side: int = 1) -> None:
    """A web 1.0 wide in an upper corner at `loc`, spreading down and to `side`."""
    with group(loc, 0, scale):
        turns = [-math.pi / 2 * k / 3 for k in range(4)]
        ends = [(side * math.cos(turn), math.sin(turn)) for turn in turns]
        for x, z in ends:
            tube([(0, 0, 0), (x, 0, z)], 0.012, "silver", curved=False)
        for far in (0.4, 0.65, 0.9):
            tube([(x * far, 0, z * far) for x, z in ends], 0.01, "silver")


def full_moon(loc: Point, scale: float = 1.0) -> None:
    """A full moon 1.0 wide with a pale halo, its middle at `loc`, facing -y."""
    with group(loc, 0, scale):
        cylinder((0, 0, 0), 0.5, 0.04, "lemon", UPRIGHT, 0.01, glowing(1.2))
        ring((0, 0, 0), 0.62, 0.03, "#FFF3C4", UPRIGHT, glowing(0.5))
        for x, z, size in ((0.15, 0.12, 0.1), (-0.2, -0.1, 0.13), (0.05, -0.25, 0.07)):
            cylinder((x, -0.03, z), size, 0.02, "#F2D680", UPRIGHT, 0.004, glowing(0.6))
