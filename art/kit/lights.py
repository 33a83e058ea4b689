"""Light rigs. Each takes the middle of the scene and its span, and fills it brightly."""

from __future__ import annotations

import math
from dataclasses import dataclass

import bpy
from mathutils import Vector

from art.kit.materials import MATTE
from art.kit.palette import linear
from art.kit.shapes import box, skin
from art.kit.stage import Point


@dataclass(frozen=True)
class Lamp:
    """One soft box, placed in multiples of the scene's span around its middle."""

    at: Point
    power: float
    color: str
    size: float = 0.9


@dataclass(frozen=True)
class Rig:
    """The lamps of one mood and the light that comes from everywhere."""

    lamps: tuple[Lamp, ...]
    ambient: str
    strength: float


RIGS: dict[str, Rig] = {
    "studio": Rig(
        (
            Lamp((-1.0, -1.2, 1.5), 62, "#FFF3E2"),
            Lamp((1.4, -0.5, 1.0), 20, "#E4EEFF"),
            Lamp((0.2, 1.2, 1.3), 26, "#FFE2CC"),
        ),
        "#FFF6EA",
        0.55,
    ),
    "cutout": Rig(
        (
            Lamp((-0.3, -0.5, 1.9), 70, "#FFF5E8", 1.3),
            Lamp((1.3, -0.6, 0.9), 11, "#E4EEFF"),
            Lamp((0.1, -1.6, 0.7), 7, "#FFF3E6", 0.8),
        ),
        "#FFF8F0",
        0.62,
    ),
    "day": Rig(
        (
            Lamp((-0.9, -1.3, 1.7), 72, "#FFF1DA", 0.6),
            Lamp((1.5, -0.7, 1.0), 16, "#DCEBFF"),
            Lamp((0.3, -1.4, 0.5), 7, "#FFE6CF"),
        ),
        "#F4F6FF",
        0.5,
    ),
    "evening": Rig(
        (
            Lamp((-1.2, -0.9, 0.9), 60, "#FFC58A", 0.5),
            Lamp((1.3, -0.8, 1.1), 22, "#C9B8FF"),
            Lamp((0.0, -1.4, 1.2), 18, "#FFE0C0"),
        ),
        "#FFD9C4",
        0.45,
    ),
    "neon": Rig(
        (
            Lamp((-1.2, -0.8, 1.0), 46, "#FF8FC8", 0.6),
            Lamp((1.3, -0.7, 0.9), 46, "#6FE0FF", 0.6),
            Lamp((0.0, -1.3, 1.5), 30, "#FFFFFF"),
        ),
        "#CDBBFF",
        0.4,
    ),
    "pastel": Rig(
        (
            Lamp((-0.8, -1.2, 1.4), 50, "#FFF4F6", 1.4),
            Lamp((1.2, -0.8, 1.2), 26, "#F0F2FF", 1.4),
        ),
        "#FFF3F6",
        0.7,
    ),
    "candle": Rig(
        (
            Lamp((-1.0, -1.0, 1.2), 46, "#FFC98C", 0.5),
            Lamp((1.2, -0.4, 1.0), 26, "#A78BFF", 0.6),
            Lamp((0.1, -1.4, 0.8), 14, "#FFE3BF"),
        ),
        "#C9B6FF",
        0.38,
    ),
}


def light_rig(mood: str, middle: Point = (0, 0, 0.5), span: float = 4.0) -> None:
    """Light the scene in a mood of RIGS; `span` is about the width of what is seen."""
    rig = RIGS[mood]
    _ambient(rig.ambient, rig.strength)
    for lamp in rig.lamps:
        at = tuple(m + part * span for m, part in zip(middle, lamp.at, strict=True))
        soft_box(at, lamp.size * span, lamp.power * span**2, lamp.color, middle)


def soft_box(loc: Point, size: float, power: float, color: str, target: Point) -> None:
    """A square area lamp aimed at a target."""
    data = bpy.data.lights.new("soft box", "AREA")
    data.size, data.energy, data.color = size, power, linear(color)
    lamp = _link(data, loc)
    lamp.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()


def bulb(loc: Point, power: float = 30, color: str = "#FFD9A0", radius: float = 0.15) -> None:
    """A small warm lamp; 20-60 suits a pendant, 5-10 a candle."""
    data = bpy.data.lights.new("bulb", "POINT")
    data.energy, data.color, data.shadow_soft_size = power, linear(color), radius
    _link(data, loc)


def sunbeam(
    turn: float = -0.8, height: float = 0.8, power: float = 3.0, color: str = "#FFE7C2"
) -> None:
    """Hard slanting sunlight with crisp shadows, coming from `turn` around z."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.color, data.angle = power, linear(color), 0.05
    _link(data, (0, 0, 10)).rotation_euler = (math.pi / 2 - height, 0, turn)


def shadow_floor(z: float = 0.0, size: float = 40.0) -> None:
    """An unseen floor for cut-outs: only the contact shadow on it is drawn."""
    floor = box((0, 0, z - 0.05), (size, size, 0.1), "white", bevel=0)
    floor.is_shadow_catcher = True


def backdrop(color: str, back: float = 3.0, floor: float = 0.0, width: float = 30.0) -> None:
    """A seamless studio sweep: floor and wall in one colour with a soft bend."""
    bend = [k / 8 * math.pi / 2 for k in range(9)]
    curve = [(back + 2 * math.sin(a), floor + 2 - 2 * math.cos(a)) for a in bend]
    section = [(-width / 2, floor), *curve, (back + 2, floor + width / 2)]
    rows = [[(x, y, z) for x in (-width, width)] for y, z in section]
    skin(("backdrop", back, floor, width), rows, color, finish=MATTE)


def _ambient(color: str, strength: float) -> None:
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    inputs = world.node_tree.nodes["Background"].inputs
    inputs["Color"].default_value = (*linear(color), 1.0)
    inputs["Strength"].default_value = strength


def _link(data: bpy.types.Light, loc: Point) -> bpy.types.Object:
    lamp = bpy.data.objects.new(data.name, data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = loc
    return lamp
