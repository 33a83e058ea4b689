"""Who is in two of the boxes for teams: those who have just met, and those of other floors."""

from __future__ import annotations

from art.kit import cameras
from art.kit.exposure import expose
from art.kit.lights import light_rig, shadow_floor
from art.kit.materials import GLOSS
from art.kit.shapes import UPRIGHT, block, box, lettering
from art.kit.stage import Point, group
from art.props.people.meeple import Look, meeple
from art.props.play.dice import die, pawn
from art.props.play.games import board, card_stack
from art.props.play.mystery import envelope
from art.props.play.puzzle import puzzle
from art.props.symbols import bubble
from art.scenes.registry import scene

_TIE, _PASS = (("tie", "tomato"),), (("lanyard", "sea"),)


def _view(height: float) -> None:
    cameras.product((0, 0, 0.9), 10, height)
    light_rig("cutout", (0, 0, 0.9), 4.5)
    expose(-0.2)
    shadow_floor()


def _ice(size: Point) -> None:
    """A block of ice: pale sides in a rim of deep blue, which holds it on pale grounds."""
    wide, deep, high = size
    block((0, 0, 0), size, "#3F9BE6", bevel=0.1, finish=GLOSS)
    rim = 0.16
    pale = "#A6DCFF"
    box((0, 0, high / 2), (wide - rim, deep + 0.03, high - rim), pale, 0, 0.03, GLOSS)
    box((0, 0, high / 2), (wide + 0.03, deep - rim, high - rim), pale, 0, 0.03, GLOSS)
    box((0, 0, high / 2 + 0.01), (wide - rim, deep - rim, high), pale, 0, 0.03, GLOSS)


@scene("team-building/icebreaker", size=(560, 560), samples=20, transparent=True)
def icebreaker() -> None:
    """Three who have just met, on blocks of ice that nobody needs any more."""
    _view(0.4)
    for spot, size, turn in (
        ((-1.05, 0.35, 0), (1.15, 0.85, 0.42), 0.08),
        ((0.35, 0.75, 0), (1.2, 0.85, 0.62), -0.06),
        ((1.45, -0.05, 0), (0.85, 0.8, 0.24), 0.2),
        ((0.85, -1.05, 0), (0.5, 0.45, 0.3), 0.5),
    ):
        with group(spot, turn):
            _ice(size)
    host = Look("coral", "cheer", hair=("pigtails", "cocoa"), wear=_PASS)
    meeple((0.35, 0.75, 0.62), host, pose="up", scale=1.08)
    newcomer = Look("sea", "grin", hat=("beanie", "sun"), wear=_PASS)
    meeple((-1.05, 0.35, 0.42), newcomer, pose="wave", turn=0.25)
    third = Look("lime", "happy", hair=("fringe", "ink"), glasses=("square", "ink"), wear=_TIE)
    meeple((1.5, -0.05, 0.24), third, pose="wave", turn=-0.25, scale=0.98)
    bubble((-0.95, 0.5, 2.85), "tomato", 1, 0.6)
    lettering("HI", (-0.95, 0.34, 2.86), 0.42, "paper", UPRIGHT, 0.03, GLOSS)
    card_stack((-0.95, -0.95, 0), "grape", 12, 0.35, 1.0)
    die((-0.1, -1.0, 0), "sun", "ink", 0.45, 1.0)
    cameras.fit(1.04)


@scene("team-building/cross-department", size=(560, 430), samples=8, transparent=True)
def cross_department() -> None:
    """The pieces are in different hands, and every letter between them lies unread."""
    _view(0.42)
    board((0, -0.75, 0), rot=0.2, scale=1.15)
    pawn((0.2, -0.6, 0.14), "tomato", 0.9)
    pawn((-0.25, -0.95, 0.14), "sea", 0.9)
    middle = Look("rose", "surprised", hair=("bun", "ink"), wear=_TIE)
    meeple((0, 0.9, 0.5), middle, pose="hug", scale=1.12)
    block((0, 0.9, 0), (1.1, 0.8, 0.5), "paper", bevel=0.08)
    sides = (
        (-1.6, Look("teal", "grin", hair=("spiky", "cocoa"), wear=_PASS), "left", "grape"),
        (1.6, Look("sky", "cheer", hair=("long", "cocoa"), wear=_PASS), "right", "tomato"),
    )
    for x, look, hand, tint in sides:
        with (
            meeple((x, 0.15, 0), look, pose="up", turn=-0.15 * x, scale=1.05).hand(hand, 1.05),
            group((0, -0.3, -0.1), 0, 0.46),
        ):
            puzzle((0, 0, 0), tint)
    envelope((-1.35, -0.85, 0), "paper", 0.5, 0.75)
    envelope((1.35, -0.85, 0), "sand", -0.4, 0.75)
    cameras.fit(1.04)
