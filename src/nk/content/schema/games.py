"""content/games.yaml: the games that guests ask for most."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from nk.content.schema.base import ContentModel
from nk.content.schema.text import Text
from nk.content.schema.values import PictureName, Slug

Category = Literal["family", "bluffing", "party", "deduction", "strategy", "economic"]
Amount = Annotated[int, Field(ge=1)]


def _in_order(span: tuple[int, int]) -> tuple[int, int]:
    if span[0] > span[1]:
        raise ValueError("write the smaller figure first, such as [3, 6]")
    return span


Span = Annotated[tuple[Amount, Amount], AfterValidator(_in_order)]


class HitGame(ContentModel):
    """One box on the shelf."""

    id: Slug
    name: Text
    category: Category
    players: Span
    minutes: Span
    hook: Text
    image: PictureName


HitGames = Annotated[tuple[HitGame, ...], Field(min_length=1)]
