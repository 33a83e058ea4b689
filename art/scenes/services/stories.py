"""The four script stories: school, spies, magic school, haunted room."""

from __future__ import annotations

import random

from art.kit import cameras
from art.kit.lights import bulb, light_rig, sunbeam
from art.kit.outlines import scattered
from art.kit.shapes import block, box
from art.kit.stage import group
from art.props.decor import floor_lamp, framed, wall_clock
from art.props.furniture import TABLE, long_table
from art.props.people.meeple import Look, meeple
from art.props.places.photobooth import curtain
from art.props.places.rooms import city_window, column, room
from art.props.places.story_rooms import (
    briefcase,
    cobweb,
    desk_lamp,
    full_moon,
    hung_map,
    numbered_door,
    small_bed,
    world_map,
)
from art.props.play.magic import (
    arch_window,
    cauldron,
    crystal_ball,
    ghost,
    potion,
    spell_book,
    wand,
)
from art.props.play.mystery import (
    blackboard,
    books,
    candle,
    candlestick,
    envelope,
    footprints,
    key,
    school_desk,
)
from art.scenes.registry import scene


@scene("stories/school", size=(1000, 750), samples=6)
def school() -> None:
    cameras.custom((-2.2, -7.2, 3.1), (0.3, 0.4, 1.38), 49)
    light_rig("evening", (0, 0, 1.1), 6.0)
    sunbeam(-0.9, 0.5, 0.9, "#FFB070")
    room("#4FA3B8", "#C98A4E", width=15, depth=7, height=5.2, pattern="boards")
    blackboard((-1.6, 3.4, 2.45), 0, 1.3)
    city_window((2.7, 3.4, 2.5), (2.5, 2.0), "sunset", 0, 2)
    wall_clock((0.85, 3.4, 3.4), "tomato", 0, 1.1)
    long_table((0.1, -0.4, 0), (2.7, 1.5), "wood")
    spell_book((0.05, -0.5, TABLE), "tomato", 0.1, 1.15)
    envelope((1.0, -0.75, TABLE), "sand", 0.4, 0.6)
    key((-0.95, -0.8, TABLE), "gold", 0.3, 0.55)
    tie = (("tie", "tomato"),)
    for spot, look, pose in (
        ((-1.15, 0.8, 0), Look("sky", "surprised", hair=("fringe", "ink"), wear=tie), "up"),
        ((0.1, 0.95, 0), Look("candy", "smile", hair=("pigtails", "cocoa"), wear=tie), "hug"),
        ((1.35, 0.8, 0), Look("leaf", "determined", hair=("swoop", "cocoa"), wear=tie), "wave"),
        (
            (2.2, -0.5, 0),
            Look("grape", "smile", hair=("curls", "ink"), glasses=("round", "sun"), wear=tie),
            "out",
        ),
    ):
        meeple(spot, look, scale=1.15, pose=pose)
    school_desk((-2.6, -0.6, 0), 0.25, 1.1)
    school_desk((-3.0, 1.8, 0), 0.0, 1.1)
    school_desk((3.3, 1.9, 0), 0.0, 1.1)


@scene("stories/spy", size=(1000, 750), samples=6)
def spy() -> None:
    cameras.custom((1.6, -7.2, 3.0), (-0.3, 0.4, 1.4), 44)
    light_rig("candle", (0, 0, 1.1), 6.0)
    room("#8C2F3F", "#5A2E22", width=14, depth=7, height=4.8, pattern="boards")
    hung_map((0, 3.4, 2.85), 1.5)
    for x in (-2.6, 2.6):
        column((x, 3.1, 0), 4.8, "sand", 0.3)
        curtain((x * 1.5, 3.2, 0.1), 1.8, 4.4, "forest")
    long_table((0, -0.5, 0), (3.9, 1.6), "#7A4526")
    world_map((-0.45, -0.65, TABLE), 0.1, 0.95)
    briefcase((1.15, -0.45, TABLE), "#A5541F", -0.35, 0.95)
    desk_lamp((-1.25, -0.95, TABLE), "teal", 3.0, 0.6, 25)
    envelope((0.55, -1.0, TABLE), "sand", 0.35, 0.6)
    chief = Look("tomato", "determined", hat=("fedora", "#2B2B45"), wear=(("tie", "ink"),))
    meeple((0, 0.95, 0), chief, scale=1.3, pose="out")
    lady = Look("grape", "wink", hair=("long", "cocoa"), glasses=("sun", "ink"))
    meeple((1.65, 0.85, 0), lady, scale=1.2, pose="wave")
    double = Look("teal", "surprised", hat=("fedora", "walnut"), wear=(("scarf", "sun"),))
    meeple((-1.6, 0.9, 0), double, scale=1.2, pose="up")
    listener = Look("sun", "sleepy", hat=("headphones", "ink"), wear=(("bow tie", "tomato"),))
    meeple((-2.85, 0.35, 0), listener, scale=1.1, pose="hug")
    footprints((2.6, -2.2, 0.02), 5, 0.3, "#2A130C")
    floor_lamp((3.2, 0.4, 0), "sun", 1.2)
    bulb((3.2, 0.2, 2.2), 20)
    # The map on the table is what they all look at, so it has the light.
    bulb((-0.2, -1.6, 3.4), 120, "#FFE2B8", 0.5)


@scene("stories/magic", size=(1000, 750), samples=6)
def magic() -> None:
    cameras.custom((0.6, -8.0, 2.5), (0, 0.5, 1.95), 41)
    light_rig("candle", (0, 0, 1.5), 6.5)
    room("#4B3AA8", "#7A5A9E", width=11, depth=7.5, height=6.2, pattern="tiles")
    for x, glass in ((-2.9, "#8FD0FF"), (0, "#C7A6FF"), (2.9, "#8FD0FF")):
        arch_window((x, 3.65, 1.6), 0, 1.6, glass)
    for x in (-4.3, 4.3):
        column((x, 3.0, 0), 6.0, "lilac", 0.4)
    _floating_candles()
    block((0, -0.7, 0), (4.6, 1.1, 0.75), "walnut", bevel=0.08)
    box((0, -1.27, 0.48), (1.5, 0.04, 0.46), "rose", bevel=0.01)
    cauldron((0, -0.7, 0.75), "lime", 0.85)
    for x, color in ((-1.1, "rose"), (-0.8, "electric"), (1.6, "sun")):
        potion((x, -0.85, 0.75), color, 0, 0.95)
    crystal_ball((1.05, -0.65, 0.75), "sky", 0.75)
    spell_book((-1.75, -0.7, 0.75), "rose", 0.2, 0.65)
    cape = (("cape", "rose"),)
    pupils = (
        ((-2.3, 0.7, 0), Look("sky", "surprised", hat=("wizard", "grape"), wear=cape), "up"),
        ((-0.8, 0.75, 0), Look("sun", "grin", hat=("wizard", "rose"), wear=cape), "wave"),
        ((0.9, 0.75, 0), Look("leaf", "determined", hat=("wizard", "sea"), wear=cape), "wave"),
        ((2.4, 0.7, 0), Look("candy", "happy", hat=("wizard", "teal"), wear=cape), "up"),
    )
    for spot, look, pose in pupils:
        with meeple(spot, look, scale=1.2, pose=pose).hand("right", 1.05):
            wand((0, -0.05, 0.05), "walnut", (0, -0.3, 0), 0.6)
    books((-3.0, -0.9, 0), 5, 0.3, 1.1, 2)
    books((3.1, -0.9, 0), 4, -0.2, 1.1, 7)
    bulb((0, -0.7, 2.2), 12, "#C8FF9A")


def _floating_candles() -> None:
    rng = random.Random(12)
    for x, z in scattered(17, 8.4, 2.4, 0.75, rng):
        candle((x, rng.uniform(1.4, 3.0), z + 3.95), 0.42, "cream", 1.05)
    for x in (-2.0, 2.0):
        bulb((x, 1.6, 4.0), 25)


@scene("stories/haunted", size=(1000, 750), samples=6)
def haunted() -> None:
    cameras.custom((-1.0, -7.0, 2.9), (-0.2, 0.4, 1.38), 40)
    light_rig("candle", (0, 0, 1.1), 5.5)
    with group((0.75, 0, 0)):
        room(
            "#3F5E8C", "#4A4674", width=11, depth=6.5, height=4.6, pattern="boards", left="#35507C"
        )
    numbered_door((1.3, 3.2, 0), "4", "tomato", 0.72, 1.3)
    ghost((0.36, 1.9, 0.05), "#F1F4FF", -0.1, 1.25)
    full_moon((-2.2, 3.12, 3.05), 0.75)
    for x in (-2.85, -1.55):
        box((x, 3.15, 2.85), (0.1, 0.16, 1.9), "walnut", bevel=0.02)
    for z in (1.9, 2.85, 3.8):
        box((-2.2, 3.15, z), (1.4, 0.16, 0.1), "walnut", bevel=0.02)
    small_bed((-2.5, 0.9, 0), "teal", 0, 1.25)
    framed((3.65, 3.15, 2.6), "#7B6AA8", "meeple", 0, 1.15)
    cobweb((-4.6, 3.1, 4.1), 1.3, 1)
    candlestick((3.3, 0.9, 0.75), 0, 1.0)
    block((3.3, 0.9, 0), (0.9, 0.8, 0.75), "walnut", bevel=0.05)
    bulb((2.75, 0.6, 2.5), 35, "#FFC873")
    tenant = Look("sun", "surprised", hat=("beanie", "tomato"), wear=(("scarf", "tomato"),))
    with meeple((-1.35, -0.8, 0), tenant, scale=1.3, pose="up").hand("right", 1.1):
        candle((0, -0.05, 0.0), 0.35, "cream", 1.2)
    bulb((-2.1, -1.5, 2.4), 14, "#FFC873")
    friend = Look("candy", "surprised", hair=("space buns", "cocoa"))
    meeple((2.1, -0.6, 0), friend, scale=1.2, pose="hug")
    brave = Look("leaf", "wink", hair=("spiky", "ink"))
    meeple((-2.6, -0.5, 0), brave, scale=1.05, pose="wave")
    footprints((0.5, 0.1, 0.02), 5, 0.05, "#DCE6FF")
    briefcase((3.1, -0.9, 0), "walnut", -0.3, 1.0)
