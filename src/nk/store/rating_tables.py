"""The tables about matches, seasons and what is derived from them."""

from sqlalchemy import CheckConstraint, Column, ForeignKey, Index, Table, Text, text

from nk.store import limits
from nk.store.columns import Day, Flag, Moment, WholeNumber
from nk.store.tables import flag, metadata, partial_index

seasons = Table(
    "seasons",
    metadata,
    Column("id", WholeNumber, primary_key=True),
    Column("starts_on", Day, nullable=False, unique=True),
    Column("ends_on", Day, nullable=False),
    Column("is_open", Flag, nullable=False, server_default=text("1")),
    Column("closed_at", Moment),
    Column("sample", Flag, nullable=False, server_default=text("0")),
    CheckConstraint("ends_on > starts_on", name="ends_after_start"),
    CheckConstraint("(is_open = 1) = (closed_at IS NULL)", name="closed_at"),
    flag("is_open"),
    flag("sample"),
    partial_index("uq_seasons_one_open", "is_open = 1", "is_open", unique=True),
    sqlite_strict=True,
)

# The log. Rows are only ever added: a correction is a new row of kind "void".
matches = Table(
    "matches",
    metadata,
    Column("id", WholeNumber, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("season_id", WholeNumber, ForeignKey("seasons.id"), nullable=False),
    Column("event_id", WholeNumber, ForeignKey("events.id", ondelete="SET NULL")),
    Column("winner_id", WholeNumber, ForeignKey("players.id")),
    Column("loser_id", WholeNumber, ForeignKey("players.id")),
    Column("winner_sets", WholeNumber),
    Column("loser_sets", WholeNumber),
    Column("finishes", Text, nullable=False, server_default=text("'[]'")),
    Column("sweep", Flag, nullable=False, server_default=text("0")),
    Column("voids", WholeNumber, ForeignKey("matches.id"), unique=True),
    Column("played_at", Moment, nullable=False),
    Column("recorded_at", Moment, nullable=False),
    Column("sample", Flag, nullable=False, server_default=text("0")),
    CheckConstraint(
        "(kind = 'played' AND winner_id IS NOT NULL AND loser_id IS NOT NULL AND voids IS NULL)"
        " OR (kind = 'void' AND winner_id IS NULL AND loser_id IS NULL AND voids IS NOT NULL)",
        name="kind",
    ),
    CheckConstraint("winner_id <> loser_id", name="two_players"),
    CheckConstraint(
        f"winner_sets > loser_sets AND loser_sets >= 0 AND winner_sets <= {limits.MOST_SETS}",
        name="sets",
    ),
    CheckConstraint("voids < id", name="voids"),
    CheckConstraint(f"length(finishes) <= {limits.FINISHES_LENGTH}", name="finishes"),
    flag("sweep"),
    flag("sample"),
    Index("ix_matches_season", "season_id", "id"),
    Index("ix_matches_event", "event_id"),
    Index("ix_matches_winner", "winner_id"),
    Index("ix_matches_loser", "loser_id"),
    # A number once used is never given to another row, even after the samples are cleared.
    sqlite_autoincrement=True,
    sqlite_strict=True,
)

# Derived from the log and kept so that the leaderboard is one short walk along an index.
ratings = Table(
    "ratings",
    metadata,
    Column("player_id", WholeNumber, ForeignKey("players.id"), primary_key=True),
    Column("rating", WholeNumber, nullable=False),
    # What the player started the season with.
    Column("opening", WholeNumber, nullable=False),
    Column("wins", WholeNumber, nullable=False, server_default=text("0")),
    Column("losses", WholeNumber, nullable=False, server_default=text("0")),
    # Removed and merged players keep their results but are not shown.
    Column("listed", Flag, nullable=False, server_default=text("1")),
    CheckConstraint("wins >= 0 AND losses >= 0", name="counts"),
    flag("listed"),
    Index("ix_ratings_leaderboard", "listed", text("rating DESC"), "player_id"),
    sqlite_strict=True,
)

rating_history = Table(
    "rating_history",
    metadata,
    Column("player_id", WholeNumber, ForeignKey("players.id"), primary_key=True),
    Column("season_id", WholeNumber, ForeignKey("seasons.id"), primary_key=True),
    # The Monday, in Bangkok, of the week this was the player's last rating of.
    Column("week", Day, primary_key=True, autoincrement=False),
    Column("rating", WholeNumber, nullable=False),
    Index("ix_rating_history_week", "week"),
    sqlite_strict=True,
)

season_results = Table(
    "season_results",
    metadata,
    Column("season_id", WholeNumber, ForeignKey("seasons.id"), primary_key=True),
    Column("player_id", WholeNumber, ForeignKey("players.id"), primary_key=True),
    Column("place", WholeNumber, nullable=False),
    Column("rating", WholeNumber, nullable=False),
    Column("wins", WholeNumber, nullable=False),
    Column("losses", WholeNumber, nullable=False),
    CheckConstraint("place >= 1", name="place"),
    CheckConstraint("wins >= 0 AND losses >= 0", name="counts"),
    Index("ix_season_results_player", "player_id"),
    sqlite_strict=True,
)
