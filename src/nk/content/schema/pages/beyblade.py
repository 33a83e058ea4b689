"""content/pages/beyblade.yaml."""

from typing import Annotated, Literal

from pydantic import Field

from nk.content.schema.pages.home import Section
from nk.content.schema.values import (
    ButtonText,
    ContentModel,
    Count,
    Head,
    InternalPath,
    PictureName,
    Text,
    Word,
)


class BeybladeHero(ContentModel):
    """The first screen; {start} is the rating everyone starts with."""

    image: PictureName
    image_alt: Text
    image_press: Text
    kicker: Text
    heading: Text
    lead: Text
    events: ButtonText
    leaderboard: ButtonText


class Activity(ContentModel):
    """One way to play: every day, every week, or on special days."""

    key: Literal["daily", "weekly", "special"]
    when: Text
    title: Text
    text: Text
    format: Text


class Activities(Section):
    """The three ways to play, the smallest first."""

    items: Annotated[tuple[Activity, ...], Field(min_length=3, max_length=3)]


class Medal(ContentModel):
    """The picture of a medal and what it is."""

    image: PictureName
    alt: Text


class SamplePlayer(ContentModel):
    """A player shown when the ranking cannot be read."""

    name: Word
    rating: Count


class LeaderboardWords(Section):
    """The words of the top ten."""

    caption: Text
    rank: Text
    player: Text
    trend: Text
    week: Text
    rating: Text
    up: Text
    down: Text
    unknown: Text
    history: Text
    loading: Text
    all: ButtonText
    no_scripts: Text
    medals: Annotated[tuple[Medal, ...], Field(min_length=3, max_length=3)]
    samples: Annotated[tuple[SamplePlayer, ...], Field(min_length=5, max_length=5)]


class RewardWords(Section):
    """The podium, the season's reset and the clock."""

    rank: Text
    ranks: Text
    points: Text
    starts: Text
    note: Text
    clock_label: Text
    clock_days: Text
    clock_day: Text
    clock_last: Text
    clock_until: Text
    clock_waiting: Text


class ArenaPicture(ContentModel):
    """A picture of the gallery."""

    image: PictureName
    caption: Text


class ArenaGallery(Section):
    """Twelve pictures."""

    pictures: Annotated[tuple[ArenaPicture, ...], Field(min_length=12, max_length=12)]


class PathLink(ContentModel):
    """A link to another page."""

    path: InternalPath
    label: Text


class ArenaQuestion(ContentModel):
    """A question, its answer, and where to read on."""

    question: Text
    answer: Text
    link: PathLink | None = None


class ArenaQuestions(Section):
    """The questions asked most."""

    items: Annotated[tuple[ArenaQuestion, ...], Field(min_length=1)]


class Gate(ContentModel):
    """A way out of the page."""

    path: InternalPath
    icon: PictureName
    title: Text
    text: Text


class Gates(ContentModel):
    """All ways out."""

    heading: Text
    items: Annotated[tuple[Gate, ...], Field(min_length=1)]


class MemberWords(ContentModel):
    """The member card that keeps a rating; the rating page shows it too."""

    heading: Text
    text: Text
    chat: ButtonText
    card_name: Text
    card_line: Text


class BeybladePage(ContentModel):
    """The whole page."""

    head: Head
    hero: BeybladeHero
    activities: Activities
    leaderboard: LeaderboardWords
    rewards: RewardWords
    gallery: ArenaGallery
    faq: ArenaQuestions
    gates: Gates
    member: MemberWords
