"""The old-town room on floor 2: teak floor, cream and green walls, shutters, afternoon sun."""

from __future__ import annotations

from art.kit.lights import light_rig, sunbeam
from art.kit.stage import Point, group
from art.props.decor import framed, pendant
from art.props.furniture import shelf
from art.props.places.rooms import room
from art.props.places.teak import TEAK, dado, shutter_window
from art.props.plants import bucket_of_flowers, garland

CREAM = "#FFE9BE"
GREEN = "#2F9E68"


def afternoon(middle: Point = (0, 0, 1), span: float = 6.0) -> None:
    """Warm soft light and a low sun from the left."""
    light_rig("day", middle, span)
    sunbeam(-1.0, 0.7, 1.8, "#FFD08A")


def old_room(dressing: str = "shutters", back: float = 3.0) -> None:
    """Build the room with its back wall at y = `back`; the dressing is a key of _DRESSINGS."""
    with group((0, back - 5.5, 0)):
        room(CREAM, "#C9853F", width=18, depth=11, height=5.0, pattern="boards")
    dado((0, back - 0.05, 0), 17.8, GREEN)
    with group((0, back - 0.05, 0)):
        _DRESSINGS[dressing]()


def _shutters() -> None:
    for x in (-4.4, 0.0, 4.4):
        shutter_window((x, -0.1, 1.75), (1.7, 2.4), "leaf")
    swag = [(-2.2 + 0.22 * k, -0.2, 4.35 - 0.018 * k * (20 - k) * 0.35) for k in range(21)]
    garland(swag)


def _shelves() -> None:
    shelf((-3.1, -0.35, 0.05), (3.6, 0.55, 3.2), 5, seed=33, color=TEAK)
    shutter_window((0.9, -0.1, 1.75), (1.6, 2.3), "leaf")
    shelf((4.6, -0.35, 0.05), (3.2, 0.55, 3.2), 5, seed=36, color=TEAK)
    pendant((-0.6, -1.4, 3.5), "leaf", 1.6)


def _pictures() -> None:
    for k, (tint, emblem) in enumerate((("sun", "sun"), ("candy", "meeple"), ("sky", "sun"))):
        framed((-4.6 + k * 1.4, -0.05, 2.8 + 0.2 * (k % 2)), tint, emblem, 0, 1.15, TEAK)
    shutter_window((1.2, -0.1, 1.75), (2.0, 2.4), "teal")
    bucket_of_flowers((4.0, -0.8, 0), ("sun", "#FF9A1F"), "sea", 1.5)


_DRESSINGS = {"shutters": _shutters, "shelves": _shelves, "pictures": _pictures}
