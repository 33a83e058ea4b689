"""content/photobooth.yaml: packages, add-ons, pictures and guests of the photo booth."""

from typing import Annotated

from pydantic import Field

from nk.content.schema.base import ContentModel
from nk.content.schema.galleries import GalleryPicture
from nk.content.schema.stories import Minutes
from nk.content.schema.testimonials import Testimonial
from nk.content.schema.text import Text
from nk.content.schema.values import Baht, PictureName, Slug

OneOrMore = Annotated[int, Field(ge=1)]


class PhotoPackage(ContentModel):
    """One package; costume changes without a figure are unlimited."""

    id: Slug
    name: Text
    tagline: Text
    people: OneOrMore
    photos: OneOrMore
    minutes: Minutes
    prints: OneOrMore
    costume_changes: OneOrMore | None
    price: Baht
    popular: bool = False
    image: PictureName


class PhotoAddOn(ContentModel):
    """Something on top of a package."""

    id: Slug
    name: Text
    text: Text
    plus: Baht
    per_photo: bool = False
    image: PictureName


class PhotoBooth(ContentModel):
    """The whole file."""

    packages: Annotated[tuple[PhotoPackage, ...], Field(min_length=1)]
    add_ons: Annotated[tuple[PhotoAddOn, ...], Field(min_length=1)]
    gallery: Annotated[tuple[GalleryPicture, ...], Field(min_length=1)]
    testimonials: Annotated[tuple[Testimonial, ...], Field(min_length=1)]
