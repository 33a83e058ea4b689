"""The contract of the Beyblade endpoints."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field


class _Body(BaseModel):
    model_config = ConfigDict(frozen=True)


class PlayerChange(_Body):
    """What a match does to one player's rating, with the parts that make up the total."""

    before: int
    after: int
    expected: float = Field(description="The expected score before the match, from 0 to 1.")
    base: int = Field(description="Points by the Elo formula, cut toward zero.")
    upset_bonus: int
    sweep_bonus: int
    total: int


class RatingPreview(_Body):
    """Both players' changes, the asking player's first."""

    mine: PlayerChange
    theirs: PlayerChange


class TwoLanguages(_Body):
    """A sentence in Thai and in English."""

    th: str
    en: str


class DeckFinding(_Body):
    """A rule that the deck breaks, or a note about it."""

    rule: str = Field(description="The id of the rule, a fixed word.")
    bey: int | None = Field(description="Which Bey, counted from 1; null is the whole deck.")
    text: TwoLanguages
    section: str = Field(description="The part of the regulations page where the rule stands.")


class PartBody(_Body):
    """A part the shop knows."""

    id: str
    kind: Literal[
        "blade", "lock_chip", "main_blade", "over_blade", "assist_blade", "ratchet", "bit"
    ]
    names: list[str] = Field(description="Every name, the one to show first.")
    code: str | None = Field(description="The letters it is written with, if it has any.")
    line: str | None
    banned: bool


class BeyBody(_Body):
    """A Bey as it was understood."""

    parts: list[PartBody]
    unknown: list[str] = Field(description="What was written but not recognised.")


class DeckAnswer(_Body):
    """Whether a deck is legal, and every reason why not."""

    verdict: Literal["legal", "unknown", "illegal"]
    beys: list[BeyBody]
    findings: list[DeckFinding]


class SeasonBody(_Body):
    """The running season, in Bangkok's calendar."""

    starts_on: str = Field(description="The first day, as YYYY-MM-DD.")
    ends_on: str = Field(description="The first day of the next season, as YYYY-MM-DD.")
