"""The light and view that all the menu's cut-outs share."""

from __future__ import annotations

from art.kit import cameras
from art.kit.exposure import expose
from art.kit.lights import light_rig, shadow_floor


def serve(height: float = 0.5, middle: float = 0.6) -> None:
    """Set the view (height in radians), a bright light and the unseen table."""
    cameras.product((0, 0, middle), 8.0, height)
    light_rig("cutout", (0, 0, middle), 3.2)
    expose(-0.35)
    shadow_floor()


def crop() -> None:
    """Fill the picture, leaving the soft shadow room to fade before the edge."""
    cameras.fit(1.12)
