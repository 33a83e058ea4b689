"""Meshes made once and shared by every object of the same shape."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

import bmesh
import bpy
from mathutils import Matrix, Vector

from art.kit.outlines import Flat
from art.kit.stage import current

Points = Sequence[tuple[float, float, float]]


def shared(key: tuple[object, ...], build: Callable[[bmesh.types.BMesh], None]) -> bpy.types.Mesh:
    """Return the mesh for this key, building it on first use in the scene."""
    found = current().meshes.get(key)
    if found is None:
        found = _finish(str(key[0]), build)
        current().meshes[key] = found
    return found


def _finish(name: str, build: Callable[[bmesh.types.BMesh], None]) -> bpy.types.Mesh:
    work = bmesh.new()
    build(work)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    mesh = bpy.data.meshes.new(name)
    work.to_mesh(mesh)
    work.free()
    mesh.materials.append(None)
    smooth(mesh)
    return mesh


def smooth(mesh: bpy.types.Mesh) -> None:
    """Shade smoothly, letting large faces rule so that flat sides stay flat."""
    mesh.shade_smooth()
    normals = [Vector() for _ in mesh.vertices]
    for face in mesh.polygons:
        for at in face.vertices:
            normals[at] += face.normal * face.area
    mesh.normals_split_custom_set_from_vertices([n.normalized() for n in normals])


def box_mesh(size: tuple[float, float, float], bevel: float) -> bpy.types.Mesh:
    """A box around its centre with all edges rounded."""

    def build(work: bmesh.types.BMesh) -> None:
        bmesh.ops.create_cube(work, size=1.0, matrix=Matrix.Diagonal((*size, 1.0)))
        _round(work, work.edges[:], min(bevel, min(size) * 0.49))

    return shared(("box", size, bevel), build)


def cone_mesh(bottom: float, top: float, height: float, bevel: float, sides: int) -> bpy.types.Mesh:
    """A cylinder or cone around its centre with rounded rims."""

    def build(work: bmesh.types.BMesh) -> None:
        bmesh.ops.create_cone(
            work,
            cap_ends=True,
            segments=sides,
            radius1=max(bottom, 1e-4),
            radius2=max(top, 1e-4),
            depth=height,
        )
        flat = [edge for edge in work.edges if abs(edge.verts[0].co.z - edge.verts[1].co.z) < 1e-6]
        room = min(height * 0.49, max(bottom, top) * 0.9)
        _round(work, flat, min(bevel, room))

    return shared(("cone", bottom, top, height, bevel, sides), build)


def ball_mesh(detail: int) -> bpy.types.Mesh:
    """A ball of radius one."""

    def build(work: bmesh.types.BMesh) -> None:
        bmesh.ops.create_uvsphere(work, u_segments=detail * 2, v_segments=detail, radius=1.0)

    return shared(("ball", detail), build)


def lathe_mesh(profile: tuple[Flat, ...], sides: int) -> bpy.types.Mesh:
    """A shape turned around z from (radius, height) points, bottom to top."""

    def build(work: bmesh.types.BMesh) -> None:
        rings = [
            [work.verts.new(_polar(r, z, k / sides)) for k in range(sides)] for r, z in profile
        ]
        for low, high in pairwise(rings):
            _bridge(work, low, high)
        bmesh.ops.remove_doubles(work, verts=work.verts[:], dist=1e-5)

    return shared(("lathe", profile, sides), build)


def sheet_mesh(key: tuple[object, ...], rows: Sequence[Points], closed: bool) -> bpy.types.Mesh:
    """A skin over rows of points; `closed` joins each row's end to its beginning."""

    def build(work: bmesh.types.BMesh) -> None:
        made = [[work.verts.new(point) for point in row] for row in rows]
        for low, high in pairwise(made):
            _bridge(work, low, high, closed)
        bmesh.ops.remove_doubles(work, verts=work.verts[:], dist=1e-5)

    return shared(("sheet", *key), build)


def _polar(radius: float, height: float, share: float) -> tuple[float, float, float]:
    angle = share * math.tau
    return radius * math.cos(angle), radius * math.sin(angle), height


def _bridge(
    work: bmesh.types.BMesh,
    low: Sequence[bmesh.types.BMVert],
    high: Sequence[bmesh.types.BMVert],
    closed: bool = True,
) -> None:
    for k in range(len(low) if closed else len(low) - 1):
        after = (k + 1) % len(low)
        work.faces.new((low[k], low[after], high[after], high[k]))


def _round(work: bmesh.types.BMesh, edges: list[bmesh.types.BMEdge], width: float) -> None:
    if width > 1e-4:
        bmesh.ops.bevel(
            work,
            geom=edges,
            offset=width,
            segments=3,
            profile=0.5,
            affect="EDGES",
            clamp_overlap=True,
        )
