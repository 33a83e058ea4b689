"""Hostile requests without end, the same ones for the same seed."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from nk.http import Header
from tests.safety import hostile_pieces as pieces

# Whoever finds this word in an answer has been sent back what a stranger wrote.
# A plain word would be one: the API names a parameter it does not know if it is plainly a name.
CANARY: Final = b"zq-canary-qz"


@dataclass(frozen=True, slots=True)
class Hostile:
    """One request, byte for byte."""

    method: str
    path: bytes
    query: bytes
    headers: tuple[Header, ...]


def hostile_requests(seed: int) -> Iterator[Hostile]:
    """Yield requests for ever: known attacks, joined and bent at random."""
    dice = Random(seed)
    while True:
        hosts: tuple[Header, ...] = tuple((b"host", host) for host in dice.choice(pieces.HOSTS))
        headers = dice.sample(pieces.HEADERS, dice.choice((0, 0, 1, 3)))
        yield Hostile(dice.choice(pieces.METHODS), _path(dice), _query(dice), (*hosts, *headers))


def _path(dice: Random) -> bytes:
    shapes = (_known, _known, _traversing, _traversing, _ending, _bent, _bent, _soup)
    path = dice.choice(shapes)(dice).replace(b"?", b"%3f")
    # Nearly all servers refuse a path without its slash; one that does not must not matter.
    return path if dice.random() < 0.05 else b"/" + path.lstrip(b"/")


def _known(dice: Random) -> bytes:
    return dice.choice(pieces.PLACES)


def _traversing(dice: Random) -> bytes:
    parts = [dice.choice(pieces.TRAVERSALS) for _ in range(dice.randint(1, 5))]
    return _known(dice) + b"/" + dice.choice((b"/", b"")).join(parts)


def _ending(dice: Random) -> bytes:
    ending = dice.choice(pieces.ENDINGS)
    return _known(dice) + dice.choice((ending, CANARY, b"/" + CANARY + ending))


def _bent(dice: Random) -> bytes:
    """Put something odd into the middle of a good address."""
    place = _known(dice)
    at = dice.randint(0, len(place))
    return place[:at] + dice.choice(pieces.ENCODINGS) + dice.choice((place[at:], CANARY))


def _soup(dice: Random) -> bytes:
    everything = (*pieces.TRAVERSALS, *pieces.ENCODINGS, *pieces.ENDINGS, dice.randbytes(6))
    return b"".join(dice.choice(everything) for _ in range(dice.randint(1, 6)))


def _query(dice: Random) -> bytes:
    if dice.random() < 0.3:
        return b""
    if dice.random() < 0.1:
        return dice.randbytes(dice.randint(1, 60))
    pairs = (_pair(dice) for _ in range(dice.choice((1, 1, 2, 3, 30))))
    return dice.choice((b"&", b"&", b";", b"&&")).join(pairs)


def _pair(dice: Random) -> bytes:
    value = dice.choice((*pieces.VALUES, CANARY, *pieces.ENCODINGS))
    return dice.choice(pieces.NAMES) + dice.choice((b"=", b"=", b"==", b"")) + value
