"""Phra Nakhon: old games, tea and visitors inside the teak room."""

from __future__ import annotations

from art.kit import cameras
from art.kit.lights import light_rig, sunbeam
from art.kit.stage import group
from art.props.decor import rug
from art.props.food.cafe import latte
from art.props.food.tumblers import tumbler
from art.props.furniture import TABLE, long_table, round_table
from art.props.people.company import cards_in_hand, table_with_friends
from art.props.people.meeple import Look, meeple
from art.props.places.photobooth import camera
from art.props.places.shopfit import backpack
from art.props.places.teak import TEAK, louvres
from art.props.plants import bucket_of_flowers, leafy, marigold, phuang_malai
from art.props.play.dice import die, pawn
from art.props.play.games import board, card, card_stack, game_box
from art.props.play.tabletop import go_board, seed_board
from art.scenes.gallery.phranakhon.room import afternoon, old_room
from art.scenes.gallery.seating import sit
from art.scenes.registry import scene

SELLER = Look("sun", "happy", hat=("straw", "sand"), wear=(("apron", "leaf"),))


@scene("gallery/phranakhon/03", size=(1000, 750), samples=5)
def teak_table() -> None:
    cameras.close((0, 0.15, 1.2), 5.6, -0.22, 0.38, 1.4, 48)
    afternoon((0, 0, 1.2), 5)
    old_room("shelves", 2.8)
    long_table((0, 0, 0), (3.6, 1.6), TEAK)
    seed_board((0, -0.15, TABLE), 0.0, 1.2)
    elder = Look("teal", "content", hair=("short", "silver"), glasses=("round", "gold"))
    young = Look("coral", "grin", hair=("ponytail", "cocoa"))
    sit((-0.95, 1.25), elder, "hug", (0, 0), "leaf")
    sit((0.95, 1.25), young, "up", (0, 0), "leaf")
    for x, y in ((-1.45, 0.3), (-1.3, -0.45), (1.4, -0.4)):
        marigold((x, y, TABLE + 0.12), "sun", 1.0)
    tumbler((1.5, 0.25, TABLE), "thai tea", scale=0.62)


@scene("gallery/phranakhon/04", size=(1000, 750), samples=5)
def sun_stripes() -> None:
    cameras.close((0, 0.25, 1.05), 6.2, 0.16, 0.56, 1.8, 46)
    light_rig("day", (0, -18, 14), 6)
    sunbeam(-1.25, 0.85, 7.0, "#FFDFA0")
    old_room("shutters", 3.0)
    louvres((-2.1, -0.35, 3.3), (4.0, 2.4), 4)
    round_table((0, 0, 0), 1.5, TEAK)
    board((0, -0.1, TABLE), ("cream", "sand"), 5, 0.15, 1.25, "cocoa")
    for x, y, tint in ((-0.35, 0.1, "tomato"), (0.3, -0.35, "grape"), (0.3, 0.3, "sea")):
        pawn((x, y, TABLE + 0.11), tint, 1.3)
    die((0.95, -0.65, TABLE), "paper", "tomato", 0.4, 0.65)
    for x, y, look, pose in (
        (-1.35, 1.6, Look("lime", "happy", hair=("bob", "ink")), "hug"),
        (0.3, 2.0, Look("sky", "content", hair=("fringe", "cocoa")), "up"),
        (1.8, 1.15, Look("rose", "grin", hat=("flowers", "sun")), "hug"),
    ):
        sit((x, y), look, pose, (0, 0), "leaf")


@scene("gallery/phranakhon/05", size=(1000, 750), samples=5)
def garland_gift() -> None:
    cameras.close((0.25, 0, 1.45), 5.0, 0.16, 0.24, 1.0, 52)
    afternoon((0, 0, 1.3), 4)
    old_room("shutters", 3.2)
    long_table((0, 0, 0), (4.6, 1.6), TEAK)
    game_box((-0.1, -0.1, TABLE), "tomato", "", -0.08, 1.0, emblem="star")
    phuang_malai((0.18, -0.34, TABLE + 1.24), 0.92)
    game_box((-1.15, 0.3, TABLE), "teal", "", 0.3, 0.8, emblem="heart")
    for k, (x, y) in enumerate(((0.75, -0.45), (0.98, -0.2), (1.2, -0.5), (-0.95, -0.5))):
        marigold((x, y, TABLE + 0.12), ("sun", "#FF9A1F")[k % 2], 1.05)
    with meeple((1.15, 1.1, 0.3), SELLER, pose="wave", turn=-0.15).hand("left", 1.1):
        marigold((0, -0.05, 0.1), "#FF9A1F", 1.0)


@scene("gallery/phranakhon/06", size=(1000, 750), samples=5)
def tea_and_go() -> None:
    cameras.close((0, 0.1, 1.2), 6.3, 0.35, 0.46, 1.3, 50)
    afternoon((0, 0, 1.2), 5)
    old_room("pictures", 2.7)
    round_table((0, 0, 0), 1.5, TEAK)
    go_board((0, -0.15, TABLE), 0.1, 1.0)
    tumbler((-0.8, 0.65, TABLE), "thai tea", 0.2, 0.72, "tomato")
    tumbler((0.75, 0.7, TABLE), "thai tea", 0.8, 0.72, "leaf")
    tumbler((1.0, -0.65, TABLE), "green tea", 0.5, 0.62, "paper")
    calm = Look("mint", "content", hair=("bun", "ink"), wear=(("scarf", "tomato"),))
    keen = Look("grape", "determined", hair=("swoop", "cocoa"))
    sit((-1.3, 1.55), calm, "hug", (0, 0), "tomato")
    sit((1.3, 1.55), keen, "hold", (0, 0), "tomato")
    leafy((-2.6, 1.4, 0), "forest", "tomato", 1.4)


@scene("gallery/phranakhon/07", size=(1000, 750), samples=5)
def travellers() -> None:
    cameras.close((0, 0.4, 1.05), 7.9, -0.3, 0.36, 2.0, 45)
    afternoon((0, 0, 1.2), 6)
    old_room("shutters", 3.1)
    rug((0, 0, 0.02), 2.8, ("leaf", "cream", "sun", "cream"))
    looks = (
        Look("coral", "grin", hat=("straw", "sand"), glasses=("sun", "ink")),
        Look("sky", "happy", hair=("long", "#C97A2E"), wear=(("scarf", "tomato"),)),
        Look("lime", "cheer", hat=("cap", "tomato"), glasses=("sun", "ink")),
    )
    friends = table_with_friends(
        (0, 0, 0), looks, radius=1.25, game="none", open_front=2.7, poses=("hold", "up", "hold")
    )
    for friend in (friends[0], friends[2]):
        cards_in_hand(friend)
    card_stack((0, 0.15, TABLE), "leaf", 10, 0.3)
    for x, y, turn in ((-0.5, -0.3, 0.4), (0.1, -0.55, -0.2), (0.55, -0.2, 0.9)):
        card((x, y, TABLE), "tomato", "star", turn)
    latte((-0.35, -0.75, TABLE), "paper", 0.2, 0.5)
    for x, y, tint, turn in ((-2.4, -0.9, "tomato", 0.3), (2.3, -0.9, "sea", -0.3)):
        backpack((x, y, 0.04), tint, turn, 1.25)
    with group((1.45, -1.35, 0.04), -0.2):
        camera((0, 0, 0), "ink", 0, 0.42)
    bucket_of_flowers((-1.5, -1.4, 0.04), ("sun", "#FF9A1F"), "paper", 0.7)
