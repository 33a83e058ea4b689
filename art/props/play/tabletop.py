"""Classic games laid out on a table: chess, Go, seeds, a map, a timer and a bridge of blocks."""

from __future__ import annotations

import math
import random

from art.kit.materials import FABRIC, GLOSS
from art.kit.outlines import on_circle, regular
from art.kit.palette import RAINBOW, shade
from art.kit.shapes import UPRIGHT, ball, block, box, cone, cylinder, disc, lathe, slab, tube
from art.kit.stage import Point, group
from art.props.play.games import board


def chess_set(loc: Point, rot: float = 0.0, scale: float = 1.0) -> None:
    """A chess board 1.3 wide lying on `loc` with a game in progress, pieces up to 0.5 high."""
    light = [(0, 0), (0, 2), (1, 0), (1, 1), (1, 3), (1, 5), (2, 2), (1, 7), (0, 4), (0, 6)]
    with group(loc, rot, scale):
        board((0, 0, 0), ("cream", "walnut"), 8, frame="cocoa")
        for k, (row, column) in enumerate(light):
            _chess_piece(row, column, "paper", 0.34 if row == 0 else 0.2)
            _chess_piece(7 - row, (column + k) % 8, "ink", 0.34 if row == 0 else 0.2)


def _chess_piece(row: int, column: int, color: str, tall: float) -> None:
    spot = ((column - 3.5) * 0.145, (row - 3.5) * 0.145, 0.1)
    outline = [(0, 0), (0.06, 0), (0.06, 0.03), (0.03, 0.07), (0.022, tall - 0.09)]
    crown = [(0.05, tall - 0.07), (0.045, tall - 0.01), (0.02, tall + 0.02), (0, tall + 0.03)]
    lathe([*outline, *crown], color, spot, finish=GLOSS, sides=20)


def go_board(loc: Point, rot: float = 0.0, scale: float = 1.0, seed: int = 3) -> None:
    """A Go board 1.3 wide and 0.18 high on `loc`, stones played, a bowl at either side."""
    rng = random.Random(seed)
    with group(loc, rot, scale):
        block((0, 0, 0), (1.3, 1.3, 0.18), "#F0B95C", bevel=0.03)
        for k in range(9):
            at = (k - 4) * 0.14
            box((at, 0, 0.181), (0.012, 1.14, 0.006), "cocoa", bevel=0)
            box((0, at, 0.181), (1.14, 0.012, 0.006), "cocoa", bevel=0)
        places = rng.sample([(i, j) for i in range(9) for j in range(9)], 30)
        for k, (i, j) in enumerate(places):
            spot = ((i - 4) * 0.14, (j - 4) * 0.14, 0.21)
            ball(spot, 0.066, "ink" if k % 2 else "white", (1, 1, 0.5), finish=GLOSS, detail=12)
        for x, stone in ((-0.95, "ink"), (0.95, "white")):
            cone((x, 0, 0.13), 0.16, 0.24, 0.26, "walnut", bevel=0.04)
            for px, py in [(0.0, 0.0), *on_circle(6, 0.12)]:
                ball((x + px, py, 0.27), 0.066, stone, (1, 1, 0.5), finish=GLOSS, detail=10)


def seed_board(loc: Point, rot: float = 0.0, scale: float = 1.0) -> None:
    """A teak pit-and-seeds board 2.0 x 0.8 lying on `loc`, as played for centuries."""
    rng = random.Random(8)
    with group(loc, rot, scale):
        block((0, 0, 0), (2.0, 0.8, 0.16), "#B86F35", bevel=0.07, finish=GLOSS)
        pits = [((k - 2.5) * 0.27, y) for k in range(6) for y in (-0.19, 0.19)]
        for x, y in [*pits, (-0.86, 0.0), (0.86, 0.0)]:
            disc((x, y, 0.155), 0.115, 0.012, "cocoa", 0.004)
            for px, py in on_circle(rng.randint(2, 5), 0.05, rng.random()):
                tint = rng.choice(("sun", "tomato", "paper", "leaf"))
                ball((x + px, y + py, 0.2), 0.045, tint, finish=GLOSS, detail=10)


def map_board(loc: Point, rot: float = 0.0, scale: float = 1.0) -> None:
    """A world of islands 2.4 x 1.6 lying on `loc`, its top at 0.12, with dotted sea routes."""
    islands = (
        (-0.72, 0.3, 0.42, "leaf"),
        (-0.55, -0.42, 0.34, "sun"),
        (0.12, 0.1, 0.4, "coral"),
        (0.78, 0.4, 0.33, "lilac"),
        (0.72, -0.38, 0.38, "lime"),
    )
    with group(loc, rot, scale):
        block((0, 0, 0), (2.4, 1.6, 0.07), "cocoa", bevel=0.03)
        block((0, 0, 0.04), (2.26, 1.46, 0.05), "sea", bevel=0.01)
        for k, (x, y, size, tint) in enumerate(islands):
            shape = [
                (px * (1 + 0.2 * math.sin(3 * j + k)), py * 0.8)
                for j, (px, py) in enumerate(regular(9, size))
            ]
            slab(shape, 0.06, tint, (x, y, 0.1), 0, 0.02, curved=True)
        for k in range(12):
            share = k / 11
            spot = (-1.0 + 2.0 * share, -0.12 + 0.16 * math.sin(share * 7), 0.09)
            disc(spot, 0.03, 0.02, "paper", 0.005)


def sand_timer(loc: Point, color: str = "tomato", rot: float = 0.0, scale: float = 1.0) -> None:
    """A sand timer 0.5 wide and 0.9 high standing on `loc`."""
    with group(loc, rot, scale):
        for z in (0.0, 0.82):
            disc((0, 0, z), 0.26, 0.08, color, 0.03, GLOSS)
        cone((0, 0, 0.27), 0.19, 0.04, 0.38, "#FFD27A", finish=GLOSS)
        cone((0, 0, 0.64), 0.04, 0.19, 0.38, "#DDF3FF", finish=GLOSS)
        for x, y in on_circle(3, 0.21, 0.5):
            cylinder((x, y, 0.45), 0.025, 0.76, shade(color, -0.2))


def block_bridge(
    loc: Point, rot: float = 0.0, scale: float = 1.0, color: str = "tomato", done: float = 1.0
) -> None:
    """A bridge of toy blocks 2.6 long and 0.9 high on `loc`; `done` is how much deck is laid."""
    with group(loc, rot, scale):
        for x in (-1.15, -0.38, 0.38, 1.15):
            for k in range(3):
                tint = (color, "sun", "paper")[k]
                block((x, 0, k * 0.18), (0.24, 0.42, 0.175), tint, 0.06 * (k - 1), 0.03)
        planks = int(13 * done)
        for k in range(planks):
            block((-1.2 + k * 0.2, 0, 0.54), (0.185, 0.5, 0.07), RAINBOW[k % 6], bevel=0.02)
        for y in (-0.25, 0.25):
            arch = [(-1.2, y, 0.6), (-0.5, y, 0.95), (0.15, y, 0.72)]
            tube(arch, 0.03, color)


def cup_of_dice(loc: Point, color: str = "tomato", rot: float = 0.0, scale: float = 1.0) -> None:
    """A leather dice cup 0.5 wide and 0.6 high, upside down on `loc`, as a bluffer holds it."""
    with group(loc, rot, scale):
        cone((0, 0, 0.3), 0.27, 0.2, 0.6, color, bevel=0.05)
        for z in (0.1, 0.5):
            disc((0, 0, z), 0.275 - z * 0.11, 0.05, shade(color, -0.3), 0.02)
        disc((0, 0, 0.58), 0.14, 0.03, "sun", 0.01)


def felt_mat(loc: Point, size: tuple[float, float], color: str = "forest") -> None:
    """A playing mat (x by y) lying on `loc`, 0.02 high."""
    block(loc, (*size, 0.02), color, bevel=0.008, finish=FABRIC)


def sleeves(loc: Point, color: str = "sky", rot: float = 0.0, scale: float = 1.0) -> None:
    """A hanging packet of card sleeves 0.44 wide and 0.62 high standing on `loc`, facing -y."""
    with group(loc, rot, scale):
        block((0, 0, 0), (0.44, 0.09, 0.62), color, bevel=0.02, finish=GLOSS)
        box((0, -0.045, 0.24), (0.3, 0.02, 0.34), "paper", bevel=0.005)
        cylinder((0, -0.06, 0.26), 0.1, 0.02, shade(color, -0.2), UPRIGHT, 0.004)
