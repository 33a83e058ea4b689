"""content/beyblade: the rating's figures, the seasons, the parts and the words of the deck check.

The engine reads the same files by itself. Here they are checked with the rest of the content, so
that a slip is named with its line before anything is rated or refused by it.
"""

from datetime import date
from typing import Annotated, Literal

from pydantic import Field

from nk.content.schema.values import ContentModel, Count, Slug, Text, Word

RulebookSection = Literal[
    "game-components",
    "winning",
    "match-phases",
    "match-types",
    "rules-of-battle",
    "equipment",
    "optional-rules",
    "disqualification",
]
PartKind = Literal[
    "blade", "lock_chip", "main_blade", "over_blade", "assist_blade", "ratchet", "bit"
]
AtLeastOne = Annotated[int, Field(ge=1)]


class RankBonusLine(ContentModel):
    """What the ranks from `first` to `last` start the next season with on top."""

    first: AtLeastOne
    last: AtLeastOne
    points: Count


class RatingFigures(ContentModel):
    """content/beyblade/rating.yaml."""

    start: Count
    k: AtLeastOne
    scale: AtLeastOne
    lower_winner_loss_factor: Annotated[float, Field(ge=1, le=4)]
    upset_gap: Count
    upset_bonus: Count
    sweep_bonus: Count
    season_months: Annotated[int, Field(ge=1, le=24)]
    season_bonus: Annotated[tuple[RankBonusLine, ...], Field(min_length=1)]


class SeasonDates(ContentModel):
    """content/beyblade/season.yaml."""

    first_day: date


class PartNames(ContentModel):
    """The names of a part by company; at least one is known."""

    tt: Word | None = None
    hasbro: Word | None = None


class CataloguePart(ContentModel):
    """One part of the catalogue."""

    id: Slug
    kind: PartKind
    names: PartNames
    aliases: tuple[Word, ...] = ()
    code: Word | None = None
    line: Word | None = None
    product: Word | None = None
    integrated_ratchet: bool = False
    metal: bool = False
    once_per_deck: bool = False
    banned: bool = False
    same_as: Slug | None = None


class PartsCatalogue(ContentModel):
    """content/beyblade/parts.yaml."""

    version_words: tuple[Word, ...]
    parts: Annotated[tuple[CataloguePart, ...], Field(min_length=1)]


class DeckRuleWords(Text):
    """What the deck check says when a rule is broken, and where the rule stands."""

    section: RulebookSection


DeckRules = dict[str, DeckRuleWords]
