"""Matches, seasons, and what is derived from them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

# Spelled out, so that a later change to the code's own types cannot rewrite this step.
WHOLE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "seasons",
        sa.Column("id", WHOLE, nullable=False),
        sa.Column("starts_on", WHOLE, nullable=False),
        sa.Column("ends_on", WHOLE, nullable=False),
        sa.Column("is_open", WHOLE, server_default=sa.text("1"), nullable=False),
        sa.Column("closed_at", WHOLE, nullable=True),
        sa.Column("sample", WHOLE, server_default=sa.text("0"), nullable=False),
        sa.CheckConstraint(
            "(is_open = 1) = (closed_at IS NULL)", name=op.f("ck_seasons_closed_at")
        ),
        sa.CheckConstraint("ends_on > starts_on", name=op.f("ck_seasons_ends_after_start")),
        sa.CheckConstraint("is_open IN (0, 1)", name=op.f("ck_seasons_is_open")),
        sa.CheckConstraint("sample IN (0, 1)", name=op.f("ck_seasons_sample")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_seasons")),
        sa.UniqueConstraint("starts_on", name=op.f("uq_seasons_starts_on")),
        sqlite_strict=True,
    )
    op.create_index(
        "uq_seasons_one_open",
        "seasons",
        ["is_open"],
        unique=True,
        sqlite_where=sa.text("is_open = 1"),
        postgresql_where=sa.text("is_open = 1"),
    )
    op.create_table(
        "matches",
        sa.Column("id", WHOLE, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("season_id", WHOLE, nullable=False),
        sa.Column("event_id", WHOLE, nullable=True),
        sa.Column("winner_id", WHOLE, nullable=True),
        sa.Column("loser_id", WHOLE, nullable=True),
        sa.Column("winner_sets", WHOLE, nullable=True),
        sa.Column("loser_sets", WHOLE, nullable=True),
        sa.Column("finishes", sa.Text(), server_default=sa.text("'[]'"), nullable=False),
        sa.Column("sweep", WHOLE, server_default=sa.text("0"), nullable=False),
        sa.Column("voids", WHOLE, nullable=True),
        sa.Column("played_at", WHOLE, nullable=False),
        sa.Column("recorded_at", WHOLE, nullable=False),
        sa.Column("sample", WHOLE, server_default=sa.text("0"), nullable=False),
        sa.CheckConstraint(
            "(kind = 'played' AND winner_id IS NOT NULL AND loser_id IS NOT NULL"
            " AND voids IS NULL)"
            " OR (kind = 'void' AND winner_id IS NULL AND loser_id IS NULL"
            " AND voids IS NOT NULL)",
            name=op.f("ck_matches_kind"),
        ),
        sa.CheckConstraint("length(finishes) <= 4000", name=op.f("ck_matches_finishes")),
        sa.CheckConstraint("sample IN (0, 1)", name=op.f("ck_matches_sample")),
        sa.CheckConstraint("sweep IN (0, 1)", name=op.f("ck_matches_sweep")),
        sa.CheckConstraint("voids < id", name=op.f("ck_matches_voids")),
        sa.CheckConstraint("winner_id <> loser_id", name=op.f("ck_matches_two_players")),
        sa.CheckConstraint(
            "winner_sets > loser_sets AND loser_sets >= 0 AND winner_sets <= 99",
            name=op.f("ck_matches_sets"),
        ),
        sa.ForeignKeyConstraint(
            ["event_id"], ["events.id"], name=op.f("fk_matches_event_id"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(["loser_id"], ["players.id"], name=op.f("fk_matches_loser_id")),
        sa.ForeignKeyConstraint(["season_id"], ["seasons.id"], name=op.f("fk_matches_season_id")),
        sa.ForeignKeyConstraint(["voids"], ["matches.id"], name=op.f("fk_matches_voids")),
        sa.ForeignKeyConstraint(["winner_id"], ["players.id"], name=op.f("fk_matches_winner_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
        sa.UniqueConstraint("voids", name=op.f("uq_matches_voids")),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )
    op.create_index("ix_matches_event", "matches", ["event_id"], unique=False)
    op.create_index("ix_matches_loser", "matches", ["loser_id"], unique=False)
    op.create_index("ix_matches_season", "matches", ["season_id", "id"], unique=False)
    op.create_index("ix_matches_winner", "matches", ["winner_id"], unique=False)
    op.create_table(
        "rating_history",
        sa.Column("player_id", WHOLE, nullable=False),
        sa.Column("season_id", WHOLE, nullable=False),
        sa.Column("week", WHOLE, autoincrement=False, nullable=False),
        sa.Column("rating", WHOLE, nullable=False),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_rating_history_player_id")
        ),
        sa.ForeignKeyConstraint(
            ["season_id"], ["seasons.id"], name=op.f("fk_rating_history_season_id")
        ),
        sa.PrimaryKeyConstraint("player_id", "season_id", "week", name=op.f("pk_rating_history")),
        sqlite_strict=True,
    )
    op.create_index("ix_rating_history_week", "rating_history", ["week"], unique=False)
    op.create_table(
        "ratings",
        sa.Column("player_id", WHOLE, nullable=False),
        sa.Column("rating", WHOLE, nullable=False),
        sa.Column("opening", WHOLE, nullable=False),
        sa.Column("wins", WHOLE, server_default=sa.text("0"), nullable=False),
        sa.Column("losses", WHOLE, server_default=sa.text("0"), nullable=False),
        sa.Column("listed", WHOLE, server_default=sa.text("1"), nullable=False),
        sa.CheckConstraint("listed IN (0, 1)", name=op.f("ck_ratings_listed")),
        sa.CheckConstraint("wins >= 0 AND losses >= 0", name=op.f("ck_ratings_counts")),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name=op.f("fk_ratings_player_id")),
        sa.PrimaryKeyConstraint("player_id", name=op.f("pk_ratings")),
        sqlite_strict=True,
    )
    op.create_table(
        "season_results",
        sa.Column("season_id", WHOLE, nullable=False),
        sa.Column("player_id", WHOLE, nullable=False),
        sa.Column("place", WHOLE, nullable=False),
        sa.Column("rating", WHOLE, nullable=False),
        sa.Column("wins", WHOLE, nullable=False),
        sa.Column("losses", WHOLE, nullable=False),
        sa.CheckConstraint("place >= 1", name=op.f("ck_season_results_place")),
        sa.CheckConstraint("wins >= 0 AND losses >= 0", name=op.f("ck_season_results_counts")),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_season_results_player_id")
        ),
        sa.ForeignKeyConstraint(
            ["season_id"], ["seasons.id"], name=op.f("fk_season_results_season_id")
        ),
        sa.PrimaryKeyConstraint("season_id", "player_id", name=op.f("pk_season_results")),
        sqlite_strict=True,
    )
    op.create_index("ix_season_results_player", "season_results", ["player_id"], unique=False)
    op.create_index(
        "ix_ratings_leaderboard", "ratings", ["listed", sa.text("rating DESC"), "player_id"]
    )
