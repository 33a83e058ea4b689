"""Events say more: English beside Thai, the fee, how it is played, what to bring, places, picture."""

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_TEXTS = {
    "name_en": 200,
    "description_en": 10_000,
    "format": 300,
    "format_en": 300,
    "bring": 300,
    "bring_en": 300,
    "level": 300,
    "level_en": 300,
}


def upgrade() -> None:
    # The same words mean the same on both engines, but for SQLite's one kind of whole number.
    number = "INTEGER" if op.get_bind().dialect.name == "sqlite" else "BIGINT"
    for name, longest in _TEXTS.items():
        _add(name, "TEXT NOT NULL DEFAULT ''", f"length({name}) <= {longest}")
    _add("fee", number, "fee BETWEEN 0 AND 100000")
    _add("places", number, "places BETWEEN 1 AND 10000")
    _add("picture", "TEXT", "length(picture) BETWEEN 1 AND 2048")


def _add(name: str, kind: str, check: str) -> None:
    op.execute(
        f"ALTER TABLE events ADD COLUMN {name} {kind} CONSTRAINT ck_events_{name} CHECK ({check})"
    )
