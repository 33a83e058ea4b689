"""Heroes with a mood of their own: the detective's desk and the pink studio."""

from __future__ import annotations

from art.kit import cameras
from art.kit.lights import bulb, light_rig
from art.kit.shapes import block, box
from art.props.decor import rug, string_lights
from art.props.food.cafe import mug
from art.props.furniture import TABLE, chair, long_table
from art.props.people.meeple import Look, meeple
from art.props.places.backdrops import shape_wall
from art.props.places.photobooth import (
    balloon,
    booth,
    costume_rack,
    photo_strip,
    polaroid,
    ring_light,
    tripod,
)
from art.props.places.rooms import city_window, room
from art.props.places.story_rooms import desk_lamp
from art.props.play.mystery import books, candle, case_file, clue_board, envelope, key, magnifier
from art.scenes.registry import scene


@scene("heroes/board-game-script", size=(1600, 1280), samples=8)
def board_game_script() -> None:
    cameras.custom((0.8, -5.5, 3.6), (0, 0.45, 1.6), 44)
    light_rig("candle", (0, 0, 1.2), 5.0)
    room("#43318F", "#6B4A8C", width=11, depth=6.4, height=5, pattern="boards")
    clue_board((1.45, 3.1, 2.75), 0, 1.15)
    city_window((-2.5, 3.1, 2.75), (2.6, 2.1), "night", 0, 2, "walnut")
    long_table((0, 0, 0), (4.7, 2.5), "#A9653A")
    chair((0, 1.9, 0), "rose", 0, 1.5)
    sleuth = Look("coral", "determined", hat=("fedora", "#3A2F86"), wear=(("tie", "sun"),))
    with meeple((0.05, 1.65, 0.2), sleuth, scale=1.45, pose="wave").hand("right", 1.0):
        magnifier((0.02, -0.12, 0.42), "gold", (1.4, -0.2, 0), 0.5)
    desk_lamp((-1.75, 0.45, TABLE), "teal", 0.1, 1.15, 55)
    _evidence()


def _evidence() -> None:
    case_file((0.15, -0.4, TABLE), "grape", 0.12, 0.9)
    case_file((-1.6, -0.75, TABLE), "tomato", -0.25, 0.5)
    for k, (x, y, turn, ground, who) in enumerate(
        (
            (1.4, -0.9, -0.3, "mint", "tomato"),
            (1.98, -0.35, 0.2, "sun", "grape"),
            (1.35, 0.15, 0.5, "sky", "leaf"),
        )
    ):
        polaroid((x, y, TABLE + 0.04 * k), ground, turn, 0.8, who)
    envelope((-0.95, -1.0, TABLE), "sand", 0.3, 0.75)
    key((0.75, -1.05, TABLE), "gold", 0.4, 0.6)
    mug((-2.0, -0.15, TABLE), "sun", scale=0.8)
    books((1.9, 0.75, TABLE), 4, 0.2, 0.85, 5)
    candle((1.9, 0.75, TABLE + 0.56), 0.4, "cream", 1.1)
    bulb((1.9, 0.6, TABLE + 1.25), 8)


@scene("heroes/photo-booth", size=(1600, 1280), samples=6)
def photo_booth() -> None:
    cameras.custom((0.8, -10.4, 3.2), (0.05, 0.2, 1.75), 44)
    light_rig("pastel", (0, 0, 1.3), 6.0)
    shape_wall("#FF9DBE", "#FFC9DA", ("#FFE3EC", "rose", "lemon"), "heart", 2.6)
    rug((0.5, -0.3, 0), 2.6, ("rose", "#FFF0F4", "candy"))
    booth((-2.1, 1.2, 0), "candy", 0.12, 1.3)
    costume_rack((2.75, 1.75, 0), -0.15, 1.25)
    wig = Look("sky", "grin", hair=("curls", "rose"), wear=(("skirt", "lilac"),))
    meeple((-0.1, -0.35, 0), wig, scale=1.3, pose="out")
    bunny = Look("sun", "happy", hat=("bunny ears", "paper"), wear=(("bow tie", "rose"),))
    meeple((1.2, 0.15, 0), bunny, scale=1.35, pose="wave")
    star = Look("grape", "grin", hair=("spiky", "#2B1A12"), glasses=("star", "sun"))
    meeple((2.45, -0.35, 0), star, scale=1.25, pose="up")
    meeple(
        (-1.82, 0.35, 0.1), Look("mint", "surprised", hat=("crown", "gold")), scale=1.0, pose="out"
    )
    tripod((-2.25, -1.7, 0), 2.2, 1.15, "rose")
    ring_light((3.68, 0.2, 0), -0.5, 1.2)
    balloon((-3.55, 0.2, 0.9), "sun", 1.35)
    balloon((-3.8, -0.2, 0.4), "rose", 1.35, "heart")
    block((0.5, -2.1, 0), (1.7, 0.9, 0.12), "paper", 0.1, 0.05)
    photo_strip((0.1, -2.1, 0.13), ("sky", "sun"), 0.25, 0.7)
    polaroid((0.75, -2.1, 0.13), "mint", -0.2, 0.85, "rose")
    string_lights((-4.4, 2.4, 4.3), (4.4, 2.4, 4.3), 0.5, 15, ("#FFF1C4", "#FFD0E0"))
    box((0, 2.56, 0.14), (12, 0.08, 0.28), "paper", bevel=0.02)
