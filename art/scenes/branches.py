"""The four branches from outside, each its own place."""

from __future__ import annotations

from art.kit import cameras
from art.kit.lights import backdrop, bulb, light_rig, soft_box
from art.kit.materials import glowing
from art.kit.shapes import UPRIGHT, block, box, cylinder, disc, lettering, ring
from art.kit.stage import group
from art.props.decor import bunting, pendant, string_lights
from art.props.people.company import shelf_wall, table_with_friends
from art.props.people.meeple import Look, meeple
from art.props.places.outdoors import (
    balustrade,
    banner,
    cloud,
    escalator,
    floor_number,
    fountain,
    plinth,
    shophouse,
    slatted_tower,
    street,
    street_lamp,
    tower_block,
    tuk_tuk,
)
from art.props.places.photobooth import balloon
from art.props.places.rooms import PAINT, city_window, glass_front, sign_board
from art.props.plants import (
    awning_roof,
    bucket_of_flowers,
    cactus,
    flower_stall,
    garland,
    leafy,
    palm,
    tree,
)
from art.props.play.games import game_box
from art.scenes.registry import scene


def shop_unit(wall: str, trim: str, awning: str, seed: int, width: float = 5.2) -> None:
    """A lit shop in a mall: shelves and a table behind glass, foot at the origin, front to -y."""
    block((0, 2.6, 0), (width, 0.2, 3.6), wall, bevel=0.04, finish=PAINT)
    for x in (-1, 1):
        block((x * width / 2, 1.25, 0), (0.26, 2.8, 3.6), trim, bevel=0.06, finish=PAINT)
    block((0, 1.25, 3.45), (width + 0.5, 3.1, 0.5), trim, bevel=0.1, finish=PAINT)
    block((0, 1.25, 0.0), (width, 2.8, 0.05), "wood", bevel=0.01)
    shelf_wall((0, 2.2, 0), 2, seed=seed, size=(width / 2 - 0.35, 0.5, 2.7), rows=4)
    awning_roof((0, -0.5, 2.75), width, awning)
    sign_board((0, -0.42, 3.72), "NK BOARD GAME", trim, "paper", width * 0.86, 0.62)
    bulb((0, 1.0, 3.1), 90, "#FFE3B5")


@scene("branches/bangkae", size=(1400, 1050), samples=6)
def bangkae() -> None:
    cameras.custom((4.6, -14.2, 6.4), (0.1, 0.3, 2.62), 48.5)
    light_rig("day", (0, 0, 1.5), 8)
    backdrop("#FFD9A8", 7, -0.62)
    plinth((10.5, 8.6), "cream")
    with group((0.9, 0.9, 0)):
        shop_unit("#FFE08A", "tomato", "tomato", 3)
        table_with_friends((0, 0.75, 0.05), ("sky", "candy"), radius=0.8, open_front=3.6, scale=0.8)
    for k in range(4):
        box((-3.9 + k * 2.6, -1.6, 0.005), (1.25, 1.25, 0.02), "peach", 0.785, 0.01)
    escalator((-3.7, 0.6, 0), scale=1.05)
    block((-3.7, 3.75, 0), (2.6, 0.9, 2.6), "paper", bevel=0.06)
    floor_number((-1.95, -1.0, 0), "6F", "tomato", 1.1)
    _upper_gallery()
    meeple((0.6, -1.7, 0), Look("sky", "happy", hair=("swoop", "cocoa")), pose="up", scale=1.1)
    meeple(
        (2.2, -2.0, 0), Look("candy", "grin", hair=("pigtails", "cocoa")), pose="wave", turn=-0.2
    )
    host = Look("sun", "content", hat=("cap", "tomato"), wear=(("apron", "tomato"),))
    meeple((3.7, -0.6, 0), host, pose="wave", turn=-0.2, scale=1.1)
    leafy((4.5, 0.4, 0), "forest", "tomato", 1.0)
    cactus((-2.05, 0.55, 0), "leaf", "sea", 1.1)
    game_box((-3.6, -2.6, 0), "grape", "", 0.3, 0.9, emblem="heart")


def _upper_gallery() -> None:
    """The floor above: a wall with a window, a railing, and friends who look down."""
    block((0, 4.2, 0), (10.5, 0.3, 7.4), "#FFC46B", bevel=0.06, finish=PAINT)
    city_window((-3.3, 4.0, 5.4), (3.2, 2.4), "day", panes=2)
    block((1.0, 3.2, 4.3), (8.2, 1.9, 0.25), "paper", bevel=0.05)
    balustrade((-3.0, 2.35, 4.55), (5.0, 2.35, 4.55))
    for x, look, pose in (
        (-0.6, Look("lime", "grin", hair=("bob", "ink")), "wave"),
        (1.2, Look("grape", "happy", hat=("beanie", "sun")), "up"),
        (3.6, Look("coral", "cheer", hair=("curls", "cocoa")), "wave"),
    ):
        meeple((x, 3.1, 4.55), look, pose=pose)
    for x, colors in ((2.45, ("teal", "sun")), (4.8, ("grape", "sun"))):
        banner((x, 4.0, 6.9), colors, 1.7, 0.8)


@scene("branches/srinakarin", size=(1400, 1050), samples=6)
def srinakarin() -> None:
    cameras.custom((-4.4, -14.0, 5.8), (0.15, 0.3, 2.3), 50)
    light_rig("pastel", (0, 0, 1.5), 8)
    backdrop("#A9E3FF", 7, -0.62)
    plinth((10.8, 8.4), "#FFD6E2", "sea")
    for k in range(5):
        disc((-4 + k * 2, -2.6, 0), 0.7, 0.02, "paper" if k % 2 else "candy", 0.005)
    with group((-1.5, 0.9, 0)):
        shop_unit("mint", "sea", "sky", 8, 5.6)
        table_with_friends(
            (0, 0.75, 0.05), ("sun", "tomato"), radius=0.8, open_front=3.6, scale=0.8
        )
    _garden_wall()
    fountain((3.2, -0.4, 0), 0.95)
    palm((4.6, 2.2, 0), 1.0, 3.2)
    palm((1.9, 2.6, 0), 1.0, 3.8)
    balloon((4.1, -1.9, 0.2), "tomato", 1.1)
    balloon((4.5, -1.6, 0.5), "sun", 1.1)
    floor_number((1.75, -1.6, 0), "3F", "grape", 1.1)
    kid = Look("coral", "happy", hat=("party", "grape"))
    meeple((3.5, -2.3, 0), kid, pose="wave", scale=0.95)
    meeple(
        (-3.5, -1.6, 0),
        Look("grape", "grin", hair=("long", "cocoa")),
        pose="wave",
        turn=0.2,
        scale=1.1,
    )
    meeple(
        (-2.0, -2.1, 0),
        Look("leaf", "happy", hair=("curls", "ink"), glasses=("round", "ink")),
        pose="up",
        scale=1.05,
    )
    meeple(
        (-0.3, -1.5, 0), Look("sun", "wink", hat=("headphones", "tomato")), pose="out", scale=1.05
    )
    bunting((-4.6, -0.3, 3.3), (1.6, -0.3, 3.3), 0.4, 11)
    cactus((-4.7, -0.4, 0), "lime", "tomato", 1.2)
    game_box((1.2, -2.9, 0), "tomato", "", -0.2, 0.85, emblem="heart")


def _garden_wall() -> None:
    """The mall's sunny side: a high window, planted boxes and coloured lamps."""
    block((0, 4.1, 0), (10.8, 0.3, 7.2), "#FFE08A", bevel=0.06, finish=PAINT)
    city_window((2.9, 3.9, 3.3), (4.4, 4.4), "day", panes=3)
    for k in range(3):
        leafy((1.5 + k * 1.3, 3.4, 0), "leaf" if k % 2 else "forest", ("rose", "sun")[k % 2], 0.8)
    for x, colors in ((-4.2, ("sea", "sun")), (-2.6, ("rose", "sun")), (-1.0, ("teal", "sun"))):
        banner((x, 3.9, 6.6), colors, 1.9, 0.9)


@scene("branches/samyan", size=(1400, 1050), samples=6)
def samyan() -> None:
    cameras.custom((4.2, -14.8, 5.0), (0.15, 0.3, 2.75), 47)
    light_rig("evening", (0, 0, 1.8), 9)
    soft_box((0, -10, 7), 8, 700, "#FFF0E0", (0, 0, 2))
    backdrop("#FFA98C", 8, -0.62)
    plinth((11.5, 8.6), "#FFE2B0", "grape")
    street((0, -3.0, 0), 11.4, 1.9)
    slatted_tower((-2.3, 2.2, 0), (4.2, 2.6, 5.6), "wood")
    slatted_tower((2.2, 2.5, 0), (4.0, 2.4, 4.2), "walnut", "#FFD98A")
    _dusk()
    block((0, 0.5, 2.0), (9.2, 1.7, 0.22), "paper", bevel=0.08)
    glass_front((-0.2, 0.8, 0), 6.4, 1.95)
    lettering("NK", (-2.3, 0.72, 3.75), 1.25, "tomato", depth=0.1)
    ring((-2.3, 0.76, 3.75), 1.2, 0.08, "lemon", UPRIGHT, glowing(0.8))
    sign_board((2.1, -0.4, 2.42), "SAMYAN", "ink", "sun", 3.0, 0.62)
    string_lights((-5.2, -1.3, 3.35), (5.2, -1.3, 3.35), 0.22, 17)
    for x in (-5.2, 5.2):
        street_lamp((x, -1.4, 0), "ink", 1.05)
    tree((-4.9, 0.2, 0), "leaf", 1.1)
    tree((4.9, 0.0, 0), "forest", 1.0)
    grad = Look("sky", "happy", hat=("graduate", "ink"))
    meeple((-2.9, -1.1, 0), grad, pose="up", scale=1.15)
    meeple(
        (-1.35, -1.25, 0),
        Look("tomato", "grin", hair=("bun", "cocoa"), wear=(("scarf", "sun"),)),
        pose="wave",
        scale=1.1,
    )
    meeple(
        (0.25, -1.1, 0),
        Look("mint", "cheer", hair=("short", "ink"), glasses=("square", "ink")),
        pose="up",
        scale=1.12,
    )
    meeple((1.75, -1.3, 0), Look("candy", "wink", hat=("beanie", "grape")), pose="out", scale=1.05)
    tuk_tuk((4.0, -3.1, 0.02), "teal", 0, 0.95)
    for x, shop in ((-1.7, "tomato"), (1.3, "teal")):
        game_box((x, 0.95, 0.05), shop, "", 0.1, 0.8)


def _dusk() -> None:
    """The sun going down between the towers of the city."""
    cylinder((-0.6, 8.6, 5.4), 2.2, 0.1, "#FFD27A", UPRIGHT, 0.02, glowing(0.9))
    for x, y, size, tint in (
        (-5.2, 5.2, (1.7, 1.2, 6.2), "coral"),
        (0.3, 5.4, (1.5, 1.2, 4.9), "lilac"),
        (3.6, 5.2, (1.5, 1.2, 6.6), "#B78BFF"),
        (5.4, 4.6, (1.5, 1.2, 5.0), "coral"),
    ):
        tower_block((x, y, 0), size, tint, rows=9, columns=3)
    for x, z in ((-3.6, 7.4), (2.2, 7.6)):
        cloud((x, 8.0, z), 1.4, "#FFD9C4")


@scene("branches/phranakhon", size=(1400, 1050), samples=6)
def phranakhon() -> None:
    cameras.custom((-4.2, -14.6, 5.4), (0, 0.3, 2.5), 48)
    light_rig("day", (0, 0, 1.8), 9)
    backdrop("#9FDDF7", 8, -0.62)
    plinth((11.8, 8.4), "#F7D9A8", "brick")
    street((0, -3.1, 0), 11.7, 1.7)
    shophouse((-3.2, 1.7, 0), "lemon", "paper", "teal")
    shophouse((0, 1.7, 0), "coral", "paper", "sea")
    shophouse((3.2, 1.7, 0), "mint", "paper", "rose")
    for x, tint in ((-3.2, "teal"), (0, "sun"), (3.2, "rose")):
        awning_roof((x, 0.55, 1.9), 2.9, tint)
        pendant((x, 0.9, 1.6), tint, 0.3, 0.7)
    sign_board((0, 0.78, 4.62), "NK BOARD GAME", "ink", "paper", 2.5, 0.42)
    sign_board((0, 0.55, 2.55), "2F  CAFE", "tomato", "paper", 2.2, 0.46)
    banner((-1.62, 0.55, 4.6), ("tomato", "sun"))
    banner((1.62, 0.55, 4.6), ("grape", "sun"))
    flower_stall((-3.3, -0.5, 0), "rose", scale=0.95)
    flower_stall((3.4, -0.5, 0), "leaf", scale=0.95, seed=1)
    garland([(-1.3 + 0.26 * k, -0.12, 1.6 - 0.1 * (k % 3)) for k in range(11)])
    seller = Look("sun", "content", hat=("straw", "sand"), wear=(("apron", "leaf"),))
    meeple((-1.2, -1.0, 0), seller, pose="wave", scale=1.1)
    buyer = meeple(
        (0.25, -1.2, 0), Look("sky", "happy", hair=("fringe", "ink")), pose="hold", scale=1.1
    )
    with buyer.hand("right", 1.1):
        bucket_of_flowers((0.34, 0, -0.3), ("rose", "sun"), "paper", 0.5)
    meeple((1.6, -1.0, 0), Look("grape", "grin", hat=("flowers", "candy")), pose="up", scale=1.08)
    tuk_tuk((2.7, -3.1, 0.02), "sea")
    bucket_of_flowers((-5.1, -1.6, 0), ("grape", "lilac"), "sun", 0.9)
    cloud((-4.6, 3.6, 6.2), 1.2)
    cloud((4.4, 4.0, 6.6), 1.5)
