"""The plain geometry behind props."""

import math
import random

import pytest

from art.kit.outlines import (
    clamp_turn,
    hem,
    mirrored,
    on_circle,
    regular,
    rounded_rectangle,
    scattered,
    star,
)


@pytest.mark.parametrize(
    ("turn", "limit", "expected"),
    [
        (0.0, 0.75, 0.0),
        (0.5, 0.75, 0.5),
        (math.pi / 2, 0.75, 0.75),
        (-math.pi / 2, 0.75, -0.75),
        (math.tau + 0.2, 0.75, 0.2),
        (-math.tau - 0.2, 0.75, -0.2),
    ],
)
def test_no_turn_loses_the_face(turn: float, limit: float, expected: float) -> None:
    assert clamp_turn(turn, limit) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("lon", "expected"), [(0.0, 0.5), (math.pi, -0.4), (math.pi / 2, 0.1), (-math.pi / 2, 0.1)]
)
def test_a_hem_meets_its_front_side_and_back(lon: float, expected: float) -> None:
    assert hem(lon, front=0.5, side=0.1, back=-0.4) == pytest.approx(expected)


def test_mirrored_outline_is_symmetric_and_closed_once() -> None:
    outline = mirrored([(0, 0), (1, 0), (2, 3), (0, 4)])
    assert outline == [(0, 0), (1, 0), (2, 3), (0, 4), (-2, 3), (-1, 0)]


def test_a_whole_circle_does_not_repeat_its_start() -> None:
    points = on_circle(4, 2.0)
    assert points[0] == pytest.approx((2.0, 0.0))
    assert points[-1] == pytest.approx((0.0, -2.0))


def test_an_arc_reaches_its_end() -> None:
    points = on_circle(3, 1.0, 0.0, math.pi)
    assert points[-1] == pytest.approx((-1.0, 0.0))


def test_one_point_on_an_arc_is_its_start() -> None:
    assert on_circle(1, 1.0, 0.0, math.pi) == [pytest.approx((1.0, 0.0))]


@pytest.mark.parametrize("count", [0, 1, 12])
def test_scattered_points_keep_their_distance_and_stay_inside(count: int) -> None:
    points = scattered(count, 6.0, 4.0, 1.0, random.Random(3))
    assert len(points) == count
    assert all(abs(x) <= 3 and abs(y) <= 2 for x, y in points)
    assert all(math.dist(a, b) >= 1.0 for k, a in enumerate(points) for b in points[k + 1 :])


def test_scattering_more_than_fits_gives_fewer_points() -> None:
    assert len(scattered(50, 2.0, 2.0, 1.0, random.Random(1))) < 50


def test_stars_and_polygons_have_their_corners() -> None:
    assert len(star(5, 1.0, 0.5)) == 10
    assert [math.hypot(x, y) for x, y in regular(6, 2.0)] == pytest.approx([2.0] * 6)


def test_a_rounded_rectangle_stays_within_its_size() -> None:
    outline = rounded_rectangle(2.0, 1.0, 5.0)
    assert max(x for x, _ in outline) == pytest.approx(1.0)
    assert max(y for _, y in outline) == pytest.approx(0.5)
