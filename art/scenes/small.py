"""Small pictures for empty, lost and waiting pages."""

from __future__ import annotations

from art.kit import cameras
from art.kit.exposure import expose
from art.kit.lights import light_rig, shadow_floor
from art.kit.materials import GLOSS
from art.kit.palette import RAINBOW
from art.kit.shapes import UPRIGHT, block, lettering
from art.props.dice import die, pawn
from art.props.meeple import Look, meeple
from art.props.mystery import footprints
from art.props.story_rooms import world_map
from art.props.symbols import bubble
from art.scenes.registry import scene


@scene("small/not-found", size=(800, 600), samples=4, transparent=True)
def not_found() -> None:
    """A meeple has walked off the end of the board and looks for the way back."""
    cameras.custom((0.8, -10.5, 4.6), (0, 0, 0.9), 60)
    light_rig("cutout", (0, 0, 0.8), 6)
    expose(-0.15)
    shadow_floor()
    block((-1.7, 0.4, 0), (4.6, 3.4, 0.22), "teal", bevel=0.08)
    for k, words in enumerate(("4", "0", "4")):
        x = -3.1 + 1.25 * k
        block((x, -0.35, 0.2), (1.1, 1.1, 0.1), ("tomato", "sun", "grape")[k], bevel=0.04)
        lettering(words, (x, -0.35, 0.72), 1.15, "paper", UPRIGHT, 0.1, GLOSS)
    for k in range(3):
        block((-3.1 + 1.25 * k, 1.1, 0.2), (1.1, 1.1, 0.1), RAINBOW[(k * 2 + 1) % 12], bevel=0.04)
    for spot, look, pose in (
        ((-3.1, 1.25, 0.3), Look("sky", "surprised", hair=("bob", "cocoa")), "wave"),
        ((-1.75, 1.3, 0.3), Look("sun", "cheer", hat=("cap", "tomato")), "up"),
    ):
        meeple(spot, look, pose=pose, scale=1.0)
    lost = Look("tomato", "surprised", hair=("spiky", "ink"), wear=(("scarf", "sun"),))
    footprints((1.0, -0.6, 0.01), 2, -1.5)
    seeker = meeple((2.5, -0.6, 0), lost, pose="hold", scale=1.3)
    with seeker.hand("right", 1.05):
        world_map((0.4, -0.14, 0.02), (1.25, 0, 0), 0.4)
    bubble((3.2, 0.2, 2.95), "sky", -1, 0.66)
    lettering("?", (3.2, 0.02, 2.97), 0.66, "paper", UPRIGHT, 0.03, GLOSS)
    die((0.75, -1.6, 0), "cream", "ink", 0.4, 0.9)
    pawn((-0.75, 1.0, 0.3), "rose", 1.1)
    cameras.fit(1.04)
