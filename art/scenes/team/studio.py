"""The portrait studio: one soft light, a coloured ground, a shape behind each generation."""

from __future__ import annotations

import colorsys

from art.kit import cameras
from art.kit.lights import backdrop, light_rig
from art.kit.materials import MATTE
from art.kit.outlines import Flat, on_circle, regular, rounded_rectangle, star
from art.kit.palette import hex_code
from art.kit.shapes import UPRIGHT, slab
from art.scenes.team.carrying import carry, pose_of, raises
from art.scenes.team.dressing import dress
from art.scenes.team.staff import STAFF, Person

LENS = 80.0
#: How high the picture reaches; tall hats need more room.
_TOPS = {"wizard": 2.62, "chef": 2.38, "party": 2.46, "crown": 2.2, "beanie": 2.2}


def portrait(number: str) -> None:
    """Build the portrait of the person with this id."""
    person = STAFF[number]
    low, high = _reach(person)
    middle = (low + high) / 2
    distance = (high - low) * LENS / 36
    side = (-0.5, 0.0, 0.5)[int(number) % 3]
    # A raised thing, and a megaphone, is on the viewer's left: the picture moves towards it.
    across = -0.13 if raises(person) or person.prop == "megaphone" else 0.0
    cameras.custom((side + across, -distance, middle + 0.45), (across, 0, middle), LENS)
    light_rig("studio", (0, 0, 1.0), 2.6)
    backdrop(_vivid(person.background, 1.5), 1.5)
    _shape_behind(person.generation, _vivid(person.background, 2.9), middle)
    turn = (0.16, -0.12, -0.2)[int(number) % 3]
    figure = dress(person, pose_of(person), turn)
    carry(person, figure)


def _reach(person: Person) -> tuple[float, float]:
    """Return from which to which height the picture shows the person."""
    top = _TOPS.get(person.hat, 2.24 if person.hair == "bun" else 2.12)
    return (0.02, max(top, 2.2)) if raises(person) else (0.16, top)


def _vivid(code: str, more: float) -> str:
    """Return the colour with more saturation: light on a wall washes pastels out."""
    text = hex_code(code)
    red, green, blue = (int(text[at : at + 2], 16) / 255 for at in (1, 3, 5))
    hue, saturation, value = colorsys.rgb_to_hsv(red, green, blue)
    mixed = colorsys.hsv_to_rgb(hue, min(0.8, saturation * more), value)
    return "#" + "".join(f"{round(part * 255):02X}" for part in mixed)


def _shape_behind(generation: str, color: str, middle: float) -> None:
    shapes: dict[str, list[Flat]] = {
        "gen_1": on_circle(40, 1.0),
        "gen_2": rounded_rectangle(1.75, 1.95, 0.85, 12),
        "gen_3": regular(6, 1.08, 0.52),
        "new_gen": star(14, 1.12, 0.94),
    }
    slab(shapes[generation], 0.1, color, (0, 1.0, middle + 0.1), UPRIGHT, 0.04, MATTE)
