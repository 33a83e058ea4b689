"""Tables with a blank box, one a set of colours: the page prints the cover of each game on it.

The view has no perspective, so that the front of the box is a parallelogram and the page can lay
its drawing on it. `covers.css` holds where it lies; a change of the numbers below changes it.
"""

from __future__ import annotations

from collections.abc import Callable

from art.kit import cameras
from art.kit.exposure import expose
from art.kit.lights import light_rig, shadow_floor
from art.kit.materials import GLOSS
from art.kit.shapes import UPRIGHT, lettering
from art.kit.stage import group
from art.props.food.cafe import mug
from art.props.people.meeple import Look, meeple
from art.props.plants import cactus
from art.props.play.covers import blank_box
from art.props.play.dice import coins, die, gem_die, pawn, token, trophy
from art.props.play.games import card, card_stack, tower_blocks
from art.props.play.mystery import candle, envelope, key
from art.props.play.pieces import cottage, gear, locomotive
from art.props.play.tabletop import sand_timer
from art.scenes.games.light import table_top
from art.scenes.registry import layers

BOX = (1.7, 0.5, 2.07)
#: How far the box turns; its front lies to the left or the right, the player beside it.
TURN = 0.38


def _things(*props: Callable[[float], None]) -> Callable[[float], None]:
    def lay(side: float) -> None:
        for prop in props:
            prop(side)

    return lay


#: Wall, table, box, the player with a pose, and what lies in front, for each set of colours.
STAGES: dict[str, tuple[str, str, str, Look, str, Callable[[float], None]]] = {
    "0": (
        *("#7CC8F0", "#6D4FE0", "#E8452F", Look("sun", "grin", hat=("party", "grape")), "up"),
        _things(
            lambda s: die((s * 0.35, -0.85, 0), "cream", "ink", 0.5, 0.8),
            lambda s: die((s * 1.15, -0.95, 0), "teal", "cream", -0.3, 0.66),
            lambda s: token((-s * 0.6, -0.8, 0), "sun", "star", 1.0),
        ),
    ),
    "1": (
        *("#FFC23C", "#0E8F82", "#6D4FE0", Look("tomato", "wink", hat=("beanie", "sky")), "wave"),
        _things(
            lambda s: card((-s * 0.7, -0.85, 0), "sky", "star", 0.3, 0.9),
            lambda s: card((-s * 0.25, -0.95, 0), "rose", "heart", -0.25, 0.9),
            lambda s: card_stack((s * 1.05, -0.9, 0), "grape", 12, 0.3, 0.9),
        ),
    ),
    "2": (
        *("#FF9DB5", "#FFE1E9", "#0E8F82"),
        *(Look("grape", "happy", hair=("pigtails", "sun"), wear=(("scarf", "sun"),)), "out"),
        _things(
            lambda s: pawn((s * 0.45, -0.8, 0), "tomato", 1.0),
            lambda s: pawn((s * 0.15, -1.0, 0), "sky", 1.0),
            lambda s: token((-s * 0.7, -0.85, 0), "tomato", "heart", 1.1),
            lambda s: token((s * 1.2, -0.95, 0), "grape", "hex", 1.1),
        ),
    ),
    "3": (
        *("#0E8F82", "#FFC98F", "#FFC23C"),
        *(Look("candy", "surprised", hair=("bun", "cocoa"), glasses=("round", "ink")), "up"),
        _things(
            lambda s: coins((s * 0.4, -0.8, 0), 5, scale=1.2),
            lambda s: coins((s * 0.05, -0.95, 0), 3, scale=1.2),
            lambda s: key((-s * 0.75, -0.85, 0), "gold", 0.3, 0.7),
        ),
    ),
    "4": (
        *("#6D4FE0", "#FF9DB5", "#F06292"),
        *(Look("sky", "cheer", hair=("space buns", "grape"), wear=(("bow tie", "sun"),)), "up"),
        _things(
            lambda s: mug((s * 1.2, -0.85, 0), "sun", "cocoa", 0.4, 1.1),
            lambda s: card((-s * 0.6, -0.9, 0), "sun", "hex", 0.2, 0.9),
            lambda s: token((s * 0.3, -0.95, 0), "sky", "star", 1.1),
        ),
    ),
    "5": (
        *("#FFE9B5", "#E8452F", "#2F63D6", Look("electric", "smile", hat=("cap", "ink")), "wave"),
        _things(
            lambda s: gem_die((s * 0.35, -0.85, 0), "sun", 0.4, 0.85),
            lambda s: gem_die((-s * 0.65, -0.9, 0), "grape", 0.9, 0.7),
            lambda s: token((s * 1.15, -0.95, 0), "paper", "round", 1.1),
        ),
    ),
    "6": (
        *("#1B3A5C", "#3D5F8C", "#FF8A3C"),
        *(Look("sun", "determined", hat=("fedora", "night"), wear=(("tie", "rose"),)), "down"),
        _things(
            lambda s: candle((s * 1.3, -0.75, 0), 0.4, "cream", 1.3),
            lambda s: envelope((-s * 0.5, -0.9, 0), "sand", 0.25, 0.8),
            lambda s: key((s * 0.55, -0.95, 0), "gold", -0.3, 0.7),
        ),
    ),
    "7": (
        *("#C9F0E8", "#24A06A", "#8A4B2F"),
        *(Look("tomato", "happy", hat=("straw", "sand"), wear=(("apron", "paper"),)), "wave"),
        _things(
            lambda s: cottage((s * 0.4, -0.75, 0), "cream", "tomato", 0.3, 0.55),
            lambda s: cactus((s * 1.35, -0.65, 0), "leaf", "sun", 0.5),
            lambda s: cottage((-s * 0.7, -0.85, 0), "sun", "sea", -0.3, 0.48),
        ),
    ),
    "8": (
        *("#FF8F6B", "#FFC23C", "#1B1D3E"),
        *(Look("grape", "wink", hat=("top hat", "ink"), wear=(("bow tie", "tomato"),)), "out"),
        _things(
            lambda s: coins((s * 0.35, -0.85, 0), 6, scale=1.1),
            lambda s: card((-s * 0.65, -0.9, 0), "tomato", "diamond", 0.3, 0.9),
            lambda s: die((s * 1.25, -0.95, 0), "cream", "ink", 0.3, 0.66),
        ),
    ),
    "9": (
        *("#B9A6F5", "#2F63D6", "#F7EAD2"),
        *(Look("candy", "grin", hair=("curls", "cocoa"), wear=(("cape", "sun"),)), "up"),
        _things(
            lambda s: gear((s * 0.35, -0.85, 0.07), "gold", 0.2, 0.6),
            lambda s: gear((-s * 0.65, -0.9, 0.07), "tomato", 0.5, 0.5),
            lambda s: sand_timer((s * 1.3, -0.8, 0), "tomato", 0.2, 0.62),
        ),
    ),
    "10": (
        *("#8FD9A8", "#FFE9B5", "#B5306F"),
        *(Look("sea", "smile", hair=("mohawk", "sun"), wear=(("medal", "gold"),)), "wave"),
        _things(
            lambda s: trophy((s * 1.3, -0.75, 0), "gold", 0.0, 0.55),
            lambda s: token((s * 0.35, -0.9, 0), "sea", "star", 1.1),
            lambda s: token((-s * 0.65, -0.85, 0), "tomato", "hex", 1.1),
        ),
    ),
    "11": (
        *("#FFE1E9", "#FF9DB5", "#3FA9DC"),
        *(Look("teal", "cheer", hat=("cat ears", "tomato"), hair=("bob", "cocoa")), "up"),
        _things(
            lambda s: locomotive((s * 0.25, -0.85, 0), "tomato", 0.15, 0.42),
            lambda s: tower_blocks((s * 1.35, -0.7, 0), 0.3, 0.45, 7),
        ),
    ),
}


@layers("covers/stage", names="0 1 2 3 4 5 6 7 8 9 10 11", size=(400, 400), samples=6)
def stage(name: str) -> None:
    wall, table, box, player, pose, lay = STAGES[name]
    # Every second box stands on the right, its front turned to the left.
    side = 1.0 if int(name) % 2 == 0 else -1.0
    cameras.isometric((0, 0, 0.87), 3.4, 0.0, 0.28)
    light_rig("studio", (0, 0, 0.9), 4.5)
    table_top(table, wall)
    with group((-side * 0.62, 0.5, 0), -side * TURN):
        blank_box(box, BOX)
    meeple((side * 0.98, 0.1, 0), player, scale=0.82, pose=pose, turn=-side * 0.12)
    lay(side)


#: The colour of a box that lies face down, its letter's, its turn and who waits beside it.
FACE_DOWN: dict[str, tuple[str, str, float, Look]] = {
    "a": ("tomato", "paper", -0.3, Look("sun", "grin", hat=("party", "grape"))),
    "b": ("sea", "paper", 0.25, Look("electric", "smile", hair=("bob", "cocoa"))),
    "c": ("grape", "paper", 0.2, Look("tomato", "wink", hat=("beanie", "sky"))),
    "d": ("#FF8A3C", "paper", -0.25, Look("sky", "happy", hair=("curls", "cocoa"))),
    "e": ("sun", "ink", -0.2, Look("candy", "surprised", hair=("bun", "cocoa"))),
    "f": ("#B5306F", "paper", 0.3, Look("leaf", "cheer", hat=("cap", "sun"))),
}


@layers("covers/mystery", names="a b c d e f", size=(300, 352), samples=10)
def mystery(name: str) -> None:
    """A box with nothing but a question on it, for the tray of the finder."""
    color, letter, turn, player = FACE_DOWN[name]
    cameras.product((0, 0, 0.9), 9.0, 0.26)
    light_rig("cutout", (0, 0, 0.9), 4.0)
    expose(-0.2)
    shadow_floor()
    with group((0, 0.2, 0), turn + 0.22):
        blank_box(color, BOX)
        lettering("?", (0, -BOX[1] / 2 - 0.03, 1.04), 1.5, letter, UPRIGHT, 0.06, GLOSS)
    side = 1.0 if turn < 0 else -1.0
    meeple((side * 0.75, -0.75, 0), player, scale=0.62, pose="up", turn=-side * 0.1)
    die((-side * 0.55, -0.7, 0), "cream", "ink", 0.5, 0.62)
    cameras.fit(1.03)
