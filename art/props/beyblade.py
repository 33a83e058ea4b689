"""Three-part spinning tops (Blade, Ratchet, Bit), launchers and the stadium."""

from __future__ import annotations

import math

from art.kit.materials import GLASS, GLOSS, METAL, Finish
from art.kit.outlines import regular
from art.kit.palette import shade
from art.kit.shapes import UPRIGHT, ball, block, box, cone, cylinder, disc, lathe, ring, slab, tube
from art.kit.stage import Point, group

STEEL = Finish(roughness=0.3, coat=0.5, metal=0.25)

_WINGS: dict[str, list[tuple[float, float]]] = {
    "attack": [
        (0.22, -0.2),
        (0.5, -0.26),
        (0.78, -0.12),
        (0.66, 0.08),
        (0.72, 0.2),
        (0.42, 0.3),
        (0.2, 0.22),
    ],
    "defense": [
        (0.2, -0.36),
        (0.5, -0.5),
        (0.68, -0.24),
        (0.72, 0.0),
        (0.68, 0.24),
        (0.5, 0.5),
        (0.2, 0.36),
    ],
    "stamina": [
        (0.2, -0.28),
        (0.44, -0.44),
        (0.68, -0.4),
        (0.62, -0.08),
        (0.64, 0.24),
        (0.4, 0.42),
        (0.18, 0.22),
    ],
    "balance": [
        (0.2, -0.24),
        (0.46, -0.42),
        (0.74, -0.28),
        (0.58, -0.06),
        (0.7, 0.22),
        (0.38, 0.38),
        (0.18, 0.22),
    ],
}


def blade(
    loc: Point,
    color: str = "tomato",
    accent: str = "sun",
    kind: str = "attack",
    rot: Point | float = 0.0,
    scale: float = 1.0,
) -> None:
    """The top part, 1.5 wide and 0.34 high, standing on `loc`; kind as in _WINGS."""
    with group(loc, rot, scale):
        disc((0, 0, 0), 0.56, 0.12, "silver", 0.04, STEEL)
        for k in range(3):
            with group((0, 0, 0.1), k * math.tau / 3):
                slab(_WINGS[kind], 0.14, "silver", (0, 0, 0.02), 0, 0.04, STEEL, True)
                slab(
                    [(x * 0.86, y * 0.8) for x, y in _WINGS[kind]],
                    0.16,
                    color,
                    (0, 0, 0.1),
                    0,
                    0.05,
                    GLOSS,
                    True,
                )
                box((0.46, 0, 0.19), (0.22, 0.09, 0.05), accent, (0, 0, 0.4), 0.02, GLOSS)
        disc((0, 0, 0.12), 0.27, 0.16, color, 0.05, GLOSS)
        slab(regular(6, 0.2), 0.08, accent, (0, 0, 0.3), 0, 0.025, GLOSS)
        slab(regular(3, 0.11), 0.05, "paper", (0, 0, 0.35), 0.5, 0.015, GLOSS)


def lock_chip(loc: Point, color: str = "grape", rot: float = 0.0, scale: float = 1.0) -> None:
    """The CX chip, 0.5 wide and 0.16 high, standing on `loc`."""
    with group(loc, rot, scale):
        disc((0, 0, 0), 0.25, 0.1, color, 0.03, GLOSS)
        slab(regular(4, 0.17), 0.08, "sun", (0, 0, 0.12), 0.3, 0.02, GLOSS)


def assist_blade(loc: Point, color: str = "teal", rot: float = 0.0, scale: float = 1.0) -> None:
    """The CX ring under the main blade, 1.3 wide and 0.12 high, standing on `loc`."""
    with group(loc, rot, scale):
        ring((0, 0, 0.06), 0.46, 0.08, color, finish=GLOSS)
        for x, y in regular(6, 0.55):
            ball((x, y, 0.06), 0.11, color, (1.2, 1.2, 0.55), finish=GLOSS)


def ratchet(
    loc: Point, color: str = "cream", rot: float = 0.0, scale: float = 1.0, sides: int = 5
) -> None:
    """The middle part, 0.7 wide and 0.2 high, standing on `loc`."""
    with group(loc, rot, scale):
        disc((0, 0, 0), 0.27, 0.2, color, 0.04)
        for x, y in regular(sides, 0.26):
            ball((x, y, 0.1), 0.11, color, (1, 1, 0.8))
        disc((0, 0, 0.15), 0.16, 0.09, shade(color, -0.25), 0.02)


def bit(loc: Point, color: str = "ink", rot: float = 0.0, scale: float = 1.0) -> None:
    """The tip, 0.36 wide and 0.34 high, its point on `loc`."""
    with group(loc, rot, scale):
        lathe(
            [
                (0, 0),
                (0.05, 0.01),
                (0.07, 0.06),
                (0.16, 0.16),
                (0.18, 0.2),
                (0.18, 0.26),
                (0.12, 0.34),
                (0, 0.34),
            ],
            color,
            finish=GLOSS,
        )
        ring((0, 0, 0.22), 0.17, 0.025, shade(color, 0.4), finish=GLOSS)


def bey(
    loc: Point,
    color: str = "tomato",
    accent: str = "sun",
    kind: str = "attack",
    tilt: float = 0.0,
    rot: float = 0.0,
    scale: float = 1.0,
) -> None:
    """A whole top, 1.5 wide and 0.72 high, its tip on `loc`."""
    with group(loc, (tilt, 0, rot), scale):
        bit((0, 0, 0), "ink")
        ratchet((0, 0, 0.24), "paper")
        blade((0, 0, 0.4), color, accent, kind)


def parts_apart(
    loc: Point,
    color: str = "tomato",
    accent: str = "sun",
    kind: str = "attack",
    custom: bool = False,
    scale: float = 1.0,
) -> None:
    """A top taken apart upwards over `loc`, 2.2 high (2.9 for the CX, which has five parts)."""
    with group(loc, 0, scale):
        bit((0, 0, 0), "ink", scale=1.25)
        ratchet((0, 0, 0.68), "paper", scale=1.25)
        if custom:
            assist_blade((0, 0, 1.22), "teal")
            blade((0, 0, 1.7), color, accent, kind)
            lock_chip((0, 0, 2.5), "grape", scale=1.3)
        else:
            blade((0, 0, 1.3), color, accent, kind)


def spin_lines(
    loc: Point, color: str = "electric", radius: float = 0.95, scale: float = 1.0
) -> None:
    """Three arcs of motion around a top at `loc`."""
    with group(loc, 0, scale):
        for k in range(3):
            turns = [k * math.tau / 3 + j * 0.12 for j in range(8)]
            arc = [(radius * math.cos(a), radius * math.sin(a), 0.25 + 0.1 * k) for a in turns]
            tube(arc, 0.028, color, finish=Finish(glow=0.9))


def burst_rays(
    loc: Point, color: str = "sun", count: int = 9, inner: float = 0.4, outer: float = 0.9
) -> None:
    """A comic flash of rays around `loc`, standing towards the viewer in the x-z plane."""
    for k in range(count):
        angle = k * math.tau / count
        far = outer * (1.0 if k % 2 else 0.78)
        start, end = ((r * math.cos(angle), 0.0, r * math.sin(angle)) for r in (inner, far))
        tube([start, end], 0.05, color, loc, finish=Finish(glow=0.7))


def launcher(
    loc: Point, color: str = "tomato", rot: Point | float = 0.0, scale: float = 1.0
) -> None:
    """A string launcher 1.3 long lying on `loc`, its hook over +x."""
    with group(loc, rot, scale):
        block((0, 0, 0), (0.95, 0.5, 0.3), color, bevel=0.1, finish=GLOSS)
        box((-0.62, 0, 0.14), (0.5, 0.24, 0.22), "ink", bevel=0.07)
        disc((0.2, 0, 0.28), 0.2, 0.1, "paper", 0.03, GLOSS)
        disc((0.2, 0, 0.36), 0.1, 0.06, "sun", 0.02, GLOSS)
        tube([(0.45, 0.0, 0.16), (0.75, -0.05, 0.14), (0.95, 0.05, 0.1)], 0.03, "paper")
        ring((1.04, 0.06, 0.1), 0.1, 0.035, "sun", finish=GLOSS)
        for x in (-0.2, -0.1, 0.0):
            box((x, -0.25, 0.18), (0.04, 0.03, 0.16), shade(color, -0.35), bevel=0.01)


def stadium(
    loc: Point = (0, 0, 0),
    color: str = "sea",
    rim: str = "ink",
    rot: float = 0.0,
    scale: float = 1.0,
    lid: bool = True,
) -> None:
    """The stadium, 5.0 wide, 4.4 deep and 0.5 high; the Battle Zone's floor is 0.14 above `loc`.

    The Xtreme Zone is the wide pocket at -y, the two Over Zones are its neighbours left and right,
    and the green Xtreme Line runs around the bowl.
    """
    with group(loc, rot, scale):
        block((0, 0, 0), (5.0, 4.4, 0.12), rim, bevel=0.06)
        lathe(
            [(0, 0.14), (1.1, 0.15), (1.7, 0.24), (1.98, 0.46), (2.08, 0.46), (2.14, 0.1)],
            color,
            (0, 0.15, 0),
            finish=GLOSS,
            sides=72,
        )
        ring((0, 0.15, 0.15), 0.5, 0.02, "paper", finish=GLOSS)
        disc((0, 0.15, 0.14), 0.22, 0.02, "sun", 0.005)
        _xtreme_line()
        _pockets()
        _corners(rim)
        if lid:
            _clear_wall()


def _xtreme_line() -> None:
    arc = [math.radians(a) for a in range(-60, 241, 10)]
    points = [(1.84 * math.cos(a), 0.15 + 1.84 * math.sin(a), 0.36) for a in arc]
    tube(points, 0.06, "electric", finish=Finish(glow=0.5, roughness=0.3))
    for a in arc[::1]:
        ball((1.84 * math.cos(a), 0.15 + 1.84 * math.sin(a), 0.42), 0.035, "teal", detail=8)


def _pockets() -> None:
    for x, wide, tint, turn in (
        (0, 1.3, "tomato", 0.0),
        (-1.5, 0.95, "sun", -0.62),
        (1.5, 0.95, "sun", 0.62),
    ):
        y = -1.92 if x == 0 else -1.5
        block((x, y, 0.1), (wide, 0.5, 0.08), shade(tint, -0.25), turn, 0.03)
        block((x, y, 0.13), (wide * 0.84, 0.34, 0.08), tint, turn, 0.03, GLOSS)


def _corners(rim: str) -> None:
    for x in (-1, 1):
        for y in (-1, 1):
            block((x * 2.25, y * 1.95, 0.08), (0.4, 0.4, 0.4), shade(rim, 0.15), bevel=0.1)
            disc((x * 2.25, y * 1.95, 0.47), 0.11, 0.05, "electric", 0.02)


def _clear_wall() -> None:
    for x in (-1, 1):
        box((x * 2.36, 0.1, 0.5), (0.05, 3.5, 0.62), "#DDF7FF", bevel=0.02, finish=GLASS)
    box((0, 2.1, 0.5), (4.1, 0.05, 0.62), "#DDF7FF", bevel=0.02, finish=GLASS)


def score_tower(
    loc: Point, rot: float = 0.0, scale: float = 1.0, left: int = 3, right: int = 2
) -> None:
    """A score stand 0.9 wide and 1.1 high: lit lamps count each side's points."""
    with group(loc, rot, scale):
        block((0, 0, 0), (0.7, 0.3, 0.1), "ink")
        cylinder((0, 0, 0.3), 0.06, 0.5, "silver", finish=METAL)
        box((0, 0, 0.76), (0.95, 0.16, 0.6), "night", bevel=0.06)
        for side, points, tint in ((-1, left, "tomato"), (1, right, "sky")):
            for k in range(4):
                lit = Finish(glow=1.2) if k < points else Finish()
                spot = (side * (0.14 + 0.18 * (k % 2)), -0.09, 0.88 - 0.22 * (k // 2))
                cylinder(spot, 0.065, 0.05, tint if k < points else "ink", UPRIGHT, 0.015, lit)


def podium(
    loc: Point,
    rot: float = 0.0,
    scale: float = 1.0,
    colors: tuple[str, str, str] = ("gold", "silver", "bronze"),
) -> None:
    """Three winners' steps 3.0 wide; tops at 0.9 (middle), 0.65 (left), 0.45 (right)."""
    with group(loc, rot, scale):
        for x, high, tint in ((0, 0.9, colors[0]), (-1, 0.65, colors[1]), (1, 0.45, colors[2])):
            block((x, 0, 0), (0.98, 0.98, high), tint, bevel=0.06)
            cone((x, -0.5, high * 0.55), 0.2, 0.2, 0.04, "paper", UPRIGHT)
