"""content/menu.yaml: what the cafe serves."""

from typing import Annotated, Self

from pydantic import AfterValidator, Field, model_validator

from nk.content.schema.base import ContentModel
from nk.content.schema.text import Text
from nk.content.schema.values import Baht, PictureName, Slug


class Dish(ContentModel):
    """One line of the menu; a popular one carries a badge and may show its picture."""

    name: Text
    price: Baht
    popular: bool = False
    image: PictureName | None = None


class Extra(ContentModel):
    """Something added to a dish for a little more."""

    name: Text
    plus: Baht


class MenuGroup(ContentModel):
    """One part of the menu. `id` is its anchor on the page."""

    id: Slug
    name: Text
    note: Text | None = None
    image: PictureName | None = None
    dishes: tuple[Dish, ...] = ()
    extras: tuple[Extra, ...] = ()

    @model_validator(mode="after")
    def _not_empty(self) -> Self:
        if not self.dishes and not self.extras:
            raise ValueError("the group is empty; give it `dishes` or `extras`")
        return self


def _ids_once(groups: tuple[MenuGroup, ...]) -> tuple[MenuGroup, ...]:
    ids = [group.id for group in groups]
    twice = sorted({name for name in ids if ids.count(name) > 1})
    if twice:
        raise ValueError(f"{', '.join(twice)} is used twice; each group has an id of its own")
    return groups


Menu = Annotated[tuple[MenuGroup, ...], Field(min_length=1), AfterValidator(_ids_once)]
