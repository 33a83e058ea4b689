"""The point of an event's picture that every crop keeps in sight, in per cent."""

from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    number = "INTEGER" if op.get_bind().dialect.name == "sqlite" else "BIGINT"
    for name in ("picture_left", "picture_top"):
        op.execute(
            f"ALTER TABLE events ADD COLUMN {name} {number} "
            f"CONSTRAINT ck_events_{name} CHECK ({name} BETWEEN 0 AND 100)"
        )
