"""Pictures of events that staff send, and what each shows in words."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

WHOLE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    for name in ("picture_alt", "picture_alt_en"):
        op.execute(
            f"ALTER TABLE events ADD COLUMN {name} TEXT NOT NULL DEFAULT '' "
            f"CONSTRAINT ck_events_{name} CHECK (length({name}) <= 300)"
        )
    op.create_table(
        "event_pictures",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.Column("at", WHOLE, nullable=False),
        sa.CheckConstraint(
            "length(data) BETWEEN 1 AND 4000000", name=op.f("ck_event_pictures_data")
        ),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_event_pictures")),
        sqlite_strict=True,
    )
