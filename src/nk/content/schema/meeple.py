"""content/meeple.yaml: what a meeple can be made of."""

from typing import Annotated

from pydantic import AfterValidator, Field

from nk.content.schema.values import ContentModel, PictureName, Slug, Text


class MeepleChoice(ContentModel):
    """One choice of a part; one without an image leaves the part away."""

    id: Slug
    name: Text
    image: PictureName | None = None
    # What is left of big hair below a hat that covers the head.
    below_hat: PictureName | None = None
    covers: bool = False


def _different(choices: tuple[MeepleChoice, ...]) -> tuple[MeepleChoice, ...]:
    if len({choice.id for choice in choices}) < len(choices):
        raise ValueError("two choices have the same id")
    return choices


# A letter of the code has room for 31.
Choices = Annotated[
    tuple[MeepleChoice, ...], Field(min_length=1, max_length=31), AfterValidator(_different)
]


class MeepleKit(ContentModel):
    """All parts, in the order of the code's letters."""

    shadow: PictureName
    body: Choices
    face: Choices
    hair: Choices
    hat: Choices
    glasses: Choices
    thing: Choices
    background: Choices
