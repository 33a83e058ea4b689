"""Game boxes whose covers are drawn by the scene, so that every game looks like itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from art.kit.materials import GLOSS
from art.kit.palette import shade
from art.kit.shapes import UPRIGHT, block, box, disc, lettering
from art.kit.stage import Point, group


@contextmanager
def cover_box(
    loc: Point,
    color: str,
    title: Sequence[str],
    rot: Point | float = 0.0,
    size: Point = (1.7, 0.42, 2.0),
    letters: str = "paper",
    picture: str = "sun",
) -> Iterator[None]:
    """A box standing on `loc`; what is made inside the block lies on its cover.

    There x runs to the right, y upwards and z to the viewer, around the middle of a round
    picture of 0.5 radius for the default size. The lines of `title` shrink to fit.
    """
    wide, deep, high = size
    with group(loc, rot):
        blank_box(color, size)
        band = (wide * 0.9, 0.02, high * 0.9)
        box((0, -deep / 2, high / 2), band, shade(color, 0.12), bevel=0.008)
        _title(title, wide, high, deep, letters)
        with group((0, -deep / 2 - 0.005, high * 0.4), UPRIGHT):
            disc((0, 0, 0), min(wide, high) * 0.32, 0.02, picture, 0.005)
            with group((0, 0, 0.02)):
                yield


def blank_box(color: str, size: Point = (1.7, 0.42, 2.0)) -> None:
    """A closed box standing on the origin, with the seam of its lid and nothing on its cover."""
    wide, deep, high = size
    block((0, 0, 0), size, color, bevel=0.05)
    edge = (wide * 1.012, deep * 0.08, high * 1.012)
    box((0, deep * 0.2, high / 2), edge, shade(color, -0.35), bevel=0.005)


def _title(lines: Sequence[str], wide: float, high: float, deep: float, color: str) -> None:
    longest = max(len(line) for line in lines)
    size = min(high * 0.15, wide * 0.84 / (longest * 0.62))
    for k, line in enumerate(lines):
        z = high * 0.87 - k * size * 1.02
        lettering(line, (0, -deep / 2 - 0.02, z), size, color, depth=0.014, finish=GLOSS)


@contextmanager
def open_service_box(
    loc: Point, color: str, lid: str, rot: float = 0.0, words: str = ""
) -> Iterator[None]:
    """An open box 2.0 x 1.6 and 0.42 high on `loc`, its lid leaning behind it.

    What is made inside the block stands on the bottom of the box.
    """
    with group(loc, rot):
        block((0, 0, 0), (2.0, 1.6, 0.08), shade(color, 0.3), bevel=0.02)
        for x in (-0.96, 0.96):
            block((x, 0, 0), (0.09, 1.6, 0.42), color, bevel=0.03)
        for y in (-0.76, 0.76):
            block((0, y, 0), (2.0, 0.09, 0.42), color, bevel=0.03)
        with group((0, 0.98, 0.02), (-0.16, 0, 0)):
            block((0, 0, 0), (2.06, 0.22, 1.66), shade(color, -0.12), bevel=0.04)
            block((0, -0.11, 0.1), (1.84, 0.02, 1.46), lid, bevel=0.01)
            if words:
                lettering(words, (0, -0.14, 1.3), 0.3, color, depth=0.015, finish=GLOSS)
        with group((0, 0, 0.08)):
            yield
