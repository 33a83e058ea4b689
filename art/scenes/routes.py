"""The way from the station to each branch, as dioramas. The page lays its labels over them."""

from __future__ import annotations

from art.kit import cameras
from art.kit.exposure import expose
from art.kit.lights import light_rig
from art.kit.materials import MATTE, glowing
from art.kit.shapes import block, box
from art.kit.stage import group
from art.props.people.meeple import Look, meeple
from art.props.places.outdoors import plinth, shophouse, slatted_tower, street, tower_block, tuk_tuk
from art.props.places.rooms import sign_board
from art.props.places.transit import (
    canal,
    flag_pin,
    mall,
    metro_entrance,
    river_bridge,
    route,
    sky_station,
    temple,
    train,
    walkway,
)
from art.props.plants import awning_roof, bucket_of_flowers, flower_stall, tree
from art.scenes.registry import scene


def _view(turn: float = 0.42) -> None:
    cameras.isometric((0, 0, 1.2), 13.0, turn)
    light_rig("day", (0, 0, 1.0), 9.0)
    expose(-0.1)


@scene("routes/bangkae", size=(1000, 750), samples=24, transparent=True)
def bangkae() -> None:
    _view()
    plinth((11.5, 7.4), "#FFE2B0", "tomato")
    street((0, -2.1, 0.0), 11.4, 1.6)
    canal((0, -3.38, 0.0), (11.3, 0.5))
    sky_station((-3.2, -2.0, 0.03), "sea", 4.8, 2)
    walkway((-1.5, -1.2, 1.6), (1.2, -0.1, 1.6), "teal")
    mall((3.1, 0.9, 0), (4.4, 2.6, 5.0), "peach", 6, 6, "SEACON")
    route([(-1.4, -1.2, 1.6), (0.7, -0.35, 1.6)], "tomato", 0.42)
    flag_pin((4.85, 1.5, 5.05), "tomato", 1.5)
    walker = Look("sun", "happy", hat=("cap", "tomato"))
    meeple((-0.2, -0.62, 1.62), walker, pose="wave", scale=0.5)
    for x, y in ((-4.8, 1.4), (-3.2, 1.6), (-0.4, 1.7), (5.2, -0.9)):
        tree((x, y, 0), "leaf", 0.7)
    tuk_tuk((3.6, -2.3, 0.05), "teal", 0.0, 0.62)
    cameras.fit(1.02)


@scene("routes/srinakarin", size=(1000, 750), samples=24, transparent=True)
def srinakarin() -> None:
    _view()
    plinth((11.5, 7.4), "#D8F2C2", "sea")
    street((0, -2.0, 0.0), 11.4, 1.9)
    sky_station((-3.0, -1.9, 0.03), "sun", 4.8, 2)
    block((1.2, 0.0, 0.0), (8.6, 1.0, 0.04), "#FFE9C9", bevel=0.02, finish=MATTE)
    mall((2.9, 1.9, 0), (5.0, 2.6, 3.6), "#FFC9DA", 4, 3, "SEACON SQ")
    route([(-2.9, -0.65, 0.04), (-1.8, 0.0, 0.04), (2.4, 0.0, 0.04), (2.9, 0.45, 0.04)])
    flag_pin((5.0, 2.4, 3.7), "sea", 1.5)
    walker = Look("candy", "happy", hair=("pigtails", "cocoa"))
    meeple((-0.1, 0.55, 0.0), walker, pose="wave", scale=0.8)
    for x, y in ((-5.0, 2.6), (-3.9, 1.5), (-3.6, 2.9), (-2.4, 2.2), (-1.2, 2.9), (-5.0, 0.9)):
        tree((x, y, 0), "leaf", 0.85)
    canal((-2.2, 1.2, 0.0), (1.4, 0.8))
    tuk_tuk((4.0, -2.5, 0.05), "tomato", 0.0, 0.6)
    cameras.fit(1.02)


@scene("routes/samyan", size=(1000, 750), samples=24, transparent=True)
def samyan() -> None:
    _view(0.36)
    # The ground is cut open in front, so that the tunnel below the road is seen.
    block((0, 0.6, -0.3), (11.5, 6.2, 0.3), "#E6DBFF", bevel=0.08, finish=MATTE)
    block((0, 0.6, -1.9), (11.5, 6.2, 1.62), "#8A6CC8", bevel=0.08, finish=MATTE)
    block((0, 0.6, -2.25), (11.8, 6.5, 0.4), "grape", bevel=0.12)
    _tunnel()
    street((0, -1.2, 0.0), 11.4, 1.7)
    block((-0.3, 1.6, 0.0), (1.2, 4.0, 0.02), "#5A5F8F", bevel=0.005, finish=MATTE)
    metro_entrance((-3.9, 0.55, 0), "sea", "MRT")
    tower_block((-4.3, 2.7, 0), (1.9, 1.3, 4.4), "lilac", columns=3, rows=7)
    temple((-2.1, 2.6, 0), 0.9)
    mall((3.2, 1.2, 0), (3.6, 2.2, 3.0), "wood", 4, 3, "MITRTOWN")
    slatted_tower((4.3, 3.0, 0), (2.0, 1.2, 5.4))
    flag_pin((4.75, 0.5, 3.1), "grape", 1.5)
    walker = Look("sky", "happy", hat=("headphones", "tomato"))
    meeple((0.9, -0.05, 0), walker, pose="wave", scale=0.75)
    tuk_tuk((-1.2, -1.3, 0.05), "sun", 0.0, 0.55)
    cameras.fit(1.02)


def _tunnel() -> None:
    """The platform at the left, the lit way to the right, and the stairs up into the mall."""
    box((-0.2, -2.5, -1.15), (10.6, 0.06, 1.25), "#FFE9B8", bevel=0.02, finish=glowing(0.55))
    block((-0.2, -2.75, -1.86), (10.6, 0.6, 0.1), "paper", bevel=0.03)
    block((-0.2, -2.62, -0.58), (10.8, 0.3, 0.14), "teal", bevel=0.04)
    for x in (-5.4, -2.2, 4.95):
        block((x, -2.62, -1.86), (0.2, 0.3, 1.4), "teal", bevel=0.04)
    with group((-3.8, -2.72, -1.78)):
        train((0, 0, 0), "sea", 1, 1.0)
    route([(-2.0, -2.8, -1.76), (3.6, -2.8, -1.76)], "tomato", 0.46)
    for k in range(4):
        block((4.0 + 0.22 * k, -2.72, -1.78), (0.22, 0.5, 0.22 * (k + 1)), "silver", bevel=0.02)
    walker = Look("candy", "grin", hair=("bob", "cocoa"))
    meeple((0.6, -2.68, -1.76), walker, pose="up", scale=0.6)


@scene("routes/phranakhon", size=(1000, 750), samples=24, transparent=True)
def phranakhon() -> None:
    _view(0.42)
    plinth((11.5, 7.4), "#F7D9A8", "brick")
    canal((0, 3.2, 0.0), (11.3, 0.9), "sea")
    river_bridge((4.0, 3.0, 0.0), 3.0, 1.2)
    street((0, -2.4, 0.0), 11.4, 1.4)
    metro_entrance((-4.4, -0.6, 0), "sea", "MRT")
    for x, tint, seed in ((-2.2, "rose", 3), (0.3, "leaf", 1)):
        flower_stall((x, 0.4, 0), tint, scale=0.72, seed=seed)
    for x, tint, trim in ((-3.3, "lemon", "teal"), (-1.2, "mint", "rose")):
        with group((x, 1.9, 0), 0, 0.66):
            _house(tint, trim)
    with group((3.0, 0.9, 0), 0, 0.92):
        _house("coral", "sea")
        awning_roof((0, -1.0, 1.9), 2.9, "sun")
        sign_board((0, -0.98, 2.5), "NK  2F", "tomato", "paper", 2.2, 0.56)
        box((0, -0.9, 3.5), (2.6, 0.04, 1.5), "#FFE27A", bevel=0.02, finish=glowing(0.9))
    route([(-4.3, -1.9, 0.0), (-3.4, -1.2, 0.0), (2.2, -1.2, 0.0), (2.8, -0.55, 0.0)])
    flag_pin((3.0, 0.2, 5.5), "rose", 1.5)
    seller = Look("sun", "content", hat=("straw", "sand"), wear=(("apron", "leaf"),))
    meeple((-0.95, -0.3, 0), seller, pose="wave", scale=0.75)
    bucket_of_flowers((1.5, -0.5, 0), ("rose", "sun"), "silver", 0.6)
    bucket_of_flowers((-3.0, -0.5, 0), ("grape", "lilac"), "sun", 0.6)
    tuk_tuk((3.6, -2.5, 0.05), "sea", 0.0, 0.58)
    cameras.fit(1.02)


def _house(color: str, shutters: str) -> None:
    """An old-town house whose side is seen: its two halves get one wall there."""
    shophouse((0, 0, 0), color, "paper", shutters)
    block((1.48, 0.2, 2.25), (0.1, 1.98, 2.72), color, bevel=0.02, finish=MATTE)
    block((1.48, 0.35, 0), (0.1, 1.68, 2.3), color, bevel=0.02, finish=MATTE)
