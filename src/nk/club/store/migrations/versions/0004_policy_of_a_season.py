"""Each season keeps the figures it is rated by, so that new ones leave old tables alone."""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Empty for seasons from before; opening the club writes the shop's figures into them, by
    # which they have been rated until now. The same words mean the same on both engines.
    op.execute(
        "ALTER TABLE seasons ADD COLUMN policy TEXT NOT NULL DEFAULT ''"
        " CONSTRAINT ck_seasons_policy CHECK (length(policy) <= 4000)"
    )
