"""What an upstream may send, read generously: other field names, other shapes, odd types."""

from datetime import datetime
from math import isfinite
from typing import Annotated, Any, Final

from pydantic import (
    AliasChoices,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    field_validator,
)

from nk.sources.names import decode_name
from nk.store.links import safe_link, safe_picture
from nk.store.weeks import BANGKOK

# Near the first and the last year a change of time zone steps off the end of time.
_FIRST_YEAR: Final = 1970
_LAST_YEAR: Final = 2200
_MOST_PEOPLE: Final = 10_000_000
_HIGHEST_RATING: Final = 100_000


def _plain_text(value: Any) -> Any:
    return "" if value is None else value


def _link_or_nothing(value: Any) -> Any:
    return safe_link(value.strip()) if isinstance(value, str) else None


def _picture_or_nothing(value: Any) -> Any:
    return safe_picture(value.strip()) if isinstance(value, str) else None


def _whole(value: Any) -> Any:
    """Ratings arrive as 1512, 1512.4 and "1512"; we show whole ones."""
    if isinstance(value, bool):
        raise ValueError("must be a number")
    if isinstance(value, str):
        value = float(value)
    if isinstance(value, float):
        if not isfinite(value):
            raise ValueError("must be a number")
        return round(value)
    return value


def _text_id(value: Any) -> Any:
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value


Name = Annotated[str, BeforeValidator(lambda v: decode_name(v) if isinstance(v, str) else v)]
Link = Annotated[str | None, BeforeValidator(_link_or_nothing)]
Picture = Annotated[str | None, BeforeValidator(_picture_or_nothing)]
Text = Annotated[str, BeforeValidator(_plain_text)]
Identifier = Annotated[str, BeforeValidator(_text_id), Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]


class _Upstream(BaseModel):
    model_config = ConfigDict(extra="ignore", str_max_length=20_000, allow_inf_nan=False)


class WinnerIn(_Upstream):
    """A winner; one named TBD is none."""

    name: Name = Field(validation_alias=AliasChoices("name", "player_name"))
    avatar: Picture = Field(None, validation_alias=AliasChoices("avatar", "avatar_url", "image"))


class PersonIn(_Upstream):
    """Somebody registered for an event."""

    running_number: int = Field(ge=1, le=1_000_000)
    player_name: Name = Field(validation_alias=AliasChoices("player_name", "name"))


class EventIn(_Upstream):
    """An event of the upstream."""

    id: Identifier = Field(validation_alias=AliasChoices("id", "event_id"))
    name: Text = Field(min_length=1, max_length=200)
    event_type: Text = Field("", validation_alias=AliasChoices("event_type", "type"))
    status: str | None = None
    starts_at: datetime = Field(
        validation_alias=AliasChoices("event_date_iso", "starts_at", "start", "date")
    )
    ends_at: datetime | None = Field(
        None, validation_alias=AliasChoices("event_end_iso", "ends_at", "end")
    )
    location: Text = ""
    description: Text = ""
    register_url: Link = None
    registrations_count: int | None = Field(None, ge=0, le=_MOST_PEOPLE)
    winner: WinnerIn | None = None
    registrations: list[PersonIn] = Field(default_factory=list, max_length=2_000)
    cancelled: bool = False
    branch_id: str | None = Field(None, max_length=40)

    @field_validator("winner", mode="before")
    @classmethod
    def _winner_may_be_a_name(cls, value: Any) -> Any:
        return {"name": value} if isinstance(value, str) and value else value or None

    @field_validator("registrations", mode="before")
    @classmethod
    def _no_list_is_an_empty_one(cls, value: Any) -> Any:
        return [] if value is None else value

    @field_validator("starts_at", "ends_at")
    @classmethod
    def _times_are_in_reach_and_have_a_zone(cls, value: datetime | None) -> datetime | None:
        if value is None:
            return None
        if not _FIRST_YEAR <= value.year <= _LAST_YEAR:
            raise ValueError("the year is out of reach")
        return value.replace(tzinfo=BANGKOK) if value.tzinfo is None else value


class LineIn(_Upstream):
    """A leaderboard line, under any of the names its fields have been seen with."""

    rank: int | None = Field(None, ge=1, le=10_000_000)
    name: Name = Field(
        min_length=1, validation_alias=AliasChoices("name", "player_name", "nickname")
    )
    rating: Annotated[int, BeforeValidator(_whole)] = Field(
        ge=0, le=_HIGHEST_RATING, validation_alias=AliasChoices("rating", "elo_rating", "elo")
    )
    avatar: Picture = Field(None, validation_alias=AliasChoices("avatar", "avatar_url", "image"))
    change_week: int | None = Field(None, ge=-_HIGHEST_RATING, le=_HIGHEST_RATING)
    history: list[Annotated[int, Field(ge=0, le=_HIGHEST_RATING)]] = Field(
        default_factory=list, max_length=60
    )
