"""Friends together: compositions that fill a scene in one line."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from art.kit.outlines import on_circle, scattered
from art.kit.palette import RAINBOW
from art.kit.shapes import ball, box
from art.kit.stage import Point, group
from art.props.food.cafe import drink, mug
from art.props.furniture import SEAT, TABLE, round_table, shelf, stool
from art.props.people.meeple import Figure, Look, meeple
from art.props.play.dice import coins, die, pawn, token
from art.props.play.games import board, card, card_fan, card_stack

HAIRS = (
    "short",
    "fringe",
    "bob",
    "long",
    "bun",
    "curls",
    "spiky",
    "swoop",
    "ponytail",
    "pigtails",
    "space buns",
)
HAIR_TINTS = ("cocoa", "ink", "walnut", "#2B1A12", "#C97A2E", "#7A3FA0", "#E8386F")
MOODS = ("smile", "grin", "happy", "content", "wink", "surprised", "cheer")


def random_look(seed: int, color: str | None = None) -> Look:
    """A friend who is always the same for a seed and differs from the neighbours'."""
    rng = random.Random(seed * 7919)
    hair = (HAIRS[seed % len(HAIRS)], rng.choice(HAIR_TINTS)) if seed % 5 else None
    hats = ("cap", "beanie", "headphones", "bow", "party", "cat ears", "straw")
    hat = (hats[seed % 7], RAINBOW[(seed * 5 + 3) % 12]) if seed % 5 == 0 or seed % 7 == 3 else None
    # A whole hat would crush big hair, so only small ones go over it.
    if hat and hair and hat[0] not in {"headphones", "bow", "cat ears"}:
        hair = None
    specs = (("round", "square", "sun")[seed % 3], "ink") if seed % 4 == 1 else None
    return Look(color or RAINBOW[(seed * 5) % 12], MOODS[seed % 7], hair, hat, specs)


def crowd(
    loc: Point,
    count: int,
    width: float,
    depth: float,
    seed: int = 1,
    scale: float = 1.0,
    poses: Sequence[str] = ("out", "up", "wave", "down"),
) -> list[Figure]:
    """A crowd standing in a rectangle around `loc`, all facing the viewer, none overlapping."""
    rng = random.Random(seed)
    spots = scattered(count, width, depth, 1.25 * scale, rng)
    return [
        meeple(
            (loc[0] + x, loc[1] + y, loc[2]),
            random_look(seed * 31 + k),
            pose=rng.choice(poses),
            scale=scale,
            turn=rng.uniform(-0.35, 0.35),
        )
        for k, (x, y) in enumerate(spots)
    ]


def table_with_friends(
    loc: Point,
    looks: Sequence[Look | str] = ("tomato", "sun", "sky", "grape"),
    *,
    radius: float = 1.4,
    game: str = "board",
    open_front: float = 1.9,
    poses: Sequence[str] = ("hold", "up", "hug", "wave"),
    table: str = "wood",
    seat: str = "paper",
    scale: float = 1.0,
    facing: float = 0.0,
) -> list[Figure]:
    """A round table, its foot at `loc`, with seated friends around its far side.

    `open_front` (radians) is the gap left free towards -y (turned by `facing`), so that the table
    is seen. `game` is board, cards, dice, coins or none.
    """
    with group(loc, 0, scale):
        round_table((0, 0, 0), radius, table)
        start = -math.pi / 2 + facing + open_front / 2
        ring = on_circle(len(looks), radius + 0.62, start, math.tau - open_front)
        friends = []
        for k, (x, y) in enumerate(ring):
            stool((x, y, 0), seat)
            figure = meeple(
                (x, y, SEAT), looks[k], pose=poses[k % len(poses)], seated=True, towards=(0, 0)
            )
            friends.append(figure)
        with group((0, 0, TABLE), facing):
            TABLE_GAMES[game](radius)
    return friends


def _board_game(radius: float) -> None:
    board((0, 0, 0), rot=0.3, scale=radius * 0.72)
    for x, y, color in ((-0.2, 0.1, "tomato"), (0.25, -0.2, "grape"), (0.1, 0.3, "teal")):
        pawn((x * radius, y * radius, 0.08), color, 0.9)
    die((0.62 * radius, -0.5 * radius, 0), "cream", "ink", 0.5, 0.5)
    die((0.42 * radius, -0.66 * radius, 0), "tomato", "cream", -0.2, 0.5)
    mug((-0.66 * radius, -0.36 * radius, 0), "sun", scale=0.8)


def _card_game(radius: float) -> None:
    card_stack((0, 0.05, 0), "grape", 10, 0.2)
    for k, (x, y) in enumerate(on_circle(7, radius * 0.62, 0.4)):
        card(
            (x, y, 0),
            RAINBOW[k],
            ("star", "heart", "dot", "diamond")[k % 4],
            math.atan2(y, x) + math.pi / 2,
            0.85,
        )
    drink((-0.45 * radius, -0.62 * radius, 0), "blue soda", scale=0.55)
    token((0.35, -0.25, 0), "sun", "star", 0.8)


def _dice_game(radius: float) -> None:
    for k, (x, y) in enumerate([(0, 0), *on_circle(5, radius * 0.42, 0.3)]):
        die(
            (x, y, 0),
            ("cream", "tomato", "sun", "teal", "grape", "sky")[k],
            "ink" if k in (0, 2) else "cream",
            k * 0.7,
            0.62,
        )
    mug((-0.6 * radius, -0.45 * radius, 0), "candy", scale=0.8)


def _coin_game(radius: float) -> None:
    for k, (x, y) in enumerate(on_circle(6, radius * 0.5, 0.2)):
        coins((x, y, 0), 3 + (k * 5) % 6, ("gold", "silver", "bronze")[k % 3])
    card_stack((0, 0, 0), "teal", 8, 0.3)


def _no_game(radius: float) -> None:
    del radius


TABLE_GAMES = {
    "board": _board_game,
    "cards": _card_game,
    "dice": _dice_game,
    "coins": _coin_game,
    "none": _no_game,
}


def shelf_wall(
    loc: Point,
    columns: int = 3,
    rot: float = 0.0,
    seed: int = 1,
    size: Point = (2.2, 0.55, 3.0),
    rows: int = 5,
    color: str = "wood",
) -> None:
    """Shelves of games side by side along x, centred on `loc`, facing -y."""
    with group(loc, rot):
        for k in range(columns):
            x = (k - (columns - 1) / 2) * (size[0] + 0.08)
            shelf((x, 0, 0.05), size, rows, seed=seed + k, color=color)


def confetti(loc: Point, count: int = 60, size: Point = (4.0, 1.0, 3.0), seed: int = 2) -> None:
    """Paper bits flying in a box of `size` around `loc`."""
    rng = random.Random(seed)
    for k in range(count):
        x, y, z = (at + rng.uniform(-0.5, 0.5) * span for at, span in zip(loc, size, strict=True))
        turn = (rng.uniform(0, 3), rng.uniform(0, 3), rng.uniform(0, 3))
        if k % 4:
            box((x, y, z), (0.12, 0.07, 0.015), RAINBOW[k % 12], turn, 0.004)
        else:
            ball((x, y, z), 0.04, RAINBOW[k % 12], detail=6)


def cards_in_hand(friend: Figure, scale: float = 0.7) -> None:
    """Give a friend in the pose "hold" a fan of cards that hides neither face nor table."""
    with friend.hand("right", 1.1):
        card_fan((0.34, -0.05, -0.12), rot=(-0.2, 0, 0), scale=scale)
