"""Bang Khae: shelves, windows, the counter and the other corners of the shop."""

from __future__ import annotations

from art.kit import cameras
from art.kit.lights import bulb, light_rig, soft_box
from art.kit.shapes import block
from art.props.decor import floor_lamp, rug
from art.props.food.cafe import latte
from art.props.food.tumblers import tumbler
from art.props.furniture import (
    SEAT,
    cash_till,
    counter,
    espresso_machine,
    round_table,
    sofa,
)
from art.props.people.company import cards_in_hand, random_look, shelf_wall
from art.props.people.meeple import Look, meeple
from art.props.places.photobooth import ring_light, wand_prop
from art.props.places.rooms import menu_board, neon_sign
from art.props.places.shopfit import LOW_TABLE, ladder, low_table, shoes
from art.props.plants import cactus, leafy
from art.props.play.beyblade import bey, score_tower
from art.props.play.games import card, card_stack, game_box
from art.props.play.stadium import stadium
from art.scenes.gallery.bangkae.room import floor_six
from art.scenes.gallery.seating import carry_box, sit_low
from art.scenes.registry import scene

CREW = Look("sun", "content", hat=("cap", "tomato"), wear=(("apron", "tomato"),))


@scene("gallery/bangkae/02", size=(1000, 750), samples=5)
def choosing_a_game() -> None:
    cameras.custom((2.6, -5.6, 1.5), (0.1, 1.2, 1.65), 38, 2.0)
    light_rig("day", (0, 0, 1.6), 6)
    floor_six("bare", 2.6)
    shelf_wall((0, 2.2, 0), 6, seed=31, size=(2.3, 0.55, 4.7), rows=7)
    ladder((-1.25, 1.25, 0), 3.9, color="tomato")
    climber = Look("candy", "grin", hair=("ponytail", "cocoa"))
    meeple((-1.25, 1.12, 1.24), climber, pose="up", scale=0.9)
    puzzled = meeple((0.75, 0.4, 0), Look("sky", "surprised", hair=("curls", "ink")), pose="hold")
    carry_box(puzzled, "tomato")
    keen = Look("lime", "cheer", hat=("beanie", "grape"))
    carry_box(meeple((2.15, 0.7, 0), keen, pose="hold", turn=-0.2), "sea", "heart")
    for k, tint in enumerate(("grape", "coral", "teal", "sun")):
        block((-0.35, 0.2, k * 0.2), (0.9, 0.9, 0.19), tint, 0.2 * (k % 3 - 1), 0.03)


@scene("gallery/bangkae/04", size=(1000, 750), samples=5)
def window_seats() -> None:
    cameras.custom((-1.9, -5.2, 2.1), (0.1, 2.0, 1.55), 44, 2.4)
    light_rig("day", (0, 0.8, 1.4), 6)
    floor_six("windows", 3.3)
    block((0, 2.65, 0), (9.4, 1.0, SEAT), "sun", bevel=0.08)
    for k in range(7):
        tint = ("tomato", "candy", "sky", "lime", "grape", "coral", "paper")[k]
        block((-3.9 + k * 1.3, 3.0, SEAT), (0.8, 0.24, 0.55), tint, 0.1 * (k % 3 - 1), 0.1)
    for x, look, pose in (
        (-1.9, Look("tomato", "happy", hair=("bob", "ink")), "wave"),
        (-0.5, Look("lilac", "grin", hat=("straw", "sand")), "hug"),
        (1.75, Look("sky", "content", hair=("swoop", "cocoa"), glasses=("round", "ink")), "hold"),
    ):
        meeple((x, 2.45, SEAT), look, pose=pose, seated=True)
    round_table((0.55, 1.35, 0), 0.7, "paper")
    tumbler((0.35, 1.2, 0.85), "thai tea", scale=0.6)
    latte((0.85, 1.15, 0.85), "paper", 0.3, 0.6)
    leafy((3.0, 1.3, 0), "leaf", "tomato", 1.3)
    cactus((-3.0, 1.2, 0), "lime", "sea", 1.3)


@scene("gallery/bangkae/07", size=(1000, 750), samples=5)
def queue_of_sodas() -> None:
    cameras.close((0.1, 0, 1.6), 5.6, -0.36, 0.3, 1.5, 46)
    light_rig("day", (0, 0, 1.4), 5)
    floor_six("shelves", 2.9)
    counter((0, 0, 0), (6.0, 1.0), "sun")
    pours = ("red soda", "blue soda", "green soda", "grape soda", "orange soda", "red soda lime")
    for k, name in enumerate(pours):
        tumbler((-1.55 + k * 0.55, -0.25, 1.15), name, 0.3 * k, 0.62, "paper")
    espresso_machine((2.25, 0.1, 1.15), "tomato", scale=1.2)
    cash_till((-2.5, 0.1, 1.15), rot=0.3)
    meeple((-0.75, 1.15, 0.6), CREW, pose="wave", scale=1.1)
    helper = Look("sky", "grin", hair=("bun", "cocoa"), wear=(("apron", "paper"),))
    meeple((0.95, 1.2, 0.6), helper, scale=1.05)
    menu_board((-2.6, 2.2, 2.5), 0, 1.2)


@scene("gallery/bangkae/09", size=(1000, 750), samples=5)
def two_stadiums() -> None:
    cameras.close((0, 0.5, 0.95), 10.3, 0.12, 0.52, 2.0, 46)
    light_rig("evening", (0, 0, 1), 7)
    soft_box((0, -6, 6), 5, 260, "#FFF3E0", (0, 0, 0.8))
    floor_six("windows", 4.0, "sunset")
    for x, bowl in ((-1.75, "sky"), (1.75, "candy")):
        rug((x, 0, 0.02), 1.85, ("night", "grape"))
        block((x, 0, 0), (2.2, 1.8, 0.5), "ink", bevel=0.1)
        stadium((x, 0, 0.5), bowl, "night", 0, 0.48)
        bey((x - 0.32, 0.15, 0.58), "tomato", "sun", "attack", 0.12, 0.4, 0.38, "coral")
        bey((x + 0.35, 0.05, 0.58), "teal", "electric", "balance", -0.12, 1.2, 0.38, "electric")
    for k, (x, y) in enumerate(((-3.5, 0.9), (0.0, 1.4), (3.5, 0.9), (-1.5, 2.1), (1.6, 2.1))):
        meeple((x, y, 0), random_look(52 + k), pose="up", scale=1.05)
    score_tower((0.0, -0.7, 0), 0, 1.0)


@scene("gallery/bangkae/10", size=(1000, 750), samples=5)
def sofa_corner() -> None:
    cameras.close((0, 0.2, 0.8), 8.2, -0.3, 0.44, 2.0, 45)
    light_rig("day", (0, 0, 1), 6)
    floor_six("pictures", 3.0)
    rug((0, 0, 0.02), 2.9, ("coral", "cream", "candy", "cream"))
    sofa((0, 1.9, 0), "grape", 0, 3.8, 1.05)
    low_table((0, -0.05, 0.03), (2.1, 1.2))
    for x, look in ((-1.0, random_look(64)), (0.75, random_look(66))):
        cards_in_hand(meeple((x, 1.75, 0.53), look, pose="hold", seated=True))
    left = sit_low(
        (-1.85, 0.1), Look("lime", "grin", hair=("spiky", "cocoa")), "hold", (0, 0), "sun"
    )
    right = sit_low(
        (1.85, 0.15), Look("sky", "happy", hair=("bob", "rose")), "hold", (0, 0), "tomato"
    )
    cards_in_hand(left)
    cards_in_hand(right)
    card_stack((0, 0.05, LOW_TABLE + 0.03), "tomato", 10, 0.3)
    for k, x in enumerate((-0.7, -0.4, 0.5, 0.8)):
        spot = (x, -0.25 + 0.1 * (k % 2), LOW_TABLE + 0.03 + 0.025 * (k % 2))
        card(spot, ("sun", "teal")[k % 2], rot=0.3 * k)
    for k, (x, y) in enumerate(((-1.2, -1.5), (-0.45, -1.65), (0.35, -1.5), (1.15, -1.6))):
        shoes((x, y, 0.06), ("tomato", "sea", "leaf", "grape")[k], 0.2 * (k - 1.5), 1.1)
    floor_lamp((2.9, 2.0, 0), "sun", 1.2)
    leafy((-3.0, 2.0, 0), "forest", "paper", 1.4)


@scene("gallery/bangkae/13", size=(1000, 750), samples=5)
def neon_spot() -> None:
    cameras.custom((0.5, -7.3, 1.5), (0, 0.8, 1.85), 44, 2.0)
    light_rig("neon", (0, 0, 1.5), 5)
    floor_six("bare", 2.0)
    neon_sign((0, 1.85, 3.25), "NK", "tomato", "lemon", 1.15, light=12)
    party = (
        (-1.85, Look("sun", "cheer", hair=("space buns", "rose"), glasses=("heart", "rose")), "up"),
        (-0.05, Look("sky", "happy", hat=("crown", "gold"), wear=(("cape", "rose"),)), "up"),
        (1.85, Look("candy", "wink", hair=("long", "#7A3FA0"), hat=("cat ears", "ink")), "wave"),
    )
    for x, look, pose in party:
        figure = meeple((x, 0.35, 0), look, pose=pose, scale=1.12)
        if x > 0:
            with figure.hand("right"):
                wand_prop((0, 0, 0), "WOW", "sun", 0, 0.75)
    ring_light((-3.0, 1.0, 0), 0.4, 1.0)
    leafy((3.0, 1.0, 0), "leaf", "grape", 1.4)


@scene("gallery/bangkae/15", size=(1000, 750), samples=5)
def closing_time() -> None:
    cameras.custom((-3.0, -5.8, 2.3), (0.2, 1.0, 1.4), 42, 2.0)
    light_rig("evening", (0, 0, 1.4), 6)
    soft_box((1, -5, 5), 4, 160, "#FFE8CC", (0, 0.6, 1))
    floor_six("shelves", 2.8, "sunset")
    floor_lamp((2.9, 1.2, 0), "sun", 1.15)
    bulb((2.9, 0.7, 2.2), 40)
    carry = meeple((-0.7, 0.9, 0), CREW, pose="hold", turn=-0.25, scale=1.15)
    for k, tint in enumerate(("grape", "coral")):
        with carry.hand("right", 1.1):
            block((0.37, -0.2, -0.42 + k * 0.2), (0.85, 0.6, 0.19), tint, 0.1 * (k - 1), 0.03)
    yawner = Look("sky", "sleepy", hair=("bun", "cocoa"), wear=(("apron", "paper"),))
    meeple((1.2, 1.2, 0), yawner, pose="up", turn=0.2, scale=1.1)
    for k, tint in enumerate(("tomato", "sun", "leaf", "candy", "sea")):
        block((0.3, -0.4, k * 0.2), (1.0, 0.9, 0.19), tint, 0.15 * (k % 3 - 1), 0.03)
    game_box((2.1, -0.1, 0), "grape", "", -0.35, 0.75, emblem="heart")
