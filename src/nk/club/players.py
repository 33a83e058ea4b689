"""The people of the leaderboard: add, rename, show, find."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import ColumnElement, Connection, insert, select, update

from nk.club.errors import NotFoundError, RefusedError, Sentence
from nk.club.links import required_picture
from nk.club.store import columns, tables
from nk.club.store.connections import Change
from nk.names import name_key, one_line

_GONE = Sentence(th="ผู้เล่นคนนี้ถูกลบหรือรวมไปแล้ว", en="That player was removed or merged.")


@dataclass(frozen=True, slots=True)
class Player:
    """A player as stored."""

    id: int
    nickname: str
    avatar: str | None
    removed: bool
    merged_into: int | None
    sample: bool
    created_at: datetime


def add_player(
    change: Change, nickname: str, *, avatar: str | None = None, sample: bool = False
) -> int:
    """Write a new player down and return their number."""
    name = one_line(nickname, "nickname")
    player_id: int = change.connection.scalars(
        insert(tables.players)
        .values(
            nickname=name,
            name_key=name_key(name),
            avatar=required_picture(avatar, "avatar") if avatar else None,
            sample=sample,
            created_at=change.at,
        )
        .returning(tables.players.c.id)
    ).one()
    change.note("player.add", "player", player_id, names={"nickname": name})
    return player_id


def rename_player(change: Change, player_id: int, nickname: str) -> None:
    """Give a player another nickname, in every list they stand in."""
    before = required_player(change.connection, player_id)
    name = one_line(nickname, "nickname")
    key = name_key(name)
    _update(change, player_id, nickname=name, name_key=key)
    table = tables.registrations
    change.connection.execute(
        update(table).where(table.c.player_id == player_id).values(player_name=name, name_key=key)
    )
    names = {"nickname": name, "before": before.nickname}
    change.note("player.rename", "player", player_id, names=names)


def set_avatar(change: Change, player_id: int, avatar: str | None) -> None:
    """Give a player another picture, or none."""
    required_player(change.connection, player_id)
    _update(change, player_id, avatar=required_picture(avatar, "avatar") if avatar else None)
    change.note("player.avatar", "player", player_id)


def get_player(connection: Connection, player_id: int) -> Player | None:
    """Return a player, removed and merged ones too, or None."""
    if not 0 < player_id < 2**63:
        return None
    found = _select(connection, tables.players.c.id == player_id)
    return found[0] if found else None


def required_player(connection: Connection, player_id: int) -> Player:
    """Return a player who is still one, or refuse."""
    player = get_player(connection, player_id)
    if player is None:
        raise NotFoundError("player", player_id)
    if player.removed or player.merged_into is not None:
        raise RefusedError("player_gone", _GONE, "player")
    return player


def removed_players(connection: Connection) -> set[int]:
    """Return the numbers of those who asked to be forgotten."""
    players = tables.players.c
    return set(connection.scalars(select(players.id).where(players.removed == 1)))


def find_by_name(connection: Connection, nickname: str) -> int | None:
    """Return the number of the player of that name, whatever its capitals and spaces."""
    players = tables.players.c
    found: int | None = connection.scalars(
        select(players.id).where(players.name_key == name_key(nickname))
    ).one_or_none()
    return found


def list_players(
    connection: Connection,
    *,
    containing: str = "",
    limit: int = columns.DEFAULT_PAGE,
    offset: int = 0,
) -> list[Player]:
    """Return the players, oldest first, whose name holds the given text."""
    players = tables.players.c
    key = name_key(containing)
    wanted = players.name_key.contains(key, autoescape=True) if key else players.name_key != ""
    return _select(connection, wanted, limit, offset)


def _select(
    connection: Connection, wanted: ColumnElement[bool], limit: int = 1, offset: int = 0
) -> list[Player]:
    players = tables.players.c
    columns = list(Player.__dataclass_fields__)
    query = (
        select(*(players[name] for name in columns))
        .where(wanted)
        .order_by(players.id)
        .limit(limit)
        .offset(offset)
    )
    return [Player(*row) for row in connection.execute(query)]


def _update(change: Change, player_id: int, **values: object) -> None:
    players = tables.players
    change.connection.execute(update(players).where(players.c.id == player_id).values(**values))
