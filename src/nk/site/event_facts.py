"""An event's facts at a glance in one language: fee, format, what to bring, level, places."""

from dataclasses import dataclass
from typing import Final, Literal

from nk.site.addresses import Language
from nk.sources import Event

_Text = Literal["name", "description", "format", "bring", "level", "picture_alt", "cancel_reason"]

LABELS: Final[dict[str, dict[Language, str]]] = {
    "fee": {"th": "ค่าสมัคร", "en": "Entry fee"},
    "format": {"th": "เล่นแบบไหน", "en": "Format"},
    "bring": {"th": "เตรียมอะไรมา", "en": "What to bring"},
    "level": {"th": "เหมาะกับใคร", "en": "Who it is for"},
    "places": {"th": "รับกี่คน", "en": "Places"},
}


@dataclass(frozen=True, slots=True)
class Said:
    """A text, and whether it stands in for one in the page's language that nobody wrote."""

    text: str
    stands_in: bool = False


@dataclass(frozen=True, slots=True)
class Fact:
    """One fact: its word for programs, its label and what it says."""

    key: str
    label: str
    said: Said


def in_language(event: Event, name: _Text, language: Language) -> Said:
    """Return a text of the event in that language; the other language stands in for it."""
    thai: str = getattr(event, name)
    english: str = getattr(event, f"{name}_en")
    own, other = (english, thai) if language == "en" else (thai, english)
    return Said(own) if own or not other else Said(other, stands_in=True)


def facts_of(event: Event, language: Language) -> list[Fact]:
    """Return what is known of the event, in the order it is asked about.

    Afterwards nobody asks what it costs, or whether there is room.
    """
    over = event.status == "past"
    found = {
        "fee": Said("" if over else _fee(event.fee, language)),
        "format": in_language(event, "format", language),
        "bring": in_language(event, "bring", language),
        "level": in_language(event, "level", language),
        "places": Said("" if over else _places(event, language)),
    }
    return [Fact(key, LABELS[key][language], said) for key, said in found.items() if said.text]


def _fee(fee: int | None, language: Language) -> str:
    if fee is None:
        return ""
    if fee == 0:
        return "ฟรี" if language == "th" else "Free"
    return f"{fee:,} บาท" if language == "th" else f"{fee:,} baht"


def _places(event: Event, language: Language) -> str:
    """Return how many places there are, and before the start how many are left."""
    if event.places is None:
        return ""
    if event.status != "upcoming" or event.cancelled:
        return f"{event.places:,} คน" if language == "th" else f"{event.places:,}"
    left = max(0, event.places - event.registrations_count)
    if language == "th":
        return f"เหลือ {left:,}/{event.places:,} ที่" if left else f"เต็มแล้ว ({event.places:,} ที่)"
    return f"{left:,} of {event.places:,} left" if left else f"Full ({event.places:,} places)"
