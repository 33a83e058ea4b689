"""Why ratings count whom you beat: a beginner has just toppled a giant."""

from __future__ import annotations

from art.kit import cameras
from art.kit.lights import bulb, soft_box
from art.props.neon import neon_shape
from art.props.people.company import confetti
from art.props.people.meeple import Look, meeple
from art.props.play.beyblade import bey, burst_rays
from art.props.play.stadium import FLOOR, stadium
from art.scenes.beyblade.hall import hall, pedestal
from art.scenes.registry import scene

#: The stadium is this much of its full size, and its bowl this high above the floor.
SMALL = 0.8
BOWL = 0.3 + FLOOR * SMALL


@scene("beyblade/upset", size=(1200, 800), samples=6)
def upset() -> None:
    """The small top still spins; the huge one lies on its side, and its owner cannot believe it."""
    cameras.custom((-0.9, -8.8, 3.5), (-0.22, 0.4, 1.72), 42)
    hall("neon", "#3A2FA8", "#2A2468", ("electric", "rose"), 6.2)
    neon_shape((-3.6, 6.0, 4.5), "bolt", "candy", 1.5)
    neon_shape((4.4, 6.0, 4.3), "star", "sun", 1.2)
    bulb((0, 5.0, 4.6), 60, "#8CE8FF", 0.4)
    soft_box((-1.5, -5.5, 2.2), 2.0, 140, "#FFFFFF", (-1.6, 0, 1.4))
    pedestal(0.3, "ink", 3.1)
    stadium((0, 0, 0.3), "sea", "night", 0, SMALL)
    bey((-0.8, -0.35, BOWL), "electric", "sun", "attack", 0.1, 0.3, 0.6, "electric")
    bey((0.72, 0.3, BOWL + 0.72), "coral", "grape", "defense", 1.95, 0.35, 1.05)
    burst_rays((-0.05, -0.15, 1.05), "sun", 9, 0.16, 0.42)
    giant = Look("coral", "surprised", hair=("bob", "lilac"), wear=(("cape", "grape"),))
    meeple((1.55, 2.6, 0), giant, pose="hug", scale=2.35)
    winner = Look("electric", "cheer", hair=("spiky", "sun"), wear=(("scarf", "tomato"),))
    meeple((-2.55, -0.2, 0.3), winner, pose="up", scale=1.05, turn=0.15)
    confetti((-2.3, 1.2, 3.0), 36, (2.8, 1.0, 2.0), 5)
