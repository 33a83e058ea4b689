"""The tables of tournaments, beside those of everything else."""

from typing import Any

from sqlalchemy import CheckConstraint, Column, ForeignKey, Index, Table, Text, text

from nk.club.store.columns import Moment, WholeNumber
from nk.club.store.tables import metadata

# A tournament is its log of actions; the row itself says how long the log is and how far the day.
tournaments = Table(
    "tournaments",
    metadata,
    Column("event_id", WholeNumber, ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
    Column("version", WholeNumber, nullable=False),
    Column("state", Text, nullable=False),
    CheckConstraint("state IN ('registering', 'running', 'finished')", name="state"),
    sqlite_strict=True,
)


def _of_tournament() -> Column[Any]:
    owner = ForeignKey("tournaments.event_id", ondelete="CASCADE")
    return Column("event_id", WholeNumber, owner, primary_key=True)


# Rows are only ever added. The id is the client's, so that what is sent twice counts once.
tournament_actions = Table(
    "tournament_actions",
    metadata,
    _of_tournament(),
    Column("sequence", WholeNumber, primary_key=True, autoincrement=False),
    Column("action_id", Text, nullable=False),
    Column("action", Text, nullable=False),
    # The judge's sheet of a result, battle by battle; empty if it was not written down.
    Column("battles", Text, nullable=False, server_default=text("''")),
    Column("who", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Index("uq_tournament_actions_action_id", "event_id", "action_id", unique=True),
    sqlite_strict=True,
)

# Which entry of the match log a confirmed match is, and what it did to both ratings.
tournament_matches = Table(
    "tournament_matches",
    metadata,
    _of_tournament(),
    Column("match", WholeNumber, primary_key=True, autoincrement=False),
    Column("log_id", WholeNumber, ForeignKey("matches.id"), nullable=False, unique=True),
    Column("winner_change", WholeNumber, nullable=False),
    Column("loser_change", WholeNumber, nullable=False),
    sqlite_strict=True,
)

# Where everybody ended, once a tournament is finished.
tournament_places = Table(
    "tournament_places",
    metadata,
    _of_tournament(),
    Column("place", WholeNumber, primary_key=True, autoincrement=False),
    Column("running_number", WholeNumber, nullable=False),
    sqlite_strict=True,
)
