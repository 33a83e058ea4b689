"""An upstream's bodies, read generously and checked into our own values."""

import json
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from math import isfinite
from typing import Annotated, Any, Final, TypeVar

from pydantic import (
    AliasChoices,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    FailFast,
    Field,
    ValidationError,
    create_model,
    field_validator,
    model_validator,
)

from nk.bangkok import BANGKOK, event_end
from nk.club.errors import RefusedError
from nk.club.events.details import (
    DETAIL_RULES,
    EventDetails,
    NumberRule,
    PictureRule,
    Rule,
    TextRule,
    details_of,
)
from nk.club.events.events import STATUSES, status_at
from nk.club.events.lists import MOST_REGISTRATIONS_SHOWN
from nk.club.names import decode_name
from nk.links import safe_link, safe_picture
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


def _whole_or_nothing(value: Any) -> Any:
    try:
        found = _whole(value)
    except ValueError:
        return None
    return found if isinstance(found, int) else None


def _text_or_nothing(value: Any) -> Any:
    return value if isinstance(value, str) else ""


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


class _EventIn(_Upstream):
    """An event of the upstream, without its details."""

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
    registrations: Annotated[list[PersonIn], FailFast()] = Field(default_factory=list)
    cancelled: bool = False
    branch_id: str | None = Field(None, max_length=40)

    @field_validator("winner", mode="before")
    @classmethod
    def _winner_may_be_a_name(cls, value: Any) -> Any:
        return {"name": value} if isinstance(value, str) and value else value or None

    @model_validator(mode="before")
    @classmethod
    def _a_long_list_of_people_is_cut_but_counted(cls, value: Any) -> Any:
        if not isinstance(value, dict):
            return value
        people = value.get("registrations")
        if people is None:
            return {**value, "registrations": []}
        if not isinstance(people, list) or len(people) <= MOST_REGISTRATIONS_SHOWN:
            return value
        counted = value.get("registrations_count")
        return {
            **value,
            "registrations": people[:MOST_REGISTRATIONS_SHOWN],
            "registrations_count": len(people) if counted is None else counted,
        }

    @field_validator("starts_at", "ends_at")
    @classmethod
    def _times_are_in_reach_and_have_a_zone(cls, value: datetime | None) -> datetime | None:
        if value is None:
            return None
        if not _FIRST_YEAR <= value.year <= _LAST_YEAR:
            raise ValueError("the year is out of reach")
        return value.replace(tzinfo=BANGKOK) if value.tzinfo is None else value


# Other names that details have been seen under; each is read under our own name first.
_OTHER_NAMES: Final[Mapping[str, tuple[str, ...]]] = {
    "name_en": ("title_en",),
    "description_en": ("details_en",),
    "fee": ("entry_fee", "price", "fee_baht"),
    "format": ("format_th", "rules"),
    "bring": ("bring_th", "what_to_bring"),
    "bring_en": ("what_to_bring_en",),
    "level": ("level_th", "age"),
    "level_en": ("age_en",),
    "places": ("capacity", "max_players", "max_participants"),
    "picture": ("image", "image_url", "cover"),
    "picture_alt": ("image_alt",),
    "picture_alt_en": ("image_alt_en",),
}
# A detail that cannot be read is left out; the event is still worth showing.
_READ_AS: Final[Mapping[type[Rule], tuple[Any, Any]]] = {
    TextRule: (Annotated[str, BeforeValidator(_text_or_nothing)], ""),
    NumberRule: (Annotated[int | None, BeforeValidator(_whole_or_nothing)], None),
    PictureRule: (Picture, None),
}


def _detail_field(name: str, rule: Rule) -> Any:
    kind, unsaid = _READ_AS[type(rule)]
    names = AliasChoices(name, *_OTHER_NAMES.get(name, ()))
    return kind, Field(unsaid, validation_alias=names)


_DETAIL_FIELDS: Final[dict[str, Any]] = {
    name: _detail_field(name, rule) for name, rule in DETAIL_RULES.items()
}
EventIn = create_model("EventIn", __base__=_EventIn, **_DETAIL_FIELDS)


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
    history: Annotated[
        list[Annotated[int, Field(ge=0, le=_HIGHEST_RATING)]], FailFast(), Field(max_length=60)
    ] = Field(default_factory=list)


_LOG = logging.getLogger(__name__)
_WRAPPERS = ("data", "events", "items", "results", "leaderboard", "players", "event")

# A list with more wrong entries than this is not what it should be, and is read no further.
MOST_BAD_ENTRIES: Final = 20
# No page shows more of a list than this.
MOST_ENTRIES: Final = 2_000

Model = TypeVar("Model", bound=BaseModel)


@dataclass(frozen=True, slots=True)
class GivenEvent:
    """An event as it was given; some upstreams leave its status to the clock."""

    event: Event
    follows_clock: bool

    def at(self, now: datetime) -> Event:
        """Return the event as it stands at this moment."""
        if not self.follows_clock:
            return self.event
        ends_at = event_end(self.event.starts_at, self.event.ends_at)
        return replace(self.event, status=status_at(now, self.event.starts_at, ends_at, None))


def read_events(body: bytes) -> tuple[GivenEvent, ...]:
    """Return the events of a list; a few bad ones are left out, more are a failure."""
    return tuple(map(_event, _items(EventIn, body)))


def read_event(body: bytes) -> GivenEvent:
    """Return the event of a detail answer."""
    value = _unwrap(_parse(body), lambda inner: isinstance(inner, dict))
    try:
        return _event(EventIn.model_validate(value))
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
    for item in raw[:MOST_ENTRIES]:
        try:
            good.append(model.model_validate(item))
        except ValidationError as error:
            reasons.append(_first(error))
        if len(reasons) > MOST_BAD_ENTRIES:
            raise UpstreamFailedError(f"too many unusable entries, first: {reasons[0]}")
    if raw and not good:
        raise UpstreamFailedError(f"no usable entry: {reasons[0]}")
    if reasons:
        _LOG.debug("%d upstream entries left out, first: %s", len(reasons), reasons[0])
    return good


def _parse(body: bytes) -> Any:
    try:
        # Left to itself the parser would take UTF-16 too, which nothing else here expects.
        return json.loads(body.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise UpstreamFailedError("not JSON in UTF-8") from error


def _unwrap(value: Any, wanted: Callable[[Any], bool]) -> Any:
    """Look inside an envelope such as {"data": [...]}."""
    if isinstance(value, dict):
        for key in _WRAPPERS:
            if wanted(value.get(key)):
                return value[key]
    return value


def _event(given: _EventIn) -> GivenEvent:
    people = tuple(Person(p.running_number, p.player_name) for p in given.registrations)
    count = given.registrations_count
    said = next((status for status in STATUSES if status == given.status), None)
    event = Event(
        id=given.id,
        name=given.name,
        event_type=given.event_type,
        status=said or "upcoming",
        starts_at=given.starts_at,
        # An end that is not after the start is a slip; the event ends as if nobody had said.
        ends_at=given.ends_at if given.ends_at and given.ends_at > given.starts_at else None,
        location=given.location,
        description=given.description,
        register_url=given.register_url,
        registrations_count=len(people) if count is None else count,
        winner=_winner(given.winner),
        cancelled=given.cancelled,
        branch_id=given.branch_id,
        registrations=people,
        **_details(given),
    )
    return GivenEvent(event, follows_clock=said is None)


def _details(given: _EventIn) -> dict[str, Any]:
    """Return the details that keep the rules our own events keep; the others were not said."""
    unsaid = details_of(EventDetails())
    return {
        name: _detail(name, rule, getattr(given, name), unsaid[name])
        for name, rule in DETAIL_RULES.items()
    }


def _detail(name: str, rule: Rule, value: Any, unsaid: Any) -> Any:
    try:
        return rule.read(name, "" if value is None else str(value))
    except RefusedError:
        return unsaid


def _winner(given: WinnerIn | None) -> Winner | None:
    if given is None or given.name.upper() in ("", "TBD"):
        return None
    return Winner(given.name, given.avatar)


def _first(error: ValidationError) -> str:
    """Return the first complaint without the value, which may hold anything."""
    detail = error.errors(include_url=False, include_input=False, include_context=False)[0]
    return f"{'.'.join(str(part) for part in detail['loc'])}: {detail['msg']}"
