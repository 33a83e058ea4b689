"""Values the store's tests agree on: a fixed now, the policy, and short ways to write."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Any

from nk.club import players
from nk.club.events import events
from nk.club.events.events import NewEvent
from nk.club.ranking import matches, seasons
from nk.club.store.connections import Writer
from nk.rules.elo import RatingPolicy, policy_from

# A Wednesday, noon in Bangkok.
NOW = datetime(2026, 11, 18, 5, 0, tzinfo=UTC)
HOUR = timedelta(hours=1)
SEASON_START = date(2026, 10, 1)
SEASON_END = date(2027, 1, 1)

POLICY: RatingPolicy = policy_from(
    {
        "start": 1200,
        "k": 32,
        "scale": 400,
        "lower_winner_loss_factor": 1.25,
        "upset_gap": 150,
        "upset_bonus": 5,
        "sweep_bonus": 3,
        "season_months": 3,
        "season_bonus": [
            {"first": 1, "last": 1, "points": 50},
            {"first": 2, "last": 2, "points": 40},
            {"first": 3, "last": 3, "points": 30},
            {"first": 4, "last": 10, "points": 20},
        ],
    }
)


def an_event(**fields: Any) -> NewEvent:
    """Return an event an hour from now, with what the test wants to differ."""
    usual = NewEvent("Beyblade X Weekly", "Beyblade X", NOW + HOUR, NOW + 3 * HOUR)
    return replace(usual, **fields)


def add_events(writer: Writer, *new: NewEvent) -> list[int]:
    """Write events down and return their numbers."""
    with writer.change("test", NOW) as change:
        return [events.add(change, event) for event in new]


def add_players(writer: Writer, *names: str) -> list[int]:
    """Write players down and return their numbers."""
    with writer.change("test", NOW) as change:
        return [players.add_player(change, name) for name in names]


def open_a_season(writer: Writer) -> None:
    """Open the season every test plays in."""
    with writer.change("test", NOW) as change:
        seasons.open_season(change, SEASON_START, SEASON_END, POLICY)


def play(
    writer: Writer, winner: int, loser: int, *, at: datetime = NOW, sweep: bool = False
) -> int:
    """Record one match and return its number."""
    with writer.change("test", NOW) as change:
        match = matches.NewMatch(winner, loser, at, sweep=sweep)
        return matches.record(change, match)
