"""An upstream's bodies, read generously and checked into our own values."""

import json
import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from math import isfinite
from typing import Annotated, Any, Final, TypeVar

from pydantic import (
    AliasChoices,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    ValidationError,
    field_validator,
)

from nk.bangkok import BANGKOK
from nk.club.events import STATUSES, Status, status_at
from nk.links import safe_link, safe_picture
from nk.names import decode_name
from nk.sources.contract import Event, LeaderboardEntry, Person, Winner
from nk.sources.fetch import UpstreamFailedError

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


_LOG = logging.getLogger(__name__)
_WRAPPERS = ("data", "events", "items", "results", "leaderboard", "players", "event")

# An upstream event without an end is taken to last an afternoon.
_USUAL_LENGTH = timedelta(hours=4)

Model = TypeVar("Model", bound=BaseModel)


def read_events(body: bytes, now: datetime) -> tuple[Event, ...]:
    """Return the events of a list; a single bad one is left out, all bad is a failure."""
    return tuple(_event(item, now) for item in _items(EventIn, body))


def read_event(body: bytes, now: datetime) -> Event:
    """Return the event of a detail answer."""
    value = _unwrap(_parse(body), lambda inner: isinstance(inner, dict))
    try:
        return _event(EventIn.model_validate(value), now)
    except ValidationError as error:
        raise UpstreamFailedError(f"not an event: {_first(error)}") from error


def read_leaderboard(body: bytes, offset: int) -> tuple[LeaderboardEntry, ...]:
    """Return the lines of a leaderboard; where it gives no rank, the order does."""
    return tuple(
        LeaderboardEntry(
            line.rank if line.rank is not None else place,
            line.name,
            line.rating,
            line.avatar,
            line.change_week,
            tuple(line.history),
        )
        for place, line in enumerate(_items(LineIn, body), start=offset + 1)
    )


def _items(model: type[Model], body: bytes) -> list[Model]:
    raw = _unwrap(_parse(body), lambda inner: isinstance(inner, list))
    if not isinstance(raw, list):
        raise UpstreamFailedError("not a list")
    good, reasons = [], []
    for item in raw:
        try:
            good.append(model.model_validate(item))
        except ValidationError as error:
            reasons.append(_first(error))
    if raw and not good:
        raise UpstreamFailedError(f"no usable entry: {reasons[0]}")
    if reasons:
        _LOG.warning("%d upstream entries left out, first: %s", len(reasons), reasons[0])
    return good


def _parse(body: bytes) -> Any:
    try:
        return json.loads(body)
    except (ValueError, RecursionError) as error:
        raise UpstreamFailedError("not JSON") from error


def _unwrap(value: Any, wanted: Callable[[Any], bool]) -> Any:
    """Look inside an envelope such as {"data": [...]}."""
    if isinstance(value, dict):
        for key in _WRAPPERS:
            if wanted(value.get(key)):
                return value[key]
    return value


def _event(given: EventIn, now: datetime) -> Event:
    people = tuple(Person(p.running_number, p.player_name) for p in given.registrations)
    count = given.registrations_count
    return Event(
        id=given.id,
        name=given.name,
        event_type=given.event_type,
        status=_status(given, now),
        starts_at=given.starts_at,
        ends_at=given.ends_at,
        location=given.location,
        description=given.description,
        register_url=given.register_url,
        registrations_count=len(people) if count is None else count,
        winner=_winner(given.winner),
        cancelled=given.cancelled,
        branch_id=given.branch_id,
        registrations=people,
    )


def _status(given: EventIn, now: datetime) -> Status:
    """Return the upstream's word for it, or what the clock says when it gives none."""
    for status in STATUSES:
        if given.status == status:
            return status
    ends_at = given.ends_at or given.starts_at + _USUAL_LENGTH
    return status_at(now, given.starts_at, ends_at, None)


def _winner(given: WinnerIn | None) -> Winner | None:
    if given is None or given.name.upper() in ("", "TBD"):
        return None
    return Winner(given.name, given.avatar)


def _first(error: ValidationError) -> str:
    """Return the first complaint without the value, which may hold anything."""
    detail = error.errors(include_url=False, include_input=False, include_context=False)[0]
    return f"{'.'.join(str(part) for part in detail['loc'])}: {detail['msg']}"
