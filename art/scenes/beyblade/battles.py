"""Tops in battle: the crash, the burst, the long spin, the view from above, the Xtreme Zone."""

from __future__ import annotations

from art.kit import cameras
from art.kit.lights import bulb, light_rig
from art.kit.materials import MATTE
from art.kit.shapes import block
from art.kit.stage import group
from art.props.arena import FLOOR, arena, trail
from art.props.beyblade import bey, bit, blade, launcher, ratchet, spin_lines
from art.props.bladers import loaded_launcher
from art.props.food import toast
from art.props.meeple import Look, meeple
from art.props.refreshments import refreshment
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
    cameras.custom((0.7, -5.0, 2.0), (0.02, 0.1, 0.72), 54, 5.6)
    hall("neon", "grape", "night", ("electric", "candy"), 5.2)
    neon_wall(5.2, 2.9)
    arena((0, 0, 0), "sea", "ink")
    bey((-0.72, -0.3, FLOOR), "tomato", "sun", "attack", 0.34, 0.3, 1.0)
    bey((0.74, -0.1, FLOOR), "electric", "paper", "balance", 0.3, -0.4, 1.0)
    flash((0.04, 0.55, 0.95), 0.95)
    splinters((0.04, 0.45, 0.95), 1.25, ("sun", "electric", "candy"), 13, 0.2, 2.75)
    spin_lines((-0.72, -0.3, 0.1), "coral", 0.95)
    spin_lines((0.74, -0.1, 0.1), "electric", 0.95)
    watchers([(-3.1, 3.6, 0), (-1.2, 3.9, 0), (0.7, 3.7, 0), (2.5, 3.9, 0)], 4)


@scene("beyblade/05", size=(1080, 810), samples=6)
def burst() -> None:
    cameras.custom((-0.8, -6.3, 2.5), (0.15, 0.1, 1.05), 50, 7.0)
    hall("day", "#3FBFE8", "#F0802A", ("sun", "paper"), 5.0)
    party_wall(5.0, 3.3)
    arena((0, 0, 0), "sea", "night")
    _flying_parts()
    bey((-1.0, -0.3, FLOOR), "grape", "electric", "attack", 0.3, 0.2, 0.95)
    spin_lines((-1.0, -0.3, 0.1), "electric", 0.92)
    flash((0.6, 0.5, 1.25), 1.3, spikes=13)
    splinters((0.6, 0.6, 1.25), 1.5, ("tomato", "paper", "sun"), 10, 0.75, 2.3)
    meeple((-2.4, 3.2, 0), RED_BLADER, pose="up", mood="cheer", scale=1.15)
    shocked = Look("sun", "surprised", hair=("bob", "cocoa"))
    meeple((3.1, 3.3, 0), shocked, pose="up", scale=1.15)


def _flying_parts() -> None:
    blade((0.62, 0.1, 1.35), "tomato", "sun", "attack", (0.8, 0.3, 0.2), 0.95)
    with group((1.5, -0.7, 0.8), (0.8, 0.5, 0.2), 1.15):
        ratchet((0, 0, 0), "paper")
    # Thrown on its side, so that the point is seen.
    with group((0.55, -1.1, 0.42), (0.5, 1.1, 0.3), 1.3):
        bit((0, 0, 0), "grape")


@scene("beyblade/06", size=(720, 540), samples=6)
def last_two() -> None:
    cameras.custom((-1.4, -4.7, 1.75), (0, 0.2, 0.72), 46, 4.0)
    hall("day", "#7CD8F2", "#F7C24A", ("tomato", "paper"), 5.5)
    arena((0, 0, 0), "teal", "grape", 0.5)
    bey((-0.72, -0.3, FLOOR), "sun", "tomato", "stamina", 0.1, 0.2, 0.82)
    bey((0.76, 0.35, FLOOR), "rose", "paper", "defense", -0.12, 0.9, 0.82)
    for x, y, tint in ((-0.72, -0.3, "tomato"), (0.76, 0.35, "paper")):
        spin_lines((x, y, 0.16), tint, 0.82)
        spin_lines((x, y, -0.06), tint, 1.0, 0.9)
    meeple((0.2, 3.4, 0), Look("leaf", "surprised", hair=("curls", "cocoa")), pose="hug", scale=1.1)
    meeple((2.4, 3.0, 0), Look("candy", "grin", hair=("pigtails", "sun")), pose="up", scale=1.1)
    meeple((-1.9, 3.8, 0), Look("sea", "determined", hat=("cap", "tomato")), pose="hug", scale=1.1)


@scene("beyblade/07", size=(720, 540), samples=6)
def from_above() -> None:
    cameras.custom((0, -5.0, 11.2), (0, 0.1, 0.1), 47)
    light_rig("day", (0, 0, 0.5), 7)
    block((0, 0, -0.2), (24, 24, 0.2), "#FFD24D", bevel=0, finish=MATTE)
    for k in range(-4, 5):
        block((k * 1.6, 0, -0.19), (0.8, 24, 0.2), "#FFC01F", bevel=0, finish=MATTE)
    arena((0, 0, 0), "sea", "ink")
    bey((-0.5, 0.5, FLOOR), "tomato", "sun", "attack", 0.1, 0.2, 0.62)
    bey((0.55, -0.35, FLOOR), "grape", "electric", "balance", -0.1, 0.9, 0.62)
    spin_lines((-0.5, 0.5, 0.2), "tomato", 0.66)
    spin_lines((0.55, -0.35, 0.2), "grape", 0.66)
    loaded_launcher((-3.55, -1.5, 0.55), "tomato", rot=0.5, scale=0.9)
    launcher((3.5, -1.6, 0), "sea", 2.2, 1.0)
    toast((-3.6, 1.6, 0), "strawberry", 0.4, 0.95)
    refreshment((3.55, 1.3, 0), "blue hawaii", scale=0.85)
    bey((-3.6, 0.05, 0), "leaf", "sun", "stamina", 0.0, 0.3, 0.62)
    bey((3.6, -0.2, 0), "rose", "paper", "defense", 0.0, 0.3, 0.62)


@scene("beyblade/12", size=(960, 720), samples=6)
def xtreme_exit() -> None:
    cameras.custom((1.7, -7.2, 2.7), (0.1, -1.3, 0.75), 46, 8)
    hall("neon", "night", "sea", ("rose", "electric"), 4.6)
    neon_wall(4.6, 3.2)
    arena((0, 0, 0), "grape", "ink")
    trail([(1.75, 0.6, 0.4), (1.5, -0.9, 0.45), (0.7, -1.9, 0.6), (0.1, -2.7, 0.95)], "electric")
    bey((-0.15, -3.0, 0.85), "tomato", "sun", "attack", 0.55, 0.3, 0.9)
    bey((-0.3, 0.5, FLOOR), "electric", "paper", "defense", 0.08, 0.3, 0.72)
    spin_lines((-0.3, 0.5, 0.18), "paper", 0.74)
    flash((0.1, -2.3, 0.85), 0.78)
    splinters((0.1, -2.3, 0.85), 0.95, ("sun", "candy"), 5, -0.5, 1.4)
    meeple((-2.3, 3.0, 0), Look("sun", "surprised", hair=("spiky", "rose")), pose="up", scale=1.2)
    meeple((2.3, 3.0, 0), Look("leaf", "cheer", hat=("cap", "ink")), pose="up", scale=1.2)
    watchers([(0, 3.4, 0)], 7)
    bulb((0, -2.6, 2.2), 40, "#FFE7B0", 0.3)
