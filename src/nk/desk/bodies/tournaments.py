"""The bodies of a tournament's endpoints. Players are named by their number on the event's list."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field, JsonValue, StringConstraints

from nk.desk.bodies.base import Sent

ActionId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
Number = Annotated[int, Field(ge=1, le=1_000_000)]
Points = Annotated[int, Field(ge=0, le=99)]


class ActionForm(Sent):
    """What every action carries: the client's own id, and the version it was decided on."""

    id: ActionId
    expected: Annotated[int, Field(ge=0)] | None = None


class CreateForm(Sent):
    """A new tournament; without settings a format is proposed from the list and the hours."""

    stadiums: Annotated[int, Field(ge=1, le=64)] = 4
    settings: dict[str, JsonValue] | None = None
    anyway: bool = False


class ArrivalForm(ActionForm):
    """Somebody is here: by number or name of the event's list, or new on it."""

    player: Annotated[str, StringConstraints(min_length=1, max_length=60)]
    walk_in: bool = False


class ArrivalsForm(ActionForm):
    """Several people of the event's list are here, by number."""

    players: Annotated[tuple[Number, ...], Field(min_length=1, max_length=200)]


class SettingsForm(ActionForm):
    """Another format, before the start."""

    settings: dict[str, JsonValue]


class RuleForm(ActionForm):
    """An action of the rules as the log writes it; the server gives the time."""

    action: dict[str, JsonValue]


class StartForm(ActionForm):
    """A match begins."""

    match: Number
    stadium: Annotated[int, Field(ge=1, le=99)]


class EndingForm(Sent):
    """How a match ended; with `players`, those who were seen to play it, in any order."""

    match: Number
    winner: Number | None = None
    kind: Literal["played", "no_show", "double_no_show"] = "played"
    sets: Annotated[tuple[tuple[Points, Points], ...], Field(max_length=9)] = ()
    battles: Annotated[str, StringConstraints(max_length=1_000)] = ""
    # A screen that was opened before this field came still sends results without it.
    players: tuple[Number, Number] | None = None


class ReportForm(ActionForm, EndingForm):
    """A judge's result."""


class CorrectionForm(ActionForm, EndingForm):
    """A result put right; `again` draws anew what nobody has started."""

    again: bool = False


class TournamentDoneBody(BaseModel):
    """How far the tournament is after an action; `repeated` if it had been done before.

    The tournament itself is asked for: making it here would keep the next judge waiting, and
    every answer is kept for a week.
    """

    version: int
    repeated: bool
