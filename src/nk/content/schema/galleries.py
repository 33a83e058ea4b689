"""content/galleries.yaml: the pictures of each branch."""

from typing import Annotated

from pydantic import Field

from nk.content.schema.base import ContentModel
from nk.content.schema.text import Text
from nk.content.schema.values import PictureName


class GalleryPicture(ContentModel):
    """A picture and what is seen in it."""

    image: PictureName
    caption: Text


Pictures = Annotated[tuple[GalleryPicture, ...], Field(min_length=1)]


class Galleries(ContentModel):
    """One gallery a branch, named by the branch's id."""

    bangkae: Pictures
    srinakarin: Pictures
    samyan: Pictures
    phranakhon: Pictures
