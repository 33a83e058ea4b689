"""The old town's woodwork: shutters, stairs, railings and a wall in two paints."""

from __future__ import annotations

from art.kit.materials import GLOSS, glowing
from art.kit.palette import shade
from art.kit.shapes import block, box, cylinder, lathe, tube
from art.kit.stage import Point, group
from art.props.places.rooms import PAINT
from art.props.plants import marigold

TEAK = "#A8622E"


def dado(loc: Point, width: float, color: str = "forest", height: float = 1.4) -> None:
    """The lower half of a wall in a second paint, foot at `loc`, facing -y, topped by a rail."""
    with group(loc):
        block((0, 0, 0), (width, 0.06, height), color, bevel=0.01, finish=PAINT)
        block((0, -0.03, height), (width, 0.12, 0.1), TEAK, bevel=0.03)
        for k in range(int(width / 0.8)):
            x = (k + 0.5) * 0.8 - width / 2
            block((x, -0.02, 0.5), (0.6, 0.06, height - 0.64), shade(color, 0.14), bevel=0.02)


def shutter_window(
    loc: Point,
    size: tuple[float, float] = (1.5, 2.2),
    color: str = "leaf",
    view: str = "#BDEBFF",
    rot: float = 0.0,
) -> None:
    """A tall window, sill at `loc`, facing -y: louvred leaves swung open beside a bright view."""
    wide, high = size
    with group(loc, rot):
        box((0, 0.02, high / 2), (wide + 0.24, 0.12, high + 0.2), TEAK, bevel=0.03)
        box((0, -0.03, high / 2), (wide, 0.08, high), view, bevel=0, finish=glowing(0.75))
        box((0, -0.08, high / 2), (0.07, 0.06, high), TEAK, bevel=0.015)
        block((0, -0.14, -0.1), (wide + 0.4, 0.36, 0.1), TEAK, bevel=0.03)
        for side in (-1, 1):
            with group((side * (wide / 2 + 0.08), -0.08, 0), side * -0.35):
                _leaf((side * wide / 4, 0, 0), wide / 2, high, color)


def _leaf(loc: Point, wide: float, high: float, color: str) -> None:
    with group(loc):
        for x in (-1, 1):
            block((x * (wide / 2 - 0.05), 0, 0), (0.1, 0.08, high), color, bevel=0.02)
        for z in (0.0, high / 2, high - 0.1):
            block((0, 0, z), (wide, 0.08, 0.1), color, bevel=0.02)
        slats = int(high / 0.15)
        for k in range(slats):
            tint = shade(color, 0.2 if k % 2 else 0.05)
            spot = (0, 0, 0.12 + k * (high - 0.2) / slats)
            box(spot, (wide - 0.16, 0.04, 0.13), tint, (0.6, 0, 0), 0.01)


def louvres(loc: Point, size: tuple[float, float], slats: int = 6) -> None:
    """Flat slats along y over an area (x by y) around `loc`, kept above the frame.

    They are never seen: they throw the striped shadow of a shutter on what lies below.
    """
    step = size[0] / slats
    for k in range(slats):
        spot = (loc[0] + (k + 0.5) * step - size[0] / 2, loc[1], loc[2])
        box(spot, (step * 0.5, size[1], 0.04), TEAK, bevel=0.01)


def flower_stairs(loc: Point, steps: int = 9, width: float = 2.4) -> None:
    """Teak stairs climbing along +y from `loc`, 0.42 deep and 0.26 high a step, marigolds beside.

    The stairs between the pots are 1.2 narrower than `width`.
    """
    with group(loc):
        for k in range(steps):
            tint = shade(TEAK, 0.12 if k % 2 else 0.0)
            block((0, k * 0.42, 0), (width, 0.44, 0.26 * (k + 1)), tint, bevel=0.03)
            block((0, k * 0.42 - 0.2, 0.26 * (k + 1)), (width, 0.06, 0.02), "sun", bevel=0.005)
            for side in (-1, 1):
                _marigold_pot((side * (width / 2 - 0.28), k * 0.42, 0.26 * (k + 1)), k)


def _marigold_pot(loc: Point, turn: int) -> None:
    with group(loc):
        outline = [(0, 0), (0.14, 0), (0.19, 0.2), (0.17, 0.22), (0, 0.2)]
        lathe(outline, ("tomato", "paper", "sea")[turn % 3], sides=24)
        for x, y, z in ((-0.1, -0.08, 0.34), (0.11, -0.06, 0.32), (0.0, 0.08, 0.38)):
            marigold((x, y, z), "sun" if (turn + (x > 0)) % 2 else "#FF9A1F", 0.9)


def teak_rail(start: Point, end: Point, posts: int = 12) -> None:
    """A turned balcony railing 1.0 high from `start` to `end`."""
    spots = [
        tuple(a + (b - a) * k / posts for a, b in zip(start, end, strict=True))
        for k in range(posts + 1)
    ]
    for x, y, z in spots:
        cylinder((x, y, z + 0.48), 0.07, 0.96, shade(TEAK, 0.15), finish=GLOSS, sides=16)
    for lift, thick in ((0.98, 0.09), (0.12, 0.06)):
        ends = [(p[0], p[1], p[2] + lift) for p in (start, end)]
        tube(ends, thick, TEAK, curved=False)
