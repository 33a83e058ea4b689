"""A result as staff give it: the score judged by the rules."""

from dataclasses import dataclass
from datetime import datetime

from nk.cli.staff.match_scores import Score, read_battles, read_sets
from nk.cli.staff.unclear import UnclearError


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
