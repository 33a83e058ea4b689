"""Why nobody gets up again: six small scenes for the cards of the page on playing at the shop."""

from __future__ import annotations

from art.kit import cameras
from art.kit.exposure import expose
from art.kit.lights import light_rig, shadow_floor
from art.kit.materials import GLOSS
from art.kit.shapes import ball, block, box, cone
from art.kit.stage import Point, group
from art.props import symbols
from art.props.food.food import fries, toast
from art.props.food.tumblers import tumbler
from art.props.furniture import TABLE, long_table, round_table, shelf
from art.props.people.held import rulebook, serving_tray
from art.props.people.meeple import Look, meeple
from art.props.places.outdoors import tuk_tuk
from art.props.places.shopfit import ladder
from art.props.places.story_rooms import full_moon
from art.props.play.dice import coins, die, pawn
from art.props.play.games import board, card_stack, game_box
from art.scenes.registry import scene


def _view(height: float = 0.36) -> None:
    cameras.product((0, 0, 0.9), 10, height)
    light_rig("cutout", (0, 0, 0.9), 4.5)
    expose(-0.2)
    shadow_floor()


@scene("play/games", size=(640, 440), samples=8, transparent=True)
def games() -> None:
    """A shelf that is never empty: one is up on the ladder, one has found the box."""
    _view(0.3)
    shelf((0, 0.9, 0), (4.2, 0.6, 2.5), 4, 0, 7, "wood")
    ladder((-1.15, 0.15, 0), 2.5, 0, "walnut")
    climber = Look("teal", "cheer", hair=("bob", "cocoa"))
    meeple((-1.15, 0.05, 0.75), climber, pose="up", scale=0.8)
    finder = Look("sun", "happy", hat=("cap", "tomato"))
    meeple((0.95, -0.2, 0), finder, pose="up", scale=0.95)
    game_box((0.95, -0.2, 1.68), "grape", "", 0.06, 1.0, (1.35, 0.9, 0.34), "star", "sun")
    die((-0.1, -0.55, 0), "cream", "ink", 0.5, 0.9)
    cameras.fit(1.03)


@scene("play/teaching", size=(640, 440), samples=8, transparent=True)
def teaching() -> None:
    """One explains, with the rules under the arm, and two listen."""
    _view(0.42)
    long_table((0, -0.35, 0), (3.4, 1.15), "wood")
    board((0.0, -0.4, TABLE), rot=0.15, scale=0.78)
    pawn((0.15, -0.45, TABLE + 0.1), "tomato", 0.9)
    card_stack((-1.05, -0.4, TABLE), "teal", 10, 0.3, 0.85)
    die((1.05, -0.5, TABLE), "cream", "ink", 0.4, 0.6)
    teacher = Look("rose", "cheer", hat=("cap", "ink"), wear=(("apron", "sun"),))
    with meeple((0, 0.75, 0.35), teacher, pose="up", scale=1.12).hand("right", 1.1):
        rulebook((0, -0.1, 0.2), "grape", "sun", 0.15)
    for x, look in (
        (-1.5, Look("sky", "surprised", hair=("curls", "cocoa"))),
        (1.5, Look("leaf", "grin", hair=("ponytail", "ink"))),
    ):
        meeple((x, 0.5, 0.25), look, pose="hug", turn=-0.3 * x, scale=0.98)
    cameras.fit(1.03)


@scene("play/any-number", size=(640, 440), samples=8, transparent=True)
def any_number() -> None:
    """Two in front, and as many behind them as there are seats."""
    _view(0.4)
    block((0, 1.0, 0), (5.0, 0.8, 0.7), "teal", bevel=0.1)
    rear = (
        Look("leaf", "grin", hat=("party", "tomato")),
        Look("sky", "happy", hair=("bun", "cocoa")),
        Look("rose", "cheer", hair=("mohawk", "ink")),
        Look("lilac", "smile", hat=("beanie", "sea")),
    )
    for k, look in enumerate(rear):
        meeple((-1.8 + 1.2 * k, 1.0, 0.7), look, pose=("up", "wave")[k % 2], scale=0.9)
    for x, look, pose in (
        (-1.15, Look("tomato", "wink", hair=("swoop", "ink")), "wave"),
        (1.15, Look("grape", "happy", hair=("space buns", "sun")), "up"),
    ):
        meeple((x, -0.25, 0), look, pose=pose, turn=-0.15 * x, scale=1.05)
    die((0, -0.35, 0), "cream", "tomato", 0.5, 1.5)
    cameras.fit(1.03)


@scene("play/snacks", size=(640, 440), samples=8, transparent=True)
def snacks() -> None:
    """Served to the table, between two moves."""
    _view(0.46)
    round_table((-0.35, -0.2, 0), 1.35, "wood")
    board((-0.85, -0.35, TABLE), rot=0.2, scale=0.7)
    fries((0.0, 0.1, TABLE), "tomato", scale=0.8)
    tumbler((0.5, -0.55, TABLE), "blue soda", scale=0.7, straw="sun")
    toast((-0.15, -0.95, TABLE), "strawberry", 0.3, 0.55)
    hungry = Look("sky", "cheer", hair=("pigtails", "cocoa"))
    meeple((-1.2, 1.0, 0.35), hungry, pose="up")
    waiter = Look("teal", "happy", hat=("chef", "white"), wear=(("apron", "paper"),))
    with meeple((1.3, 0.55, 0.1), waiter, pose="up", turn=-0.15, scale=1.1).hand("left", 1.05):
        serving_tray((0.05, -0.1, 0.06), "tomato")
        tumbler((0.05, -0.1, 0.13), "pink milk", scale=0.5)
    cameras.fit(1.03)


@scene("play/any-hour", size=(640, 440), samples=8, transparent=True)
def any_hour() -> None:
    """Two in the morning: the moon is up, and so is someone with an idea."""
    _view(0.32)
    full_moon((-1.35, 1.2, 2.25), 1.15)
    with group((1.35, 0.35, 0), -0.12, 0.95):
        symbols.clock()
    awake = Look("lilac", "sleepy", hat=("beanie", "sun"), wear=(("scarf", "tomato"),))
    meeple((-0.35, 0.1, 0), awake, pose="wave", turn=0.15, scale=1.12)
    with group((1.25, 0.7, 2.35), 0, 0.62):
        symbols.bubble((0, 0, 0), "tomato", -1, 1.0)
        for x in (-0.42, 0, 0.42):
            ball((x, -0.2, 0), 0.12, "paper")
    die((-1.6, -0.3, 0), "cream", "ink", 0.5, 0.95)
    cameras.fit(1.03)


@scene("play/money-back", size=(640, 440), samples=8, transparent=True)
def money_back() -> None:
    """The money lies ready, and nobody has asked for it."""
    _view(0.36)
    with group((1.25, 0.5, 0), -0.1, 1.05):
        symbols.shield()
    calm = Look("sun", "wink", hair=("swoop", "cocoa"), wear=(("bow tie", "tomato"),))
    meeple((-0.6, 0.2, 0), calm, pose="up", turn=0.15, scale=1.15)
    for x, y, count in ((-1.75, -0.2, 5), (0.35, -0.55, 7), (0.8, -0.75, 3), (-1.45, -0.65, 2)):
        coins((x, y, 0), count, "gold", 1.35)
    cameras.fit(1.03)


@scene("play/parking", size=(800, 360), samples=20, transparent=True)
def parking() -> None:
    """They have come by three-wheeler, and it may stay."""
    cameras.product((0, 0, 0.8), 11, 0.24)
    light_rig("cutout", (0, 0, 0.9), 5.5)
    expose(-0.2)
    shadow_floor()
    with group((-0.2, 0.2, 0), 0, 1.1):
        tuk_tuk((0, 0, 0), "teal")
        # Over its clear windscreen, behind which a cut-out has nothing but grain.
        box((-0.62, 0, 1.2), (0.08, 0.98, 0.66), "#A9DFFB", (0, -0.2, 0), 0.03, GLOSS)
    for x, look in (
        (1.95, Look("candy", "happy", hair=("bob", "cocoa"))),
        (3.25, Look("sky", "cheer", hat=("cap", "sun"))),
    ):
        meeple((x, 0.0, 0), look, pose="wave", turn=-0.2, scale=0.98)
    for x in (-2.3, 4.45):
        _traffic_cone((x, 0.1, 0))
    cameras.fit(1.03)


def _traffic_cone(loc: Point) -> None:
    """A cone 0.75 high on its foot, with two white bands."""
    with group(loc):
        block((0, 0, 0), (0.56, 0.56, 0.08), "tomato", 0.3, 0.03)
        for low, high, color in (
            (0.06, 0.24, "tomato"),
            (0.24, 0.38, "paper"),
            (0.38, 0.52, "tomato"),
            (0.52, 0.62, "paper"),
            (0.62, 0.76, "tomato"),
        ):
            wide, narrow = (0.23 - 0.24 * z for z in (low, high))
            cone((0, 0, (low + high) / 2), wide, narrow, high - low, color, bevel=0.004)
