"""The values for the gaps of an event page, each escaped for the place it goes to."""

import json
import re
import unicodedata
from collections.abc import Mapping
from html import escape
from typing import Final
from urllib.parse import quote, urljoin

from nk.bangkok import BANGKOK
from nk.site.addresses import Language
from nk.site.api.bodies import event_detail
from nk.site.event_facts import Said, facts_of, in_language
from nk.site.events.action import action_of, is_full, register_address
from nk.site.events.scene import kind_of, scene_above
from nk.site.events.times import spoken_span, spoken_start
from nk.site.shop_facts import BranchPlace, ShopFacts
from nk.sources import Event

_LONGEST_DESCRIPTION: Final = 155


def one_line_description(event: Event, place: str, language: Language) -> str:
    """Return when, where and what, short enough for a search result."""
    about = in_language(event, "description", language).text
    parts = (spoken_start(event, language), place, about)
    return shortened(" · ".join(" ".join(part.split()) for part in parts if part.strip()))


def shortened(text: str, longest: int = _LONGEST_DESCRIPTION) -> str:
    """Cut a text to a length without tearing a vowel or tone mark from its letter."""
    if len(text) <= longest:
        return text
    end = longest - 1
    while end and unicodedata.category(text[end]) in ("Mn", "Mc", "Me"):
        end -= 1
    return text[:end].rstrip() + "…"


_THAI: Final = re.compile("[\u0e00-\u0e7f]")


def is_foreign(text: str, language: Language) -> bool:
    """Tell whether a text that staff wrote is Thai in an English page."""
    return language == "en" and _THAI.search(text) is not None


def place_name(event: Event, branches: Mapping[str, BranchPlace], language: Language) -> str:
    """Return the place in words; staff write it in Thai, the branches have English names too."""
    branch = branches.get(event.branch_id or "")
    if branch and (not event.location or is_foreign(event.location, language)):
        return branch.names[language]
    return event.location


def postal_address(
    event: Event, branches: Mapping[str, BranchPlace], language: Language
) -> dict[str, str]:
    """Return the place in schema.org's words; the street is known only of a branch."""
    branch = branches.get(event.branch_id or "")
    known = (
        {"streetAddress": branch.streets[language], "postalCode": branch.postal_code}
        if branch
        else {}
    )
    return {
        "@type": "PostalAddress",
        **known,
        "addressLocality": "Bangkok",
        "addressCountry": "TH",
    }


def event_address(event_id: str, language: Language) -> str:
    """Return the path of an event's page."""
    return f"/en/events/{event_id}" if language == "en" else f"/events/{event_id}"


def event_values(
    event: Event, language: Language, *, origin: str, facts: ShopFacts, picture: str | None
) -> dict[str, str]:
    """Return a value for every gap an event page may have."""
    addresses: dict[Language, str] = {
        "th": origin + event_address(event.id, "th"),
        "en": origin + event_address(event.id, "en"),
    }
    place, name = place_name(event, facts.branches, language), in_language(event, "name", language)
    described = structured_data(event, language, facts, addresses[language], picture)
    return {
        "TITLE": escape(name.text),
        "HEADING": _given(name, language),
        # For the message of a chat link, which stands in an address.
        "NAME_ENCODED": quote(name.text, safe=""),
        "KIND": kind_of(event.event_type).lower(),
        "SCENE": scene_above(event),
        "PICTURE": _picture(event, language),
        "DESCRIPTION": escape(one_line_description(event, place, language)),
        "CANONICAL": escape(addresses[language]),
        "ALTERNATE_TH": escape(addresses["th"]),
        "ALTERNATE_EN": escape(addresses["en"]),
        "JSONLD": json_in_html(described),
        "SUMMARY": _summary(event, place, facts.branches, language),
        "ACTION": action_of(event),
        "REGISTER": escape(register_address(event) or ""),
        # What the API answers, so that the page's script can start without asking again.
        "DATA": script_safe(event_detail(event).model_dump_json()),
    }


def json_in_html(value: object) -> str:
    """Return JSON that cannot end the script element it stands in."""
    return script_safe(json.dumps(value, ensure_ascii=False, separators=(",", ":")))


def script_safe(text: str) -> str:
    """Return the same JSON without any character that means something to HTML."""
    for character in "<>&\u2028\u2029":
        text = text.replace(character, f"\\u{ord(character):04x}")
    return text


def structured_data(
    event: Event, language: Language, facts: ShopFacts, address: str, picture: str | None
) -> dict[str, object]:
    """Describe the event in schema.org's words."""
    status = "EventCancelled" if event.cancelled else "EventScheduled"
    described: dict[str, object] = {
        "@context": "https://schema.org",
        "@type": "Event",
        "name": in_language(event, "name", language).text,
        "url": address,
        "startDate": event.starts_at.astimezone(BANGKOK).isoformat(),
        "eventStatus": f"https://schema.org/{status}",
        "eventAttendanceMode": "https://schema.org/OfflineEventAttendanceMode",
        "location": {
            "@type": "Place",
            "name": place_name(event, facts.branches, language) or facts.names[language],
            "address": postal_address(event, facts.branches, language),
        },
        "organizer": {"@type": "Organization", "name": facts.names[language]},
    }
    if kind_of(event.event_type) == "SCRIPT":
        # The shop's own game masters play the story with the guests; elsewhere nobody performs.
        described["performer"] = described["organizer"]
    if event.ends_at is not None:
        described["endDate"] = event.ends_at.astimezone(BANGKOK).isoformat()
    if about := in_language(event, "description", language).text:
        described["description"] = about
    if pictures := [found for found in (event.picture, picture) if found]:
        described["image"] = [urljoin(address, found) for found in pictures]
    if event.places is not None:
        described["maximumAttendeeCapacity"] = event.places
    if event.fee is not None:
        described["isAccessibleForFree"] = event.fee == 0
        described["offers"] = _offer(event, address)
    return described


def _picture(event: Event, language: Language) -> str:
    """Return the event's own picture, which lies over the scene of its type."""
    if not event.picture:
        return ""
    shows = in_language(event, "picture_alt", language)
    spoken = _spoken(shows, language)
    said = f'src="{escape(event.picture)}" alt="{escape(shows.text)}"{spoken}'
    return f'<img class="event-picture" {said}{_point(event)}>'


def _point(event: Event) -> str:
    """Return the point that the crop keeps in sight, in tenths of the picture.

    The style sheet has a rule for each, as the site's policy forbids style attributes.
    """
    points = {"left": event.picture_left, "top": event.picture_top}
    return "".join(
        f' data-{side}="{round(point / 10)}"'
        for side, point in points.items()
        if point is not None and 0 <= point <= 100
    )


def _offer(event: Event, address: str) -> dict[str, object]:
    """Return what taking part costs, and whether one can still sign up."""
    is_open = event.status == "upcoming" and not event.cancelled and not is_full(event)
    return {
        "@type": "Offer",
        "price": event.fee,
        "priceCurrency": "THB",
        "availability": f"https://schema.org/{'InStock' if is_open else 'SoldOut'}",
        "url": event.register_url if is_open and event.register_url else address,
    }


def _summary(
    event: Event, place: str, branches: Mapping[str, BranchPlace], language: Language
) -> str:
    """Return what a visitor without JavaScript reads: when, where and what it is about.

    The island shows the same lines again, so they must not break or measure differently here.
    """
    moment = event.starts_at.astimezone(BANGKOK).isoformat()
    when = f'<time datetime="{moment}">{escape(spoken_span(event, language))}</time>'
    about = in_language(event, "description", language)
    lines = "<br>".join(
        _given(Said(line, about.stands_in), language) for line in about.text.splitlines()
    )
    where = (
        f'<p class="event-where">{_place(event, place, branches, language)}</p>' if place else ""
    )
    told = f'<p class="event-about">{lines}</p>' if lines else ""
    facts = _facts(event, language)
    off = _called_off(event, language)
    won = _result(event, language)
    return f'{off}{won}<p class="event-when">{when}</p>{where}{facts}{told}'


def _called_off(event: Event, language: Language) -> str:
    """Return that the event does not take place, and why where staff said so."""
    if not event.cancelled:
        return ""
    label = "งานนี้ยกเลิกแล้ว" if language == "th" else "This one is called off"
    reason = in_language(event, "cancel_reason", language)
    why = f" {_given(reason, language)}" if reason.text else ""
    return f'<p class="event-off"><strong>{label}</strong>{why}</p>'


def _place(
    event: Event, place: str, branches: Mapping[str, BranchPlace], language: Language
) -> str:
    """Return the place; a branch leads to where its map and hours are."""
    shown = _given(Said(place), language)
    if event.branch_id not in branches:
        return shown
    contact = "/en/contact" if language == "en" else "/contact"
    return f'<a href="{contact}#{escape(event.branch_id or "")}">{shown}</a>'


def _result(event: Event, language: Language) -> str:
    """Return who won, where the island shows it with a picture."""
    if event.winner is None:
        return ""
    label = "แชมป์" if language == "th" else "Winner"
    unnamed = "ผู้เล่นไม่เปิดเผยชื่อ" if language == "th" else "Anonymous player"
    name = Said(unnamed if event.winner.anonymous else event.winner.name)
    shown = f"{label} <strong>{_given(name, language)}</strong>"
    return f'<p class="event-result">{shown}</p>'


def _facts(event: Event, language: Language) -> str:
    found = "".join(
        f'<div class="event-fact" data-fact="{fact.key}"><dt>{escape(fact.label)}</dt>'
        f"<dd>{_given(fact.said, language)}</dd></div>"
        for fact in facts_of(event, language)
    )
    return f'<dl class="event-facts">{found}</dl>' if found else ""


def _given(said: Said, language: Language) -> str:
    """Return a text that staff wrote; one in the other language is marked as such."""
    return f"<bdi{_spoken(said, language)}>{escape(said.text)}</bdi>"


def _spoken(said: Said, language: Language) -> str:
    if said.stands_in and language == "th":
        return ' lang="en"'
    return ' lang="th"' if is_foreign(said.text, language) else ""
