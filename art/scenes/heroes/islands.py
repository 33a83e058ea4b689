"""Heroes that stand on the page as cut-outs: services, play at the shop, events, contact."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from art.kit import cameras
from art.kit.lights import bulb, light_rig, shadow_floor, soft_box
from art.kit.materials import MATTE
from art.kit.outlines import on_circle, rounded_rectangle
from art.kit.shapes import block, cylinder, disc, lettering, slab
from art.kit.stage import Point, group
from art.props.decor import bunting, rug
from art.props.food.food import toast
from art.props.food.tumblers import tumbler
from art.props.furniture import TABLE
from art.props.occasions import city_map, map_pin, rope_line, ticket, ticket_booth
from art.props.people.company import cards_in_hand, shelf_wall, table_with_friends
from art.props.people.meeple import Look, meeple
from art.props.places.outdoors import tower_block, tuk_tuk
from art.props.places.photobooth import balloon, camera
from art.props.plants import cactus, leafy, tree
from art.props.play.beyblade import bey
from art.props.play.covers import open_service_box
from art.props.play.dice import die, pawn, trophy
from art.props.play.games import game_box
from art.props.play.mystery import candle, case_file, magnifier
from art.props.play.stadium import stadium
from art.scenes.registry import scene


@scene("heroes/services", size=(1600, 1280), samples=8, transparent=True)
def services() -> None:
    cameras.isometric((0, 0, 0.8), 10.0, 0.3)
    light_rig("day", (0, 0, 0.6), 7.5)
    slab(rounded_rectangle(8.0, 5.9, 0.7), 0.34, "wood", (0, 0.25, -0.17), 0, 0.1)
    for x, y in ((-3.3, -2.0), (3.3, -2.0), (-3.3, 2.5), (3.3, 2.5)):
        cylinder((x, y, -0.65), 0.2, 0.7, "walnut")
    block((0, 1.85, 0), (7.4, 2.3, 1.15), "peach", bevel=0.12)
    _back_boxes()
    _front_boxes()
    die((-3.55, -2.25, 0), "cream", "ink", 0.4, 0.9)
    pawn((3.4, -2.3, 0), "grape", 1.3)
    pawn((3.0, -2.4, 0), "sun", 1.1)
    shadow_floor(-1.0)
    cameras.fit(1.03)


@contextmanager
def _labelled_box(loc: Point, color: str, lid: str, words: str) -> Iterator[None]:
    """An open box with its name in ink across the top of the lid, where no head hides it."""
    with open_service_box(loc, color, lid):
        with group((0, 0.98, 0.02), (-0.16, 0, 0)):
            # Printed on the lid: letters with sides of their own look doubled from this high up.
            printed = lettering(words, (0, -0.125, 1.22), 0.47, "ink", depth=0.002, finish=MATTE)
            # Bold by its rounded edge alone: an offset tears the corners of an M.
            printed.data.offset, printed.data.bevel_depth = 0.0, 0.012
        yield


def _back_boxes() -> None:
    with _labelled_box((-2.35, 1.5, 1.15), "tomato", "lemon", "PLAY"):
        happy = Look("sky", "happy", hair=("fringe", "cocoa"))
        meeple((-0.4, -0.25, 0), happy, scale=0.78, pose="up")
        die((0.55, -0.1, 0), "sun", "ink", 0.4, 1.0)
        die((0.2, -0.5, 0), "cream", "tomato", -0.3, 0.7)
    with _labelled_box((0, 1.5, 1.15), "grape", "lilac", "CASE"):
        case_file((0.1, -0.1, 0), "night", 0.1, 0.66)
        sleuth = Look("coral", "determined", hat=("fedora", "ink"))
        meeple((-0.5, -0.25, 0.06), sleuth, scale=0.7, pose="down")
        magnifier((0.45, -0.1, 0.3), "ink", (0.6, 0, 0.5), 0.6)
        candle((0.75, 0.4, 0), 0.5, "cream", 1.2)
    with _labelled_box((2.35, 1.5, 1.15), "night", "electric", "BEY"):
        stadium((0, -0.02, 0.02), "sky", "ink", 0, 0.27)
        bey((-0.2, 0.0, 0.07), "tomato", "sun", "attack", 0.15, 0.3, 0.3)
        bey((0.22, 0.1, 0.07), "sun", "grape", "balance", -0.15, 1.0, 0.3)


def _front_boxes() -> None:
    with _labelled_box((-2.35, -1.25, 0), "rose", "#FFD9E4", "PHOTO"):
        camera((0.25, 0.2, 0), "rose", -0.2, 0.58)
        bunny = Look("mint", "wink", hat=("bunny ears", "paper"), wear=(("bow tie", "tomato"),))
        meeple((-0.5, -0.35, 0), bunny, scale=0.72, pose="wave")
    with _labelled_box((0, -1.25, 0), "#FF9A1F", "#FFF0B8", "CAFE"):
        chef = Look("sky", "happy", hat=("chef", "paper"), wear=(("apron", "tomato"),))
        meeple((-0.5, -0.1, 0), chef, scale=0.66, pose="wave")
        toast((-0.05, -0.42, 0), "milk", 0.2, 0.6)
        tumbler((0.6, -0.1, 0), "pink milk", scale=0.8, straw="tomato")
        tumbler((0.3, 0.3, 0), "blue soda", scale=0.75)
    with _labelled_box((2.35, -1.25, 0), "teal", "mint", "TEAM"):
        for x, color, hair in ((-0.55, "leaf", "bob"), (0.55, "grape", "swoop")):
            look = Look(color, "happy", hair=(hair, "cocoa"))
            meeple((x, -0.1, 0), look, scale=0.66, pose="up")
        meeple((0, 0.0, 0.1), Look("tomato", "cheer", hat=("cap", "sun")), scale=0.68, pose="up")
        trophy((0, -0.5, 0), "gold", scale=0.55)


@scene("heroes/play-at-shop", size=(1600, 1371), samples=10, transparent=True)
def play_at_shop() -> None:
    cameras.custom((-3.0, -12.0, 4.6), (0, 0.3, 1.5), 50)
    light_rig("day", (0, 0, 1.2), 7.0)
    soft_box((6, -6, 4), 5, 320, "#FFE9D6", (0, 0, 1))
    disc((0, 0.5, -0.34), 3.95, 0.34, "peach", 0.1)
    disc((0, 0.5, -0.6), 4.07, 0.3, "walnut", 0.1)
    rug((0, -0.1, 0), 3.0, ("teal", "mint", "cream", "mint"))
    shelf_wall((0, 2.75, 0), 3, seed=5, size=(1.95, 0.55, 4.3), rows=6, color="wood")
    looks = (
        Look("tomato", "cheer", hair=("spiky", "sun")),
        Look("sky", "surprised", hair=("bob", "cocoa"), glasses=("round", "ink")),
        Look("sun", "happy", hat=("beanie", "grape")),
        Look("grape", "grin", hair=("pigtails", "rose")),
    )
    friends = table_with_friends(
        (0, -0.1, 0),
        looks,
        radius=1.65,
        open_front=2.1,
        poses=("up", "up", "hold", "wave"),
        game="none",
        facing=-0.25,
        scale=1.15,
    )
    cards_in_hand(friends[2], 0.6)
    _dice_on_the_table()
    leafy((-3.4, 1.9, 0), "forest", "tomato", 0.9)
    cactus((3.2, 1.4, 0), "leaf", "sea", 1.1)
    game_box((-2.3, -2.1, 0), "rose", "", 0.5, 0.75, emblem="heart")
    game_box((2.5, -1.9, 0), "sea", "", -0.4, 0.8, emblem="star", accent="lemon")
    bulb((0, 0, 3.6), 50)
    cameras.fit(1.02)


def _dice_on_the_table() -> None:
    with group((0, -0.1, TABLE * 1.15), 0, 1.1):
        die((-0.35, -0.5, 0), "cream", "ink", 0.5, 1.0)
        die((0.55, -0.75, 0.0), "tomato", "cream", -0.3, 0.95)
        die((0.3, 0.1, 0.5), "sun", "ink", (0.6, 0.5, 0.3), 0.95)
        die((-0.28, 0.3, 1.3), "electric", "ink", (0.9, 0.3, 0.9), 0.8)
        for k, (x, y) in enumerate(on_circle(5, 1.25, 3.6, 2.2)):
            pawn((x, y, 0), ("tomato", "leaf", "sun", "sky", "grape")[k], 0.9)


@scene("heroes/events", size=(1600, 1280), samples=8, transparent=True)
def events() -> None:
    cameras.custom((3.6, -11.5, 6.2), (0.1, 0, 1.5), 50)
    light_rig("day", (0, 0, 1.2), 7.0)
    slab(rounded_rectangle(7.4, 6.6, 1.5), 0.34, "#FFD9A0", (0, 0, -0.17), 0, 0.08)
    slab(rounded_rectangle(7.6, 6.8, 1.6), 0.3, "grape", (0, 0, -0.42), 0, 0.1)
    ticket_booth((-1.35, 1.75, 0), "tomato", 0.12, 1.3)
    seller = Look("sun", "happy", hat=("cap", "sea"), wear=(("lanyard", "sea"),))
    with meeple((-1.3, 1.85, 0.35), seller, scale=1.3, pose="wave").hand("right", 1.2):
        ticket((0, -0.05, 0.12), "candy", (0, 0.3, 0), 0.7)
    _queue()
    rope_line([(-1.3, -2.75, 0), (0.6, -2.85, 0), (2.5, -2.7, 0)])
    cylinder((3.1, 2.3, 1.9), 0.09, 3.8, "ink")
    bunting((0.5, 1.5, 3.9), (3.1, 2.25, 3.7), 0.35, 7)
    balloon((-3.1, 1.2, 1.2), "sun", 1.3)
    balloon((-3.3, 0.8, 0.7), "sky", 1.2)
    balloon((3.2, 1.2, 0.6), "rose", 1.3, "heart")
    tree((2.3, 2.4, 0), "leaf", 1.0)
    cameras.fit(1.0)


def _queue() -> None:
    guests = (
        ((2.3, 0.9, 0), Look("candy", "happy", hair=("space buns", "rose")), "wave", "electric"),
        ((0.9, -1.3, 0), Look("leaf", "wink", hat=("headphones", "tomato")), "wave", "lilac"),
        ((-0.95, -1.45, 0), Look("coral", "cheer", hat=("party", "grape")), "wave", "sky"),
        ((-2.75, -2.0, 0), Look("grape", "smile", hair=("curls", "cocoa")), "wave", "sun"),
    )
    for spot, look, pose, color in guests:
        with meeple(spot, look, pose=pose, scale=1.2).hand("right", 1.15):
            ticket((0.0, -0.08, 0.3), color, (0, -0.9, 0), 0.75)
    child = Look("mint", "surprised", hat=("cat ears", "ink"))
    with meeple((2.6, -1.6, 0), child, pose="wave", scale=0.9).hand("right", 1.15):
        ticket((0.0, -0.08, 0.3), "coral", (0, -0.9, 0), 0.85)


@scene("heroes/contact", size=(1600, 1120), samples=8, transparent=True)
def contact() -> None:
    cameras.isometric((0, 0, 0.8), 10.0, -0.5)
    light_rig("day", (0, 0, 0.8), 8.0)
    city_map((8.0, 6.2))
    for spot, color in (
        ((-3.1, 0.2, 0), "tomato"),
        ((2.3, 1.0, 0), "sea"),
        ((0.75, 0.55, 0), "grape"),
        ((-0.95, 1.75, 0), "rose"),
    ):
        disc((spot[0], spot[1], 0), 0.42, 0.03, "paper", 0.01)
        map_pin(spot, color, 1.35)
    _landmarks()
    guide = Look("sun", "grin", hat=("cap", "tomato"), wear=(("scarf", "tomato"),))
    meeple((2.85, -1.95, 0), guide, scale=1.5, pose="wave")
    visitor = Look("sky", "happy", hair=("bun", "cocoa"))
    meeple((-1.7, -1.6, 0), visitor, scale=1.2, pose="up")
    tuk_tuk((-0.4, -2.45, 0.05), "teal", 0.1, 0.55)
    cameras.fit(1.02)


def _landmarks() -> None:
    towers = (
        ((1.8, 2.1, 0), (0.6, 0.6, 1.9), "lilac"),
        ((0.9, 2.4, 0), (0.55, 0.5, 1.3), "coral"),
        ((2.6, 2.35, 0), (0.6, 0.5, 1.4), "mint"),
        ((3.6, 0.5, 0), (0.55, 0.55, 1.0), "peach"),
        ((-3.3, -1.5, 0), (0.6, 0.6, 0.9), "sky"),
    )
    for spot, size, color in towers:
        tower_block(spot, size, color, columns=3, rows=5)
    for x, y, size in ((-2.9, 2.0, 0.45), (-2.3, 1.7, 0.35), (3.5, -2.4, 0.45), (3.6, 2.5, 0.4)):
        tree((x, y, 0), "leaf", size)
    for k, high in enumerate((0.3, 0.3, 0.3)):
        disc((-1.9, 2.3, k * 0.24), 0.36 - 0.1 * k, high, "gold", 0.04)
    cylinder((-1.9, 2.3, 1.0), 0.04, 0.8, "gold")
