"""Samyan: the bar, the booth, the mezzanine and the windows over the city."""

from __future__ import annotations

import random

from art.kit import cameras
from art.kit.lights import backdrop, bulb
from art.kit.palette import RAINBOW
from art.kit.shapes import UPRIGHT, block
from art.kit.stage import group
from art.props.decor import rug, string_lights
from art.props.food.cafe import mug
from art.props.food.tumblers import tumbler
from art.props.furniture import SEAT, TABLE, counter, round_table, sofa
from art.props.neon import light_river, lit_floors, neon_line, neon_shape
from art.props.people.company import random_look, shelf_wall, table_with_friends
from art.props.people.meeple import Look, meeple
from art.props.places.outdoors import balustrade
from art.props.places.photobooth import balloon, booth, photo_strip, polaroid
from art.props.places.rooms import PAINT, neon_sign, skyline
from art.props.places.shopfit import bottle
from art.props.plants import leafy
from art.props.play.dice import die
from art.props.play.games import board
from art.props.play.mystery import books
from art.scenes.gallery.samyan.room import FLOOR, PURPLE, night, purple_room
from art.scenes.gallery.seating import sit
from art.scenes.registry import scene

CREW = (
    Look("tomato", "grin", hat=("cap", "ink"), wear=(("apron", "ink"),)),
    Look("sun", "cheer", hair=("space buns", "cocoa"), wear=(("apron", "grape"),)),
    Look("sky", "happy", hair=("swoop", "ink"), wear=(("lanyard", "tomato"),)),
    Look("candy", "wink", hair=("bob", "#7A3FA0"), wear=(("apron", "ink"),)),
    Look("lime", "cheer", hat=("beanie", "rose"), wear=(("lanyard", "sea"),)),
)


@scene("gallery/samyan/01", size=(1000, 750), samples=5)
def glowing_shop() -> None:
    cameras.custom((4.6, -12.0, 5.6), (0.1, 0.2, 2.0), 54)
    night((0, 0, 2), 9)
    backdrop("#4A3FC8", 8, -2.0)
    block((0, 0.2, -2.0), (6.4, 4.2, 2.6), "#5A4AD0", bevel=0.08, finish=PAINT)
    for row in range(2):
        for k in range(6):
            block((-2.5 + k, -1.92, -1.2 + row * 0.8), (0.7, 0.06, 0.45), "#FFE39A", bevel=0.02)
    _lit_shop()
    towers = ((-5.4, 2.5, 5.6), (-3.6, 4.4, 7.2), (3.9, 4.6, 6.6), (5.4, 2.2, 4.4), (0.6, 5.4, 7.8))
    for k, (x, y, high) in enumerate(towers):
        tint = ("#6A4FE0", "#5544C8", "#7A55E8")[k % 3]
        lit_floors((x, y, -2.0), (1.9, 1.4, high), tint, k + 3)
    light_river((0, -3.6, -1.9), 20, 0.04)


def _lit_shop() -> None:
    floor = 0.6
    with group((0, 0.2, floor)):
        block((0, 0, 0), (6.2, 4.0, 0.1), "sun", bevel=0.03)
        block((0, 1.9, 0), (6.2, 0.2, 2.9), "#FF9A4A", bevel=0.04, finish=PAINT)
        block((-3.0, 0, 0), (0.2, 4.0, 2.9), "#FFB84A", bevel=0.04, finish=PAINT)
        block((0, 0.4, 2.9), (6.5, 3.4, 0.3), "grape", bevel=0.08)
        shelf_wall((0, 1.5, 0.08), 2, seed=5, size=(2.4, 0.5, 2.2), rows=4)
        table_with_friends(
            (-0.9, 0.1, 0.1), (random_look(9), random_look(11), random_look(13)), scale=0.8
        )
        meeple((1.7, -0.6, 0.1), CREW[0], pose="wave", scale=1.05)
        neon_sign((0, -1.4, 3.65), "NK", "#FF5CA8", "sun", 0.8, light=6)
        for x in (-1.6, 1.6):
            bulb((x, -0.4, 2.5), 90, "#FFD9A0")


@scene("gallery/samyan/04", size=(1000, 750), samples=5)
def drinks_bar() -> None:
    cameras.close((0, 0.3, 1.8), 5.7, 0.3, 0.26, 1.4, 44)
    night((0, 0, 1.5), 5)
    purple_room("bare", 2.2)
    rng = random.Random(4)
    for row, z in enumerate((1.7, 2.7, 3.7)):
        block((0, 1.95, z), (7.2, 0.5, 0.1), "ink", bevel=0.02)
        neon_line((-3.6, 1.7, z + 0.02), (3.6, 1.7, z + 0.02), ("#FF5CC8", "#2CE6C8")[row % 2])
        for k in range(13):
            size = rng.uniform(0.85, 1.05)
            bottle((-3.1 + k * 0.52, 1.95, z + 0.1), RAINBOW[rng.randrange(12)], size)
    counter((0, 0, 0), (6.0, 0.9), "grape", 0, "ink")
    neon_line((-3.0, -0.5, 0.98), (3.0, -0.5, 0.98), "#FF5CC8")
    for k, name in enumerate(("grape soda", "blueberry", "blue soda", "pink milk", "red soda")):
        tumbler((-1.1 + k * 0.58, -0.15, 1.15), name, 0.2 * k, 0.62, "sun")
    barkeep = Look("sun", "grin", hair=("swoop", "ink"), wear=(("bow tie", "tomato"),))
    meeple((-0.6, 1.0, 0.7), barkeep, pose="up", scale=1.1)
    meeple((1.15, 1.05, 0.7), CREW[3], pose="wave", scale=1.05)


@scene("gallery/samyan/06", size=(1000, 750), samples=5)
def mezzanine() -> None:
    cameras.custom((-3.6, -8.0, 3.3), (0.5, 0.8, 1.75), 48, 2.6)
    night((0, 0, 1.8), 7)
    purple_room("windows", 3.6)
    block((1.4, 2.0, 1.55), (6.4, 3.0, 0.25), "wood", bevel=0.05)
    for x in (-1.6, 4.4):
        block((x, 0.7, 0), (0.24, 0.24, 1.6), "ink", bevel=0.04)
    balustrade((-1.7, 0.55, 1.8), (4.5, 0.55, 1.8))
    for k in range(6):
        block((-2.2 - k * 0.36, 1.6, 0), (0.36, 1.3, 1.8 - k * 0.3), ("sun", "peach")[k % 2])
    sofa((1.6, 2.6, 1.8), "rose", 0, 3.2)
    for x, look in (
        (0.6, Look("sky", "content", hair=("bob", "ink"), glasses=("round", "ink"))),
        (2.0, Look("mint", "content", hair=("bun", "cocoa"))),
        (3.3, Look("sun", "sleepy", hat=("beanie", "sea"))),
    ):
        meeple((x - 0.3, 2.35, 2.3), look, pose="hug", seated=True)
    rug((0.4, -0.9, 0.02), 1.7, ("candy", "lilac", "rose"))
    table_with_friends(
        (0.6, -0.7, 0), (random_look(246), random_look(249)), radius=0.9, open_front=3.2, scale=0.9
    )
    books((-2.1, -0.9, 0.02), 4, 0.3, 1.0)
    leafy((3.4, -0.6, 0), "leaf", "sun", 1.2)


@scene("gallery/samyan/07", size=(1000, 750), samples=5)
def booth_queue() -> None:
    cameras.custom((2.0, -9.6, 2.4), (0.2, 0.6, 1.6), 45, 2.2)
    night((0, 0, 1.4), 6.5)
    purple_room("shapes", 3.2)
    booth((-1.9, 1.3, 0), "candy", 0.25, 1.25)
    for k, (x, y) in enumerate(((-0.1, 0.7), (1.15, 0.45), (2.4, 0.75), (3.6, 1.2))):
        meeple((x, y, 0), random_look(263 + k), pose=("up", "wave", "out", "up")[k], scale=1.08)
    star = Look("sun", "cheer", hat=("crown", "gold"), glasses=("heart", "rose"))
    with meeple((-1.6, -0.6, 0), star, pose="up", scale=1.1).hand("left"):
        photo_strip((0.1, -0.05, 0.35), ("sky", "sun", "mint"), (1.4, 0, 0.1), 0.55)
    balloon((-3.6, 0.4, 0.3), "rose", 1.2, "heart")
    balloon((-3.2, 0.1, 0.1), "sun", 1.0)


@scene("gallery/samyan/10", size=(1000, 750), samples=5)
def tail_lights() -> None:
    cameras.custom((1.3, -5.6, 4.2), (0.0, 2.0, 1.1), 42, 2.4)
    night((0, 0.6, 1.4), 6)
    with group((0, -3.0, 0)):
        block((0, 0, -0.3), (14, 9.6, 0.3), FLOOR, bevel=0.02, finish=PAINT)
    backdrop("#3B35A8", 13, -3.0, 44)
    for k, rot in enumerate((0.12, -0.1)):
        light_river((0, 5.2 + k * 3.0, -0.95 + k * 0.5), 26, rot, 5 + k)
    with group((0, 11.5, -0.3)):
        skyline(22, 5.0, "night", 9)
    _window_frame()
    sofa((-1.5, 0.95, 0), "candy", 0.25, 2.4)
    for x, look, pose in (
        (-2.0, Look("sky", "content", hair=("long", "ink")), "hug"),
        (-0.85, Look("sun", "happy", hair=("curls", "cocoa")), "wave"),
    ):
        meeple((x, 0.75, SEAT), look, pose=pose, seated=True)
    round_table((1.3, 0.6, 0), 0.75, "paper")
    board((1.3, 0.55, TABLE), rot=0.3, scale=0.7)
    mug((0.85, 0.25, TABLE), "tomato", scale=0.8)
    sit((2.55, 1.0), Look("tomato", "grin", hat=("beanie", "sun")), "hug", (1, 0.5))


def _window_frame() -> None:
    for x in (-4.4, -1.5, 1.5, 4.4):
        block((x, 1.85, 0), (0.12, 0.14, 4.6), "ink", bevel=0.02)
    block((0, 1.85, 0), (9.0, 0.2, 0.35), PURPLE, bevel=0.04)
    block((0, 1.85, 4.2), (9.0, 0.2, 1.0), PURPLE, bevel=0.04)
    neon_line((-4.4, 1.7, 4.15), (4.4, 1.7, 4.15), "#FF5CC8")


@scene("gallery/samyan/14", size=(1000, 750), samples=5)
def polaroid_wall() -> None:
    cameras.custom((-2.3, -5.2, 1.7), (0.1, 1.0, 1.8), 40, 2.2)
    night((0, 0, 1.6), 5.5)
    purple_room("bare", 1.8, "#9A6BFF")
    rng = random.Random(14)
    for row in range(4):
        for k in range(11):
            spot = (-4.9 + k * 0.98 + 0.2 * (row % 2), 1.74, 1.1 + row * 0.98)
            tint, who = RAINBOW[(k * 5 + row) % 12], RAINBOW[(k * 7 + row * 3 + 4) % 12]
            with group(spot, (0, rng.uniform(-0.12, 0.12), 0)):
                polaroid((0, 0, 0), tint, UPRIGHT, 1.05, who)
    string_lights((-5, 1.5, 4.1), (5, 1.5, 4.1), 0.35, 21)
    with meeple((-0.9, 0.4, 0), CREW[1], pose="up", turn=0.15, scale=1.12).hand("left"):
        polaroid((0.1, -0.05, 0.15), "mint", UPRIGHT, 0.7, "rose")
    regular = Look("sky", "grin", hair=("fringe", "ink"), glasses=("round", "ink"))
    meeple((1.0, 0.45, 0), regular, pose="point", scale=1.1)


@scene("gallery/samyan/15", size=(1000, 750), samples=5)
def huddle() -> None:
    cameras.custom((0.4, -7.0, 1.2), (0, 0.5, 1.5), 42, 2.0)
    night((0, 0, 1.5), 6)
    purple_room("shelves", 2.8)
    rug((0, 0.1, 0.02), 2.8, ("sun", "tomato", "rose"))
    for k, (x, y) in enumerate(((-2.15, 0.3), (-1.1, 0.75), (0.0, 0.95), (1.1, 0.75), (2.15, 0.3))):
        lean = 0.1 * (x < -0.5) - 0.1 * (x > 0.5)
        pose = ("out", "up", "up", "up", "out")[k]
        meeple((x, y, 0), CREW[k], pose=pose, scale=1.15, lean=lean)
    die((-0.3, -1.0, 0.05), "tomato", "paper", 0.5, 0.9)
    neon_shape((0, 2.65, 4.0), "die", "#2CE6C8", 0.9)
