"""A result on its way into the log: players found, score judged, ratings before and after."""

from dataclasses import dataclass
from datetime import datetime

from nk.cli.staff.lookups import rating_or_start, same_match
from nk.cli.staff.match_scores import Score, read_battles, read_sets
from nk.cli.staff.people import find_or_add, name_of
from nk.cli.staff.tables import Line
from nk.cli.staff.unclear import UnclearError
from nk.cli.staff.winners import crown_by_final
from nk.rules.rating import RatingPolicy
from nk.store import Change
from nk.store.matches import NewMatch, record


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


@dataclass(frozen=True, slots=True)
class Recorded:
    """A result in the log, with what it did to both ratings."""

    number: int
    sentence: str
    ratings: list[Line]


def record_result(change: Change, policy: RatingPolicy, result: Result) -> Recorded:
    """Write a result to the log and tell what it did to both ratings."""
    pair = players_of(change, result)
    before = ratings_of(change, policy, pair)
    number = write_result(change, policy, pair, result)
    names = [name_of(change.connection, player) for player in pair]
    score = f"{result.score.winner_sets}-{result.score.loser_sets}"
    sweep = " with a sweep" if result.score.sweep else ""
    sentence = f"{names[0]} beat {names[1]} {score}{sweep}"
    return Recorded(number, sentence, moves(names, before, ratings_of(change, policy, pair)))


def players_of(change: Change, result: Result) -> tuple[int, int]:
    """Return the numbers of winner and loser."""
    winner = find_or_add(change, result.winner, add=result.add_players)
    return winner, find_or_add(change, result.loser, add=result.add_players)


def write_result(
    change: Change, policy: RatingPolicy, pair: tuple[int, int], result: Result
) -> int:
    """Write a result to the log, once; a final makes its winner the event's."""
    if result.final and result.event_id is None:
        raise UnclearError("A final belongs to an event; say which.")
    known = same_match(change.connection, *pair, result.played_at)
    if known is not None:
        raise UnclearError(f"Match {known} is this very result already.")
    number = record(change, policy, _new_match(pair, result))
    if result.final and result.event_id is not None:
        crown_by_final(change, result.event_id, name_of(change.connection, pair[0]), number)
    return number


def ratings_of(change: Change, policy: RatingPolicy, players: tuple[int, ...]) -> list[int]:
    """Return the ratings of some players at this point of a change."""
    return [rating_or_start(change.connection, policy, player) for player in players]


def moves(names: list[str], before: list[int], after: list[int]) -> list[Line]:
    """Return the lines that show what happened to each rating."""
    return [
        {"player": name, "before": old, "after": new, "change": f"{new - old:+}"}
        for name, old, new in zip(names, before, after, strict=True)
    ]


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


def _new_match(pair: tuple[int, int], result: Result) -> NewMatch:
    return NewMatch(
        *pair,
        result.played_at,
        winner_sets=result.score.winner_sets,
        loser_sets=result.score.loser_sets,
        sweep=result.score.sweep,
        finishes=result.score.finishes,
        event_id=result.event_id,
    )
