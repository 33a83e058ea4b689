"""Samyan: games that last into the night."""

from __future__ import annotations

from art.kit import cameras
from art.kit.lights import bulb
from art.kit.outlines import on_circle
from art.kit.shapes import block, disc
from art.kit.stage import group
from art.props.decor import pendant, rug, wall_clock
from art.props.food.cafe import mug
from art.props.food.food import rice_set
from art.props.food.tumblers import tumbler
from art.props.furniture import TABLE, long_table, round_table
from art.props.neon import neon_shape
from art.props.people.company import cards_in_hand, random_look, table_with_friends
from art.props.people.meeple import Look, meeple
from art.props.places.photobooth import curtain
from art.props.places.shopfit import laptop
from art.props.play.beyblade import bey
from art.props.play.dice import coins, die, pawn, token
from art.props.play.games import board, card, card_stack, hex_island
from art.props.play.magic import crystal_ball
from art.props.play.mystery import (
    books,
    candlestick,
    case_file,
    clue_board,
    envelope,
    key,
    magnifier,
)
from art.props.play.stadium import stadium
from art.props.play.tabletop import map_board
from art.scenes.gallery.samyan.room import night, purple_room
from art.scenes.gallery.seating import sit
from art.scenes.registry import scene

HELMET = ("helmet", "sun")


@scene("gallery/samyan/02", size=(1000, 750), samples=5)
def exam_week() -> None:
    cameras.close((0.05, 0.45, 1.2), 8.0, 0.2, 0.4, 1.8, 46)
    night((0, 0, 1.2), 6)
    purple_room("windows", 3.2)
    long_table((0, 0, 0), (5.0, 1.7), "#F2B766")
    for x, look, pose in (
        (-1.9, Look("sky", "sleepy", hair=("bun", "cocoa"), glasses=("round", "ink")), "hug"),
        (-0.65, Look("mint", "determined", hat=("headphones", "rose")), "hug"),
        (0.75, Look("tomato", "cheer", hair=("spiky", "ink")), "up"),
        (2.0, Look("candy", "grin", hair=("ponytail", "walnut")), "hold"),
    ):
        sit((x, 1.3), look, pose, (x * 0.7, 0), "sun")
    books((-2.05, -0.25, TABLE), 5, 0.2, 0.85, 3)
    laptop((-1.05, 0.05, TABLE), "silver", 2.6, 0.72)
    books((-0.4, -0.5, TABLE), 2, -0.4, 0.7, 6)
    board((1.25, -0.15, TABLE), rot=0.2, scale=0.9)
    for x, y, tint in ((1.0, -0.1, "tomato"), (1.5, 0.1, "teal"), (1.35, -0.5, "grape")):
        pawn((x, y, TABLE + 0.09), tint)
    mug((0.25, -0.45, TABLE), "tomato", scale=0.9)


@scene("gallery/samyan/03", size=(1000, 750), samples=5)
def mystery_files() -> None:
    cameras.close((0, 0.4, 1.3), 8.3, -0.14, 0.46, 1.8, 46)
    night((0, 0, 1.2), 6)
    purple_room("bare", 2.9)
    clue_board((0, 2.8, 2.6), 0, 1.45)
    neon_shape((-3.5, 2.75, 2.6), "bolt", "sun", 1.4)
    neon_shape((3.5, 2.75, 2.6), "star", "#2CE6C8", 1.3)
    looks = (
        Look("sand", "determined", hat=("fedora", "cocoa"), wear=(("tie", "tomato"),)),
        Look("rose", "surprised", hair=("bob", "ink")),
        Look("teal", "wink", hair=("curls", "cocoa"), glasses=("square", "ink")),
    )
    table_with_friends((0, 0, 0), looks, radius=1.6, game="none", open_front=2.9, poses=("hug",))
    case_file((-0.6, -0.1, TABLE), "grape", 0.3, 0.5)
    case_file((0.65, 0.2, TABLE), "tomato", -0.35, 0.48)
    case_file((0.35, -0.75, TABLE), "teal", 0.1, 0.44)
    magnifier((-0.45, -0.75, TABLE + 0.12), "ink", 0.9, 0.42)
    envelope((1.15, -0.45, TABLE), "sand", 0.5, 0.6)
    key((-1.15, -0.6, TABLE), "gold", 0.6, 0.6)
    card((-0.05, 0.55, TABLE), "sun", "star", 0.3)


@scene("gallery/samyan/05", size=(1000, 750), samples=5)
def four_hours() -> None:
    cameras.close((0, 0.3, 1.15), 8.4, 0.14, 0.52, 2.0, 46)
    night((0, 0, 1.2), 6)
    purple_room("shelves", 3.2)
    wall_clock((0, 3.05, 4.1), "tomato", 0, 1.3)
    looks = (
        Look("coral", "determined", hat=HELMET),
        Look("sky", "content", hair=("fringe", "ink"), glasses=("square", "ink")),
        Look("lime", "sleepy", hat=("helmet", "tomato")),
        Look("lilac", "determined", hair=("bun", "cocoa"), glasses=("round", "ink")),
    )
    table_with_friends((0, 0, 0), looks, radius=1.7, game="none", open_front=2.2, poses=("hug",))
    hex_island((0, 0, TABLE), 0.2, 1.05)
    for k, (x, y) in enumerate(on_circle(10, 0.62, 0.2)):
        pawn((x, y, TABLE + 0.14), ("tomato", "sea", "paper", "grape")[k % 4], 0.7)
    for k, (x, y) in enumerate(on_circle(6, 1.38, 0.1)):
        if k % 2:
            mug((x, y, TABLE), ("tomato", "sun", "candy")[k // 2], rot=0.8 * k, scale=0.85)
        else:
            coins((x, y, TABLE), 4 + k, ("gold", "silver")[k % 4 // 2])


@scene("gallery/samyan/08", size=(1000, 750), samples=5)
def every_friday() -> None:
    cameras.close((0, 0.7, 1.45), 10.4, -0.2, 0.3, 2.2, 45)
    night((0, 0, 1.3), 7, "evening")
    purple_room("windows", 3.8)
    long_table((0, 0, 0), (5.6, 1.8), "wood")
    for k, x in enumerate((-2.1, -0.7, 0.7, 2.1)):
        sit((x, 1.4), random_look(201 + k), ("up", "hold", "hug", "wave")[k], (x * 0.7, 0), "candy")
    sit((-3.35, 0.1), random_look(206), "wave", (0, 0), "candy")
    sit((3.35, 0.1), random_look(208), "up", (0, 0), "candy")
    for x, tint in ((-1.8, "tomato"), (0, "sun"), (1.8, "tomato")):
        pendant((x, 0.3, 2.85), tint, 2.2, 1.15)
        bulb((x, 0.2, 2.7), 26)
    board((0, -0.2, TABLE), rot=0.2, scale=0.95)
    for x, y, tint in ((-0.2, -0.1, "tomato"), (0.3, -0.4, "grape"), (0.2, 0.1, "teal")):
        pawn((x, y, TABLE + 0.09), tint)
    card_stack((1.1, -0.3, TABLE), "rose", 12, 0.3)
    tumbler((-1.4, -0.4, TABLE), "red soda", scale=0.6)
    tumbler((1.9, -0.1, TABLE), "blue soda", scale=0.6)
    die((-0.85, -0.6, TABLE), "paper", "tomato", 0.5, 0.6)


@scene("gallery/samyan/09", size=(1000, 750), samples=5)
def beyblade_final() -> None:
    cameras.close((0, 0.75, 1.0), 8.2, 0.0, 0.52, 2.2, 44)
    night((0, 0, 1.2), 7)
    purple_room("shapes", 5.0)
    rug((0, 0, 0.02), 2.7, ("#2CE6C8", "ink", "night"))
    disc((0, 0, 0.05), 1.6, 0.45, "ink", 0.08)
    block((0, 3.9, 0), (9, 1.1, 0.45), "grape", bevel=0.06)
    stadium((0, 0, 0.5), "sky", "ink", 0, 0.62)
    bey((-0.42, 0.2, 0.6), "tomato", "sun", "attack", 0.2, 0.3, 0.5, "sun")
    bey((0.42, 0.1, 0.6), "grape", "electric", "balance", -0.2, 1.2, 0.5, "electric")
    meeple((-2.35, 0.2, 0), Look("tomato", "determined", hair=("spiky", "ink")), pose="point")
    meeple((2.35, 0.2, 0), Look("sky", "cheer", hat=("cap", "ink")), pose="up")
    for k, (x, y) in enumerate(on_circle(7, 2.9, 0.5, 2.14)):
        meeple((x, y * 0.95, 0), random_look(221 + k), pose=("up", "wave")[k % 2])
    for k, x in enumerate((-3.0, -1.5, 0.0, 1.5, 3.0)):
        meeple((x, 3.9, 0.45), random_look(231 + k), pose="up")


@scene("gallery/samyan/11", size=(1000, 750), samples=5)
def last_piece() -> None:
    cameras.close((0.05, 0.2, 1.3), 5.1, -0.3, 0.46, 1.0, 52)
    night((0, 0, 1.2), 4.6)
    purple_room("shelves", 3.2)
    round_table((0, 0, 0), 1.5, "walnut")
    map_board((0, -0.1, TABLE), 0.05, 1.05)
    for k, (x, y) in enumerate(
        ((-0.8, 0.2), (-0.6, -0.5), (-0.95, 0.35), (0.8, 0.3), (0.75, -0.5))
    ):
        tint = ("tomato", "tomato", "sea", "sea", "sun")[k]
        pawn((x, y - 0.1, TABLE + 0.13), tint, 0.95)
    pawn((0.12, 0.0, TABLE + 0.13), "tomato", 1.5)
    token((-0.1, -0.65, TABLE + 0.1), "sun", "star", 0.9)
    hero = sit((-0.75, 1.75), Look("sun", "cheer", hair=("bob", "ink")), "hug", (0.1, 0))
    with hero.hand("left", 1.05):
        pawn((0, -0.12, -0.05), "tomato", 0.9)
    sit((1.0, 1.75), Look("sea", "surprised", hair=("swoop", "cocoa")), "up", (0, 0))
    coins((1.2, -0.65, TABLE), 5)


@scene("gallery/samyan/12", size=(1000, 750), samples=5)
def egg_rice() -> None:
    cameras.close((0, 0.05, 1.28), 5.4, 0.28, 0.42, 1.1, 52)
    night((0, 0, 1.2), 4.6, "evening")
    purple_room("windows", 3.4)
    round_table((0, 0, 0), 1.45, "#F2B766")
    rice_set((-0.35, -0.35, TABLE), "egg", 0.72, "tomato")
    tumbler((0.75, 0.1, TABLE), "thai tea", scale=0.62)
    for k, (x, y) in enumerate(((0.45, -0.6), (0.72, -0.5), (0.95, -0.32))):
        card((x, y, TABLE + 0.004 * k), ("grape", "sun", "teal")[k], "star", -0.2 * k, 0.8)
    card_stack((0.2, 0.4, TABLE), "rose", 12, 0.3, 0.8)
    for x, look in (
        (-1.0, Look("sky", "happy", hair=("long", "ink"))),
        (0.7, Look("lime", "grin", hat=("beanie", "tomato"))),
    ):
        cards_in_hand(sit((x, 1.6), look, "hold", (0, 0)), 0.72)


@scene("gallery/samyan/13", size=(1000, 750), samples=5)
def script_room() -> None:
    cameras.close((0, 0.35, 1.3), 7.5, 0.1, 0.34, 1.6, 46)
    night((0, 0, 1.3), 6, "candle")
    purple_room("bare", 2.8, "#8A2F7A")
    for x in (-3.4, 3.4):
        curtain((x, 2.3, 0), 2.2, 4.4, "rose")
    clue_board((0, 2.7, 2.9), 0, 1.1, 9)
    looks = (
        Look("grape", "determined", hat=("wizard", "night")),
        Look("paper", "content", hair=("long", "ink"), wear=(("cape", "tomato"),)),
        Look("sun", "surprised", hat=("top hat", "ink"), wear=(("bow tie", "tomato"),)),
        Look("mint", "wink", hat=("fedora", "rose"), wear=(("scarf", "sun"),)),
    )
    table_with_friends(
        (0, 0, 0),
        looks,
        radius=1.45,
        game="none",
        open_front=2.3,
        poses=("hold", "hug"),
        table="walnut",
    )
    candlestick((0, 0.15, TABLE), 0, 0.72)
    bulb((0, -0.1, TABLE + 1.3), 30)
    envelope((-0.6, -0.5, TABLE), "sand", 0.4, 0.7)
    envelope((0.45, -0.7, TABLE), "paper", -0.3, 0.7)
    crystal_ball((0.9, -0.05, TABLE), "lilac", 0.6)
    with group((-0.95, 0.1, TABLE)):
        card((0, 0, 0), "tomato", "heart", 0.6)
