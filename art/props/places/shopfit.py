"""What a board-game shop is fitted with, and what guests bring along."""

from __future__ import annotations

import math

from art.kit.materials import FABRIC, GLASS, GLOSS, MATTE, glowing
from art.kit.outlines import regular, rounded_rectangle
from art.kit.palette import RAINBOW, shade
from art.kit.shapes import ball, block, box, cylinder, disc, slab, tube
from art.kit.stage import Point, group
from art.props.furniture import TABLE

#: Height of the low table's top, and of a floor cushion.
LOW_TABLE = 0.46
CUSHION = 0.14


def hex_table(loc: Point, radius: float = 1.2, color: str = "sun", rot: float = 0.0) -> None:
    """A six-sided table, `radius` to its corners, its top at TABLE (0.85)."""
    with group(loc, rot):
        slab(regular(6, radius), 0.12, color, (0, 0, TABLE - 0.06), 0, 0.04)
        slab(regular(6, radius * 0.84), 0.02, shade(color, 0.15), (0, 0, TABLE), 0, 0.006)
        cylinder((0, 0, 0.4), 0.16, 0.7, "paper")
        slab(regular(6, radius * 0.45), 0.08, "paper", (0, 0, 0.04))


def low_table(
    loc: Point, size: tuple[float, float] = (2.2, 1.3), color: str = "wood", rot: float = 0.0
) -> None:
    """A table to sit around on the floor (x by y), its top at LOW_TABLE (0.46)."""
    with group(loc, rot):
        slab(rounded_rectangle(*size, 0.2), 0.1, color, (0, 0, LOW_TABLE - 0.05), 0, 0.035)
        for x in (-1, 1):
            for y in (-1, 1):
                spot = (x * (size[0] / 2 - 0.22), y * (size[1] / 2 - 0.22), 0)
                block(spot, (0.14, 0.14, LOW_TABLE - 0.08), shade(color, -0.25), bevel=0.03)


def cushion(loc: Point, color: str = "rose", scale: float = 1.0) -> None:
    """A round floor cushion 1.1 wide, its top at CUSHION (0.14)."""
    disc(loc, 0.55 * scale, CUSHION, color, 0.06, FABRIC)


def ladder(loc: Point, height: float = 3.0, rot: float = 0.0, color: str = "wood") -> None:
    """A library ladder 0.9 wide leaning to +y, its foot at `loc`; a rung every 0.4."""
    lean = 0.16
    with group(loc, (-lean, 0, rot)):
        for x in (-0.42, 0.42):
            block((x, 0, 0), (0.1, 0.1, height), color, bevel=0.03)
        for k in range(1, int(height / 0.4)):
            block((0, 0, k * 0.4), (0.8, 0.16, 0.07), shade(color, -0.15), bevel=0.02)


def shoes(loc: Point, color: str = "tomato", rot: float = 0.0, scale: float = 1.0) -> None:
    """A pair of shoes 0.5 wide and 0.5 long on `loc`, toes to -y."""
    with group(loc, rot, scale):
        for x in (-0.14, 0.14):
            block((x, 0, 0), (0.22, 0.5, 0.06), "paper", bevel=0.03)
            ball((x, -0.1, 0.1), 0.11, color, (1, 1.3, 0.8))
            ball((x, 0.12, 0.14), 0.11, color, (1, 1.0, 1.1))
            ball((x, 0.1, 0.24), 0.07, shade(color, -0.5), (1, 1.1, 0.4))


def backpack(loc: Point, color: str = "sea", rot: float = 0.0, scale: float = 1.0) -> None:
    """A school bag 0.7 wide and 0.9 high standing on `loc`, its pocket to -y."""
    with group(loc, rot, scale):
        block((0, 0, 0), (0.7, 0.42, 0.82), color, bevel=0.16, finish=FABRIC)
        block((0, -0.2, 0.06), (0.52, 0.16, 0.36), shade(color, 0.3), bevel=0.07, finish=FABRIC)
        tube([(-0.12, 0, 0.8), (0, 0, 0.95), (0.12, 0, 0.8)], 0.035, "ink")
        box((0, -0.29, 0.36), (0.3, 0.02, 0.03), "sun", bevel=0.008)


def laptop(loc: Point, color: str = "silver", rot: float = 0.0, scale: float = 1.0) -> None:
    """An open laptop 0.9 wide on `loc`, its lid's back to -y when `rot` is pi."""
    with group(loc, rot, scale):
        block((0, 0, 0), (0.9, 0.6, 0.05), color, bevel=0.02)
        block((0, 0.02, 0.05), (0.76, 0.34, 0.008), "ink", bevel=0.002)
        box((0, 0.36, 0.32), (0.9, 0.04, 0.6), color, (-0.25, 0, 0), 0.015)
        box((0, 0.335, 0.32), (0.8, 0.02, 0.5), "sky", (-0.25, 0, 0), 0.005, glowing(0.9))
        ball((0, 0.39, 0.33), 0.07, "paper", (1, 0.4, 1), detail=10)


def bracket_board(loc: Point, rot: float = 0.0, scale: float = 1.0) -> None:
    """A tournament chart 3.4 x 2.2 with its middle at `loc`, facing -y: eight names to one."""
    with group(loc, rot, scale):
        box((0, 0, 0), (3.4, 0.12, 2.2), "sun", bevel=0.06)
        box((0, -0.04, 0), (3.2, 0.08, 2.0), "night", bevel=0.02, finish=MATTE)
        for side in (-1, 1):
            for k in range(4):
                z = 0.72 - 0.48 * k
                chip = (side * 1.3, -0.1, z)
                box(chip, (0.46, 0.05, 0.3), RAINBOW[k + 4 * (side > 0)], bevel=0.03)
                middle = 0.48 if k < 2 else -0.48
                way = [(side * 1.06, -0.1, z), (side * 0.86, -0.1, z), (side * 0.86, -0.1, middle)]
                tube(way, 0.022, "paper", curved=False)
            for z in (0.48, -0.48):
                box((side * 0.74, -0.1, z), (0.34, 0.05, 0.26), "paper", bevel=0.03)
                way = [(side * 0.56, -0.1, z), (side * 0.42, -0.1, z), (side * 0.42, -0.1, 0)]
                tube(way, 0.022, "paper", curved=False)
            tube([(side * 0.42, -0.1, 0), (side * 0.22, -0.1, 0)], 0.022, "electric")
        slab(regular(6, 0.24), 0.06, "electric", (0, -0.1, 0), (math.pi / 2, 0, 0), 0.02)


def glass_wall(
    loc: Point, width: float = 4.0, height: float = 3.0, rot: float = 0.0, frame: str = "sea"
) -> None:
    """A glazed partition, foot at `loc`, along x: three panes in frames, told by their shine."""
    with group(loc, rot):
        for k in range(4):
            block(((k / 3 - 0.5) * width, 0, 0), (0.12, 0.14, height), frame, bevel=0.03)
        for k in range(3):
            middle = ((k - 1) * width / 3, 0, height * 0.72)
            for shift, thick in ((-0.16, 0.2), (0.12, 0.08)):
                ray = (middle[0] + shift, 0, middle[2])
                box(ray, (thick, 0.01, 0.9), "white", (0, 0.6, 0), 0, GLASS)
        for z in (0.0, height - 0.1):
            block((0, 0, z), (width + 0.12, 0.14, 0.12), frame, bevel=0.03)


def bottle(loc: Point, color: str = "grape", scale: float = 1.0) -> None:
    """A syrup bottle 0.24 wide and 0.8 high standing on `loc`."""
    with group(loc, 0, scale):
        disc((0, 0, 0), 0.12, 0.5, color, 0.05, GLOSS, 24)
        disc((0, 0, 0.46), 0.05, 0.26, color, 0.02, GLOSS, 16)
        disc((0, 0, 0.7), 0.06, 0.1, "sun", 0.02, GLOSS, 16)
        disc((0, 0, 0.14), 0.124, 0.2, "paper", 0.01, MATTE, 24)
