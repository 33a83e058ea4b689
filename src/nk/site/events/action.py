"""What there is to press on an event's page: to sign up, to ask, or to see the next round."""

from typing import Literal

from nk.sources import Event

Action = Literal["PAST", "REGISTER", "JOIN", "ASK"]


def is_full(event: Event) -> bool:
    """Tell whether all places are taken."""
    return event.places is not None and event.registrations_count >= event.places


def register_address(event: Event) -> str | None:
    """Return where one signs up outside the shop's chat, while one can."""
    return event.register_url if event.status == "upcoming" and not event.cancelled else None


def action_of(event: Event) -> Action:
    """Return what the page offers, by the rule of EventActions.tsx."""
    if event.status == "past":
        return "PAST"
    if register_address(event):
        return "REGISTER"
    return "ASK" if event.cancelled or is_full(event) else "JOIN"
