"""content/testimonials.yaml: what guests say."""

from typing import Annotated

from pydantic import Field

from nk.content.schema.base import ContentModel
from nk.content.schema.text import Text
from nk.content.schema.values import PictureName, Stars


class Testimonial(ContentModel):
    """One guest's words."""

    id: Annotated[int, Field(ge=1)]
    name: Text
    age: Annotated[int, Field(ge=1, le=120)] | None
    rating: Stars
    text: Text
    image: PictureName | None


Testimonials = tuple[Testimonial, ...]
