"""The tables. Every constraint has a name, and every name a sentence."""

from typing import Any

from sqlalchemy import CheckConstraint, Column, ForeignKey, Index, MetaData, Table, Text, text
from sqlalchemy.types import LargeBinary

from nk.club.events.details import DETAIL_RULES, NumberRule, Rule, TextRule
from nk.club.store import columns
from nk.club.store.columns import Day, Flag, Moment, WholeNumber

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)


def text_between(column: str, smallest: int, largest: int) -> CheckConstraint:
    """A check on a text's length; the trim keeps out names made of spaces alone."""
    return CheckConstraint(
        f"length(trim({column})) >= {smallest} AND length({column}) <= {largest}", name=column
    )


def flag(column: str) -> CheckConstraint:
    """A check that a flag is yes or no and nothing else."""
    return CheckConstraint(f"{column} IN (0, 1)", name=column)


def partial_index(name: str, where: str, *columns: str, unique: bool = False) -> Index:
    """An index over the rows that meet a condition, on both engines."""
    condition = text(where)
    return Index(name, *columns, unique=unique, sqlite_where=condition, postgresql_where=condition)


def detail_column(name: str, rule: Rule) -> Column[Any]:
    """A detail of an event: a text that may be empty, or a number or picture that may be absent."""
    if isinstance(rule, TextRule):
        return Column(name, Text, nullable=False, server_default=text("''"))
    return Column(name, WholeNumber if isinstance(rule, NumberRule) else Text)


# One row, counted up by every change, lets a reader notice another process's work cheaply.
data_version = Table(
    "data_version",
    metadata,
    Column("id", WholeNumber, primary_key=True),
    Column("version", WholeNumber, nullable=False),
    CheckConstraint("id = 1", name="single_row"),
    sqlite_strict=True,
)

players = Table(
    "players",
    metadata,
    Column("id", WholeNumber, primary_key=True),
    Column("nickname", Text, nullable=False),
    # The nickname as compared: folded, so that "Mook" and "mook " are one person. Null once
    # a player is removed or merged, which frees the name.
    Column("name_key", Text, unique=True),
    Column("avatar", Text),
    Column("removed", Flag, nullable=False, server_default=text("0")),
    Column("merged_into", WholeNumber, ForeignKey("players.id")),
    Column("sample", Flag, nullable=False, server_default=text("0")),
    Column("created_at", Moment, nullable=False),
    text_between("nickname", 1, columns.NICKNAME_LENGTH),
    CheckConstraint(f"length(avatar) BETWEEN 1 AND {columns.LINK_LENGTH}", name="avatar"),
    CheckConstraint("merged_into <> id", name="merged_into"),
    flag("removed"),
    flag("sample"),
    Index("ix_players_merged_into", "merged_into"),
    # A number once used is never given to another row, even after the samples are cleared.
    sqlite_autoincrement=True,
    sqlite_strict=True,
)

events = Table(
    "events",
    metadata,
    Column("id", WholeNumber, primary_key=True),
    Column("name", Text, nullable=False),
    Column("event_type", Text, nullable=False),
    Column("starts_at", Moment, nullable=False),
    Column("ends_at", Moment, nullable=False),
    Column("fixed_status", Text),
    Column("cancelled", Flag, nullable=False, server_default=text("0")),
    Column("branch_id", Text),
    Column("location", Text, nullable=False, server_default=text("''")),
    Column("description", Text, nullable=False, server_default=text("''")),
    Column("register_url", Text),
    # Counted up by every edit: calendars take a higher number as the newer version.
    Column("sequence", WholeNumber, nullable=False, server_default=text("0")),
    Column("sample", Flag, nullable=False, server_default=text("0")),
    Column("created_at", Moment, nullable=False),
    Column("updated_at", Moment, nullable=False),
    *(detail_column(name, rule) for name, rule in DETAIL_RULES.items()),
    text_between("name", 1, columns.NAME_LENGTH),
    text_between("event_type", 1, columns.TYPE_LENGTH),
    CheckConstraint("ends_at > starts_at", name="ends_after_start"),
    CheckConstraint(
        f"ends_at - starts_at <= {int(columns.LONGEST_EVENT.total_seconds())}", name="duration"
    ),
    CheckConstraint("fixed_status IN ('upcoming', 'ongoing', 'past')", name="fixed_status"),
    CheckConstraint(f"length(branch_id) BETWEEN 1 AND {columns.BRANCH_LENGTH}", name="branch_id"),
    CheckConstraint(f"length(location) <= {columns.LOCATION_LENGTH}", name="location"),
    CheckConstraint(f"length(description) <= {columns.DESCRIPTION_LENGTH}", name="description"),
    CheckConstraint(
        f"register_url LIKE 'https://%' AND length(register_url) <= {columns.LINK_LENGTH}",
        name="register_url",
    ),
    CheckConstraint("sequence >= 0", name="sequence"),
    flag("cancelled"),
    flag("sample"),
    *(CheckConstraint(rule.check(name), name=name) for name, rule in DETAIL_RULES.items()),
    # Events that follow the clock and those staff fixed are walked apart. PostgreSQL takes an
    # index for sorted only if the part it is limited to is written into the index itself.
    # The end is in the index of starts, so that events of the last weeks that are over are
    # passed over without being read.
    partial_index("ix_events_clock_start", "fixed_status IS NULL", "starts_at", "id", "ends_at"),
    partial_index("ix_events_clock_end", "fixed_status IS NULL", "ends_at"),
    partial_index("ix_events_fixed", "fixed_status IS NOT NULL", "fixed_status", "starts_at", "id"),
    # A number once used is never given to another row, even after the samples are cleared.
    sqlite_autoincrement=True,
    sqlite_strict=True,
)

registrations = Table(
    "registrations",
    metadata,
    Column("event_id", WholeNumber, ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
    Column("running_number", WholeNumber, primary_key=True, autoincrement=False),
    Column("player_name", Text, nullable=False),
    Column("name_key", Text, nullable=False),
    Column("player_id", WholeNumber, ForeignKey("players.id")),
    Column("anonymous", Flag, nullable=False, server_default=text("0")),
    Column("winner", Flag, nullable=False, server_default=text("0")),
    # When somebody came; null while they have not.
    Column("checked_in_at", Moment),
    Column("walk_in", Flag, nullable=False, server_default=text("0")),
    CheckConstraint("running_number >= 1", name="running_number"),
    text_between("player_name", 1, columns.NICKNAME_LENGTH),
    flag("anonymous"),
    flag("winner"),
    flag("walk_in"),
    Index("ix_registrations_player_id", "player_id"),
    Index("ix_registrations_name_key", "name_key"),
    partial_index("uq_registrations_one_winner", "winner = 1", "event_id", unique=True),
    partial_index(
        "uq_registrations_player_once",
        "player_id IS NOT NULL",
        "event_id",
        "player_id",
        unique=True,
    ),
    sqlite_strict=True,
)

audit = Table(
    "audit",
    metadata,
    Column("id", WholeNumber, primary_key=True),
    Column("at", Moment, nullable=False),
    Column("who", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("subject_id", WholeNumber),
    Column("detail", Text, nullable=False, server_default=text("'{}'")),
    # The chain: each entry holds the hash of the one before it, see `audit_chain`.
    Column("previous", Text, nullable=False, server_default=text("''")),
    Column("hash", Text, nullable=False, server_default=text("''")),
    # Names can be forgotten, so the chain holds only a salted hash of them.
    Column("names_hash", Text),
    Column("names_salt", Text),
    text_between("who", 1, columns.WHO_LENGTH),
    text_between("action", 1, columns.ACTION_LENGTH),
    CheckConstraint(f"length(detail) <= {columns.DETAIL_LENGTH}", name="detail"),
    Index("ix_audit_subject", "subject", "subject_id"),
    sqlite_strict=True,
)


seasons = Table(
    "seasons",
    metadata,
    Column("id", WholeNumber, primary_key=True),
    Column("starts_on", Day, nullable=False, unique=True),
    Column("ends_on", Day, nullable=False),
    Column("is_open", Flag, nullable=False, server_default=text("1")),
    Column("closed_at", Moment),
    Column("sample", Flag, nullable=False, server_default=text("0")),
    # The figures its matches are rated by, whatever the content says later. Empty in a store
    # from before they were kept, until the club is next opened.
    Column("policy", Text, nullable=False, server_default=text("''")),
    CheckConstraint("ends_on > starts_on", name="ends_after_start"),
    CheckConstraint(f"length(policy) <= {columns.POLICY_LENGTH}", name="policy"),
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
        f"winner_sets > loser_sets AND loser_sets >= 0 AND winner_sets <= {columns.MOST_SETS}",
        name="sets",
    ),
    CheckConstraint("voids < id", name="voids"),
    CheckConstraint(f"length(finishes) <= {columns.FINISHES_LENGTH}", name="finishes"),
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

# The end of the audit's chain, so that a missing last entry is noticed too.
audit_head = Table(
    "audit_head",
    metadata,
    Column("id", WholeNumber, primary_key=True),
    Column("entries", WholeNumber, nullable=False),
    Column("hash", Text, nullable=False),
    CheckConstraint("id = 1", name="single_row"),
    sqlite_strict=True,
)

_ROLES = "role IN ('owner', 'staff', 'judge')"

# A phone, tablet or computer that may use the desk. Only the hash of its token is kept.
devices = Table(
    "desk_devices",
    metadata,
    Column("id", WholeNumber, primary_key=True),
    Column("name", Text, nullable=False),
    Column("role", Text, nullable=False),
    # A judge is limited to one event, and perhaps to one of its stadiums.
    Column("event_id", WholeNumber, ForeignKey("events.id", ondelete="SET NULL")),
    Column("stadium", WholeNumber),
    Column("token_hash", Text, nullable=False, unique=True),
    Column("created_at", Moment, nullable=False),
    Column("last_seen_at", Moment, nullable=False),
    Column("expires_at", Moment, nullable=False),
    Column("ended_at", Moment),
    text_between("name", 1, columns.WHO_LENGTH),
    CheckConstraint(_ROLES, name="role"),
    Index("ix_desk_devices_event", "event_id"),
    sqlite_autoincrement=True,
    sqlite_strict=True,
)

# A link that makes one device, once, within minutes. Only the hash of its code is kept.
pairings = Table(
    "desk_pairings",
    metadata,
    Column("code_hash", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("role", Text, nullable=False),
    Column("event_id", WholeNumber, ForeignKey("events.id", ondelete="CASCADE")),
    Column("stadium", WholeNumber),
    Column("expires_at", Moment, nullable=False),
    Column("used_at", Moment),
    text_between("name", 1, columns.WHO_LENGTH),
    CheckConstraint(_ROLES, name="role"),
    Index("ix_desk_pairings_event", "event_id"),
    sqlite_strict=True,
)

# What the desk answered to each write, so that the same write again changes nothing.
desk_answers = Table(
    "desk_answers",
    metadata,
    Column("device_id", WholeNumber, primary_key=True, autoincrement=False),
    Column("write_id", Text, primary_key=True),
    Column("request_hash", Text, nullable=False),
    Column("status", WholeNumber, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Index("ix_desk_answers_at", "at"),
    sqlite_strict=True,
)

# Pictures of events that staff sent, as visitors get them. They are in the store and not in a
# file, so that a copy of it holds them and every server that reads it can show them.
event_pictures = Table(
    "event_pictures",
    metadata,
    # A digest of the data: the same picture again is the same row.
    Column("name", Text, primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("at", Moment, nullable=False),
    CheckConstraint(f"length(data) BETWEEN 1 AND {columns.PICTURE_BYTES}", name="data"),
    sqlite_strict=True,
)

# A dish of the menu that a branch has run out of. It is named as the menu does: the part's id,
# a stroke, and the name in English.
sold_out_dishes = Table(
    "sold_out_dishes",
    metadata,
    Column("dish", Text, primary_key=True),
    Column("branch_id", Text, primary_key=True),
    # Null is until somebody takes it back.
    Column("until", Moment),
    text_between("dish", 1, columns.DISH_LENGTH),
    text_between("branch_id", 1, columns.BRANCH_LENGTH),
    sqlite_strict=True,
)

# A day on which a branch stays shut, told at short notice.
closing_days = Table(
    "closing_days",
    metadata,
    Column("branch_id", Text, primary_key=True),
    Column("day", Day, primary_key=True, autoincrement=False),
    Column("reason", Text, nullable=False),
    Column("reason_en", Text, nullable=False),
    text_between("branch_id", 1, columns.BRANCH_LENGTH),
    CheckConstraint(f"length(reason) <= {columns.REASON_LENGTH}", name="reason"),
    CheckConstraint(f"length(reason_en) <= {columns.REASON_LENGTH}", name="reason_en"),
    Index("ix_closing_days_day", "day"),
    sqlite_strict=True,
)
