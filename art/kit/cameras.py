"""Where the viewer stands. Set the camera first: meeples turn their faces to it."""

from __future__ import annotations

import math

import bpy
from mathutils import Vector

from art.kit.stage import Point, current


def product(target: Point = (0, 0, 0.6), distance: float = 7.5, height: float = 0.55) -> None:
    """The catalogue view: from the front, a little to the right and above (height in radians)."""
    _orbit(target, distance, 0.22, height, lens=62)


def isometric(
    target: Point = (0, 0, 1.3), width: float = 12.0, turn: float = 0.72, height: float = 0.56
) -> None:
    """A doll's-house view without perspective; `width` is what fits across the picture."""
    _orbit(target, 24, turn, height, ortho=width)


def eye_level(
    target: Point = (0, 0, 1.0), distance: float = 8.0, turn: float = 0.0, lens: float = 45
) -> None:
    """Standing in the room, slightly above the tables."""
    _orbit(target, distance, turn, 0.2, lens=lens)


def top(target: Point = (0, 0, 0), width: float = 6.0, turn: float = 0.0) -> None:
    """Straight down on a table, without perspective."""
    _orbit(target, 12, turn, math.pi / 2 - 0.001, ortho=width)


def close(
    target: Point,
    distance: float = 3.2,
    turn: float = 0.3,
    height: float = 0.35,
    blur: float = 2.2,
    lens: float = 70,
) -> None:
    """Near enough for the background to melt; `blur` is the f-stop, smaller is softer."""
    _orbit(target, distance, turn, height, lens=lens, fstop=blur)


def custom(eye: Point, target: Point, lens: float = 50, fstop: float | None = None) -> None:
    """Any other view."""
    _set(Vector(eye), Vector(target), lens=lens, fstop=fstop)


def fit(margin: float = 1.06) -> None:
    """Move or widen the camera until everything built so far just fills the picture."""
    camera = bpy.context.scene.camera
    graph = bpy.context.evaluated_depsgraph_get()
    graph.update()
    coords = [c for thing in bpy.data.objects if _counts(thing) for c in _corners(thing)]
    spot, width = camera.camera_fit_coords(graph, coords)
    if camera.data.type == "ORTHO":
        camera.location = spot
        camera.data.ortho_scale = width * margin
        return
    middle = sum((Vector(coords[k : k + 3]) for k in range(0, len(coords), 3)), Vector())
    reach = (Vector(spot) - middle / (len(coords) / 3)).length
    camera.location = Vector(spot) - current().view.normalized() * reach * (margin - 1)


def _counts(thing: bpy.types.Object) -> bool:
    return thing.type in {"MESH", "CURVE", "FONT"} and not thing.is_shadow_catcher


def _corners(thing: bpy.types.Object) -> list[float]:
    points = (
        [vertex.co for vertex in thing.data.vertices]
        if thing.type == "MESH" and len(thing.data.vertices) < 5000
        else [Vector(corner) for corner in thing.bound_box]
    )
    return [value for point in points for value in thing.matrix_world @ point]


def _orbit(
    target: Point,
    distance: float,
    turn: float,
    height: float,
    lens: float = 50,
    ortho: float | None = None,
    fstop: float | None = None,
) -> None:
    flat = math.cos(height) * distance
    eye = Vector(target) + Vector(
        (math.sin(turn) * flat, -math.cos(turn) * flat, math.sin(height) * distance)
    )
    _set(eye, Vector(target), lens, ortho, fstop)


def _set(
    eye: Vector,
    target: Vector,
    lens: float = 50,
    ortho: float | None = None,
    fstop: float | None = None,
) -> None:
    data = bpy.data.cameras.new("camera")
    camera = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    view = target - eye
    camera.location, camera.rotation_euler = eye, view.to_track_quat("-Z", "Y").to_euler()
    data.lens = lens
    if ortho is not None:
        data.type, data.ortho_scale = "ORTHO", ortho
    if fstop is not None:
        data.dof.use_dof, data.dof.aperture_fstop = True, fstop
        data.dof.focus_distance = view.length
    stage = current()
    stage.view = view
    stage.eye = Vector() if ortho is not None else eye
