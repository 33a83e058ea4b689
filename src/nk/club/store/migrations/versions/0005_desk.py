"""The staff desk: devices, pairing links, kept answers, and the chain of the audit."""

import hashlib
import json
import secrets

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

WHOLE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    _create_chain()
    _create_devices()
    _create_pairings()
    op.create_table(
        "desk_answers",
        sa.Column("device_id", WHOLE, autoincrement=False, nullable=False),
        sa.Column("write_id", sa.Text(), nullable=False),
        sa.Column("request_hash", sa.Text(), nullable=False),
        sa.Column("status", WHOLE, nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", WHOLE, nullable=False),
        sa.PrimaryKeyConstraint("device_id", "write_id", name=op.f("pk_desk_answers")),
        sqlite_strict=True,
    )
    op.create_index("ix_desk_answers_at", "desk_answers", ["at"], unique=False)


def _create_devices() -> None:
    op.create_table(
        "desk_devices",
        sa.Column("id", WHOLE, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("event_id", WHOLE, nullable=True),
        sa.Column("stadium", WHOLE, nullable=True),
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("created_at", WHOLE, nullable=False),
        sa.Column("last_seen_at", WHOLE, nullable=False),
        sa.Column("expires_at", WHOLE, nullable=False),
        sa.Column("ended_at", WHOLE, nullable=True),
        sa.CheckConstraint(
            "length(trim(name)) >= 1 AND length(name) <= 100", name=op.f("ck_desk_devices_name")
        ),
        sa.CheckConstraint(
            "role IN ('owner', 'staff', 'judge')", name=op.f("ck_desk_devices_role")
        ),
        sa.ForeignKeyConstraint(
            ["event_id"],
            ["events.id"],
            name=op.f("fk_desk_devices_event_id"),
            ondelete="SET NULL",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_desk_devices")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_desk_devices_token_hash")),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )
    op.create_index("ix_desk_devices_event", "desk_devices", ["event_id"], unique=False)


def _create_pairings() -> None:
    op.create_table(
        "desk_pairings",
        sa.Column("code_hash", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("event_id", WHOLE, nullable=True),
        sa.Column("stadium", WHOLE, nullable=True),
        sa.Column("expires_at", WHOLE, nullable=False),
        sa.Column("used_at", WHOLE, nullable=True),
        sa.CheckConstraint(
            "length(trim(name)) >= 1 AND length(name) <= 100", name=op.f("ck_desk_pairings_name")
        ),
        sa.CheckConstraint(
            "role IN ('owner', 'staff', 'judge')", name=op.f("ck_desk_pairings_role")
        ),
        sa.ForeignKeyConstraint(
            ["event_id"],
            ["events.id"],
            name=op.f("fk_desk_pairings_event_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("code_hash", name=op.f("pk_desk_pairings")),
        sqlite_strict=True,
    )
    op.create_index("ix_desk_pairings_event", "desk_pairings", ["event_id"], unique=False)


def _create_chain() -> None:
    empty = sa.text("''")
    op.add_column("audit", sa.Column("previous", sa.Text(), server_default=empty, nullable=False))
    op.add_column("audit", sa.Column("hash", sa.Text(), server_default=empty, nullable=False))
    op.add_column("audit", sa.Column("names_hash", sa.Text(), nullable=True))
    op.add_column("audit", sa.Column("names_salt", sa.Text(), nullable=True))
    head = op.create_table(
        "audit_head",
        sa.Column("id", WHOLE, nullable=False),
        sa.Column("entries", WHOLE, nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.CheckConstraint("id = 1", name=op.f("ck_audit_head_single_row")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit_head")),
        sqlite_strict=True,
    )
    entries, last = _chain_old_entries()
    op.bulk_insert(head, [{"id": 1, "entries": entries, "hash": last}])


# As with the column types, the way of hashing is spelled out: this is how the entries of that
# day were chained, whatever the code does later.
def _chain_old_entries() -> tuple[int, str]:
    connection = op.get_bind()
    audit = sa.table(
        "audit",
        *(sa.column(name) for name in ("id", "at", "who", "action", "subject", "subject_id")),
        *(sa.column(name) for name in ("detail", "previous", "hash", "names_hash", "names_salt")),
    )
    previous, count = "", 0
    for row in connection.execute(sa.select(audit).order_by(audit.c.id)).all():
        facts = json.loads(row.detail)
        names = facts.pop("names", None)
        salt = secrets.token_hex(16) if names else None
        names_hash = _sha256([salt, names]) if salt else None
        known = (row.at, row.who, row.action, row.subject, row.subject_id)
        digest = _sha256([previous, *known, facts, names_hash])
        link = {"previous": previous, "hash": digest, "names_hash": names_hash, "names_salt": salt}
        connection.execute(sa.update(audit).where(audit.c.id == row.id).values(link))
        previous, count = digest, count + 1
    return count, previous


def _sha256(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
