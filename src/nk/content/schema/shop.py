"""The shop: its facts and links, branches, services and what visitors say."""

from typing import Annotated, Literal, Self

from pydantic import (
    AfterValidator,
    Field,
    StringConstraints,
    WithJsonSchema,
    computed_field,
    field_serializer,
    model_validator,
)

from nk.content.schema.hours import (
    OpeningHours,
    SpecialHours,
    TimeRange,
    days_once,
    shown_hours,
)
from nk.content.schema.values import (
    Baht,
    ContentModel,
    Count,
    Email,
    Host,
    InternalPath,
    Link,
    Phone,
    PictureName,
    Slug,
    Stars,
    Text,
    Word,
    shown_phone,
)
from nk.sentences import WrongValueError


class Facts(ContentModel):
    """Figures that pages quote; kept once, so they cannot disagree."""

    founded: Count
    members: Count
    team: Count
    branches: Count
    mall_branches: Count
    old_town_branches: Count
    games: Count
    booking: Text
    guarantee: Text


class Contact(ContentModel):
    """How to reach the shop, and when it answers."""

    phone: Phone
    chat_handle: Word
    chat_url: Link
    email: Email
    answered: TimeRange

    @computed_field
    def phone_shown(self) -> str:
        """The number as people dial it."""
        return shown_phone(self.phone)


class Social(ContentModel):
    """The shop's own accounts, all of them shown in the footer."""

    facebook: Link
    instagram: Link
    youtube: Link
    tiktok: Link
    line: Link


class OutsideLinks(ContentModel):
    """Other sites that pages hand the visitor over to."""

    menu: Link
    order: Link
    teaser: Link
    leaderboard: Link


class Site(ContentModel):
    """The whole file."""

    name: Text
    short_name: Word
    brand: Word
    description: Text
    facts: Facts
    contact: Contact
    social: Social
    links: OutsideLinks
    image_hosts: tuple[Host, ...]


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
    hours: Annotated[tuple[OpeningHours, ...], Field(min_length=1), AfterValidator(days_once)]
    transport: Text
    free_parking: bool
    image: PictureName
    maps: Link
    social: BranchSocial

    @computed_field
    def phone_shown(self) -> str:
        """The number as people dial it."""
        return shown_phone(self.phone)

    @computed_field
    def special_hours(self) -> SpecialHours:
        """The days that differ; the compiler puts in those of content/special-hours.yaml."""
        return ()

    @computed_field
    def hours_shown(self) -> Text:
        """The hours as people read them."""
        return shown_hours(self.hours)


Branches = tuple[Branch, ...]


Lead = Literal["tomato", "grape", "electric", "candy", "sun", "teal"]
ServiceKey = Literal[
    "play_at_shop", "board_game_script", "beyblade", "photo_booth", "nk_cafe", "team_building"
]


FactName = Annotated[str, StringConstraints(pattern=r"^[a-z_]+\.[a-z0-9_]+$")]
_NUMBER = WithJsonSchema({"anyOf": [{"type": "integer"}, {"type": "null"}]}, mode="serialization")


class Price(ContentModel):
    """The starting price as a figure and as the page shows it; no figure means: ask us.

    A figure that stands in another file already is given by the name of its fact: play.from.
    """

    from_: Annotated[Baht | FactName | None, Field(alias="from"), _NUMBER]
    unit: Text | None
    shown: Text

    @field_serializer("from_")
    def _as_number(self, value: int | str | None) -> int | str | None:
        """Leave a mark that the compiler replaces by the number."""
        return f"={{{value}}}" if isinstance(value, str) else value


class Service(ContentModel):
    """One service, as its card shows it."""

    id: Annotated[int, Field(ge=1)]
    key: ServiceKey
    lead: Lead
    image: PictureName
    page_image: PictureName
    title: Text
    path: InternalPath
    short: Text
    description: Text
    price: Price


Services = tuple[Service, ...]


PersonCount = Annotated[int, Field(ge=1, le=1000)]


class GroupSize(ContentModel):
    """How many people can take part, from the fewest to the most."""

    fewest: PersonCount
    most: PersonCount

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        if self.most < self.fewest:
            raise WrongValueError(
                "จำนวนมากที่สุดต้องไม่น้อยกว่าจำนวนน้อยที่สุด",
                "`most` must not be smaller than `fewest`",
            )
        return self


class HeadedPart(ContentModel):
    """A part of a page: its heading and the line under it."""

    heading: Text
    lead: Text


class ServiceHero(HeadedPart):
    """The first screen of a service page."""

    image: PictureName
    image_alt: Text
    image_press: Text


class Point(ContentModel):
    """A short heading and one or two sentences."""

    title: Text
    text: Text


class PointList(HeadedPart):
    """A part that makes several points."""

    points: Annotated[tuple[Point, ...], Field(min_length=1)]


class Testimonial(ContentModel):
    """One guest's words."""

    id: Annotated[int, Field(ge=1)]
    name: Text
    age: Annotated[int, Field(ge=1, le=120)] | None
    rating: Stars
    text: Text
    image: PictureName | None


Testimonials = tuple[Testimonial, ...]
