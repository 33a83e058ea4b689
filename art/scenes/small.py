"""Small pictures for empty, lost and waiting pages."""

from __future__ import annotations

from art.kit import cameras
from art.kit.lights import light_rig, shadow_floor
from art.kit.materials import GLOSS
from art.kit.shapes import lettering
from art.props.dice import die, pawn
from art.props.games import card
from art.props.meeple import Look, meeple
from art.props.mystery import magnifier
from art.scenes.registry import scene


@scene("small/not-found", size=(800, 600), samples=10, transparent=True)
def not_found() -> None:
    cameras.product((0, 0, 0.9), 10, 0.36)
    light_rig("cutout", (0, 0, 0.8), 5)
    shadow_floor()
    for x in (-1.45, 1.45):
        lettering("4", (x, 0.5, 0.84), 2.35, "grape", depth=0.2, finish=GLOSS)
    lost = Look("tomato", "surprised", hat=("fedora", "ink"))
    seeker = meeple((0.0, 0.3, 0), lost, pose="wave", scale=1.2)
    with seeker.hand("right", 1.1):
        magnifier((0, -0.05, 0.38), "sun", (1.35, -0.25, 0), 0.48)
    die((-1.15, -0.9, 0), "cream", "ink", 0.4, 1.0)
    card((1.1, -0.95, 0.0), "teal", "?", -0.3, 1.3)
    pawn((0.35, -1.15, 0), "sun", 1.0)
    cameras.fit()
