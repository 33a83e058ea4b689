"""Parts that the pages of single services are made of."""

from typing import Annotated, Self

from pydantic import Field, model_validator

from nk.content.schema.base import ContentModel
from nk.content.schema.text import Text
from nk.content.schema.values import PictureName

PersonCount = Annotated[int, Field(ge=1, le=1000)]


class GroupSize(ContentModel):
    """How many people can take part, from the fewest to the most."""

    fewest: PersonCount
    most: PersonCount

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        if self.most < self.fewest:
            raise ValueError("`most` must not be smaller than `fewest`")
        return self


class HeadedPart(ContentModel):
    """A part of a page: its heading and the line under it."""

    heading: Text
    lead: Text


class ServiceHero(HeadedPart):
    """The first screen of a service page."""

    image: PictureName
    image_alt: Text


class Point(ContentModel):
    """A short heading and one or two sentences."""

    title: Text
    text: Text


class PointList(HeadedPart):
    """A part that makes several points."""

    points: Annotated[tuple[Point, ...], Field(min_length=1)]
