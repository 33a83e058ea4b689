"""Filling an empty store with samples, and taking every one of them out again."""

import random
from datetime import datetime, time, timedelta

from sqlalchemy import Connection, delete, exists, select, update

from nk.rules.rating import RatingPolicy
from nk.store import events, matches, players, registrations, seasons
from nk.store.event_values import NewEvent
from nk.store.rating_tables import matches as match_table
from nk.store.rating_tables import rating_history, ratings, season_results
from nk.store.rating_tables import seasons as season_table
from nk.store.ratings import rebuild
from nk.store.sample_data import (
    SAMPLE_EVENTS,
    SAMPLE_MATCHES,
    SAMPLE_NICKNAMES,
    SAMPLE_REGISTER_URL,
    SampleEvent,
)
from nk.store.tables import events as event_table
from nk.store.tables import players as player_table
from nk.store.tables import registrations as registration_table
from nk.store.weeks import BANGKOK, bangkok_day
from nk.store.writer import Change


def is_empty(connection: Connection) -> bool:
    """Tell whether nobody has written an event, a player or a match yet."""
    return all(
        connection.scalars(select(table.c.id).limit(1)).one_or_none() is None
        for table in (event_table, player_table, match_table)
    )


def add_samples(change: Change, policy: RatingPolicy) -> None:
    """Write the samples, dated around the moment of the change."""
    people = [players.add_player(change, name, sample=True) for name in SAMPLE_NICKNAMES]
    today = bangkok_day(change.at)
    start, end = today - timedelta(days=42), today + timedelta(days=49)
    seasons.open_season(change, start, end, sample=True)
    matches.record_many(change, policy, _sample_matches(change.at, people))
    for event in SAMPLE_EVENTS:
        _add_event(change, event, people)
    change.note("samples.add", "samples")


def clear_samples(change: Change, policy: RatingPolicy) -> None:
    """Take out every sample that nothing real has come to rest on."""
    connection = change.connection
    for derived in (rating_history, season_results, ratings):
        connection.execute(delete(derived))
    _delete_matches(connection)
    _delete_events(connection)
    used = exists(select(match_table.c.id).where(match_table.c.season_id == season_table.c.id))
    connection.execute(delete(season_table).where(season_table.c.sample == 1, ~used))
    _delete_players(connection)
    rebuild(change, policy)
    change.note("samples.clear", "samples")


def _sample_matches(now: datetime, people: list[int]) -> list[matches.NewMatch]:
    """Return results of the last weeks. The seed is fixed, so every first run looks alike."""
    chance = random.Random(2023)  # noqa: S311 - made-up results, nothing secret.
    span = timedelta(days=41)
    found = []
    for number in range(SAMPLE_MATCHES):
        one, other = sorted(chance.sample(range(len(people)), 2))
        # The earlier in the list, the stronger, so that the table has a shape.
        winner, loser = (one, other) if chance.random() < 0.7 else (other, one)
        played_at = now - span + span * number / SAMPLE_MATCHES
        found.append(
            matches.NewMatch(
                people[winner],
                people[loser],
                played_at,
                sweep=chance.random() < 0.15,
                sample=True,
            )
        )
    return found


def _add_event(change: Change, sample: SampleEvent, people: list[int]) -> None:
    day = bangkok_day(change.at) + timedelta(days=sample.days)
    starts_at = datetime.combine(day, time(sample.hour), BANGKOK)
    event_id = events.add(
        change,
        NewEvent(
            name=sample.name,
            event_type=sample.event_type,
            starts_at=starts_at,
            ends_at=starts_at + sample.length,
            branch_id=sample.branch_id,
            location=sample.location,
            description=sample.description,
            register_url=SAMPLE_REGISTER_URL if sample.register else None,
            sample=True,
        ),
    )
    for index in range(sample.players):
        player = people[(index * 5 + abs(sample.days)) % len(people)]
        registrations.register(change, event_id, SAMPLE_NICKNAMES[people.index(player)])
    if sample.won:
        registrations.set_winner(change, event_id, 1)


def _delete_matches(connection: Connection) -> None:
    """Delete sample matches and what voided them; the log is append-only for real results."""
    sampled = select(match_table.c.id).where(match_table.c.sample == 1)
    connection.execute(delete(match_table).where(match_table.c.voids.in_(sampled)))
    connection.execute(delete(match_table).where(match_table.c.sample == 1))


def _delete_events(connection: Connection) -> None:
    sampled = select(event_table.c.id).where(event_table.c.sample == 1)
    connection.execute(
        update(match_table).where(match_table.c.event_id.in_(sampled)).values(event_id=None)
    )
    connection.execute(delete(event_table).where(event_table.c.sample == 1))


def _delete_players(connection: Connection) -> None:
    """Delete sample players who have no real result; one who has is real by now."""
    own = player_table.c.id
    played = exists(
        select(match_table.c.id).where(
            (match_table.c.winner_id == own) | (match_table.c.loser_id == own)
        )
    )
    connection.execute(
        update(player_table).where(player_table.c.sample == 1, played).values(sample=False)
    )
    sampled = select(own).where(player_table.c.sample == 1)
    connection.execute(
        update(registration_table)
        .where(registration_table.c.player_id.in_(sampled))
        .values(player_id=None)
    )
    connection.execute(
        update(player_table).where(player_table.c.merged_into.in_(sampled)).values(merged_into=None)
    )
    connection.execute(delete(player_table).where(player_table.c.sample == 1))
