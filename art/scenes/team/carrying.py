"""What each person carries, and the pose that carries it."""

from __future__ import annotations

from collections.abc import Callable

from art.kit.stage import group, inside
from art.props.food.cafe import latte, mug
from art.props.food.food import toast
from art.props.people.disguises import bouquet
from art.props.people.held import clipboard, gamepad, megaphone, parcel, rulebook, serving_tray
from art.props.people.meeple import Figure
from art.props.places.photobooth import camera
from art.props.play.beyblade import bey
from art.props.play.dice import die
from art.props.play.games import card_fan
from art.props.play.mystery import magnifier
from art.scenes.team.dressing import accent
from art.scenes.team.staff import Person

_POSES = {
    "box": "hold",
    "book": "hold",
    "clipboard": "hold",
    "controller": "hold",
    "camera": "hold",
    "tray": "hold",
    "megaphone": "hold",
    "die": "up",
    "card": "hold",
    "magnifier": "wave",
    "top": "hold",
    "cup": "wave",
    "flower": "hold",
}


#: These hold up what others carry before them, so that no two with the same thing look alike.
_PROUD = frozenset({"13", "20", "24"})
_TOPS = {"14": "defense", "20": "attack", "30": "balance"}
_BOARDS = {"04": "walnut", "05": "sea", "09": "candy"}
_HANDS_OF_CARDS = {
    "08": ("grape", "night", "sea", "electric"),
    "13": ("rose", "leaf", "sun"),
    "22": ("tomato", "sea", "leaf", "grape"),
    "24": ("sun", "teal", "tomato"),
}
_DICE = {"07": ("cream", "ink"), "18": ("grape", "paper"), "31": ("sun", "ink")}


def pose_of(person: Person) -> str:
    """Return the pose in which the person's thing is carried best."""
    return "wave" if person.id in _PROUD else _POSES[person.prop]


def raises(person: Person) -> bool:
    """Tell whether the thing is held up beside the head."""
    return person.id in _PROUD or person.prop in _IN_HAND


def carry(person: Person, figure: Figure) -> None:
    """Put the person's thing into the figure's hands."""
    if raises(person):
        shown = _HELD_UP if person.id in _PROUD else _IN_HAND
        with figure.hand("right", 1.06):
            shown[person.prop](person)
    else:
        with inside(figure.holder), group((0, -0.62, 0.7)):
            _IN_FRONT[person.prop](person)


def _tint(person: Person) -> str:
    """Return the thing's colour; yellow would drown in the paper and gold on it."""
    color = accent(person, 1)
    return color if color != "sun" else "sea" if person.colour == "tomato" else "tomato"


def _die(person: Person) -> None:
    die((-0.02, -0.02, 0.08), *_DICE[person.id], (0.2, 0.25, 0.5), 0.62)


def _lens(person: Person) -> None:
    magnifier((0, -0.06, 0.36), _tint(person), (1.4, -0.2, 0), 0.42)


def _cup(person: Person) -> None:
    mug((-0.02, -0.08, 0.06), _tint(person), "cocoa", 2.6, 0.95)


_IN_HAND: dict[str, Callable[[Person], None]] = {
    "die": _die,
    "magnifier": _lens,
    "cup": _cup,
}


def _top_high(person: Person) -> None:
    with group((0.04, -0.12, 0.06), (0.85, -0.1, 0)):
        bey((0, 0, 0), _tint(person), "sun", _TOPS[person.id], 0.0, 0.4, 0.45)


def _cards_high(person: Person) -> None:
    card_fan((0, -0.12, -0.04), _HANDS_OF_CARDS[person.id], (-0.1, -0.2, 0), 0.78)


_HELD_UP: dict[str, Callable[[Person], None]] = {"top": _top_high, "card": _cards_high}


def _box(person: Person) -> None:
    parcel((0, 0, 0.0), _tint(person), "cream")


def _tray(person: Person) -> None:
    serving_tray((0, 0.04, 0.0), "tomato" if person.colour != "tomato" else "sea")
    toast((-0.12, -0.04, 0.06), "milk", 0.3, 0.42)
    latte((0.22, -0.02, 0.06), "paper", 0.4, 0.42)


def _top(person: Person) -> None:
    # Tilted so that its blade is seen from the front.
    with group((0, -0.02, -0.12), (0.75, 0, 0)):
        bey((0, 0, 0), _tint(person), "sun", _TOPS[person.id], 0.0, 0.4, 0.55)


def _hailer(person: Person) -> None:
    megaphone((-0.22, -0.06, 0.06), _tint(person), (0, 0.15, 0.55))


def _book(person: Person) -> None:
    rulebook((0, 0, 0.04), _tint(person), "sun", (-0.15, 0, 0.12))


def _camera(person: Person) -> None:
    camera((0, 0.02, -0.2), _tint(person), 0.0, 0.36)


def _list(person: Person) -> None:
    lean = 0.1 - 0.2 * (int(person.id) % 2)
    clipboard((0, 0, 0.02), _BOARDS[person.id], (-0.2, lean, lean))


def _pad(person: Person) -> None:
    gamepad((0, -0.02, 0.06), "paper" if person.generation == "gen_2" else "lilac", (-0.25, 0, 0))


def _cards(person: Person) -> None:
    card_fan((0, -0.02, -0.06), _HANDS_OF_CARDS[person.id], (-0.2, 0, 0), 0.72)


_IN_FRONT: dict[str, Callable[[Person], None]] = {
    "box": _box,
    "book": _book,
    "megaphone": _hailer,
    "clipboard": _list,
    "controller": _pad,
    "camera": _camera,
    "tray": _tray,
    "top": _top,
    "card": _cards,
    "flower": lambda person: bouquet((0, -0.02, -0.1), ("rose", "sun", "paper"), 0.85),
}
