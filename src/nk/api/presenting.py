"""From the sources' values to the API's bodies."""

from datetime import datetime

from nk.api.models import (
    EventDetail,
    EventSummary,
    LeaderboardLine,
    RegistrationBody,
    WinnerBody,
)
from nk.sources.names import encode_name
from nk.sources.values import Event, LeaderboardEntry, Winner
from nk.store.weeks import BANGKOK


def event_summary(event: Event) -> EventSummary:
    """Return an event as lists show it."""
    starts = event.starts_at.astimezone(BANGKOK)
    open_for_registration = event.status == "upcoming" and not event.cancelled
    return EventSummary(
        id=event.id,
        name=event.name,
        event_type=event.event_type,
        status=event.status,
        cancelled=event.cancelled,
        date=starts.date().isoformat(),
        event_date_iso=_iso(event.starts_at),
        event_end_iso=_iso(event.ends_at) if event.ends_at else None,
        location=event.location,
        branch_id=event.branch_id,
        description=event.description,
        register_url=event.register_url if open_for_registration else None,
        registrations_count=event.registrations_count,
        winner=_winner(event.winner),
        sample=event.sample,
    )


def event_detail(event: Event) -> EventDetail:
    """Return an event with its people."""
    people = [
        RegistrationBody(
            running_number=person.running_number,
            player_name=encode_name(person.player_name),
            winner=person.winner,
            anonymous=person.anonymous,
        )
        for person in event.registrations
    ]
    return EventDetail(**dict(event_summary(event)), registrations=people)


def leaderboard_line(entry: LeaderboardEntry) -> LeaderboardLine:
    """Return a line of the leaderboard."""
    return LeaderboardLine(
        rank=entry.rank,
        name=encode_name(entry.name),
        rating=entry.rating,
        avatar=entry.avatar,
        change_week=entry.change_week,
        history=list(entry.history),
    )


def _winner(winner: Winner | None) -> WinnerBody | None:
    if winner is None:
        return None
    return WinnerBody(
        name=encode_name(winner.name), avatar=winner.avatar, anonymous=winner.anonymous
    )


def _iso(moment: datetime) -> str:
    return moment.astimezone(BANGKOK).isoformat(timespec="seconds")
