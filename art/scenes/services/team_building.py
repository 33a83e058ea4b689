"""What a team takes home, as six small cut-outs, and the four stops of a half-day."""

from __future__ import annotations

from art.kit import cameras
from art.kit.exposure import expose
from art.kit.lights import bulb, light_rig, shadow_floor
from art.kit.materials import GLOSS
from art.kit.outlines import heart
from art.kit.shapes import UPRIGHT, block, slab
from art.props import symbols
from art.props.decor import bunting, pendant, rug
from art.props.food.cafe import latte
from art.props.food.food import fries, rice_bowl, toast
from art.props.food.tumblers import tumbler
from art.props.furniture import TABLE, counter, espresso_machine, long_table
from art.props.people.company import confetti, table_with_friends
from art.props.people.meeple import Look, meeple
from art.props.places.photobooth import tripod
from art.props.places.rooms import room, sign_board
from art.props.plants import leafy
from art.props.play.dice import die, trophy
from art.props.play.games import board, tower_blocks
from art.props.play.puzzle import puzzle
from art.props.play.tabletop import sand_timer
from art.scenes.registry import scene

_TIE, _PASS = (("tie", "tomato"),), (("lanyard", "sea"),)


def _cutout(height: float = 0.3, middle: float = 0.9) -> None:
    cameras.product((0, 0, middle), 10, height)
    light_rig("cutout", (0, 0, middle), 4.5)
    expose(-0.2)
    shadow_floor()


@scene("team-building/relationships", size=(560, 460), samples=4, transparent=True)
def relationships() -> None:
    _cutout()
    left = Look("sky", "happy", hair=("swoop", "ink"), wear=_TIE)
    right = Look("candy", "happy", hair=("bob", "cocoa"), wear=_PASS)
    meeple((-0.72, 0, 0), left, pose="out", turn=0.35, scale=1.15)
    meeple((0.72, 0, 0), right, pose="out", turn=-0.35, scale=1.15)
    slab(heart(0.8), 0.22, "tomato", (0, -0.1, 2.1), UPRIGHT, 0.0, GLOSS)
    slab(heart(0.36), 0.14, "rose", (-0.6, -0.1, 2.45), UPRIGHT, 0.0, GLOSS)
    cameras.fit(1.08)


@scene("team-building/communication", size=(560, 460), samples=4, transparent=True)
def communication() -> None:
    _cutout()
    teller = Look("sun", "cheer", hair=("spiky", "cocoa"), wear=_PASS)
    hearer = Look("teal", "smile", hair=("ponytail", "ink"), glasses=("round", "ink"))
    meeple((-0.85, 0, 0), teller, pose="wave", turn=0.3)
    meeple((0.85, 0, 0), hearer, pose="hug", turn=-0.3)
    symbols.bubble((-0.55, 0.2, 2.3), "tomato", -1, 0.6)
    symbols.bubble((0.6, 0.1, 2.2), "paper", 1, 0.6)
    slab(heart(0.4), 0.1, "tomato", (0.6, -0.06, 2.22), UPRIGHT, 0.0, GLOSS)
    with_dots = [(-0.8, -0.02, 2.3), (-0.55, -0.02, 2.3), (-0.3, -0.02, 2.3)]
    for spot in with_dots:
        block((spot[0], spot[1], spot[2] - 0.07), (0.15, 0.12, 0.15), "paper", bevel=0.05)
    cameras.fit(1.08)


@scene("team-building/teamwork", size=(560, 460), samples=4, transparent=True)
def teamwork() -> None:
    _cutout()
    for x, y, look in (
        (-1.3, 0.0, Look("leaf", "determined", hair=("curls", "cocoa"), wear=_TIE)),
        (1.3, 0.0, Look("grape", "determined", hair=("swoop", "ink"), wear=_PASS)),
        (0.0, 0.3, Look("tomato", "grin", hair=("short", "cocoa"))),
    ):
        meeple((x, y, 0), look, pose="up")
    die((0, 0.3, 1.86), "sun", "ink", 0.35, 1.8)
    cameras.fit(1.08)


@scene("team-building/problem-solving", size=(560, 460), samples=4, transparent=True)
def problem_solving() -> None:
    _cutout()
    puzzle((0.8, 0.3, 0.0), "grape")
    puzzle((0.3, 0.32, 1.3), "sun")
    thinker = Look("coral", "determined", hair=("fringe", "ink"), wear=_PASS)
    meeple((-0.95, 0, 0), thinker, pose="wave", turn=0.2, scale=1.1)
    die((-0.1, -0.85, 0), "cream", "ink", 0.4, 0.8)
    cameras.fit(1.08)


@scene("team-building/creativity", size=(560, 460), samples=4, transparent=True)
def creativity() -> None:
    _cutout()
    maker = Look("candy", "surprised", hair=("space buns", "grape"), wear=_PASS)
    meeple((-0.75, 0.1, 0), maker, pose="wave", turn=0.25, scale=1.15)
    symbols.light_bulb((0.95, 0.1, 0.05), "sun")
    cameras.fit(1.08)


@scene("team-building/time-management", size=(560, 460), samples=4, transparent=True)
def time_management() -> None:
    _cutout()
    sand_timer((-0.85, 0.2, 0), "tomato", 0.3, 2.1)
    planner = Look("sea", "determined", hair=("short", "ink"), wear=_TIE)
    meeple((0.75, 0.1, 0), planner, pose="point", turn=-0.2, scale=1.1)
    for k, tint in enumerate(("leaf", "sun", "candy")):
        block((-0.35 + 0.42 * k, -0.95, 0), (0.38, 0.38, 0.2 + 0.18 * k), tint, 0.2, 0.05)
    cameras.fit(1.08)


@scene("team-building/half-day-welcome", size=(640, 480), samples=4)
def welcome() -> None:
    cameras.custom((-0.6, -8.0, 2.6), (0.1, 0.2, 1.4), 45)
    light_rig("day", (0, 0, 1.2), 6)
    room("#22A99B", "#FFD08A", width=11, depth=7, height=4.6)
    sign_board((0, 3.3, 3.3), "HELLO TEAM", "ink", "sun", 4.2, 0.8)
    counter((2.2, 1.5, 0), (2.8, 0.9), "tomato")
    espresso_machine((2.75, 1.6, 1.15), "sun", 0, 1.2)
    latte((1.75, 1.3, 1.15), "paper", 0.3, 0.7)
    barista = Look("mint", "happy", hair=("bun", "cocoa"), wear=(("apron", "paper"),))
    meeple((1.65, 2.2, 0.35), barista, pose="wave", scale=1.15)
    with meeple(
        (-1.15, 0.2, 0),
        Look("sky", "grin", hair=("swoop", "ink"), wear=_TIE),
        pose="wave",
        scale=1.2,
    ).hand("right", 1.1):
        latte((0, -0.05, 0.0), "sun", 0.0, 0.5)
    meeple((0.3, -0.2, 0), Look("candy", "happy", hair=("bob", "cocoa"), wear=_PASS), scale=1.2)
    meeple((-2.5, 0.9, 0), Look("sun", "smile", hat=("cap", "grape"), wear=_PASS), pose="wave")
    leafy((4.0, 2.4, 0), "forest", "paper", 1.2)
    leafy((-4.2, 2.5, 0), "forest", "tomato", 1.2)


@scene("team-building/half-day-games", size=(640, 480), samples=4)
def games() -> None:
    cameras.custom((0.6, -8.2, 4.2), (0.15, 0.2, 1.15), 44)
    light_rig("day", (0, 0, 1.2), 6)
    room("#6A5BE0", "#FFC98A", width=11, depth=7.5, height=4.6, window="day")
    rug((0, -0.1, 0.02), 2.9, ("sun", "cream", "tomato"))
    looks = (
        Look("tomato", "cheer", hair=("spiky", "sun"), wear=_PASS),
        Look("sky", "surprised", hair=("bob", "cocoa"), wear=_TIE),
        Look("leaf", "happy", hair=("curls", "cocoa")),
        Look("candy", "grin", hair=("ponytail", "ink"), wear=_PASS),
    )
    table_with_friends(
        (0, -0.1, 0), looks, radius=1.6, game="none", poses=("up", "hold", "up", "wave"), scale=1.1
    )
    board((-0.35, -0.3, TABLE * 1.1), rot=0.2, scale=0.9)
    tower_blocks((0.75, -0.2, TABLE * 1.1), 0.2, 0.7, 7)
    sand_timer((-1.15, -0.75, TABLE * 1.1), "grape", 0.3, 0.6)
    guide = Look("sun", "happy", hat=("cap", "ink"), wear=(("apron", "tomato"),))
    meeple((0.15, 2.5, 0.1), guide, pose="wave", scale=1.2)
    pendant((0, 0.4, 3.4), "tomato", 1.6, 1.2)
    bulb((0, 0.2, 3.0), 40)


@scene("team-building/half-day-lunch", size=(640, 480), samples=4)
def lunch() -> None:
    cameras.custom((-0.7, -7.4, 4.0), (0, 0.3, 1.15), 48)
    light_rig("day", (0, 0, 1.2), 6)
    room("#FF9A5C", "#FFE2A6", width=11, depth=7.5, height=4.6, pattern="checks")
    long_table((0, -0.1, 0), (5.2, 1.9), "wood")
    for x, look, pose in (
        (-1.9, Look("sky", "happy", hair=("swoop", "ink"), wear=_TIE), "up"),
        (-0.1, Look("candy", "cheer", hair=("bob", "cocoa"), wear=_PASS), "up"),
        (1.8, Look("leaf", "grin", hair=("curls", "cocoa")), "wave"),
    ):
        meeple((x, 1.45, 0.25), look, pose=pose, scale=1.2)
    rice_bowl((-1.75, -0.3, TABLE), "basil", 0.2, 0.9, "sea")
    rice_bowl((0.1, -0.4, TABLE), "omelet", 0.4, 0.9, "tomato")
    toast((1.55, -0.35, TABLE), "strawberry", 0.3, 0.8)
    fries((0.95, 0.3, TABLE), "tomato", scale=0.8)
    tumbler((-0.85, 0.25, TABLE), "red soda", scale=0.75)
    tumbler((2.2, 0.15, TABLE), "blue soda", scale=0.75, straw="tomato")
    tumbler((-2.35, 0.3, TABLE), "pink milk", scale=0.75)
    pendant((-1.6, 0.8, 3.4), "teal", 1.6, 1.1)
    pendant((1.6, 0.8, 3.4), "tomato", 1.6, 1.1)


@scene("team-building/half-day-photo", size=(640, 480), samples=4)
def photo() -> None:
    cameras.custom((0.5, -8.8, 2.7), (0.3, 0.2, 1.5), 46)
    light_rig("day", (0, 0, 1.3), 6)
    room("#FF85A8", "#FFE7B0", width=11, depth=7, height=4.8)
    bunting((-4.6, 3.2, 3.9), (4.6, 3.2, 3.9), 0.5, 13)
    block((0, 1.5, 0), (5.6, 1.1, 0.7), "teal", bevel=0.1)
    back = ("leaf", "sun", "sky", "grape")
    hair = ("curls", "swoop", "bob", "ponytail")
    for k, (tint, style) in enumerate(zip(back, hair, strict=True)):
        look = Look(
            tint, ("cheer", "happy")[k % 2], hair=(style, "cocoa"), wear=(_TIE, _PASS)[k % 2]
        )
        meeple((-1.95 + 1.3 * k, 1.5, 0.7), look, pose=("up", "wave")[k % 2])
    winner = Look("tomato", "cheer", hair=("spiky", "sun"), wear=_PASS)
    with meeple((0.0, 0.2, 0), winner, pose="up", scale=1.1).hand("left", 1.1):
        trophy((0, -0.05, 0), "gold", scale=0.6)
    meeple((-1.6, 0.2, 0), Look("candy", "happy", hair=("bun", "cocoa")), pose="up", scale=1.05)
    meeple((1.6, 0.2, 0), Look("mint", "wink", hat=("party", "rose")), pose="wave", scale=1.05)
    tripod((2.95, -0.3, 0), 2.5, 0.95, "sea")
    confetti((0, 0.4, 3.0), 60, (6, 1.4, 2.2), 5)
