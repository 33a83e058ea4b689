"""The endpoints for events and the leaderboard, their parameters read strictly."""

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal
from urllib.parse import parse_qsl

from fastapi import APIRouter, Depends, Path, Query, Request
from pydantic import BeforeValidator, Field

from nk.club.store import columns
from nk.club.store.columns import DEFAULT_PAGE
from nk.site.api.bodies import (
    EventDetail,
    EventSummary,
    LeaderboardLine,
    event_detail,
    event_summary,
    leaderboard_line,
)
from nk.site.api.errors import (
    COMMON_RESPONSES,
    NOT_FOUND_RESPONSE,
    BadParameterError,
    EventNotFoundError,
)
from nk.site.live import value_of
from nk.sources import Sources

_MOST_DIGITS: Final = 9


def only(*known: str) -> Callable[[Request], None]:
    """Return a dependency that refuses every query parameter but the known, each once."""

    def check(request: Request) -> None:
        query = request.scope["query_string"].decode("latin-1")
        try:
            pairs = parse_qsl(query, keep_blank_values=True, errors="strict", max_num_fields=20)
        except ValueError:
            raise BadParameterError("query", "The query cannot be read.") from None
        names = [name for name, _ in pairs]
        for name in names:
            if name not in known:
                accepted = f"Known are: {', '.join(known)}." if known else "There are none."
                raise BadParameterError(_shown(name), f"Unknown parameter. {accepted}")
            if names.count(name) > 1:
                raise BadParameterError(name, "Give this parameter only once.")

    return check


def _shown(name: str) -> str:
    """Return a stranger's parameter name if it is plainly one, so that nothing odd is echoed."""
    return name if name.isascii() and name.isidentifier() and len(name) <= 40 else "query"


def _plain_digits(value: Any) -> Any:
    """Refuse what Python would read as a number but a person would not have meant.

    Other scripts' digits, signs, spaces, underscores and numbers beyond any sense all pass
    through int(); a number is digits 0 to 9, and few of them.
    """
    if isinstance(value, str):
        if not (value.isascii() and value.isdigit() and len(value) <= _MOST_DIGITS):
            raise ValueError("Must be a whole number in plain digits")
        return int(value)
    return value


# The bounds stand before the reading of digits, so that the OpenAPI document shows them.
Limit = Annotated[
    int,
    Field(ge=1, le=columns.LARGEST_PAGE),
    BeforeValidator(_plain_digits),
    Query(description="How many entries to return."),
]
Offset = Annotated[
    int,
    Field(ge=0, le=columns.DEEPEST_ROW - columns.LARGEST_PAGE),
    BeforeValidator(_plain_digits),
    Query(description="How many entries to skip, to ask for the next page."),
]
EventId = Annotated[
    str,
    Path(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="The event's id."),
]


StatusQuery = Annotated[
    Literal["upcoming", "ongoing", "past"],
    Query(description="upcoming holds ongoing events first, then the soonest; past latest first."),
]


def data_router(sources: Sources) -> APIRouter:
    """Return the endpoints over these sources. They block, so each runs in a thread."""
    router = APIRouter(responses=COMMON_RESPONSES)

    @router.get(
        "/events",
        summary="A list of events",
        operation_id="listEvents",
        dependencies=[Depends(only("status", "limit", "offset"))],
    )
    def list_events(
        request: Request,
        status: StatusQuery = "upcoming",
        limit: Limit = DEFAULT_PAGE,
        offset: Offset = 0,
    ) -> list[EventSummary]:
        """Return events by status; ask for the next page by raising the offset."""
        reading = sources.events.list_events(status, limit, offset)
        return [event_summary(event) for event in value_of(request.scope, reading)]

    @router.get(
        "/events/{id}",
        summary="One event",
        operation_id="getEvent",
        responses=NOT_FOUND_RESPONSE,
        dependencies=[Depends(only())],
    )
    # `id` is the name in the address, as the contract has it.
    def get_event(request: Request, id: EventId) -> EventDetail:  # noqa: A002
        """Return one event with the people who take part."""
        event = value_of(request.scope, sources.events.get_event(id))
        if event is None:
            raise EventNotFoundError
        return event_detail(event)

    @router.get(
        "/leaderboard",
        summary="The Beyblade X leaderboard",
        operation_id="getLeaderboard",
        dependencies=[Depends(only("limit", "offset"))],
    )
    def get_leaderboard(
        request: Request, limit: Limit = 10, offset: Offset = 0
    ) -> list[LeaderboardLine]:
        """Return players by rating, the best first."""
        reading = sources.leaderboard.top(limit, offset)
        return [leaderboard_line(entry) for entry in value_of(request.scope, reading)]

    return router
