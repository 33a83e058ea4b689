"""Wide pictures for an event's page, one for each type of event."""

from __future__ import annotations

from art.kit import cameras
from art.kit.lights import bulb, light_rig
from art.kit.stage import inside
from art.props.decor import bunting, pendant, rug, string_lights
from art.props.food.cafe import plate
from art.props.food.tumblers import tumbler
from art.props.furniture import TABLE, long_table
from art.props.people.bladers import loaded_launcher
from art.props.people.company import confetti, shelf_wall, table_with_friends
from art.props.people.meeple import Look, meeple
from art.props.places.photobooth import balloon, birthday_cake, gift
from art.props.places.rooms import room
from art.props.play.beyblade import bey, score_tower
from art.props.play.dice import die, trophy
from art.props.play.games import board, card_stack
from art.props.play.stadium import FLOOR, stadium
from art.scenes.beyblade.hall import hall, neon_wall, party_wall, pedestal, watchers
from art.scenes.registry import scene


@scene("events/beyblade", size=(1860, 1240), samples=3)
def beyblade_day() -> None:
    cameras.custom((0.4, -8.8, 4.0), (0, 0.6, 1.4), 41)
    hall("neon", "#3A2FA8", "#2A2468", ("electric", "rose"), 6.2)
    neon_wall(6.2, 3.4)
    pedestal(0.5, "ink", 2.9)
    stadium((0, 0, 0.5), "sea", "night", 0, 0.76)
    bey((-0.42, 0.1, 0.5 + FLOOR * 0.76), "tomato", "sun", "attack", 0.16, 0.3, 0.5, "coral")
    bey((0.5, 0.0, 0.5 + FLOOR * 0.76), "electric", "grape", "balance", -0.14, 0.9, 0.5, "electric")
    red = Look("tomato", "determined", hair=("spiky", "sun"), wear=(("scarf", "sun"),))
    blue = Look("sky", "cheer", hat=("cap", "ink"), wear=(("cape", "electric"),))
    for x, look, tint in ((-3.0, red, "sea"), (3.0, blue, "tomato")):
        player = meeple((x, 0.7, 0), look, pose="hold", scale=1.35)
        with inside(player.holder):
            loaded_launcher((0, -0.8, 0.78), tint, ("sun", "grape", "stamina"), 0.1, 0.5)
    score_tower((1.9, 2.5, 0), -0.2, 1.5, 3, 2)
    trophy((-1.9, 2.6, 0), "gold", scale=1.3)
    # Nobody stands behind the players, where only arms and hair would be seen of them.
    watchers([(-2.5, 3.9, 0.3), (-0.9, 4.1, 0.4), (0.8, 4.1, 0.4)], 7, 1.1)
    watchers([(2.5, 3.9, 0.3)], 19, 1.1)


@scene("events/practice", size=(1860, 1240), samples=3)
def practice_day() -> None:
    """No trophy and no score: whoever comes by plays."""
    cameras.custom((0.4, -8.8, 4.0), (0, 0.6, 1.4), 41)
    hall("day", "#FF8A5C", "#7A5CF0", ("lemon", "paper"), 6.2)
    party_wall(6.2, 3.6)
    pedestal(0.5, "ink", 2.9)
    stadium((0, 0, 0.5), "teal", "night", 0, 0.76)
    bey((-0.5, -0.1, 0.5 + FLOOR * 0.76), "grape", "lime", "stamina", 0.16, 0.3, 0.56, "lime")
    bey((0.58, 0.15, 0.5 + FLOOR * 0.76), "sun", "tomato", "attack", -0.14, 0.9, 0.56, "coral")
    left = Look("teal", "cheer", hair=("bob", "cocoa"), glasses=("round", "ink"))
    right = Look("candy", "determined", hair=("swoop", "ink"), hat=("headphones", "electric"))
    for x, look, tint in ((-3.0, left, "grape"), (3.0, right, "sun")):
        player = meeple((x, 0.7, 0), look, pose="hold", scale=1.35)
        with inside(player.holder):
            loaded_launcher((0, -0.8, 0.78), tint, ("sun", "grape", "stamina"), 0.1, 0.5)
    watchers([(-1.9, 3.9, 0.3), (-0.3, 4.2, 0.4), (1.3, 3.9, 0.3), (2.5, 4.4, 0.4)], 33, 1.1)


@scene("events/board-game", size=(1860, 1240), samples=3)
def board_game_night() -> None:
    cameras.custom((-0.6, -9.2, 4.4), (0.3, 0.5, 1.4), 42)
    light_rig("evening", (0, 0, 1.2), 7)
    room("#E8694A", "#FFC98A", width=14, depth=9, height=5, pattern="boards")
    shelf_wall((0, 4.1, 0), 4, seed=3, size=(2.3, 0.55, 3.4), rows=5)
    string_lights((-6.5, 3.4, 4.4), (6.5, 3.4, 4.4), 0.5, 15)
    rug((0, -0.1, 0.02), 3.4, ("teal", "cream", "sun"))
    looks = (
        Look("grape", "cheer", hair=("swoop", "ink")),
        Look("sun", "surprised", hair=("bob", "cocoa"), glasses=("round", "ink")),
        Look("sky", "happy", hair=("fringe", "cocoa"), hat=("party", "tomato")),
        Look("candy", "grin", hair=("pigtails", "rose")),
        Look("leaf", "determined", hair=("spiky", "cocoa")),
    )
    poses = ("up", "hold", "up", "wave", "up")
    table_with_friends((0, -0.1, 0), looks, radius=1.8, game="none", poses=poses, scale=1.15)
    high = TABLE * 1.15
    board((0, -0.35, high), rot=0.2, scale=1.15)
    card_stack((1.2, -0.6, high), "grape", 12, 0.3)
    die((-1.1, -0.95, high), "cream", "tomato", 0.5, 0.9)
    die((0.75, -1.2, high), "sun", "ink", -0.3, 0.8)
    trophy((-1.35, -0.1, high), "gold", scale=0.6)
    guide = Look("tomato", "happy", hat=("cap", "ink"), wear=(("apron", "sun"),))
    meeple((4.7, 2.7, 0), guide, pose="wave", scale=1.5)
    pendant((0, 0.4, 3.7), "teal", 1.6, 1.4)
    bulb((0, 0.0, 3.2), 70)


@scene("events/other", size=(1860, 1240), samples=3)
def party() -> None:
    cameras.custom((0.5, -9.2, 3.4), (0, 0.5, 1.6), 40)
    light_rig("day", (0, 0, 1.3), 7)
    room("#8A6CF0", "#FFD9A0", width=14, depth=8, height=5, pattern="checks")
    bunting((-6.0, 3.6, 4.5), (6.0, 3.6, 4.5), 0.6, 17)
    long_table((0, 0, 0), (5.6, 1.7), "candy")
    birthday_cake((0, 0, TABLE), "sun", 1.0)
    gift((-1.7, -0.1, TABLE), "teal", "sun", 0.3, 0.9)
    gift((1.5, 0.1, TABLE), "tomato", "paper", -0.3, 0.8)
    plate((-0.95, -0.35, TABLE), radius=0.35, rim="sea")
    tumbler((0.85, -0.35, TABLE), "red soda", scale=0.7)
    tumbler((2.3, -0.15, TABLE), "blue soda", scale=0.7, straw="tomato")
    for x, y, look, pose in (
        (-3.5, 0.6, Look("sky", "cheer", hat=("party", "tomato")), "up"),
        (-1.7, 1.5, Look("leaf", "happy", hat=("crown", "gold")), "up"),
        (0.0, 1.7, Look("tomato", "cheer", hat=("party", "sun")), "up"),
        (1.7, 1.5, Look("candy", "wink", hair=("space buns", "grape")), "wave"),
        (3.5, 0.6, Look("sun", "grin", hat=("wizard", "grape")), "up"),
    ):
        meeple((x, y, 0.15), look, pose=pose, scale=1.25)
    for x, y, tint, shape in (
        (-4.7, 2.2, "tomato", "heart"),
        (-4.2, 2.6, "sun", "round"),
        (4.3, 2.5, "teal", "round"),
        (4.9, 2.2, "rose", "heart"),
    ):
        balloon((x, y, 1.0), tint, 1.4, shape)
    confetti((0, 0.6, 3.4), 80, (8, 2.0, 2.4), 6)
