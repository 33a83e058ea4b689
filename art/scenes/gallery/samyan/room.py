"""The night room: purple walls, an ink-blue floor, neon and the lit city."""

from __future__ import annotations

from art.kit.lights import light_rig, soft_box
from art.kit.stage import Point, group
from art.props.neon import neon_line, neon_shape
from art.props.people.company import shelf_wall
from art.props.places.rooms import city_window, room

PURPLE = "#7A4FF0"
FLOOR = "#4B3FB5"


def night(middle: Point = (0, 0, 1), span: float = 6.0, mood: str = "neon") -> None:
    """Coloured lamps from both sides and a white one that keeps faces bright."""
    light_rig(mood, middle, span)
    front = (middle[0], middle[1] - span, middle[2] + span * 0.8)
    soft_box(front, span * 0.5, 14 * span**2, "#FFF4EC", middle)


def purple_room(dressing: str = "windows", back: float = 3.2, wall: str = PURPLE) -> None:
    """Build the room with its back wall at y = `back`; the dressing is a key of _DRESSINGS."""
    with group((0, back - 5.5, 0)):
        room(wall, FLOOR, width=18, depth=11, height=5.0)
    with group((0, back, 0)):
        _DRESSINGS[dressing]()


def _windows() -> None:
    city_window((0, -0.05, 2.7), (10.0, 3.0), "night", panes=5, frame="ink")
    neon_line((-5.2, -0.2, 4.4), (5.2, -0.2, 4.4), "#FF5CC8")


def _shelves() -> None:
    shelf_wall((0, -0.4, 0), 5, seed=91, size=(2.3, 0.55, 3.0), rows=5, color="#4A3CC0")
    neon_line((-5.9, -0.75, 3.2), (5.9, -0.75, 3.2), "#2CE6C8")
    neon_shape((-2.4, -0.1, 4.05), "star", "sun", 0.9)
    neon_shape((2.4, -0.1, 4.05), "heart", "#FF5CA8", 0.9)


def _shapes() -> None:
    for x, shape, tint in (
        (-4.4, "bolt", "sun"),
        (-2.2, "die", "#2CE6C8"),
        (0.0, "heart", "#FF5CA8"),
        (2.2, "star", "sun"),
        (4.4, "cup", "#5CC8FF"),
    ):
        neon_shape((x, -0.12, 3.1), shape, tint, 1.15)
    for z, tint in ((1.6, "#FF5CC8"), (1.75, "#5CC8FF")):
        neon_line((-8, -0.1, z), (8, -0.1, z), tint)


_DRESSINGS = {
    "windows": _windows,
    "shelves": _shelves,
    "shapes": _shapes,
    "bare": lambda: None,
}
