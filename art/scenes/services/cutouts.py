"""The six services as cut-outs, all in one light and one view."""

from __future__ import annotations

from art.kit import cameras
from art.kit.exposure import expose
from art.kit.lights import light_rig, shadow_floor, soft_box
from art.kit.shapes import block, tube
from art.kit.stage import inside
from art.props.food.cafe import latte, plate, strawberry
from art.props.food.food import fries, toast
from art.props.food.refreshments import refreshment
from art.props.people.meeple import Look, meeple
from art.props.places.photobooth import balloon, camera, polaroid
from art.props.play.beyblade import bey, burst_rays
from art.props.play.dice import die, trophy
from art.props.play.games import card_fan
from art.props.play.mystery import candle, case_file, key, magnifier
from art.props.play.stadium import stadium
from art.scenes.registry import scene


def stage_light(height: float = 0.42) -> None:
    """Set the shared view, light and unseen floor of the six cut-outs."""
    cameras.product((0, 0, 0.7), 8.0, height)
    light_rig("cutout", (0, 0, 0.6), 4.0)
    shadow_floor()


def _bright_light() -> None:
    """Soft light that leaves colours deep: from the front, and from behind for bright edges."""
    light_rig("pastel", (0, 0, 0.6), 4.0)
    soft_box((-1.8, -3.4, 3.6), 0.7, 100, "#FFFFFF", (-0.4, 0, 0.9))
    soft_box((-3.4, 1.6, 2.0), 1.2, 115, "#FFE9D2", (-0.5, 0, 1.2))
    soft_box((3.6, 1.6, 1.8), 1.2, 60, "#E4EEFF", (0.8, 0, 1.0))
    expose(-0.35)


@scene("services/play", size=(1000, 850), samples=10, transparent=True)
def play() -> None:
    cameras.product((0, 0, 0.7), 8.0, 0.42)
    # So that the belly is one smooth shape.
    _bright_light()
    shadow_floor()
    host = Look("tomato", "happy", hair=("short", "ink"), wear=(("apron", "sun"),))
    red = meeple((-0.55, 0.15, 0), host, scale=1.2, pose="up", turn=0.1)
    with inside(red.holder):
        for side in (-1, 1):
            strap = [
                (side * 0.17, -0.33, 0.84),
                (side * 0.2, -0.3, 0.93),
                (side * 0.27, -0.12, 1.0),
            ]
            tube(strap, 0.035, "sun")
    with red.hand("left", 1.12):
        die((0.02, -0.05, 0.05), "sun", "ink", (0.2, 0.3, 0.4), 0.62)
    blue = meeple(
        (0.95, 0.35, 0), Look("sky", "grin", hair=("fringe", "cocoa")), pose="hold", turn=-0.15
    )
    with blue.hand("right", 1.1):
        card_fan((0.34, -0.05, -0.1), rot=(-0.2, 0, 0), scale=0.72)
    die((0.35, -0.95, 0), "cream", "ink", 0.5, 1.3)
    die((-0.95, -1.05, 0), "teal", "cream", -0.35, 0.95)
    cameras.fit()


@scene("services/script", size=(1000, 850), samples=10, transparent=True)
def script() -> None:
    stage_light(0.5)
    case_file((0.05, 0.0, 0), "grape", 0.22)
    meeple(
        (-0.5, 0.25, 0.24),
        Look("lilac", "determined", hat=("fedora", "ink"), wear=(("tie", "tomato"),)),
        scale=0.95,
        pose="down",
        turn=0.15,
    )
    magnifier((0.62, -0.45, 0.42), "ink", (0.5, 0.1, 0.75), 0.85)
    candle((0.9, 0.5, 0.22), 0.6, "cream", 1.3)
    key((-1.3, -0.75, 0), "gold", 0.5, 0.9)
    cameras.fit()


@scene("services/beyblade", size=(1000, 850), samples=10, transparent=True)
def beyblade() -> None:
    stage_light(0.62)
    stadium((0, 0, 0), "sky", "ink", scale=0.52)
    bey((-0.36, -0.1, 0.09), "tomato", "sun", "attack", 0.2, 0.3, 0.5, "coral")
    bey((0.44, 0.14, 0.09), "grape", "electric", "balance", -0.2, 1.0, 0.5, "electric")
    burst_rays((0.04, 0.1, 0.66), "sun", 9, 0.12, 0.32)
    cameras.fit()


@scene("services/photo", size=(1000, 850), samples=48, transparent=True)
def photo() -> None:
    # No floor: the page draws the shadow, and one taken away later frayed the feet.
    cameras.product((0, 0, 0.7), 8.0, 0.36)
    _bright_light()
    camera((0.35, 0.1, 0), "#FF4A88", -0.12)
    bunny = Look("sky", "wink", hat=("bunny ears", "paper"), wear=(("bow tie", "tomato"),))
    meeple((-1.05, -0.25, 0), bunny, scale=0.92, pose="wave", turn=0.2)
    polaroid((1.05, -0.95, 0.4), "mint", (1.25, 0, -0.25), 0.9, "tomato")
    balloon((-0.1, 0.7, 0.6), "sun", 0.9)
    balloon((-0.62, 0.9, 0.3), "tomato", 0.85, "heart")
    cameras.fit()


@scene("services/cafe", size=(1000, 850), samples=32, transparent=True)
def cafe() -> None:
    cameras.product((0, 0, 0.7), 8.0, 0.5)
    _bright_light()
    shadow_floor()
    plate((0.45, -0.1, 0), radius=0.95, rim="tomato")
    toast((0.4, 0.05, 0.05), "none", 0.25, 1.1)
    toast((0.5, -0.12, 0.34), "milk", -0.15, 1.1)
    strawberry((1.12, -0.45, 0.06), 1.2)
    strawberry((0.95, -0.72, 0.06), 1.0)
    refreshment((-0.85, 0.25, 0), "strawberry", 0.0, 1.3, "teal")
    latte((-0.75, -0.85, 0), "tomato", 0.4, 0.95)
    fries((0.55, 1.0, 0), "tomato", scale=1.05)
    cameras.fit()


@scene("services/team", size=(1000, 850), samples=10, transparent=True)
def team() -> None:
    stage_light(0.4)
    block((0.05, 0.75, 0), (3.2, 0.9, 0.55), "mint", bevel=0.12)
    meeple((-1.1, 0.75, 0.55), Look("leaf", "happy", hair=("curls", "cocoa")), pose="up", turn=0.2)
    meeple((0.05, 0.75, 0.55), Look("sun", "cheer", hat=("cap", "tomato")), pose="up", scale=1.08)
    meeple((1.2, 0.75, 0.55), Look("tomato", "happy", hair=("bob", "ink")), pose="up", turn=-0.2)
    meeple((-0.85, -0.5, 0), Look("sky", "grin", glasses=("round", "ink")), pose="wave", turn=0.2)
    meeple((0.95, -0.5, 0), Look("grape", "wink", hair=("pigtails", "sun")), pose="up", turn=-0.2)
    trophy((0.05, -0.75, 0), "gold", scale=0.95)
    cameras.fit()
