"""A result in the log, with what it did to both ratings."""

from dataclasses import dataclass

from nk.cli.staff.people import name_of
from nk.cli.staff.result_book import ResultBook
from nk.cli.staff.results import Result
from nk.cli.staff.tables import Line
from nk.rules.rating import RatingPolicy
from nk.store import Change
from nk.store.leaderboard import rating_or_start


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
