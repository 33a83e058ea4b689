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
from art.kit.palette import shade
from art.kit.shapes import UPRIGHT, box, lettering
from art.kit.stage import group
from art.props.food.cafe import mug
from art.props.people.meeple import Look, meeple
from art.props.plants import cactus
from art.props.play.dice import coins, die, gem_die, pawn, token, trophy
from art.props.play.games import board, card, card_stack, hex_island, tower_blocks, winding_path
from art.props.play.magic import potion
from art.props.play.mystery import candle, case_file, key, magnifier
from art.props.play.pieces import (
    certificate,
    cottage,
    gear,
    idea_bulb,
    locomotive,
    rail_tile,
    wagon,
)
from art.props.play.tabletop import felt_mat, map_board, sand_timer, seed_board
from art.scenes.games.light import table_top
from art.scenes.registry import layers, scene

BOX = (1.7, 0.5, 2.07)
#: How far the box turns; its front lies to the left or the right, the player beside it.
TURN = 0.38


def _things(*props: Callable[[float], None]) -> Callable[[float], None]:
    def lay(side: float) -> None:
        for prop in props:
            prop(side)

    return lay


#: Wall, table, box, the player with a pose, and the game that is being played in front, for each
#: set of colours. The game is laid around the middle of the table, `s` turns it to either side.
STAGES: dict[str, tuple[str, str, str, Look, str, Callable[[float], None]]] = {
    "0": (
        *("#7CC8F0", "#6D4FE0", "#E8452F", Look("sun", "grin", hat=("party", "grape")), "up"),
        _things(
            lambda s: winding_path((-s * 0.2, -1.3, 0), s * 0.12, 1.15),
            lambda s: die((s * 1.05, -0.85, 0), "teal", "cream", -0.3, 0.72),
            lambda s: die((s * 1.2, -1.5, 0), "cream", "ink", 0.5, 0.86),
            lambda s: token((s * 0.75, -2.05, 0), "sun", "star", 1.3),
            lambda s: card_stack((-s * 1.5, -1.05, 0), "tomato", 10, s * 0.2, 0.9),
        ),
    ),
    "1": (
        *("#FFC23C", "#0E8F82", "#6D4FE0", Look("tomato", "wink", hat=("beanie", "sky")), "wave"),
        _things(
            lambda s: felt_mat((0, -1.35, 0), (2.75, 1.35), "night"),
            lambda s: card((-s * 0.95, -1.1, 0.02), "sky", "star", s * 0.2, 1.15),
            lambda s: card((-s * 0.35, -1.05, 0.02), "rose", "heart", -s * 0.1, 1.15),
            lambda s: card((s * 0.25, -1.1, 0.02), "leaf", "hex", s * 0.12, 1.15),
            lambda s: card((-s * 0.65, -1.7, 0.02), "sun", "dot", -s * 0.3, 1.15),
            lambda s: card((s * 0.0, -1.75, 0.02), "tomato", "diamond", s * 0.25, 1.15),
            lambda s: card_stack((s * 0.95, -1.3, 0.02), "grape", 16, s * 0.3, 1.1),
            lambda s: coins((-s * 1.5, -1.75, 0), 5, scale=1.1),
        ),
    ),
    "2": (
        *("#FF9DB5", "#FFE1E9", "#0E8F82"),
        *(Look("grape", "happy", hair=("pigtails", "sun"), wear=(("scarf", "sun"),)), "out"),
        _things(
            lambda s: hex_island((-s * 0.15, -1.3, 0), s * 0.1, 1.05),
            lambda s: cottage((-s * 0.5, -1.15, 0.14), "cream", "tomato", 0.3, 0.4),
            lambda s: cottage((s * 0.2, -1.5, 0.14), "sun", "sea", -0.3, 0.36),
            lambda s: pawn((s * 0.35, -1.0, 0.14), "tomato", 0.95),
            lambda s: pawn((-s * 0.25, -1.75, 0.14), "sky", 0.95),
            lambda s: die((s * 1.25, -1.35, 0), "tomato", "cream", 0.4, 0.8),
            lambda s: card((-s * 1.45, -1.2, 0), "grape", "hex", s * 0.3, 1.0),
            lambda s: token((s * 1.1, -2.0, 0), "grape", "hex", 1.2),
        ),
    ),
    "3": (
        *("#0E8F82", "#FFC98F", "#FFC23C"),
        *(Look("candy", "surprised", hair=("bun", "cocoa"), glasses=("round", "ink")), "up"),
        _things(
            lambda s: map_board((-s * 0.1, -1.35, 0), s * 0.06, 1.02),
            lambda s: pawn((-s * 0.75, -1.05, 0.15), "tomato", 0.95),
            lambda s: pawn((s * 0.65, -1.65, 0.15), "grape", 0.95),
            lambda s: coins((s * 0.2, -1.25, 0.13), 5, scale=1.0),
            lambda s: coins((s * 1.4, -1.05, 0), 6, scale=1.1),
            lambda s: coins((s * 1.5, -1.45, 0), 3, scale=1.1),
            lambda s: key((-s * 0.95, -2.3, 0), "gold", 0.3, 0.75),
        ),
    ),
    "4": (
        *("#6D4FE0", "#FF9DB5", "#F06292"),
        *(Look("sky", "cheer", hair=("space buns", "grape"), wear=(("bow tie", "sun"),)), "up"),
        _things(
            lambda s: felt_mat((-s * 0.1, -1.35, 0), (2.3, 1.3), "grape"),
            lambda s: card((-s * 0.8, -1.1, 0.02), "sun", "hex", s * 0.25, 1.15),
            lambda s: card((-s * 0.2, -1.2, 0.02), "sky", "heart", -s * 0.1, 1.15),
            lambda s: card((s * 0.4, -1.1, 0.02), "tomato", "star", s * 0.2, 1.15),
            lambda s: sand_timer((-s * 0.55, -1.75, 0.02), "tomato", 0.2, 0.5),
            lambda s: token((s * 0.3, -1.8, 0.02), "lemon", "star", 1.3),
            lambda s: token((s * 0.75, -1.7, 0.02), "sky", "heart", 1.2),
            lambda s: mug((s * 1.35, -1.2, 0), "sun", "cocoa", 0.4, 1.15),
            lambda s: card_stack((-s * 1.5, -1.3, 0), "teal", 12, s * 0.2, 1.0),
        ),
    ),
    "5": (
        *("#FFE9B5", "#E8452F", "#2F63D6", Look("electric", "smile", hat=("cap", "ink")), "wave"),
        _things(
            lambda s: board((-s * 0.15, -1.35, 0), ("cream", "sky", "sun", "teal"), 4, 0.1, 1.25),
            lambda s: gem_die((s * 1.1, -1.0, 0), "sun", 0.4, 0.9),
            lambda s: gem_die((s * 1.3, -1.6, 0), "grape", 0.9, 0.8),
            lambda s: pawn((-s * 0.4, -1.1, 0.13), "tomato", 1.0),
            lambda s: pawn((s * 0.2, -1.5, 0.13), "grape", 1.0),
            lambda s: potion((-s * 1.35, -1.15, 0), "leaf", 0.2, 0.95),
            lambda s: potion((-s * 1.5, -1.6, 0), "sky", 0.2, 0.75),
            lambda s: token((s * 0.9, -2.1, 0), "paper", "round", 1.2),
        ),
    ),
    "6": (
        *("#1B3A5C", "#3D5F8C", "#FF8A3C"),
        *(Look("sun", "determined", hat=("fedora", "night"), wear=(("tie", "rose"),)), "down"),
        _things(
            lambda s: case_file((-s * 0.35, -1.35, 0), "tomato", s * 0.12, 0.78),
            lambda s: magnifier((s * 0.75, -1.35, 0.1), "ink", (0, 0, s * 0.6), 0.55),
            lambda s: candle((s * 1.45, -0.8, 0), 0.5, "cream", 1.4),
            lambda s: candle((s * 1.6, -1.2, 0), 0.3, "cream", 1.3),
            lambda s: key((-s * 0.1, -2.2, 0), "gold", -0.2, 0.75),
            lambda s: card((-s * 1.5, -1.0, 0), "grape", "?", s * 0.3, 0.95),
        ),
    ),
    "7": (
        *("#C9F0E8", "#24A06A", "#8A4B2F"),
        *(Look("tomato", "happy", hat=("straw", "sand"), wear=(("apron", "paper"),)), "wave"),
        _things(
            lambda s: board((-s * 0.1, -1.35, 0), ("lime", "sun", "leaf", "sand"), 4, -0.12, 1.28),
            lambda s: cottage((-s * 0.5, -1.05, 0.12), "cream", "tomato", 0.3, 0.55),
            lambda s: cottage((s * 0.2, -1.15, 0.12), "sun", "sea", -0.3, 0.5),
            lambda s: cottage((-s * 0.1, -1.75, 0.12), "paper", "grape", 0.1, 0.45),
            lambda s: cactus((s * 1.4, -1.15, 0), "leaf", "sun", 0.55),
            lambda s: die((s * 1.1, -1.85, 0), "cream", "ink", 0.5, 0.76),
            lambda s: card((-s * 1.45, -1.3, 0), "teal", "heart", s * 0.3, 1.0),
        ),
    ),
    "8": (
        *("#FF8F6B", "#FFC23C", "#1B1D3E"),
        *(Look("grape", "wink", hat=("top hat", "ink"), wear=(("bow tie", "tomato"),)), "out"),
        _things(
            lambda s: felt_mat((0, -1.35, 0), (2.75, 1.3), "teal"),
            lambda s: certificate((-s * 0.75, -1.15, 0.02), "sky", s * 0.15, 0.9),
            lambda s: certificate((-s * 0.3, -1.7, 0.02), "rose", -s * 0.1, 0.9),
            lambda s: certificate((s * 0.2, -1.15, 0.02), "leaf", -s * 0.12, 0.9),
            lambda s: coins((s * 0.95, -1.05, 0.02), 8, scale=1.15),
            lambda s: coins((s * 1.15, -1.45, 0.02), 5, scale=1.15),
            lambda s: coins((s * 0.7, -1.65, 0.02), 3, scale=1.15),
            lambda s: die((-s * 1.25, -1.75, 0.02), "cream", "ink", 0.3, 0.7),
        ),
    ),
    "9": (
        *("#B9A6F5", "#2F63D6", "#F7EAD2"),
        *(Look("candy", "grin", hair=("curls", "cocoa"), wear=(("cape", "sun"),)), "up"),
        _things(
            lambda s: board((-s * 0.15, -1.35, 0), ("sky", "cream", "lilac", "sea"), 4, 0.12, 1.25),
            lambda s: gear((-s * 0.45, -1.15, 0.2), "gold", 0.2, 0.75),
            lambda s: gear((s * 0.2, -1.45, 0.2), "tomato", 0.5, 0.65),
            lambda s: gear((-s * 1.45, -1.25, 0.08), "leaf", 0.5, 0.6),
            lambda s: sand_timer((s * 1.25, -1.1, 0), "tomato", 0.2, 0.68),
            lambda s: idea_bulb((-s * 0.35, -1.8, 0.12), 0.42),
            lambda s: die((s * 1.05, -1.85, 0), "sun", "ink", 0.5, 0.74),
        ),
    ),
    "10": (
        *("#8FD9A8", "#FFE9B5", "#B5306F"),
        *(Look("sea", "smile", hair=("mohawk", "sun"), wear=(("medal", "gold"),)), "wave"),
        _things(
            lambda s: seed_board((-s * 0.15, -1.2, 0), s * 0.1, 1.1),
            lambda s: trophy((s * 1.4, -1.15, 0), "gold", 0.0, 0.68),
            lambda s: token((s * 0.5, -1.95, 0), "sea", "star", 1.3),
            lambda s: token((-s * 0.9, -1.9, 0), "tomato", "hex", 1.3),
            lambda s: card((-s * 0.25, -1.95, 0), "grape", "star", s * 0.3, 1.0),
            lambda s: coins((-s * 1.5, -1.45, 0), 5, scale=1.1),
            lambda s: die((s * 1.15, -1.9, 0), "tomato", "cream", 0.4, 0.68),
        ),
    ),
    "11": (
        *("#FFE1E9", "#FF9DB5", "#3FA9DC"),
        *(Look("teal", "cheer", hat=("cat ears", "tomato"), hair=("bob", "cocoa")), "up"),
        _things(
            lambda s: rail_tile((-s * 1.1, -1.25, 0), "leaf", 0.0, 1.0),
            lambda s: rail_tile((0, -1.25, 0), "lime", 0.0, 1.0),
            lambda s: rail_tile((s * 1.1, -1.25, 0), "sun", 0.0, 1.0),
            lambda s: locomotive((-s * 0.6, -1.25, 0.14), "tomato", 0.0, 0.55),
            lambda s: wagon((s * 0.2, -1.25, 0.14), "sky", scale=0.55),
            lambda s: tower_blocks((s * 1.45, -0.75, 0), 0.3, 0.5, 7),
            lambda s: certificate((-s * 0.2, -2.1, 0), "rose", s * 0.1, 0.8),
            lambda s: coins((s * 0.75, -2.05, 0), 3, scale=1.1),
        ),
    ),
}


def _lidded(color: str) -> None:
    """A box standing on the origin, its lid to the front over a lower part of a darker shade."""
    wide, deep, high = BOX
    with group((0, 0, high / 2)):
        box(
            (0, deep * 0.12, 0),
            (wide - 0.07, deep * 0.76, high - 0.07),
            shade(color, -0.3),
            0,
            0.03,
        )
        box((0, -deep * 0.14, 0), (wide, deep * 0.72, high), color, 0, 0.035)


@layers("covers/stage", names="0 1 2 3 4 5 6 7 8 9 10 11", size=(400, 400), samples=12)
def stage(name: str) -> None:
    wall, table, color, player, pose, lay = STAGES[name]
    # Every second box stands on the right, its front turned to the left.
    side = 1.0 if int(name) % 2 == 0 else -1.0
    cameras.isometric((0, 0, 0.8), 3.5, 0.0, 0.42)
    light_rig("studio", (0, 0, 0.9), 4.5)
    table_top(table, wall)
    with group((-side * 0.62, 0.5, 0), -side * TURN):
        _lidded(color)
    meeple((side * 0.98, 0.1, 0), player, scale=0.86, pose=pose, turn=-side * 0.12)
    lay(side)


TEAL_DIE = (("teal", "cream"), -0.25)
PALE_DIE = (("cream", "ink"), 0.5)
RED_DIE = (("tomato", "cream"), 0.95)

#: The colour of a box that lies face down, its letter's, its turn, who waits beside it, and the
#: colours and the turn of the die before it.
FACE_DOWN: dict[str, tuple[str, str, float, Look, tuple[str, str], float]] = {
    "a": ("tomato", "paper", -0.46, Look("sun", "grin", hat=("party", "grape")), *TEAL_DIE),
    "b": ("sea", "paper", 0.42, Look("electric", "smile", hair=("bob", "cocoa")), *PALE_DIE),
    "c": ("grape", "paper", 0.4, Look("tomato", "wink", hat=("beanie", "sky")), *PALE_DIE),
    "d": ("#FF8A3C", "paper", -0.42, Look("sky", "happy", hair=("curls", "cocoa")), *RED_DIE),
    "e": ("sun", "ink", -0.42, Look("candy", "surprised", hair=("bun", "cocoa")), *RED_DIE),
    "f": ("#B5306F", "paper", 0.44, Look("leaf", "cheer", hat=("cap", "sun")), *TEAL_DIE),
}


@layers("covers/mystery", names="a b c d e f", size=(300, 352), samples=10)
def mystery(name: str) -> None:
    """A box with nothing but a question on it, for the tray of the finder."""
    color, letter, turn, player, (body, pips), die_turn = FACE_DOWN[name]
    cameras.product((0, 0, 0.9), 9.0, 0.34)
    light_rig("cutout", (0, 0, 0.9), 4.0)
    expose(-0.2)
    shadow_floor()
    with group((0, 0.2, 0), turn + 0.22):
        _lidded(color)
        lettering("?", (0, -BOX[1] / 2 - 0.03, 1.04), 1.5, letter, UPRIGHT, 0.06, GLOSS)
    side = 1.0 if turn < 0 else -1.0
    meeple((side * 0.75, -0.75, 0), player, scale=0.62, pose="up", turn=-side * 0.1)
    die((-side * 0.55, -0.7, 0), body, pips, die_turn, 0.62)
    cameras.fit(1.03)


@scene("games/hosts", size=(1000, 560), samples=12, transparent=True)
def hosts() -> None:
    """Those who look over the edge of the tray, with tonight's die over their heads."""
    cameras.product((0, 0, 1.0), 9.0, 0.2)
    light_rig("cutout", (0, 0, 1.1), 5.0)
    expose(-0.12)
    keeper = Look("sun", "grin", hair=("swoop", "cocoa"))
    meeple((0, 0, 0), keeper, pose="up", scale=1.2)
    die((0, 0, 2.14), "tomato", "cream", 0.5, 1.5)
    dealer = Look("sky", "wink", hair=("curls", "cocoa"))
    meeple((-1.75, 0.1, -0.1), dealer, pose="wave", turn=0.2, scale=1.05)
    guest = Look("candy", "cheer", hair=("pigtails", "ink"))
    meeple((1.75, 0.1, -0.1), guest, pose="up", turn=-0.2, scale=1.05)
    cameras.fit(1.03)
