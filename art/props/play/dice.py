"""Dice, tokens and coins."""

from __future__ import annotations

from mathutils import Vector

from art.kit.materials import GLOSS, METAL, Finish
from art.kit.outlines import heart, regular, star
from art.kit.palette import shade
from art.kit.shapes import ball, box, cone, cylinder, disc, lathe, slab, tube
from art.kit.stage import Point, group

_APART = 0.26
_PIPS: dict[int, list[tuple[float, float]]] = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (-1, 1), (1, -1), (1, 1)],
    5: [(-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)],
    6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
}
_SIDES: list[tuple[Point, int]] = [
    ((0, 0, 1), 6),
    ((0, -1, 0), 5),
    ((1, 0, 0), 3),
    ((-1, 0, 0), 4),
    ((0, 1, 0), 2),
    ((0, 0, -1), 1),
]


def die(
    loc: Point,
    color: str = "cream",
    pip: str = "ink",
    rot: Point | float = 0.0,
    scale: float = 1.0,
    size: float = 0.5,
) -> None:
    """A die standing on `loc` (rot around its middle)."""
    half = size * scale / 2
    with group((loc[0], loc[1], loc[2] + half), rot, size * scale):
        box((0, 0, 0), (1, 1, 1), color, bevel=0.14, finish=GLOSS)
        for normal, count in _SIDES:
            _pips(Vector(normal), _PIPS[count], pip)


def _pips(normal: Vector, spots: list[tuple[float, float]], color: str) -> None:
    across = normal.cross(Vector((0, 0, 1)) if abs(normal.z) < 0.5 else Vector((1, 0, 0)))
    along = normal.cross(across)
    for i, j in spots:
        at = normal * 0.49 + (across * i + along * j) * _APART
        stretch = tuple(1 - 0.7 * abs(part) for part in normal)
        ball(tuple(at), 0.095, color, stretch, finish=GLOSS, detail=10)


def gem_die(loc: Point, color: str = "grape", rot: float = 0.0, scale: float = 1.0) -> None:
    """A faceted role-play die, 0.5 high, standing on `loc`."""
    with group(loc, rot, scale):
        cone((0, 0, 0.125), 0.12, 0.3, 0.25, color, bevel=0.02, finish=GLOSS, sides=6)
        cone((0, 0, 0.375), 0.3, 0.12, 0.25, color, bevel=0.02, finish=GLOSS, sides=6)


def coins(loc: Point, count: int = 5, color: str = "gold", scale: float = 1.0) -> None:
    """A stack of coins, each 0.32 wide and 0.06 high, standing on `loc`."""
    with group(loc, 0, scale):
        for k in range(count):
            shift = 0.012 * ((k * 7) % 3 - 1)
            disc((shift, -shift, k * 0.06), 0.16, 0.056, color, 0.015, METAL)


def token(loc: Point, color: str = "sun", shape: str = "star", scale: float = 1.0) -> None:
    """A flat token 0.3 wide lying on `loc`: round, star, heart or hex."""
    with group(loc, 0, scale):
        outlines = {"star": star(5, 0.17, 0.09), "heart": heart(0.3), "hex": regular(6, 0.16)}
        if shape == "round":
            disc((0, 0, 0), 0.15, 0.06, color, 0.02, GLOSS)
        else:
            slab(outlines[shape], 0.06, color, (0, 0, 0.03), 0, 0.015, GLOSS)


def pawn(loc: Point, color: str = "tomato", scale: float = 1.0) -> None:
    """A playing pawn 0.42 high standing on `loc`."""
    with group(loc, 0, scale):
        disc((0, 0, 0), 0.13, 0.06, shade(color, -0.15), 0.025, GLOSS)
        cone((0, 0, 0.16), 0.11, 0.045, 0.22, color, finish=GLOSS)
        ball((0, 0, 0.32), 0.1, color, finish=GLOSS)


def trophy(loc: Point, color: str = "gold", rot: float = 0.0, scale: float = 1.0) -> None:
    """A winner's cup 1.0 high standing on `loc`."""
    shine = Finish(roughness=0.25, coat=0.6, metal=0.55)
    with group(loc, rot, scale):
        disc((0, 0, 0), 0.28, 0.12, "walnut", 0.03)
        cone((0, 0, 0.24), 0.16, 0.06, 0.26, color, finish=shine)
        cone((0, 0, 0.66), 0.16, 0.36, 0.62, color, bevel=0.05, finish=shine)
        for side in (-1, 1):
            cylinder((side * 0.4, 0, 0.7), 0.05, 0.3, color, finish=shine)
            ball((side * 0.34, 0, 0.85), 0.07, color, finish=shine)
            ball((side * 0.34, 0, 0.55), 0.07, color, finish=shine)
        slab(star(5, 0.16, 0.08), 0.05, "tomato", (0, -0.3, 0.7), (1.35, 0, 0), 0.015)


def champions_cup(loc: Point, color: str = "sun", rot: float = 0.0, scale: float = 1.0) -> None:
    """A cup for large pictures, 1.5 high on `loc`: a turned bowl with round handles."""
    shine = Finish(roughness=0.16, coat=1.0, metal=0.15)
    bowl = ((0.1, 0.52), (0.3, 0.6), (0.46, 0.8), (0.53, 1.1), (0.56, 1.42), (0.62, 1.5))
    inside = ((0.55, 1.5), (0.5, 1.42), (0.46, 1.1), (0.36, 0.84), (0.0, 0.72))
    with group(loc, rot, scale):
        disc((0, 0, 0), 0.42, 0.16, "walnut", 0.04)
        disc((0, 0, 0.16), 0.34, 0.1, "cocoa", 0.03)
        lathe(((0.26, 0.26), (0.2, 0.32), (0.09, 0.42), (0.1, 0.54)), color, finish=shine)
        lathe((*bowl, *inside), color, finish=shine)
        for side in (-1, 1):
            handle = [(0.5, 1.3), (0.78, 1.36), (0.92, 1.14), (0.8, 0.9), (0.44, 0.8)]
            tube([(side * x, 0, z) for x, z in handle], 0.065, color, finish=shine)
        slab(star(5, 0.3, 0.14), 0.09, "tomato", (0, -0.53, 1.1), (1.45, 0, 0), 0.03, shine)
