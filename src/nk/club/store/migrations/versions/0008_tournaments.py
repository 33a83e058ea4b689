"""Tournaments: the log of an event's actions, its matches in the match log, the places."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

WHOLE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("event_id", WHOLE, nullable=False),
        sa.Column("version", WHOLE, nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.CheckConstraint(
            "state IN ('registering', 'running', 'finished')", name=op.f("ck_tournaments_state")
        ),
        sa.ForeignKeyConstraint(
            ["event_id"], ["events.id"], name=op.f("fk_tournaments_event_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("event_id", name=op.f("pk_tournaments")),
        sqlite_strict=True,
    )
    _create_actions()
    _create_matches()
    op.create_table(
        "tournament_places",
        sa.Column("event_id", WHOLE, nullable=False),
        sa.Column("place", WHOLE, autoincrement=False, nullable=False),
        sa.Column("running_number", WHOLE, nullable=False),
        _owner("tournament_places"),
        sa.PrimaryKeyConstraint("event_id", "place", name=op.f("pk_tournament_places")),
        sqlite_strict=True,
    )


def _owner(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["event_id"],
        ["tournaments.event_id"],
        name=op.f(f"fk_{table}_event_id"),
        ondelete="CASCADE",
    )


def _create_actions() -> None:
    op.create_table(
        "tournament_actions",
        sa.Column("event_id", WHOLE, nullable=False),
        sa.Column("sequence", WHOLE, autoincrement=False, nullable=False),
        sa.Column("action_id", sa.Text(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("battles", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("at", WHOLE, nullable=False),
        _owner("tournament_actions"),
        sa.PrimaryKeyConstraint("event_id", "sequence", name=op.f("pk_tournament_actions")),
        sqlite_strict=True,
    )
    op.create_index(
        "uq_tournament_actions_action_id",
        "tournament_actions",
        ["event_id", "action_id"],
        unique=True,
    )


def _create_matches() -> None:
    op.create_table(
        "tournament_matches",
        sa.Column("event_id", WHOLE, nullable=False),
        sa.Column("match", WHOLE, autoincrement=False, nullable=False),
        sa.Column("log_id", WHOLE, nullable=False),
        sa.Column("winner_change", WHOLE, nullable=False),
        sa.Column("loser_change", WHOLE, nullable=False),
        _owner("tournament_matches"),
        sa.ForeignKeyConstraint(
            ["log_id"], ["matches.id"], name=op.f("fk_tournament_matches_log_id")
        ),
        sa.PrimaryKeyConstraint("event_id", "match", name=op.f("pk_tournament_matches")),
        sa.UniqueConstraint("log_id", name=op.f("uq_tournament_matches_log_id")),
        sqlite_strict=True,
    )
