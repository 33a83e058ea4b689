"""The home hero: the whole shop as a cut-away doll's house, at every hour and in every state."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from art.kit import cameras
from art.kit.lights import bulb, light_rig, soft_box
from art.kit.materials import FABRIC
from art.kit.outlines import on_circle
from art.kit.places import mark, marked
from art.kit.shapes import ball, block, box, disc
from art.kit.stage import Point, group
from art.props.decor import bunting, rug
from art.props.food.cafe import drink, latte
from art.props.food.food import toast
from art.props.furniture import (
    SEAT,
    TABLE,
    counter,
    espresso_machine,
    round_table,
    shelf,
    stool,
)
from art.props.people.company import TABLE_GAMES, cards_in_hand
from art.props.people.meeple import Figure, Look, meeple
from art.props.places.photobooth import balloon, booth
from art.props.places.rooms import PAINT, city_window, menu_board, neon_sign
from art.props.plants import cactus, leafy
from art.props.play.beyblade import bey
from art.props.play.dice import die
from art.props.play.games import game_box
from art.props.play.stadium import stadium
from art.scenes.registry import scene

HALF = 4.6
LEFT_WALL = math.pi / 2

#: Everyone in the shop: how they look while they play.
LOOKS = {
    "bun": Look("candy", "happy", hair=("bun", "cocoa")),
    "glasses": Look("sky", "grin", hair=("swoop", "ink"), glasses=("round", "ink")),
    "cap": Look("tomato", "happy", hat=("cap", "sea")),
    "curls": Look("leaf", "surprised", hair=("curls", "cocoa")),
    "chef": Look("grape", "content", hat=("chef", "paper"), wear=(("apron", "paper"),)),
    "pigtails": Look("mint", "grin", hair=("pigtails", "rose")),
    "spiky": Look("sun", "cheer", hair=("spiky", "tomato")),
    "headphones": Look("coral", "determined", hat=("headphones", "electric")),
    "crown": Look("lilac", "wink", hat=("crown", "gold"), wear=(("cape", "rose"),)),
}
#: What a face becomes when its eyes close; the mouth stays as it was where that can be.
EYES_CLOSED = {
    "grin": "happy",
    "cheer": "happy",
    "wink": "content",
    "surprised": "sleepy",
    "determined": "sleepy",
}
#: How each looks up at whoever pokes them.
STARTLED = {
    "bun": "surprised",
    "glasses": "surprised",
    "cap": "grin",
    "curls": "grin",
    "chef": "grin",
    "pigtails": "surprised",
    "spiky": "surprised",
    "headphones": "smile",
    "crown": "surprised",
}
#: The turn of a die, around x and y, that brings a number to the top.
DIE_TURNS = {
    1: (math.pi, 0.0),
    2: (math.pi / 2, 0.0),
    3: (0.0, -math.pi / 2),
    4: (0.0, math.pi / 2),
    5: (-math.pi / 2, 0.0),
    6: (0.0, 0.0),
}


@dataclass(frozen=True)
class Shop:
    """One moment in the shop: its light, and what moves in it."""

    light: str = "day"
    asleep: bool = False
    blinking: bool = False
    #: Who looks up at the viewer.
    poked: frozenset[str] = frozenset()
    #: How far the tops have turned, of one whole round.
    spin: float = 0.0
    #: The number on top of the large die.
    number: int = 6
    flash: bool = False

    def look(self, who: str) -> Look:
        """Return how someone looks at this moment."""
        look = LOOKS[who]
        if who in self.poked:
            return replace(look, mood=STARTLED[who])
        if self.asleep:
            return replace(look, mood="sleepy")
        return replace(look, mood=EYES_CLOSED.get(look.mood, look.mood)) if self.blinking else look

    def turn(self, who: str, turn: float) -> float:
        """Return how far someone is turned away: not at all from whoever pokes them."""
        return 0.0 if who in self.poked else turn

    def lean(self, who: str) -> float:
        """Return how far someone tilts: a poked one cocks the head."""
        return 0.07 if who in self.poked else 0.0


@scene("heroes/home", size=(1600, 1340), samples=8, transparent=True)
def home() -> None:
    build(Shop())


@scene("heroes/home-night", size=(1600, 1340), samples=8, transparent=True)
def night() -> None:
    build(Shop(light="night"))


@scene("heroes/home-closed", size=(1600, 1340), samples=8, transparent=True)
def closed() -> None:
    build(Shop(light="closed", asleep=True))


def build(shop: Shop) -> None:
    """Build the whole shop as it is at one moment."""
    cameras.isometric((0, 0, 1.4), 13.0)
    LIGHTS[shop.light]()
    _shell()
    _walls(shop)
    _game_table(shop)
    _cafe(shop)
    _arena(shop)
    _photo_corner(shop)
    _doorstep(shop)
    cameras.fit(1.015)


def _daylight() -> None:
    light_rig("day", (0, 0, 1.2), 8.5)
    soft_box((9, -3, 6), 6, 900, "#FFF4E4", (-4, 0, 1.5))
    bulb((0.55, 0.95, 3.4), 60)


def _lamplight() -> None:
    """Evening: a little blue from outside, warm lamps over the tables, and neon."""
    soft_box((6, -14, 12), 9, 4600, "#B4A8FF", (0, 0, 1))
    soft_box((-12, -8, 9), 8, 3000, "#FFD2AC", (0, 0, 1))
    _lamps(
        ((0.55, 0.95, 3.3), 300, "#FFCF96"),
        ((-3.0, -2.3, 3.2), 190, "#FFC07C"),
        ((2.35, -2.35, 2.6), 150, "#7CF0FF"),
        ((-2.6, 2.0, 3.4), 150, "#FF9FC8"),
        ((-0.6, HALF - 0.9, 2.9), 130, "#FF7F7A"),
        ((3.0, 2.4, 3.4), 170, "#FFD9A0"),
    )


def _moonlight() -> None:
    """Nobody awake: the moon, the neon, and a night lamp on the counter."""
    soft_box((7, -13, 13), 8, 4300, "#7088FF", (0, 0, 1))
    soft_box((-12, 1, 10), 4, 1700, "#8FA8FF", (1, 0, 0))
    _lamps(
        ((-0.6, HALF - 0.9, 2.9), 190, "#FF7F7A"),
        ((-3.2, -2.9, 2.3), 60, "#FFB870"),
        ((2.35, -2.35, 1.8), 30, "#7CF0FF"),
    )


def _lamps(*lamps: tuple[Point, float, str]) -> None:
    for spot, power, color in lamps:
        bulb(spot, power, color, 0.3)


LIGHTS = {"day": _daylight, "night": _lamplight, "closed": _moonlight}


def _shell() -> None:
    block((0, 0, -0.3), (HALF * 2, HALF * 2, 0.3), "peach", bevel=0.1, finish=PAINT)
    block((0, 0, -0.62), (HALF * 2 + 0.3, HALF * 2 + 0.3, 0.36), "walnut", bevel=0.12)
    step = HALF * 2 / 8
    for i in range(8):
        for j in range(8):
            if (i + j) % 2:
                spot = ((i + 0.5) * step - HALF, (j + 0.5) * step - HALF, 0)
                box(spot, (step * 0.985, step * 0.985, 0.03), "cream", bevel=0.01, finish=PAINT)
    block((0, HALF, -0.3), (HALF * 2 + 0.3, 0.3, 4.5), "teal", bevel=0.1, finish=PAINT)
    # The yellow wall ends inside the teal one: two rounded corners in one spot turn black.
    block((-HALF, -0.12, -0.3), (0.3, HALF * 2 + 0.06, 4.53), "#FFD45C", bevel=0.1, finish=PAINT)
    box((0.1, HALF - 0.17, 0.22), (HALF * 2 - 0.3, 0.08, 0.44), "paper", bevel=0.02)
    box((-HALF + 0.17, -0.1, 0.22), (0.08, HALF * 2 - 0.3, 0.44), "paper", bevel=0.02)


def _walls(shop: Shop) -> None:
    shelf((2.35, HALF - 0.45, 0.05), (3.9, 0.6, 3.1), 4, seed=4)
    with marked("neon"):
        neon_sign((-0.75, HALF - 0.2, 2.95), "NK", "tomato", "lemon", 0.95, light=10)
    outside = "day" if shop.light == "day" else "night"
    city_window((-HALF + 0.2, 0.35, 2.5), (2.7, 1.9), outside, LEFT_WALL)
    shelf((-HALF + 0.4, 2.9, 1.5), (1.5, 0.5, 2.0), 3, LEFT_WALL, 9)
    menu_board((-HALF + 0.22, -2.75, 2.6), LEFT_WALL, 1.1)
    bunting((-HALF + 0.3, HALF - 0.25, 3.95), (-HALF + 0.3, -HALF + 0.2, 3.95), 0.3, 13)
    for k, tint in enumerate(("tomato", "grape", "sky")):
        game_box(
            (1.15 + k * 1.15, HALF - 0.5, 3.2),
            tint,
            "",
            0.06 * (k - 1),
            0.62,
            emblem=("star", "heart", "dot")[k],
        )


def _game_table(shop: Shop) -> None:
    rug((0.55, 0.85, 0), 2.75, ("coral", "cream", "candy", "cream"))
    radius, facing, gap = 1.45, 0.72, 2.4
    with group((0.55, 0.85, 0), 0, 1.12):
        round_table((0, 0, 0), radius, "wood")
        ring = on_circle(4, radius + 0.62, -math.pi / 2 + facing + gap / 2, math.tau - gap)
        guests = zip(("bun", "glasses", "cap", "curls"), ("hug", "hold", "up", "up"), strict=True)
        for (x, y), (who, pose) in zip(ring, guests, strict=True):
            stool((x, y, 0), "paper")
            friend = _friend(shop, who, (x, y, SEAT), pose)
            if who == "glasses":
                cards_in_hand(friend, 0.62)
        with group((0, 0, TABLE), facing):
            TABLE_GAMES["board"](radius)
            with marked("cup"):
                # The mug is one of the game's; a bead in its drink tells where its steam rises.
                ball((-0.66 * radius, -0.36 * radius, 0.24), 0.02, "cocoa")


def _friend(shop: Shop, who: str, seat: Point, pose: str) -> Figure:
    """Seat a friend who looks at the table, or up from it."""
    towards = None if who in shop.poked else (0.0, 0.0)
    friend = meeple(
        seat, shop.look(who), pose=pose, seated=True, towards=towards, lean=shop.lean(who)
    )
    mark(who, friend.holder)
    return friend


def _stand(
    shop: Shop, who: str, spot: Point, *, pose: str, turn: float, scale: float = 1.12
) -> Figure:
    figure = meeple(
        spot,
        shop.look(who),
        scale=scale,
        pose=pose,
        turn=shop.turn(who, turn),
        lean=shop.lean(who),
    )
    mark(who, figure.holder)
    return figure


def _cafe(shop: Shop) -> None:
    counter((-3.55, -2.5, 0), (3.3, 1.0), "coral", LEFT_WALL, "wood")
    espresso_machine((-3.6, -1.4, 1.15), "tomato", LEFT_WALL, 1.1)
    drink((-3.3, -2.35, 1.15), "pink milk", scale=0.62, straw="tomato")
    drink((-3.3, -2.85, 1.15), "blue soda", scale=0.62)
    toast((-3.3, -3.55, 1.18), "milk", 0.5, 0.6)
    latte((-3.25, -1.95, 1.15), "paper", 0.4, 0.55)
    _stand(shop, "chef", (-2.3, -1.45, 0), pose="wave", turn=0.2)
    guest = _stand(shop, "pigtails", (-1.95, -3.55, 0), pose="up", turn=0.3, scale=1.0)
    with guest.hand("left"):
        drink((0, -0.02, -0.1), "thai tea", scale=0.5)


def _arena(shop: Shop) -> None:
    disc((2.35, -2.35, 0), 2.1, 0.04, "sea", 0.01, FABRIC)
    disc((2.35, -2.35, 0), 1.0, 0.42, "night", 0.1)
    stadium((2.35, -2.35, 0.4), "sky", "ink", 0.72, 0.45)
    with marked("tops"):
        for tint in ("tomato", "grape"):
            _top(shop, tint)
    _stand(shop, "spiky", (0.55, -2.75, 0), pose="up", turn=0.55)
    _stand(shop, "headphones", (3.75, -0.75, 0), pose="point", turn=-0.4)


def _top(shop: Shop, tint: str) -> None:
    """A top goes round a small circle through the spot where it rests, turning as it goes."""
    around = math.tau * shop.spin
    # Three and four teeth look the same after a third and a quarter of a turn.
    x, y, tilt, rot, teeth, rest = {
        "tomato": (2.1, -2.3, 0.14, 0.4, 3, 1.2),
        "grape": (2.7, -2.2, -0.12, 1.2, 4, 4.4),
    }[tint]
    x += 0.16 * (math.cos(rest + around) - math.cos(rest))
    y += 0.16 * (math.sin(rest + around) - math.sin(rest))
    spot, turn = (x, y, 0.48), rot + around / teeth
    if tint == "tomato":
        bey(spot, "tomato", "sun", "attack", tilt, turn, 0.4, "coral")
    else:
        bey(spot, "grape", "electric", "balance", tilt, turn, 0.4, "lilac")


def _photo_corner(shop: Shop) -> None:
    with marked("booth"):
        booth((-3.05, 3.25, 0), "candy", 0.32, 1.0)
    if shop.flash:
        bulb((-2.9, 3.1, 1.6), 900, "#FFFFFF", 0.2)
        bulb((-2.75, 2.0, 1.7), 420, "#FFF6E8", 0.2)
    _stand(shop, "crown", (-1.2, 3.5, 0), pose="wave", turn=0.1)
    balloon((-4.1, 1.75, 0.6), "grape", 1.15)
    balloon((-4.05, 1.3, 0.3), "tomato", 1.1, "heart")


def _doorstep(shop: Shop) -> None:
    cactus((4.05, 1.75, 0), "leaf", "tomato", 1.15)
    leafy((-4.0, -0.55, 0), "forest", "sea", 0.85)
    cactus((4.1, -4.05, 0), "lime", "grape", 0.8)
    with marked("die"):
        die((-0.8, -3.65, 0.05), "cream", "ink", (*DIE_TURNS[shop.number], 0.3), 1.2)
    die((-0.1, -3.85, 0.05), "tomato", "cream", -0.4, 0.9)
    disc((-0.55, -3.7, 0), 0.85, 0.05, "mint", 0.01, FABRIC)
