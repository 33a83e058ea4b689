"""content/pages/rating.yaml. Figures of the rating come from content/beyblade/rating.yaml."""

from typing import Annotated, Literal

from pydantic import Field

from nk.content.schema.pages.home import Section
from nk.content.schema.values import ButtonText, ContentModel, Count, Head, PictureName, Text


class RatingHero(ContentModel):
    """The first screen; {start} is the rating everyone starts with."""

    image: PictureName
    image_alt: Text
    image_press: Text
    back: Text
    heading: Text
    lead: Text


class EloReason(ContentModel):
    """One of the three cards that say why."""

    title: Text
    text: Text


class WhyElo(ContentModel):
    """Why this kind of rating."""

    heading: Text
    reasons: Annotated[tuple[EloReason, ...], Field(min_length=3, max_length=3)]


class RatingRule(ContentModel):
    """One of the four things that move a rating."""

    key: Literal["win", "loss", "strong", "weak"]
    title: Text
    text: Text


class WhatItIs(Section):
    """The rules, the formula and the curve."""

    rules: Annotated[tuple[RatingRule, ...], Field(min_length=4, max_length=4)]
    # The formula as it is read aloud, and the two words that stand in it.
    formula: Text
    formula_theirs: Text
    formula_mine: Text
    curve_alt: Text
    curve_left: Text
    curve_right: Text
    curve_chance: Text


class RatingExample(ContentModel):
    """A match to be worked out by the engine."""

    mine: Count
    theirs: Count
    result: Literal["win", "loss"]
    text: Text


class RatingExamples(Section):
    """The two matches."""

    you: Text
    them: Text
    beats: Text
    loses: Text
    chance: Text
    items: Annotated[tuple[RatingExample, ...], Field(min_length=2, max_length=2)]


class BonusWords(ContentModel):
    """A bonus and what it is for."""

    title: Text
    text: Text


class Bonuses(ContentModel):
    """Both bonuses, and the honest word about them."""

    heading: Text
    upset: BonusWords
    sweep: BonusWords
    points: Text
    honest_title: Text
    honest: Text


class PreviewWords(Section):
    """The words of the rating preview."""

    mine: Text
    theirs: Text
    result: Text
    win: Text
    loss: Text
    sweep: Text
    me: Text
    them: Text
    chance: Text
    base: Text
    upset: Text
    swept: Text
    factor: Text
    becomes: Text
    # While the engine works.
    working: Text
    range: Text
    failed: Text
    retry: ButtonText


class TypicalTable(Section):
    """The table of typical changes."""

    caption: Text
    gap: Text
    equal: Text
    chance: Text
    win: Text
    loss: Text
    note: Text


class SeasonWords(Section):
    """The reset and its bonuses."""

    rest: Text
    log: Text


class RatingLinks(ContentModel):
    """The ways on."""

    leaderboard: Text
    leaderboard_text: Text
    events: Text
    events_text: Text
    top: Text
    top_text: Text
    back: Text
    back_text: Text


class RatingPage(ContentModel):
    """The whole page."""

    head: Head
    hero: RatingHero
    why: WhyElo
    what: WhatItIs
    examples: RatingExamples
    bonus: Bonuses
    preview: PreviewWords
    table: TypicalTable
    season: SeasonWords
    links: RatingLinks
