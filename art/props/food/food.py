"""Toast, fries and rice. Everything stands on `loc`."""

from __future__ import annotations

import math
import random

from art.kit.materials import CLAY, FOOD, GLOSS, LIQUID
from art.kit.outlines import mirrored, on_circle
from art.kit.palette import shade
from art.kit.shapes import ball, box, cone, disc, lathe, slab, tube
from art.kit.stage import Point, group
from art.props.food.cafe import plate, strawberry

_SLICE = mirrored(
    [
        (0, -0.42),
        (0.36, -0.42),
        (0.42, -0.36),
        (0.42, 0.1),
        (0.46, 0.16),
        (0.52, 0.26),
        (0.48, 0.4),
        (0.34, 0.47),
        (0, 0.49),
    ]
)


def toast(
    loc: Point, topping: str = "butter", rot: Point | float = 0.0, scale: float = 1.0
) -> None:
    """A thick slice 1.0 wide and 0.3 high; topping butter, milk, chocolate, strawberry or none."""
    with group(loc, rot, scale):
        slab(_SLICE, 0.24, "#C9772E", (0, 0, 0.12), 0, 0.04, FOOD, True)
        slab(
            [(x * 0.9, y * 0.9) for x, y in _SLICE],
            0.06,
            "#FFD792",
            (0, 0, 0.23),
            0,
            0.025,
            FOOD,
            True,
        )
        if topping != "none":
            _TOPPINGS[topping]()


def _butter() -> None:
    _spread("#FFE69A", 0.6)
    box((0.02, 0.0, 0.33), (0.28, 0.28, 0.11), "#FFD23F", (0, 0, 0.35), 0.03, GLOSS)


def _milk() -> None:
    _butter()
    line = [(-0.34 + 0.085 * k, 0.26 * (-1) ** k, 0.285) for k in range(9)]
    tube(line, 0.028, "#FFF8E8", finish=LIQUID)


def _chocolate() -> None:
    _spread("#4A2413", 0.86)
    for x, y in ((-0.2, 0.15), (0.18, 0.2), (0.05, -0.14), (-0.22, -0.18), (0.26, -0.12)):
        ball((x, y, 0.29), 0.055, "wood", (1, 0.8, 0.6), finish=FOOD, detail=10)


def _berry() -> None:
    _spread("#E8315A", 0.82)
    for x, y in ((-0.15, 0.12), (0.17, 0.05), (-0.02, -0.17)):
        strawberry((x, y, 0.26), 0.9)


def _spread(color: str, share: float) -> None:
    slab(
        [(x * share, y * share) for x, y in _SLICE],
        0.04,
        color,
        (0, 0, 0.265),
        0,
        0.018,
        LIQUID,
        True,
    )


_TOPPINGS = {"butter": _butter, "milk": _milk, "chocolate": _chocolate, "strawberry": _berry}


def fries(
    loc: Point, color: str = "tomato", rot: float = 0.0, scale: float = 1.0, seed: int = 2
) -> None:
    """A paper cone of fries 0.7 wide and 1.1 high."""
    rng = random.Random(seed)
    with group(loc, rot, scale):
        cone((0, 0, 0.3), 0.26, 0.38, 0.6, color, bevel=0.02)
        cone((0, 0, 0.32), 0.272, 0.372, 0.2, "paper", bevel=0.01)
        for x, y in [*on_circle(9, 0.26), *on_circle(6, 0.14), (0.0, 0.0)]:
            high = rng.uniform(0.55, 0.78)
            lean = (
                -y * 0.8 + rng.uniform(-0.1, 0.1),
                x * 0.8 + rng.uniform(-0.1, 0.1),
                rng.uniform(0, 1),
            )
            tint = rng.choice(("#FFC53A", "#FFD25E", "#F2A827"))
            box((x * 1.15, y * 1.15, 0.42 + high / 2), (0.09, 0.09, high), tint, lean, 0.02, FOOD)


def dip(loc: Point, color: str = "tomato", scale: float = 1.0) -> None:
    """A small bowl of sauce 0.36 wide."""
    with group(loc, 0, scale):
        lathe([(0, 0), (0.1, 0), (0.18, 0.12), (0.165, 0.13), (0.14, 0.09)], "paper", finish=GLOSS)
        disc((0, 0, 0.07), 0.15, 0.04, color, 0.015, LIQUID)


def nuggets(loc: Point, count: int = 7, scale: float = 1.0, seed: int = 5) -> None:
    """A heap of crisp chicken pieces about 0.7 wide."""
    rng = random.Random(seed)
    with group(loc, 0, scale):
        for k in range(count):
            angle, far, level = k * 2.4, 0.24 if k < 5 else 0.08, 0.1 if k < 5 else 0.28
            spot = (far * math.cos(angle), far * math.sin(angle), level)
            ball(
                spot,
                0.15,
                rng.choice(("#D98A35", "#C87426", "#E5A04B")),
                (1.1, 0.9, 0.75),
                angle,
                FOOD,
                12,
            )


def rice_bowl(
    loc: Point, dish: str = "basil", rot: float = 0.0, scale: float = 1.0, color: str = "sea"
) -> None:
    """A bowl 1.1 wide and 0.7 high; dish basil, garlic, omelet or egg."""
    with group(loc, rot, scale):
        lathe(
            [
                (0, 0),
                (0.25, 0),
                (0.27, 0.05),
                (0.48, 0.24),
                (0.56, 0.45),
                (0.54, 0.47),
                (0.5, 0.42),
            ],
            color,
            finish=GLOSS,
        )
        ball((0, 0, 0.36), 0.5, "#FFFBF0", (1, 1, 0.42), finish=FOOD)
        _DISHES[dish]()


def _fried_egg(loc: Point, scale: float = 1.0) -> None:
    with group(loc, 0.3, scale):
        blob = [(0.27 + 0.04 * math.cos(3 * a), a) for a in [k * math.tau / 12 for k in range(12)]]
        outline = [(r * math.cos(a), r * math.sin(a)) for r, a in blob]
        slab(outline, 0.07, "white", (0, 0, 0.04), 0, 0.03, CLAY, True)
        ball((0.02, 0, 0.08), 0.12, "#FFB01F", (1, 1, 0.75), finish=LIQUID)


def _heap(tints: tuple[str, ...], leaf: str, seed: int) -> None:
    rng = random.Random(seed)
    for k in range(26):
        angle, far = k * 2.4, 0.07 * math.sqrt(k)
        spot = (0.12 + far * math.cos(angle), -0.1 + far * math.sin(angle), 0.55 - far * 0.22)
        ball(spot, 0.075, rng.choice(tints), (1.2, 0.9, 0.8), angle, FOOD, 8)
        if k % 4 == 1:
            ball(
                (spot[0], spot[1], spot[2] + 0.06),
                0.09,
                leaf,
                (1.1, 0.55, 0.22),
                (0.3, 0.2, angle),
                FOOD,
                8,
            )


def _basil() -> None:
    _heap(("#9A4F2A", "#B5652F", "#7C3D20", "#D8392B"), "leaf", 4)
    _fried_egg((-0.22, 0.16, 0.54))


def _garlic() -> None:
    _heap(("#E2B15A", "#D09A45", "#F0CD86"), "lime", 8)
    _fried_egg((-0.22, 0.16, 0.54))


def _omelet() -> None:
    ball((0, -0.04, 0.52), 0.4, "#FFC02E", (1.08, 0.8, 0.4), (0, 0, 0.2), FOOD)
    line = [
        (-0.3 + 0.1 * k, -0.12 + 0.14 * (-1) ** k, 0.66 - 0.012 * abs(k - 3) ** 2) for k in range(7)
    ]
    tube(line, 0.035, "tomato", finish=LIQUID)


def _egg() -> None:
    ball((0.0, 0.02, 0.5), 0.36, "#FFD65C", (1.1, 0.95, 0.3), finish=LIQUID)
    ball((0, -0.04, 0.62), 0.15, "#FF9A1F", (1, 1, 0.7), finish=LIQUID)
    for k in range(8):
        x, y = on_circle(8, 0.3)[k]
        ball((x, y, 0.58), 0.035, "leaf", detail=8)


_DISHES = {"basil": _basil, "garlic": _garlic, "omelet": _omelet, "egg": _egg}


def spoon(loc: Point, rot: Point | float = 0.0, scale: float = 1.0) -> None:
    """A spoon 0.9 long lying along y on `loc`."""
    with group(loc, rot, scale):
        ball((0, 0.34, 0.03), 0.11, "silver", (1, 1.4, 0.3), finish=GLOSS)
        tube([(0, 0.24, 0.03), (0, -0.45, 0.04)], 0.03, shade("silver", 0.2), finish=GLOSS)


def rice_set(loc: Point, dish: str = "basil", scale: float = 1.0, color: str = "sea") -> None:
    """A rice bowl on its plate with a spoon, 1.7 wide."""
    with group(loc, 0, scale):
        plate((0, 0, 0), radius=0.8, rim=color)
        rice_bowl((0, 0, 0.04), dish, color=color)
        spoon((0.72, -0.05, 0.09), (0, 0, -0.25))
