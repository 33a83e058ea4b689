"""Who plays: the event's list. The log knows people by their number there, never by name."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, select, update

from nk.club.errors import AmbiguousError, Candidate, RefusedError, Sentence
from nk.club.names import name_key
from nk.club.players import add_player, find_by_name
from nk.club.ranking.leaderboard import rating_of
from nk.club.ranking.ratings import season_policies
from nk.club.store.connections import Change
from nk.club.store.tables import registrations

_BY_NUMBER = "no:"


@dataclass(frozen=True, slots=True)
class Listed:
    """Somebody on the event's list."""

    number: int
    name: str
    player_id: int | None
    anonymous: bool
    # Ticked off on the event's list, which happens at the door before there is a tournament.
    here: bool = False

    @property
    def key(self) -> str:
        """What the log calls them."""
        return str(self.number)


def listed(connection: Connection, event_id: int) -> dict[str, Listed]:
    """Return everybody on the event's list, by what the log calls them."""
    query = (
        select(registrations)
        .where(registrations.c.event_id == event_id)
        .order_by(registrations.c.running_number)
    )
    found = (_listed(row) for row in connection.execute(query))
    return {one.key: one for one in found}


def _listed(row: Row[*tuple[Any, ...]]) -> Listed:
    here = row.checked_in_at is not None
    return Listed(row.running_number, row.player_name, row.player_id, row.anonymous, here)


def meant(people: Mapping[str, Listed], typed: str) -> Listed:
    """Return who is meant by a number (3 or no:3) or a nickname."""
    word = typed.strip()
    number = word[len(_BY_NUMBER) :] if word.lower().startswith(_BY_NUMBER) else word
    if number.isascii() and number.isdigit() and number in people:
        return people[number]
    key = name_key(word)
    found = [one for one in people.values() if name_key(one.name) == key and not one.anonymous]
    if len(found) == 1:
        return found[0]
    if not found:
        sentence = Sentence(
            th=f"ไม่มี {word[:60]} ในรายชื่อ", en=f"{word[:60]} is not on the event's list."
        )
        raise RefusedError("not_listed", sentence, "player")
    candidates = [
        Candidate(
            f"{_BY_NUMBER}{one.number}",
            Sentence(th=f"หมายเลข {one.number} {one.name}", en=f"no. {one.number}, {one.name}"),
        )
        for one in found
    ]
    sentence = Sentence(
        th=f"ในรายชื่อมี {found[0].name} {len(found)} คน บอกเป็นหมายเลข",
        en=f"There are {len(found)} people named {found[0].name}; give the number.",
    )
    raise AmbiguousError("ambiguous_person", sentence, candidates, "player")


def link(change: Change, event_id: int, one: Listed) -> int:
    """Make sure that somebody who plays is a player of the ranking; return their number there."""
    if one.player_id is not None:
        return one.player_id
    player = find_by_name(change.connection, one.name)
    people = listed(change.connection, event_id).values()
    if player is not None and any(other.player_id == player for other in people):
        sentence = Sentence(
            th=f"มี {one.name} แข่งอยู่แล้ว ลงชื่อคนนี้ใหม่ด้วยชื่ออื่น",
            en=f"A {one.name} is already playing; put this one on the list under another name.",
        )
        raise RefusedError("name_taken", sentence, "player")
    player = player or add_player(change, one.name)
    change.connection.execute(
        update(registrations)
        .where(registrations.c.event_id == event_id, registrations.c.running_number == one.number)
        .values(player_id=player)
    )
    return player


def rating_now(connection: Connection, player_id: int | None) -> int:
    """Return a player's rating; before the first match that is the season's start."""
    found = None if player_id is None else rating_of(connection, player_id)
    if found is not None:
        return found
    seasons = season_policies(connection)
    return seasons[-1].policy.start if seasons else 0
