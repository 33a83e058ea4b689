"""Who has come to an event, why one was called off, sold-out dishes and closing days."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

WHOLE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    number = "INTEGER" if op.get_bind().dialect.name == "sqlite" else "BIGINT"
    for name in ("cancel_reason", "cancel_reason_en"):
        op.execute(
            f"ALTER TABLE events ADD COLUMN {name} TEXT NOT NULL DEFAULT '' "
            f"CONSTRAINT ck_events_{name} CHECK (length({name}) <= 300)"
        )
    op.execute(f"ALTER TABLE registrations ADD COLUMN checked_in_at {number}")
    op.execute(
        f"ALTER TABLE registrations ADD COLUMN walk_in {number} NOT NULL DEFAULT 0 "
        "CONSTRAINT ck_registrations_walk_in CHECK (walk_in IN (0, 1))"
    )
    _create_sold_out_dishes()
    _create_closing_days()


def _create_sold_out_dishes() -> None:
    op.create_table(
        "sold_out_dishes",
        sa.Column("dish", sa.Text(), nullable=False),
        sa.Column("branch_id", sa.Text(), nullable=False),
        sa.Column("until", WHOLE, nullable=True),
        sa.CheckConstraint(
            "length(trim(dish)) >= 1 AND length(dish) <= 200",
            name=op.f("ck_sold_out_dishes_dish"),
        ),
        _branch("sold_out_dishes"),
        sa.PrimaryKeyConstraint("dish", "branch_id", name=op.f("pk_sold_out_dishes")),
        sqlite_strict=True,
    )


def _create_closing_days() -> None:
    op.create_table(
        "closing_days",
        sa.Column("branch_id", sa.Text(), nullable=False),
        sa.Column("day", WHOLE, autoincrement=False, nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("reason_en", sa.Text(), nullable=False),
        _branch("closing_days"),
        sa.CheckConstraint("length(reason) <= 200", name=op.f("ck_closing_days_reason")),
        sa.CheckConstraint("length(reason_en) <= 200", name=op.f("ck_closing_days_reason_en")),
        sa.PrimaryKeyConstraint("branch_id", "day", name=op.f("pk_closing_days")),
        sqlite_strict=True,
    )
    op.create_index("ix_closing_days_day", "closing_days", ["day"], unique=False)


def _branch(table: str) -> sa.CheckConstraint:
    return sa.CheckConstraint(
        "length(trim(branch_id)) >= 1 AND length(branch_id) <= 40",
        name=op.f(f"ck_{table}_branch_id"),
    )
