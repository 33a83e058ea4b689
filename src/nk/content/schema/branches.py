"""content/branches.yaml: where the shops are and when they are open."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints

from nk.content.schema.base import ContentModel
from nk.content.schema.hours import OpeningHours, days_once
from nk.content.schema.text import Text
from nk.content.schema.values import Link, Phone, PictureName, Slug, Word


class Place(ContentModel):
    """A point on the map."""

    latitude: Annotated[float, Field(ge=-90, le=90)]
    longitude: Annotated[float, Field(ge=-180, le=180)]


class BranchSocial(ContentModel):
    """The accounts a branch has; one it does not have is left out."""

    facebook: Link | None = None
    instagram: Link | None = None
    tiktok: Link | None = None
    youtube: Link | None = None
    line: Link | None = None


class Branch(ContentModel):
    """One shop."""

    id: Slug
    name: Text
    short: Text
    place: Literal["mall", "old_town"]
    floor: Text
    address: Text
    postal_code: Annotated[str, StringConstraints(pattern=r"^[0-9]{5}$")]
    district: Text
    street: Text
    geo: Place
    phone: Phone
    phone_shown: Word
    hours: Annotated[tuple[OpeningHours, ...], Field(min_length=1), AfterValidator(days_once)]
    hours_shown: Text
    transport: Text
    free_parking: bool
    image: PictureName
    maps: Link
    social: BranchSocial


Branches = tuple[Branch, ...]
