"""Where things of a scene are seen in its picture, so that a page can lay something over them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from art.kit.stage import group

_MARK = "place"


@contextmanager
def marked(name: str) -> Iterator[bpy.types.Object]:
    """Remember by its name everything that is made inside the block."""
    with group() as holder:
        mark(name, holder)
        yield holder


def mark(name: str, holder: bpy.types.Object) -> None:
    """Remember a group that was made before by a name."""
    holder[_MARK] = name


def marked_parts(names: set[str]) -> set[bpy.types.Object]:
    """Return everything that belongs to the things of these names."""
    return {
        part
        for holder in bpy.data.objects
        if holder.get(_MARK) in names
        for part in holder.children_recursive
    }


def seen_places() -> dict[str, list[int]]:
    """Return left, top, right and bottom, in pixels of the whole picture, of all that is marked."""
    bpy.context.view_layer.update()
    holders = [thing for thing in bpy.data.objects if thing.get(_MARK)]
    return {holder[_MARK]: _edges(holder) for holder in holders}


def _edges(holder: bpy.types.Object) -> list[int]:
    scene = bpy.context.scene
    wide, high = scene.render.resolution_x, scene.render.resolution_y
    seen = [
        world_to_camera_view(scene, scene.camera, part.matrix_world @ Vector(corner))
        for part in holder.children_recursive
        if part.type in {"MESH", "CURVE", "FONT"}
        for corner in part.bound_box
    ]
    across = [point.x * wide for point in seen]
    down = [(1 - point.y) * high for point in seen]
    return [round(edge) for edge in (min(across), min(down), max(across), max(down))]
