"""The scene above an event's page, by the event's type."""

from typing import Literal

from nk.club.events.events import is_beyblade
from nk.sources import Event

Kind = Literal["BEYBLADE", "BOARD", "SCRIPT", "OTHER"]
# None is shown where the event has a tournament, whose own picture takes its place.
Scene = Literal[Kind, "CUP", "NONE"]


def scene_above(event: Event) -> Scene:
    """Return which of the page's scenes belongs to an event: a cup has a number of places."""
    kind = kind_of(event.event_type)
    return "CUP" if kind == "BEYBLADE" and event.places is not None else kind


def kind_of(event_type: str) -> Kind:
    """Return the kind of a type, by the rule of the page's script."""
    name = event_type.lower()
    if is_beyblade(event_type):
        return "BEYBLADE"
    if "script" in name or "สคริปต์" in name:
        return "SCRIPT"
    return "BOARD" if "board" in name or "บอร์ดเกม" in name else "OTHER"
