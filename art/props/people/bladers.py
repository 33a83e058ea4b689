"""What players bring to a match: the deck case, a loaded launcher, tools for tuning."""

from __future__ import annotations

from art.kit.materials import CLAY, FABRIC, GLOSS, METAL
from art.kit.palette import shade
from art.kit.shapes import UPRIGHT, block, box, cylinder, disc, lettering, ring, tube
from art.kit.stage import Point, group
from art.props.play.beyblade import bey

#: Colour, accent and kind of a top.
Top = tuple[str, str, str]
THREE: tuple[Top, Top, Top] = (
    ("tomato", "sun", "attack"),
    ("sea", "electric", "defense"),
    ("grape", "lime", "stamina"),
)


def deck_case(
    loc: Point,
    color: str = "ink",
    tops: tuple[Top, Top, Top] = THREE,
    rot: float = 0.0,
    scale: float = 1.0,
) -> None:
    """An open case 4.2 wide and 1.7 deep on `loc` with three tops, its lid standing behind."""
    with group(loc, rot, scale):
        block((0, 0, 0), (4.2, 1.7, 0.4), color, bevel=0.12)
        block((0, 0, 0.36), (3.95, 1.45, 0.08), "electric", bevel=0.03, finish=FABRIC)
        for k, top in enumerate(tops):
            x = -1.3 + 1.3 * k
            disc((x, 0, 0.42), 0.6, 0.04, shade(color, 0.12), 0.015, FABRIC)
            bey((x, 0, 0.44), top[0], top[1], top[2], 0.0, 0.3 + k, 0.72)
        with group((0, 0.86, 0.36), (-0.3, 0, 0)):
            block((0, 0.12, 0), (4.2, 0.24, 1.24), color, bevel=0.1)
            box((0, -0.01, 0.62), (3.8, 0.06, 1.0), shade(color, 0.16), bevel=0.05)
            lettering("3 ON 3", (0, -0.07, 0.84), 0.42, "sun", depth=0.03, finish=GLOSS)
        for x in (-1.2, 1.2):
            box((x, -0.86, 0.28), (0.42, 0.08, 0.24), "gold", bevel=0.03, finish=METAL)


def loaded_launcher(
    loc: Point,
    color: str = "tomato",
    top: Top = THREE[0],
    rot: Point | float = 0.0,
    scale: float = 1.0,
) -> None:
    """A launcher 0.9 wide held level, its middle at `loc`, a top hanging under it."""
    with group(loc, rot, scale):
        disc((0, 0, 0), 0.42, 0.2, color, 0.06, GLOSS)
        disc((0, 0, 0.18), 0.28, 0.08, "paper", 0.03, GLOSS)
        disc((0, 0, 0.24), 0.12, 0.06, "sun", 0.02, GLOSS)
        box((0.5, 0, 0.1), (0.5, 0.22, 0.18), "ink", bevel=0.06)
        tube([(-0.36, 0, 0.1), (-0.7, -0.05, 0.12), (-0.9, 0, 0.16)], 0.03, "paper")
        ring((-1.0, 0, 0.17), 0.11, 0.04, "sun", UPRIGHT, GLOSS)
        cylinder((0, 0, -0.08), 0.2, 0.18, "ink")
        bey((0, 0, -0.8), top[0], top[1], top[2], 0.0, 0.5, 0.74)


def screwdriver(loc: Point, color: str = "sun", rot: float = 0.0, scale: float = 1.0) -> None:
    """A screwdriver 1.2 long lying along x on `loc`."""
    with group(loc, rot, scale):
        cylinder((-0.32, 0, 0.12), 0.12, 0.56, color, (0, 1.5708, 0), 0.05, GLOSS)
        cylinder((0.28, 0, 0.12), 0.035, 0.7, "silver", (0, 1.5708, 0), 0.01, METAL)


def parts_tray(loc: Point, color: str = "teal", rot: float = 0.0, scale: float = 1.0) -> None:
    """A sorting tray 1.6 x 0.9 on `loc` with six shallow cells."""
    with group(loc, rot, scale):
        block((0, 0, 0), (1.6, 0.9, 0.12), color, bevel=0.05)
        for x in (-0.5, 0, 0.5):
            for y in (-0.2, 0.2):
                block((x, y, 0.09), (0.44, 0.34, 0.05), shade(color, 0.45), bevel=0.02, finish=CLAY)
