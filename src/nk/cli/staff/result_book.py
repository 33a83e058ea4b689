"""Results being entered: players found once, nothing entered twice, all written together."""

from datetime import date, datetime

from nk.cli.staff.people import find_or_add, name_of
from nk.cli.staff.results import Result
from nk.cli.staff.unclear import UnclearError
from nk.cli.staff.winners import crown_by_final
from nk.rules.rating import RatingPolicy
from nk.store import Change
from nk.store.match_values import NewMatch
from nk.store.matches import counted_on
from nk.store.recording import Recording
from nk.store.weeks import bangkok_day

Pair = tuple[int, int]
Key = tuple[int, int, datetime]


class ResultBook:
    """The results of one change, in their order."""

    def __init__(self, change: Change) -> None:
        self._change = change
        self._recording = Recording(change)
        # What the log holds already, looked up once for each day that results are from.
        self._known: dict[date, dict[Key, int]] = {}
        self._players: dict[str, int] = {}
        self._entered: list[tuple[Pair, Result]] = []
        self._seen: set[Key] = set()

    def players_of(self, result: Result) -> Pair:
        """Return the numbers of winner and loser."""
        return self._player(result.winner, result), self._player(result.loser, result)

    def enter(self, result: Result) -> None:
        """Take a result, or refuse it; nothing is written to the log yet."""
        if result.final and result.event_id is None:
            raise UnclearError("A final belongs to an event; say which.")
        pair = self.players_of(result)
        key = *pair, result.played_at.replace(microsecond=0)
        if number := self._known_on(bangkok_day(result.played_at)).get(key):
            raise UnclearError(f"Match {number} is this very result already.")
        if key in self._seen:
            raise UnclearError("This very result is there already, further up.")
        self._recording.add(_new_match(pair, result))
        self._seen.add(key)
        self._entered.append((pair, result))

    def write(self, policy: RatingPolicy) -> list[int]:
        """Write the results to the log; a final makes its winner the event's."""
        numbers = self._recording.write(policy)
        for number, (pair, result) in zip(numbers, self._entered, strict=True):
            if result.final and result.event_id is not None:
                winner = name_of(self._change.connection, pair[0])
                crown_by_final(self._change, result.event_id, winner, number)
        self._entered = []
        return numbers

    def _known_on(self, day: date) -> dict[Key, int]:
        if day not in self._known:
            connection, season = self._change.connection, self._recording.season.id
            self._known[day] = counted_on(connection, season, day)
        return self._known[day]

    def _player(self, typed: str, result: Result) -> int:
        if typed not in self._players:
            self._players[typed] = find_or_add(self._change, typed, add=result.add_players)
        return self._players[typed]


def _new_match(pair: Pair, result: Result) -> NewMatch:
    return NewMatch(
        *pair,
        result.played_at,
        winner_sets=result.score.winner_sets,
        loser_sets=result.score.loser_sets,
        sweep=result.score.sweep,
        finishes=result.score.finishes,
        event_id=result.event_id,
    )
