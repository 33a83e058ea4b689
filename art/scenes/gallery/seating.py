"""Ways to seat and place friends that the galleries share."""

from __future__ import annotations

from collections.abc import Sequence

from art.props.furniture import SEAT, stool
from art.props.people.company import random_look
from art.props.people.meeple import Figure, Look, meeple
from art.props.places.shopfit import CUSHION, cushion
from art.props.play.games import game_box

Flat = tuple[float, float]


def sit(
    at: Flat, look: Look | str, pose: str = "hold", towards: Flat | None = None, seat: str = "paper"
) -> Figure:
    """Seat a friend on a pouf, facing a spot or (without one) the viewer."""
    stool((*at, 0), seat)
    return meeple((*at, SEAT), look, pose=pose, seated=True, towards=towards)


def sit_low(
    at: Flat,
    look: Look | str,
    pose: str = "hold",
    towards: Flat | None = None,
    seat: str = "rose",
    scale: float = 1.0,
) -> Figure:
    """Seat a friend on a floor cushion."""
    cushion((*at, 0.02), seat, scale)
    spot = (*at, 0.02 + CUSHION)
    return meeple(spot, look, pose=pose, seated=True, towards=towards, scale=scale)


def both_sides(
    rows: Sequence[float], reach: float, seed: int, poses: Sequence[str], seat: str = "paper"
) -> list[Figure]:
    """Seat a pair at x = -reach and +reach for each y in `rows`, half turned to -y."""
    spots = [(side * reach, y) for y in rows for side in (-1.0, 1.0)]
    return [
        sit((x, y), random_look(seed + k), poses[k % len(poses)], (0, y - 2.4), seat)
        for k, (x, y) in enumerate(spots)
    ]


def carry_box(friend: Figure, color: str, emblem: str = "star", scale: float = 0.56) -> None:
    """Put a game box into both hands of a friend in the pose "hold"."""
    with friend.hand("right", 1.1):
        game_box((0.37, -0.1, -0.5), color, "", 0.0, scale, emblem=emblem)
