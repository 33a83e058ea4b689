"""Srinakarin: the entrance, shelves, counters and rooms within the room."""

from __future__ import annotations

from art.kit import cameras
from art.kit.palette import RAINBOW
from art.kit.shapes import block, box
from art.kit.stage import group
from art.props.decor import pendant
from art.props.food.cafe import plate
from art.props.food.food import toast
from art.props.food.tumblers import tumbler
from art.props.furniture import TABLE, counter, long_table, shelf
from art.props.people.company import random_look, shelf_wall, table_with_friends
from art.props.people.meeple import Look, meeple
from art.props.places.outdoors import floor_number
from art.props.places.rooms import PAINT, sign_board
from art.props.places.shopfit import bracket_board, glass_wall
from art.props.plants import cactus, palm
from art.props.play.beyblade import bey, launcher
from art.props.play.dice import die, trophy
from art.props.play.games import game_box
from art.props.play.tabletop import sand_timer, sleeves
from art.scenes.gallery.seating import carry_box
from art.scenes.gallery.srinakarin.room import floor_three, noon
from art.scenes.registry import scene

CREW = Look("sky", "happy", hat=("cap", "sun"), wear=(("apron", "sun"),))
COOK = Look("coral", "content", hat=("chef", "paper"), wear=(("apron", "paper"),))


@scene("gallery/srinakarin/01", size=(1000, 750), samples=5)
def entrance() -> None:
    cameras.custom((-2.0, -8.2, 2.0), (0, 0.4, 1.9), 44, 2.4)
    noon((0, 0, 1.6), 7)
    floor_three("bare", 4.4)
    for x in (-3.6, 3.6):
        block((x, 0.9, 0), (3.2, 0.4, 5.6), "sea", bevel=0.06, finish=PAINT)
        box((x, 0.66, 1.5), (2.2, 0.06, 1.9), "#BDEBFF", bevel=0.04)
    block((0, 0.9, 2.9), (4.1, 0.4, 2.7), "sea", bevel=0.06, finish=PAINT)
    sign_board((0, 0.5, 3.45), "NK BOARD GAME", "sun", "tomato", 5.6, 1.0)
    shelf_wall((0, 3.9, 0), 3, seed=71, size=(2.0, 0.5, 2.6), rows=4, color="paper")
    table_with_friends(
        (0, 2.6, 0), (random_look(3), random_look(4)), radius=0.8, open_front=3.4, scale=0.85
    )
    game_box((3.3, 0.2, 0), "grape", "", -0.15, 0.85, emblem="heart")
    floor_number((1.75, -0.6, 0), "3F", "tomato", 1.1)
    meeple((-1.2, -0.9, 0), CREW, pose="wave", scale=1.15)
    meeple((0.4, -0.4, 0), Look("candy", "cheer", hair=("bun", "cocoa")), pose="up", scale=1.1)
    palm((-2.7, 0.0, 0), 0.9, 2.4)
    cactus((3.0, -0.8, 0), "lime", "sea", 1.3)


@scene("gallery/srinakarin/04", size=(1000, 750), samples=5)
def rainbow_shelf() -> None:
    cameras.custom((0.4, -5.6, 1.9), (0.1, 1.2, 1.75), 38, 2.4)
    noon((0, 0, 1.6), 6)
    floor_three("bare", 2.5)
    order = ("tomato", "coral", "sun", "lime", "leaf", "sky", "grape")
    for k, tint in enumerate(order):
        for x in (-2.45, 0, 2.45):
            spot = (x, 2.1, 0.06 + (6 - k) * 0.62)
            shelf(spot, (2.36, 0.55, 0.6), 1, seed=k * 7 + int(x), color="paper", colors=(tint,))
    with meeple((-1.1, 0.6, 0), CREW, pose="up", turn=0.2, scale=1.15).hand("left"):
        game_box((0.15, 0, -0.1), "sun", "", 0.1, 0.5)
    carry_box(
        meeple((0.9, 0.3, 0), Look("leaf", "grin", hair=("bob", "ink")), pose="hold"), "grape"
    )
    for k, tint in enumerate(("tomato", "coral", "sun")):
        block((2.2, 0.4, k * 0.2), (0.95, 0.85, 0.19), tint, 0.15 * (k - 1), 0.03)


@scene("gallery/srinakarin/05", size=(1000, 750), samples=5)
def glass_room() -> None:
    cameras.custom((0.6, -8.4, 2.5), (0.0, 0.2, 1.45), 44, 2.4)
    noon((0, 0, 1.4), 6.5)
    floor_three("cells", 3.0)
    looks = (random_look(161), random_look(163), random_look(166), random_look(169))
    loud = [Look(look.color, "cheer", look.hair, look.hat) for look in looks]
    table_with_friends((0, 0.3, 0), loud, radius=1.2, poses=("up",), game="dice", open_front=2.3)
    glass_wall((0, -1.6, 0), 11.1, 3.0, 0, "sea")
    sign_board((0, -1.72, 2.95), "LOUD ROOM", "tomato", "paper", 2.6, 0.5)
    for x in (-0.9, 0.9):
        pendant((x, 0.4, 3.2), "tomato", 1.6)
    shush = Look("lilac", "wink", hat=("headphones", "tomato"))
    meeple((2.0, -2.2, 0), shush, pose="hug", turn=-0.2, scale=0.9)


@scene("gallery/srinakarin/07", size=(1000, 750), samples=5)
def fresh_toast() -> None:
    cameras.close((0.05, 0, 1.62), 5.2, 0.25, 0.32, 1.1, 55)
    noon((0, 0, 1.4), 4)
    floor_three("cells", 2.9)
    counter((0, 0, 0), (5.0, 1.5), "sky", 0, "paper")
    for x, y, kind, turn in ((-0.55, -0.3, "milk", 0.3), (0.6, -0.15, "butter", -0.25)):
        plate((x, y, 1.15), "paper", 0.62, "sun" if x > 0 else "tomato")
        toast((x, y, 1.2), kind, turn, 0.8)
    tumbler((1.35, 0.25, 1.15), "thai tea", scale=0.62)
    tumbler((-1.4, 0.2, 1.15), "pink milk", scale=0.62, straw="tomato")
    with meeple((-0.1, 1.2, 0.35), COOK, pose="wave", scale=1.05).hand("left"):
        plate((0.1, -0.1, 0.05), "paper", 0.4, "sky")
        toast((0.1, -0.1, 0.1), "milk", 0.5, 0.5)


@scene("gallery/srinakarin/10", size=(1000, 750), samples=5)
def weekly_bracket() -> None:
    cameras.custom((-0.7, -7.9, 2.3), (0.0, 0.8, 1.8), 44, 2.2)
    noon((0, 0, 1.6), 6)
    floor_three("stripes", 2.4)
    bracket_board((0, 2.25, 2.7), 0, 1.15)
    long_table((0, 0.1, 0), (3.4, 1.0), "sea")
    for x, tint, accent, kind in (
        (-1.15, "tomato", "sun", "attack"),
        (0.0, "grape", "electric", "balance"),
        (1.1, "leaf", "sun", "stamina"),
    ):
        bey((x, 0.0, TABLE), tint, accent, kind, 0, x, 0.52)
    launcher((0.55, -0.25, TABLE), "tomato", 0.3, 0.45)
    meeple((-2.35, 0.9, 0), CREW, pose="point", turn=0.2, scale=1.15)
    meeple((2.35, 0.7, 0), Look("rose", "cheer", hair=("spiky", "ink")), pose="up", scale=1.1)
    trophy((0.5, 0.25, TABLE), "gold", 0.2, 0.75)


@scene("gallery/srinakarin/12", size=(1000, 750), samples=5)
def lending_corner() -> None:
    cameras.close((0.05, 0.0, 1.6), 5.1, -0.3, 0.3, 1.2, 48)
    noon((0, 0, 1.4), 4.6)
    floor_three("shelves", 2.4)
    counter((0, 0, 0), (5.4, 1.1), "coral", 0, "paper")
    for k, tint in enumerate(("tomato", "sea", "grape")):
        sand_timer((-1.4 + k * 0.46, -0.15 + 0.12 * (k % 2), 1.15), tint, 0.4 * k, 0.82)
    for k in range(8):
        row = k // 4
        with group((0.05 + (k % 4) * 0.3, -0.2 + row * 0.3, 1.15)):
            die((0, 0, 0), RAINBOW[k], "paper" if k != 2 else "ink", 0.3 * k, 0.48)
    for k, tint in enumerate(("sky", "candy", "lime")):
        sleeves((1.45 + k * 0.34, 0.05, 1.15), tint, -0.2 + 0.1 * k, 0.9)
    meeple((-0.2, 1.1, 0.5), CREW, pose="wave", scale=1.05)


@scene("gallery/srinakarin/14", size=(1000, 750), samples=5)
def row_of_smoothies() -> None:
    cameras.close((0.0, 0.1, 1.85), 6.1, 0.3, 0.22, 1.0, 48)
    noon((0, 0, 1.4), 4.4)
    floor_three("windows", 3.2)
    counter((0, 0, 0), (6.4, 1.1), "sun", 0, "paper")
    pours = ("strawberry", "mango", "green tea", "blueberry", "pink milk", "thai tea", "cocoa")
    for k, name in enumerate(pours):
        straw = ("tomato", "sea", "grape", "sun")[k % 4]
        tumbler((-1.9 + k * 0.62, -0.15, 1.15), name, 0.2 * k, 0.78, straw)
    meeple((-0.75, 1.2, 0.75), COOK, pose="up", scale=1.05)
    helper = Look("mint", "grin", hair=("pigtails", "rose"), wear=(("apron", "tomato"),))
    meeple((0.85, 1.25, 0.75), helper, pose="wave", scale=1.05)
