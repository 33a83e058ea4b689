"""Turns a person's facts into a dressed meeple: hair that fits under hats, clothes by role."""

from __future__ import annotations

from art.kit.materials import FABRIC
from art.kit.outlines import regular, star
from art.kit.shapes import ball, tube
from art.kit.stage import group, inside, viewer_height_angle
from art.props.people.body import HEAD_HEIGHT
from art.props.people.faces import EYE_LAT, EYE_LON, on_head
from art.props.people.hair import HAIR, head_shell
from art.props.people.hats import HATS
from art.props.people.held import badge, visor
from art.props.people.meeple import Figure, Look, meeple
from art.props.people.wear import glasses
from art.scenes.team.staff import Person

#: Hats that cover the head: what grows on top is left away, what hangs below stays.
WHOLE_HATS = frozenset({"cap", "wizard", "detective", "chef", "beanie", "crown"})
#: Eyes drawn in ink would be lost on real cocoa, so it has more milk here.
_BODIES = {"cocoa": "#A5673A"}
_HATS = {"flower": "flowers", "detective": "fedora"}
_HAT_COLOURS = {
    "crown": "gold",
    "chef": "paper",
    "detective": "walnut",
    "wizard": "night",
    "flower": "rose",
}
_ACCENTS = ("sun", "grape", "tomato", "sea", "leaf", "rose", "teal", "night")
_BADGES = {
    "gen_1": star(5, 0.085, 0.04),
    "gen_2": regular(6, 0.075),
    "gen_3": regular(4, 0.08),
    "new_gen": star(8, 0.085, 0.06),
}


def accent(person: Person, step: int = 0) -> str:
    """Return a colour that is this person's own and differs from the body."""
    rest = [tint for tint in _ACCENTS if tint != person.colour]
    return rest[(int(person.id) * 3 + step * 2) % len(rest)]


def dress(person: Person, pose: str, turn: float) -> Figure:
    """Stand the person at the origin."""
    covered = person.hat in WHOLE_HATS
    bare = person.hair == "none" or covered or (person.hair, person.hat) == ("bun", "party")
    look = Look(
        _BODIES.get(person.colour, person.colour),
        person.face,
        hair=None if bare else (person.hair, person.hair_colour),
        wear=_wear(person),
    )
    figure = meeple((0, 0, 0), look, pose=pose, turn=turn)
    with inside(figure.holder):
        if bare and person.hair != "none":
            _hair_below(person.hair, person.hair_colour)
        _put_on(person)
        if person.glasses != "none":
            _glasses(person)
        if person.role == "support":
            _apron_strings(accent(person))
        # Arms that carry something before the chest would swallow the pin.
        if pose != "hold":
            badge((0.2, -0.345, 0.86), accent(person, 2), _BADGES[person.generation])
    return figure


def _glasses(person: Person) -> None:
    """Put on the person's glasses; square ones are made low, or they would cover the mouth."""
    gaze = max(0.0, min(0.2, viewer_height_angle() * 0.35))
    low = 0.76 if person.glasses == "square" else 1.0
    level = on_head(EYE_LON, EYE_LAT + 0.03 + gaze, 1.14)[2]
    with group((0, 0, level * (1 - low)), scale=(1, 1, low)):
        glasses(person.glasses, _frames(person), gaze)


def _apron_strings(color: str) -> None:
    """Hang the apron around the neck."""
    for side in (-1, 1):
        neck = [(side * 0.17, -0.36, 0.83), (side * 0.21, -0.36, 0.92), (side * 0.24, -0.22, 1.0)]
        tube(neck, 0.028, color, finish=FABRIC)


def _frames(person: Person) -> str:
    if person.glasses == "star":
        return accent(person, 1)
    return "paper" if person.colour == "cocoa" else "ink"


def _wear(person: Person) -> tuple[tuple[str, str], ...]:
    by_generation = {"gen_1": "cape", "gen_2": "scarf", "gen_3": "bow tie", "new_gen": "lanyard"}
    by_role = {
        "co_founder": "bow tie",
        "ceo": "tie",
        "branch_manager": "lanyard",
        "product_manager": "scarf",
        "support": "apron",
    }
    style = by_role.get(person.role) or by_generation[person.generation]
    return ((style, accent(person)),)


def _put_on(person: Person) -> None:
    if person.hat == "none":
        return
    color = _HAT_COLOURS.get(person.hat, accent(person, 1))
    if person.hat == "visor":
        visor(color)
    elif (person.hat, person.hair) == ("headphones", "curls"):
        # Big curls need a wider band.
        with group((0, 0, HEAD_HEIGHT * -0.19), scale=1.19):
            HATS["headphones"](color)
    else:
        lift = 0.05 if person.hat == "party" and person.hair != "none" else 0.0
        with group((0, 0, lift)):
            HATS[_HATS.get(person.hat, person.hat)](color)


def _hair_below(style: str, color: str) -> None:
    head_shell(color, 0.6, 0.05, -0.5, lift=1.07)
    if style == "curls":
        for k in range(10):
            lon, lat = 0.95 + 0.22 * k, (0.26, -0.02, -0.24)[k % 3]
            for side in (-1, 1):
                ball(on_head(side * lon, lat, 1.1), 0.11, color, finish=HAIR, detail=12)
    elif style == "long":
        ball((0, 0.24, 0.98), 0.44, color, (1.0, 0.45, 1.25), finish=HAIR)
        for side in (-1, 1):
            at = (side * 0.44, -0.02, 1.02)
            ball(at, 0.14, color, (0.8, 0.9, 2.4), (0, side * 0.12, 0), HAIR)
    elif style == "bob":
        for side in (-1, 1):
            at = (side * 0.44, 0.02, HEAD_HEIGHT - 0.18)
            ball(at, 0.16, color, (0.75, 1.3, 1.5), finish=HAIR)
    elif style == "bun":
        head_shell(color, 0.52, 0.12, -0.5, wave=0.1)
        for side in (-1, 1):
            ball((side * 0.46, 0.06, HEAD_HEIGHT + 0.3), 0.17, color, finish=HAIR)
