"""Food and drink of the cafe. Everything stands on `loc`."""

from __future__ import annotations

import math
from dataclasses import dataclass

from art.kit.materials import GLASS, GLOSS, LIQUID
from art.kit.outlines import on_circle, rounded_rectangle
from art.kit.palette import shade
from art.kit.shapes import UPRIGHT, ball, box, cone, disc, lathe, ring, slab, tube
from art.kit.stage import Point, group


def mug(
    loc: Point, color: str = "tomato", drink: str = "cocoa", rot: float = 0.0, scale: float = 1.0
) -> None:
    """A mug 0.4 wide and 0.42 high, its handle to +x."""
    with group(loc, rot, scale):
        lathe(
            [
                (0, 0),
                (0.15, 0),
                (0.19, 0.04),
                (0.2, 0.2),
                (0.2, 0.41),
                (0.185, 0.42),
                (0.17, 0.4),
                (0.17, 0.3),
            ],
            color,
            finish=GLOSS,
        )
        disc((0, 0, 0.3), 0.175, 0.07, drink, 0.01, LIQUID)
        ring((0.22, 0, 0.22), 0.1, 0.032, color, UPRIGHT, GLOSS)


def latte(loc: Point, color: str = "paper", rot: float = 0.0, scale: float = 1.0) -> None:
    """A wide cup on a saucer, 0.8 across, with a milk heart."""
    with group(loc, rot, scale):
        lathe(
            [(0, 0), (0.24, 0), (0.4, 0.05), (0.4, 0.07), (0.22, 0.04), (0, 0.04)],
            color,
            finish=GLOSS,
        )
        lathe(
            [
                (0.1, 0.04),
                (0.2, 0.08),
                (0.28, 0.2),
                (0.3, 0.32),
                (0.285, 0.33),
                (0.27, 0.3),
                (0.25, 0.24),
            ],
            color,
            finish=GLOSS,
        )
        disc((0, 0, 0.24), 0.265, 0.05, "#A8683A", 0.01, LIQUID)
        ring((0.33, 0, 0.2), 0.09, 0.03, color, UPRIGHT, GLOSS)
        for x in (-0.06, 0.06):
            ball((x, 0.02, 0.288), 0.1, "cream", (0.85, 1.15, 0.12), -6 * x, detail=12)


@dataclass(frozen=True)
class Pour:
    """A layered drink: colours from the bottom, and what floats on top."""

    layers: tuple[str, ...]
    ice: bool = True
    foam: str | None = None
    garnish: str | None = None


DRINKS: dict[str, Pour] = {
    "red soda": Pour(("#D8102F", "#F2304A", "#FF5C6C")),
    "red soda lime": Pour(("#D8102F", "#F2304A", "#FF7A6C"), garnish="lime"),
    "blue soda": Pour(("#1E63D8", "#2F9BF0", "#8CDBFF"), garnish="lemon"),
    "green soda": Pour(("#1E9A4A", "#4CC65C", "#B7EE7A"), garnish="lime"),
    "grape soda": Pour(("#5A2BC4", "#8456E8", "#C6A8FF"), garnish="cherry"),
    "orange soda": Pour(("#F2701B", "#FF9A2E", "#FFD06A"), garnish="orange"),
    "pink milk": Pour(("#F76C9B", "#FF92B6", "#FFB7CF"), foam="#FFE4EC"),
    "thai tea": Pour(("#D9601C", "#EE8236", "#FFB877"), foam="cream"),
    "green tea": Pour(("#5F9A3A", "#8CBB5A", "#C8E0A0"), foam="cream"),
    "cocoa": Pour(("#4A2415", "#6B3A22", "#8F5736"), foam="#D9B593"),
    "coffee": Pour(("#2E170D", "#4A2817", "#7A4A2A"), foam="cream"),
    "strawberry": Pour(
        ("#E8315A", "#F4587A", "#FF8BA3"), ice=False, foam="paper", garnish="strawberry"
    ),
    "mango": Pour(("#FF9A1F", "#FFB238", "#FFCF66"), ice=False, foam="paper", garnish="orange"),
    "blueberry": Pour(("#5B3FB8", "#7A5AD6", "#A98FF0"), ice=False, foam="paper", garnish="cherry"),
}


def drink(
    loc: Point, name: str = "red soda", rot: float = 0.0, scale: float = 1.0, straw: str = "paper"
) -> None:
    """A tall glass 0.56 wide and 1.0 high (1.3 with straw), poured as DRINKS says."""
    pour = DRINKS[name]
    with group(loc, rot, scale):
        _glass()
        high = 0.8 / len(pour.layers)
        for k, color in enumerate(pour.layers):
            low = 0.07 + k * high
            cone(
                (0, 0, low + high / 2),
                _inner(low),
                _inner(low + high),
                high + 0.004,
                color,
                bevel=0,
                finish=LIQUID,
            )
        if pour.ice:
            _ice()
        if pour.foam:
            _foam(pour.foam)
        tube([(0.06, 0.08, 0.5), (0.2, 0.1, 1.3)], 0.035, straw, finish=GLOSS)
        tube([(0.2, 0.1, 1.3), (0.34, 0.1, 1.36)], 0.035, straw, finish=GLOSS)
        if pour.garnish:
            _garnish(pour.garnish)


def _inner(height: float) -> float:
    return 0.19 + 0.066 * height


def _glass() -> None:
    lathe(
        [
            (0, 0),
            (0.2, 0),
            (0.21, 0.03),
            (0.285, 0.98),
            (0.275, 1.0),
            (0.262, 0.98),
            (0.195, 0.06),
            (0, 0.05),
        ],
        "white",
        finish=GLASS,
    )


def _ice() -> None:
    for x, y, turn in ((-0.09, -0.06, 0.3), (0.1, -0.1, 0.9), (0.02, 0.1, 0.5)):
        box((x, y, 0.9), (0.16, 0.16, 0.16), "#E8F7FF", (0.3, turn, turn), 0.035, GLOSS)


def _foam(color: str) -> None:
    for x, y in on_circle(6, 0.15):
        ball((x, y, 0.92), 0.12, color, (1, 1, 0.75), detail=14)
    ball((0, 0, 0.98), 0.17, color, (1, 1, 0.85))
    ball((0, 0, 1.1), 0.09, color)


def _garnish(kind: str) -> None:
    if kind in {"strawberry", "cherry"}:
        {"strawberry": strawberry, "cherry": cherry}[kind]((-0.1, -0.12, 1.02), 1.2)
        return
    tint = {"lime": "lime", "lemon": "lemon", "orange": "sun"}[kind]
    with group((-0.27, -0.06, 1.0), (math.pi / 2, 0, -0.4)):
        citrus((0, 0, 0), tint)


def citrus(loc: Point, color: str = "lime", rot: Point | float = 0.0, scale: float = 1.0) -> None:
    """A slice of citrus 0.36 wide lying on `loc`."""
    with group(loc, rot, scale):
        disc((0, 0, 0), 0.18, 0.06, shade(color, -0.2), 0.015)
        disc((0, 0, 0.005), 0.155, 0.062, "cream", 0.01)
        for k in range(6):
            with group((0, 0, 0.06), k * math.tau / 6):
                slab(
                    [(0.025, 0.01), (0.13, -0.05), (0.14, 0.0), (0.13, 0.05)],
                    0.02,
                    color,
                    (0.0, 0, 0.01),
                    0,
                    0.006,
                    LIQUID,
                    True,
                )


def strawberry(loc: Point, scale: float = 1.0) -> None:
    """A strawberry 0.24 high."""
    with group(loc, 0, scale):
        ball((0, 0, 0.12), 0.12, "#E5173F", (1, 1, 1.15), finish=LIQUID)
        for x, y in on_circle(5, 0.06):
            ball((x, y, 0.235), 0.05, "leaf", (1, 1, 0.4), detail=10)


def cherry(loc: Point, scale: float = 1.0) -> None:
    """A cherry 0.18 wide with its stalk."""
    with group(loc, 0, scale):
        ball((0, 0, 0.09), 0.09, "#C2102E", finish=LIQUID)
        tube([(0, 0, 0.16), (0.03, 0, 0.26), (0.1, 0, 0.32)], 0.012, "forest")


def plate(loc: Point, color: str = "paper", radius: float = 0.75, rim: str = "sky") -> None:
    """A round plate, 0.08 high; things on it stand 0.05 above `loc`."""
    lathe(
        [
            (0, 0),
            (radius * 0.6, 0),
            (radius, 0.07),
            (radius * 0.98, 0.09),
            (radius * 0.6, 0.04),
            (0, 0.04),
        ],
        color,
        loc,
        finish=GLOSS,
    )
    ring((loc[0], loc[1], loc[2] + 0.08), radius * 0.98, 0.018, rim, finish=GLOSS)


def tray(loc: Point, size: Point = (1.6, 1.1, 0.08), color: str = "wood", rot: float = 0.0) -> None:
    """A tray; things on it stand `size[2]` above `loc`."""
    with group(loc, rot):
        slab(rounded_rectangle(size[0], size[1], 0.2), size[2], color, (0, 0, size[2] / 2))
