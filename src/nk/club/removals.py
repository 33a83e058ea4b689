"""Players who go: made anonymous on their wish, or merged into the player they also are.

Results stay, because other people's ratings rest on them; the name goes from everywhere.
"""

import json
import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, and_, exists, or_, select, update

from nk.club.errors import RefusedError, Sentence
from nk.club.events.details import DETAIL_RULES, TextRule
from nk.club.names import ANONYMOUS, name_key
from nk.club.players import Player, find_by_name, get_player, required_player
from nk.club.ranking.matches import still_counts
from nk.club.ranking.ratings import rebuild
from nk.club.store import tables
from nk.club.store.audit import forget_names, kept_names, list_audit
from nk.club.store.connections import Change
from nk.club.store.tournament_tables import tournaments

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
_IN_ONE_TOURNAMENT = Sentence(
    th="สองชื่อนี้อยู่ในทัวร์นาเมนต์เดียวกันที่ยังไม่จบ รอให้จบก่อนแล้วค่อยรวม",
    en="These two are in one tournament that is not over. Merge them once it is.",
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
    # The history itself tells the names, so they are looked up before it forgets them.
    names = _names_of(change, player)
    registrations = _forget_registrations(change, player)
    mentions = _events_mentioning(change, names)
    entries = _forget_history(change, player, names)
    _forget_answers(change, names)
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
    if _tournaments_of(change, kept) & _tournaments_of(change, dropped):
        raise RefusedError("in_one_tournament", _IN_ONE_TOURNAMENT, "player")
    _move_registrations(change, kept, dropped)
    _take_over(change, kept, dropped)
    players = tables.players
    # Whoever was merged into the dropped entry before now points at the kept one directly.
    change.connection.execute(
        update(players).where(players.c.merged_into == drop).values(merged_into=keep)
    )
    _forget_person(change, drop, merged_into=keep)
    rebuild(change)
    change.note("player.merge", "player", keep, facts={"dropped": drop})


def _take_over(change: Change, kept: Player, dropped: Player) -> None:
    """Give the kept player the other's picture if there is none; one of the two real is real."""
    players = tables.players
    change.connection.execute(
        update(players)
        .where(players.c.id == kept.id)
        .values(avatar=kept.avatar or dropped.avatar, sample=kept.sample and dropped.sample)
    )


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


def _names_of(change: Change, player: Player) -> set[str]:
    """Return every name the person has had here, those of merged entries too.

    A former name that somebody else goes by today is theirs.
    """
    own_ids = _ids_of(change, player.id)
    found = kept_names(change.connection, lambda *entry: _is_of(own_ids, *entry))
    former = {name for name in found if find_by_name(change.connection, name) in (None, player.id)}
    return {player.nickname, *former}


def _is_of(
    own_ids: Collection[int], subject: str, number: int | None, detail: Mapping[str, object]
) -> bool:
    """Tell whether an entry of the history notes one of these players by number."""
    return (subject == "player" and number in own_ids) or detail.get("player") in own_ids


def _forget_history(change: Change, player: Player, names: Collection[str]) -> int:
    keys, own_ids = set(map(name_key, names)), _ids_of(change, player.id)

    def meant(subject: str, number: int | None, detail: Mapping[str, Any]) -> bool:
        if _is_of(own_ids, subject, number, detail):
            return True
        return any(name_key(name) in keys for name in detail["names"].values())

    return forget_names(change.connection, meant)


def _forget_answers(change: Change, names: Collection[str]) -> None:
    """Empty the desk's kept answers that hold a name; that they were given stays known."""
    answers = tables.desk_answers
    written = [json.dumps(name, ensure_ascii=False)[1:-1] for name in names]
    named = or_(*(answers.c.body.contains(name, autoescape=True) for name in written))
    change.connection.execute(update(answers).where(named).values(body="{}"))


def _events_mentioning(change: Change, names: Collection[str]) -> tuple[int, ...]:
    """Return the events with a name in their texts, or still on their lists.

    Whoever is on a list by a former name alone may be somebody else, which staff have to judge.
    """
    events, listed = tables.events.c, tables.registrations.c
    texts = [events[text] for text in _EVENT_TEXTS]
    written = [text.contains(name, autoescape=True) for text in texts for name in names]
    unlinked = and_(listed.player_id.is_(None), listed.name_key.in_(map(name_key, names)))
    query = select(events.id).where(
        or_(*written, exists().where(listed.event_id == events.id, unlinked))
    )
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


def _tournaments_of(change: Change, player: Player) -> set[int]:
    """Return the tournaments on whose lists a player is and which are still to be played."""
    listed, events = tables.registrations.c, tables.events.c
    by_name = and_(listed.player_id.is_(None), listed.name_key == name_key(player.nickname))
    query = (
        select(tournaments.c.event_id)
        .join(tables.registrations, listed.event_id == tournaments.c.event_id)
        .join(tables.events, events.id == tournaments.c.event_id)
        # Nothing is recorded of one that was called off, which may never be finished.
        .where(tournaments.c.state != "finished", events.cancelled == 0)
        .where(or_(listed.player_id == player.id, by_name))
    )
    return set(change.connection.scalars(query))


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
