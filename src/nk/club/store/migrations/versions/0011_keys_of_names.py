"""Names are compared without characters that nobody can see; keys from before are made anew."""

import sqlalchemy as sa
from alembic import op

from nk.club.names import name_key

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

_PLAYERS = sa.table("players", sa.column("id"), sa.column("nickname"), sa.column("name_key"))
_REGISTRATIONS = sa.table("registrations", sa.column("player_name"), sa.column("name_key"))


def upgrade() -> None:
    _renew_players()
    _renew_registrations()


def _renew_players() -> None:
    connection, table = op.get_bind(), _PLAYERS.c
    # Whoever was removed or merged has no key, and gets none.
    named = sa.select(table.id, table.nickname, table.name_key).where(table.name_key.is_not(None))
    rows = connection.execute(named.order_by(table.id)).all()
    taken = {row.name_key for row in rows}
    for row in rows:
        key = name_key(row.nickname)
        # Of two whom only such a character told apart, one keeps the key of before: whether
        # they are one person is for the staff to say, who can merge them by their numbers.
        if key and key not in taken:
            taken.add(key)
            connection.execute(sa.update(_PLAYERS).where(table.id == row.id).values(name_key=key))


def _renew_registrations() -> None:
    connection, table = op.get_bind(), _REGISTRATIONS.c
    names = connection.execute(sa.select(table.player_name, table.name_key).distinct()).all()
    for name, before in names:
        key = name_key(name)
        if key not in ("", before):
            same = sa.and_(table.player_name == name, table.name_key == before)
            connection.execute(sa.update(_REGISTRATIONS).where(same).values(name_key=key))
