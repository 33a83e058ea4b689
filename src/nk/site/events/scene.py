"""The scene above an event's page, by the event's type."""

from typing import Literal

from nk.club.events.events import is_beyblade

# None is shown where the event has a tournament, whose own picture takes its place.
Scene = Literal["BEYBLADE", "BOARD", "SCRIPT", "OTHER", "NONE"]


def scene_of(event_type: str) -> Scene:
    """Return which of the page's scenes belongs to a type, by the rule of the page's script."""
    name = event_type.lower()
    if is_beyblade(event_type):
        return "BEYBLADE"
    if "script" in name or "สคริปต์" in name:
        return "SCRIPT"
    return "BOARD" if "board" in name or "บอร์ดเกม" in name else "OTHER"
