"""Pictures of the scoreboard and of the page about ratings."""

from __future__ import annotations

import math

from art.kit import cameras
from art.kit.exposure import expose
from art.kit.lights import light_rig, shadow_floor
from art.kit.materials import GLOSS
from art.kit.outlines import rounded_rectangle
from art.kit.palette import shade
from art.kit.shapes import UPRIGHT, block, box, cylinder, lettering, ring, slab
from art.kit.stage import Point, group
from art.props.occasions import whistle
from art.props.people.meeple import Look, meeple
from art.props.play.beyblade import bey
from art.scenes.registry import layers, scene

YOU = ("electric", ("spiky", "sun"))
RIVAL = ("coral", ("bob", "lilac"))


def _flip_board(loc: Point, left: str, right: str) -> None:
    """A judge's board 2.7 wide and 1.8 high: two leaves with a figure each, on a foot."""
    with group(loc):
        block((0, 0, 0), (2.9, 0.9, 0.16), "ink", bevel=0.06)
        box((0, 0.1, 0.98), (2.9, 0.24, 1.72), "night", (-0.14, 0, 0), bevel=0.08)
        for x, words, color in ((-0.7, left, "electric"), (0.7, right, "coral")):
            with group((x, -0.06, 0.98), (-0.14, 0, 0)):
                box((0, 0, 0), (1.22, 0.1, 1.42), color, bevel=0.06)
                box((0, -0.055, 0), (1.22, 0.02, 0.04), shade(color, -0.4), bevel=0.005)
                lettering(words, (0, -0.09, 0), 1.25, "ink", UPRIGHT, 0.04, GLOSS)
                for k in (-0.34, 0.34):
                    ring((k, -0.02, 0.74), 0.09, 0.028, "silver", (0, math.pi / 2, 0), GLOSS)


@scene("beyblade/judge", size=(900, 700), samples=10, transparent=True)
def judge() -> None:
    """The judge behind the flip board calls the point."""
    cameras.product((0, 0, 1.0), 9.0, 0.26)
    light_rig("cutout", (0, 0, 1.0), 5.0)
    expose(-0.15)
    shadow_floor()
    referee = Look("sun", "cheer", hat=("cap", "tomato"), wear=(("lanyard", "ink"),))
    caller = meeple((1.15, 0.95, 0), referee, pose="up", scale=1.65)
    with caller.hand("left", 1.05):
        cylinder((0, 0, 0.35), 0.05, 0.9, "paper")
        box((0.36, 0, 0.62), (0.66, 0.05, 0.42), "electric", bevel=0.02)
    _flip_board((-0.35, -0.1, 0), "3", "2")
    bey((-2.15, -0.75, 0), "tomato", "sun", "attack", 0.12, 0.3, 0.72, "coral")
    bey((1.85, -0.85, 0), "grape", "electric", "balance", -0.12, 1.0, 0.72, "electric")
    whistle((0.75, -1.3, 0), "sun", 0.3, 0.42)
    cameras.fit(1.03)


@scene("icons/scoreboard", size=(240, 240), samples=10, transparent=True)
def board_alone() -> None:
    cameras.product((0, 0, 0.9), 9.0, 0.26)
    light_rig("cutout", (0, 0, 0.9), 4.0)
    expose(-0.15)
    _flip_board((0, 0, 0), "3", "2")
    cameras.fit(1.04)


def _portrait() -> None:
    cameras.product((0, 0, 0.9), 8.0, 0.2)
    light_rig("cutout", (0, 0, 0.9), 3.6)
    expose(-0.2)


@layers("rating/you", names="won lost", size=(320, 320), samples=10)
def you(name: str) -> None:
    _blader(*YOU, name)


@layers("rating/rival", names="won lost", size=(320, 320), samples=10)
def rival(name: str) -> None:
    _blader(*RIVAL, name)


def _blader(color: str, hair: tuple[str, str], name: str) -> None:
    _portrait()
    if name == "won":
        meeple((0, 0, 0), Look(color, "cheer", hair=hair, wear=(("medal", "gold"),)), pose="up")
    else:
        meeple((0, 0, 0), Look(color, "surprised", hair=hair), pose="down")
    cameras.fit(1.04)


@scene("rating/newcomer", size=(320, 320), samples=10, transparent=True)
def newcomer() -> None:
    """Somebody with few points yet, who has just won."""
    _portrait()
    look = Look("sky", "cheer", hair=("swoop", "cocoa"), wear=(("medal", "gold"),))
    meeple((0, 0, 0), look, pose="up")
    cameras.fit(1.04)


@scene("rating/felled", size=(480, 480), samples=10, transparent=True)
def felled() -> None:
    """The giant sits down hard, and who did it cheers beside."""
    _portrait()
    giant = Look("grape", "surprised", hair=("spiky", "ink"), wear=(("cape", "tomato"),))
    meeple((0.42, 0.5, 0), giant, pose="down", scale=1.7, seated=True, lean=0.24)
    small = Look("leaf", "cheer", hat=("cap", "tomato"))
    meeple((-0.9, -0.8, 0), small, pose="up", scale=0.86, turn=0.2)
    cameras.fit(1.04)


def _arrow(size: float) -> list[tuple[float, float]]:
    """An arrow that points up, around the origin."""
    points = ((-0.2, -0.5), (0.2, -0.5), (0.2, 0.02), (0.46, 0.02), (0, 0.52), (-0.46, 0.02))
    return [(x * size, y * size) for x, y in (*points, (-0.2, 0.02))]


def _arrow_block(color: str, turn: float) -> None:
    _portrait()
    block((0, 0, 0), (1.5, 1.1, 1.5), color, bevel=0.16)
    with group((0, -0.58, 0.75), (math.pi / 2, turn, 0)):
        slab(_arrow(1.15), 0.1, "paper", (0, 0, -0.02), 0, 0.03, GLOSS)
    cameras.fit(1.06)


@scene("rating/up", size=(200, 200), samples=10, transparent=True)
def up() -> None:
    _arrow_block("leaf", 0.0)


@scene("rating/down", size=(200, 200), samples=10, transparent=True)
def down() -> None:
    _arrow_block("rose", math.pi)


@layers("rating/against", names="stronger weaker", size=(200, 200), samples=10)
def against(name: str) -> None:
    """You and someone larger or smaller."""
    _portrait()
    small, large = 0.72, 1.3
    mine, theirs = (small, large) if name == "stronger" else (large, small)
    mood = "determined" if name == "stronger" else "content"
    meeple((-0.62, -0.3, 0), Look(YOU[0], mood, hair=YOU[1]), pose="out", scale=mine, turn=0.2)
    meeple((0.7, 0.2, 0), Look(RIVAL[0], "grin", hair=RIVAL[1]), pose="out", scale=theirs)
    cameras.fit(1.04)


@layers("beyblade/step-high", names="you rival", size=(640, 560), samples=16)
def high_step(name: str) -> None:
    _step(name, 1.75)


@layers("beyblade/step-low", names="you rival", size=(640, 364), samples=16)
def low_step(name: str) -> None:
    _step(name, 0.95)


def _step(who: str, high: float) -> None:
    """What a player stands on at the end of a match; the page writes the figure on its front."""
    color = {"you": YOU, "rival": RIVAL}[who][0]
    cameras.custom((0, -11, high / 2 + 3.6), (0, 0, high / 2), lens=90)
    light_rig("cutout", (0, 0, high / 2), 3.6)
    expose(-0.2)
    # Turned outlines are rounder than a block's corners.
    slab(rounded_rectangle(2.2, high, 0.24), 1.6, color, (0, 0, high / 2), UPRIGHT, 0.1)
    slab(rounded_rectangle(1.7, 0.9, 0.2), 0.06, shade(color, 0.5), (0, 0, high), 0, 0.03)
    cameras.fit(1.02)
