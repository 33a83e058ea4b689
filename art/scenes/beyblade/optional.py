"""Cut-outs for optional rules that no other picture explains."""

from __future__ import annotations

import math

from art.kit import cameras
from art.kit.exposure import expose
from art.kit.lights import light_rig, soft_box
from art.kit.materials import GLOSS
from art.kit.shapes import ball, cone, cylinder, disc, ring, slab, tube
from art.kit.stage import group
from art.props.people.meeple import Look, meeple
from art.props.play.beyblade import STEEL, bey, bit
from art.scenes.beyblade.score import RIVAL, YOU
from art.scenes.registry import scene

Flat = tuple[float, float]


def _close_up(height: float, above: float) -> None:
    cameras.product((0, 0, height), 9.0, above)
    light_rig("cutout", (0, 0, height), 4.0)
    expose(-0.2)


def _bent_arrow(turn: float) -> list[Flat]:
    """An arrow that runs a third of the way round the origin, with its head at the end."""
    inner, outer, sweep = 0.86, 1.14, 2.0
    angles = [turn + sweep * k / 16 for k in range(17)]
    far = [(outer * math.cos(a), outer * math.sin(a)) for a in angles]
    near = [(inner * math.cos(a), inner * math.sin(a)) for a in reversed(angles)]
    end, tip = angles[-1], angles[-1] + 0.5
    wide, narrow, middle = outer + 0.2, inner - 0.2, (inner + outer) / 2
    head = [
        (wide * math.cos(end), wide * math.sin(end)),
        (middle * math.cos(tip), middle * math.sin(tip)),
        (narrow * math.cos(end), narrow * math.sin(end)),
    ]
    return [*far, *head, *near]


@scene("beyblade/rule-swap", size=(480, 480), samples=10, transparent=True)
def swap() -> None:
    """Two players with a pair of arrows on the floor that lead each to the other's place."""
    _close_up(0.7, 0.66)
    with group((0, 0, 0.05), 0, 1.6):
        for turn, color in ((math.pi + 0.3, "electric"), (0.3, "coral")):
            slab(_bent_arrow(turn), 0.12, color, (0, 0, 0), 0, 0.03, GLOSS)
    meeple((-1.0, 0, 0), Look(YOU[0], "happy", hair=YOU[1]), pose="out", scale=0.78, turn=0.35)
    meeple((1.0, 0, 0), Look(RIVAL[0], "grin", hair=RIVAL[1]), pose="out", scale=0.78, turn=-0.35)
    cameras.fit(1.05)


@scene("beyblade/rule-paint", size=(480, 480), samples=10, transparent=True)
def paint() -> None:
    """A Bey half painted over, with the brush and the pot."""
    _close_up(0.7, 0.5)
    bey((-0.35, 0, 0), "sky", "sun", "attack", 0.0, 0.3, 1.5)
    for x, y, size in ((-0.85, -0.5, 0.34), (-0.45, -0.72, 0.24), (-1.1, -0.1, 0.22)):
        ball((x, y, 1.22), size, "rose", (1.2, 1, 0.42), finish=GLOSS)
    with group((1.25, 0.35, 0)):
        disc((0, 0, 0), 0.52, 0.9, "silver", 0.04, STEEL)
        disc((0, 0, 0.86), 0.46, 0.06, "rose", 0.02, GLOSS)
        ring((0, 0, 0.9), 0.5, 0.05, "silver", finish=STEEL)
        tube([(0.3, -0.42, 0.92), (0.32, -0.5, 0.7), (0.32, -0.52, 0.5)], 0.1, "rose", finish=GLOSS)
    with group((-0.75, -0.55, 1.3), (0.1, -0.5, 0.1)):
        cone((0, 0, 0.18), 0.04, 0.17, 0.4, "rose", finish=GLOSS)
        cylinder((0, 0, 0.5), 0.18, 0.26, "silver", finish=STEEL)
        cone((0, 0, 1.2), 0.15, 0.09, 1.2, "sun", finish=GLOSS)
    cameras.fit(1.06)


@scene("beyblade/rule-needle", size=(480, 480), samples=10, transparent=True)
def needle() -> None:
    """The Metal Needle bit by itself: a collar and a sharp point of steel."""
    _close_up(0.9, 0.3)
    soft_box((-4, -5, 5), 2.5, 320, "#FFFFFF", (0, 0, 0.9))
    with group((0, 0, 0), (0.12, 0.16, 0)):
        cone((0, 0, 0.4), 0.015, 0.2, 1.3, "silver", finish=STEEL)
        bit((0, 0, 0.55), "grape", scale=1.9)
    cameras.fit(1.12)
