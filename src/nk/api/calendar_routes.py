"""The endpoints that answer with calendar files."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from nk.api.calendars import Language, calendar
from nk.api.errors import COMMON_RESPONSES, NOT_FOUND_RESPONSE, EventNotFoundError
from nk.api.freshness import value_of
from nk.api.parameters import EventId, only
from nk.sources import Sources
from nk.store.limits import LARGEST_PAGE

_MEDIA_TYPE: Final = "text/calendar"
_FILE: Final[dict[int | str, dict[str, Any]]] = {
    200: {
        "description": "An iCalendar file (RFC 5545).",
        "content": {_MEDIA_TYPE: {"schema": {"type": "string"}}},
    }
}

LanguagePath = Annotated[Language, Path(description="The language of the entries.")]
LanguageQuery = Annotated[Language, Query(description="The language of the entry.")]


def calendar_router(sources: Sources, *, origin: str, uid_domain: str) -> APIRouter:
    """Return the calendar endpoints; `origin` is the site's own address, for links back."""
    router = APIRouter(responses={**COMMON_RESPONSES, **_FILE})

    def answer(body: bytes, name: str) -> Response:
        headers = {"content-disposition": f'inline; filename="{name}"'}
        return Response(body, media_type=_MEDIA_TYPE, headers=headers)

    @router.get(
        "/calendar/{language}.ics",
        summary="A calendar to subscribe to",
        operation_id="getCalendar",
        response_class=Response,
        dependencies=[Depends(only())],
    )
    def get_calendar(request: Request, language: LanguagePath) -> Response:
        """Return what lies ahead and what lately was, so that entries do not vanish."""
        ahead = sources.events.list_events("upcoming", LARGEST_PAGE, 0)
        past = sources.events.list_events("past", LARGEST_PAGE, 0)
        events = (*value_of(request.scope, past)[::-1], *value_of(request.scope, ahead))
        body = calendar(events, language, origin=origin, uid_domain=uid_domain)
        return answer(body, f"nk-events-{language}.ics")

    @router.get(
        "/events/{id}.ics",
        summary="One event for a calendar",
        operation_id="getEventCalendar",
        response_class=Response,
        responses=NOT_FOUND_RESPONSE,
        dependencies=[Depends(only("lang"))],
    )
    def get_event_calendar(
        request: Request,
        id: EventId,  # noqa: A002 - the name in the address.
        lang: LanguageQuery = "th",
    ) -> Response:
        """Return one event as a calendar file."""
        event = value_of(request.scope, sources.events.get_event(id))
        if event is None:
            raise EventNotFoundError
        body = calendar([event], lang, origin=origin, uid_domain=uid_domain)
        return answer(body, f"nk-event-{id}.ics")

    return router
