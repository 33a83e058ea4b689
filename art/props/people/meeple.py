"""The people of the toy world. They always turn their faces to the viewer."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

import bpy

from art.kit.materials import Finish, material
from art.kit.outlines import clamp_turn
from art.kit.stage import Point, group, inside, place, turn_to_viewer, viewer_height_angle
from art.props.people.body import HANDS, SEAT_DROP, body_mesh
from art.props.people.faces import face
from art.props.people.hair import HAIR_STYLES
from art.props.people.hats import HATS
from art.props.people.wear import WEAR, glasses

#: No meeple turns further than this from the viewer, so that none is seen edge-on.
MOST_TURN = 0.75
SKIN = Finish(roughness=0.3, coat=0.55)


@dataclass(frozen=True)
class Look:
    """What tells one meeple from another: pairs are (style, colour)."""

    color: str = "tomato"
    mood: str = "smile"
    hair: tuple[str, str] | None = None
    hat: tuple[str, str] | None = None
    glasses: tuple[str, str] | None = None
    wear: Sequence[tuple[str, str]] = ()


@dataclass(frozen=True)
class Figure:
    """A placed meeple whose hands can be filled."""

    holder: bpy.types.Object
    pose: str
    drop: float

    @contextmanager
    def hand(self, side: str = "right", reach: float = 1.15) -> Iterator[None]:
        """Place what is made inside the block at the hand; `reach` over 1 is beyond it."""
        right, left = HANDS[self.pose]
        x, y, z = right if side == "right" else left
        spot = (x * reach, y * reach - 0.08, z - self.drop + (reach - 1) * 0.3)
        with inside(self.holder), group(spot):
            yield


def meeple(
    loc: Point,
    look: Look | str = "tomato",
    *,
    turn: float = 0.0,
    scale: float = 1.0,
    pose: str = "out",
    mood: str | None = None,
    seated: bool = False,
    lean: float = 0.0,
    towards: tuple[float, float] | None = None,
) -> Figure:
    """Stand (or seat) a meeple at `loc`; turn 0 faces the viewer, `towards` looks at a spot."""
    dressed = Look(look) if isinstance(look, str) else look
    facing = turn_to_viewer(loc)
    if towards is not None:
        aim = math.atan2(towards[0] - loc[0], loc[1] - towards[1])
        turn = aim - facing
    drop = SEAT_DROP if seated else 0.0
    rot = (0.0, lean, facing + clamp_turn(turn, MOST_TURN))
    with group(loc, rot, scale) as holder, group((0, 0, -drop)):
        _dress(dressed, mood or dressed.mood, pose, seated)
    return Figure(holder, pose, drop)


def _dress(look: Look, mood: str, pose: str, seated: bool) -> None:
    skin = bpy.data.objects.new("meeple", body_mesh(pose, seated))
    skin.material_slots[0].link = "OBJECT"
    skin.material_slots[0].material = material(look.color, SKIN)
    place(skin, (0, 0, 0), 0.0, 1.0)
    gaze = max(0.0, min(0.2, viewer_height_angle() * 0.35))
    pale_ink = "paper" if look.color in {"ink", "night", "black", "cocoa"} else "ink"
    face(mood, pale_ink, gaze)
    if look.hair:
        HAIR_STYLES[look.hair[0]](look.hair[1])
    if look.hat:
        HATS[look.hat[0]](look.hat[1])
    if look.glasses:
        glasses(*look.glasses, gaze=gaze)
    for style, color in look.wear:
        WEAR[style](color)
