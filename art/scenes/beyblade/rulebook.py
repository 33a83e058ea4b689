"""The rulebook's pictures: the stadium from straight above, and the four ways to win."""

from __future__ import annotations

import math

from art.kit import cameras
from art.kit.exposure import expose
from art.kit.lights import light_rig
from art.kit.materials import GLOSS, MATTE
from art.kit.shapes import block, lettering, ring
from art.kit.stage import group
from art.props.arena import FLOOR, arena, trail
from art.props.beyblade import bey, bit, blade, ratchet, spin_lines
from art.scenes.beyblade.impact import flash, splinters
from art.scenes.registry import scene


@scene("beyblade/stadium", size=(1000, 1000), samples=8, transparent=True)
def stadium_map() -> None:
    cameras.top((0, 0, 0), 6.2)
    light_rig("day", (0, 0, 0.5), 6)
    expose(-0.15)
    arena((0, 0, 0), "sky", "ink")
    flat = (0.0, 0.0, 0.0)
    lettering("BATTLE", (0, 0.98, 0.2), 0.3, "ink", flat, 0.01)
    lettering("XTREME", (0, -2.37, 0.3), 0.27, "paper", flat, 0.012)
    for side in (-1, 1):
        angle = math.radians(-90 + side * 49)
        spot = (2.37 * math.cos(angle), 2.37 * math.sin(angle), 0.3)
        lettering("OVER", spot, 0.27, "ink", (0, 0, side * 0.86), 0.012)
    cameras.fit(1.05)


def _close_view(turn: float, wall: str, floor: str, across: float = 0.0) -> None:
    far = 7.6
    eye = (far * math.sin(turn), -far * math.cos(turn), 3.7)
    cameras.custom(eye, (across, -0.85, 0.45), 54)
    light_rig("day", (0, -0.5, 0.6), 5)
    block((0, 0, -0.2), (30, 30, 0.2), floor, bevel=0, finish=MATTE)
    block((0, 7, 0), (40, 0.2, 14), wall, (0, 0, turn), bevel=0, finish=MATTE)


def _loser(spin: float = 0.3) -> None:
    bey((0, 0, 0), "sky", "electric", "balance", 0.0, spin, 0.82)


@scene("beyblade/finish-xtreme", size=(960, 720), samples=6)
def finish_xtreme() -> None:
    _close_view(0.0, "#FFC61A", "#FFC61A")
    arena((0, 0, 0), "grape", "ink")
    trail([(1.7, 0.4, 0.4), (1.2, -1.0, 0.42), (0.5, -1.7, 0.5), (0.05, -2.3, 0.62)], "electric")
    with group((-0.05, -2.55, 0.5), (0.5, 0, 0)):
        _loser()
    flash((0.0, -1.9, 0.7), 0.9, ("tomato", "sun"))
    splinters((0.0, -1.9, 0.7), 1.15, ("tomato", "paper"), 8, 0.3, 2.55)
    bey((-0.85, 0.5, FLOOR), "sun", "tomato", "attack", 0.12, 0.3, 0.82)
    spin_lines((-0.85, 0.5, 0.2), "tomato", 0.84)


@scene("beyblade/finish-over", size=(960, 720), samples=6)
def finish_over() -> None:
    _close_view(0.62, "#5BBCF2", "#5BBCF2", 0.5)
    arena((0, 0, 0), "teal", "night")
    spot = (2.2 * math.cos(math.radians(-41)), 2.2 * math.sin(math.radians(-41)))
    trail([(0.2, 0.2, 0.3), (0.9, -0.5, 0.34), (1.5, -1.1, 0.42)], "sun")
    with group((spot[0] + 0.25, spot[1] - 0.15, 0.5), (0.35, 0.5, 0)):
        _loser(0.9)
    flash((1.5, -1.0, 0.75), 0.62)
    splinters((1.5, -1.0, 0.75), 0.85, ("sun", "tomato"), 8, 0.6, 2.6)
    bey((-0.45, 0.0, FLOOR), "tomato", "sun", "attack", -0.14, 0.3, 0.82)
    spin_lines((-0.45, 0.0, 0.2), "tomato", 0.84)


@scene("beyblade/finish-burst", size=(960, 720), samples=6)
def finish_burst() -> None:
    _close_view(-0.3, "#FF7A5C", "#FF7A5C")
    arena((0, 0, 0), "sea", "ink")
    flash((0.75, 0.2, 1.1), 1.15, spikes=13)
    splinters((0.75, 0.25, 1.1), 1.45, ("sun", "paper", "electric"), 13, -0.3, 3.3)
    blade((0.7, -0.3, 1.15), "sky", "electric", "balance", (0.65, -0.35, 0.3), 0.9)
    with group((1.75, -0.75, 0.85), (0.8, 0.5, 0), 1.15):
        ratchet((0, 0, 0), "paper")
    # Thrown on its side, so that the point is seen.
    with group((0.45, -1.35, 0.5), (0.5, 1.1, 0.3), 1.3):
        bit((0, 0, 0), "grape")
    bey((-0.85, -0.3, FLOOR), "tomato", "sun", "attack", 0.16, 0.5, 0.82)
    spin_lines((-0.85, -0.3, 0.2), "paper", 0.84)


@scene("beyblade/finish-spin", size=(960, 720), samples=6)
def finish_spin() -> None:
    _close_view(0.25, "#2CCFB4", "#2CCFB4")
    arena((0, 0, 0), "rose", "grape")
    with group((0.8, -0.35, FLOOR + 0.36), (0, 0.5, 0)):
        bey((0, 0, -0.22), "sky", "electric", "balance", 0.0, 0.4, 0.85)
    bey((-0.75, -0.35, FLOOR), "tomato", "sun", "attack", 0.0, 0.3, 0.9)
    for level in (0.1, 0.32):
        spin_lines((-0.75, -0.35, level), "paper", 0.92)
    ring((-0.75, -0.35, FLOOR + 0.02), 0.5, 0.02, "paper", finish=GLOSS)
