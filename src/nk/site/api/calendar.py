"""Calendar files (iCalendar): one event, or all that lie ahead, in Thai or English."""

from collections.abc import Iterable
from datetime import UTC, datetime
from functools import partial
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Depends, Path, Query, Response

from nk.bangkok import BANGKOK, event_end
from nk.club.store.columns import LARGEST_PAGE
from nk.site.api.errors import COMMON_RESPONSES, NOT_FOUND_RESPONSE
from nk.site.api.questions import Question, only
from nk.site.api.routes import EventId
from nk.site.event_facts import facts_of, in_language
from nk.site.live.cache import Made, stale_and_expiry
from nk.sources import Event, Reading, Sources

_LINE_OCTETS: Final = 75

# Bangkok has kept one offset since 1920, so the zone is a single standard period.
TIME_ZONE: Final = (
    "BEGIN:VTIMEZONE",
    "TZID:Asia/Bangkok",
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    "TZOFFSETFROM:+0700",
    "TZOFFSETTO:+0700",
    "TZNAME:+07",
    "END:STANDARD",
    "END:VTIMEZONE",
)


def escaped(text: str) -> str:
    """Return a text value: backslash, semicolon, comma and line breaks are marked."""
    marked = text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")
    lines = marked.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\\n".join(_without_controls(line) for line in lines)


def local_time(moment: datetime) -> str:
    """Return a moment as Bangkok's clock shows it."""
    return moment.astimezone(BANGKOK).strftime("%Y%m%dT%H%M%S")


def utc_time(moment: datetime) -> str:
    """Return a moment in UTC."""
    return moment.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")


def to_bytes(lines: Iterable[str]) -> bytes:
    """Return the finished file: folded lines that end in CR LF."""
    return b"".join(folded(line) for line in lines)


def folded(line: str) -> bytes:
    """Fold a line at 75 octets without cutting a character in two."""
    octets = line.encode("utf-8")
    pieces: list[bytes] = []
    start, room = 0, _LINE_OCTETS
    while len(octets) - start > room:
        end = start + room
        # Octets of this form are not the first of a character.
        while octets[end] & 0xC0 == 0x80:
            end -= 1
        pieces.append(octets[start:end])
        # A continuation line starts with one space, which counts as well.
        start, room = end, _LINE_OCTETS - 1
    return b"\r\n ".join([*pieces, octets[start:]]) + b"\r\n"


def _without_controls(text: str) -> str:
    if text.isprintable():
        return text
    return "".join(character for character in text if character == "\t" or character.isprintable())


Language = Literal["th", "en"]

_TITLES: Final[dict[Language, str]] = {"th": "กิจกรรม NK บอร์ดเกม", "en": "NK Board Game events"}
_CANCELLED: Final[dict[Language, str]] = {"th": "ยกเลิก: ", "en": "Cancelled: "}
_REGISTER: Final[dict[Language, str]] = {"th": "สมัคร", "en": "Register"}

# An upstream may not say when an event last changed; a fixed moment keeps the file the same.
_UNKNOWN: Final = datetime(2023, 1, 1, tzinfo=UTC)


def calendar(events: Iterable[Event], language: Language, *, origin: str, uid_domain: str) -> bytes:
    """Return a calendar that apps can subscribe to; they are asked to look twice a day."""
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//NK Board Game and Cafe//Events//EN",
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        f"NAME:{escaped(_TITLES[language])}",
        f"X-WR-CALNAME:{escaped(_TITLES[language])}",
        "X-WR-TIMEZONE:Asia/Bangkok",
        "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
        "X-PUBLISHED-TTL:PT12H",
        *TIME_ZONE,
    ]
    for event in events:
        lines += _entry(event, language, origin, uid_domain)
    return to_bytes([*lines, "END:VCALENDAR"])


def _entry(event: Event, language: Language, origin: str, uid_domain: str) -> list[str]:
    ends_at = event_end(event.starts_at, event.ends_at)
    changed = utc_time(event.updated_at or _UNKNOWN)
    mark = _CANCELLED[language] if event.cancelled else ""
    address = f"{origin}{'/en' if language == 'en' else ''}/events/{event.id}"
    lines = [
        "BEGIN:VEVENT",
        f"UID:event-{event.id}@{uid_domain}",
        f"DTSTAMP:{changed}",
        f"LAST-MODIFIED:{changed}",
        f"SEQUENCE:{event.sequence}",
        f"STATUS:{'CANCELLED' if event.cancelled else 'CONFIRMED'}",
        f"DTSTART;TZID=Asia/Bangkok:{local_time(event.starts_at)}",
        f"DTEND;TZID=Asia/Bangkok:{local_time(ends_at)}",
        f"SUMMARY:{escaped(mark + in_language(event, 'name', language).text)}",
        f"DESCRIPTION:{escaped(_description(event, language, address))}",
        f"URL:{address}",
        f"CATEGORIES:{escaped(event.event_type or 'Event')}",
        "TRANSP:OPAQUE",
    ]
    if event.location:
        lines.append(f"LOCATION:{escaped(event.location)}")
    return [*lines, "END:VEVENT"]


def _description(event: Event, language: Language, address: str) -> str:
    about = in_language(event, "description", language).text
    facts = "\n".join(f"{fact.label}: {fact.said.text}" for fact in facts_of(event, language))
    parts = [part for part in (about, facts) if part]
    if event.register_url and event.status == "upcoming" and not event.cancelled:
        parts.append(f"{_REGISTER[language]}: {event.register_url}")
    return "\n\n".join([*parts, address])


_MEDIA_TYPE: Final = "text/calendar"
_FILE: Final[dict[int | str, dict[str, Any]]] = {
    200: {
        "description": "An iCalendar file (RFC 5545).",
        "content": {_MEDIA_TYPE: {"schema": {"type": "string"}}},
    }
}

# The two feeds are never pushed out of the live cache by other questions.
CALENDARS: Final = frozenset({("calendar", "th"), ("calendar", "en")})

LanguagePath = Annotated[Language, Path(description="The language of the entries.")]
LanguageQuery = Annotated[Language, Query(description="The language of the entry.")]


def calendar_router(sources: Sources, *, origin: str, uid_domain: str) -> APIRouter:
    """Return the calendar endpoints; `origin` is the site's own address, for links back."""
    router = APIRouter(responses={**COMMON_RESPONSES, **_FILE})
    write = partial(calendar, origin=origin, uid_domain=uid_domain)

    @router.get(
        "/calendar/{language}.ics",
        summary="A calendar to subscribe to",
        operation_id="getCalendar",
        response_class=Response,
        responses=NOT_FOUND_RESPONSE,
        dependencies=[Depends(only())],
    )
    async def get_calendar(language: LanguagePath) -> Question:
        """Return what lies ahead and what lately was, so that entries do not vanish."""

        def make() -> Made:
            ahead = sources.events.list_events("upcoming", LARGEST_PAGE, 0)
            past = sources.events.list_events("past", LARGEST_PAGE, 0)
            body = write((*past.value[::-1], *ahead.value), language)
            return _made(body, f"nk-events-{language}.ics", ahead, past)

        return Question(("calendar", language), make)

    @router.get(
        "/events/{id}.ics",
        summary="One event for a calendar",
        operation_id="getEventCalendar",
        response_class=Response,
        responses=NOT_FOUND_RESPONSE,
        dependencies=[Depends(only("lang"))],
    )
    async def get_event_calendar(
        event_id: EventId,
        lang: LanguageQuery = "th",
    ) -> Question:
        """Return one event as a calendar file."""

        def make() -> Made | None:
            reading = sources.events.get_event(event_id)
            if reading.value is None:
                return None
            return _made(write([reading.value], lang), f"nk-event-{event_id}.ics", reading)

        return Question(("event calendar", event_id, lang), make)

    return router


def _made(body: bytes, name: str, *readings: Reading[Any]) -> Made:
    stale, expires_at = stale_and_expiry(*readings)
    disposition = (b"content-disposition", f'inline; filename="{name}"'.encode("ascii"))
    kind = f"{_MEDIA_TYPE}; charset=utf-8"
    return Made(kind, body, (disposition,), stale=stale, expires_at=expires_at)
