"""What the shop offers: rates, menu, photo booth and stories."""

from collections import Counter
from typing import Annotated, Literal, Self, get_args

from pydantic import AfterValidator, Field, model_validator

from nk.content.schema.shop import GroupSize, Testimonial
from nk.content.schema.team import GalleryPicture
from nk.content.schema.values import Baht, ContentModel, PictureName, Slug, Text
from nk.sentences import WrongValueError

BranchId = Literal["bangkae", "srinakarin", "samyan", "phranakhon"]


class TicketPrices(ContentModel):
    """The three tickets, in baht per person."""

    hourly: Annotated[Baht, Field(ge=1)]
    daily: Baht
    monthly: Baht


class RateGroup(ContentModel):
    """Branches that share one price list."""

    id: Slug
    branches: Annotated[tuple[BranchId, ...], Field(min_length=1)]
    name: Text
    students: TicketPrices
    general: TicketPrices


def _each_branch_once(groups: tuple[RateGroup, ...]) -> tuple[RateGroup, ...]:
    """Refuse a branch without a price list, and one with two."""
    counts = Counter(branch for group in groups for branch in group.branches)
    for branch in get_args(BranchId):
        if counts[branch] != 1:
            raise WrongValueError(
                f"สาขา {branch} อยู่ใน {counts[branch]} กลุ่ม ต้องอยู่กลุ่มเดียวพอดี",
                f"{branch} stands in {counts[branch]} groups; it belongs in one",
            )
    return groups


Minutes = Annotated[int, Field(ge=1, le=600)]
RateGroups = Annotated[tuple[RateGroup, ...], AfterValidator(_each_branch_once)]


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
            raise WrongValueError(
                "หมวดนี้ยังว่าง ใส่เมนูหรือรายการเพิ่มเติมสักอย่าง",
                "the group is empty; give it `dishes` or `extras`",
            )
        return self


def _ids_once(groups: tuple[MenuGroup, ...]) -> tuple[MenuGroup, ...]:
    ids = [group.id for group in groups]
    twice = sorted({name for name in ids if ids.count(name) > 1})
    if twice:
        raise WrongValueError(
            f"รหัส {', '.join(twice)} ซ้ำกัน แต่ละหมวดต้องมีรหัสของตัวเอง",
            f"{', '.join(twice)} is used twice; each group has an id of its own",
        )
    return groups


Menu = Annotated[tuple[MenuGroup, ...], Field(min_length=1), AfterValidator(_ids_once)]


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


Level = Annotated[int, Field(ge=1, le=5)]


class StoryLevels(ContentModel):
    """How much a story asks of its players, each from 1 to 5."""

    difficulty: Level
    investigation: Level
    roleplay: Level


class Story(ContentModel):
    """One case file."""

    id: Slug
    name: Text
    theme: Text
    text: Text
    stamp: Text
    levels: StoryLevels
    players: GroupSize
    minutes: Minutes
    image: PictureName
    image_alt: Text


Stories = Annotated[tuple[Story, ...], Field(min_length=1)]
