"""The rulebook's pictures: the stadium and its zones, and the four ways to win."""

from __future__ import annotations

import math

from art.kit import cameras
from art.kit.exposure import expose
from art.kit.lights import light_rig
from art.kit.materials import GLOSS, MATTE
from art.kit.shapes import block, ring
from art.kit.stage import group
from art.props.play.beyblade import bey, bit, blade, ratchet
from art.props.play.stadium import FLOOR, stadium, trail
from art.scenes.beyblade.impact import flash, splinters
from art.scenes.registry import scene


@scene("beyblade/stadium", size=(1000, 850), samples=10, transparent=True)
def stadium_zones() -> None:
    # No words are rendered in: the page lays its labels over the zones in both languages.
    cameras.custom((0, -8.6, 9.4), (0, 0, 0.1), 60)
    light_rig("day", (0, 0, 0.5), 6)
    expose(-0.2)
    stadium((0, 0, 0), "sky", "ink")
    cameras.fit(1.02)


def _close_view(turn: float, wall: str, floor: str, across: float = 0.0) -> None:
    far = 6.9
    eye = (far * math.sin(turn), -far * math.cos(turn), 3.9)
    cameras.custom(eye, (across, -0.75, 0.35), 54)
    light_rig("day", (0, -0.5, 0.6), 5)
    block((0, 0, -0.2), (30, 30, 0.2), floor, bevel=0, finish=MATTE)
    block((0, 7, 0), (40, 0.2, 14), wall, (0, 0, turn), bevel=0, finish=MATTE)


def _loser(spin: float = 0.3) -> None:
    bey((0, 0, 0), "sky", "electric", "balance", 0.0, spin, 0.62)


@scene("beyblade/finish-xtreme", size=(960, 720), samples=3)
def finish_xtreme() -> None:
    _close_view(0.0, "#FFC61A", "#FFC61A")
    stadium((0, 0, 0), "grape", "ink")
    trail([(1.7, 0.4, 0.4), (1.3, -0.9, 0.42), (0.6, -1.6, 0.44), (0.08, -2.1, 0.55)], "electric")
    with group((-0.02, -2.35, 0.4), (0.4, 0, 0)):
        _loser()
    flash((0.0, -1.85, 0.6), 0.6, ("tomato", "sun"))
    splinters((0.0, -1.85, 0.6), 0.85, ("tomato", "paper"), 9, 0.1, 2.95)
    bey((-0.7, 0.5, FLOOR), "sun", "tomato", "attack", 0.12, 0.3, 0.62, "lemon")


@scene("beyblade/finish-over", size=(960, 720), samples=3)
def finish_over() -> None:
    _close_view(0.62, "#5BBCF2", "#5BBCF2", 0.5)
    stadium((0, 0, 0), "teal", "night")
    spot = (2.45 * math.cos(math.radians(-42)), 2.45 * math.sin(math.radians(-42)))
    trail([(0.2, 0.2, 0.3), (0.9, -0.5, 0.34), (1.45, -1.1, 0.42)], "sun")
    with group((spot[0], spot[1], 0.32), (0.3, 0.4, 0)):
        _loser(0.9)
    flash((1.5, -1.05, 0.6), 0.5)
    splinters((1.5, -1.05, 0.6), 0.7, ("sun", "tomato"), 9, 0.4, 3.0)
    bey((-0.4, 0.1, FLOOR), "tomato", "sun", "attack", -0.14, 0.3, 0.62, "coral")


@scene("beyblade/finish-burst", size=(960, 720), samples=3)
def finish_burst() -> None:
    _close_view(-0.3, "#FF7A5C", "#FF7A5C")
    stadium((0, 0, 0), "sea", "ink")
    flash((0.7, 0.2, 0.95), 0.85, spikes=13)
    splinters((0.7, 0.25, 0.95), 1.1, ("sun", "paper", "electric"), 13, -0.3, 3.3)
    blade((0.65, -0.2, 0.95), "sky", "electric", "balance", (0.55, -0.3, 0.3), 0.72)
    with group((1.45, -0.6, 0.7), (0.7, 0.5, 0), 0.8):
        ratchet((0, 0, 0), "paper")
    # Thrown on its side, so that the point is seen.
    with group((0.45, -1.1, 0.4), (0.5, 1.1, 0.3), 0.9):
        bit((0, 0, 0), "electric")
    bey((-0.75, -0.2, FLOOR), "tomato", "sun", "attack", 0.16, 0.5, 0.62, "paper")


@scene("beyblade/finish-spin", size=(960, 720), samples=3)
def finish_spin() -> None:
    _close_view(0.25, "#2CCFB4", "#2CCFB4")
    stadium((0, 0, 0), "rose", "grape")
    # The loser lies on the edge of its blade and the tip, as a top does that has stopped.
    with group((0.75, -0.35, FLOOR + 0.06), (0, 0.62, 0.3)):
        bey((0, 0, -0.04), "sky", "electric", "balance", 0.0, 0.4, 0.66)
    bey((-0.7, -0.3, FLOOR), "tomato", "sun", "attack", 0.0, 0.3, 0.66, "paper")
    ring((-0.7, -0.3, FLOOR + 0.02), 0.36, 0.016, "paper", finish=GLOSS)
