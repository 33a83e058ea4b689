"""Who stands beside a page's last words: cut-outs in one light, each of its page's own subject."""

from __future__ import annotations

from itertools import pairwise

from art.kit import cameras
from art.kit.exposure import expose
from art.kit.lights import light_rig, shadow_floor
from art.kit.materials import GLOSS
from art.kit.shapes import UPRIGHT, block, box, cylinder, disc, lettering, tube
from art.props.food.refreshments import refreshment
from art.props.furniture import SEAT, TABLE, round_table, stool
from art.props.occasions import map_pin
from art.props.people.meeple import Look, meeple
from art.props.places.photobooth import gift
from art.props.places.shopfit import backpack
from art.props.play.dice import champions_cup, die, gem_die, pawn
from art.props.play.games import board, card_stack, game_box
from art.scenes.registry import scene


def _stage(height: float = 0.4, span: float = 4.4) -> None:
    cameras.product((0, 0, 0.8), 9.0, height)
    light_rig("cutout", (0, 0, 0.7), span)
    expose(-0.12)
    shadow_floor()


@scene("closing/way", size=(1000, 850), samples=16, transparent=True)
def way() -> None:
    """Two friends have found the shop."""
    _stage(0.36)
    disc((0, 0.2, 0), 1.95, 0.16, "mint", 0.06)
    disc((0, 0.2, 0.14), 1.7, 0.06, "cream", 0.03)
    map_pin((0.02, 0.75, 0.18), "tomato", 1.75)
    lettering("NK", (0.05, -0.22, 2.21), 0.42, "tomato", depth=0.04)
    finder = Look("teal", "cheer", hat=("cap", "tomato"))
    meeple((-1.08, -0.1, 0.18), finder, pose="wave", turn=0.25, scale=1.05)
    friend = Look("candy", "happy", hair=("bun", "cocoa"), glasses=("round", "ink"))
    meeple((1.02, -0.45, 0.18), friend, pose="out", turn=-0.2, scale=0.98)
    backpack((-0.1, -0.95, 0.18), "sea", 0.3, 0.66)
    cameras.fit()


@scene("closing/boxes", size=(1000, 850), samples=16, transparent=True)
def boxes() -> None:
    """Tonight's game is on top of the pile, and so is somebody."""
    _stage(0.42)
    pile = (
        ("grape", 2.3, 0.5, 0.04, "hex"),
        ("teal", 2.05, 0.46, -0.08, "diamond"),
        ("sky", 1.75, 0.42, 0.1, "heart"),
    )
    top = 0.0
    for color, wide, high, turn, emblem in pile:
        size = (wide, 1.35, high)
        game_box((0.25, 0.35, top), color, "", turn, 1.0, size, emblem, "sun")
        top += high
    winner = Look("leaf", "cheer", hat=("party", "tomato"))
    meeple((0.25, 0.35, top), winner, pose="up", scale=0.92)
    picker = Look("grape", "grin", hair=("pigtails", "cocoa"))
    meeple((-1.5, -0.35, 0), picker, pose="point", turn=0.3, scale=1.08)
    game_box((1.55, -0.55, 0), "tomato", "", -0.25, 1.0, (0.95, 0.24, 0.95), "star", "cream")
    die((0.55, -1.15, 0), "cream", "ink", 0.5, 0.95)
    pawn((-0.45, -1.1, 0), "sea", 1.3)
    gem_die((1.25, -1.25, 0), "rose", 0.4, 0.75)
    cameras.fit()


@scene("closing/dressed", size=(1000, 850), samples=16, transparent=True)
def dressed() -> None:
    """Three who have just been dressed, on a turning stage."""
    _stage(0.36)
    disc((0, 0.1, 0), 2.05, 0.2, "grape", 0.07)
    disc((0, 0.1, 0.18), 1.82, 0.06, "lilac", 0.03)
    wizard = Look("sky", "grin", hat=("wizard", "grape"), wear=(("cape", "rose"),))
    meeple((-1.05, 0.15, 0.22), wizard, pose="wave", turn=0.25)
    queen = Look(
        "candy", "happy", hair=("long", "cocoa"), hat=("bow", "tomato"), glasses=("heart", "tomato")
    )
    meeple((0.1, -0.3, 0.22), queen, pose="up", scale=1.08)
    captain = Look("teal", "wink", hat=("pirate", "ink"), wear=(("scarf", "sun"),))
    meeple((1.2, 0.2, 0.22), captain, pose="out", turn=-0.25)
    gift((-0.85, -1.0, 0.22), "sea", "sun", 0.3, 0.62)
    cameras.fit()


@scene("closing/table", size=(1000, 850), samples=16, transparent=True)
def table() -> None:
    """A table with one place left."""
    _stage(0.52, 5.0)
    round_table((0, 0, 0), 1.04, "wood")
    board((0.02, -0.02, TABLE), rot=0.35, scale=0.72)
    card_stack((-0.66, -0.32, TABLE), "grape", 10, 0.3, 0.7)
    die((0.16, -0.78, TABLE), "cream", "ink", 0.4, 0.46)
    refreshment((0.68, -0.3, TABLE), "mango", scale=0.5)
    # A lap reaches 0.65 before its seat, and is as high as the table: nobody's may touch it.
    friends = (
        ((-1.87, 0.62), Look("leaf", "happy", hair=("curls", "cocoa")), "up", -0.1),
        ((0.0, 1.92), Look("sky", "cheer", hair=("swoop", "ink")), "up", 0.0),
        ((1.68, 0.55), Look("grape", "grin", hair=("bob", "ink")), "wave", -0.25),
    )
    for (x, y), look, pose, turn in friends:
        stool((x, y, 0), "paper")
        meeple((x, y, SEAT), look, pose=pose, seated=True, turn=turn, scale=1.05)
    stool((-0.78, -1.2, 0), "tomato")
    cameras.fit(1.0)


@scene("closing/gang", size=(1000, 850), samples=16, transparent=True)
def gang() -> None:
    """The game is found and carried in; now the others only have to come."""
    _stage(0.4, 4.8)
    disc((0, 0.15, 0), 2.15, 0.16, "teal", 0.06)
    disc((0, 0.15, 0.14), 1.94, 0.05, "mint", 0.03)
    floor = 0.19
    bringer = Look("tomato", "cheer", hair=("fringe", "cocoa"))
    meeple((0, 0.35, floor), bringer, pose="up", scale=1.12)
    game_box((0, 0.35, floor + 1.98), "grape", "", 0.08, 1.0, (1.75, 1.0, 0.42), "star", "sun")
    caller = Look("sky", "happy", hair=("curls", "cocoa"))
    meeple((-1.35, -0.1, floor), caller, pose="wave", turn=0.25, scale=0.98)
    sitter = Look("candy", "grin", hair=("space buns", "cocoa"))
    meeple((1.35, -0.1, floor), sitter, pose="out", turn=-0.25, scale=0.98)
    card_stack((-0.55, -1.15, floor), "sea", 12, 0.3, 1.0)
    die((0.2, -1.3, floor), "cream", "ink", 0.5, 0.85)
    pawn((0.8, -1.15, floor), "sun", 1.2)
    cameras.fit()


def _draw_sheet(x: float, y: float, z: float) -> None:
    """A board 2.9 wide with the draw of a cup: four names, two, and one."""
    for side in (-1, 1):
        block((x + side * 1.15, y + 0.1, z), (0.14, 0.14, 1.6), "walnut")
    box((x, y, z + 1.95), (2.9, 0.16, 1.9), "walnut", bevel=0.07)
    front = y - 0.1
    box((x, front, z + 1.95), (2.62, 0.06, 1.62), "paper", bevel=0.03)
    rounds = ((-0.95, (0.54, 0.18, -0.18, -0.54)), (-0.05, (0.36, -0.36)), (0.82, (0.0,)))
    for (left, ups), (right, downs) in pairwise(rounds):
        for k, up in enumerate(ups):
            down, turn = downs[k // 2], (left + right) / 2
            path = [(left, up), (turn, up), (turn, down), (right, down)]
            tube([(x + a, front - 0.06, z + 1.95 + b) for a, b in path], 0.028, "ink", curved=False)
    colors = iter(("tomato", "sky", "leaf", "grape", "tomato", "grape", "sun"))
    for across, ups in rounds:
        for up in ups:
            spot, wide = (x + across, front - 0.07, z + 1.95 + up), 0.2 if across > 0.5 else 0.14
            cylinder(spot, wide, 0.1, next(colors), UPRIGHT, 0.03, GLOSS)


@scene("closing/cup", size=(1000, 850), samples=16, transparent=True)
def cup() -> None:
    """The draw is made and the cup stands ready: somebody runs a cup of their own."""
    _stage(0.38, 4.8)
    disc((0, 0.2, 0), 2.2, 0.16, "grape", 0.06)
    disc((0, 0.2, 0.14), 1.98, 0.05, "lilac", 0.03)
    floor = 0.19
    _draw_sheet(0.1, 1.0, floor)
    organiser = Look("teal", "cheer", hat=("cap", "tomato"), wear=(("lanyard", "sun"),))
    meeple((-1.2, -0.3, floor), organiser, pose="up", turn=0.2, scale=1.05)
    player = Look("coral", "grin", hair=("space buns", "cocoa"))
    meeple((1.3, -0.25, floor), player, pose="wave", turn=-0.25, scale=0.98)
    champions_cup((0.08, -0.75, floor), "sun", 0, 0.95)
    cameras.fit()
