"""Checking and normalising an upstream's bodies into our own values."""

import json
import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from nk.sources.fetching import UpstreamFailedError
from nk.sources.upstream_models import EventIn, LineIn, WinnerIn
from nk.sources.values import Event, LeaderboardEntry, Person, Winner
from nk.store.event_values import STATUSES, Status, status_at

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
