"""The people of the tournaments: launching, judging, cheering, shaking hands, winning."""

from __future__ import annotations

from art.kit import cameras
from art.kit.lights import bulb
from art.kit.shapes import block, lettering
from art.kit.stage import group, inside
from art.props.furniture import TABLE, long_table
from art.props.people.bladers import THREE, deck_case, loaded_launcher
from art.props.people.company import confetti
from art.props.people.meeple import Look, meeple
from art.props.play.beyblade import bey, podium, score_tower
from art.props.play.dice import champions_cup, trophy
from art.props.play.stadium import FLOOR, stadium
from art.scenes.beyblade.hall import (
    BLUE_BLADER,
    RED_BLADER,
    hall,
    neon_wall,
    party_wall,
    pedestal,
    watchers,
)
from art.scenes.registry import scene


@scene("beyblade/02", size=(1080, 810), samples=3)
def steady() -> None:
    cameras.custom((-1.2, -6.0, 1.7), (0.35, 0, 1.02), 70, 5.0)
    hall("day", "#2CC9B4", "#FFD24D", ("paper", "tomato"), 4.6)
    party_wall(4.6, 3.2)
    kid = Look("tomato", "determined", hair=("spiky", "ink"), wear=(("scarf", "sun"),))
    blader = meeple((0, 0, 0), kid, pose="hold", scale=1.1, turn=-0.1)
    with inside(blader.holder):
        loaded_launcher((0, -0.78, 0.82), "sea", ("sun", "tomato", "attack"), 0.1, 0.72)
    stadium((2.5, 1.9, 0.3), "sea", "ink", 0.3, 0.46)
    block((2.5, 1.9, 0), (2.6, 2.4, 0.3), "grape", bevel=0.06)
    rival = Look("lilac", "determined", hat=("cap", "night"), glasses=("square", "ink"))
    other = meeple((2.9, 3.4, 0), rival, pose="hold", turn=-0.1)
    with inside(other.holder):
        loaded_launcher((0, -0.72, 0.9), "tomato", THREE[1], 0.1, 0.6)
    watchers([(-2.3, 3.0, 0), (-0.9, 3.6, 0), (1.0, 3.8, 0)], 12)


@scene("beyblade/04", size=(1080, 810), samples=3)
def point_given() -> None:
    cameras.custom((0.7, -7.4, 2.3), (0, 0, 1.25), 52)
    hall("evening", "#FF8A5C", "#8C4BD6", ("sun", "night"), 4.0)
    party_wall(4.0, 3.4)
    look = Look("teal", "cheer", hat=("cap", "sun"), wear=(("lanyard", "sun"),))
    judge = meeple((0, 0.9, 0), look, pose="wave", scale=1.3)
    with judge.hand("right", 1.12), group((0, 0, 0.1)):
        block((0, 0, -0.1), (0.06, 0.06, 0.6), "paper", bevel=0.02)
        block((0.26, 0, 0.2), (0.5, 0.05, 0.36), "electric", bevel=0.02)
    stadium((0, -1.2, 0.3), "sea", "night", 0, 0.52)
    pedestal_at(-1.2)
    bey((0.15, -1.1, 0.3 + FLOOR * 0.52), "tomato", "sun", "attack", 0.14, 0.3, 0.34, "coral")
    meeple((-2.1, 0.1, 0), RED_BLADER, pose="up", mood="happy", scale=1.12, turn=0.15)
    sad = Look("sky", "surprised", hair=("swoop", "cocoa"), hat=("headphones", "electric"))
    meeple((2.1, 0.1, 0), sad, pose="down", scale=1.12, turn=-0.15)
    score_tower((2.6, -1.7, 0), -0.2, 1.0, 4, 2)
    watchers([(-3.2, 2.6, 0), (-1.5, 2.9, 0), (1.6, 2.9, 0), (3.2, 2.6, 0)], 21)


def pedestal_at(y: float) -> None:
    """A low stage under a half-sized arena."""
    with group((0, y, 0)):
        pedestal(0.3, "grape", 1.7)


@scene("beyblade/08", size=(720, 540), samples=3)
def crowd_around() -> None:
    cameras.custom((0.6, -10.4, 6.0), (0, 0.3, 1.15), 58)
    hall("day", "#F7577F", "#7A5CF0", ("lemon", "paper"), 6.5)
    pedestal(0.45, "ink", 2.7)
    stadium((0, 0, 0.45), "teal", "night", 0, 0.72)
    bey((-0.4, 0.1, 0.45 + FLOOR * 0.72), "tomato", "sun", "attack", 0.14, 0.3, 0.46, "coral")
    bey((0.6, -0.2, 0.45 + FLOOR * 0.72), "grape", "lime", "balance", -0.1, 0.9, 0.46, "lime")
    ring = [(-3.1, 0.2), (-2.7, 1.7), (-1.4, 2.6), (0.1, 2.9), (1.6, 2.6), (2.8, 1.7), (3.1, 0.2)]
    outer = [(-4.2, 1.3), (-3.2, 3.3), (-1.2, 4.2), (0.9, 4.3), (3.0, 3.4), (4.2, 1.3)]
    watchers([(x, y, 0) for x, y in ring], 30, 1.05)
    watchers([(x, y, 0.25) for x, y in outer], 47, 1.1)
    watchers([(-2.9, -2.0, 0), (3.0, -2.0, 0)], 63, 0.85)
    party_wall(6.5, 4.4)


@scene("beyblade/10", size=(720, 540), samples=3)
def handshake() -> None:
    cameras.custom((0.3, -6.8, 1.7), (0, 0, 1.2), 52, 6.0)
    hall("pastel", "#8ED8FF", "#FFF0B8", ("sea", "paper"), 3.6)
    party_wall(3.6, 3.0)
    left = Look("tomato", "smile", hair=("spiky", "ink"), wear=(("cape", "sun"),))
    right = Look("sea", "grin", hair=("ponytail", "sun"), glasses=("round", "paper"))
    meeple((-0.74, -0.3, 0), left, pose="out", scale=1.2, turn=0.5)
    meeple((0.74, -0.3, 0), right, pose="out", scale=1.2, turn=-0.5)
    judge = Look("paper", "happy", hat=("cap", "ink"), wear=(("tie", "ink"),))
    block((0, 1.3, 0), (1.6, 0.9, 0.8), "ink", bevel=0.08)
    meeple((0, 1.3, 0.8), judge, pose="up", scale=1.1)
    with group((-1.9, -0.5, 0)):
        block((0, 0, 0), (0.9, 0.9, 0.6), "grape", bevel=0.08)
        bey((0, 0, 0.6), "tomato", "sun", "attack", 0.0, 0.3, 0.5)
    with group((1.95, -0.5, 0)):
        block((0, 0, 0), (0.9, 0.9, 0.6), "teal", bevel=0.08)
        bey((0, 0, 0.6), "sky", "electric", "defense", 0.0, 0.6, 0.5)
    watchers([(-2.3, 1.7, 0), (2.3, 1.7, 0)], 52)


@scene("beyblade/red-card", size=(1080, 810), samples=3)
def sent_off() -> None:
    """The judge holds up a red card, and who got it cannot believe it."""
    cameras.custom((0.5, -7.6, 2.3), (0.1, 0, 1.3), 52)
    hall("evening", "#5A3FC0", "#E0563C", ("sun", "paper"), 4.0)
    look = Look("sun", "determined", hat=("cap", "ink"), wear=(("lanyard", "paper"),))
    judge = meeple((-0.75, 0.5, 0), look, pose="wave", scale=1.5)
    with judge.hand("right", 1.12), group((0.05, -0.05, 0.1)):
        block((0, 0, 0.0), (0.5, 0.07, 0.7), "#D4140E", bevel=0.05)
    sorry = Look("sky", "surprised", hair=("spiky", "cocoa"), wear=(("scarf", "grape"),))
    meeple((1.55, 0.1, 0), sorry, pose="down", scale=1.2, turn=-0.2)
    stadium((0.1, -1.4, 0.3), "sea", "night", 0, 0.46)
    pedestal_at(-1.4)
    bey((0.2, -1.3, 0.3 + FLOOR * 0.46), "tomato", "sun", "attack", 0.5, 0.3, 0.34)
    watchers([(-3.0, 2.5, 0), (0.5, 2.9, 0), (3.0, 2.6, 0)], 5)


@scene("beyblade/11", size=(960, 720), samples=3)
def champion() -> None:
    cameras.custom((-0.5, -7.8, 1.7), (0, 0, 1.6), 52)
    hall("neon", "#3A3FB0", "#FF7FA8", ("electric", "sun"), 3.4)
    neon_wall(3.4, 3.2)
    _numbered_podium()
    hero = Look("sun", "cheer", hair=("spiky", "tomato"), wear=(("cape", "tomato"),))
    winner = meeple((0, 0, 1.215), hero, pose="up", scale=1.15)
    with winner.hand("left", 1.1):
        trophy((0.02, -0.04, 0.0), "gold", scale=0.62)
    second = Look("lilac", "happy", hair=("bob", "ink"), wear=(("medal", "silver"),))
    meeple((-1.35, 0, 0.88), second, pose="up", scale=0.98)
    third = Look("leaf", "wink", hat=("cap", "sea"), wear=(("medal", "bronze"),))
    meeple((1.35, 0, 0.61), third, pose="wave", scale=0.98)
    confetti((0, 0.2, 2.4), 90, (6, 1.5, 3), 5)
    watchers([(-2.5, 1.6, 0), (2.5, 1.6, 0)], 71, 0.95)
    bulb((0, -2.5, 4.2), 160, "#FFF0D0", 0.5)


@scene("beyblade/podium", size=(1080, 810), samples=4)
def cups_wait() -> None:
    """Nobody on the steps: whoever won is told beside it, and is no meeple of the picture's."""
    cameras.custom((-0.5, -8.0, 2.1), (0, 0.3, 1.62), 50)
    hall("neon", "#3A3FB0", "#FF7FA8", ("electric", "sun"), 3.8)
    neon_wall(3.8, 3.4)
    _numbered_podium()
    for spot, metal, size in (
        ((0, -0.06, 1.215), "sun", 1.02),
        ((-1.35, -0.06, 0.88), "silver", 0.72),
        ((1.35, -0.06, 0.61), "bronze", 0.66),
    ):
        champions_cup(spot, metal, 0.1, size)
    confetti((0, 3.0, 2.9), 120, (7.0, 0.9, 3), 5)
    # Their faces are seen over the cups of the lower steps, and beside them.
    watchers([(-1.62, 2.4, 0.95), (1.72, 2.4, 0.75)], 40, 1.15)
    watchers([(-2.75, 1.2, 0), (2.75, 1.2, 0)], 12, 1.12)
    bulb((0, -2.5, 4.2), 160, "#FFF0D0", 0.5)


def _numbered_podium() -> None:
    podium((0, 0, 0), scale=1.35)
    for x, high, place in ((0.0, 0.67, "1"), (-1.35, 0.48, "2"), (1.35, 0.33, "3")):
        lettering(place, (x, -0.74, high), 0.36, "night", depth=0.03)


@scene("beyblade/03", size=(1080, 810), samples=3)
def deck() -> None:
    cameras.custom((0.9, -7.6, 5.0), (0.05, 0.2, 1.85), 56, 9.0)
    hall("day", "#FFB02E", "#E8452F", ("paper", "night"), 4.4)
    long_table((0, -0.3, 0), (7.4, 2.2), "mint")
    deck_case((0, -0.4, TABLE), "ink", THREE, 0.06, 0.86)
    meeple((-1.5, 1.35, 0.85), BLUE_BLADER, pose="up", scale=1.4, turn=0.2)
    meeple(
        (1.5, 1.35, 0.85),
        Look("candy", "wink", hair=("space buns", "grape")),
        pose="wave",
        scale=1.4,
    )
    watchers([(-0.1, 2.9, 0.9), (-3.4, 3.0, 0), (3.4, 3.0, 0)], 33, 1.2)
