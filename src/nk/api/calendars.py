"""Events as calendar entries, one at a time or all that lie ahead, in Thai or English."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Final, Literal

from nk.api.calendar_text import TIME_ZONE, escaped, local_time, to_bytes, utc_time
from nk.sources.values import Event

Language = Literal["th", "en"]

_TITLES: Final[dict[Language, str]] = {"th": "อีเวนต์ NK บอร์ดเกม", "en": "NK Board Game events"}
_CANCELLED: Final[dict[Language, str]] = {"th": "ยกเลิก: ", "en": "Cancelled: "}
_REGISTER: Final[dict[Language, str]] = {"th": "สมัคร", "en": "Register"}

# Used when an upstream does not say when an event ends.
_USUAL_LENGTH: Final = timedelta(hours=3)
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
    ends_at = event.ends_at or event.starts_at + _USUAL_LENGTH
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
        f"SUMMARY:{escaped(mark + event.name)}",
        f"DESCRIPTION:{escaped(_description(event, language, address))}",
        f"URL:{address}",
        f"CATEGORIES:{escaped(event.event_type or 'Event')}",
        "TRANSP:OPAQUE",
    ]
    if event.location:
        lines.append(f"LOCATION:{escaped(event.location)}")
    return [*lines, "END:VEVENT"]


def _description(event: Event, language: Language, address: str) -> str:
    parts = [event.description] if event.description else []
    if event.register_url and event.status == "upcoming" and not event.cancelled:
        parts.append(f"{_REGISTER[language]}: {event.register_url}")
    return "\n\n".join([*parts, address])
