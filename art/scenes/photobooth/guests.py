"""Ten shots that guests took home, each on its own painted wall with its own stickers."""

from __future__ import annotations

from art.kit import cameras
from art.kit.lights import light_rig
from art.kit.shapes import lettering
from art.props.people.company import confetti
from art.props.people.disguises import bouquet, dragon, giant_pan
from art.props.people.meeple import Look, meeple
from art.props.places.backdrops import (
    dotted_wall,
    shape_wall,
    sticker,
    striped_wall,
    studio,
    sunburst_wall,
)
from art.props.places.photobooth import balloon, birthday_cake, gift
from art.scenes.registry import scene


def _pose(height: float = 1.05, distance: float = 8.0, turn: float = 0.0, lens: float = 72) -> None:
    """The booth's own camera: straight on, level, as wide as the bench."""
    cameras.custom((turn * distance, -distance, height + 0.5), (0, 0, height), lens)


@scene("photobooth/01", size=(600, 600), samples=6)
def princesses_and_dragon() -> None:
    _pose(1.42, 8.2)
    light_rig("pastel", (0, 0, 1.1), 4.5)
    striped_wall("#BFA8FF", "#8E74E0", "#D3C3FF")
    dragon((0, 0.95, 0.95), "leaf", scale=1.3)
    gown = (("skirt", "candy"),)
    meeple((-1.2, -0.05, 0), Look("sky", "happy", hat=("crown", "gold"), wear=gown), pose="wave")
    meeple(
        (0, -0.35, 0),
        Look("coral", "wink", hat=("crown", "gold"), wear=(("skirt", "sun"),)),
        pose="hug",
        scale=0.95,
    )
    meeple(
        (1.2, -0.05, 0),
        Look("grape", "grin", hat=("crown", "gold"), wear=(("skirt", "mint"),)),
        pose="up",
    )
    sticker(-0.78, 0.76, "heart", "rose", 0.3, 0.2)
    sticker(0.8, -0.8, "star", "sun", 0.3, -0.2)


@scene("photobooth/02", size=(600, 600), samples=6)
def bunny_gang() -> None:
    _pose(1.2, 8.4, 0.06)
    light_rig("pastel", (0, 0, 1.1), 4.5)
    dotted_wall("#7FD8C4", "#5CC2AE", "#B4EEDF")
    for spot, color, mood, pose in (
        ((-0.65, 0.7, 0.35), "lilac", "grin", "up"),
        ((0.7, 0.7, 0.35), "sun", "happy", "up"),
        ((-1.2, -0.15, 0), "coral", "wink", "wave"),
        ((0.05, -0.35, 0), "sky", "surprised", "hug"),
        ((1.25, -0.15, 0), "candy", "cheer", "up"),
    ):
        bunny = Look(color, mood, hat=("bunny ears", "paper"), wear=(("bow tie", "tomato"),))
        meeple(spot, bunny, pose=pose, scale=0.95)
    sticker(-0.8, -0.8, "heart", "candy", 0.32, -0.3)
    sticker(0.78, 0.8, "star", "lemon", 0.3, 0.2)


@scene("photobooth/03", size=(600, 600), samples=6)
def first_date() -> None:
    _pose(1.0, 6.2)
    light_rig("evening", (0, 0, 1.0), 4.0)
    shape_wall("#FF7E9F", "#F2608A", ("#FFB3C6", "#FFD6E0", "rose"), "heart")
    her = Look("lilac", "content", hair=("long", "cocoa"), hat=("flowers", "candy"))
    with meeple((0.62, 0, 0), her, pose="hold", turn=-0.3).hand("right", 1.1):
        bouquet((0.32, -0.05, -0.2), ("rose", "sun", "paper"), 0.62)
    him = Look("sky", "happy", hair=("swoop", "ink"), wear=(("bow tie", "tomato"),))
    meeple((-0.68, 0.0, 0), him, pose="down", turn=0.3, scale=1.08)
    sticker(0.0, 0.8, "heart", "tomato", 0.42)
    sticker(-0.82, -0.82, "heart", "candy", 0.26, 0.4)
    sticker(0.84, -0.78, "heart", "lemon", 0.24, -0.4)


@scene("photobooth/04", size=(600, 600), samples=6)
def chef_and_pan() -> None:
    _pose(1.3, 7.2, -0.1)
    light_rig("day", (0, 0, 1.1), 4.0)
    sunburst_wall("#FFC02E", "#F29A1F", "#FFD76A", height=1.5)
    cook = Look("tomato", "cheer", hat=("chef", "white"), wear=(("apron", "paper"),))
    with meeple((0.2, 0, 0), cook, pose="wave", scale=1.15).hand("right", 1.05):
        giant_pan((-0.02, -0.1, 0.0), (0, -0.1, 0), 0.72)
    helper = Look("mint", "surprised", hair=("bun", "cocoa"))
    meeple((1.3, 0.35, 0), helper, pose="up", scale=0.9)
    sticker(0.5, 0.76, "TASTY", "grape", 0.26, -0.1)
    sticker(0.78, -0.82, "star", "teal", 0.28)


@scene("photobooth/05", size=(600, 600), samples=6)
def turning_eighteen() -> None:
    _pose(1.5, 8.4, 0.08)
    light_rig("pastel", (0, 0, 1.1), 4.5)
    studio("#6FC3F7", "#4CA6E8")
    for x, y, z, color, shape in (
        (-1.7, 0.9, 0.5, "tomato", "round"),
        (-1.2, 1.2, 1.2, "sun", "round"),
        (1.25, 1.2, 1.2, "rose", "heart"),
        (1.75, 0.9, 0.5, "grape", "round"),
        (1.75, 1.3, 1.9, "mint", "round"),
        (-1.75, 1.35, 1.9, "candy", "heart"),
    ):
        balloon((x, y, z), color, 1.1, shape)
    lettering("18", (0, 1.4, 2.95), 1.0, "lemon", depth=0.12)
    star = Look("sun", "happy", hat=("crown", "gold"), wear=(("cape", "grape"),))
    meeple((0, 0.1, 0), star, pose="up", scale=1.15)
    meeple((-1.25, 0.1, 0), Look("leaf", "grin", hat=("party", "tomato")), pose="wave", scale=0.95)
    meeple((1.25, 0.1, 0), Look("candy", "cheer", hat=("party", "sea")), pose="up", scale=0.95)
    birthday_cake((0.0, -0.9, 0), "candy", 0.75)
    gift((-0.95, -0.8, 0), "tomato", "sun", 0.3, 0.6)
    gift((0.95, -0.8, 0), "grape", "mint", -0.3, 0.6)
    confetti((0, -0.3, 2.2), 34, (3.6, 1.0, 1.6))
