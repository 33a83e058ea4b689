"""What stands beside a champion's name: the top that won, on its own plinth, and who cheers it."""

from __future__ import annotations

from art.kit import cameras
from art.kit.exposure import expose
from art.kit.lights import light_rig, shadow_floor
from art.kit.outlines import star
from art.kit.shapes import UPRIGHT, disc, slab
from art.props.people.company import confetti
from art.props.people.meeple import Look, meeple
from art.props.play.beyblade import bey
from art.scenes.registry import scene


@scene("beyblade/victory", size=(1000, 680), samples=16, transparent=True)
def victory() -> None:
    """Nobody stands on the plinth, so that nobody is taken for the champion."""
    cameras.product((0, 0, 1.0), 9.0, 0.24)
    light_rig("cutout", (0, 0, 1.0), 5.0)
    expose(-0.2)
    shadow_floor()
    disc((0, 0.2, 0), 1.12, 0.42, "grape", 0.08)
    disc((0, 0.2, 0.42), 0.9, 0.36, "tomato", 0.08)
    disc((0, 0.2, 0.78), 0.7, 0.1, "paper", 0.04)
    slab(star(5, 0.22, 0.1), 0.06, "paper", (0, -0.94, 0.21), UPRIGHT, 0.02)
    bey((0, 0.2, 0.88), "electric", "sea", "attack", 0.16, 0.3, 1.4, "paper")
    left = Look("candy", "cheer", hair=("pigtails", "cocoa"))
    meeple((-1.5, -0.35, 0), left, pose="up", turn=0.25, scale=1.05)
    right = Look("leaf", "happy", hat=("cap", "grape"))
    meeple((1.5, -0.35, 0), right, pose="up", turn=-0.25, scale=1.05)
    confetti((0, 0.9, 2.0), 60, (4.2, 0.5, 1.3), seed=7)
    cameras.fit()
