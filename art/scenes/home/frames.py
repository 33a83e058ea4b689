"""Parts of the home hero in other states, from which `nk art layers` makes what moves in it.

Neighbours overlap in the picture, so everyone looks up in one of three turns, no two of whom touch.
Whoever does not look up in a turn blinks in it.
"""

from __future__ import annotations

import bpy

from art.kit.places import marked_parts
from art.scenes.home.hero import Shop, build
from art.scenes.registry import frames

TURNS = {
    "a": frozenset({"cap", "glasses", "chef", "headphones"}),
    "b": frozenset({"crown", "spiky", "pigtails"}),
    "c": frozenset({"bun", "curls"}),
}
#: The tops go round in this many steps; the first is how they rest.
STEPS = 6


@frames(
    "heroes/home",
    names="figures-a figures-b figures-c",
    size=(1600, 1340),
    samples=4,
    box=(232, 368, 1296, 1096),
)
def figures(name: str) -> None:
    """Everyone alone, cut out by what stands before them; only their outline is used."""
    build(Shop())
    bpy.context.scene.cycles.max_bounces = 0
    seen = marked_parts(set(TURNS[name[-1]]))
    for thing in bpy.data.objects:
        thing.is_holdout = thing not in seen


@frames(
    "heroes/home",
    names="people-a people-b people-c",
    size=(1600, 1340),
    samples=5,
    box=(216, 352, 1304, 1104),
)
def people(name: str) -> None:
    build(Shop(poked=TURNS[name[-1]], blinking=True))


@frames(
    "heroes/home",
    names="play-1 play-2 play-3 play-4 play-5",
    size=(1600, 1340),
    samples=5,
    box=(344, 848, 1000, 1064),
)
def play(name: str) -> None:
    """Five numbers of the die, the tops a step further in each; the flat picture has the six."""
    step = int(name[-1])
    build(Shop(number=step, spin=step / STEPS))


@frames(
    "heroes/home",
    names="flash",
    size=(1600, 1340),
    samples=8,
    box=(560, 176, 1072, 704),
)
def flash(name: str) -> None:
    del name
    build(Shop(flash=True))
