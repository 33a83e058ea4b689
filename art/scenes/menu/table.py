"""The light and view that all the menu's cut-outs share."""

from __future__ import annotations

from art.kit import cameras
from art.kit.exposure import expose
from art.kit.lights import light_rig, shadow_floor, soft_box


def serve(height: float = 0.5, middle: float = 0.6) -> None:
    """Set the view (height in radians), a bright light and the unseen table."""
    cameras.product((0, 0, middle), 8.0, height)
    light_rig("studio", (0, 0, middle), 3.2)
    expose(-0.3)
    # A warm lamp from behind makes sauces and drinks shine along their edges.
    soft_box((1.6, 3.0, 2.6), 1.6, 160, "#FFE2B8", (0, 0, middle))
    shadow_floor()
