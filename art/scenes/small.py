"""Small pictures for empty, lost and waiting pages."""

from __future__ import annotations

from art.kit import cameras
from art.kit.exposure import expose
from art.kit.lights import light_rig, shadow_floor
from art.kit.materials import GLOSS
from art.kit.palette import RAINBOW
from art.kit.shapes import UPRIGHT, block, lettering
from art.props.dice import die
from art.props.meeple import Look, meeple
from art.props.story_rooms import world_map
from art.props.symbols import bubble
from art.scenes.registry import scene


@scene("heroes/not-found", size=(1400, 860), samples=12, transparent=True)
def not_found() -> None:
    """A meeple has walked off the end of the board and looks for the way back."""
    cameras.custom((0.8, -10.5, 4.2), (0, 0, 0.9), 60)
    light_rig("cutout", (0, 0, 0.8), 6)
    expose(-0.15)
    shadow_floor()
    block((-1.7, 0.35, 0), (4.7, 3.5, 0.24), "teal", bevel=0.09)
    for k, words in enumerate(("4", "0", "4")):
        x = -3.15 + 1.45 * k
        block((x, -0.6, 0.2), (1.3, 1.2, 0.12), ("sun", "paper", "candy")[k], bevel=0.05)
        lettering(words, (x, -0.6, 0.98), 1.7, "tomato", UPRIGHT, 0.2, GLOSS)
        block((x, 1.0, 0.2), (1.3, 1.2, 0.12), RAINBOW[(k * 2 + 1) % 12], bevel=0.05)
    for spot, look, pose in (
        ((-2.5, 1.15, 0.3), Look("sky", "surprised", hair=("bob", "cocoa")), "wave"),
        ((-0.95, 1.15, 0.3), Look("sun", "happy", hat=("cap", "tomato")), "up"),
    ):
        meeple(spot, look, pose=pose, scale=1.3)
    lost = Look("grape", "surprised", hair=("spiky", "ink"), wear=(("scarf", "sun"),))
    seeker = meeple((2.55, -0.6, 0), lost, pose="hold", scale=1.45)
    with seeker.hand("right", 1.05):
        world_map((0.4, -0.14, 0.02), (1.25, 0, 0), 0.4)
    bubble((1.2, 0.2, 2.75), "sky", 1, 0.66)
    lettering("?", (1.2, 0.02, 2.77), 0.66, "paper", UPRIGHT, 0.03, GLOSS)
    die((0.95, -1.75, 0), "cream", "ink", 0.4, 1.0)
    cameras.fit(1.04)
