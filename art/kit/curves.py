"""Blender curves for slabs, rods and letters, shared by shape like the meshes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import bpy

from art.kit.outlines import Flat
from art.kit.stage import Point, current


def slab_curve(
    outline: Sequence[Flat], depth: float, bevel: float, curved: bool
) -> bpy.types.Curve:
    """A filled outline with thickness `depth` and rounded edges."""
    width = min(bevel, depth / 2)

    def build(curve: bpy.types.Curve) -> None:
        curve.dimensions, curve.fill_mode = "2D", "BOTH"
        curve.extrude, curve.bevel_depth, curve.bevel_resolution = depth / 2 - width, width, 2
        curve.offset = -width
        _draw(curve, [(x, y, 0.0) for x, y in outline], closed=True, curved=curved)

    return _shared(("slab", tuple(outline), depth, bevel, curved), "CURVE", build)


def tube_curve(points: Sequence[Point], radius: float, curved: bool) -> bpy.types.Curve:
    """A rod with a round section through the points."""

    def build(curve: bpy.types.Curve) -> None:
        curve.dimensions, curve.use_fill_caps = "3D", True
        curve.bevel_depth, curve.bevel_resolution = radius, 3
        _draw(curve, points, closed=False, curved=curved)

    return _shared(("tube", tuple(points), radius, curved), "CURVE", build)


def text_curve(words: str, size: float, depth: float) -> bpy.types.Curve:
    """Letters made plump by a small outward offset."""

    def build(curve: bpy.types.TextCurve) -> None:
        curve.body, curve.size = words, size
        curve.align_x, curve.align_y = "CENTER", "CENTER"
        curve.extrude, curve.bevel_depth, curve.offset = depth, size * 0.02, size * 0.018

    return _shared(("text", words, size, depth), "FONT", build)


def _shared(
    key: tuple[object, ...], kind: str, build: Callable[[bpy.types.Curve], None]
) -> bpy.types.Curve:
    known = current().meshes
    if key not in known:
        curve = bpy.data.curves.new(str(key[0]), kind)
        build(curve)
        curve.materials.append(None)
        known[key] = curve
    return known[key]


def _draw(curve: bpy.types.Curve, points: Sequence[Point], closed: bool, curved: bool) -> None:
    spline = curve.splines.new("BEZIER")
    spline.bezier_points.add(len(points) - 1)
    spline.use_cyclic_u = closed
    spline.resolution_u = 8 if curved else 1
    for knot, point in zip(spline.bezier_points, points, strict=True):
        knot.co = point
        knot.handle_left_type = knot.handle_right_type = "AUTO" if curved else "VECTOR"
