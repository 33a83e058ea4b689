"""The values for an event page's gaps, each escaped for the place it goes to."""

import json
from html import escape

from nk.site.addresses import Language
from nk.site.event_places import is_foreign, place_name, postal_address
from nk.site.event_words import BANGKOK, one_line_description, spoken_start
from nk.site.events import EventView
from nk.site.shop_facts import ShopFacts


def event_address(event_id: str, language: Language) -> str:
    """Return the path of an event's page."""
    return f"/en/events/{event_id}" if language == "en" else f"/events/{event_id}"


def event_values(
    event: EventView, language: Language, *, origin: str, facts: ShopFacts, picture: str | None
) -> dict[str, str]:
    """Return a value for every gap an event page may have."""
    addresses: dict[Language, str] = {
        "th": origin + event_address(event.id, "th"),
        "en": origin + event_address(event.id, "en"),
    }
    place = place_name(event, facts.branches, language)
    described = structured_data(event, language, facts, addresses[language], picture)
    return {
        "TITLE": escape(event.name),
        "DESCRIPTION": escape(one_line_description(event, place, language)),
        "CANONICAL": escape(addresses[language]),
        "ALTERNATE_TH": escape(addresses["th"]),
        "ALTERNATE_EN": escape(addresses["en"]),
        "JSONLD": json_in_html(described),
        "SUMMARY": _summary(event, place, language),
        "DATA": json_in_html(event.data),
    }


def json_in_html(value: object) -> str:
    """Return JSON that cannot end the script element it stands in."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    for character in "<>&\u2028\u2029":
        text = text.replace(character, f"\\u{ord(character):04x}")
    return text


def structured_data(
    event: EventView, language: Language, facts: ShopFacts, address: str, picture: str | None
) -> dict[str, object]:
    """Describe the event in schema.org's words."""
    status = "EventCancelled" if event.cancelled else "EventScheduled"
    described: dict[str, object] = {
        "@context": "https://schema.org",
        "@type": "Event",
        "name": event.name,
        "url": address,
        "startDate": event.start.astimezone(BANGKOK).isoformat(),
        "eventStatus": f"https://schema.org/{status}",
        "eventAttendanceMode": "https://schema.org/OfflineEventAttendanceMode",
        "location": {
            "@type": "Place",
            "name": place_name(event, facts.branches, language) or facts.names[language],
            "address": postal_address(event, facts.branches, language),
        },
        "organizer": {"@type": "Organization", "name": facts.names[language]},
    }
    if event.end is not None:
        described["endDate"] = event.end.astimezone(BANGKOK).isoformat()
    if event.description:
        described["description"] = event.description
    if picture is not None:
        described["image"] = [picture]
    return described


def _summary(event: EventView, place: str, language: Language) -> str:
    """Return what a visitor without JavaScript reads: when, where and what it is about.

    The island shows the same lines again, so they must not break or measure differently here.
    """
    moment = event.start.astimezone(BANGKOK).isoformat()
    when = f'<time datetime="{moment}">{escape(spoken_start(event, language))}</time>'
    lines = "<br>".join(_given(line, language) for line in event.description.splitlines())
    where = f'<p class="event-where">{_given(place, language)}</p>' if place else ""
    about = f'<p class="event-about">{lines}</p>' if lines else ""
    return f'<p class="event-when">{when}</p>{where}{about}'


def _given(text: str, language: Language) -> str:
    """Return a text that staff wrote; Thai in an English page is marked as Thai."""
    spoken = ' lang="th"' if is_foreign(text, language) else ""
    return f"<bdi{spoken}>{escape(text)}</bdi>"
