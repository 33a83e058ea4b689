"""content/pages/photo-booth.yaml."""

from typing import Annotated

from pydantic import Field

from nk.content.schema.shop import HeadedPart, Point, ServiceHero
from nk.content.schema.values import ButtonText, ContentModel, Head, PictureName, Text


class PhotoHero(ServiceHero):
    """The first screen; `packages` leads down to them, `script` to the scripted mysteries.

    `short` names the package that is shorter than an hour.
    """

    book: ButtonText
    packages: ButtonText
    script: ButtonText
    short: Text


class PhotoStep(Point):
    """One frame of the strip that tells how it goes."""

    image: PictureName


class PhotoSteps(HeadedPart):
    """From the costume rail to the print in hand."""

    steps: Annotated[tuple[PhotoStep, ...], Field(min_length=1)]


class PackageWords(ContentModel):
    """The names of a package's figures."""

    popular: Text
    people: Text
    photos: Text
    prints: Text
    costume_changes: Text
    looks: Text
    unlimited: Text
    price: Text
    time: Text
    each_photo: Text
    each: Text


class PhotoPackages(HeadedPart):
    """The packages; their figures are in content/photobooth.yaml."""

    hours: Text
    included: Text
    words: PackageWords


class PhotoAddOns(HeadedPart):
    """The add-ons, with how their price is said."""

    plus: Text
    plus_per_photo: Text


class PhotoBoothPage(ContentModel):
    """The whole page."""

    head: Head
    hero: PhotoHero
    how: PhotoSteps
    packages: PhotoPackages
    gallery: HeadedPart
    testimonials: HeadedPart
    add_ons: PhotoAddOns
    closing: HeadedPart
