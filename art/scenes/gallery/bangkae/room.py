"""The room on floor 6: teal walls, wooden floor, wide windows."""

from __future__ import annotations

from art.kit.stage import group
from art.props.decor import bunting, framed, wall_clock
from art.props.furniture import shelf
from art.props.people.company import shelf_wall
from art.props.places.rooms import city_window, poster, room
from art.props.plants import leafy


def floor_six(dressing: str = "windows", back: float = 3.2, time: str = "day") -> None:
    """Build the room with its back wall at y = `back`; the dressing is a key of _DRESSINGS."""
    with group((0, back - 5.5, 0)):
        room("teal", "wood", width=18, depth=11, height=5.0, pattern="boards")
    with group((0, back, 0)):
        _DRESSINGS[dressing](time)


def _windows(time: str) -> None:
    city_window((0, -0.05, 2.75), (9.6, 2.9), time, panes=5)
    for x, tint in ((-5.6, "sun"), (5.6, "tomato")):
        leafy((x, -0.8, 0), "leaf", tint, 1.5)


def _shelves(time: str) -> None:
    del time
    shelf_wall((0, -0.4, 0), 5, seed=11, size=(2.3, 0.55, 3.3), rows=5)
    bunting((-6.5, -0.3, 4.5), (6.5, -0.3, 4.5), 0.35, 19)


def _mixed(time: str) -> None:
    shelf((-3.6, -0.4, 0.05), (3.6, 0.55, 3.0), 5, seed=21)
    city_window((1.6, -0.05, 2.6), (4.6, 2.5), time, panes=3)
    leafy((5.0, -0.8, 0), "forest", "sun", 1.6)
    wall_clock((-0.9, -0.1, 4.0), "tomato", 0, 1.2)


def _pictures(time: str) -> None:
    del time
    for k, (tint, emblem) in enumerate(
        (("sun", "dice"), ("sky", "sun"), ("candy", "meeple"), ("lilac", "dice"), ("peach", "sun"))
    ):
        framed((-4.8 + k * 2.4, -0.08, 2.9 + 0.25 * (k % 2)), tint, emblem, 0, 1.25)
    poster((7.0, -0.08, 2.8), "ROLL", "tomato", "sun", 0, 1.2)


_DRESSINGS = {
    "windows": _windows,
    "shelves": _shelves,
    "mixed": _mixed,
    "pictures": _pictures,
    "bare": lambda _time: None,
}
