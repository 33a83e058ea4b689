"""Who stands on the home page outside the shop: the arena's two, and three with arms full."""

from __future__ import annotations

from art.kit import cameras
from art.kit.exposure import expose
from art.kit.lights import light_rig, soft_box
from art.kit.stage import inside
from art.props.food.tumblers import tumbler
from art.props.people.bladers import loaded_launcher
from art.props.people.held import serving_tray
from art.props.people.meeple import Look, meeple
from art.props.places.photobooth import camera
from art.props.play.beyblade import bey, burst_rays
from art.props.play.games import game_box
from art.props.play.stadium import stadium
from art.scenes.registry import scene


@scene("home/arena", size=(1100, 900), samples=10, transparent=True)
def arena() -> None:
    """Two players behind the stadium, their tops already in it."""
    cameras.product((0, 0, 0.9), 10.5, 0.4)
    light_rig("cutout", (0, 0, 0.9), 5.0)
    soft_box((-3.6, 2.4, 2.4), 1.4, 120, "#7CF5E0", (-0.8, 0.8, 1.4))
    soft_box((3.6, 2.4, 2.4), 1.4, 120, "#C9B8FF", (0.8, 0.8, 1.4))
    stadium((0, -0.55, 0), "sky", "ink", scale=0.78)
    bey((-0.55, -0.7, 0.13), "tomato", "sun", "attack", 0.2, 0.3, 0.7, "coral")
    bey((0.65, -0.4, 0.13), "grape", "electric", "balance", -0.2, 1.0, 0.7, "electric")
    burst_rays((0.05, -0.45, 0.82), "sun", 9, 0.15, 0.42)
    for x, look, color, kind in (
        (-1.5, Look("tomato", "determined", hair=("spiky", "sun")), "sea", "attack"),
        (
            1.5,
            Look("sky", "grin", hat=("headphones", "electric"), hair=("swoop", "cocoa")),
            "rose",
            "balance",
        ),
    ):
        player = meeple((x, 1.95, 0.2), look, pose="hold", scale=1.6, turn=-0.12 * x)
        with inside(player.holder):
            loaded_launcher((0, -0.8, 0.78), color, ("sun", "tomato", kind), 0.1, 0.5)
    cameras.fit(1.02)


@scene("home/full-arms", size=(560, 340), samples=8, transparent=True)
def full_arms() -> None:
    """A game, a drink and a camera: they want all of it at once."""
    cameras.product((0, 0, 0.9), 10, 0.3)
    light_rig("cutout", (0, 0, 0.9), 4.5)
    expose(-0.15)
    carrier = Look("sea", "cheer", hair=("space buns", "sun"))
    meeple((0, 0.3, 0), carrier, pose="up", scale=1.08)
    game_box((0, 0.3, 1.92), "tomato", "", 0.1, 1.0, (1.45, 0.9, 0.36), "star", "sun")
    waiter = Look("mint", "happy", hat=("beanie", "grape"))
    with meeple((-1.45, 0, 0), waiter, pose="up", turn=0.15).hand("right", 1.05):
        serving_tray((-0.05, -0.1, 0.06), "sun")
        tumbler((-0.05, -0.1, 0.13), "red soda", scale=0.55)
    snapper = Look("candy", "wink", hat=("bunny ears", "paper"))
    with meeple((1.45, 0, 0), snapper, pose="hold", turn=-0.2).hand("right", 1.1):
        camera((0.34, -0.25, -0.25), "sun", 0, 0.34)
    cameras.fit(1.03)
