"""Srinakarin: what is played at noon."""

from __future__ import annotations

import math

from art.kit import cameras
from art.kit.outlines import on_circle, regular
from art.kit.shapes import slab
from art.kit.stage import group
from art.props.decor import bunting, rug
from art.props.food.cafe import latte
from art.props.food.tumblers import tumbler
from art.props.furniture import TABLE, long_table
from art.props.people.company import cards_in_hand, confetti, random_look, table_with_friends
from art.props.people.meeple import Look, meeple
from art.props.places.photobooth import balloon, gift, wand_prop
from art.props.places.shopfit import LOW_TABLE, backpack, hex_table, low_table
from art.props.plants import bucket_of_flowers
from art.props.play.dice import coins, die, pawn, token
from art.props.play.games import board, card, card_stack, hex_island, tower_blocks, winding_path
from art.props.play.tabletop import block_bridge, cup_of_dice, sand_timer
from art.scenes.gallery.seating import sit, sit_low
from art.scenes.gallery.srinakarin.room import floor_three, noon
from art.scenes.registry import scene


@scene("gallery/srinakarin/02", size=(1000, 750), samples=5)
def honeycomb() -> None:
    cameras.isometric((0.0, 0.35, 0.8), 10.2, 0.2)
    noon((0, 0, 1), 8)
    floor_three("stripes", 5.4)
    tints = ("sun", "coral", "lemon", "sky", "sun", "mint", "candy")
    spots = [(0.0, 0.0), *on_circle(6, 3.5, math.pi / 6)]
    games = (
        lambda: hex_island((0, 0, 0), scale=0.75),
        lambda: board((0, 0, 0), rot=0.3, scale=0.9),
        lambda: winding_path((0, 0, 0), 0.2, 0.85, "paper"),
        lambda: tower_blocks((0, 0, 0), scale=0.8, rows=7),
        lambda: [die((x, y, 0), "tomato", "paper", x * 4, 0.7) for x, y in on_circle(4, 0.45)],
        lambda: [card((x, y, 0), "grape", "star", x * 3) for x, y in on_circle(5, 0.55)],
        lambda: [coins((x, y, 0), 4 + int(3 * x), "gold") for x, y in on_circle(5, 0.5)],
    )
    for k, (x, y) in enumerate(spots):
        hex_table((x, y, 0), 1.3, tints[k])
        with group((x, y, TABLE + 0.012)):
            games[k]()
    for k, at in enumerate(on_circle(6, 2.02)):
        sit(at, random_look(101 + k), ("up", "hug", "wave")[k % 3], (0, 0), "paper")


@scene("gallery/srinakarin/03", size=(1000, 750), samples=5)
def party_game() -> None:
    cameras.custom((-1.2, -8.6, 2.8), (0, 0.8, 1.35), 42, 2.4)
    noon((0, 0, 1.4), 7)
    floor_three("cells", 3.4)
    rug((0, 0.2, 0.02), 3.4, ("tomato", "paper", "coral", "paper", "sun"))
    star = Look("grape", "cheer", hair=("mohawk", "rose"), glasses=("star", "sun"))
    with meeple((0, -0.5, 0), star, pose="up", scale=1.2).hand("left"):
        wand_prop((0, 0, 0), "HA!", "sun", 0, 0.8)
    for k, (x, y) in enumerate(on_circle(6, 2.75, 0.15, math.pi - 0.3)):
        pose = ("up", "wave", "up", "out")[k % 4]
        look = Look(random_look(121 + k).color, ("cheer", "grin", "happy")[k % 3])
        merry = (
            random_look(121 + k) if k % 2 else Look(look.color, look.mood, hat=("party", "rose"))
        )
        sit((x, y * 0.75), merry, pose, None, ("sea", "paper")[k % 2])
    confetti((0, 0.6, 2.4), 70, (6.5, 2.5, 2.6))
    bunting((-6, 3.1, 4.4), (6, 3.1, 4.4), 0.5, 17)
    balloon((-3.3, 0.4, 0.3), "tomato", 1.1)
    balloon((3.2, 0.2, 0.3), "sea", 1.1)


@scene("gallery/srinakarin/06", size=(1000, 750), samples=5)
def little_ones() -> None:
    cameras.close((0.1, 0.2, 0.75), 7.2, 0.25, 0.34, 1.8, 46)
    noon((0, 0, 1), 5)
    floor_three("stripes", 2.7, "#7FD0FF")
    rug((0, 0, 0.02), 2.9, ("candy", "lemon", "mint", "paper"))
    winding_path((0, -0.4, 0.08), 0.0, 1.5, "mint")
    for x, y, tint in ((-0.75, 0.15, "tomato"), (0.15, -0.55, "sun"), (0.85, 0.1, "grape")):
        pawn((x, y, 0.15), tint, 2.1)
    die((1.3, -1.3, 0.06), "tomato", "paper", 0.5, 1.3)
    kids = (
        (-1.75, 0.45, Look("sun", "cheer", hair=("pigtails", "cocoa")), "up"),
        (-0.6, 1.25, Look("sky", "happy", hat=("bunny ears", "candy")), "up"),
        (0.75, 1.25, Look("lime", "surprised", hair=("short", "ink")), "hug"),
        (1.9, 0.5, Look("candy", "grin", hair=("space buns", "walnut")), "wave"),
    )
    for x, y, look, pose in kids:
        sit_low((x, y), look, pose, (0, -0.5), "coral", 0.84)
    for tint, x in (("tomato", -2.6), ("sea", -1.95), ("grape", 2.3)):
        balloon((x, 1.7, 0.2), tint, 1.0)


@scene("gallery/srinakarin/08", size=(1000, 750), samples=5)
def bridge_race() -> None:
    cameras.close((0, 0.4, 1.25), 8.9, -0.1, 0.42, 2.0, 45)
    noon((0, 0, 1.2), 6)
    floor_three("windows", 3.3)
    long_table((0, 0, 0), (6.2, 1.6), "paper")
    block_bridge((-1.5, -0.25, TABLE), 0.0, 0.85, "tomato", 1.0)
    block_bridge((1.55, -0.25, TABLE), 0.0, 0.85, "sea", 0.7)
    sand_timer((0.02, -0.35, TABLE), "grape", 0, 0.75)
    team = (
        (-2.6, 1.2, "tomato", ("short", "ink"), "up"),
        (-1.35, 1.4, "coral", ("bun", "cocoa"), "up"),
        (0.0, 1.5, "sun", ("fringe", "cocoa"), "out"),
        (1.3, 1.4, "sky", ("bob", "ink"), "hug"),
        (2.6, 1.2, "sea", ("swoop", "cocoa"), "hold"),
    )
    for k, (x, y, tint, hair, pose) in enumerate(team):
        mood = ("cheer", "happy", "grin", "surprised", "determined")[k]
        look = Look(tint, mood, hair, wear=(("tie" if k % 2 else "lanyard", "ink"),))
        meeple((x, y, 0), look, pose=pose, scale=1.32)
    for x, tint in ((-2.95, "tomato"), (2.95, "sea")):
        die((x, -0.45, TABLE), tint, "paper", 0.4, 0.5)


@scene("gallery/srinakarin/09", size=(1000, 750), samples=5)
def first_date() -> None:
    cameras.close((0, 0.1, 1.2), 6.5, 0.0, 0.28, 1.3, 50)
    noon((0, 0, 1.2), 5)
    floor_three("windows", 3.0, "#7FD0FF")
    hex_table((0, 0, 0), 1.05, "candy")
    shy = Look("sky", "smile", hair=("swoop", "ink"), wear=(("bow tie", "tomato"),))
    glad = Look("rose", "happy", hair=("long", "cocoa"), hat=("flowers", "candy"))
    sit((-1.65, 0.25), shy, "hug", (0, 0), "sun")
    sit((1.65, 0.25), glad, "hug", (0, 0), "sun")
    tumbler((-0.5, 0.1, TABLE + 0.01), "pink milk", scale=0.66, straw="tomato")
    latte((0.5, 0.05, TABLE + 0.01), "paper", 0.4, 0.7)
    for x, y in ((-0.25, -0.5), (0.2, -0.62), (0.02, -0.25)):
        token((x, y, TABLE + 0.012), "tomato", "heart", 1.1)
    card((0.62, -0.45, TABLE + 0.012), "rose", "heart", -0.4, 0.8)
    card((-0.68, -0.4, TABLE + 0.012), "sea", "heart", 0.5, 0.8)
    balloon((-2.75, 1.2, 0.5), "tomato", 1.25, "heart")
    balloon((2.75, 1.2, 0.6), "candy", 1.25, "heart")
    bucket_of_flowers((0, 1.9, 0), ("rose", "candy"), "paper", 1.6)


@scene("gallery/srinakarin/11", size=(1000, 750), samples=5)
def bluffing() -> None:
    cameras.close((0, 0.25, 0.7), 6.6, -0.32, 0.56, 1.8, 46)
    noon((0, 0, 1), 5.5)
    floor_three("stripes", 3.0)
    rug((0, 0, 0.02), 2.8, ("sea", "paper", "sky", "paper"))
    low_table((0, 0, 0.05), (2.4, 1.4), "#F2B766")
    players = (
        (-1.85, 0.1, Look("tomato", "wink", hair=("spiky", "ink"), glasses=("sun", "ink"))),
        (-0.65, 1.35, Look("mint", "surprised", hair=("bob", "cocoa"))),
        (0.75, 1.35, Look("grape", "grin", hat=("fedora", "ink"))),
        (1.9, 0.15, Look("sun", "content", hair=("curls", "walnut"))),
    )
    for k, (x, y, look) in enumerate(players):
        figure = sit_low((x, y), look, "hold" if k % 2 else "hug", (0, 0), ("rose", "sun")[k % 2])
        if k % 2:
            cards_in_hand(figure)
    for k, (x, y) in enumerate(((-0.8, 0.0), (-0.25, 0.4), (0.4, 0.42), (0.85, 0.05))):
        cup_of_dice((x, y, LOW_TABLE + 0.05), ("tomato", "teal", "grape", "sea")[k], 0, 0.72)
    for x, y, turn in ((-0.3, -0.3, 0.3), (0.0, -0.12, 0.9), (0.3, -0.35, 1.4)):
        die((x, y, LOW_TABLE + 0.05), "paper", "tomato", turn, 0.44)
    coins((0.75, -0.4, LOW_TABLE + 0.05), 6)
    card_stack((-0.85, -0.42, LOW_TABLE + 0.05), "rose", 8, 0.4, 0.8)


@scene("gallery/srinakarin/13", size=(1000, 750), samples=5)
def after_school() -> None:
    cameras.close((0.25, 0.4, 1.1), 8.7, 0.22, 0.36, 2.0, 45)
    noon((0, 0, 1.2), 6)
    floor_three("shelves", 3.2)
    navy = (("tie", "night"),)
    pupils = (
        Look("lemon", "happy", hair=("pigtails", "ink"), wear=(("bow tie", "tomato"),)),
        Look("sky", "grin", hair=("short", "ink"), wear=navy),
        Look("candy", "cheer", hair=("ponytail", "cocoa"), wear=(("bow tie", "sea"),)),
    )
    table_with_friends(
        (-0.2, 0, 0), pupils, radius=1.25, open_front=2.7, poses=("up", "hug", "up"), table="sun"
    )
    late = Look("lime", "cheer", hair=("fringe", "ink"), wear=navy)
    meeple((2.95, 0.3, 0), late, pose="wave", turn=-0.3, scale=1.05)
    for x, y, tint, turn in (
        (-2.5, -0.9, "tomato", 0.3),
        (-1.75, -1.3, "sea", -0.2),
        (1.55, -1.2, "grape", 0.2),
    ):
        backpack((x, y, 0.02), tint, turn, 1.05)


@scene("gallery/srinakarin/15", size=(1000, 750), samples=5)
def house_crown() -> None:
    cameras.custom((0.9, -7.3, 1.3), (0, 0.6, 1.6), 42, 2.0)
    noon((0, 0, 1.6), 6)
    floor_three("cells", 2.7, "#5BBCF2")
    rug((0, 0, 0.02), 2.2, ("tomato", "coral"))
    slab(regular(6, 0.95), 0.5, "sun", (0, 0.35, 0.27), 0, 0.06)
    winner = Look("tomato", "cheer", hat=("crown", "gold"), wear=(("cape", "grape"),))
    meeple((0, 0.35, 0.52), winner, pose="up", scale=1.15)
    for k, x in enumerate((-2.5, -1.45, 1.5, 2.55)):
        meeple((x, 0.3 + 0.4 * (k in (1, 2)), 0), random_look(142 + k), pose="up", scale=0.98)
    confetti((0, 0.2, 2.7), 80, (6, 1.6, 2.4), 5)
    for x, tint in ((-1.5, "sea"), (1.55, "leaf")):
        gift((x, -0.85, 0.02), tint, "sun", 0.3, 0.7)
