"""The first tables: events, the people in them, and the history of changes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

# The column types are spelled out here, so that a later change to the code's own types
# cannot rewrite what this step did.
WHOLE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "audit",
        sa.Column("id", WHOLE, nullable=False),
        sa.Column("at", WHOLE, nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("subject_id", WHOLE, nullable=True),
        sa.Column("detail", sa.Text(), server_default=sa.text("'{}'"), nullable=False),
        sa.CheckConstraint("length(detail) <= 20000", name=op.f("ck_audit_detail")),
        sa.CheckConstraint(
            "length(trim(action)) >= 1 AND length(action) <= 60", name=op.f("ck_audit_action")
        ),
        sa.CheckConstraint(
            "length(trim(who)) >= 1 AND length(who) <= 100", name=op.f("ck_audit_who")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
        sqlite_strict=True,
    )
    op.create_index("ix_audit_subject", "audit", ["subject", "subject_id"], unique=False)
    op.create_table(
        "data_version",
        sa.Column("id", WHOLE, nullable=False),
        sa.Column("version", WHOLE, nullable=False),
        sa.CheckConstraint("id = 1", name=op.f("ck_data_version_single_row")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_data_version")),
        sqlite_strict=True,
    )
    op.create_table(
        "events",
        sa.Column("id", WHOLE, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("event_type", sa.Text(), nullable=False),
        sa.Column("starts_at", WHOLE, nullable=False),
        sa.Column("ends_at", WHOLE, nullable=False),
        sa.Column("fixed_status", sa.Text(), nullable=True),
        sa.Column("cancelled", WHOLE, server_default=sa.text("0"), nullable=False),
        sa.Column("branch_id", sa.Text(), nullable=True),
        sa.Column("location", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("description", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("register_url", sa.Text(), nullable=True),
        sa.Column("sequence", WHOLE, server_default=sa.text("0"), nullable=False),
        sa.Column("sample", WHOLE, server_default=sa.text("0"), nullable=False),
        sa.Column("created_at", WHOLE, nullable=False),
        sa.Column("updated_at", WHOLE, nullable=False),
        sa.CheckConstraint(
            "fixed_status IN ('upcoming', 'ongoing', 'past')", name=op.f("ck_events_fixed_status")
        ),
        sa.CheckConstraint(
            "register_url LIKE 'https://%' AND length(register_url) <= 2048",
            name=op.f("ck_events_register_url"),
        ),
        sa.CheckConstraint("cancelled IN (0, 1)", name=op.f("ck_events_cancelled")),
        sa.CheckConstraint("ends_at - starts_at <= 2678400", name=op.f("ck_events_duration")),
        sa.CheckConstraint("ends_at > starts_at", name=op.f("ck_events_ends_after_start")),
        sa.CheckConstraint("length(branch_id) BETWEEN 1 AND 40", name=op.f("ck_events_branch_id")),
        sa.CheckConstraint("length(description) <= 10000", name=op.f("ck_events_description")),
        sa.CheckConstraint("length(location) <= 200", name=op.f("ck_events_location")),
        sa.CheckConstraint(
            "length(trim(event_type)) >= 1 AND length(event_type) <= 60",
            name=op.f("ck_events_event_type"),
        ),
        sa.CheckConstraint(
            "length(trim(name)) >= 1 AND length(name) <= 200", name=op.f("ck_events_name")
        ),
        sa.CheckConstraint("sample IN (0, 1)", name=op.f("ck_events_sample")),
        sa.CheckConstraint("sequence >= 0", name=op.f("ck_events_sequence")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_events")),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )
    op.create_index(
        "ix_events_clock_end",
        "events",
        ["ends_at"],
        unique=False,
        sqlite_where=sa.text("fixed_status IS NULL"),
        postgresql_where=sa.text("fixed_status IS NULL"),
    )
    op.create_index(
        "ix_events_clock_start",
        "events",
        ["starts_at", "id"],
        unique=False,
        sqlite_where=sa.text("fixed_status IS NULL"),
        postgresql_where=sa.text("fixed_status IS NULL"),
    )
    op.create_index(
        "ix_events_fixed",
        "events",
        ["fixed_status", "starts_at", "id"],
        unique=False,
        sqlite_where=sa.text("fixed_status IS NOT NULL"),
        postgresql_where=sa.text("fixed_status IS NOT NULL"),
    )
    op.create_table(
        "players",
        sa.Column("id", WHOLE, nullable=False),
        sa.Column("nickname", sa.Text(), nullable=False),
        sa.Column("name_key", sa.Text(), nullable=True),
        sa.Column("avatar", sa.Text(), nullable=True),
        sa.Column("removed", WHOLE, server_default=sa.text("0"), nullable=False),
        sa.Column("merged_into", WHOLE, nullable=True),
        sa.Column("sample", WHOLE, server_default=sa.text("0"), nullable=False),
        sa.Column("created_at", WHOLE, nullable=False),
        sa.CheckConstraint("length(avatar) BETWEEN 1 AND 2048", name=op.f("ck_players_avatar")),
        sa.CheckConstraint(
            "length(trim(nickname)) >= 1 AND length(nickname) <= 60",
            name=op.f("ck_players_nickname"),
        ),
        sa.CheckConstraint("merged_into <> id", name=op.f("ck_players_merged_into")),
        sa.CheckConstraint("removed IN (0, 1)", name=op.f("ck_players_removed")),
        sa.CheckConstraint("sample IN (0, 1)", name=op.f("ck_players_sample")),
        sa.ForeignKeyConstraint(
            ["merged_into"], ["players.id"], name=op.f("fk_players_merged_into")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_players")),
        sa.UniqueConstraint("name_key", name=op.f("uq_players_name_key")),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )
    op.create_index("ix_players_merged_into", "players", ["merged_into"], unique=False)
    op.create_table(
        "registrations",
        sa.Column("event_id", WHOLE, nullable=False),
        sa.Column("running_number", WHOLE, autoincrement=False, nullable=False),
        sa.Column("player_name", sa.Text(), nullable=False),
        sa.Column("name_key", sa.Text(), nullable=False),
        sa.Column("player_id", WHOLE, nullable=True),
        sa.Column("anonymous", WHOLE, server_default=sa.text("0"), nullable=False),
        sa.Column("winner", WHOLE, server_default=sa.text("0"), nullable=False),
        sa.CheckConstraint("anonymous IN (0, 1)", name=op.f("ck_registrations_anonymous")),
        sa.CheckConstraint(
            "length(trim(player_name)) >= 1 AND length(player_name) <= 60",
            name=op.f("ck_registrations_player_name"),
        ),
        sa.CheckConstraint("running_number >= 1", name=op.f("ck_registrations_running_number")),
        sa.CheckConstraint("winner IN (0, 1)", name=op.f("ck_registrations_winner")),
        sa.ForeignKeyConstraint(
            ["event_id"], ["events.id"], name=op.f("fk_registrations_event_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name=op.f("fk_registrations_player_id")
        ),
        sa.PrimaryKeyConstraint("event_id", "running_number", name=op.f("pk_registrations")),
        sqlite_strict=True,
    )
    op.create_index("ix_registrations_name_key", "registrations", ["name_key"], unique=False)
    op.create_index("ix_registrations_player_id", "registrations", ["player_id"], unique=False)
    op.create_index(
        "uq_registrations_one_winner",
        "registrations",
        ["event_id"],
        unique=True,
        sqlite_where=sa.text("winner = 1"),
        postgresql_where=sa.text("winner = 1"),
    )
    op.create_index(
        "uq_registrations_player_once",
        "registrations",
        ["event_id", "player_id"],
        unique=True,
        sqlite_where=sa.text("player_id IS NOT NULL"),
        postgresql_where=sa.text("player_id IS NOT NULL"),
    )
    op.execute("INSERT INTO data_version (id, version) VALUES (1, 1)")
