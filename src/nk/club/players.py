"""The people of the leaderboard: add, rename, show, and find the one who is meant."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, insert, or_, select, update

from nk.club.errors import NotFoundError, RefusedError, Sentence, UnclearError, or_list
from nk.club.links import required_picture
from nk.club.names import alike, name_key, search_key
from nk.club.store import columns, tables
from nk.club.store.audit import AuditEntry, list_audit
from nk.club.store.connections import Change
from nk.club.typed import read_number, required_text

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


# Names like the one typed are looked for among this many, the latest; more would take seconds.
_LOOKED_AT: Final = 5_000
_BY_NUMBER: Final = "id:"


def add_player(
    change: Change, nickname: str, *, avatar: str | None = None, sample: bool = False
) -> int:
    """Write a new player down and return their number."""
    name = required_text(nickname, "nickname")
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
    name = required_text(nickname, "nickname")
    key = name_key(name)
    _update(change, player_id, nickname=name, name_key=key, sample=False)
    table = tables.registrations
    change.connection.execute(
        update(table).where(table.c.player_id == player_id).values(player_name=name, name_key=key)
    )
    names = {"nickname": name, "before": before.nickname}
    change.note("player.rename", "player", player_id, names=names)


def set_avatar(change: Change, player_id: int, avatar: str | None) -> None:
    """Give a player another picture, or none."""
    required_player(change.connection, player_id)
    picture = required_picture(avatar, "avatar") if avatar else None
    _update(change, player_id, avatar=picture, sample=False)
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


def find_by_name(connection: Connection, nickname: str) -> int | None:
    """Return the number of the player of that name, whatever its capitals and spaces."""
    players = tables.players.c
    found: int | None = connection.scalars(
        select(players.id).where(players.name_key == name_key(nickname))
    ).one_or_none()
    return found


def find_player(connection: Connection, typed: str) -> Player:
    """Return the player typed as a nickname, or as id:12; else say who may have been meant."""
    name = typed.strip()
    if is_number(name):
        player = get_player(connection, read_number(name[len(_BY_NUMBER) :]))
        if player is None:
            raise NotFoundError("player", name[len(_BY_NUMBER) :])
        return required_player(connection, player.id)
    found = find_by_name(connection, name)
    if found is None:
        raise NoSuchPlayerError(name, names_like(connection, name))
    return required_player(connection, found)


def is_number(typed: str) -> bool:
    """Tell whether a player is meant by number, as id:12."""
    return typed.strip().lower().startswith(_BY_NUMBER)


def names_like(connection: Connection, name: str) -> list[str]:
    """Return nicknames of players that the one typed may have been meant for."""
    return alike(name, (player.nickname for player in _latest(connection, _LOOKED_AT)))


class NoSuchPlayerError(UnclearError):
    """Nobody has that nickname; it may be a newcomer's, or a slip for one of those `alike`."""

    def __init__(self, name: str, alike: Sequence[str]) -> None:
        self.name, self.alike = name, tuple(alike)
        shown = name[:60]
        if not shown:
            super().__init__("missing", "ยังไม่ได้ใส่ชื่อผู้เล่น", "The player's name is missing.", "player")
            return
        th = f" หมายถึง {or_list(alike, 'th')} หรือเปล่า" if alike else ""
        en = f"; did you mean {' or '.join(alike)}?" if alike else "."
        super().__init__(
            "no_such_player", f"ไม่มีผู้เล่นชื่อ {shown}{th}", f"There is no player {shown}{en}", "player"
        )


def name_of(connection: Connection, player_id: int | None) -> str:
    """Return a player's nickname as it is now."""
    player = None if player_id is None else get_player(connection, player_id)
    if player is not None and player.merged_into is not None:
        player = get_player(connection, player.merged_into)
    return player.nickname if player else ""


def history(
    connection: Connection, subject: str | None, number: int | None, limit: int
) -> list[AuditEntry]:
    """Return who changed what, the latest first, with people's names as they are now."""
    entries = list_audit(connection, subject=subject, subject_id=number, limit=limit)
    return [replace(entry, detail=_named(connection, entry.detail)) for entry in entries]


def _named(connection: Connection, detail: Mapping[str, object]) -> dict[str, object]:
    facts = {name: value for name, value in detail.items() if name != "names"}
    for side in ("winner", "loser"):
        # The history of matches holds numbers, so that it needs no change when a name goes.
        if isinstance(player := facts.get(side), int):
            facts[side] = name_of(connection, player)
    names = detail.get("names")
    return facts | (names if isinstance(names, dict) else {})


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
    wanted = players.name_key.contains(key, autoescape=True) if key else _is_named()
    return _select(connection, wanted, limit, offset)


def search_players(connection: Connection, typed: str, limit: int) -> list[Player]:
    """Return the players a typed beginning or part may mean, those that begin with it first.

    Capitals, spaces, accents and Thai tone marks make no difference; a number is a player's own.
    """
    wanted = search_key(typed)
    if not wanted:
        return _latest(connection, limit)
    known = {player.id: player for player in _searched(connection, typed, wanted)}
    found = [
        (place, player.nickname, player)
        for player in known.values()
        if (place := _found_at(wanted, player)) is not None
    ]
    return [player for _, _, player in sorted(found, key=lambda each: each[:2])][:limit]


def _searched(connection: Connection, typed: str, wanted: str) -> Iterator[Player]:
    """Give those to compare: the latest, and of all whoever the database itself can find."""
    yield from _latest(connection, _LOOKED_AT)
    players = tables.players.c
    by_number = int(wanted) if wanted.isascii() and wanted.isdigit() and len(wanted) < 19 else 0
    yield from _select(
        connection,
        or_(
            players.name_key.contains(name_key(typed), autoescape=True),
            and_(players.id == by_number, _is_named()),
        ),
        _LOOKED_AT,
        newest=True,
    )


def _found_at(wanted: str, player: Player) -> int | None:
    if wanted == str(player.id):
        return 0
    place = search_key(player.nickname).find(wanted)
    return place if place >= 0 else None


def _latest(connection: Connection, limit: int) -> list[Player]:
    return _select(connection, _is_named(), limit, newest=True)


def _is_named() -> ColumnElement[bool]:
    """Whoever was removed or merged has no name to be found by."""
    return tables.players.c.name_key != ""


def _select(
    connection: Connection,
    wanted: ColumnElement[bool],
    limit: int = 1,
    offset: int = 0,
    *,
    newest: bool = False,
) -> list[Player]:
    players = tables.players.c
    columns = list(Player.__dataclass_fields__)
    query = (
        select(*(players[name] for name in columns))
        .where(wanted)
        .order_by(players.id.desc() if newest else players.id)
        .limit(limit)
        .offset(offset)
    )
    return [Player(*row) for row in connection.execute(query)]


def _update(change: Change, player_id: int, **values: object) -> None:
    players = tables.players
    change.connection.execute(update(players).where(players.c.id == player_id).values(**values))
