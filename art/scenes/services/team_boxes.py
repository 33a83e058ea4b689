"""Who is in the boxes for teams: each stands on a block, before what lies in the box."""

from __future__ import annotations

from art.kit import cameras
from art.kit.exposure import expose
from art.kit.lights import light_rig
from art.kit.materials import GLOSS
from art.kit.shapes import UPRIGHT, block, lettering
from art.kit.stage import group, inside
from art.props.people.meeple import Look, meeple
from art.props.places.photobooth import birthday_cake, gift
from art.props.play.dice import die, pawn, trophy
from art.props.play.games import board, card_stack
from art.props.play.mystery import envelope
from art.props.play.puzzle import puzzle
from art.props.play.tabletop import map_board
from art.props.symbols import bubble
from art.scenes.registry import scene

_TIE, _PASS = (("tie", "tomato"),), (("lanyard", "sea"),)


def _view(height: float) -> None:
    """Without a floor: the lid's own style sheet draws the shadow, and every edge stays smooth."""
    cameras.product((0, 0, 0.9), 10, height)
    light_rig("cutout", (0, 0, 0.9), 4.5)
    expose(-0.2)


@scene("team-building/icebreaker", size=(640, 640), samples=48, transparent=True)
def icebreaker() -> None:
    """Three who have just met, on blocks like winners, before anything was played."""
    _view(0.4)
    for spot, size, color, turn in (
        ((-1.05, 0.35, 0), (1.15, 0.85, 0.42), "sun", 0.08),
        ((0.35, 0.75, 0), (1.2, 0.85, 0.62), "paper", -0.06),
        ((1.45, -0.05, 0), (0.95, 0.8, 0.24), "sun", 0.2),
    ):
        block(spot, size, color, turn, 0.08)
    host = Look("coral", "cheer", hair=("pigtails", "cocoa"), wear=_PASS)
    meeple((0.35, 0.75, 0.62), host, pose="up", scale=1.08)
    newcomer = Look("sea", "grin", hat=("beanie", "tomato"), wear=(("lanyard", "sun"),))
    meeple((-1.05, 0.35, 0.42), newcomer, pose="wave", turn=0.25)
    third = Look("lime", "smile", hair=("fringe", "night"), wear=_TIE)
    meeple((1.5, -0.05, 0.24), third, pose="wave", turn=-0.25, scale=0.98)
    bubble((-0.95, 0.5, 2.85), "tomato", 1, 0.6)
    lettering("HI", (-0.95, 0.34, 2.86), 0.42, "paper", UPRIGHT, 0.03, GLOSS)
    card_stack((-0.95, -0.95, 0), "grape", 12, 0.35, 1.0)
    die((-0.1, -1.0, 0), "tomato", "paper", 0.45, 1.0)
    pawn((0.75, -0.95, 0), "sea", 1.2)
    cameras.fit(1.04)


@scene("team-building/cross-department", size=(640, 560), samples=48, transparent=True)
def cross_department() -> None:
    """Each holds a piece of it and stands on its colour; the letters between them lie unread."""
    _view(0.42)
    board((0, -0.85, 0), rot=0.2, scale=0.95, frame="night")
    pawn((0.17, -0.73, 0.115), "tomato", 0.8)
    pawn((-0.21, -1.0, 0.115), "sea", 0.8)
    middle = Look("rose", "surprised", hair=("bob", "night"))
    left = Look("teal", "grin", hair=("spiky", "cocoa"))
    right = Look("sky", "cheer", hair=("long", "cocoa"))
    for (x, y, high), look, tint, turn in (
        ((0, 0.75, 0.62), middle, "sky", 0.0),
        ((-1.45, 0.3, 0.34), left, "tomato", 0.2),
        ((1.45, 0.3, 0.34), right, "grape", -0.2),
    ):
        block((x, y, 0), (1.15, 0.85, high), tint, turn, 0.08)
        holder = meeple((x, y, high), look, pose="hold", turn=turn).holder
        # Before the hands, so that it does not sink into them.
        with inside(holder), group((0, -0.74, 0.4), 0, 0.42):
            puzzle((0, 0, 0), tint)
    envelope((-1.25, -0.85, 0), "paper", 0.5, 0.8)
    envelope((1.25, -0.85, 0), "candy", -0.4, 0.8)
    cameras.fit(1.04)


@scene("team-building/leadership", size=(640, 640), samples=48, transparent=True)
def leadership() -> None:
    """One who points the way on a map, and two who go along."""
    _view(0.45)
    map_board((0, -0.75, 0), 0.0, 1.15)
    pawn((0.75, -0.95, 0.14), "tomato", 0.9)
    pawn((-0.65, -0.7, 0.14), "sun", 0.9)
    for x, look in (
        (-1.42, Look("leaf", "grin", hair=("curls", "cocoa"), wear=_TIE)),
        (1.42, Look("sky", "happy", hair=("bob", "ink"), wear=_PASS)),
    ):
        block((x, 0.5, 0), (1.1, 0.85, 0.34), "sun", -0.15 * x, 0.08)
        meeple((x, 0.5, 0.34), look, pose="out", turn=-0.22 * x, scale=0.95)
    block((0, 0.85, 0), (1.2, 0.9, 0.62), "tomato", bevel=0.08)
    chief = Look("sun", "determined", hat=("crown", "gold"), wear=(("cape", "tomato"),))
    meeple((0, 0.85, 0.62), chief, pose="point", scale=1.1)
    cameras.fit(1.04)


@scene("team-building/celebration", size=(640, 640), samples=48, transparent=True)
def celebration() -> None:
    """A cake as the prize of the year, and three who have won it together."""
    _view(0.4)
    birthday_cake((0, -0.95, 0), "sun", 0.95)
    gift((-1.25, -0.85, 0), "grape", "sun", 0.3, 0.75)
    gift((1.25, -0.85, 0), "sky", "tomato", -0.25, 0.75)
    for x, look, pose in (
        (-1.4, Look("tomato", "happy", hat=("party", "sun"), wear=_PASS), "wave"),
        (1.4, Look("sun", "grin", hair=("curls", "cocoa"), wear=_TIE), "up"),
    ):
        block((x, 0.4, 0), (1.1, 0.8, 0.34), "teal", -0.12 * x, 0.08)
        meeple((x, 0.4, 0.34), look, pose=pose, scale=0.95)
    block((0, 0.6, 0), (1.2, 0.85, 0.7), "grape", bevel=0.08)
    winner = Look("sky", "happy", hat=("party", "leaf"), wear=_PASS)
    with meeple((0, 0.6, 0.7), winner, pose="up", scale=1.08).hand("left", 1.1):
        trophy((0, -0.05, 0), "gold", scale=0.55)
    cameras.fit(1.04)
