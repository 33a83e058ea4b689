"""The rounded pieces that props are made of. Sizes are full widths, angles radians."""

from __future__ import annotations

import math
from collections.abc import Sequence

import bpy

from art.kit import meshes
from art.kit.curves import slab_curve, text_curve, tube_curve
from art.kit.materials import CLAY, Finish, material
from art.kit.outlines import Flat
from art.kit.stage import ORIGIN, Point, place

UPRIGHT: Point = (math.pi / 2, 0.0, 0.0)


def box(
    loc: Point,
    size: Point,
    color: str,
    rot: Point | float = 0.0,
    bevel: float = 0.04,
    finish: Finish = CLAY,
) -> bpy.types.Object:
    """A rounded box around its centre."""
    return _object(meshes.box_mesh(size, bevel), color, finish, loc, rot)


def block(
    loc: Point,
    size: Point,
    color: str,
    rot: Point | float = 0.0,
    bevel: float = 0.04,
    finish: Finish = CLAY,
) -> bpy.types.Object:
    """A rounded box that stands on `loc` (centre of its underside); turn it around z only."""
    return box((loc[0], loc[1], loc[2] + size[2] / 2), size, color, rot, bevel, finish)


def cylinder(
    loc: Point,
    radius: float,
    height: float,
    color: str,
    rot: Point | float = 0.0,
    bevel: float = 0.03,
    finish: Finish = CLAY,
    sides: int = 48,
) -> bpy.types.Object:
    """A rounded cylinder around its centre."""
    return cone(loc, radius, radius, height, color, rot, bevel, finish, sides)


def disc(
    loc: Point,
    radius: float,
    height: float,
    color: str,
    bevel: float = 0.03,
    finish: Finish = CLAY,
    sides: int = 48,
) -> bpy.types.Object:
    """A rounded cylinder that stands on `loc` (centre of its underside)."""
    middle = (loc[0], loc[1], loc[2] + height / 2)
    return cone(middle, radius, radius, height, color, 0.0, bevel, finish, sides)


def cone(
    loc: Point,
    bottom: float,
    top: float,
    height: float,
    color: str,
    rot: Point | float = 0.0,
    bevel: float = 0.02,
    finish: Finish = CLAY,
    sides: int = 48,
) -> bpy.types.Object:
    """A cone or truncated cone around its centre."""
    return _object(meshes.cone_mesh(bottom, top, height, bevel, sides), color, finish, loc, rot)


def ball(
    loc: Point,
    radius: float,
    color: str,
    stretch: Point = (1.0, 1.0, 1.0),
    rot: Point | float = 0.0,
    finish: Finish = CLAY,
    detail: int = 20,
) -> bpy.types.Object:
    """A ball, or an egg when stretched."""
    size = (radius * stretch[0], radius * stretch[1], radius * stretch[2])
    return _object(meshes.ball_mesh(detail), color, finish, loc, rot, size)


def ring(
    loc: Point,
    radius: float,
    thickness: float,
    color: str,
    rot: Point | float = 0.0,
    finish: Finish = CLAY,
) -> bpy.types.Object:
    """A torus lying flat; `thickness` is the radius of the tube."""
    turns = [k * math.tau / 14 for k in range(15)]
    profile = tuple((radius + thickness * math.cos(a), thickness * math.sin(a)) for a in turns)
    return _object(meshes.lathe_mesh(profile, 64), color, finish, loc, rot)


def lathe(
    profile: Sequence[Flat],
    color: str,
    loc: Point = ORIGIN,
    rot: Point | float = 0.0,
    finish: Finish = CLAY,
    sides: int = 48,
) -> bpy.types.Object:
    """A shape turned on a lathe from (radius, height) points, bottom to top."""
    return _object(meshes.lathe_mesh(tuple(profile), sides), color, finish, loc, rot)


def slab(
    outline: Sequence[Flat],
    depth: float,
    color: str,
    loc: Point = ORIGIN,
    rot: Point | float = 0.0,
    bevel: float = 0.02,
    finish: Finish = CLAY,
    curved: bool = False,
) -> bpy.types.Object:
    """A flat outline given thickness, lying in x-y around its middle plane; UPRIGHT stands it."""
    return _object(slab_curve(outline, depth, bevel, curved), color, finish, loc, rot)


def tube(
    points: Sequence[Point],
    radius: float,
    color: str,
    loc: Point = ORIGIN,
    rot: Point | float = 0.0,
    finish: Finish = CLAY,
    curved: bool = True,
) -> bpy.types.Object:
    """A round rod through points, with round ends."""
    return _object(tube_curve(points, radius, curved), color, finish, loc, rot)


def lettering(
    words: str,
    loc: Point,
    size: float,
    color: str,
    rot: Point | float = UPRIGHT,
    depth: float = 0.03,
    finish: Finish = CLAY,
) -> bpy.types.Object:
    """Plump Latin letters centred on `loc`, facing -y unless turned."""
    return _object(text_curve(words, size, depth), color, finish, loc, rot)


def skin(
    key: tuple[object, ...],
    rows: Sequence[Sequence[Point]],
    color: str,
    loc: Point = ORIGIN,
    rot: Point | float = 0.0,
    finish: Finish = CLAY,
    closed: bool = False,
) -> bpy.types.Object:
    """A surface over rows of points; `key` names it so that equal ones are shared."""
    return _object(meshes.sheet_mesh(key, rows, closed), color, finish, loc, rot)


def _object(
    data: bpy.types.ID,
    color: str,
    finish: Finish,
    loc: Point,
    rot: Point | float,
    scale: Point | float = 1.0,
) -> bpy.types.Object:
    thing = bpy.data.objects.new(data.name, data)
    thing.material_slots[0].link = "OBJECT"
    thing.material_slots[0].material = material(color, finish)
    place(thing, loc, rot, scale)
    return thing
