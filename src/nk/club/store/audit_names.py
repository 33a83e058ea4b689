"""The history in names: entries note numbers, so that a removed person leaves no name in them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, select, tuple_

from nk.club.store.audit import AuditEntry
from nk.club.store.tables import events, matches, players, registrations

# The facts that hold a player's number.
_PLAYERS = ("winner", "loser", "dropped")


@dataclass(frozen=True, slots=True)
class AuditNames:
    """What things of the history are called today; whatever is gone has no name."""

    events: Mapping[int, str]
    players: Mapping[int, str]
    matches: Mapping[int, tuple[int, int]]
    listed: Mapping[tuple[int, int], str]

    def subject(self, entry: AuditEntry) -> str | None:
        """Return the name of what an entry is about."""
        number = entry.subject_id or 0
        if entry.subject == "event":
            return self.events.get(number)
        if entry.subject == "player":
            return self.players.get(number)
        if entry.subject == "match" and number in self.matches:
            return " – ".join(self.players.get(one, "?") for one in self.matches[number])
        return None

    def people(self, entry: AuditEntry) -> dict[str, str]:
        """Return the names of the people whom an entry notes by number, by the fact's name."""
        found = {
            fact: self.players[number]
            for fact in _PLAYERS
            if isinstance(number := entry.detail.get(fact), int) and number in self.players
        }
        # The name that an entry keeps is right, whoever has the number on the list today.
        on_list = None if "names" in entry.detail else self.listed.get(_place(entry) or (0, 0))
        return {**found, "person": on_list} if on_list else found


def audit_names(connection: Connection, entries: Iterable[AuditEntry]) -> AuditNames:
    """Look up what a page of the history speaks of."""
    listed = list(entries)
    of_events = {one.subject_id for one in listed if one.subject == "event"}
    of_matches = {one.subject_id for one in listed if one.subject == "match"}
    pairs = select(matches.c.id, matches.c.winner_id, matches.c.loser_id).where(
        matches.c.id.in_(of_matches), matches.c.winner_id.is_not(None)
    )
    played = {row.id: (row.winner_id, row.loser_id) for row in connection.execute(pairs)}
    people: set[object] = {one.subject_id for one in listed if one.subject == "player"}
    people |= {one.detail.get(fact) for one in listed for fact in _PLAYERS}
    people |= {number for pair in played.values() for number in pair}
    nicknames = select(players.c.id, players.c.nickname).where(
        players.c.id.in_(number for number in people if isinstance(number, int))
    )
    named = select(events.c.id, events.c.name).where(events.c.id.in_(of_events))
    places = [place for one in listed if (place := _place(one))]
    return AuditNames(
        events={row.id: row.name for row in connection.execute(named)},
        players={row.id: row.nickname for row in connection.execute(nicknames)},
        matches=played,
        listed=_listed(connection, places),
    )


def _place(entry: AuditEntry) -> tuple[int, int] | None:
    """The event and the number on its list that an entry speaks of."""
    number = entry.detail.get("number")
    if entry.subject != "event" or entry.subject_id is None or not isinstance(number, int):
        return None
    return entry.subject_id, number


def _listed(connection: Connection, places: list[tuple[int, int]]) -> dict[tuple[int, int], str]:
    # An empty list of pairs has no types, which PostgreSQL asks for.
    if not places:
        return {}
    table = registrations.c
    query = select(table.event_id, table.running_number, table.player_name).where(
        tuple_(table.event_id, table.running_number).in_(places), table.anonymous == 0
    )
    return {
        (row.event_id, row.running_number): row.player_name for row in connection.execute(query)
    }
