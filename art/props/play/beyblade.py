"""Three-part spinning tops (Blade, Ratchet, Bit), and what launches and scores them."""

from __future__ import annotations

import math
from dataclasses import dataclass

from art.kit.materials import GLOSS, METAL, Finish
from art.kit.outlines import Flat, regular, star
from art.kit.palette import shade
from art.kit.shapes import UPRIGHT, block, box, cone, cylinder, disc, lathe, ring, slab, tube
from art.kit.stage import Point, group

#: Bright enough to read as metal beside the glossy plastic in every light.
STEEL = Finish(roughness=0.24, coat=0.35, metal=0.72)


@dataclass(frozen=True)
class Teeth:
    """The edge of a blade: how many teeth it has, and how far they reach in and out."""

    count: int
    inner: float
    outer: float


_EDGES: dict[str, Teeth] = {
    "attack": Teeth(3, 0.57, 0.77),
    "defense": Teeth(8, 0.66, 0.73),
    "stamina": Teeth(5, 0.66, 0.74),
    "balance": Teeth(4, 0.6, 0.75),
}


def saw(teeth: Teeth, size: float = 1.0, turn: float = 0.0) -> list[Flat]:
    """Return a round outline whose radius grows to each tooth's tip and then drops."""
    steps = max(6, 48 // teeth.count)
    corners: list[Flat] = []
    for k in range(teeth.count):
        for j in range(steps):
            # The tip is blunt: the last steps of a tooth stay out.
            share = min(1.0, j / (steps - 3)) ** 1.7
            radius = size * (teeth.inner + (teeth.outer - teeth.inner) * share)
            angle = turn + math.tau * (k + j / (steps - 0.4)) / teeth.count
            corners.append((radius * math.cos(angle), radius * math.sin(angle)))
    return corners


def blade(
    loc: Point,
    color: str = "tomato",
    accent: str = "sun",
    kind: str = "attack",
    rot: Point | float = 0.0,
    scale: float = 1.0,
) -> None:
    """The top part, 1.5 wide and 0.4 high, standing on `loc`: plastic on a toothed metal rim."""
    teeth = _EDGES[kind]
    arms = Teeth(teeth.count if teeth.count < 6 else 4, 0.36, 0.6)
    with group(loc, rot, scale):
        disc((0, 0, 0), 0.5, 0.08, shade("silver", -0.3), 0.02, STEEL)
        slab(saw(teeth), 0.16, "silver", (0, 0, 0.14), 0, 0.045, STEEL)
        slab(saw(teeth, 0.9), 0.08, "#E9EDF5", (0, 0, 0.24), 0, 0.03, STEEL)
        slab(saw(arms, 1.0, 0.12), 0.12, color, (0, 0, 0.29), 0, 0.04, GLOSS)
        for k in range(arms.count):
            with group((0, 0, 0.345), math.tau * (k + 0.66) / arms.count + 0.12):
                slab(_STRIPE, 0.04, accent, finish=GLOSS, bevel=0.012)
        _hub(color, accent)


_STRIPE: list[Flat] = [(0.3, -0.05), (0.5, -0.02), (0.54, 0.09), (0.34, 0.06)]


def _hub(color: str, accent: str) -> None:
    """The round middle of a blade with its badge."""
    disc((0, 0, 0.3), 0.27, 0.09, shade(color, -0.4), 0.03, GLOSS)
    ring((0, 0, 0.385), 0.23, 0.03, "silver", finish=STEEL)
    slab(regular(6, 0.18), 0.07, accent, (0, 0, 0.4), 0, 0.025, GLOSS)
    slab(_BOLT, 0.04, "paper", (0, 0, 0.44), 0.2, 0.01, GLOSS)


_BOLT: list[Flat] = [
    (0.02, 0.12),
    (-0.07, -0.01),
    (-0.01, -0.01),
    (-0.03, -0.12),
    (0.07, 0.02),
    (0.01, 0.02),
]


def lock_chip(loc: Point, color: str = "grape", rot: float = 0.0, scale: float = 1.0) -> None:
    """The CX chip, 0.56 wide and 0.2 high, standing on `loc`."""
    with group(loc, rot, scale):
        disc((0, 0, 0), 0.28, 0.11, color, 0.03, GLOSS)
        ring((0, 0, 0.11), 0.24, 0.028, "silver", finish=STEEL)
        slab(regular(6, 0.19), 0.06, "sun", (0, 0, 0.13), 0.3, 0.02, GLOSS)
        slab(_BOLT, 0.04, "paper", (0, 0, 0.17), 0.2, 0.01, GLOSS)


def main_blade(
    loc: Point, color: str = "grape", accent: str = "sun", rot: float = 0.0, scale: float = 1.0
) -> None:
    """The CX metal ring, 1.5 wide and 0.36 high, open in the middle for the lock chip."""
    teeth, arms = _EDGES["balance"], Teeth(4, 0.4, 0.58)
    with group(loc, rot, scale):
        slab(saw(teeth), 0.16, "silver", (0, 0, 0.1), 0, 0.045, STEEL)
        slab(saw(teeth, 0.9), 0.08, "#E9EDF5", (0, 0, 0.2), 0, 0.03, STEEL)
        slab(saw(arms, 1.0, 0.12), 0.12, color, (0, 0, 0.26), 0, 0.04, GLOSS)
        for k in range(4):
            with group((0, 0, 0.315), math.tau * (k + 0.66) / 4 + 0.12):
                slab(_STRIPE, 0.04, accent, finish=GLOSS, bevel=0.012)
        ring((0, 0, 0.32), 0.3, 0.04, "silver", finish=STEEL)
        disc((0, 0, 0.3), 0.28, 0.03, "ink", 0.01)


def assist_blade(loc: Point, color: str = "teal", rot: float = 0.0, scale: float = 1.0) -> None:
    """The CX ring under the main blade, 1.3 wide and 0.16 high, standing on `loc`."""
    with group(loc, rot, scale):
        slab(saw(Teeth(6, 0.53, 0.66)), 0.16, color, (0, 0, 0.08), 0, 0.05, GLOSS)
        ring((0, 0, 0.16), 0.36, 0.045, shade(color, 0.35), finish=GLOSS)
        disc((0, 0, 0.15), 0.33, 0.03, "ink", 0.01)


def ratchet(
    loc: Point, color: str = "cream", rot: float = 0.0, scale: float = 1.0, sides: int = 5
) -> None:
    """The middle part, 1.0 wide and 0.26 high, standing on `loc`."""
    with group(loc, rot, scale):
        disc((0, 0, 0), 0.36, 0.24, color, 0.05)
        for k in range(sides):
            with group((0, 0, 0.13), k * math.tau / sides):
                box((0.4, 0, 0), (0.2, 0.26, 0.2), color, bevel=0.05)
                box((0.5, 0, 0), (0.02, 0.14, 0.1), shade(color, -0.35), bevel=0.005)
        disc((0, 0, 0.2), 0.22, 0.07, shade(color, -0.3), 0.02)


def bit(loc: Point, color: str = "ink", rot: float = 0.0, scale: float = 1.0) -> None:
    """The tip, 0.56 wide and 0.4 high, its point on `loc`, with a gear around its collar."""
    profile = [(0, 0), (0.06, 0.01), (0.09, 0.1), (0.2, 0.22), (0.22, 0.3), (0.16, 0.4), (0, 0.4)]
    with group(loc, rot, scale):
        lathe(profile, color, finish=GLOSS)
        slab(star(12, 0.28, 0.23), 0.1, shade(color, 0.3), (0, 0, 0.27), 0, 0.02, GLOSS)


def bey(
    loc: Point,
    color: str = "tomato",
    accent: str = "sun",
    kind: str = "attack",
    tilt: float = 0.0,
    rot: float = 0.0,
    scale: float = 1.0,
    spin: str | None = None,
) -> None:
    """A whole top, 1.5 wide and 0.96 high, its tip on `loc`; `spin` colours the blur around it."""
    with group(loc, (tilt, 0, rot), scale):
        if spin:
            spin_lines((0, 0, 0.4), spin, 0.98)
        bit((0, 0, 0), accent)
        ratchet((0, 0, 0.33), "paper")
        blade((0, 0, 0.56), color, accent, kind)


def spin_lines(
    loc: Point, color: str = "electric", radius: float = 0.95, scale: float = 1.0
) -> None:
    """The blur of a spinning top at `loc`: clear crescents that chase each other around it."""
    with group(loc, 0, scale):
        for k in range(3):
            outline = crescent(radius * (1.0 + 0.07 * k), 0.13 * radius, 1.9)
            at, turn = (0, 0, 0.3 + 0.07 * k), k * math.tau / 3
            slab(outline, 0.012, color if k else "paper", at, turn, 0.0, BLUR)


#: Clear enough that the floor shows through, and lit from within so that it never turns grey.
BLUR = Finish(roughness=0.4, coat=0.0, glow=0.5, glass=0.6)


def crescent(radius: float, width: float, sweep: float) -> list[Flat]:
    """Return an arc that starts thin, swells to `width` and ends in a point."""
    turns = [sweep * k / 16 for k in range(17)]
    swell = [width * math.sin(math.pi * (k / 16) ** 0.6) for k in range(17)]
    near = [radius - w for w in swell]
    outer = [(radius * math.cos(a), radius * math.sin(a)) for a in turns]
    inner = [(r * math.cos(a), r * math.sin(a)) for a, r in zip(turns, near, strict=True)]
    return outer + inner[-2:0:-1]


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
