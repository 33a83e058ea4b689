"""Painted studio walls to pose in front of, and stickers that lie on the picture itself."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import bpy

from art.kit.materials import MATTE, Finish
from art.kit.outlines import heart, scattered, star
from art.kit.shapes import UPRIGHT, block, box, cylinder, lettering, slab
from art.kit.stage import group

#: Stickers face away from every lamp, so that they shine a little by themselves.
PRINT = Finish(roughness=0.9, coat=0.0, glow=0.4)
_WIDE, _HIGH = 16.0, 8.0


def studio(wall: str, floor: str, back: float = 1.8) -> None:
    """A plain floor and a flat wall `back` behind the origin, wide enough for every view."""
    block((0, back - 7, -0.3), (_WIDE, 14, 0.3), floor, bevel=0.01, finish=MATTE)
    box((0, back + 0.05, _HIGH / 2 - 0.3), (_WIDE, 0.1, _HIGH), wall, bevel=0.01, finish=MATTE)


def dotted_wall(wall: str, floor: str, dot: str, back: float = 1.8, gap: float = 1.0) -> None:
    """A studio wall with rows of dots."""
    studio(wall, floor, back)
    for row in range(7):
        for k in range(-7, 8):
            x = (k + (row % 2) / 2) * gap
            cylinder((x, back, 0.3 + row * gap * 0.8), 0.2, 0.06, dot, UPRIGHT, 0.01, MATTE, 24)


def striped_wall(
    wall: str, floor: str, stripe: str, back: float = 1.8, width: float = 0.55
) -> None:
    """A studio wall with upright stripes."""
    studio(wall, floor, back)
    for k in range(-8, 9):
        box((k * width * 2, back, 3.7), (width, 0.06, _HIGH), stripe, bevel=0.005, finish=MATTE)


def sunburst_wall(
    wall: str, floor: str, ray: str, back: float = 1.8, height: float = 1.4, rays: int = 14
) -> None:
    """A studio wall with rays that spread from behind the heads."""
    studio(wall, floor, back)
    half = math.pi / rays / 2
    for k in range(rays):
        turn = k * math.tau / rays + half
        tips = [(9 * math.cos(turn + side), 9 * math.sin(turn + side)) for side in (-half, half)]
        slab([(0, 0), *tips], 0.04, ray, (0, back, height), UPRIGHT, 0.004, MATTE)


def shape_wall(
    wall: str,
    floor: str,
    colors: Sequence[str],
    shape: str = "heart",
    back: float = 1.8,
    seed: int = 3,
) -> None:
    """A studio wall strewn with hearts or stars."""
    studio(wall, floor, back)
    rng = random.Random(seed)
    for k, (x, z) in enumerate(scattered(44, 9.0, 5.4, 0.72, rng)):
        with group((x, back, z + 2.6), (0, rng.uniform(-0.5, 0.5), 0)):
            size = rng.choice((0.26, 0.36, 0.46))
            slab(_outline(shape, size), 0.06, colors[k % len(colors)], (0, 0, 0), UPRIGHT, 0.01)


def sticker(
    across: float,
    up: float,
    shape: str = "heart",
    color: str = "rose",
    size: float = 0.3,
    tilt: float = 0.0,
) -> None:
    """Stick a shape or words on the picture; `across` and `up` run from -1 to 1 over it."""
    view = bpy.context.scene.camera
    render = bpy.context.scene.render
    longest = max(render.resolution_x, render.resolution_y)
    half = 18 / view.data.lens
    spot = (
        across * half * render.resolution_x / longest,
        up * half * render.resolution_y / longest,
        -1.0,
    )
    with group(tuple(view.location), tuple(view.rotation_euler)), group(spot, tilt, half):
        if shape in {"heart", "star"}:
            slab(_outline(shape, size * 1.28), 0.01, "white", (0, 0, 0), 0, 0.002, PRINT)
            slab(_outline(shape, size), 0.01, color, (0, 0, 0.012), 0, 0.002, PRINT)
        else:
            lettering(shape, (0.012, -0.012, -0.01), size, "white", 0, 0.006, PRINT)
            lettering(shape, (0, 0, 0.012), size, color, 0, 0.006, PRINT)


def _outline(shape: str, size: float) -> list[tuple[float, float]]:
    return heart(size) if shape == "heart" else star(5, size * 0.56, size * 0.27)
