"""Tops in battle: the crash, the burst, the long spin, the view from above, the Xtreme Zone."""

from __future__ import annotations

from art.kit import cameras
from art.kit.lights import bulb, light_rig
from art.kit.materials import MATTE
from art.kit.shapes import block
from art.kit.stage import group
from art.props.food.food import toast
from art.props.food.refreshments import refreshment
from art.props.people.bladers import loaded_launcher
from art.props.people.meeple import Look, meeple
from art.props.play.beyblade import bey, bit, blade, launcher, ratchet
from art.props.play.stadium import FLOOR, stadium, trail
from art.scenes.beyblade.hall import (
    RED_BLADER,
    hall,
    neon_wall,
    party_wall,
    watchers,
)
from art.scenes.beyblade.impact import flash, splinters
from art.scenes.registry import scene


@scene("beyblade/01", size=(1080, 810), samples=6)
def crash() -> None:
    cameras.custom((0.5, -3.7, 1.75), (0.02, 0.1, 0.74), 52, 5.6)
    hall("neon", "grape", "night", ("electric", "candy"), 5.2)
    neon_wall(5.2, 2.9)
    stadium((0, 0, 0), "sea", "ink")
    bey((-0.5, -0.25, FLOOR), "tomato", "sun", "attack", 0.24, 0.3, 0.66, "coral")
    bey((0.54, -0.1, FLOOR), "electric", "grape", "balance", 0.22, -0.4, 0.66, "electric")
    flash((0.04, 0.4, 0.72), 0.6)
    splinters((0.04, 0.35, 0.72), 0.82, ("sun", "electric", "candy"), 13, 0.2, 2.75)
    watchers([(-3.1, 3.6, 0), (-1.2, 3.9, 0), (0.7, 3.7, 0), (2.5, 3.9, 0)], 4)


@scene("beyblade/05", size=(1080, 810), samples=3)
def burst() -> None:
    cameras.custom((-0.7, -4.9, 2.1), (0.1, 0.1, 0.85), 48, 7.0)
    hall("day", "#3FBFE8", "#F0802A", ("sun", "paper"), 5.0)
    party_wall(5.0, 3.3)
    stadium((0, 0, 0), "sea", "night")
    _flying_parts()
    bey((-0.72, -0.3, FLOOR), "grape", "electric", "attack", 0.22, 0.2, 0.66, "electric")
    flash((0.55, 0.5, 1.0), 0.85, spikes=13)
    splinters((0.55, 0.6, 1.0), 1.0, ("tomato", "paper", "sun"), 10, 0.75, 2.3)
    meeple((-2.2, 3.2, 0), RED_BLADER, pose="up", mood="cheer", scale=1.0)
    shocked = Look("sun", "surprised", hair=("bob", "cocoa"))
    meeple((2.6, 3.3, 0), shocked, pose="up", scale=1.0)


def _flying_parts() -> None:
    blade((0.55, 0.1, 1.05), "tomato", "sun", "attack", (0.7, 0.3, 0.2), 0.66)
    with group((1.3, -0.45, 0.75), (0.7, 0.5, 0.2), 0.7):
        ratchet((0, 0, 0), "paper")
    # Thrown on its side, so that the point is seen.
    with group((0.5, -0.85, 0.42), (0.5, 1.1, 0.3), 0.8):
        bit((0, 0, 0), "sun")


@scene("beyblade/06", size=(720, 540), samples=3)
def last_two() -> None:
    cameras.custom((-1.1, -4.0, 1.6), (0, 0.25, 0.6), 46, 5.0)
    hall("day", "#7CD8F2", "#F7C24A", ("tomato", "paper"), 5.5)
    stadium((0, 0, 0), "teal", "grape", 0.5)
    bey((-0.6, -0.3, FLOOR), "sun", "tomato", "stamina", 0.1, 0.2, 0.64, "lemon")
    bey((0.62, 0.35, FLOOR), "rose", "sky", "defense", -0.12, 0.9, 0.64, "candy")
    meeple((0.2, 3.4, 0), Look("leaf", "surprised", hair=("curls", "cocoa")), pose="hug", scale=1.1)
    meeple((2.4, 3.0, 0), Look("candy", "grin", hair=("pigtails", "sun")), pose="up", scale=1.1)
    meeple((-1.9, 3.8, 0), Look("sea", "determined", hat=("cap", "tomato")), pose="hug", scale=1.1)


@scene("beyblade/07", size=(720, 540), samples=3)
def from_above() -> None:
    cameras.custom((0, -5.6, 10.9), (0, -0.1, 0.1), 47)
    light_rig("day", (0, 0, 0.5), 7)
    block((0, 0, -0.2), (24, 24, 0.2), "#FFD24D", bevel=0, finish=MATTE)
    for k in range(-4, 5):
        block((k * 1.6, 0, -0.19), (0.8, 24, 0.2), "#FFC01F", bevel=0, finish=MATTE)
    stadium((0, 0, 0), "sea", "ink")
    bey((-0.5, 0.5, FLOOR), "tomato", "sun", "attack", 0.1, 0.2, 0.56, "coral")
    bey((0.55, -0.35, FLOOR), "grape", "electric", "balance", -0.1, 0.9, 0.56, "electric")
    loaded_launcher((-3.75, -1.5, 0.55), "tomato", rot=0.5, scale=0.8)
    launcher((3.75, -1.6, 0), "sea", 2.2, 0.9)
    toast((-3.8, 1.7, 0), "strawberry", 0.4, 0.9)
    refreshment((3.8, 1.4, 0), "blue hawaii", scale=0.8)
    bey((-3.75, 0.1, 0), "leaf", "sun", "stamina", 0.0, 0.3, 0.56)
    bey((3.75, -0.1, 0), "rose", "paper", "defense", 0.0, 0.3, 0.56)


@scene("beyblade/12", size=(960, 720), samples=3)
def xtreme_exit() -> None:
    cameras.custom((1.3, -6.3, 2.3), (0.05, -1.1, 0.55), 48, 8)
    hall("neon", "night", "sea", ("rose", "electric"), 4.6)
    neon_wall(4.6, 3.2)
    stadium((0, 0, 0), "grape", "ink")
    trail([(1.75, 0.6, 0.4), (1.5, -0.9, 0.42), (0.7, -1.7, 0.5), (0.1, -2.3, 0.7)], "electric")
    bey((-0.1, -2.55, 0.55), "tomato", "sun", "attack", 0.45, 0.3, 0.62, "coral")
    bey((-0.3, 0.4, FLOOR), "electric", "paper", "defense", 0.08, 0.3, 0.6, "paper")
    flash((0.1, -2.0, 0.75), 0.55)
    splinters((0.1, -2.0, 0.75), 0.75, ("sun", "candy"), 9, -0.3, 3.6)
    meeple((-2.3, 3.0, 0), Look("sun", "surprised", hair=("spiky", "rose")), pose="up", scale=1.1)
    meeple((2.3, 3.0, 0), Look("leaf", "cheer", hat=("cap", "ink")), pose="up", scale=1.1)
    watchers([(0, 3.4, 0)], 7)
    bulb((0, -2.6, 2.2), 40, "#FFE7B0", 0.3)
