"""How the photo booth works and what it offers: steps, packages and extras."""

from __future__ import annotations

from art.kit import cameras
from art.kit.lights import light_rig
from art.kit.shapes import block, box
from art.kit.stage import group
from art.props.decor import rug
from art.props.furniture import TABLE, long_table
from art.props.people.company import confetti
from art.props.people.meeple import Look, meeple
from art.props.places.backdrops import dotted_wall, shape_wall, striped_wall, studio, sunburst_wall
from art.props.places.photobooth import (
    balloon,
    birthday_cake,
    camera,
    costume_rack,
    curtain,
    gift,
    photo_strip,
    polaroid,
    ring_light,
    tripod,
    wand_prop,
    wig_stand,
)
from art.props.play.pieces import witch_hat
from art.scenes.registry import scene


@scene("photobooth/step-outfit", size=(600, 450), samples=6)
def step_outfit() -> None:
    cameras.custom((0.8, -7.2, 2.0), (0, 0, 1.2), 58)
    light_rig("pastel", (0, 0, 1.1), 4.5)
    striped_wall("#FFD3E0", "#FFB4CC", "#FFE4EC", 1.6)
    costume_rack((0.75, 0.75, 0), -0.05, 1.2)
    chooser = Look("sky", "grin", hair=("bob", "cocoa"), wear=(("cape", "tomato"),))
    meeple((-1.0, -0.1, 0), chooser, pose="up", scale=1.15)
    block((1.4, -0.5, 0), (0.7, 0.5, 0.3), "lilac", 0.2, 0.06)
    witch_hat((1.4, -0.5, 0.3), "grape", 0.2, 0.6)


@scene("photobooth/step-props", size=(720, 540), samples=6)
def step_props() -> None:
    cameras.custom((-0.9, -7.0, 2.5), (0.1, 0.1, 1.34), 54)
    light_rig("pastel", (0, 0, 1.1), 4.5)
    dotted_wall("#BDE9DC", "#8FD9C4", "#DFF7EF", 1.9)
    long_table((0.15, -0.3, 0), (3.0, 1.2), "#FFB84D")
    picker = Look("sun", "happy", hat=("bunny ears", "paper"), glasses=("star", "rose"))
    with meeple((-0.55, 0.75, 0), picker, pose="up", scale=1.2).hand("left", 1.05):
        wand_prop((0.05, -0.1, 0.15), "WOW", "candy", (0, 0.2, 0), 0.7)
    wig_stand((1.2, -0.15, TABLE), "candy", 0, 0.75)
    witch_hat((-1.0, -0.45, TABLE), "grape", 0.2, 0.6)
    wand_prop((0.15, -0.35, TABLE + 0.12), "LOL", "electric", (-0.2, 0, 0.1), 0.6)
    gift((0.65, -0.55, TABLE), "tomato", "sun", 0.3, 0.45)
    balloon((1.9, 0.6, 0.6), "rose", 1.1, "heart")


@scene("photobooth/step-shoot", size=(720, 540), samples=6)
def step_shoot() -> None:
    cameras.custom((1.4, -7.4, 2.3), (0.4, 0, 1.28), 54)
    light_rig("studio", (0, 0, 1.1), 4.5)
    studio("#FFC43A", "#F5A623", 1.9)
    curtain((0.4, 1.7, 0), 5.0, 3.8, "rose")
    for spot, look, pose in (
        ((0.0, 0.5, 0), Look("grape", "cheer", hair=("space buns", "candy")), "up"),
        ((1.25, 0.45, 0), Look("leaf", "wink", hat=("pirate", "ink")), "wave"),
    ):
        meeple(spot, look, pose=pose, scale=1.1)
    tripod((-1.15, -0.9, 0), 2.4, 1.0, "sea")
    ring_light((2.35, 0.6, 0), -0.4, 1.05)


@scene("photobooth/step-print", size=(720, 540), samples=6)
def step_print() -> None:
    cameras.custom((-0.6, -5.4, 2.7), (0.05, 0.05, 0.92), 50)
    light_rig("pastel", (0, 0, 0.7), 4.0)
    dotted_wall("#8FC1FF", "#5E9FF0", "#C9E2FF", 2.2, 0.8)
    winner = Look("candy", "happy", hair=("pigtails", "cocoa"))
    with meeple((0.05, 0.7, 0), winner, pose="up", scale=1.15).hand("left", 1.1):
        polaroid((0.1, -0.12, 0.12), "sun", (1.45, 0, 0.1), 0.75, "candy")
    photo_strip((-1.05, -0.35, 0), ("sky", "sun", "mint"), 0.3, 1.0)
    photo_strip((1.2, -0.25, 0), ("lilac", "coral", "lemon"), -0.25, 1.0)
    polaroid((0.1, -0.65, 0), "mint", 0.1, 1.0, "tomato")


@scene("photobooth/package-basic", size=(640, 400), samples=6)
def package_basic() -> None:
    cameras.custom((0.7, -6.6, 1.9), (-0.1, 0, 1.12), 50)
    light_rig("pastel", (0, 0, 1.0), 4.0)
    sunburst_wall("#8FDCF2", "#5FC3E0", "#C4F0FA", height=1.1)
    meeple(
        (-0.55, 0.2, 0), Look("tomato", "grin", hat=("bunny ears", "paper")), pose="up", scale=1.1
    )
    camera((1.0, 0.1, 0), "sun", -0.25, 0.65)
    polaroid((-1.6, -0.3, 0.42), "mint", (1.2, 0, 0.25), 0.95, "tomato")


@scene("photobooth/package-premium", size=(640, 400), samples=6)
def package_premium() -> None:
    cameras.custom((0, -7.0, 1.9), (0, 0, 1.08), 50)
    light_rig("pastel", (0, 0, 1.0), 4.5)
    shape_wall("#FF8FB4", "#F26F9B", ("#FFC4D6", "lemon", "#FFE6EE"), "star")
    for x, look, pose in (
        (-1.5, Look("grape", "wink", hat=("crown", "gold"), wear=(("skirt", "lilac"),)), "wave"),
        (0.0, Look("grape", "cheer", hat=("pirate", "ink"), wear=(("scarf", "tomato"),)), "up"),
        (1.5, Look("grape", "happy", hair=("curls", "sky"), glasses=("heart", "tomato")), "up"),
    ):
        rug((x, 0, 0), 0.75, ("paper", "candy"))
        meeple((x, 0, 0.03), look, pose=pose, scale=1.05)


@scene("photobooth/package-gang", size=(640, 400), samples=6)
def package_gang() -> None:
    cameras.custom((-0.7, -8.0, 2.1), (0, 0, 1.35), 47)
    light_rig("day", (0, 0, 1.1), 5.0)
    striped_wall("#3BB8A5", "#2A9C8B", "#62CDBD", 1.9)
    block((0, 0.75, 0), (4.4, 1.0, 0.55), "sun", bevel=0.08)
    for spot, look, pose in (
        ((-1.5, 0.75, 0.55), Look("tomato", "cheer", hat=("pirate", "ink")), "up"),
        (
            (0.0, 0.75, 0.55),
            Look("sky", "happy", hat=("crown", "gold"), wear=(("cape", "rose"),)),
            "up",
        ),
        ((1.5, 0.75, 0.55), Look("candy", "grin", hair=("curls", "#6A48E8")), "up"),
        ((-2.1, -0.3, 0), Look("sun", "wink", hat=("cat ears", "ink")), "wave"),
        ((-0.7, -0.4, 0), Look("leaf", "surprised", hat=("wizard", "grape")), "out"),
        ((0.8, -0.4, 0), Look("lilac", "grin", hat=("chef", "paper")), "wave"),
    ):
        meeple(spot, look, pose=pose)
    balloon((2.2, -0.1, 0.4), "rose", 1.15, "heart")
    camera((2.05, -0.6, 0), "candy", -0.3, 0.42)


@scene("photobooth/addon-print", size=(640, 480), samples=6)
def addon_print() -> None:
    cameras.custom((0.5, -5.5, 2.7), (0, 0.1, 0.94), 56)
    light_rig("pastel", (0, 0, 0.6), 3.5)
    studio("#FFD76A", "#FFC02E", 2.0)
    fan = Look("candy", "surprised", hair=("bun", "cocoa"))
    meeple((0, 1.15, 0), fan, pose="up", scale=0.95)
    block((0, 0.45, 0), (1.7, 0.9, 0.7), "sea", bevel=0.12)
    box((0, -0.06, 0.4), (1.1, 0.06, 0.12), "ink", bevel=0.02)
    polaroid((0, -0.42, 0.18), "mint", (0.3, 0, 0), 1.15, "tomato")
    polaroid((-1.05, -0.5, 0), "sky", 0.3, 0.85, "sun")
    polaroid((1.05, -0.5, 0), "lilac", -0.3, 0.85, "leaf")


@scene("photobooth/addon-wig", size=(640, 480), samples=6)
def addon_wig() -> None:
    cameras.custom((-0.6, -6.4, 1.7), (0, 0, 0.7), 65)
    light_rig("pastel", (0, 0, 0.8), 3.5)
    dotted_wall("#D9C8FF", "#B9A2FF", "#EDE4FF", 1.6, 0.7)
    wig_stand((-1.15, 0.05, 0), "#FF6FA6", 0, 1.05)
    wig_stand((0.0, -0.25, 0), "sky", 0, 1.1)
    wig_stand((1.15, 0.05, 0), "sun", 0, 1.05)


@scene("photobooth/addon-photographer", size=(640, 480), samples=6)
def addon_photographer() -> None:
    cameras.custom((0.6, -6.3, 1.7), (-0.05, 0, 1.16), 56)
    light_rig("day", (0, 0, 1.0), 3.5)
    sunburst_wall("#FF9A6B", "#F27B45", "#FFB792", height=1.0)
    pro = Look("teal", "grin", hat=("beanie", "tomato"), wear=(("lanyard", "sun"),))
    with meeple((-0.15, 0.1, 0), pro, pose="hold", scale=1.15).hand("right", 1.1):
        camera((0.34, -0.25, -0.25), "candy", 0, 0.34)
    ring_light((1.1, 0.5, 0), -0.3, 0.85)
    with group((-1.2, 0.4, 0)):
        gift((0, 0, 0), "grape", "sun", 0.2, 0.7)
        gift((0.1, -0.05, 0.46), "rose", "mint", -0.2, 0.5)


@scene("photobooth/addon-birthday", size=(480, 360), samples=6)
def addon_birthday() -> None:
    cameras.custom((0.5, -5.8, 2.0), (0, 0, 1.15), 50)
    light_rig("pastel", (0, 0, 1.0), 3.5)
    shape_wall("#8ED6C4", "#66C2AC", ("lemon", "rose", "#DDF6EE"), "star", 1.7)
    birthday_cake((0.5, -0.45, 0), "candy", 1.0)
    king = Look("sun", "happy", hat=("crown", "gold"))
    meeple((-0.55, 0.1, 0), king, pose="up", scale=1.0)
    balloon((1.25, 0.7, 0.4), "tomato", 1.1)
    balloon((0.7, 0.9, 0.8), "grape", 1.05)
    balloon((-1.5, 0.6, 0.4), "sky", 1.1, "heart")
    gift((1.35, -0.35, 0), "tomato", "sun", 0.3, 0.6)
    confetti((0, -0.2, 1.9), 26, (3.2, 0.8, 1.0))
