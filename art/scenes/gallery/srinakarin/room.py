"""The room on floor 3: sunny yellow walls, a sky-blue floor, noon."""

from __future__ import annotations

from art.kit.lights import light_rig, sunbeam
from art.kit.outlines import regular
from art.kit.shapes import UPRIGHT, slab
from art.kit.stage import Point, group
from art.props.decor import pendant
from art.props.furniture import shelf
from art.props.people.company import shelf_wall
from art.props.places.rooms import city_window, flag_stripes, room
from art.props.plants import cactus, palm

YELLOW = "#FFCB2E"


def noon(middle: Point = (0, 0, 1), span: float = 6.0) -> None:
    """High soft daylight with a touch of hard sun."""
    above = (middle[0], middle[1] - span * 0.25, middle[2] + span * 0.2)
    light_rig("pastel", above, span)
    sunbeam(-0.5, 1.05, 0.8)


def floor_three(dressing: str = "cells", back: float = 3.2, wall: str = YELLOW) -> None:
    """Build the room with its back wall at y = `back`; the dressing is a key of _DRESSINGS."""
    with group((0, back - 5.5, 0)):
        room(wall, "sky", width=18, depth=11, height=5.0, pattern="checks")
    with group((0, back, 0)):
        _DRESSINGS[dressing]()


def _cells() -> None:
    """Honeycomb panels climbing over the wall."""
    tints = ("sky", "paper", "sun", "coral", "sea", "mint", "lemon")
    for k in range(26):
        column, row = k % 13, k // 13
        spot = ((column - 6) * 1.12, -0.03, 3.3 + row * 1.3 + 0.65 * (column % 2))
        slab(regular(6, 0.66), 0.1, tints[(k * 3 + row) % 7], spot, UPRIGHT, 0.03)


def _windows() -> None:
    city_window((0, -0.05, 2.7), (9.0, 2.7), "day", panes=4)
    for x in (-5.5, 5.5):
        palm((x, -1.0, 0), 1.0, 2.6)


def _shelves() -> None:
    shelf_wall((0, -0.4, 0), 5, seed=61, size=(2.3, 0.55, 2.5), rows=4, color="paper")
    for k in range(5):
        pendant((-4.6 + k * 2.3, -1.2, 3.7), ("tomato", "sea", "grape")[k % 3], 1.5, 0.8)


def _stripes() -> None:
    flag_stripes((0, -0.03, 1.5), ("sky", "paper", "coral"), 17.8, 1.2)
    shelf((-3.9, -0.35, 0.05), (3.0, 0.5, 2.2), 3, seed=64, color="paper")
    cactus((4.0, -0.7, 0), "lime", "sea", 1.5)
    cactus((5.0, -0.8, 0), "leaf", "tomato", 1.2)


_DRESSINGS = {
    "cells": _cells,
    "windows": _windows,
    "shelves": _shelves,
    "stripes": _stripes,
    "bare": lambda: None,
}
