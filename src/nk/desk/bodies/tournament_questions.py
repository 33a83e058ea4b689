"""The bodies of what organisers ask before they decide; players are numbers of the event's list."""

from datetime import datetime
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, StringConstraints

from nk.club.tournament.snapshot_bodies import LiveTournament, StageKindWord
from nk.desk.bodies.base import Sent, Words
from nk.rules.deck import MOST_BEYS
from nk.rules.notation import LONGEST_TEXT


class PlanForm(Sent):
    """How many come, and the settings to plan with; without them a format is proposed."""

    players: Annotated[int, Field(ge=2, le=512)] | None = None
    stadiums: Annotated[int, Field(ge=1, le=64)] = 4
    settings: dict[str, JsonValue] | None = None


BeyText = Annotated[str, StringConstraints(max_length=LONGEST_TEXT)]


class DeckForm(Sent):
    """A deck as players write it, one text a Bey."""

    beys: Annotated[list[BeyText], Field(min_length=1, max_length=MOST_BEYS)]


class DeckCheckBody(BaseModel):
    """Whether a deck may be played, and everything there is to say about it."""

    verdict: Literal["legal", "unknown", "illegal"]
    findings: list[Words]


class RoundPlanBody(BaseModel):
    """One round: so many matches, so many one after the other at the busiest stadium."""

    stage: int
    kind: StageKindWord
    round: int
    matches: int
    turns: int
    minutes: int


class PlanBody(BaseModel):
    """The whole day as planned, and the settings it is planned with."""

    players: int
    settings: dict[str, JsonValue]
    rounds: list[RoundPlanBody]
    matches: int
    turns: int
    minutes: int
    ends_at: datetime
    fits: bool


class ListedBody(BaseModel):
    """Somebody on the event's list."""

    number: int
    name: str


class SheetBody(BaseModel):
    """A judge's sheet, battle by battle; w is the winner."""

    match: int
    battles: str


class ActionBody(BaseModel):
    """An action of the log, as far as a sentence about it needs."""

    model_config = ConfigDict(extra="ignore")

    type: str
    match: int | None = None
    player: int | None = None
    stadium: int | None = None
    rounds: int | None = None


class OrganiserBody(BaseModel):
    """The organiser's screen. `here` was ticked off on the event's list but is not playing yet."""

    tournament: LiveTournament
    settings: dict[str, JsonValue]
    announced: bool
    unlisted: list[ListedBody]
    here: list[int]
    sheets: list[SheetBody]
    last: ActionBody | None
    site: str


class UndoBody(BaseModel):
    """What undo would take back."""

    version: int
    action: ActionBody
    gone: list[int]
    reopened: list[int]
    restored: list[int]
    repaired: list[int]
    places: list["MovedPlaceBody"]
    rated: list[int]


class PairReasonsBody(BaseModel):
    """Why two players meet, or one sits out."""

    players: list[int]
    reasons: list["FaultBody"]


class ReasonsBody(BaseModel):
    """The reasons of every pair of a round."""

    round: int
    pairs: list[PairReasonsBody]


class MovedBody(BaseModel):
    """A match that would get other players."""

    match: int
    before: list[int]
    after: list[int]


class MovedPlaceBody(BaseModel):
    """A place that would change."""

    player: int
    before: int
    after: int


class CorrectionBody(BaseModel):
    """What a correction moves if everything not started is drawn again."""

    version: int
    pairings: list[MovedBody]
    stands: list[int]
    places: list[MovedPlaceBody]
    rated: list[int]


class FaultBody(BaseModel):
    """Something a swap would break, as a code with its facts; players are numbers."""

    code: str
    facts: dict[str, int | str]


class SwapBody(BaseModel):
    """What swapping two players would break; an empty list breaks nothing."""

    version: int
    breaks: list[FaultBody]
