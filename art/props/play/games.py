"""Cards, boards and game boxes."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from art.kit.materials import GLOSS
from art.kit.outlines import heart, regular, star
from art.kit.palette import RAINBOW, shade
from art.kit.shapes import UPRIGHT, ball, block, box, disc, lettering, slab
from art.kit.stage import Point, group
from art.props.play.dice import die, pawn

_TALL, _WIDE = 0.64, 0.44


def _emblem(name: str, size: float, color: str, z: float) -> None:
    if name in {"star", "heart", "hex", "diamond"}:
        outlines = {
            "star": star(5, size / 2, size / 4.4),
            "heart": heart(size),
            "hex": regular(6, size / 2),
            "diamond": regular(4, size / 2),
        }
        slab(outlines[name], 0.02, color, (0, 0, z), 0, 0.005)
    elif name == "dot":
        disc((0, 0, z - 0.01), size / 2, 0.02, color, 0.005)
    else:
        lettering(name, (0, 0, z), size, color, 0.0, 0.008)


def card(
    loc: Point,
    color: str = "tomato",
    emblem: str = "star",
    rot: Point | float = 0.0,
    scale: float = 1.0,
) -> None:
    """A card 0.44 x 0.64 lying face up on `loc`; emblem star, heart, hex, diamond, dot or words."""
    with group(loc, rot, scale):
        box((0, 0, 0.01), (_WIDE, _TALL, 0.02), "paper", bevel=0.008)
        box((0, 0, 0.02), (_WIDE - 0.07, _TALL - 0.07, 0.012), color, bevel=0.004)
        _emblem(emblem, 0.26, "paper", 0.03)


def card_stack(
    loc: Point, color: str = "grape", count: int = 12, rot: float = 0.0, scale: float = 1.0
) -> None:
    """A draw pile; `count` cards of 0.02 each, standing on `loc`."""
    with group(loc, rot, scale):
        block((0, 0, 0), (_WIDE, _TALL, count * 0.02), "paper", 0.03, 0.012)
        card((0, 0, count * 0.02), color, "diamond")


def card_fan(
    loc: Point,
    colors: Sequence[str] = ("tomato", "sun", "teal", "grape"),
    rot: Point | float = 0.0,
    scale: float = 1.0,
    emblems: Sequence[str] = ("star", "heart", "dot", "diamond"),
) -> None:
    """A hand of cards standing fanned out, 0.64 high, facing -y, held at `loc`."""
    with group(loc, rot, scale):
        for k, color in enumerate(colors):
            lean = (k - (len(colors) - 1) / 2) * 0.28
            spot = (math.sin(lean) * 0.34, -0.02 * k, math.cos(lean) * 0.34)
            with group(spot, (0, lean, 0)):
                card((0, 0, 0), color, emblems[k % len(emblems)], (math.pi / 2, 0, 0))


def board(
    loc: Point,
    colors: Sequence[str] = ("cream", "sun", "candy", "teal"),
    cells: int = 4,
    rot: float = 0.0,
    scale: float = 1.0,
    frame: str = "ink",
) -> None:
    """A square board 1.3 wide lying on `loc`, with raised coloured cells."""
    with group(loc, rot, scale):
        block((0, 0, 0), (1.3, 1.3, 0.07), frame, bevel=0.03)
        step = 1.16 / cells
        for i in range(cells):
            for j in range(cells):
                spot = ((i + 0.5) * step - 0.58, (j + 0.5) * step - 0.58, 0.06)
                color = colors[(i * 3 + j) % len(colors)]
                block(spot, (step * 0.9, step * 0.9, 0.04), color, bevel=0.015)


def hex_island(
    loc: Point,
    rot: float = 0.0,
    scale: float = 1.0,
    colors: Sequence[str] = ("leaf", "sun", "brick", "lime", "sand", "forest"),
) -> None:
    """An island of nineteen hex tiles, 2.0 wide, lying on `loc`."""
    with group(loc, rot, scale):
        slab(regular(6, 1.08), 0.06, "sky", (0, 0, 0.03))
        for k, (x, y) in enumerate(_hex_spots(0.2)):
            slab(
                regular(6, 0.205, math.pi / 6),
                0.1,
                colors[(k * 5 + k // 3) % len(colors)],
                (x, y, 0.09),
            )


def _hex_spots(radius: float) -> list[tuple[float, float]]:
    wide, tall = radius * math.sqrt(3), radius * 1.5
    return [
        ((q + r / 2) * wide, r * tall)
        for r in range(-2, 3)
        for q in range(-2, 3)
        if abs(q + r) <= 2
    ]


def winding_path(loc: Point, rot: float = 0.0, scale: float = 1.0, ground: str = "mint") -> None:
    """A race board 1.8 x 1.3 lying on `loc`: a path of coloured stones from start to flag."""
    with group(loc, rot, scale):
        block((0, 0, 0), (1.8, 1.3, 0.06), ground, bevel=0.03)
        for k in range(17):
            share = k / 16
            spot = (-0.75 + 1.5 * share, 0.42 * math.sin(share * 3 * math.pi), 0.05)
            disc(spot, 0.075, 0.04, RAINBOW[k % 6], 0.015)
        pawn((-0.75, 0.0, 0.09), "tomato", 0.6)
        pawn((-0.28, 0.36, 0.09), "grape", 0.6)


def game_box(
    loc: Point,
    color: str = "tomato",
    title: str = "",
    rot: Point | float = 0.0,
    scale: float = 1.0,
    size: Point = (1.2, 0.3, 1.2),
    emblem: str = "star",
    accent: str = "sun",
) -> None:
    """A game box standing on `loc`, its cover facing -y; default 1.2 wide, 0.3 deep, 1.2 high."""
    wide, deep, high = size
    with group(loc, rot, scale):
        block((0, 0, 0), size, color, bevel=0.035)
        box(
            (0, 0.06, high / 2), (wide * 1.012, 0.02, high * 1.012), shade(color, -0.3), bevel=0.005
        )
        with group((0, -deep / 2, high * 0.44), UPRIGHT):
            disc((0, 0, -0.01), min(wide, high) * 0.33, 0.03, accent, 0.008)
            _emblem(emblem, min(wide, high) * 0.42, "paper", 0.03)
        if title:
            lettering(title, (0, -deep / 2 - 0.01, high * 0.86), high * 0.13, "paper", depth=0.012)


def open_box(loc: Point, color: str = "teal", rot: float = 0.0, scale: float = 1.0) -> None:
    """An open box 1.0 wide on `loc` with pieces inside and its lid leaning at the back."""
    with group(loc, rot, scale):
        block((0, 0, 0), (1.0, 1.0, 0.05), color)
        for x, y, wide, deep in (
            (0, 0.48, 1, 0.05),
            (0, -0.48, 1, 0.05),
            (0.48, 0, 0.05, 1),
            (-0.48, 0, 0.05, 1),
        ):
            block((x, y, 0), (wide, deep, 0.3), color, bevel=0.015)
        box((0, 0.66, 0.5), (1.04, 0.12, 1.04), shade(color, -0.2), (-0.25, 0, 0))
        card_stack((-0.22, 0.1, 0.05), "tomato", 8)
        die((0.2, 0.22, 0.05), "sun", "ink", 0.3, 0.44)
        die((0.28, -0.16, 0.05), "cream", "tomato", -0.4, 0.44)
        pawn((-0.2, -0.36, 0.05), "grape", 0.7)


def tower_blocks(
    loc: Point, rot: float = 0.0, scale: float = 1.0, rows: int = 9, seed: int = 3
) -> None:
    """A wobbling wooden block tower, 0.6 wide and 0.16 a row, standing on `loc`."""
    rng = random.Random(seed)
    with group(loc, rot, scale):
        for row in range(rows):
            with group(
                (rng.uniform(-0.02, 0.02), rng.uniform(-0.02, 0.02), row * 0.16),
                (row % 2) * math.pi / 2,
            ):
                for k in (-1, 0, 1):
                    if row in (0, rows - 1) or rng.random() > 0.18:
                        tint = rng.choice(("wood", "sand", "peach", "sun"))
                        block(
                            (k * 0.2, rng.uniform(-0.05, 0.05), 0),
                            (0.19, 0.6, 0.15),
                            tint,
                            bevel=0.02,
                        )


def marble_run(loc: Point, rot: float = 0.0, scale: float = 1.0) -> None:
    """A row of shiny marbles in a wooden tray 1.2 long lying on `loc`."""
    with group(loc, rot, scale):
        block((0, 0, 0), (1.2, 0.3, 0.08), "wood")
        for k in range(6):
            ball((-0.48 + k * 0.19, 0, 0.17), 0.09, RAINBOW[k], finish=GLOSS)
