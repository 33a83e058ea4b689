"""Heroes shown as framed photographs of a place: about, food and drink, team building."""

from __future__ import annotations

from art.kit import cameras
from art.kit.lights import backdrop, bulb, light_rig, soft_box
from art.kit.materials import MATTE
from art.kit.shapes import block, box
from art.kit.stage import group
from art.props.decor import bunting, pendant, rug
from art.props.food.cafe import latte, plate, strawberry
from art.props.food.food import dip, fries, rice_bowl, spoon, toast
from art.props.food.tumblers import tumbler
from art.props.furniture import (
    TABLE,
    counter,
    espresso_machine,
    long_table,
    round_table,
    shelf,
)
from art.props.occasions import rainbow_bridge
from art.props.people.company import confetti
from art.props.people.meeple import Look, meeple
from art.props.places.backdrops import studio
from art.props.places.rooms import menu_board, neon_sign, room
from art.props.play.dice import die, pawn
from art.props.play.games import card, card_stack
from art.scenes.registry import scene
from art.scenes.team.dressing import dress
from art.scenes.team.staff import STAFF

#: The rows of the group photograph, from the front: tall hats stand where they hide nobody.
_ROWS = (
    ("02", "09", "11", "06", "04", "01"),
    ("21", "35", "30", "19", "16", "05"),
    ("25", "13", "20", "23", "12", "29"),
    ("27", "14", "34", "07", "31", "28"),
    ("22", "32", "15", "10", "18", "24"),
    ("33", "17", "03", "08", "26"),
)
_ROW_POSES = ("wave", "down", "up", "out", "down", "hug")


@scene("heroes/about", size=(1600, 1280), samples=8)
def about() -> None:
    cameras.custom((0, -17.5, 5.7), (0, 0.6, 3.42), 62)
    light_rig("day", (0, 0, 3.0), 8.5)
    studio("#3FC1B4", "#FFC98F", 6.2)
    # The studio's wall ends below the sign.
    box((0, 6.3, 7.0), (30, 0.1, 8.0), "#3FC1B4", bevel=0.01, finish=MATTE)
    for row, numbers in enumerate(_ROWS):
        block((0, row * 1.0 - 1.0, 0), (9.4, 1.1, row * 0.86 + 0.001), "wood", bevel=0.02)
        for k, number in enumerate(numbers):
            x = (k - (len(numbers) - 1) / 2) * 1.38
            x += (0.3 if row % 2 else -0.3) * (len(numbers) == 6)
            with group((x, row * 1.0 - 1.0, row * 0.86), 0, 1.04):
                dress(STAFF[number], _ROW_POSES[int(number) * 5 % 6], -x * 0.05)
    neon_sign((0, 5.9, 7.42), "NK", "tomato", "lemon", 0.62, light=10)
    bunting((-5.9, 5.6, 8.1), (-0.9, 5.6, 7.8), 0.4, 10)
    bunting((0.9, 5.6, 7.8), (5.9, 5.6, 8.1), 0.4, 10)
    confetti((0, -2.2, 4.2), 26, (9.0, 1.0, 6.0))


@scene("heroes/food-drink", size=(1600, 1280), samples=8)
def food_drink() -> None:
    cameras.custom((1.0, -7.0, 5.2), (0, 0.55, 1.62), 44.5)
    light_rig("day", (0, 0, 1.2), 5.0)
    backdrop("#FFC042", 3.2)
    round_table((0, -0.2, 0), 2.5, "#1FA596")
    chef = Look(
        "tomato", "happy", hat=("chef", "white"), wear=(("apron", "paper"), ("bow tie", "sun"))
    )
    with meeple((-1.3, 2.3, 0.42), chef, scale=1.5, pose="up").hand("left", 1.1):
        plate((0, -0.1, 0.02), "paper", 0.42, "sea")
        toast((0, -0.1, 0.07), "strawberry", 0.3, 0.5)
    eater = Look("sky", "happy", hair=("bob", "cocoa"))
    meeple((1.5, 2.3, 0.55), eater, scale=1.3, pose="wave")
    _dishes()
    _drinks()
    _unfinished_game()
    counter((-4.2, 3.6, 0), (2.6, 0.9), "teal", 0.3)
    espresso_machine((-4.1, 3.5, 1.15), "tomato", 0.3, 1.2)
    shelf((3.75, 4.3, 0), (2.6, 0.6, 3.1), rot=-0.3)
    menu_board((0.25, 5.0, 2.72), 0, 1.2)
    for x, color in ((-2.9, "teal"), (2.55, "grape")):
        pendant((x, 2.6, 3.3), color, 2.0, 1.25)


def _dishes() -> None:
    rice_bowl((-0.2, -1.15, TABLE), "basil", 0.2, 1.0, "sea")
    rice_bowl((1.35, -0.2, TABLE), "omelet", 0.4, 0.95, "teal")
    spoon((0.62, -1.35, TABLE), 0.5, 0.9)
    plate((-1.45, -0.55, TABLE), radius=0.75, rim="tomato")
    toast((-1.5, -0.5, TABLE + 0.05), "none", 0.3, 0.9)
    toast((-1.42, -0.58, TABLE + 0.29), "milk", 0.05, 0.9)
    strawberry((-0.98, -0.95, TABLE + 0.05), 1.0)
    fries((0.3, 0.5, TABLE), "tomato", scale=0.92)
    dip((-0.25, 0.1, TABLE), "tomato", 1.1)


def _drinks() -> None:
    for x, y, name in (
        (-1.85, 0.35, "red soda lime"),
        (-0.75, 0.3, "blue soda"),
        (1.0, 0.6, "green soda"),
        (1.9, 0.75, "pink milk"),
    ):
        tumbler((x, y, TABLE), name, scale=0.92, straw="paper")
    latte((1.1, -1.5, TABLE), "sun", 0.4, 0.75)


def _unfinished_game() -> None:
    card_stack((0.5, -0.35, TABLE), "grape", 8, 0.3)
    card((0.95, -0.85, TABLE), "rose", "heart", -0.4)
    die((-0.95, -1.55, TABLE), "cream", "ink", 0.4, 0.6)
    die((0.0, -0.2, TABLE), "sun", "ink", -0.3, 0.5)
    pawn((0.2, -1.9, TABLE), "tomato", 1.0)


@scene("heroes/team-building", size=(1600, 1280), samples=6)
def team_building() -> None:
    cameras.custom((-0.5, -10.6, 3.7), (0, 0.2, 1.6), 47)
    light_rig("day", (0, 0, 1.2), 7.0)
    soft_box((5, -5, 4), 4, 200, "#FFF2DD", (0, 0, 1))
    room("#22A99B", "#FFC27A", width=13, depth=9, height=5.6, window="day", right="#FFE29A")
    rug((0, -0.9, 0.02), 3.3, ("tomato", "cream", "grape"))
    long_table((0, 0, 0), (4.6, 2.3), "#F6B26B")
    _river_and_bridge()
    _builders()
    _pieces_on_the_floor()
    bunting((-5.2, 3.6, 4.75), (0.0, 3.6, 4.55), 0.45, 10)
    bunting((0.0, 3.6, 4.55), (5.2, 3.6, 4.75), 0.45, 10)
    bulb((0, 0, 3.4), 50)


def _river_and_bridge() -> None:
    box((0, -0.1, TABLE + 0.012), (1.5, 2.0, 0.03), "sky", bevel=0.01)
    rainbow_bridge((0, -0.55, TABLE), 2.1, 9)
    pawn((0.15, -0.75, TABLE + 0.03), "tomato", 0.9)
    for x, y, color in ((-1.85, -0.75, "grape"), (1.85, -0.7, "leaf"), (-1.5, -0.95, "sun")):
        block((x, y, TABLE), (0.34, 0.34, 0.26), color, 0.4)


def _builders() -> None:
    """Everyone has a hand in it: three behind the table, one at each end, all in full."""
    tie, pass_card = (("tie", "tomato"),), (("lanyard", "sea"),)
    placing = Look("sky", "happy", hair=("swoop", "ink"), wear=tie)
    with meeple((-1.5, 1.75, 0.1), placing, scale=1.35, pose="up").hand("left", 1.05):
        box((0.1, -0.1, 0.12), (0.42, 0.4, 0.26), "rose", bevel=0.04)
    leader = Look("grape", "happy", hair=("ponytail", "ink"))
    meeple((0.0, 2.0, 0.6), leader, scale=1.5, pose="up")
    for spot, look in (
        ((1.5, 1.75, 0.1), Look("candy", "grin", hair=("bob", "cocoa"), wear=pass_card)),
        ((2.95, 0.1, 0), Look("leaf", "grin", hair=("curls", "cocoa"), wear=tie)),
        ((-2.95, 0.1, 0), Look("sun", "happy", hat=("cap", "grape"), wear=pass_card)),
    ):
        meeple(spot, look, scale=1.3, pose="wave")


def _pieces_on_the_floor() -> None:
    """What the bridge still needs lies ready, and someone brings more."""
    for x, y, z, color, rot in (
        (-1.75, -2.3, 0, "sky", 0.3),
        (-1.2, -2.45, 0, "tomato", -0.2),
        (-1.5, -2.35, 0.36, "leaf", 0.5),
    ):
        block((x, y, z), (0.46, 0.46, 0.36), color, rot)
    die((-0.5, -2.6, 0), "cream", "ink", 0.4, 1.1)
    bringing = Look("tomato", "grin", hair=("bun", "cocoa"))
    with meeple((1.6, -2.2, 0), bringing, scale=0.95, pose="up").hand("left", 1.05):
        box((0.05, -0.1, 0.12), (0.4, 0.38, 0.24), "sun", bevel=0.04)
