"""Samples for a first look: filling an empty store, and taking every one out again."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import Connection, delete, exists, func, select, update

from nk.bangkok import bangkok_day
from nk.club import players
from nk.club.events import events, registrations
from nk.club.events.details import details_of
from nk.club.events.events import NewEvent
from nk.club.links import meeple_picture
from nk.club.ranking import matches, seasons
from nk.club.ranking.ratings import rebuild
from nk.club.sample_data import (
    SAMPLE_EVENTS,
    SAMPLE_MATCHES,
    SAMPLE_PEOPLE,
    SAMPLE_REGISTER_URL,
    SampleEvent,
)
from nk.club.store.audit import AuditEntry, list_audit
from nk.club.store.connections import Change
from nk.club.store.tables import events as event_table
from nk.club.store.tables import matches as match_table
from nk.club.store.tables import players as player_table
from nk.club.store.tables import rating_history, ratings, season_results
from nk.club.store.tables import registrations as registration_table
from nk.club.store.tables import seasons as season_table
from nk.club.store.tournament_tables import tournaments
from nk.rules.elo import RatingPolicy
from nk.rules.meeple import write_code


def is_empty(connection: Connection) -> bool:
    """Tell whether nobody has written an event, a player or a match yet."""
    return all(
        connection.scalars(select(table.c.id).limit(1)).one_or_none() is None
        for table in (event_table, player_table, match_table)
    )


def add_samples(change: Change, policy: RatingPolicy) -> None:
    """Write the samples, dated around the moment of the change."""
    people = [
        players.add_player(change, name, avatar=_meeple_of(choices), sample=True)
        for name, choices in SAMPLE_PEOPLE.items()
    ]
    today = bangkok_day(change.at)
    start, end = today - timedelta(days=42), today + timedelta(days=49)
    seasons.open_season(change, start, end, policy, sample=True)
    matches.record_many(change, _sample_matches(change.at, people))
    numbers = [_add_event(change, event, index) for index, event in enumerate(SAMPLE_EVENTS)]
    # Putting people on a list makes an event a real one, but these are samples themselves.
    change.connection.execute(
        update(event_table).where(event_table.c.id.in_(numbers)).values(sample=True)
    )
    listed = {number: event.players for number, event in zip(numbers, SAMPLE_EVENTS, strict=True)}
    change.note("samples.add", "samples", facts={"events": listed, "players": people})


def _meeple_of(choices: tuple[int, ...] | None) -> str | None:
    return meeple_picture(write_code(choices)) if choices else None


def count_samples(connection: Connection) -> dict[str, int]:
    """Count what is still a sample, by kind; kinds without any are left out."""
    kinds = {"events": event_table, "players": player_table, "matches": match_table}
    counts = {
        kind: connection.scalar(select(func.count()).where(table.c.sample == 1)) or 0
        for kind, table in kinds.items()
    }
    return {kind: count for kind, count in counts.items() if count}


@dataclass(frozen=True, slots=True)
class Kept:
    """A sample that something real rests on by now, so that it stays."""

    kind: str
    number: int
    name: str


def clear_samples(change: Change) -> list[Kept]:
    """Take out every sample that staff have not touched; return what stays because they have."""
    connection = change.connection
    for derived in (rating_history, season_results, ratings):
        connection.execute(delete(derived))
    added = list_audit(connection, subject="samples", action="samples.add")
    _delete_matches(connection)
    _delete_events(connection)
    _clear_lists(connection, added)
    used = exists(select(match_table.c.id).where(match_table.c.season_id == season_table.c.id))
    connection.execute(delete(season_table).where(season_table.c.sample == 1, ~used))
    _delete_players(connection)
    rebuild(change)
    kept = [kept for entry in added for kept in _kept(connection, entry)]
    change.note("samples.clear", "samples", facts={"kept": len(kept)})
    return kept


def _kept(connection: Connection, added: AuditEntry) -> Iterator[Kept]:
    """Yield what is still there of all that a first run brought."""
    for kind, table, name in (
        ("event", event_table, event_table.c.name),
        ("player", player_table, player_table.c.nickname),
    ):
        query = select(table.c.id, name).where(table.c.id.in_(_numbers(added, f"{kind}s")))
        for number, shown in connection.execute(query.order_by(table.c.id)):
            yield Kept(kind, number, shown)


def _numbers(added: AuditEntry, what: str) -> list[int]:
    given = added.detail.get(what)
    return [int(number) for number in given] if isinstance(given, list | dict) else []


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


def _add_event(change: Change, sample: SampleEvent, index: int) -> int:
    starts_at, ends_at = sample.times(bangkok_day(change.at))
    event_id = events.add(
        change,
        NewEvent(
            name=sample.name,
            event_type=sample.event_type,
            starts_at=starts_at,
            ends_at=ends_at,
            branch_id=sample.branch_id,
            location=sample.location,
            description=sample.description,
            register_url=SAMPLE_REGISTER_URL if sample.register else None,
            **details_of(sample.details),
        ),
    )
    nicknames = list(SAMPLE_PEOPLE)
    for place in range(sample.players):
        name = nicknames[(place * 5 + index * 3) % len(nicknames)]
        registrations.register(change, event_id, name)
    if sample.won:
        registrations.set_winner(change, event_id, 1)
    return event_id


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


def _clear_lists(connection: Connection, added: Sequence[AuditEntry]) -> None:
    """Take the samples off the lists that stay; whom staff have put there, or rated, is real.

    So is everybody in a tournament: its log knows people by their places on the list.
    """
    given = [entry.detail.get("events") for entry in added]
    listed = {int(k): v for counts in given if isinstance(counts, dict) for k, v in counts.items()}
    table = registration_table.c
    rows = connection.execute(
        select(table.event_id, table.running_number, table.player_id)
        .join(player_table, player_table.c.id == table.player_id)
        .where(player_table.c.sample == 1)
    ).all()
    played_for = set(connection.scalars(select(tournaments.c.event_id)))
    by_staff = {
        row.player_id
        for row in rows
        if row.event_id in played_for or row.running_number > listed.get(row.event_id, 0)
    }
    own = player_table.c.id
    played = exists(
        select(match_table.c.id).where(
            (match_table.c.winner_id == own) | (match_table.c.loser_id == own)
        )
    )
    connection.execute(
        update(player_table)
        .where(player_table.c.sample == 1, played | own.in_(by_staff))
        .values(sample=False)
    )
    sampled = select(own).where(player_table.c.sample == 1)
    connection.execute(delete(registration_table).where(table.player_id.in_(sampled)))


def _delete_players(connection: Connection) -> None:
    sampled = select(player_table.c.id).where(player_table.c.sample == 1)
    connection.execute(
        update(player_table).where(player_table.c.merged_into.in_(sampled)).values(merged_into=None)
    )
    connection.execute(delete(player_table).where(player_table.c.sample == 1))
