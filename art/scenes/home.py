"""The home hero: the whole shop as a cut-away doll's house."""

from __future__ import annotations

import math

from art.kit import cameras
from art.kit.lights import bulb, light_rig, soft_box
from art.kit.materials import FABRIC
from art.kit.shapes import block, box, disc
from art.props.beyblade import bey
from art.props.cafe import drink, latte
from art.props.company import cards_in_hand, table_with_friends
from art.props.decor import bunting, rug
from art.props.dice import die
from art.props.food import toast
from art.props.furniture import counter, espresso_machine, shelf
from art.props.games import game_box
from art.props.meeple import Look, meeple
from art.props.photobooth import balloon, booth
from art.props.plants import cactus, leafy
from art.props.rooms import PAINT, city_window, menu_board, neon_sign
from art.props.stadium import stadium
from art.scenes.registry import scene

HALF = 4.6
LEFT_WALL = math.pi / 2


@scene("heroes/home", size=(1600, 1340), samples=8, transparent=True)
def home() -> None:
    cameras.isometric((0, 0, 1.4), 13.0)
    light_rig("day", (0, 0, 1.2), 8.5)
    soft_box((9, -3, 6), 6, 900, "#FFF4E4", (-4, 0, 1.5))
    _shell()
    _walls()
    _game_table()
    _cafe()
    _arena()
    _photo_corner()
    _doorstep()
    cameras.fit(1.015)


def _shell() -> None:
    block((0, 0, -0.3), (HALF * 2, HALF * 2, 0.3), "peach", bevel=0.1, finish=PAINT)
    block((0, 0, -0.62), (HALF * 2 + 0.3, HALF * 2 + 0.3, 0.36), "walnut", bevel=0.12)
    step = HALF * 2 / 8
    for i in range(8):
        for j in range(8):
            if (i + j) % 2:
                spot = ((i + 0.5) * step - HALF, (j + 0.5) * step - HALF, 0)
                box(spot, (step * 0.985, step * 0.985, 0.03), "cream", bevel=0.01, finish=PAINT)
    block((0, HALF, -0.3), (HALF * 2 + 0.3, 0.3, 4.5), "teal", bevel=0.1, finish=PAINT)
    # The yellow wall ends inside the teal one: two rounded corners in one spot turn black.
    block((-HALF, -0.12, -0.3), (0.3, HALF * 2 + 0.06, 4.53), "#FFD45C", bevel=0.1, finish=PAINT)
    box((0.1, HALF - 0.17, 0.22), (HALF * 2 - 0.3, 0.08, 0.44), "paper", bevel=0.02)
    box((-HALF + 0.17, -0.1, 0.22), (0.08, HALF * 2 - 0.3, 0.44), "paper", bevel=0.02)


def _walls() -> None:
    shelf((2.35, HALF - 0.45, 0.05), (3.9, 0.6, 3.1), 4, seed=4)
    neon_sign((-0.75, HALF - 0.2, 2.95), "NK", "tomato", "lemon", 0.95, light=10)
    city_window((-HALF + 0.2, 0.35, 2.5), (2.7, 1.9), "day", LEFT_WALL)
    shelf((-HALF + 0.4, 2.9, 1.5), (1.5, 0.5, 2.0), 3, LEFT_WALL, 9)
    menu_board((-HALF + 0.22, -2.75, 2.6), LEFT_WALL, 1.1)
    bunting((-HALF + 0.3, HALF - 0.25, 3.95), (-HALF + 0.3, -HALF + 0.2, 3.95), 0.3, 13)
    for k, tint in enumerate(("tomato", "grape", "sky")):
        game_box(
            (1.15 + k * 1.15, HALF - 0.5, 3.2),
            tint,
            "",
            0.06 * (k - 1),
            0.62,
            emblem=("star", "heart", "dot")[k],
        )


def _game_table() -> None:
    rug((0.55, 0.85, 0), 2.75, ("coral", "cream", "candy", "cream"))
    looks = (
        Look("candy", "happy", hair=("bun", "cocoa")),
        Look("sky", "grin", hair=("swoop", "ink"), glasses=("round", "ink")),
        Look("tomato", "happy", hat=("cap", "sea")),
        Look("leaf", "surprised", hair=("curls", "cocoa")),
    )
    friends = table_with_friends(
        (0.55, 0.85, 0),
        looks,
        radius=1.45,
        open_front=2.4,
        poses=("hug", "hold", "up", "up"),
        facing=0.72,
        scale=1.12,
    )
    cards_in_hand(friends[1], 0.62)
    bulb((0.55, 0.95, 3.4), 60)


def _cafe() -> None:
    counter((-3.55, -2.5, 0), (3.3, 1.0), "coral", LEFT_WALL, "wood")
    espresso_machine((-3.6, -1.4, 1.15), "tomato", LEFT_WALL, 1.1)
    drink((-3.3, -2.35, 1.15), "pink milk", scale=0.62, straw="tomato")
    drink((-3.3, -2.85, 1.15), "blue soda", scale=0.62)
    toast((-3.3, -3.55, 1.18), "milk", 0.5, 0.6)
    latte((-3.25, -1.95, 1.15), "paper", 0.4, 0.55)
    barista = Look("grape", "content", hat=("chef", "paper"), wear=(("apron", "paper"),))
    meeple((-2.3, -1.45, 0), barista, scale=1.12, pose="wave", turn=0.2)
    with meeple(
        (-1.95, -3.55, 0),
        Look("mint", "grin", hair=("pigtails", "rose")),
        scale=1.0,
        pose="up",
        turn=0.3,
    ).hand("left"):
        drink((0, -0.02, -0.1), "thai tea", scale=0.5)


def _arena() -> None:
    disc((2.35, -2.35, 0), 2.1, 0.04, "sea", 0.01, FABRIC)
    disc((2.35, -2.35, 0), 1.0, 0.42, "night", 0.1)
    stadium((2.35, -2.35, 0.4), "sky", "ink", 0.72, 0.45)
    bey((2.1, -2.3, 0.48), "tomato", "sun", "attack", 0.14, 0.4, 0.4, "coral")
    bey((2.7, -2.2, 0.48), "grape", "electric", "balance", -0.12, 1.2, 0.4, "lilac")
    blader = Look("sun", "cheer", hair=("spiky", "tomato"))
    meeple((0.55, -2.75, 0), blader, scale=1.12, pose="up", turn=0.55)
    meeple(
        (3.75, -0.75, 0),
        Look("coral", "determined", hat=("headphones", "electric")),
        scale=1.12,
        pose="point",
        turn=-0.4,
    )


def _photo_corner() -> None:
    booth((-3.05, 3.25, 0), "candy", 0.32, 1.0)
    star = Look("lilac", "wink", hat=("crown", "gold"), wear=(("cape", "rose"),))
    meeple((-1.2, 3.5, 0), star, scale=1.12, pose="wave", turn=0.1)
    balloon((-4.1, 1.75, 0.6), "grape", 1.15)
    balloon((-4.05, 1.3, 0.3), "tomato", 1.1, "heart")


def _doorstep() -> None:
    cactus((4.05, 1.75, 0), "leaf", "tomato", 1.15)
    leafy((-4.0, -0.55, 0), "forest", "sea", 0.85)
    cactus((4.1, -4.05, 0), "lime", "grape", 0.8)
    die((-0.8, -3.65, 0.05), "cream", "ink", 0.3, 1.2)
    die((-0.1, -3.85, 0.05), "tomato", "cream", -0.4, 0.9)
    disc((-0.55, -3.7, 0), 0.85, 0.05, "mint", 0.01, FABRIC)
