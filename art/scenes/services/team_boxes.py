"""Who is in two of the boxes for teams: those who have just met, and those of other floors."""

from __future__ import annotations

from art.kit import cameras
from art.kit.exposure import expose
from art.kit.lights import light_rig, shadow_floor
from art.kit.materials import GLOSS
from art.kit.shapes import UPRIGHT, block, lettering
from art.kit.stage import group, inside
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


@scene("team-building/icebreaker", size=(560, 560), samples=32, transparent=True)
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


@scene("team-building/cross-department", size=(560, 430), samples=32, transparent=True)
def cross_department() -> None:
    """Each holds one piece of it, and every letter between them lies unread."""
    _view(0.42)
    board((0, -0.85, 0), rot=0.2, scale=0.95, frame="night")
    pawn((0.17, -0.73, 0.115), "tomato", 0.8)
    pawn((-0.21, -1.0, 0.115), "sea", 0.8)
    block((0, 0.75, 0), (1.1, 0.8, 0.4), "paper", bevel=0.08)
    middle = Look("rose", "surprised", hair=("bob", "night"))
    left = Look("teal", "grin", hair=("spiky", "cocoa"))
    right = Look("sky", "cheer", hair=("long", "cocoa"))
    for spot, look, tint, turn in (
        ((0, 0.75, 0.4), middle, "sky", 0.0),
        ((-1.38, 0.25, 0), left, "tomato", 0.2),
        ((1.38, 0.25, 0), right, "grape", -0.2),
    ):
        holder = meeple(spot, look, pose="hold", turn=turn).holder
        # Before the hands, so that it does not sink into them.
        with inside(holder), group((0, -0.74, 0.4), 0, 0.42):
            puzzle((0, 0, 0), tint)
    envelope((-1.25, -0.85, 0), "paper", 0.5, 0.8)
    envelope((1.25, -0.85, 0), "candy", -0.4, 0.8)
    cameras.fit(1.04)
