"""Costumes that are more than a hat, and big things to pose with."""

from __future__ import annotations

import math

from art.kit.materials import FOOD, GLOSS
from art.kit.outlines import on_circle
from art.kit.shapes import UPRIGHT, ball, box, cone, lathe, slab, tube
from art.kit.stage import Point, group, inside
from art.props.people.hair import head_shell
from art.props.people.meeple import Figure, Look, meeple
from art.props.plants import marigold


def dragon(
    loc: Point,
    color: str = "leaf",
    *,
    scale: float = 1.0,
    pose: str = "up",
    mood: str = "grin",
    turn: float = 0.0,
) -> Figure:
    """A meeple in a dragon suit, 2.0 high: hood with horns, wings, pale belly."""
    figure = meeple(loc, Look(color, mood), scale=scale, pose=pose, turn=turn)
    with inside(figure.holder):
        head_shell("forest", 0.62, 0.0, -0.6, lift=1.14)
        ball((0, -0.19, 0.5), 0.26, "lemon", (1, 0.75, 1.15))
        for side in (-1, 1):
            cone((side * 0.26, 0.0, 1.86), 0.1, 0.01, 0.34, "cream", (0, side * 0.35, 0))
            _wing(side)
        for k in range(4):
            turn_back = 0.1 + 0.5 * k
            spot = (0, 0.44 * math.sin(turn_back), 1.34 + 0.54 * math.cos(turn_back))
            cone(spot, 0.12, 0.01, 0.26, "sun", (-turn_back, 0, 0))
    return figure


def _wing(side: int) -> None:
    outline = [(0, 0), (0.5, 0.5), (0.95, 0.55), (0.78, 0.2), (0.86, -0.05), (0.5, -0.06)]
    drawn = [(side * x, y) for x, y in outline]
    slab(drawn, 0.08, "coral", (side * 0.22, 0.34, 0.8), UPRIGHT, 0.03)


def giant_pan(loc: Point, rot: Point | float = 0.0, scale: float = 1.0) -> None:
    """A frying pan 1.3 wide with a fried egg, standing on its edge, its inside to -y.

    It is held at `loc`, the end of the handle, and reaches upwards.
    """
    with group(loc, rot, scale):
        tube([(0, 0, -0.1), (0, 0, 0.6)], 0.09, "walnut")
        with group((0, 0, 1.2), UPRIGHT):
            lathe(
                [(0, -0.06), (0.56, -0.06), (0.68, 0.14), (0.63, 0.15), (0.53, 0.0), (0, 0.0)],
                "ink",
                finish=GLOSS,
            )
            for x, y, size in (
                (0, 0, 0.34),
                (0.2, 0.14, 0.2),
                (-0.2, 0.1, 0.22),
                (0.05, -0.22, 0.2),
            ):
                ball((x, y, 0.04), size, "white", (1, 1, 0.22), finish=FOOD)
            ball((0.02, 0.02, 0.11), 0.17, "sun", (1, 1, 0.6), finish=GLOSS)


def bouquet(
    loc: Point, colors: tuple[str, ...] = ("rose", "candy", "sun"), scale: float = 1.0
) -> None:
    """A wrapped bunch of flowers 0.7 wide and 0.8 high, held at `loc`."""
    with group(loc, 0, scale):
        cone((0, 0, 0.12), 0.05, 0.26, 0.5, "paper", bevel=0.01)
        for k, (x, y) in enumerate([(0, 0), *on_circle(6, 0.2)]):
            marigold((x, y, 0.48 + 0.08 * (k == 0)), colors[k % len(colors)], 0.72)
        ball((0, -0.12, 0.02), 0.07, "rose", (1.6, 0.6, 0.8))


def hand_frame(loc: Point, color: str = "sun", size: Point = (2.2, 0.1, 1.7)) -> None:
    """An empty picture frame (width, depth, height) standing upright around its middle `loc`."""
    wide, deep, high = size
    with group(loc):
        for z in (-high / 2, high / 2):
            box((0, 0, z), (wide + 0.18, deep, 0.18), color, bevel=0.05, finish=GLOSS)
        for x in (-wide / 2, wide / 2):
            box((x, 0, 0), (0.18, deep, high), color, bevel=0.05, finish=GLOSS)
