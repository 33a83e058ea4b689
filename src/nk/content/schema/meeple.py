"""content/meeple.yaml: what a meeple can be made of."""

from typing import Annotated

from pydantic import AfterValidator, Field, ValidationInfo, field_validator

from nk.content.schema.values import ContentModel, PictureName, Slug, Text
from nk.sentences import WrongValueError


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
        raise WrongValueError("มีสองตัวเลือกใช้รหัสเดียวกัน เปลี่ยนอันหนึ่ง", "two choices have the same id")
    return choices


# A letter of the code has room for 31.
Choices = Annotated[
    tuple[MeepleChoice, ...], Field(min_length=1, max_length=31), AfterValidator(_different)
]


class FirstMeeple(ContentModel):
    """The meeple that the page begins with: its choices by id, and all but its background as one
    picture, which `./nk art backgrounds` makes.
    """

    image: PictureName
    body: Slug
    face: Slug
    hair: Slug
    hat: Slug
    glasses: Slug
    thing: Slug
    background: Slug


class MeepleParts(ContentModel):
    """All parts, in the order of the code's letters.

    The server needs no first meeple, and may have to start with words from before there was one.
    """

    shadow: PictureName
    body: Choices
    face: Choices
    hair: Choices
    hat: Choices
    glasses: Choices
    thing: Choices
    background: Choices
    # Behind the parts, as it is checked against them.
    first: FirstMeeple | None = None

    @field_validator("first")
    @classmethod
    def _made_of_these(cls, first: FirstMeeple | None, info: ValidationInfo) -> FirstMeeple | None:
        for part, chosen in first or ():
            # A part that is itself mistaken is not here, and has been told of.
            ids = [choice.id for choice in info.data.get(part, ())]
            if ids and chosen not in ids:
                raise WrongValueError(
                    f"{part} ไม่มีรหัส {chosen} ที่มีคือ {', '.join(ids)}",
                    f"no {part} has the id {chosen}; there are {', '.join(ids)}",
                )
        return first


class MeepleKit(MeepleParts):
    """The parts and the meeple that the page begins with."""

    first: FirstMeeple
