"""Rooms to stand things in: floors, walls, windows with a Bangkok view, and signs."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from art.kit.lights import bulb
from art.kit.materials import CLAY, GLASS, MATTE, Finish, glowing
from art.kit.palette import shade
from art.kit.shapes import UPRIGHT, ball, block, box, cone, cylinder, lettering, ring, slab, tube
from art.kit.stage import Point, group

PAINT = Finish(roughness=0.7, coat=0.05)


def room(
    wall: str = "teal",
    floor: str = "peach",
    *,
    width: float = 10.0,
    depth: float = 8.0,
    height: float = 4.2,
    window: str | None = None,
    left: str | None = None,
    right: str | None = None,
    pattern: str = "tiles",
) -> None:
    """A room open to the viewer: floor around the origin, back wall at +depth/2.

    `left` and `right` are colours of side walls, or None to leave them away. `window` is None or
    a time of day of SKIES and cuts a wide view into the back wall. `pattern` is tiles, boards,
    checks or plain.
    """
    block((0, 0, -0.3), (width, depth, 0.3), floor, bevel=0.05, finish=PAINT)
    _FLOORS[pattern](width, depth, floor)
    block((0, depth / 2 + 0.1, -0.3), (width, 0.2, height + 0.3), wall, bevel=0.04, finish=PAINT)
    box((0, depth / 2 - 0.02, 0.2), (width, 0.08, 0.4), "paper", bevel=0.02)
    for x, tint in ((-width / 2 - 0.1, left), (width / 2 + 0.1, right)):
        if tint:
            block((x, 0, -0.3), (0.2, depth + 0.2, height + 0.3), tint, bevel=0.04, finish=PAINT)
            inner = x + math.copysign(0.12, -x)
            box((inner, 0, 0.2), (0.08, depth, 0.4), "paper", bevel=0.02)
    if window:
        city_window((0, depth / 2 - 0.05, 2.3), (width * 0.55, 2.2), window)


def _tiles(width: float, depth: float, color: str) -> None:
    _checks(width, depth, color, shade(color, 0.28), 1.0)


def _strong_checks(width: float, depth: float, color: str) -> None:
    _checks(width, depth, color, "paper", 0.8)


def _checks(width: float, depth: float, color: str, other: str, step: float) -> None:
    columns, rows = int(width / step), int(depth / step)
    for i in range(columns):
        for j in range(rows):
            if (i + j) % 2:
                x, y = (i + 0.5 - columns / 2) * step, (j + 0.5 - rows / 2) * step
                box((x, y, 0), (step * 0.985, step * 0.985, 0.02), other, bevel=0.008, finish=PAINT)


def _boards(width: float, depth: float, color: str) -> None:
    rng = random.Random(5)
    each = 0.5
    for k in range(int(depth / each)):
        y = (k + 0.5) * each - depth / 2
        tint = shade(color, rng.choice((-0.1, -0.05, 0.0, 0.1, 0.16)))
        box((0, y, 0), (width - 0.02, each * 0.96, 0.02), tint, bevel=0.008, finish=PAINT)


def _plain(width: float, depth: float, color: str) -> None:
    del width, depth, color


_FLOORS = {"tiles": _tiles, "checks": _strong_checks, "boards": _boards, "plain": _plain}

#: Sky low and high, building colours, and how strongly windows glow.
SKIES: dict[str, tuple[str, str, tuple[str, ...], float]] = {
    "day": ("#BFE6FF", "#5DB8F5", ("#8FB7E8", "#B7D3F2", "#F2C9A0", "#E5A6B8"), 0.0),
    "sunset": ("#FFC27A", "#FF7E8A", ("#8C5AA8", "#B0649A", "#6A4C9C", "#D98289"), 0.9),
    "night": ("#4A4FB8", "#232763", ("#3A3F8F", "#2F3378", "#5358B0", "#454A9E"), 1.6),
}


def city_window(
    loc: Point,
    size: tuple[float, float] = (4.0, 2.2),
    time: str = "day",
    rot: float = 0.0,
    panes: int = 3,
    frame: str = "paper",
) -> None:
    """A window (width, height) with a Bangkok skyline, its middle at `loc`, facing -y."""
    wide, high = size
    low, top, _, _ = SKIES[time]
    with group(loc, rot):
        box((0, 0.04, 0), (wide + 0.2, 0.12, high + 0.2), frame, bevel=0.03)
        box((0, 0.0, high / 4), (wide, 0.1, high / 2), top, bevel=0, finish=glowing(0.55))
        box((0, 0.0, -high / 4), (wide, 0.1, high / 2), low, bevel=0, finish=glowing(0.55))
        with group((0, -0.05, -high / 2)):
            skyline(wide, high * 0.8, time)
        for k in range(panes + 1):
            box((-wide / 2 + k * wide / panes, -0.12, 0), (0.07, 0.1, high), frame, bevel=0.015)
        box((0, -0.12, high / 2), (wide, 0.1, 0.07), frame, bevel=0.015)
        block((0, -0.16, -high / 2 - 0.08), (wide + 0.3, 0.3, 0.1), frame, bevel=0.03)


def skyline(width: float, height: float, time: str = "day", seed: int = 6) -> None:
    """A flat toy Bangkok: towers, a temple spire and the pixel-cut tower, standing on z = 0."""
    rng = random.Random(seed)
    _, _, tints, glow = SKIES[time]
    x = -width / 2
    while x < width / 2 - 0.2:
        wide = min(rng.uniform(0.25, 0.5), width / 2 - x)
        high = height * rng.uniform(0.3, 0.75)
        _tower((x + wide / 2, -0.01, 0), wide * 0.92, high, rng.choice(tints), glow, rng)
        x += wide
    _spire((-width * 0.28, -0.05, 0), height * 0.85)
    _pixel_tower((width * 0.22, -0.05, 0), height, tints[0], glow)


def _tower(
    loc: Point, wide: float, high: float, color: str, glow: float, rng: random.Random
) -> None:
    block(loc, (wide, 0.04, high), color, bevel=0, finish=glowing(0.25))
    for k in range(int(high / 0.22)):
        if rng.random() < 0.7:
            shine = glowing(glow) if glow else CLAY
            box(
                (loc[0] + rng.uniform(-0.2, 0.2) * wide, -0.03, 0.14 + k * 0.22),
                (wide * 0.4, 0.02, 0.08),
                "#FFE9A8" if glow else "#E8F6FF",
                bevel=0,
                finish=shine,
            )


def _spire(loc: Point, high: float) -> None:
    with group(loc):
        for k, wide in enumerate((0.5, 0.38, 0.26)):
            cone(
                (0, 0, high * (0.1 + 0.2 * k)),
                wide / 2,
                wide / 2.6,
                high * 0.2,
                "gold",
                finish=glowing(0.25),
                sides=8,
            )
        cone((0, 0, high * 0.78), 0.09, 0.0, high * 0.45, "gold", finish=glowing(0.25), sides=12)


def _pixel_tower(loc: Point, high: float, color: str, glow: float) -> None:
    shine = glowing(max(glow * 0.6, 0.3))
    with group(loc):
        for k in range(8):
            shift = (0.06, -0.04, 0.0, 0.08, -0.07, 0.03, 0.0, -0.03)[k]
            wide = (0.34, 0.34, 0.34, 0.24, 0.3, 0.26, 0.34, 0.3)[k]
            block(
                (shift, 0, k * high / 8),
                (wide, 0.05, high / 8),
                shade(color, 0.15 * (k % 2)),
                bevel=0,
                finish=shine,
            )


def neon_sign(
    loc: Point,
    words: str = "NK",
    color: str = "tomato",
    ring_color: str | None = "sun",
    size: float = 1.0,
    rot: float = 0.0,
    light: float = 18,
) -> None:
    """Glowing letters with an optional ring 2.1 x size wide, middle at `loc`, facing -y."""
    with group(loc, rot):
        lettering(words, (0, -0.1, 0), size, color, depth=0.05, finish=glowing(1.3))
        if ring_color:
            ring((0, -0.06, 0), size * 1.0, 0.05 * size + 0.01, ring_color, UPRIGHT, glowing(1.4))
    if light:
        bulb(
            (loc[0] - math.sin(rot) * -0.6, loc[1] - math.cos(rot) * 0.6, loc[2]),
            light * size,
            "#FFB090",
        )


def sign_board(
    loc: Point,
    words: str,
    color: str = "ink",
    letters: str = "sun",
    width: float = 2.4,
    height: float = 0.6,
    rot: float = 0.0,
    lit: float = 0.8,
) -> None:
    """A board with plump letters, its middle at `loc`, facing -y."""
    with group(loc, rot):
        box((0, 0, 0), (width, 0.16, height), color, bevel=0.08)
        lettering(words, (0, -0.1, 0), height * 0.62, letters, depth=0.03, finish=glowing(lit))


def menu_board(loc: Point, rot: float = 0.0, scale: float = 1.0) -> None:
    """A chalk menu 1.6 x 1.2 hanging with its middle at `loc`, facing -y."""
    with group(loc, rot, scale):
        box((0, 0, 0), (1.6, 0.08, 1.2), "wood", bevel=0.03)
        box((0, -0.03, 0), (1.44, 0.06, 1.04), "#2A211C", bevel=0.01, finish=MATTE)
        lettering("MENU", (0, -0.07, 0.36), 0.22, "sun", depth=0.01)
        for k in range(4):
            for x, wide in ((-0.36, 0.46), (0.44, 0.2)):
                tube(
                    [(x - wide / 2, -0.07, 0.1 - 0.16 * k), (x + wide / 2, -0.07, 0.1 - 0.16 * k)],
                    0.018,
                    "paper" if wide > 0.3 else "candy",
                )


def glass_front(
    loc: Point,
    width: float = 4.0,
    height: float = 2.6,
    rot: float = 0.0,
    frame: str = "ink",
    doors: bool = True,
) -> None:
    """A shop front of glass in frames, foot at `loc`, facing -y; a double door in the middle."""
    with group(loc, rot):
        for x in (-1, 1):
            box(
                (x * (width / 4 + 0.35), 0, height / 2),
                (width / 2 - 0.75, 0.04, height),
                "#CFEFFF",
                bevel=0,
                finish=GLASS,
            )
            for at in (x * width / 2, x * 0.72):
                block((at, 0, 0), (0.1, 0.14, height), frame, bevel=0.02)
        block((0, 0, height - 0.05), (width + 0.1, 0.16, 0.12), frame, bevel=0.02)
        if doors:
            for x in (-0.35, 0.35):
                box(
                    (x, 0.02, height / 2),
                    (0.66, 0.05, height - 0.1),
                    "#CFEFFF",
                    bevel=0,
                    finish=GLASS,
                )
                tube([(x * 0.3, -0.08, 1.0), (x * 0.3, -0.08, 1.5)], 0.035, "gold")


def poster(
    loc: Point,
    words: str = "PLAY",
    color: str = "grape",
    letters: str = "sun",
    rot: float = 0.0,
    scale: float = 1.0,
) -> None:
    """A wall poster 1.0 x 1.4, its middle at `loc`, facing -y."""
    with group(loc, rot, scale):
        box((0, 0, 0), (1.0, 0.04, 1.4), color, bevel=0.01)
        lettering(words, (0, -0.03, -0.48), 0.28, letters, depth=0.01)
        ball((0, -0.03, 0.2), 0.36, letters, (1, 0.12, 1))
        slab(
            [(-0.2, -0.16), (0.2, -0.16), (0, 0.24)], 0.05, "paper", (0, -0.09, 0.2), UPRIGHT, 0.01
        )


def flag_stripes(
    loc: Point, colors: Sequence[str], width: float = 4.0, height: float = 1.2, rot: float = 0.0
) -> None:
    """Bands of wall paint, its middle at `loc`, facing -y."""
    each = height / len(colors)
    with group(loc, rot):
        for k, color in enumerate(colors):
            box(
                (0, 0, height / 2 - (k + 0.5) * each),
                (width, 0.03, each),
                color,
                bevel=0,
                finish=PAINT,
            )


def column(loc: Point, height: float = 4.0, color: str = "paper", radius: float = 0.3) -> None:
    """A round column standing on `loc`."""
    cylinder((loc[0], loc[1], loc[2] + height / 2), radius, height, color)
    block(loc, (radius * 2.8, radius * 2.8, 0.18), color)
