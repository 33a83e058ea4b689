"""The services page's own six pictures: each service as a bright corner of the shop."""

from __future__ import annotations

from art.kit import cameras
from art.kit.lights import backdrop, bulb, light_rig
from art.kit.shapes import block, box
from art.kit.stage import inside
from art.props.decor import bunting, pendant, rug
from art.props.food.cafe import plate
from art.props.food.food import fries, rice_bowl, toast
from art.props.food.tumblers import tumbler
from art.props.furniture import TABLE, counter, espresso_machine, long_table, round_table, shelf
from art.props.people.bladers import loaded_launcher
from art.props.people.company import cards_in_hand
from art.props.people.meeple import Look, meeple
from art.props.places.photobooth import booth, photo_strip, ring_light
from art.props.places.rooms import menu_board
from art.props.play.beyblade import bey
from art.props.play.dice import coins, die, pawn
from art.props.play.games import board, card_stack, hex_island
from art.props.play.mystery import candlestick, clue_board, envelope, magnifier
from art.props.play.stadium import FLOOR, stadium
from art.props.play.tabletop import block_bridge, sand_timer
from art.scenes.registry import scene


@scene("services/page-play", size=(800, 640), samples=3)
def play() -> None:
    cameras.custom((-0.9, -7.0, 3.6), (0, 0.3, 1.2), 50)
    light_rig("day", (0, 0, 1), 5.5)
    backdrop("#FF8A6B", 4.0)
    shelf((0, 3.2, 0), (5.4, 0.6, 3.6), 5, 0, 4, "wood")
    rug((0, -0.1, 0.01), 2.6, ("sun", "cream", "tomato"))
    round_table((0, 0, 0), 1.6)
    hex_island((-0.35, -0.1, TABLE), 0.2, 0.72)
    card_stack((0.75, -0.55, TABLE), "grape", 10, 0.4)
    coins((1.0, 0.1, TABLE), 4)
    die((-1.05, -0.75, TABLE), "cream", "tomato", 0.4, 0.6)
    for x, y, look in (
        (-1.75, 0.7, Look("sky", "happy", hair=("fringe", "cocoa"))),
        (1.75, 0.7, Look("grape", "grin", hair=("pigtails", "sun"))),
    ):
        meeple((x, y, 0), look, pose="up", scale=1.15)
    teacher = Look("sun", "cheer", hat=("cap", "tomato"), wear=(("apron", "tomato"),))
    cards_in_hand(meeple((0, 1.75, 0.2), teacher, pose="hold", scale=1.2), 0.7)


@scene("services/page-script", size=(800, 640), samples=3)
def script() -> None:
    cameras.custom((0.9, -6.8, 3.3), (0, 0.4, 1.55), 50)
    light_rig("candle", (0, 0, 1.2), 5.5)
    backdrop("#6A4FD0", 3.6)
    clue_board((0, 3.0, 2.9), 0, 1.5)
    long_table((0, 0, 0), (4.6, 1.7), "walnut")
    for x, look, pose in (
        (-1.7, Look("tomato", "surprised", hat=("top hat", "ink")), "up"),
        (
            0.0,
            Look("lilac", "determined", hat=("fedora", "ink"), wear=(("tie", "tomato"),)),
            "point",
        ),
        (1.7, Look("sun", "wink", hair=("long", "cocoa"), wear=(("scarf", "rose"),)), "hug"),
    ):
        meeple((x, 1.3, 0.35), look, pose=pose, scale=1.2)
    envelope((-1.1, -0.3, TABLE), "sand", 0.3, 0.9)
    magnifier((0.35, -0.2, TABLE + 0.04), "ink", 0.7, 0.5)
    candlestick((-2.1, -0.45, TABLE), 0.2, 0.5)
    candlestick((2.1, -0.35, TABLE), -0.2, 0.5)
    box((1.0, -0.4, TABLE + 0.03), (0.7, 0.5, 0.04), "paper", (0, 0, -0.2), 0.01)
    bulb((0, -0.6, 2.8), 60, "#FFD79A")


@scene("services/page-beyblade", size=(800, 640), samples=3)
def beyblade() -> None:
    cameras.custom((0.0, -6.2, 3.4), (0, 0.5, 1.1), 46)
    light_rig("neon", (0, 0, 1), 5.5)
    backdrop("#3B34B4", 4.6)
    block((0, 0, 0), (3.9, 3.9, 0.5), "night", bevel=0.12)
    stadium((0, 0, 0.5), "sea", "ink", 0, 0.66)
    bey((-0.4, 0.15, 0.5 + FLOOR * 0.66), "tomato", "sun", "attack", 0.15, 0.3, 0.5, "coral")
    bey((0.45, 0.0, 0.5 + FLOOR * 0.66), "electric", "grape", "balance", -0.1, 0.9, 0.5, "electric")
    for x, look, color, kind in (
        (-1.85, Look("tomato", "determined", hair=("spiky", "sun")), "sea", "attack"),
        (
            1.85,
            Look("sky", "grin", hat=("headphones", "electric"), hair=("swoop", "ink")),
            "rose",
            "balance",
        ),
    ):
        player = meeple((x, 2.3, 0.3), look, pose="hold", scale=1.35)
        with inside(player.holder):
            loaded_launcher((0, -0.8, 0.78), color, ("sun", "tomato", kind), 0.1, 0.5)


@scene("services/page-photo", size=(800, 640), samples=3)
def photo() -> None:
    cameras.custom((-0.8, -7.6, 2.7), (0, 0.3, 1.45), 50)
    light_rig("pastel", (0, 0, 1.2), 5.5)
    backdrop("#FFB3C7", 3.6)
    booth((1.5, 1.5, 0), "rose", -0.2, 1.15)
    ring_light((-2.6, 1.1, 0), 0.3, 1.1)
    pair = (
        (
            (-1.3, 0.2, 0),
            Look("sky", "wink", hat=("bunny ears", "paper"), wear=(("bow tie", "tomato"),)),
        ),
        ((0.1, 0.0, 0), Look("sun", "cheer", hat=("crown", "gold"), wear=(("cape", "grape"),))),
    )
    for spot, look in pair:
        meeple(spot, look, pose="up", scale=1.2)
    photo_strip((1.6, -1.2, 0.6), ("sky", "sun", "mint"), (1.25, 0, -0.3), 1.0)
    bunting((-4.0, 3.0, 3.7), (4.0, 3.0, 3.7), 0.4, 11)


@scene("services/page-cafe", size=(800, 640), samples=3)
def cafe() -> None:
    cameras.custom((0.7, -6.2, 3.3), (0, 0.3, 1.72), 50)
    light_rig("day", (0, 0, 1.2), 5.5)
    backdrop("#FFC23C", 3.6)
    menu_board((-1.9, 3.0, 2.75), 0, 1.2)
    counter((0, 0.2, 0), (5.2, 1.2), "teal")
    espresso_machine((1.85, 0.45, 1.15), "tomato", 0, 1.2)
    chef = Look("tomato", "happy", hat=("chef", "white"), wear=(("apron", "paper"),))
    meeple((0.1, 1.25, 0.55), chef, pose="up", scale=1.25)
    rice_bowl((-1.85, 0.0, 1.15), "basil", 0.2, 0.85, "sea")
    plate((-0.65, -0.1, 1.15), radius=0.5, rim="tomato")
    toast((-0.65, -0.1, 1.2), "strawberry", 0.3, 0.62)
    fries((0.35, 0.1, 1.15), "tomato", scale=0.7)
    tumbler((1.0, -0.05, 1.15), "blue soda", scale=0.75, straw="tomato")
    pendant((-0.9, 0.9, 3.5), "tomato", 1.4, 1.0)
    pendant((1.4, 0.9, 3.5), "grape", 1.4, 1.0)


@scene("services/page-team", size=(800, 640), samples=3)
def team() -> None:
    cameras.custom((-0.7, -7.2, 4.0), (0, 0.3, 1.35), 52)
    light_rig("day", (0, 0, 1.2), 5.5)
    backdrop("#3CC4B2", 4.0)
    long_table((0, -0.1, 0), (5.0, 1.9), "peach")
    block_bridge((0, -0.5, TABLE), 0.05, 0.95, "tomato", 0.8)
    sand_timer((2.1, 0.2, TABLE), "grape", 0.3, 0.8)
    board((-2.0, -0.2, TABLE), rot=0.2, scale=0.6)
    pawn((-1.7, -0.55, TABLE), "tomato", 1.0)
    tie, badge = (("tie", "tomato"),), (("lanyard", "sea"),)
    for x, look, pose in (
        (-2.0, Look("leaf", "happy", hair=("curls", "cocoa"), wear=badge), "up"),
        (-0.65, Look("sky", "determined", hair=("swoop", "ink"), wear=tie), "hold"),
        (0.75, Look("candy", "grin", hair=("bob", "cocoa"), wear=badge), "up"),
        (2.1, Look("sun", "cheer", hat=("beanie", "grape"), wear=tie), "wave"),
    ):
        meeple((x, 1.4, 0.5), look, pose=pose, scale=1.15)
