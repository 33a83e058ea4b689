"""What follows from a tournament: who is here, the match log, ratings, winner and places.

After every action the store is brought level with the state, whatever the action was. So a
confirmation records a match, a correction voids it and records it again, and an undo takes back
what the undone action had done.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import zip_longest

from sqlalchemy import Connection, delete, insert, select

from nk.bangkok import bangkok_day
from nk.club.events.check_in import check_in
from nk.club.events.registrations import set_winner, take_winner_back
from nk.club.ranking.matches import Entry, NewMatch, get_match, record, void
from nk.club.ranking.ratings import merged_players
from nk.club.ranking.scores import read_battles
from nk.club.ranking.seasons import current_season
from nk.club.store.connections import Change
from nk.club.store.tables import matches
from nk.club.store.tournament_tables import tournament_matches, tournament_places
from nk.club.tournament.log import Kept
from nk.club.tournament.people import listed, rating_now
from nk.rules.tournament.ranking.standings import final_standings, has_champion
from nk.rules.tournament.state import Attendance, Match, OutcomeKind, State


def follow(change: Change, before: State, after: Kept) -> None:
    """Bring the event's list, match log, ratings, winner and places level with the tournament."""
    _follow_arrivals(change, before, after)
    touched = _touched(before, after.state)
    if touched:
        _Matches(change, after).follow(touched)
    if before.finished or after.state.finished:
        _follow_places(change, before, after)


def _follow_arrivals(change: Change, before: State, after: Kept) -> None:
    """Tick people off on the event's list as they check in, and no longer where that is undone.

    Both lists say the same, so nobody is ticked off twice. Whoever goes home has been here.
    """
    here = after.state.players
    for number in {**before.players, **here}:
        was = number in before.players and before.players[number].present
        now = here[number].attendance if number in here else Attendance.REGISTERED
        if was and now is Attendance.REGISTERED:
            check_in(change, after.event_id, int(number), here=False)
        elif not was and now is Attendance.PRESENT:
            check_in(change, after.event_id, int(number))


def _touched(before: State, after: State) -> set[int]:
    """The matches that changed and are, or were, confirmed."""
    pairs = zip_longest(before.matches, after.matches)
    # An action makes few matches anew; all others are the very same objects.
    changed = ((at, pair) for at, pair in enumerate(pairs, start=1) if pair[0] is not pair[1])
    return {
        at
        for at, (old, new) in changed
        if old != new and any(match is not None and match.confirmed for match in (old, new))
    }


@dataclass(frozen=True, slots=True)
class _Linked:
    """A match that is in the match log."""

    match: int
    log_id: int


class _Matches:
    def __init__(self, change: Change, kept: Kept) -> None:
        self.change = change
        self.kept = kept
        self.people = listed(change.connection, kept.event_id)
        self.sheets = kept.battles()

    def follow(self, touched: set[int]) -> None:
        linked = _linked(self.change.connection, self.kept.event_id)
        wanted = self.wanted(touched)
        merged = merged_players(self.change.connection)
        for match, one in linked.items():
            if match not in touched:
                continue
            entry = get_match(self.change.connection, one.log_id)
            new = wanted.get(match)
            if entry is not None and new is not None and _same(entry, new, merged):
                del wanted[match]
                continue
            self.unlink(one)
        for match, new in wanted.items():
            self.record(match, new)

    def wanted(self, touched: set[int]) -> dict[int, NewMatch]:
        """Those of the touched matches that count, as the match log should have them."""
        matches = [match for match in self.kept.state.matches if match.id in touched]
        found = {match.id: self.entry(match) for match in matches}
        return {number: new for number, new in found.items() if new is not None}

    def entry(self, match: Match) -> NewMatch | None:
        outcome = match.outcome
        if not match.confirmed or outcome is None or outcome.kind is not OutcomeKind.PLAYED:
            return None
        winner = outcome.winner or ""
        one, other = self.people.get(winner), self.people.get(match.other(winner) or "")
        if one is None or other is None or one.player_id is None or other.player_id is None:
            return None
        sets = outcome.sets if winner == match.a else tuple((b, a) for a, b in outcome.sets)
        kind = self.kept.state.match_type(match)
        won = sum(mine > theirs for mine, theirs in sets) or kind.sets_to_win
        sheet = self.sheets.get(match.id, "")
        score = read_battles(sheet, kind.target) if sheet else None
        return NewMatch(
            winner_id=one.player_id,
            loser_id=other.player_id,
            played_at=self.moment(match),
            winner_sets=won,
            loser_sets=len(sets) - won if sets else 0,
            sweep=any(mine > theirs == 0 for mine, theirs in sets),
            finishes=score.finishes if score else (),
            event_id=self.kept.event_id,
            of_tournament=True,
        )

    def moment(self, match: Match) -> datetime:
        """When a match was played; what waited for a season that has begun since counts now."""
        if not match.ended_at:
            return self.change.at
        ended = datetime.fromtimestamp(match.ended_at, UTC)
        season = current_season(self.change.connection)
        too_early = season is not None and bangkok_day(ended) < season.starts_on
        return self.change.at if too_early else ended

    def record(self, match: int, new: NewMatch) -> None:
        connection = self.change.connection
        pair = (new.winner_id, new.loser_id)
        before = [rating_now(connection, player) for player in pair]
        number = record(self.change, new)
        gains = [rating_now(connection, p) - b for p, b in zip(pair, before, strict=True)]
        connection.execute(
            insert(tournament_matches).values(
                event_id=self.kept.event_id,
                match=match,
                log_id=number,
                winner_change=gains[0],
                loser_change=gains[1],
            )
        )

    def unlink(self, one: _Linked) -> None:
        table = tournament_matches
        self.change.connection.execute(delete(table).where(table.c.log_id == one.log_id))
        void(self.change, one.log_id)


def _linked(connection: Connection, event_id: int) -> dict[int, _Linked]:
    table = tournament_matches.c
    query = select(table.match, table.log_id).where(table.event_id == event_id)
    return {row.match: _Linked(*row) for row in connection.execute(query)}


def _same(entry: Entry, new: NewMatch, merged: Mapping[int, int]) -> bool:
    there = [merged.get(player or 0, player) for player in (entry.winner_id, entry.loser_id)]
    sets = (entry.winner_sets, entry.loser_sets, entry.sweep, entry.finishes)
    return [new.winner_id, new.loser_id] == there and sets == (
        new.winner_sets,
        new.loser_sets,
        new.sweep,
        new.finishes_text,
    )


def _follow_places(change: Change, before: State, after: Kept) -> None:
    table, event_id = tournament_places, after.event_id
    change.connection.execute(delete(table).where(table.c.event_id == event_id))
    champion = champion_of(after.state)
    earlier = champion_of(before)
    if earlier is not None and earlier != champion:
        take_winner_back(change, event_id, int(earlier))
    # Whoever stands first is shown as the champion, so where nobody is one, nobody has a place.
    if champion is None:
        return
    rows = [
        {"event_id": event_id, "running_number": int(line.player), "place": line.place}
        for line in final_standings(after.state)
    ]
    change.connection.execute(insert(table), rows)
    if champion != earlier:
        set_winner(change, event_id, int(champion))


def champion_of(state: State) -> str | None:
    """Who won, if anybody did."""
    return final_standings(state)[0].player if has_champion(state) else None


def rating_changes(connection: Connection, event_id: int) -> dict[int, int]:
    """Return what the tournament did to each player's rating so far, by the player's number."""
    table = tournament_matches.c
    query = select(
        matches.c.winner_id, matches.c.loser_id, table.winner_change, table.loser_change
    ).where(table.event_id == event_id, matches.c.id == table.log_id)
    merged = merged_players(connection)
    changes: dict[int, int] = {}
    for winner, loser, won, lost in connection.execute(query):
        for player, gain in ((winner, won), (loser, lost)):
            player = merged.get(player, player)
            changes[player] = changes.get(player, 0) + gain
    return changes
