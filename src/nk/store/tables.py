"""The tables about events and people. Every constraint has a name, and every name a sentence."""

from sqlalchemy import CheckConstraint, Column, ForeignKey, Index, MetaData, Table, Text, text

from nk.store import limits
from nk.store.columns import Flag, Moment, WholeNumber

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
    text_between("nickname", 1, limits.NICKNAME_LENGTH),
    CheckConstraint(f"length(avatar) BETWEEN 1 AND {limits.LINK_LENGTH}", name="avatar"),
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
    text_between("name", 1, limits.NAME_LENGTH),
    text_between("event_type", 1, limits.TYPE_LENGTH),
    CheckConstraint("ends_at > starts_at", name="ends_after_start"),
    CheckConstraint(
        f"ends_at - starts_at <= {int(limits.LONGEST_EVENT.total_seconds())}", name="duration"
    ),
    CheckConstraint("fixed_status IN ('upcoming', 'ongoing', 'past')", name="fixed_status"),
    CheckConstraint(f"length(branch_id) BETWEEN 1 AND {limits.BRANCH_LENGTH}", name="branch_id"),
    CheckConstraint(f"length(location) <= {limits.LOCATION_LENGTH}", name="location"),
    CheckConstraint(f"length(description) <= {limits.DESCRIPTION_LENGTH}", name="description"),
    CheckConstraint(
        f"register_url LIKE 'https://%' AND length(register_url) <= {limits.LINK_LENGTH}",
        name="register_url",
    ),
    CheckConstraint("sequence >= 0", name="sequence"),
    flag("cancelled"),
    flag("sample"),
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
    CheckConstraint("running_number >= 1", name="running_number"),
    text_between("player_name", 1, limits.NICKNAME_LENGTH),
    flag("anonymous"),
    flag("winner"),
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
    text_between("who", 1, limits.WHO_LENGTH),
    text_between("action", 1, limits.ACTION_LENGTH),
    CheckConstraint(f"length(detail) <= {limits.DETAIL_LENGTH}", name="detail"),
    Index("ix_audit_subject", "subject", "subject_id"),
    sqlite_strict=True,
)
