"""Players who go: made anonymous on their wish, or merged into the player they also are.

Results stay, because other people's ratings rest on them; the name goes from everywhere.
"""

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import Connection, and_, exists, or_, select, update

from nk.club.errors import RefusedError, Sentence
from nk.club.events.details import DETAIL_RULES, TextRule
from nk.club.names import ANONYMOUS, name_key
from nk.club.players import Player, get_player, required_player
from nk.club.ranking.matches import still_counts
from nk.club.ranking.ratings import rebuild
from nk.club.store import tables
from nk.club.store.audit import forget_names, list_audit
from nk.club.store.connections import Change

_REMOVAL_BYTES: Final = 8
_MOST_REMOVALS: Final = 100_000

# What staff write about an event in their own words, where somebody may be named.
_EVENT_TEXTS: Final = (
    *("name", "location", "description"),
    *(name for name, rule in DETAIL_RULES.items() if isinstance(rule, TextRule)),
)

_SAME_PLAYER = Sentence(
    th="เลือกคนเดียวกันสองครั้ง ต้องเลือกอีกชื่อที่จะรวมเข้าด้วยกัน",
    en="That is the same entry twice. Choose the other one to merge with it.",
)
_PLAYED_EACH_OTHER = Sentence(
    th="สองคนนี้เคยแข่งกันเอง จึงรวมเป็นคนเดียวกันไม่ได้",
    en="These two have played each other, so they cannot be one person.",
)


@dataclass(frozen=True, slots=True)
class Removal:
    """What a removal changed, and where the name may still stand in an event's own text."""

    removal_id: str
    registrations: int
    history_entries: int
    events_to_read: tuple[int, ...]


def remove_player(change: Change, player_id: int) -> Removal:
    """Make a player anonymous in every table, the history of changes included."""
    player = required_player(change.connection, player_id)
    # The places that name the person are looked up before the name is gone.
    mentions = _events_mentioning(change, player)
    registrations = _forget_registrations(change, player)
    entries = _forget_history(change, player)
    _forget_answers(change, player)
    _forget_person(change, player_id, removed=True)
    # Numbers of players can be given anew after going back to a copy; this one never is.
    removal_id = secrets.token_hex(_REMOVAL_BYTES)
    change.note("player.remove", "player", player_id, facts={"removal": removal_id})
    return Removal(removal_id, registrations, entries, mentions)


@dataclass(frozen=True, slots=True)
class Forgotten:
    """A player made anonymous: by which removal, and which entry of the store it was."""

    removal_id: str
    player_id: int
    created_at: datetime


def forgotten_players(connection: Connection) -> list[Forgotten]:
    """Return everyone who was made anonymous."""
    players = tables.players.c
    query = select(players.id, players.created_at).where(players.removed == 1)
    removals = {
        entry.subject_id: str(entry.detail.get("removal", ""))
        for entry in list_audit(connection, action="player.remove", limit=_MOST_REMOVALS)
    }
    return [
        Forgotten(removals.get(row.id, ""), row.id, row.created_at)
        for row in connection.execute(query.order_by(players.id))
    ]


def named_again(connection: Connection, forgotten: Sequence[Forgotten]) -> list[tuple[str, Player]]:
    """Return those forgotten elsewhere whose name this store holds, each with its removal.

    A number alone would not do: this store may have given it to somebody else. The same entry
    has the same number and was written down in the same second.
    """
    known = [(one.removal_id, get_player(connection, one.player_id), one) for one in forgotten]
    return [
        (removal_id, player)
        for removal_id, player, one in known
        if player is not None and not player.removed and player.created_at == one.created_at
    ]


def merge_players(change: Change, *, keep: int, drop: int) -> None:
    """Make two entries of one person a single one; all results count for the one kept."""
    kept = required_player(change.connection, keep)
    dropped = required_player(change.connection, drop)
    if keep == drop:
        raise RefusedError("same_player", _SAME_PLAYER, "player")
    if _have_played(change, keep, drop):
        raise RefusedError("played_each_other", _PLAYED_EACH_OTHER, "player")
    _move_registrations(change, kept, dropped)
    players = tables.players
    # Whoever was merged into the dropped entry before now points at the kept one directly.
    change.connection.execute(
        update(players).where(players.c.merged_into == drop).values(merged_into=keep)
    )
    _forget_person(change, drop, merged_into=keep)
    rebuild(change)
    change.note("player.merge", "player", keep, facts={"dropped": drop})


def _forget_person(change: Change, player_id: int, **values: object) -> None:
    players, ratings = tables.players, tables.ratings
    change.connection.execute(
        update(players)
        .where(players.c.id == player_id)
        .values(nickname=ANONYMOUS, name_key=None, avatar=None, **values)
    )
    change.connection.execute(
        update(ratings).where(ratings.c.player_id == player_id).values(listed=False)
    )


def _forget_registrations(change: Change, player: Player) -> int:
    table = tables.registrations
    same_name = and_(table.c.player_id.is_(None), table.c.name_key == name_key(player.nickname))
    done = change.connection.execute(
        update(table)
        .where(or_(table.c.player_id == player.id, same_name))
        .values(player_name=ANONYMOUS, name_key=name_key(ANONYMOUS), anonymous=True)
    )
    return done.rowcount


def _forget_history(change: Change, player: Player) -> int:
    key, own_ids = name_key(player.nickname), _ids_of(change, player.id)

    def meant(subject: str, number: int | None, detail: Mapping[str, object]) -> bool:
        if (subject == "player" and number in own_ids) or detail.get("player") in own_ids:
            return True
        names = detail["names"]
        return isinstance(names, dict) and any(name_key(name) == key for name in names.values())

    return forget_names(change.connection, meant)


def _forget_answers(change: Change, player: Player) -> None:
    """Empty the desk's kept answers that hold the name; that they were given stays known."""
    answers = tables.desk_answers
    written = json.dumps(player.nickname, ensure_ascii=False)[1:-1]
    change.connection.execute(
        update(answers).where(answers.c.body.contains(written, autoescape=True)).values(body="{}")
    )


def _events_mentioning(change: Change, player: Player) -> tuple[int, ...]:
    events = tables.events.c
    named = (events[text].contains(player.nickname, autoescape=True) for text in _EVENT_TEXTS)
    query = select(events.id).where(or_(*named))
    return tuple(change.connection.scalars(query.order_by(events.id)))


def _ids_of(change: Change, player_id: int) -> set[int]:
    """Return a player's number and those of the entries merged into it."""
    players = tables.players.c
    merged = change.connection.scalars(select(players.id).where(players.merged_into == player_id))
    return {player_id, *merged}


def _have_played(change: Change, one: int, other: int) -> bool:
    matches = tables.matches.c
    ones, others = _ids_of(change, one), _ids_of(change, other)
    query = select(
        exists().where(
            # A result that was taken back may have been the very mistake that is mended here.
            still_counts(),
            or_(
                and_(matches.winner_id.in_(ones), matches.loser_id.in_(others)),
                and_(matches.winner_id.in_(others), matches.loser_id.in_(ones)),
            ),
        )
    )
    return bool(change.connection.scalars(query).one())


def _move_registrations(change: Change, kept: Player, dropped: Player) -> None:
    """Put the kept player in place of the other, unless they are on that list already."""
    table = tables.registrations
    mine = table.alias()
    already = exists().where(mine.c.event_id == table.c.event_id, mine.c.player_id == kept.id)
    of_dropped = table.c.player_id == dropped.id
    change.connection.execute(update(table).where(of_dropped, ~already).values(player_id=kept.id))
    change.connection.execute(update(table).where(of_dropped).values(player_id=None))
    change.connection.execute(
        update(table)
        .where(or_(table.c.player_id == kept.id, table.c.name_key == name_key(dropped.nickname)))
        .values(player_name=kept.nickname, name_key=name_key(kept.nickname))
    )
