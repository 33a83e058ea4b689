"""Hair: a shell over the head with a shaped hem, and what grows out of it."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.kit.materials import Finish
from art.kit.outlines import hem
from art.kit.shapes import ball, cone, skin, tube
from art.kit.stage import Point
from art.props.people.body import HEAD_HEIGHT
from art.props.people.faces import on_head

HAIR = Finish(roughness=0.5, coat=0.25)


def head_shell(
    color: str,
    front: float,
    side: float,
    back: float,
    lift: float = 1.09,
    wave: float = 0.0,
    finish: Finish = HAIR,
) -> None:
    """Cover the head down to a hem of height angles; `wave` scallops the front into a fringe."""
    turns = [k * math.tau / 48 for k in range(48)]
    rows: list[list[Point]] = []
    for share, thickness in _shell_section(lift):
        row = []
        for lon in turns:
            low = hem(lon, front, side, back)
            low += wave * abs(math.sin(lon * 3.5)) * max(0.0, math.cos(lon))
            row.append(on_head(lon, low + (math.pi / 2 - low) * share, thickness))
        rows.append(row)
    key = ("head shell", front, side, back, lift, wave)
    skin(key, rows, color, finish=finish, closed=True)


def _shell_section(lift: float) -> list[tuple[float, float]]:
    rim = [(0.03, 0.97), (0.0, 1 + (lift - 1) * 0.35), (0.0, 1 + (lift - 1) * 0.75), (0.035, lift)]
    return rim + [(k / 12, lift) for k in range(1, 13)]


def _short(color: str) -> None:
    head_shell(color, 0.62, 0.22, -0.45)
    ball(on_head(-0.25, 0.72, 1.06), 0.2, color, (1.25, 0.6, 0.6), (0, 0.35, 0), HAIR)


def _fringe(color: str) -> None:
    head_shell(color, 0.36, 0.05, -0.5, wave=0.18)


def _bob(color: str) -> None:
    head_shell(color, 0.42, -0.25, -0.6, lift=1.13, wave=0.14)
    for side in (-1, 1):
        ball((side * 0.44, 0.02, HEAD_HEIGHT - 0.2), 0.16, color, (0.7, 1.3, 1.5), finish=HAIR)


def _long(color: str) -> None:
    head_shell(color, 0.5, -0.1, -0.6, lift=1.12, wave=0.1)
    ball((0, 0.24, 0.98), 0.44, color, (1.0, 0.45, 1.25), finish=HAIR)
    for side in (-1, 1):
        ball((side * 0.42, -0.02, 1.02), 0.14, color, (0.75, 0.9, 2.4), (0, side * 0.12, 0), HAIR)


def _bun(color: str) -> None:
    head_shell(color, 0.52, 0.12, -0.5, wave=0.1)
    ball((0, 0.06, HEAD_HEIGHT + 0.62), 0.21, color, finish=HAIR)


def _space_buns(color: str) -> None:
    head_shell(color, 0.5, 0.1, -0.5, wave=0.12)
    for side in (-1, 1):
        ball((side * 0.36, 0.05, HEAD_HEIGHT + 0.45), 0.18, color, finish=HAIR)


def _pigtails(color: str) -> None:
    head_shell(color, 0.5, 0.1, -0.5, wave=0.12)
    for side in (-1, 1):
        ball((side * 0.5, 0.06, HEAD_HEIGHT + 0.14), 0.06, "tomato", finish=HAIR)
        ball(
            (side * 0.63, 0.06, HEAD_HEIGHT - 0.08),
            0.16,
            color,
            (0.85, 0.85, 1.5),
            (0, -side * 0.3, 0),
            HAIR,
        )


def _ponytail(color: str) -> None:
    head_shell(color, 0.5, 0.15, -0.5)
    tail = [(0.1, 0.3, 1.72), (0.4, 0.42, 1.78), (0.6, 0.42, 1.5), (0.56, 0.4, 1.14)]
    tube([tail[0], tail[1]], 0.1, color, finish=HAIR)
    for k, point in enumerate(tail[1:]):
        ball(point, 0.17 - 0.02 * k, color, (0.9, 0.8, 1.35), (0, -0.35 + 0.3 * k, 0), HAIR)


def _curls(color: str) -> None:
    head_shell(color, 0.55, 0.1, -0.5)
    for lat, count in ((0.45, 11), (0.85, 8), (1.25, 4)):
        for k in range(count):
            lon = (k + lat) * math.tau / count
            if lat > 0.5 or abs(math.remainder(lon, math.tau)) > 0.75:
                ball(on_head(lon, lat, 1.12), 0.16, color, finish=HAIR, detail=14)


def _spiky(color: str) -> None:
    head_shell(color, 0.6, 0.2, -0.4)
    for lean in (-0.75, -0.38, 0.0, 0.38, 0.75):
        x, y, z = on_head(lean * 1.1, 0.95, 1.1)
        cone((x, y * 0.4, z + 0.08), 0.17, 0.0, 0.36, color, (0.12, lean, 0), finish=HAIR, sides=20)
        cone(
            (x * 0.8, 0.16, z + 0.06),
            0.17,
            0.0,
            0.36,
            color,
            (-0.4, lean, 0),
            finish=HAIR,
            sides=20,
        )


def _swoop(color: str) -> None:
    head_shell(color, 0.6, 0.18, -0.45)
    ball(on_head(0.1, 0.85, 1.1), 0.3, color, (1.2, 0.75, 0.6), (0.2, -0.35, 0.1), HAIR)
    ball(on_head(-0.5, 0.62, 1.08), 0.19, color, (1.1, 0.6, 0.75), (0, 0.5, -0.4), HAIR)


def _mohawk(color: str) -> None:
    for k in range(6):
        lat = 0.75 + k * 0.36
        ball(on_head(0, lat, 1.16), 0.17, color, (0.55, 0.95, 1.1), (lat - 1.6, 0, 0), HAIR)


HAIR_STYLES: dict[str, Callable[[str], None]] = {
    "short": _short,
    "fringe": _fringe,
    "bob": _bob,
    "long": _long,
    "bun": _bun,
    "space buns": _space_buns,
    "pigtails": _pigtails,
    "ponytail": _ponytail,
    "curls": _curls,
    "spiky": _spiky,
    "swoop": _swoop,
    "mohawk": _mohawk,
}
