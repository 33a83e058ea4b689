"""content/pages/team-building.yaml."""

from typing import Annotated, Literal

from pydantic import Field

from nk.content.schema.hours import TimeRange
from nk.content.schema.shop import GroupSize, HeadedPart, Point, PointList, ServiceHero
from nk.content.schema.values import (
    ButtonText,
    Clock,
    ContentModel,
    Head,
    PictureName,
    Text,
)

BenefitKey = Literal[
    "relationships",
    "communication",
    "teamwork",
    "problem_solving",
    "creativity",
    "time_management",
]
SolutionKey = Literal["icebreaker", "cross_department", "leadership", "celebration"]


class BookingTerms(ContentModel):
    """The figures of a booking, which the sheet draws and says."""

    weeks_ahead: Annotated[int, Field(ge=1, le=52)]
    sessions: Annotated[tuple[TimeRange, ...], Field(min_length=1)]
    people: GroupSize
    deposit_percent: Annotated[int, Field(ge=1, le=100)]


class TeamHero(ServiceHero):
    """The first screen: ask on chat, or call."""

    inquire: ButtonText
    call: ButtonText
    facts: Annotated[tuple[Text, ...], Field(min_length=1)]


class Benefit(Point):
    """What a team takes home, with the scene on its tile."""

    key: BenefitKey
    image: PictureName


class Benefits(HeadedPart):
    """The tiles."""

    tiles: Annotated[tuple[Benefit, ...], Field(min_length=1)]


class Process(PointList):
    """The way from the first call to the last word, as a board-game track."""

    start: ButtonText
    finish: Text


class Solution(Point):
    """A session made for one kind of occasion: for whom, and what they do."""

    key: SolutionKey
    image: PictureName
    suits: Text


class Solutions(HeadedPart):
    """The boxes on the shelf."""

    suits_label: Text
    boxes: Annotated[tuple[Solution, ...], Field(min_length=1)]


class HalfDayPart(Point):
    """One part of the sample half-day, and when it begins."""

    at: Clock
    image: PictureName


class HalfDay(HeadedPart):
    """A morning as it may go; `done` says when everybody is free again."""

    parts: Annotated[tuple[HalfDayPart, ...], Field(min_length=1)]
    done: Text


class OfficeFact(Point):
    """What the one who signs for the day asks about."""

    image: PictureName


class Quote(ContentModel):
    """What somebody who planned such a day said of it."""

    text: Text
    name: Text
    image: PictureName


class BookingSheet(HeadedPart):
    """The sheet of terms; `{...}` in their texts are the figures of the booking terms."""

    ahead: Point
    weeks: Text
    time: Point
    session: Text
    head_count: Text
    people: Point
    payment: Point


class TeamBuildingPage(ContentModel):
    """The whole page."""

    head: Head
    terms: BookingTerms
    hero: TeamHero
    benefits: Benefits
    process: Process
    solutions: Solutions
    half_day: HalfDay
    booking: BookingSheet
    office_facts: Annotated[tuple[OfficeFact, ...], Field(min_length=1)]
    quote: Quote
    closing: HeadedPart
