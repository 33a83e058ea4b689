"""The endpoint that phones and screens in the shop poll during a tournament."""

from typing import Final

from fastapi import APIRouter, Depends
from pydantic import TypeAdapter

from nk.club.tournament.snapshot import snapshot
from nk.club.tournament.snapshot_bodies import LiveTournament
from nk.site.api.errors import COMMON_RESPONSES, NOT_FOUND_RESPONSE
from nk.site.api.questions import Question, json_made, only
from nk.site.api.routes import EventId
from nk.site.live.cache import Made
from nk.sources import Sources

_LIVE: Final = TypeAdapter(LiveTournament)


def tournament_router(sources: Sources) -> APIRouter:
    """Return the endpoint over these sources."""
    router = APIRouter(responses=COMMON_RESPONSES)

    @router.get(
        "/events/{id}/live",
        summary="An event's tournament as it stands",
        operation_id="getTournament",
        response_model=LiveTournament,
        responses=NOT_FOUND_RESPONSE,
        dependencies=[Depends(only())],
    )
    async def get_tournament(event_id: EventId) -> Question:
        """Return the tournament's snapshot; ask again with its ETag for a cheap 304."""

        def make() -> Made | None:
            if sources.tournaments is None:
                return None
            reading = sources.tournaments.get_tournament(event_id)
            if reading.value is None:
                return None
            return json_made(_LIVE, snapshot(reading.value), reading)

        return Question(("live", event_id), make)

    return router
