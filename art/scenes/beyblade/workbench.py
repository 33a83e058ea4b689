"""The bench where tops are tuned, and the rulebook's exploded views."""

from __future__ import annotations

from art.kit import cameras
from art.kit.exposure import expose
from art.kit.lights import bulb, light_rig, soft_box
from art.kit.shapes import tube
from art.kit.stage import group, inside
from art.props.decor import pendant
from art.props.furniture import TABLE, long_table
from art.props.people.bladers import parts_tray, screwdriver
from art.props.people.meeple import Look, meeple
from art.props.places.rooms import poster
from art.props.play.beyblade import (
    assist_blade,
    bey,
    bit,
    blade,
    launcher,
    lock_chip,
    main_blade,
    ratchet,
)
from art.scenes.beyblade.hall import hall
from art.scenes.registry import scene


@scene("beyblade/09", size=(960, 720), samples=3)
def tuning() -> None:
    cameras.custom((0.9, -6.0, 2.8), (0.0, 0.2, 1.58), 54, 7.0)
    hall("evening", "#2E8C8A", "#B5652F", ("sun", "cream"), 3.4)
    for x, words, tint in ((-2.2, "SPIN", "tomato"), (2.3, "BX", "grape")):
        poster((x, 3.2, 2.7), words, tint, "sun", 0, 0.9)
    pendant((0.9, 0.7, 2.95), "tomato", 1.4)
    bulb((0.9, 0.4, 2.7), 60)
    long_table((0, 0, 0), (5.6, 2.0), "wood")
    maker = Look("peach", "content", hair=("bun", "cocoa"), glasses=("round", "ink"))
    blader = meeple((0, 1.15, 0.22), maker, pose="hold", scale=1.25)
    with inside(blader.holder), group((0, -0.72, 0.62), (0.45, 0, 0)):
        bey((0, 0, 0), "sea", "sun", "attack", 0, 0.3, 0.52)
    friend = Look("sky", "surprised", hair=("short", "ink"))
    meeple((-1.75, 1.5, 0.1), friend, pose="hug", scale=1.1, turn=0.3)
    _bench()


def _bench() -> None:
    parts_tray((-1.45, -0.35, TABLE), "teal", 0.15)
    for k, tint in enumerate(("paper", "sun", "candy")):
        with group((-1.45 + (k - 1) * 0.5, -0.55 + 0.07 * k, TABLE + 0.14), 0, 0.55):
            ratchet((0, 0, 0), tint)
    for k, tint in enumerate(("sea", "tomato", "ink")):
        with group((-1.48 + (k - 1) * 0.5, -0.15 + 0.07 * k, TABLE + 0.14), 0, 0.7):
            bit((0, 0, 0), tint)
    blade((0.55, -0.45, TABLE), "grape", "electric", "balance", 0.4, 0.6)
    blade((1.45, 0.05, TABLE), "sun", "tomato", "stamina", 0.1, 0.6)
    screwdriver((0.0, -0.75, TABLE), "tomato", 0.5, 0.7)
    launcher((1.75, -0.6, TABLE), "sea", 0.4, 0.7)


def _exploded_view(height: float, above: float) -> None:
    cameras.product((0, 0, height), 14, above)
    light_rig("cutout", (0, 0, height), 5.0)
    soft_box((-4, -5, 5), 2.5, 420, "#FFFFFF", (0, 0, height))
    expose(-0.3)


def _axis(low: float, high: float) -> None:
    tube([(0, 0, low), (0, 0, high)], 0.03, "electric")


@scene("beyblade/parts-bx", size=(900, 900), samples=10, transparent=True)
def parts_bx() -> None:
    _exploded_view(1.6, 0.42)
    bit((0, 0, 0), "sun", scale=1.9)
    ratchet((0, 0, 1.25), "paper", 0.3, 1.7)
    blade((0, 0, 2.3), "tomato", "sun", "attack", 0.5, 1.7)
    _axis(0.6, 2.4)
    bey((-1.9, -0.8, 0), "tomato", "sun", "attack", 0.0, 0.5, 0.72)
    cameras.fit(1.06)


@scene("beyblade/parts-cx", size=(900, 900), samples=10, transparent=True)
def parts_cx() -> None:
    # Five parts need a lower view, or each would hide the next.
    _exploded_view(2.2, 0.36)
    bit((0, 0, 0), "electric", scale=1.7)
    ratchet((0, 0, 1.1), "paper", 0.3, 1.5)
    assist_blade((0, 0, 2.0), "teal", 0.3, 1.5)
    main_blade((0, 0, 2.75), "grape", "electric", 0.4, 1.5)
    lock_chip((0, 0, 3.85), "rose", 0.2, 1.9)
    _axis(0.6, 3.9)
    with group((-2.02, -0.84, 0), 0.5, 0.76):
        _whole_cx()
    cameras.fit(1.06)


def _whole_cx() -> None:
    """The five parts of the CX view put together, 1.5 wide and 1.2 high, the tip at the origin."""
    bit((0, 0, 0), "electric", scale=1.1)
    ratchet((0, 0, 0.32), "paper", -0.1)
    assist_blade((0, 0, 0.57), "teal", -0.1, 1.04)
    main_blade((0, 0, 0.69), "grape", "electric")
    lock_chip((0, 0, 0.96), "rose", -0.2, 1.18)
