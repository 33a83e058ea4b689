"""Small questions to the store that only staff commands ask."""

from datetime import datetime

from sqlalchemy import Connection, exists, select

from nk.rules.rating import RatingPolicy
from nk.store.rating_tables import matches, ratings
from nk.store.tables import events


def rating_of(connection: Connection, player_id: int) -> int | None:
    """Return a player's rating, or None before the first match."""
    query = select(ratings.c.rating).where(ratings.c.player_id == player_id)
    found: int | None = connection.scalars(query).one_or_none()
    return found


def rating_or_start(connection: Connection, policy: RatingPolicy, player_id: int) -> int:
    """Return what a player is rated at; before the first match that is the start."""
    rating = rating_of(connection, player_id)
    return policy.start if rating is None else rating


def same_event(connection: Connection, name: str, starts_at: datetime) -> int | None:
    """Return an event of that name and start, so that a file read twice adds nothing twice."""
    query = select(events.c.id).where(events.c.starts_at == starts_at, events.c.name == name)
    found: int | None = connection.scalars(query.order_by(events.c.id).limit(1)).one_or_none()
    return found


def same_match(
    connection: Connection, winner_id: int, loser_id: int, played_at: datetime
) -> int | None:
    """Return a match of the two at that moment that still counts."""
    correction = matches.alias("correction")
    query = select(matches.c.id).where(
        matches.c.winner_id == winner_id,
        matches.c.loser_id == loser_id,
        matches.c.played_at == played_at,
        ~exists().where(correction.c.voids == matches.c.id),
    )
    found: int | None = connection.scalars(query.limit(1)).one_or_none()
    return found


def voided(connection: Connection, numbers: list[int]) -> set[int]:
    """Return which of these matches were taken back."""
    query = select(matches.c.voids).where(matches.c.voids.in_(numbers))
    return {number for number in connection.scalars(query) if number is not None}
