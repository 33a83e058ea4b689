"""The endpoints for events and the leaderboard."""

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Depends, Path, Query
from pydantic import BeforeValidator, Field, TypeAdapter

from nk.club.store import columns
from nk.club.store.columns import DEFAULT_PAGE
from nk.site.api.bodies import (
    EventDetail,
    EventSummary,
    LeaderboardLine,
    NoticesBody,
    event_detail,
    event_summary,
    leaderboard_line,
    notices_body,
)
from nk.site.api.errors import COMMON_RESPONSES, NOT_FOUND_RESPONSE
from nk.site.api.questions import Question, json_made, only, whole_number
from nk.site.live.cache import Made
from nk.sources import Notices, Reading, Sources

_MOST_DIGITS: Final = 9
_LEADERBOARD_PAGE: Final = 10

# The bounds stand before the reading of digits, so that the OpenAPI document shows them.
Limit = Annotated[
    int,
    Field(ge=1, le=columns.LARGEST_PAGE),
    BeforeValidator(whole_number(_MOST_DIGITS)),
    Query(description="How many entries to return."),
]
Offset = Annotated[
    int,
    Field(ge=0, le=columns.DEEPEST_ROW - columns.LARGEST_PAGE),
    BeforeValidator(whole_number(_MOST_DIGITS)),
    Query(description="How many entries to skip, to ask for the next page."),
]
EventId = Annotated[
    str,
    # `id` is the name in the address, as the contract has it.
    Path(alias="id", pattern=r"^[A-Za-z0-9_-]{1,64}$", description="The event's id."),
]
Status = Literal["upcoming", "ongoing", "past"]
StatusQuery = Annotated[
    Status,
    Query(description="upcoming holds ongoing events first, then the soonest; past latest first."),
]

_EVENTS: Final = TypeAdapter(list[EventSummary])
_EVENT: Final = TypeAdapter(EventDetail)
_NOTICES: Final = TypeAdapter(NoticesBody)
_LINES: Final = TypeAdapter(list[LeaderboardLine])

# What the pages themselves ask for; these answers are never pushed out by other questions.
DEFAULT_LISTS: Final = frozenset(
    {
        ("events", "upcoming", DEFAULT_PAGE, 0),
        ("events", "ongoing", DEFAULT_PAGE, 0),
        ("events", "past", DEFAULT_PAGE, 0),
        ("events", "upcoming", 1, 0),
        ("leaderboard", _LEADERBOARD_PAGE, 0),
        ("notices",),
    }
)


def data_router(sources: Sources) -> APIRouter:
    """Return the endpoints over these sources."""
    router = APIRouter(responses=COMMON_RESPONSES)

    @router.get(
        "/events",
        summary="A list of events",
        operation_id="listEvents",
        response_model=list[EventSummary],
        dependencies=[Depends(only("status", "limit", "offset"))],
    )
    async def list_events(
        status: StatusQuery = "upcoming", limit: Limit = DEFAULT_PAGE, offset: Offset = 0
    ) -> Question:
        """Return events by status; ask for the next page by raising the offset."""

        def make() -> Made:
            reading = sources.events.list_events(status, limit, offset)
            return json_made(_EVENTS, [event_summary(event) for event in reading.value], reading)

        return Question(("events", status, limit, offset), make)

    @router.get(
        "/events/{id}",
        summary="One event",
        operation_id="getEvent",
        response_model=EventDetail,
        responses=NOT_FOUND_RESPONSE,
        dependencies=[Depends(only())],
    )
    async def get_event(event_id: EventId) -> Question:
        """Return one event with the people who take part."""

        def make() -> Made | None:
            reading = sources.events.get_event(event_id)
            if reading.value is None:
                return None
            return json_made(_EVENT, event_detail(reading.value), reading)

        return Question(("event", event_id), make)

    @router.get(
        "/leaderboard",
        summary="The Beyblade X leaderboard",
        operation_id="getLeaderboard",
        response_model=list[LeaderboardLine],
        dependencies=[Depends(only("limit", "offset"))],
    )
    async def get_leaderboard(limit: Limit = _LEADERBOARD_PAGE, offset: Offset = 0) -> Question:
        """Return players by rating, the best first."""

        def make() -> Made:
            reading = sources.leaderboard.top(limit, offset)
            return json_made(_LINES, [leaderboard_line(entry) for entry in reading.value], reading)

        return Question(("leaderboard", limit, offset), make)

    @router.get(
        "/notices",
        summary="Sold-out dishes and closing days",
        operation_id="getNotices",
        response_model=NoticesBody,
        dependencies=[Depends(only())],
    )
    async def get_notices() -> Question:
        """Return what visitors have to know at once."""

        def make() -> Made:
            source = sources.notices
            reading = source.notices() if source else Reading(Notices())
            return json_made(_NOTICES, notices_body(reading.value), reading)

        return Question(("notices",), make)

    return router
