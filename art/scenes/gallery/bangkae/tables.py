"""Bang Khae: games around the tables."""

from __future__ import annotations

from art.kit import cameras
from art.kit.lights import light_rig
from art.kit.outlines import on_circle
from art.kit.stage import group
from art.props.decor import rug
from art.props.food.cafe import mug
from art.props.food.food import dip, fries
from art.props.food.tumblers import tumbler
from art.props.furniture import TABLE, long_table, round_table
from art.props.people.company import cards_in_hand, random_look, table_with_friends
from art.props.people.meeple import Look, meeple
from art.props.plants import leafy
from art.props.play.beyblade import spin_lines
from art.props.play.dice import coins, die, pawn, token
from art.props.play.games import board, card, card_stack, open_box, tower_blocks
from art.props.play.tabletop import chess_set, felt_mat, map_board
from art.scenes.gallery.bangkae.room import floor_six
from art.scenes.gallery.seating import both_sides, sit
from art.scenes.registry import scene

NEWCOMERS = (
    Look("candy", "surprised", hair=("pigtails", "cocoa")),
    Look("sky", "grin", hair=("fringe", "ink")),
    Look("lime", "happy", hat=("beanie", "tomato")),
)


@scene("gallery/bangkae/01", size=(1000, 750), samples=5)
def last_die() -> None:
    cameras.close((0, 0.25, 1.15), 7.9, 0.18, 0.46, 1.6, 48)
    light_rig("day", (0, 0, 1), 6)
    floor_six("shelves")
    rug((0, 0.3, 0.02), 2.9, ("tomato", "cream", "coral", "cream"))
    looks = (
        Look("sun", "surprised", hair=("space buns", "cocoa")),
        Look("sky", "cheer", hair=("swoop", "ink"), glasses=("round", "ink")),
        Look("tomato", "surprised", hat=("cap", "sea")),
        Look("candy", "cheer", hair=("bob", "cocoa")),
    )
    table_with_friends((0, 0, 0), looks, game="none", open_front=2.2, poses=("up", "hug"))
    for k, (x, y) in enumerate(on_circle(5, 0.95, 0.5)):
        die((x, y, TABLE), ("tomato", "sun", "grape", "sky", "leaf")[k], "paper", k * 0.8, 0.66)
    die((0, -0.1, TABLE + 0.08), "paper", "tomato", (0.6, 0.62, 0.4), 1.05)
    spin_lines((0, -0.1, TABLE), "tomato", 0.52)


@scene("gallery/bangkae/03", size=(1000, 750), samples=5)
def first_lesson() -> None:
    cameras.close((-0.15, 0.5, 1.2), 8.4, -0.3, 0.36, 2.0, 46)
    light_rig("day", (0, 0, 1), 6)
    floor_six("mixed")
    long_table((0.4, 0, 0), (3.6, 1.6))
    for x, look in zip((-0.7, 0.6, 1.9), NEWCOMERS, strict=True):
        sit((x, 1.25), look, "hug", (x * 0.6, 0))
    master = Look("grape", "happy", hat=("cap", "sun"), wear=(("apron", "sun"),))
    meeple((-2.15, 0.35, 0), master, pose="point", turn=-0.2, scale=1.25)
    board((0.3, -0.1, TABLE), rot=0.1, scale=0.95)
    for x, y, tint in ((0.1, 0.1, "tomato"), (0.55, -0.3, "grape"), (0.4, 0.25, "teal")):
        pawn((x, y, TABLE + 0.1), tint)
    open_box((1.6, 0.05, TABLE), "coral", -0.2, 0.75)
    card_stack((-0.85, -0.3, TABLE), "sky", 14, 0.3)


@scene("gallery/bangkae/05", size=(1000, 750), samples=5)
def leaning_tower() -> None:
    cameras.close((0.1, 0.2, 1.6), 6.9, 0.12, 0.18, 1.4, 50)
    light_rig("day", (0, 0, 1.2), 5)
    floor_six("windows", 3.6)
    round_table((0, 0, 0), 1.5)
    with group((-0.15, -0.2, TABLE), (0, 0.13, 0.5)):
        tower_blocks((0, 0, 0), scale=0.98, rows=11)
    for x, y, look, pose in (
        (-1.75, 0.7, Look("tomato", "surprised", hair=("curls", "cocoa")), "up"),
        (1.95, 0.5, Look("grape", "surprised", hat=("headphones", "sun")), "hug"),
        (0.8, 1.8, Look("lime", "wink", hair=("ponytail", "ink")), "out"),
    ):
        sit((x, y), look, pose, (0, 0))
    for x, y, turn in ((0.75, -0.5, 0.4), (-0.85, -0.6, 1.2), (0.55, -0.85, 2.0)):
        card((x, y, TABLE), "sun", "star", turn, 0.6)


@scene("gallery/bangkae/06", size=(1000, 750), samples=5)
def gang_of_ten() -> None:
    cameras.close((0, 1.2, 0.95), 10.9, 0.0, 0.62, 2.0, 46)
    light_rig("day", (0, 0.5, 1), 8)
    floor_six("windows", 5.6)
    long_table((0, 1.4, 0), (2.3, 7.0))
    both_sides((-1.5, -0.05, 1.4, 2.85, 4.3), 1.75, 41, ("hug", "hold", "up", "wave"), "sun")
    for k, y in enumerate((-1.4, 0.4, 2.2, 3.9)):
        board((0.15 * (-1) ** k, y, TABLE), rot=0.2 * k, scale=0.85)
        mug((0.8 * (-1) ** k, y + 0.7, TABLE), ("tomato", "sky", "sun", "candy")[k])
        pawn((0.2, y, TABLE + 0.09), ("grape", "teal", "tomato", "sea")[k])


@scene("gallery/bangkae/08", size=(1000, 750), samples=5)
def chess_duel() -> None:
    cameras.close((0, 0.1, 1.15), 6.4, 0.0, 0.34, 1.4, 52)
    light_rig("day", (0, 0, 1), 5)
    floor_six("pictures", 3.4)
    round_table((0, 0, 0), 1.05, "walnut")
    chess_set((0, -0.05, TABLE), 1.571, 1.15)
    thinker = Look("coral", "content", hair=("bun", "silver"), glasses=("round", "gold"))
    rival = Look("sea", "determined", hair=("short", "ink"), wear=(("bow tie", "tomato"),))
    sit((-1.75, 0.25), thinker, "hug", (0, 0), "sun")
    sit((1.75, 0.25), rival, "hold", (0, 0), "sun")
    for x, y, size in ((-2.9, 1.6, 1.7), (2.9, 1.7, 1.6), (0.2, 2.1, 1.5), (1.6, 2.4, 1.2)):
        leafy((x, y, 0), "leaf" if x > 1 else "forest", "paper" if x > 0 else "tomato", size)
    mug((0.75, -0.6, TABLE), "sun", scale=0.7)


@scene("gallery/bangkae/11", size=(1000, 750), samples=5)
def fries_and_cards() -> None:
    cameras.close((0, 0.3, 1.2), 7.3, -0.12, 0.5, 1.2, 50)
    light_rig("day", (0, 0, 1.2), 5)
    floor_six("mixed", 3.4)
    looks = (
        Look("sun", "grin", hair=("spiky", "tomato")),
        Look("candy", "happy", hair=("long", "cocoa"), hat=("bow", "grape")),
        Look("sky", "wink", hat=("cap", "leaf")),
    )
    for friend in table_with_friends(
        (0, 0, 0), looks, radius=1.25, game="none", open_front=2.9, poses=("hold",), table="paper"
    ):
        cards_in_hand(friend, 0.72)
    fries((0.3, -0.3, TABLE), "tomato", 0.2, 0.72)
    dip((-0.3, -0.35, TABLE), "tomato", 1.1)
    dip((0.8, -0.2, TABLE), "sun", 1.1)
    tumbler((-0.95, 0.0, TABLE), "blue soda", scale=0.62)
    for x, y, turn in ((0.2, -0.85, 0.3), (-0.35, -0.9, -0.4), (0.75, -0.75, 0.9)):
        card((x, y, TABLE), ("grape", "teal", "coral")[int(turn > 0) + int(turn > 0.5)], rot=turn)


@scene("gallery/bangkae/12", size=(1000, 750), samples=5)
def three_generations() -> None:
    cameras.close((0.1, 0.4, 1.1), 9.3, 0.26, 0.36, 2.0, 46)
    light_rig("day", (0, 0, 1), 6)
    floor_six("shelves", 2.9)
    long_table((0, 0, 0), (4.0, 1.5), "#F2B766")
    family = (
        (-2.3, 0.5, Look("lilac", "content", hair=("bun", "silver"), glasses=("round", "gold"))),
        (-0.95, 1.2, Look("teal", "happy", hair=("short", "silver"), wear=(("bow tie", "sun"),))),
        (0.45, 1.25, Look("tomato", "grin", hair=("long", "cocoa"))),
        (1.8, 1.15, Look("sea", "happy", hair=("fringe", "ink"))),
    )
    for x, y, look in family:
        sit((x, y), look, "hug", (x * 0.4, 0))
    kids = (
        Look("sun", "cheer", hair=("pigtails", "cocoa")),
        Look("lime", "cheer", hat=("party", "rose")),
    )
    meeple((2.75, 0.1, 0), kids[0], pose="up", scale=0.92, turn=-0.3)
    meeple((-2.6, -0.75, 0), kids[1], pose="up", scale=0.82, turn=0.3)
    with group((0.1, -0.1, TABLE), 0.05):
        map_board((0, 0, 0), scale=0.8)
        for x, y, tint in ((-0.6, 0.2, "tomato"), (0.1, 0.05, "sun"), (0.6, -0.25, "grape")):
            pawn((x, y, 0.1), tint, 1.2)
    die((1.5, -0.35, TABLE), "tomato", "paper", 0.4, 0.8)
    mug((-1.5, -0.3, TABLE), "candy")


@scene("gallery/bangkae/14", size=(1000, 750), samples=5)
def long_economy() -> None:
    cameras.close((0, 0.75, 0.95), 8.3, 0.05, 0.9, 2.5, 50)
    light_rig("day", (0, 0, 1), 6)
    floor_six("windows", 4.2)
    long_table((0, 0, 0), (4.6, 3.0), "walnut")
    felt_mat((0, -0.1, TABLE), (4.1, 2.5), "teal")
    map_board((-0.1, 0, TABLE + 0.02), 0.0, 1.05)
    for k, (x, y) in enumerate(((-1.75, 0.8), (-1.8, -0.2), (1.7, 0.7), (1.75, -0.3))):
        for j in range(3):
            tint = ("gold", "silver", "bronze")[j]
            coins((x + 0.3 * j - 0.3, y + 0.1 * j, TABLE + 0.02), 3 + (k * 3 + j * 5) % 6, tint)
    for k in range(8):
        emblem = ("star", "hex", "dot", "diamond")[k % 4]
        tint = ("tomato", "sun", "candy", "sky")[k % 4]
        card((-1.6 + k * 0.46, -1.05, TABLE + 0.02), tint, emblem, 0, 0.8)
    for k, (x, y) in enumerate(on_circle(9, 0.75, 0.4)):
        token((x - 0.1, y * 0.7, TABLE + 0.14), ("tomato", "sun", "paper")[k % 3], "hex", 0.7)
    for k, x in enumerate((-1.7, -0.05, 1.6)):
        sit((x, 2.05), random_look(81 + k), "hug", (x, 0), "sun")
    for x, tint in ((-2.05, "tomato"), (2.1, "sun")):
        mug((x, -1.2, TABLE), tint)
