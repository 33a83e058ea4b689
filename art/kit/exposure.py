"""How bright the film is: cut-outs on pale pages need richer colours than rooms do."""

from __future__ import annotations

import bpy


def expose(stops: float) -> None:
    """Brighten (positive) or deepen (negative) the picture by photographic stops."""
    bpy.context.scene.view_settings.exposure = stops
