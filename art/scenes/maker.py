"""The layers of "Make your meeple": one camera and one light, so that all of them fit each other.

A part is drawn alone. The body stands where it always stands, unseen, and cuts out of the part
what it hides; laid over each other in the order body, face, hair, glasses, hat, thing, the layers
give the whole figure.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from contextlib import AbstractContextManager

import bpy

from art.kit import cameras
from art.kit.lights import light_rig
from art.kit.materials import FABRIC, glowing, material
from art.kit.outlines import star
from art.kit.palette import shade
from art.kit.shapes import ball, cone, lathe, ring, slab
from art.kit.stage import group, place, turn_to_viewer, viewer_height_angle
from art.props.food.cafe import mug
from art.props.people.body import HANDS, HEAD_HEIGHT, body_mesh
from art.props.people.disguises import bouquet
from art.props.people.faces import EYE_LAT, EYE_LON, face, on_head
from art.props.people.hair import HAIR, HAIR_STYLES, head_shell
from art.props.people.hats import BRIM, CROWN, HATS
from art.props.people.held import gamepad
from art.props.people.meeple import SKIN
from art.props.people.wear import glasses
from art.props.play.beyblade import bey
from art.props.play.dice import die, trophy
from art.props.play.games import card_fan
from art.props.play.mystery import magnifier
from art.scenes.registry import layers

#: The picture shows this much of the world, from below the feet to above the tallest hat.
SPAN = 2.56
MIDDLE = 1.12
LENS = 80.0
POSE = "out"

BODIES = {
    "tomato": "tomato",
    "orange": "#FF8A3D",
    "sun": "sun",
    "leaf": "leaf",
    "teal": "teal",
    "sky": "sky",
    "grape": "grape",
    "candy": "candy",
    # Eyes drawn in ink would be lost on real cocoa, so it has more milk here.
    "cocoa": "#A5673A",
    "paper": "#F4E9DA",
}
HAIRS = {
    "short": ("short", "black"),
    "fringe": ("fringe", "cocoa"),
    "bob": ("bob", "black"),
    "long": ("long", "walnut"),
    "bun": ("bun", "cocoa"),
    "space-buns": ("space buns", "rose"),
    "pigtails": ("pigtails", "bronze"),
    "curls": ("curls", "cocoa"),
    "spiky": ("spiky", "gold"),
    "mohawk": ("mohawk", "electric"),
}
HAT_COLOURS = {
    "cap": ("cap", "sea"),
    "beanie": ("beanie", "rose"),
    "crown": ("crown", "gold"),
    "wizard": ("wizard", "night"),
    "fedora": ("fedora", "walnut"),
    "party": ("party", "teal"),
    "cat-ears": ("cat ears", "black"),
    "headphones": ("headphones", "tomato"),
}
#: The party hat stands on hair; a beanie leaves the eyes free; the ears' band lies on the head.
HAT_LIFTS = {"party": 0.05, "beanie": 0.08, "cat-ears": -0.05}
FRAMES = {"round": "ink", "square": "ink", "sun": "ink", "star": "sun", "heart": "rose"}


@layers(
    "meeple/body",
    names="tomato orange sun leaf teal sky grape candy cocoa paper",
    size=(640, 640),
    samples=12,
)
def body(name: str) -> None:
    _front_studio()
    with _standing():
        _body(BODIES[name])


@layers(
    "meeple/face",
    names="smile grin happy content surprised wink determined sleepy",
    size=(640, 640),
    samples=12,
    on="meeple/body-paper",
)
def expression(name: str) -> None:
    _studio()
    with _standing():
        _cut_out()
        face(name, "ink", _gaze())


@layers(
    "meeple/hair",
    names="short fringe bob long bun space-buns pigtails curls spiky mohawk",
    size=(640, 640),
    samples=12,
    on="meeple/body-paper",
)
def hair(name: str) -> None:
    style, color = HAIRS[name]
    _front_studio()
    with _standing():
        _cut_out()
        HAIR_STYLES[style](color)


@layers(
    "meeple/hair-below",
    names="bun space-buns curls spiky mohawk",
    size=(640, 640),
    samples=12,
    on="meeple/body-paper",
)
def hair_below_hat(name: str) -> None:
    """What is left of big hair below a hat that covers the head."""
    color = HAIRS[name][1]
    _front_studio()
    with _standing():
        _cut_out()
        head_shell(color, 0.52, 0.05, -0.5, lift=1.08, wave=0.1)
        for side in (-1, 1):
            if name == "space-buns":
                ball((side * 0.53, 0.06, HEAD_HEIGHT - 0.14), 0.16, color, finish=HAIR)
            elif name == "curls":
                for k in range(8):
                    lon, lat = 0.95 + 0.2 * k, (0.2, -0.05, -0.27)[k % 3]
                    ball(on_head(side * lon, lat, 1.1), 0.12, color, finish=HAIR, detail=12)


@layers(
    "meeple/glasses",
    names="round square sun star heart",
    size=(640, 640),
    samples=64,
    on="meeple/body-paper",
)
def spectacles(name: str) -> None:
    _studio()
    gaze = _gaze()
    # Square ones are made low, or they would cover the mouth.
    low = 0.76 if name == "square" else 1.0
    level = on_head(EYE_LON, EYE_LAT + 0.03 + gaze, 1.14)[2]
    with _standing():
        _cut_out()
        with group((0, 0, level * (1 - low)), scale=(1, 1, low)):
            glasses(name, FRAMES[name], gaze)


@layers(
    "meeple/hat",
    names="cap beanie crown wizard fedora party cat-ears headphones",
    size=(640, 640),
    samples=12,
    on="meeple/body-paper",
)
def hat(name: str) -> None:
    style, color = HAT_COLOURS[name]
    # The wizard's point would leave the picture.
    tall = 0.82 if name == "wizard" else 1.0
    lift = HAT_LIFTS.get(name, 1.54 * (1 - tall))
    # Its tip shone so pale from behind that it looked chipped.
    (_front_studio if name == "wizard" else _studio)()
    with _standing():
        _cut_out()
        with group((0, 0, lift), scale=(1, 1, tall)):
            if name == "wizard":
                _starry_wizard(color)
            elif name == "beanie":
                _deep_beanie(color)
            else:
                HATS[style](color)


def _deep_beanie(color: str) -> None:
    """A beanie that sits as deep behind as in front: here eyes look straight ahead."""
    head_shell(color, 0.42, 0.36, 0.25, lift=1.17, finish=FABRIC)
    with group((0, 0, HEAD_HEIGHT + 0.2), scale=(1, 0.86, 1)):
        ring((0, 0, 0), 0.5, 0.07, shade(color, -0.2), (0.1, 0, 0), FABRIC)
    ball((0, 0, CROWN + 0.16), 0.13, "paper", finish=FABRIC)


def _starry_wizard(color: str) -> None:
    """The wizard's hat with its stars where the viewer sees them whole."""
    with group((0, 0, BRIM), (-0.08, 0, 0), (1, 0.9, 1)):
        brim = [(0.3, 0), (0.72, 0.0), (0.74, 0.03), (0.7, 0.06), (0.47, 0.09)]
        lathe([*brim, (0.25, 0.5), (0.0, 1.0)], color)
        cone((0, 0, 0.14), 0.48, 0.44, 0.12, "sun")
        for around, z, size in ((-0.38, 0.38, 0.095), (0.42, 0.33, 0.075), (0.08, 0.62, 0.065)):
            # On the slope of the cone, turned and leaning as it does there.
            reach = 0.5 * (1.0 - z) + 0.012
            with group((0, 0, 0), around), group((0, -reach, z), (math.pi / 2 - 0.46, 0, 0)):
                slab(star(5, size, size * 0.48), 0.02, "sun", (0, 0, 0), 0, 0.006, glowing(0.5))


@layers(
    "meeple/thing",
    names="die cup top cards magnifier flowers trophy controller",
    size=(640, 640),
    samples=12,
    on="meeple/body-paper",
)
def thing(name: str) -> None:
    x, y, z = HANDS[POSE][0]
    _studio()
    with _standing():
        _cut_out()
        with group((x * 1.16, y - 0.2, z + 0.05)):
            THINGS[name]()


def _top() -> None:
    # Tilted so that its blade is seen from the front.
    with group((-0.04, -0.06, -0.02), (0.85, -0.1, 0)):
        bey((0, 0, 0), "sea", "sun", "attack", 0.0, 0.4, 0.5)


THINGS: dict[str, Callable[[], None]] = {
    # It stands in the hand, under a thumb; a little of its upper side is seen.
    "die": lambda: die((0.06, -0.02, 0.05), "cream", "ink", (0.42, 0.0, 0.42), 0.62),
    "cup": lambda: mug((-0.06, -0.06, -0.12), "rose", "cocoa", 2.6, 0.95),
    "top": _top,
    "cards": lambda: card_fan(
        (-0.02, -0.08, -0.1), ("tomato", "sea", "leaf", "grape"), (-0.1, -0.2, 0), 0.8
    ),
    "magnifier": lambda: magnifier((0, -0.08, 0.22), "tomato", (1.4, -0.2, 0), 0.44),
    "flowers": lambda: bouquet((-0.02, -0.06, -0.16), ("rose", "sun", "paper"), 0.78),
    "trophy": lambda: trophy((-0.04, -0.06, -0.12), "gold", 0.0, 0.55),
    "controller": lambda: gamepad((0.02, -0.1, 0.0), "paper", (-0.25, 0.1, 0)),
}


def _studio() -> None:
    distance = SPAN * LENS / 36
    cameras.custom((0, -distance, MIDDLE + 0.45), (0, 0, MIDDLE), LENS)
    light_rig("studio", (0, 0, 1.0), 2.6)


def _front_studio() -> None:
    _studio()
    # The lamp behind would leave a pale spot on the crown: a bald patch on dark hair, and on a bald
    # head a bite out of it.
    for thing in bpy.data.objects:
        if thing.type == "LIGHT" and thing.location.y > 0:
            thing.data.energy *= 0.15


def _standing() -> AbstractContextManager[bpy.types.Object]:
    return group((0, 0, 0), turn_to_viewer((0, 0, 0)) + 0.1)


def _gaze() -> float:
    return max(0.0, min(0.2, viewer_height_angle() * 0.35))


def _body(color: str) -> bpy.types.Object:
    figure = bpy.data.objects.new("meeple", body_mesh(POSE, False))
    figure.material_slots[0].link = "OBJECT"
    figure.material_slots[0].material = material(color, SKIN)
    place(figure, (0, 0, 0), 0.0, 1.0)
    return figure


def _cut_out() -> None:
    _body("paper").is_holdout = True
