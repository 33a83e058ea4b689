"""Results being entered: judged by the rules, players found once, all written together."""

from dataclasses import dataclass
from datetime import date, datetime

from nk.bangkok import bangkok_day
from nk.cli.staff.people import find_or_add, name_of
from nk.cli.staff.terminal import Line
from nk.club.audit import list_audit
from nk.club.errors import RefusedError, UnclearError
from nk.club.leaderboard import rating_or_start
from nk.club.matches import NewMatch, Recording, counted_on
from nk.club.registrations import number_of, register, set_winner, take_winner_back
from nk.club.scores import Score, read_battles, read_sets
from nk.club.store.connections import Change
from nk.rules.elo import RatingPolicy


@dataclass(frozen=True, slots=True)
class Result:
    """A result as staff give it."""

    winner: str
    loser: str
    played_at: datetime
    score: Score
    event_id: int | None = None
    final: bool = False
    add_players: bool = False


def judged_score(finishes: str, sets: str, *, sweep: bool, target: int) -> Score:
    """Return the score from the battles, from the sets, or from both if they agree."""
    given = read_sets(sets) if sets.strip() else None
    if not finishes.strip():
        winner, loser = given or (1, 0)
        return Score(winner, loser, sweep)
    score = read_battles(finishes, target)
    if given not in (None, (score.winner_sets, score.loser_sets)):
        raise UnclearError(
            f"The battles give {score.winner_sets}-{score.loser_sets}, not {sets.strip()}."
        )
    if sweep and not score.sweep:
        raise UnclearError("There is no sweep in these battles.")
    return score


@dataclass(frozen=True, slots=True)
class Recorded:
    """A result in the log, with what it did to both ratings."""

    number: int
    sentence: str
    ratings: list[Line]


def record_result(change: Change, policy: RatingPolicy, result: Result) -> Recorded:
    """Write a result to the log and tell what it did to both ratings."""
    book = ResultBook(change)
    pair = book.players_of(result)
    before = ratings_of(change, policy, pair)
    book.enter(result)
    (number,) = book.write(policy)
    names = [name_of(change.connection, player) for player in pair]
    score = f"{result.score.winner_sets}-{result.score.loser_sets}"
    sweep = " with a sweep" if result.score.sweep else ""
    sentence = f"{names[0]} beat {names[1]} {score}{sweep}"
    return Recorded(number, sentence, moves(names, before, ratings_of(change, policy, pair)))


def ratings_of(change: Change, policy: RatingPolicy, players: tuple[int, ...]) -> list[int]:
    """Return the ratings of some players at this point of a change."""
    return [rating_or_start(change.connection, policy, player) for player in players]


def moves(names: list[str], before: list[int], after: list[int]) -> list[Line]:
    """Return the lines that show what happened to each rating."""
    return [
        {"player": name, "before": old, "after": new, "change": f"{new - old:+}"}
        for name, old, new in zip(names, before, after, strict=True)
    ]


_FINAL = "match.final"


def crown(change: Change, event_id: int, name: str) -> int:
    """Make somebody the winner, putting them on the event's list if they are not on it."""
    try:
        number = number_of(change, event_id, name)
    except RefusedError:
        number = register(change, event_id, name)
    set_winner(change, event_id, number)
    return number


def crown_by_final(change: Change, event_id: int, name: str, match_id: int) -> None:
    """Make a final's winner the event's, and note it so that undoing the match finds it."""
    number = crown(change, event_id, name)
    change.note(_FINAL, "match", match_id, facts={"event": event_id, "number": number})


def uncrown_by_final(change: Change, match_id: int) -> int | None:
    """Take the winner back if this match made them so; return the event it was about."""
    for entry in list_audit(change.connection, subject="match", subject_id=match_id):
        event_id, number = entry.detail.get("event"), entry.detail.get("number")
        if entry.action == _FINAL and isinstance(event_id, int) and isinstance(number, int):
            return event_id if take_winner_back(change, event_id, number) else None
    return None


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
