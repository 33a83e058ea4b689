"""The stage that a scene is built on: groups to place props, and where the viewer stands."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import bpy
from mathutils import Matrix, Vector

Point = tuple[float, float, float]
ORIGIN: Point = (0.0, 0.0, 0.0)


@dataclass
class Stage:
    """What the scene being built has decided so far."""

    parents: list[bpy.types.Object] = field(default_factory=list)
    eye: Vector | None = None
    view: Vector | None = None
    meshes: dict[tuple[object, ...], bpy.types.ID] = field(default_factory=dict)


_stage = Stage()


def current() -> Stage:
    """Return the stage of the scene being built."""
    return _stage


def clear() -> None:
    """Empty Blender and the stage before a scene is built."""
    global _stage
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _stage = Stage()


def place(thing: bpy.types.Object, loc: Point, rot: Point | float, scale: Point | float) -> None:
    """Link an object into the scene at a place inside the current group."""
    bpy.context.scene.collection.objects.link(thing)
    thing.location = loc
    thing.rotation_euler = rot if isinstance(rot, tuple) else (0.0, 0.0, rot)
    thing.scale = scale if isinstance(scale, tuple) else (scale, scale, scale)
    if _stage.parents:
        thing.parent = _stage.parents[-1]


@contextmanager
def group(
    loc: Point = ORIGIN, rot: Point | float = 0.0, scale: Point | float = 1.0
) -> Iterator[bpy.types.Object]:
    """Place everything made inside the block relative to this point, turn and size."""
    holder = bpy.data.objects.new("group", None)
    place(holder, loc, rot, scale)
    _stage.parents.append(holder)
    try:
        yield holder
    finally:
        _stage.parents.pop()


@contextmanager
def inside(holder: bpy.types.Object) -> Iterator[None]:
    """Add more things to a group that was made earlier."""
    _stage.parents.append(holder)
    try:
        yield
    finally:
        _stage.parents.pop()


def world_matrix() -> Matrix:
    """Return where the current group stands in the world."""
    matrix = Matrix()
    for holder in _stage.parents:
        matrix = matrix @ holder.matrix_basis
    return matrix


def turn_to_viewer(loc: Point) -> float:
    """Return the turn around z, inside the current group, that faces -y to the viewer."""
    if _stage.eye is None or _stage.view is None:
        raise RuntimeError("set a camera before placing anything that faces the viewer")
    matrix = world_matrix()
    towards = _stage.view * -1 if _stage.eye.length == 0 else _stage.eye - matrix @ Vector(loc)
    local = matrix.to_3x3().inverted() @ towards
    return math.atan2(local.x, -local.y)


def viewer_height_angle() -> float:
    """Return how far above the horizon the viewer looks from, in radians."""
    if _stage.view is None:
        return 0.0
    return math.asin(max(-1.0, min(1.0, -_stage.view.normalized().z)))
