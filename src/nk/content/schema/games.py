"""The games on the shelves: who plays them, how long they take, what they ask for."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from nk.content.schema.offers import BranchId
from nk.content.schema.values import ContentModel, PictureName, Slug, Text, Word
from nk.sentences import WrongValueError

Category = Literal[
    "family",
    "bluffing",
    "party",
    "deduction",
    "strategy",
    "economic",
    "cooperative",
    "abstract",
    "dexterity",
]
Weight = Literal["light", "medium", "heavy"]
# How much a player has to read while playing; the games are in English unless staff say otherwise.
Reading = Literal["none", "little", "much"]
Mood = Literal["loud", "sneaky", "brainy", "together", "calm"]
Amount = Annotated[int, Field(ge=1, le=1_000)]
Age = Annotated[int, Field(ge=3, le=18)]


def _in_order(span: tuple[int, int]) -> tuple[int, int]:
    if span[0] > span[1]:
        raise WrongValueError(
            "ใส่ตัวเลขที่น้อยกว่าก่อน เช่น 3 แล้วค่อย 6",
            "write the smaller figure first, such as [3, 6]",
        )
    return span


Span = Annotated[tuple[Amount, Amount], AfterValidator(_in_order)]


def _each_once(values: tuple[str, ...]) -> tuple[str, ...]:
    twice = sorted({value for value in values if values.count(value) > 1})
    if twice:
        raise WrongValueError(
            f"{', '.join(twice)} ซ้ำกัน เก็บไว้อันเดียว", f"{', '.join(twice)} is given twice; keep one"
        )
    return values


class Game(ContentModel):
    """One game. One with a picture is a hit, and stands on the shelf of the play page.

    `also` are other spellings people type, in either script; `branches` left out means all.
    """

    id: Slug
    name: Text
    also: Annotated[tuple[Word, ...], AfterValidator(_each_once)] = ()
    category: Category
    players: Span
    minutes: Span
    age: Age
    weight: Weight
    reading: Reading
    moods: Annotated[tuple[Mood, ...], Field(min_length=1), AfterValidator(_each_once)]
    branches: Annotated[tuple[BranchId, ...], AfterValidator(_each_once)] = ()
    hook: Text
    image: PictureName | None = None


def _ids_once(games: tuple[Game, ...]) -> tuple[Game, ...]:
    seen: set[str] = set()
    for game in games:
        if game.id in seen:
            raise WrongValueError(
                f"รหัส {game.id} ซ้ำกัน แต่ละเกมต้องมีรหัสของตัวเอง",
                f"{game.id} is used twice; each game has an id of its own",
            )
        seen.add(game.id)
    return games


Games = Annotated[tuple[Game, ...], Field(min_length=1), AfterValidator(_ids_once)]


def hits(games: tuple[Game, ...]) -> tuple[Game, ...]:
    """Return the games asked for most."""
    return tuple(game for game in games if game.image)
