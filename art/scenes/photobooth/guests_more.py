"""The other five of the ten shots: detectives, wigs, a full frame, star glasses and a jump."""

from __future__ import annotations

from art.kit import cameras
from art.kit.lights import light_rig
from art.props.people.company import confetti
from art.props.people.disguises import hand_frame
from art.props.people.meeple import Look, meeple
from art.props.places.backdrops import (
    dotted_wall,
    shape_wall,
    sticker,
    striped_wall,
    studio,
    sunburst_wall,
)
from art.props.places.photobooth import camera, curtain, wand_prop
from art.props.play.mystery import case_file, magnifier
from art.scenes.registry import scene


@scene("photobooth/06", size=(600, 600), samples=6)
def detectives() -> None:
    cameras.custom((-0.9, -7.6, 1.3), (0, 0, 1.15), 70)
    light_rig("candle", (0, 0, 1.1), 4.5)
    studio("#4A3A9E", "#3A2D84")
    curtain((0, 1.6, 0), 7.0, 4.2, "#7A2F8F")
    tie = (("tie", "tomato"),)
    boss = Look("coral", "determined", hat=("fedora", "ink"), wear=tie)
    with meeple((0, -0.1, 0), boss, pose="wave", scale=1.15).hand("right", 1.0):
        magnifier((0.02, -0.1, 0.42), "gold", (1.4, -0.2, 0), 0.48)
    meeple((-1.25, 0.25, 0), Look("teal", "wink", hat=("fedora", "walnut"), wear=tie), pose="out")
    meeple(
        (1.25, 0.25, 0),
        Look("sun", "grin", hat=("fedora", "#5A2E22"), glasses=("round", "ink")),
        pose="up",
    )
    case_file((0.9, -1.1, 0), "tomato", (0.9, 0, -0.1), 0.42)
    sticker(0.52, 0.82, "CASE 6", "sun", 0.24, -0.15)


@scene("photobooth/07", size=(600, 600), samples=6)
def pink_wig() -> None:
    cameras.custom((0.9, -6.4, 1.7), (0, 0, 0.98), 70)
    light_rig("pastel", (0, 0, 1.0), 4.0)
    dotted_wall("#FFE0EA", "#FFC1D6", "#FF9DBE", gap=0.85)
    model = Look("sky", "wink", hair=("curls", "#FF6FA6"), wear=(("skirt", "candy"),))
    meeple((-0.55, 0.2, 0), model, pose="wave", scale=1.2)
    camera((0.78, -0.35, 0), "rose", -0.25, 0.72)
    sticker(0.78, 0.78, "heart", "rose", 0.34, 0.3)
    sticker(-0.82, 0.82, "star", "grape", 0.26, -0.2)
    sticker(-0.58, -0.8, "CUTE", "grape", 0.28, 0.12)


@scene("photobooth/08", size=(600, 600), samples=6)
def six_in_one_frame() -> None:
    cameras.custom((0, -8.4, 1.7), (0, 0, 1.25), 72)
    light_rig("day", (0, 0, 1.1), 4.5)
    striped_wall("#FF8A5C", "#E86A3F", "#FFA37D", width=0.4)
    for spot, look, pose in (
        ((-1.0, 0.85, 0.75), Look("sky", "sleepy", hair=("swoop", "ink")), "up"),
        ((0.1, 0.95, 0.8), Look("sun", "grin", hat=("cat ears", "ink")), "up"),
        ((1.15, 0.85, 0.75), Look("mint", "surprised", hair=("bob", "cocoa")), "up"),
        ((-1.15, 0, 0), Look("grape", "happy", hair=("space buns", "rose")), "hug"),
        (
            (0.0, 0, 0),
            Look("leaf", "wink", glasses=("heart", "rose"), hair=("short", "ink")),
            "hug",
        ),
        ((1.15, 0, 0), Look("candy", "cheer", hat=("bow", "tomato")), "hug"),
    ):
        meeple(spot, look, pose=pose)
    hand_frame((0.0, -0.75, 1.3), "lemon", (3.5, 0.12, 2.75))
    confetti((0, -0.2, 3.0), 20, (3.8, 1.0, 0.8))


@scene("photobooth/09", size=(600, 600), samples=6)
def star_glasses() -> None:
    cameras.custom((-0.5, -6.0, 1.9), (0, 0, 1.12), 68)
    light_rig("studio", (0, 0, 1.1), 4.0)
    shape_wall("#5A48D8", "#4334B0", ("#8E7FFF", "electric", "rose"), "star", seed=6)
    cool = Look("sun", "grin", hair=("spiky", "tomato"), glasses=("star", "ink"))
    with meeple((-0.3, 0, 0), cool, pose="wave", scale=1.2).hand("left", 1.0):
        wand_prop((0.12, -0.15, 0.35), "WOW", "electric", (0, 0.15, 0), 0.85)
    sticker(-0.78, 0.74, "star", "sun", 0.34, 0.3)
    sticker(0.8, -0.8, "star", "rose", 0.28, -0.2)


@scene("photobooth/10", size=(720, 720), samples=6)
def everyone_jump() -> None:
    cameras.custom((0.8, -8.0, 0.8), (0, 0, 1.45), 68)
    light_rig("day", (0, 0, 1.3), 4.5)
    sunburst_wall("#2FBBD0", "#1D9CB4", "#6FD8E4", height=0.6)
    for spot, look, lean in (
        ((-1.2, 0, 0.55), Look("tomato", "cheer", hair=("spiky", "sun")), -0.2),
        ((0.0, 0.2, 0.95), Look("sun", "happy", hat=("party", "grape")), 0.05),
        ((1.2, 0, 0.6), Look("candy", "happy", hair=("ponytail", "cocoa")), 0.2),
        ((-0.6, -0.5, 0.2), Look("leaf", "grin", hat=("headphones", "ink")), -0.12),
        ((0.65, -0.5, 0.3), Look("grape", "surprised", hair=("bob", "sun")), 0.15),
    ):
        meeple(spot, look, pose="up", lean=lean, scale=0.92)
    confetti((0, -0.2, 2.6), 36, (4.0, 1.2, 1.8))
    sticker(-0.42, -0.76, "HOP!", "rose", 0.38, 0.06)
