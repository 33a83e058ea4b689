"""What the kitchen works with, shares out and adds, and the cook beside the menu board."""

from __future__ import annotations

from art.kit import cameras
from art.kit.exposure import expose
from art.kit.lights import light_rig
from art.props.food.cafe import citrus, plate
from art.props.food.extras import baht_tag, basil_leaf, chilli, egg, fried_egg
from art.props.food.food import dip, rice_bowl
from art.props.food.snacks import basket, popcorn_chicken, sausages
from art.props.people.meeple import Look, meeple
from art.props.play.dice import coins
from art.scenes.menu.table import crop, serve
from art.scenes.registry import scene


@scene("menu/add-ons", size=(480, 411), samples=8, transparent=True)
def add_ons() -> None:
    serve(0.75)
    plate((-0.1, 0.15, 0), radius=0.95, rim="tomato")
    fried_egg((-0.1, 0.15, 0.05), 0.4, 1.2)
    chilli((0.55, -0.72, 0), "tomato", 0.35, 1.0)
    chilli((0.05, -0.95, 0), "leaf", -0.15, 0.9)
    basil_leaf((-0.85, -0.6, 0), 0.7, 0.95)
    basil_leaf((-0.6, -0.85, 0.02), -0.3, 0.85)
    crop()


@scene("menu/fresh", size=(480, 480), samples=8, transparent=True)
def fresh() -> None:
    """What comes from the market in the morning."""
    serve(0.4)
    basket((0, 0.1, 0), "sun", 0, 1.35)
    for x, y, lean in ((-0.42, 0.2, -0.25), (0.05, 0.35, 0.05), (0.45, 0.15, 0.3)):
        egg((x, y, 0.34), ("#F3B98A", "#FFF1DC")[x > 0.2], lean, 1.25)
    for x, turn in ((-0.72, 2.2), (0.75, 0.7), (-0.2, 1.6)):
        basil_leaf((x, -0.12, 0.62), (0.5, -0.4, turn), 1.0)
    chilli((-0.45, -0.85, 0), "tomato", 0.2, 0.95)
    chilli((0.35, -1.0, 0), "leaf", -0.3, 0.85)
    citrus((0.85, -0.6, 0.24), "lime", (1.2, 0, 0.2), 1.5)
    crop()


@scene("menu/sharing", size=(480, 480), samples=8, transparent=True)
def sharing() -> None:
    """Two friends and a basket in the middle."""
    serve(0.4)
    first = Look("sky", "cheer", hair=("bob", "cocoa"))
    second = Look("candy", "grin", hat=("cap", "grape"))
    meeple((-0.82, 0.75, 0), first, scale=0.95, pose="up", turn=0.2)
    meeple((0.82, 0.75, 0), second, scale=0.95, pose="up", turn=-0.2)
    basket((0, -0.35, 0), "tomato", 0, 1.15)
    popcorn_chicken((0, -0.35, 0.22), 1.3)
    plate((-0.95, -0.85, 0), radius=0.48, rim="sun")
    sausages((-0.95, -0.85, 0.05), rot=0.2, scale=0.8)
    dip((0.85, -0.8, 0), "sun", 1.3)
    crop()


@scene("menu/price", size=(480, 480), samples=8, transparent=True)
def price() -> None:
    """What a plate costs, beside a handful of coins."""
    serve(0.3)
    baht_tag((0, 0, 0), 0.22, 1.5)
    coins((-0.75, -0.75, 0), 5, "gold", 1.7)
    coins((0.85, -0.85, 0), 2, "silver", 1.7)
    crop()


@scene("menu/cook", size=(640, 640), samples=10, transparent=True)
def cook() -> None:
    """The cook brings the next plate to the board."""
    # It stands behind the frame of the board, so there is no ground for a shadow.
    cameras.product((0, 0, 1.0), 8.0, 0.16)
    light_rig("cutout", (0, 0, 1.0), 3.2)
    expose(-0.2)
    chef = Look(
        "tomato", "happy", hat=("chef", "white"), wear=(("apron", "paper"), ("scarf", "sun"))
    )
    with meeple((0, 0, 0), chef, scale=1.4, pose="up").hand("left", 1.1):
        plate((0, -0.1, 0.02), "paper", 0.5, "sea")
        rice_bowl((0, -0.1, 0.07), "basil", 0.3, 0.7)
    cameras.fit(1.02)
