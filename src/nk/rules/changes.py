"""What one match does to two ratings."""

from dataclasses import dataclass
from fractions import Fraction

from nk.rules.expectation import cut_share, expected_score
from nk.rules.policy import RatingPolicy


@dataclass(frozen=True, slots=True)
class Change:
    """What a match does to one rating, with the parts that make up the total."""

    expected: float
    base: int
    upset_bonus: int
    sweep_bonus: int
    total: int


def winner_change(policy: RatingPolicy, winner: int, loser: int, *, sweep: bool) -> Change:
    """Return what the winner gains. Win: K x (1 - E), cut toward zero.

    1200 beats 1300: +20.
    """
    # 1 - E of the winner is the loser's own expectation.
    base = cut_share(Fraction(policy.k), winner - loser, policy.scale)
    # Upset bonus: +5 to a winner rated at least 150 below.
    upset = policy.upset_bonus if loser - winner >= policy.upset_gap else 0
    # Sweep bonus: +3 for a set won 4-0.
    swept = policy.sweep_bonus if sweep else 0
    expected = expected_score(loser - winner, policy.scale)
    return Change(expected, base, upset, swept, base + upset + swept)


def loser_change(policy: RatingPolicy, winner: int, loser: int) -> Change:
    """Return what the loser gives. Loss: K x E, times 1.25 when the winner was rated lower.

    1250 loses to 1150: -25. The cut toward zero comes last, once.
    """
    factor = policy.loss_factor if winner < loser else Fraction(1)
    base = -cut_share(policy.k * factor, winner - loser, policy.scale)
    return Change(expected_score(winner - loser, policy.scale), base, 0, 0, base)


def play(policy: RatingPolicy, winner: int, loser: int, *, sweep: bool) -> tuple[int, int]:
    """Return the new ratings of winner and loser."""
    gained = winner_change(policy, winner, loser, sweep=sweep).total
    given = loser_change(policy, winner, loser).total
    return winner + gained, loser + given
