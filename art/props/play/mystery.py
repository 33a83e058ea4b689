"""Things for the script games: detectives, magic and a haunted room."""

from __future__ import annotations

import random

from art.kit.materials import CLAY, GLASS, GLOSS, MATTE, METAL, glowing
from art.kit.outlines import rounded_rectangle
from art.kit.palette import RAINBOW, shade
from art.kit.shapes import UPRIGHT, ball, block, box, cylinder, disc, lathe, ring, slab, tube
from art.kit.stage import Point, group
from art.props.play.magic import spell_book


def magnifier(loc: Point, color: str = "ink", rot: Point | float = 0.0, scale: float = 1.0) -> None:
    """A magnifying glass 1.1 wide and 2.0 long lying on `loc`, its handle to -y."""
    with group(loc, rot, scale):
        ring((0, 0.45, 0.1), 0.5, 0.09, color, finish=GLOSS)
        lathe(
            [(0, -0.05), (0.3, -0.04), (0.46, 0), (0.3, 0.04), (0, 0.05)],
            "#CFF1FF",
            (0, 0.45, 0.1),
            finish=GLASS,
        )
        cylinder((0, -0.14, 0.1), 0.07, 0.16, "gold", UPRIGHT, 0.02, METAL)
        cylinder((0, -0.6, 0.1), 0.11, 0.8, "walnut", UPRIGHT, 0.05, GLOSS)


def case_file(
    loc: Point, color: str = "grape", rot: Point | float = 0.0, scale: float = 1.0
) -> None:
    """A thick case file 2.2 x 1.7 lying on `loc`, 0.24 high, papers and a photograph on top."""
    with group(loc, rot, scale):
        block((0, 0, 0), (2.2, 1.7, 0.1), color, bevel=0.04)
        block((-0.62, 0.9, 0), (0.7, 0.22, 0.1), color, bevel=0.04)
        block((0.03, 0, 0.09), (2.0, 1.5, 0.06), "paper", 0.03, 0.015)
        block((0, 0, 0.14), (1.96, 1.46, 0.05), "cream", -0.04, 0.015)
        for k in range(5):
            block(
                (0.42, 0.42 - 0.2 * k, 0.185),
                (0.9 - 0.2 * (k % 2), 0.07, 0.012),
                shade(color, 0.35),
                -0.04,
                0.003,
            )
        block((-0.52, 0.2, 0.185), (0.66, 0.78, 0.03), "paper", 0.12, 0.01)
        block((-0.52, 0.24, 0.2), (0.54, 0.54, 0.03), "sky", 0.12, 0.005)
        ball((-0.52, 0.27, 0.23), 0.14, "tomato", (1, 1, 0.25))
        ball((-0.5, 0.08, 0.23), 0.17, "tomato", (1.2, 0.6, 0.2))
        tube(
            [(-0.8, 0.66, 0.2), (-0.8, 0.4, 0.23), (-0.74, 0.4, 0.23), (-0.74, 0.7, 0.2)],
            0.02,
            "silver",
            finish=METAL,
        )


def candle(loc: Point, height: float = 0.5, color: str = "cream", scale: float = 1.0) -> None:
    """A lit candle 0.2 wide; add `lights.bulb` above it for real light."""
    with group(loc, 0, scale):
        disc((0, 0, 0), 0.1, height, color, 0.03)
        ball((0.08, -0.04, height * 0.8), 0.04, color, (1, 1, 2), detail=8)
        ball((0, 0, height + 0.1), 0.055, "#FFC23C", (1, 1, 1.8), finish=glowing(3), detail=10)


def candlestick(loc: Point, rot: float = 0.0, scale: float = 1.0) -> None:
    """Three candles on a golden branch, 1.5 high."""
    with group(loc, rot, scale):
        disc((0, 0, 0), 0.26, 0.08, "gold", 0.03, GLOSS)
        cylinder((0, 0, 0.45), 0.05, 0.8, "gold", finish=GLOSS)
        tube(
            [(-0.42, 0, 0.85), (-0.3, 0, 0.62), (0, 0, 0.58), (0.3, 0, 0.62), (0.42, 0, 0.85)],
            0.045,
            "gold",
            finish=GLOSS,
        )
        for x in (-0.42, 0, 0.42):
            disc((x, 0, 0.85), 0.13, 0.05, "gold", 0.02, GLOSS)
            candle((x, 0, 0.9), 0.36, scale=0.9)


def envelope(loc: Point, color: str = "sand", rot: float = 0.0, scale: float = 1.0) -> None:
    """A sealed letter 0.9 x 0.6 lying on `loc`."""
    with group(loc, rot, scale):
        block((0, 0, 0), (0.9, 0.6, 0.05), color, bevel=0.015)
        tube(
            [(-0.42, 0.27, 0.06), (0, -0.02, 0.065), (0.42, 0.27, 0.06)],
            0.014,
            shade(color, -0.3),
            curved=False,
        )
        disc((0, -0.02, 0.04), 0.1, 0.05, "tomato", 0.02, GLOSS)


def key(loc: Point, color: str = "gold", rot: Point | float = 0.0, scale: float = 1.0) -> None:
    """An old key 0.9 long lying along x on `loc`."""
    with group(loc, rot, scale):
        ring((-0.3, 0, 0.05), 0.15, 0.045, color, finish=GLOSS)
        tube([(-0.14, 0, 0.05), (0.45, 0, 0.05)], 0.045, color, finish=GLOSS)
        for x in (0.3, 0.42):
            box((x, -0.09, 0.05), (0.07, 0.14, 0.07), color, bevel=0.015, finish=GLOSS)


def books(loc: Point, count: int = 4, rot: float = 0.0, scale: float = 1.0, seed: int = 1) -> None:
    """A pile of books 0.9 wide, 0.16 a book."""
    rng = random.Random(seed)
    with group(loc, rot, scale):
        for k in range(count):
            tint, turn = RAINBOW[(k * 5 + seed) % 12], rng.uniform(-0.3, 0.3)
            with group((0, 0, k * 0.16), turn):
                block((0, 0, 0), (0.9, 0.64, 0.15), tint, bevel=0.03)
                block((0, -0.02, 0.03), (0.84, 0.63, 0.09), "paper", bevel=0.01)


def school_desk(loc: Point, rot: float = 0.0, scale: float = 1.0) -> None:
    """A pupil's desk 1.2 wide and 0.8 high with a book."""
    with group(loc, rot, scale):
        block((0, 0, 0.72), (1.2, 0.8, 0.08), "wood")
        for x in (-0.5, 0.5):
            for y in (-0.3, 0.3):
                block((x, y, 0), (0.08, 0.08, 0.74), "ink", bevel=0.02)
        spell_book((0, 0, 0.8), "tomato", scale=0.5)


def blackboard(loc: Point, rot: float = 0.0, scale: float = 1.0, color: str = "forest") -> None:
    """A board 2.6 wide and 1.6 high hanging with its middle at `loc`, facing -y."""
    with group(loc, rot, scale):
        box((0, 0, 0), (2.6, 0.1, 1.6), "walnut", bevel=0.04)
        box((0, -0.04, 0), (2.4, 0.06, 1.4), color, bevel=0.01, finish=MATTE)
        for k in range(4):
            tube(
                [(-0.95, -0.08, 0.45 - 0.26 * k), (0.1 - 0.25 * (k % 2), -0.08, 0.45 - 0.26 * k)],
                0.02,
                "paper",
            )
        ring((0.7, -0.08, 0.0), 0.3, 0.02, "sun", UPRIGHT)
        tube(
            [(0.5, -0.08, -0.1), (0.7, -0.08, 0.22), (0.9, -0.08, -0.1), (0.5, -0.08, -0.1)],
            0.02,
            "candy",
            curved=False,
        )


def clue_board(loc: Point, rot: float = 0.0, scale: float = 1.0, seed: int = 4) -> None:
    """A wall of notes and red string, 2.8 wide and 1.8 high, middle at `loc`, facing -y."""
    rng = random.Random(seed)
    with group(loc, rot, scale):
        box((0, 0, 0), (2.8, 0.1, 1.8), "walnut", bevel=0.04)
        box((0, -0.04, 0), (2.6, 0.06, 1.6), "sand", bevel=0.01, finish=MATTE)
        pins = [
            (x + rng.uniform(-0.1, 0.1), z + rng.uniform(-0.1, 0.1))
            for z in (-0.42, 0.4)
            for x in (-0.9, -0.3, 0.3, 0.9)
        ]
        for k, (x, z) in enumerate(pins):
            box((x, -0.09, z), (0.42, 0.02, 0.5), "paper", (0, rng.uniform(-0.15, 0.15), 0), 0.006)
            box(
                (x, -0.105, z + 0.04),
                (0.32, 0.015, 0.3),
                RAINBOW[(k * 5) % 12],
                (0, rng.uniform(-0.1, 0.1), 0),
                0.004,
            )
            ball((x, -0.13, z + 0.22), 0.035, "tomato", finish=GLOSS, detail=8)
        order = [pins[k] for k in (0, 5, 2, 7, 3, 6, 1, 4)]
        tube([(x, -0.14, z + 0.22) for x, z in order], 0.012, "tomato", curved=False)


def footprints(loc: Point, count: int = 5, rot: float = 0.0, color: str = "ink") -> None:
    """A trail of shoe prints lying on the floor from `loc` along +y, 0.5 apart."""
    with group(loc, rot):
        for k in range(count):
            x = 0.14 if k % 2 else -0.14
            slab(
                rounded_rectangle(0.16, 0.26, 0.08),
                0.02,
                color,
                (x, k * 0.4, 0.012),
                0,
                0.004,
                CLAY,
            )
            slab(
                rounded_rectangle(0.13, 0.1, 0.05),
                0.02,
                color,
                (x, k * 0.4 - 0.2, 0.012),
                0,
                0.004,
                CLAY,
            )
