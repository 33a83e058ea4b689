"""The end of an event joins the index of starts, which the list of coming events walks."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index("ix_events_clock_start", table_name="events")
    op.create_index(
        "ix_events_clock_start",
        "events",
        ["starts_at", "id", "ends_at"],
        unique=False,
        sqlite_where=sa.text("fixed_status IS NULL"),
        postgresql_where=sa.text("fixed_status IS NULL"),
    )
