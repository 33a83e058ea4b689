"""What lies on the pages of the script games: notes on the cork board, the end of a case."""

from __future__ import annotations

from art.kit import cameras
from art.kit.exposure import expose
from art.kit.lights import light_rig, shadow_floor
from art.kit.materials import GLOSS
from art.kit.shapes import UPRIGHT, lettering
from art.kit.stage import group
from art.props.people.company import cards_in_hand
from art.props.people.meeple import Look, meeple
from art.props.places.photobooth import polaroid
from art.props.play.lens import pale_lens
from art.props.play.mystery import candlestick, case_file, envelope, key, magnifier
from art.props.symbols import bubble
from art.scenes.registry import scene


def _view(height: float = 0.34) -> None:
    cameras.product((0, 0, 0.8), 8.0, height)
    light_rig("cutout", (0, 0, 0.8), 3.6)
    expose(-0.3)


@scene("script/lead", size=(320, 320), samples=10, transparent=True)
def lead() -> None:
    """Everyone is the hero of the story."""
    _view()
    star = Look("sun", "grin", hat=("crown", "gold"), wear=(("cape", "tomato"),))
    meeple((0, 0, 0), star, pose="up", scale=1.15)
    cameras.fit(1.04)


@scene("script/master", size=(320, 320), samples=10, transparent=True)
def master() -> None:
    """The game master keeps the thread in hand."""
    _view()
    keeper = Look("teal", "wink", hair=("bob", "cocoa"), wear=(("lanyard", "tomato"),))
    friend = meeple((0, 0, 0), keeper, pose="hold", scale=1.15)
    cards_in_hand(friend, 0.8)
    cameras.fit(1.04)


@scene("script/evidence", size=(320, 320), samples=10, transparent=True)
def evidence() -> None:
    """A letter, a photograph and a key to take into the hand."""
    _view(0.75)
    envelope((-0.15, 0.3, 0), "sand", 0.25, 1.9)
    polaroid((0.55, -0.1, 0.1), "mint", (0.06, 0, -0.35), 1.2, "tomato")
    key((-0.55, -0.75, 0.02), "gold", 0.4, 1.0)
    magnifier((0.3, -0.55, 0.25), "ink", (0.1, 0.05, -0.5), 0.72)
    cameras.fit(1.06)


@scene("script/accused", size=(840, 840), samples=10, transparent=True)
def accused() -> None:
    """The last minute of a case: all point at one, who knows nothing of it."""
    cameras.product((0, 0, 0.9), 9.0, 0.42)
    light_rig("cutout", (0, 0, 0.9), 5.0)
    expose(-0.3)
    shadow_floor()
    candlestick((-1.75, 1.0, 0), 0.2, 1.25)
    hidden = Look("lilac", "surprised", hat=("top hat", "ink"), wear=(("bow tie", "tomato"),))
    meeple((0.05, 0.75, 0), hidden, pose="up", scale=1.45)
    bubble((1.55, 1.0, 2.75), "tomato", -1, 0.6)
    lettering("!", (1.55, 0.84, 2.76), 0.62, "paper", UPRIGHT, 0.03, GLOSS)
    finder = Look("tomato", "determined", hat=("fedora", "night"), wear=(("tie", "sun"),))
    seeker = meeple((-1.35, -0.35, 0), finder, pose="hold", scale=1.2, turn=0.3)
    with seeker.hand("right", 1.05):
        magnifier((0.05, -0.15, 0.55), "ink", (1.3, 0, 0), 0.5)
    maid = Look("sky", "determined", hair=("bun", "cocoa"), glasses=("round", "ink"))
    meeple((1.45, -0.3, 0), maid, pose="point", scale=1.2, turn=-0.3)
    case_file((0.05, -1.15, 0), "grape", 0.12, 0.72)
    key((-1.35, -1.5, 0), "gold", 0.5, 0.8)
    polaroid((1.35, -1.35, 0.02), "mint", -0.3, 0.9, "tomato")
    cameras.fit(1.04)


@scene("script/caller", size=(640, 560), samples=20, transparent=True)
def caller() -> None:
    """The detective looks over the edge of an envelope, which hides what is below the tie."""
    cameras.product((0, 0, 0.9), 9.0, 0.2)
    light_rig("cutout", (0, 0, 0.9), 4.0)
    expose(-0.15)
    seeker = Look("lilac", "determined", hat=("fedora", "ink"), wear=(("tie", "tomato"),))
    friend = meeple((0, 0, 0), seeker, pose="up", scale=1.3)
    with friend.hand("right", 1.05), group((-0.08, -0.12, 0.0), (1.3, -0.74, 0), 0.58):
        magnifier((0, 0, 0), "gold")
        pale_lens()
    cameras.fit(1.03)
