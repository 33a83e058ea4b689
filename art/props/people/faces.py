"""Small faces, drawn on the head's egg so that they follow its curve."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.kit.materials import GLOSS, MATTE
from art.kit.shapes import ball, skin, tube
from art.kit.stage import Point
from art.props.people.body import HEAD_HEIGHT, HEAD_RADII

EYE_LON, EYE_LAT = 0.36, 0.02
MOUTH_LAT = -0.27


def on_head(lon: float, lat: float, lift: float = 1.0) -> Point:
    """Return a point on the head; lon 0 is the nose, positive to the viewer's right."""
    across, deep, high = (radius * lift for radius in HEAD_RADII)
    return (
        across * math.cos(lat) * math.sin(lon),
        -deep * math.cos(lat) * math.cos(lon),
        HEAD_HEIGHT + high * math.sin(lat),
    )


def face(mood: str = "smile", ink: str = "ink", gaze: float = 0.0) -> None:
    """Draw a mood of MOODS; `gaze` lifts the face up the head (radians)."""
    eyes, mouth = MOODS[mood]
    for side in (-1, 1):
        eyes(side, ink, gaze)
        ball(
            on_head(side * 0.66, -0.22 + gaze, 0.985),
            0.075,
            "#FF6F86",
            (1, 0.35, 0.62),
            side * 0.6,
            MATTE,
        )
    mouth(ink, gaze)


def _stroke(points: list[tuple[float, float]], ink: str, gaze: float, width: float = 0.02) -> None:
    tube([on_head(lon, lat + gaze, 1.005) for lon, lat in points], width, ink, finish=GLOSS)


def _open_eye(side: int, ink: str, gaze: float) -> None:
    lon = side * EYE_LON
    ball(on_head(lon, EYE_LAT + gaze, 0.99), 0.074, ink, (1, 0.55, 1.32), lon, GLOSS)
    ball(on_head(lon + 0.035, EYE_LAT + 0.09 + gaze, 1.09), 0.023, "white", finish=MATTE, detail=8)


def _round_eye(side: int, ink: str, gaze: float) -> None:
    lon = side * EYE_LON
    ball(on_head(lon, EYE_LAT + 0.03 + gaze, 0.985), 0.1, "white", (1, 0.45, 1.1), lon, GLOSS)
    ball(on_head(lon, EYE_LAT + 0.03 + gaze, 1.07), 0.056, ink, (1, 0.45, 1.1), lon, GLOSS)


def _happy_eye(side: int, ink: str, gaze: float) -> None:
    lon = side * EYE_LON
    arc = [
        (lon - 0.15, -0.05),
        (lon - 0.08, 0.07),
        (lon, 0.11),
        (lon + 0.08, 0.07),
        (lon + 0.15, -0.05),
    ]
    _stroke([(at, EYE_LAT + up) for at, up in arc], ink, gaze, 0.024)


def _wink_eye(side: int, ink: str, gaze: float) -> None:
    if side < 0:
        _open_eye(side, ink, gaze)
    else:
        _happy_eye(side, ink, gaze)


def _firm_eye(side: int, ink: str, gaze: float) -> None:
    _open_eye(side, ink, gaze)
    lon = side * EYE_LON
    _stroke([(lon + side * 0.17, 0.27), (lon - side * 0.12, 0.18)], ink, gaze, 0.026)


def _sleepy_eye(side: int, ink: str, gaze: float) -> None:
    lon = side * EYE_LON
    _stroke([(lon - 0.13, 0.04), (lon, -0.04), (lon + 0.13, 0.04)], ink, gaze, 0.022)


def _smile(ink: str, gaze: float) -> None:
    _stroke([(-0.2, MOUTH_LAT + 0.07), (0, MOUTH_LAT - 0.03), (0.2, MOUTH_LAT + 0.07)], ink, gaze)


def _grin(ink: str, gaze: float) -> None:
    top, low = MOUTH_LAT + 0.08, MOUTH_LAT - 0.17
    rows = []
    for k in range(7):
        share = k / 6
        wide = 0.23 * math.sqrt(max(0.0, 1 - share**2)) + 1e-4
        lat = top + (low - top) * share + gaze
        rows.append([on_head(wide * (j / 4 - 1), lat, 1.006) for j in range(9)])
    skin(("grin", gaze), rows, "#7A1730", finish=MATTE)
    ball(on_head(0, low + 0.09 + gaze, 0.975), 0.055, "#FF7B8A", (1.25, 0.4, 0.8), finish=MATTE)


def _oh(ink: str, gaze: float) -> None:
    ball(
        on_head(0, MOUTH_LAT - 0.02 + gaze, 0.985),
        0.062,
        "#7A1730",
        (0.9, 0.45, 1.15),
        finish=MATTE,
    )


def _line(ink: str, gaze: float) -> None:
    _stroke([(-0.14, MOUTH_LAT), (0.02, MOUTH_LAT - 0.01), (0.17, MOUTH_LAT + 0.05)], ink, gaze)


_Eyes = Callable[[int, str, float], None]
_Mouth = Callable[[str, float], None]

MOODS: dict[str, tuple[_Eyes, _Mouth]] = {
    "smile": (_open_eye, _smile),
    "grin": (_open_eye, _grin),
    "happy": (_happy_eye, _grin),
    "content": (_happy_eye, _smile),
    "surprised": (_round_eye, _oh),
    "wink": (_wink_eye, _smile),
    "determined": (_firm_eye, _line),
    "cheer": (_firm_eye, _grin),
    "sleepy": (_sleepy_eye, _oh),
}
