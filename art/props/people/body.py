"""The clay body of a meeple: soft limbs melted into one skin, one mesh per pose."""

from __future__ import annotations

import math

import bpy

from art.kit.meshes import ball_mesh
from art.kit.stage import Point, current

#: The head is an egg around this height; hair, hats and faces are measured from it.
HEAD_HEIGHT = 1.30
HEAD_RADII: Point = (0.48, 0.40, 0.46)

Limb = tuple[Point, Point, float]
Egg = tuple[Point, Point]

#: Right hand, then left hand (the viewer sees the right hand on the left).
HANDS: dict[str, tuple[Point, Point]] = {
    "out": ((-0.58, -0.02, 0.76), (0.58, -0.02, 0.76)),
    "up": ((-0.64, -0.04, 1.14), (0.64, -0.04, 1.14)),
    "wave": ((-0.64, -0.04, 1.16), (0.56, -0.02, 0.70)),
    "hug": ((-0.56, -0.34, 0.80), (0.56, -0.34, 0.80)),
    "down": ((-0.48, -0.08, 0.52), (0.48, -0.08, 0.52)),
    "hold": ((-0.34, -0.46, 0.78), (0.34, -0.46, 0.78)),
    "point": ((-0.70, -0.18, 0.84), (0.46, -0.08, 0.54)),
}
_HIPS: tuple[Limb, ...] = (
    ((-0.10, 0, 0.46), (-0.30, 0, 0.19), 0.25),
    ((0.10, 0, 0.46), (0.30, 0, 0.19), 0.25),
)
_LAP: tuple[Limb, ...] = (
    ((-0.17, 0, 0.42), (-0.25, -0.40, 0.38), 0.215),
    ((0.17, 0, 0.42), (0.25, -0.40, 0.38), 0.215),
    ((0.0, 0.04, 0.46), (0.0, 0.04, 0.44), 0.38),
)
#: Sitting lowers the body so that the seat is at the origin.
SEAT_DROP = 0.17


def body_mesh(pose: str, seated: bool) -> bpy.types.Mesh:
    """Return the shared skin for a pose, melted together on first use in a scene."""
    key = ("body", pose, seated)
    known = current().meshes
    if key not in known:
        known[key] = _melt(_rough_body(pose, seated))
    return known[key]


def _rough_body(pose: str, seated: bool) -> bpy.types.Mesh:
    right, left = HANDS[pose]
    limbs: list[Limb] = [((0, 0, 0.52), (0, 0, 0.72), 0.37), ((0, 0, 0.7), (0, 0, 1.0), 0.27)]
    limbs += list(_LAP if seated else _HIPS)
    limbs += [((-0.16, 0, 0.76), right, 0.195), ((0.16, 0, 0.76), left, 0.195)]
    eggs = [egg for limb in limbs for egg in _along(limb, 1.0 if seated else 0.84)]
    eggs.append(((0, 0, HEAD_HEIGHT), HEAD_RADII))
    return _merge(eggs)


def _along(limb: Limb, flatness: float) -> list[Egg]:
    start, end, radius = limb
    steps = max(1, round(math.dist(start, end) / 0.06))
    radii = (radius, radius * flatness, radius)
    return [(_between(start, end, k / steps), radii) for k in range(steps + 1)]


def _between(start: Point, end: Point, share: float) -> Point:
    x, y, z = (a + (b - a) * share for a, b in zip(start, end, strict=True))
    return x, y, z


def _merge(eggs: list[Egg]) -> bpy.types.Mesh:
    ball = ball_mesh(12)
    unit = [vertex.co[:] for vertex in ball.vertices]
    sides = [face.vertices[:] for face in ball.polygons]
    points, faces = [], []
    for centre, radii in eggs:
        first = len(points)
        points += [
            tuple(c + r * part for c, r, part in zip(centre, radii, at, strict=True)) for at in unit
        ]
        faces += [[first + corner for corner in side] for side in sides]
    mesh = bpy.data.meshes.new("rough body")
    mesh.from_pydata(points, [], faces)
    return mesh


def _melt(rough: bpy.types.Mesh) -> bpy.types.Mesh:
    thing = bpy.data.objects.new("melting", rough)
    bpy.context.scene.collection.objects.link(thing)
    remesh = thing.modifiers.new("skin", "REMESH")
    remesh.mode, remesh.voxel_size = "VOXEL", 0.03
    soften = thing.modifiers.new("soften", "SMOOTH")
    soften.factor, soften.iterations = 0.5, 22
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    bpy.data.objects.remove(thing)
    for vertex in mesh.vertices:
        vertex.co.z = max(vertex.co.z, 0.0)
    mesh.materials.clear()
    mesh.materials.append(None)
    mesh.shade_smooth()
    return mesh
