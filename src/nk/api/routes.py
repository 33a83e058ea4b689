"""The endpoints for events and the leaderboard."""

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query, Request

from nk.api.errors import COMMON_RESPONSES, NOT_FOUND_RESPONSE, EventNotFoundError
from nk.api.freshness import value_of
from nk.api.models import EventDetail, EventSummary, LeaderboardLine
from nk.api.parameters import EventId, Limit, Offset, only
from nk.api.presenting import event_detail, event_summary, leaderboard_line
from nk.sources import Sources
from nk.store.limits import DEFAULT_PAGE

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
