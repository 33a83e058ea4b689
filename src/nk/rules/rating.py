"""Ratings: what one match changes, and the replay that is the only source of them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from nk.rules.expectation import cut_share, expected_score
from nk.rules.policy import RankBonus, RatingPolicy, policy_from
from nk.rules.season import restart
from nk.rules.standing import Played, SeasonEnd, Standing

__all__ = [
    "Change",
    "Played",
    "RankBonus",
    "RatingPolicy",
    "SeasonEnd",
    "Standing",
    "loser_change",
    "play",
    "policy_from",
    "replay",
    "winner_change",
]


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


def replay(
    policy: RatingPolicy,
    log: Iterable[Played | SeasonEnd],
    standings: Mapping[int, Standing] | None = None,
) -> dict[int, Standing]:
    """Return everyone's standing after the log, from nothing or from earlier standings.

    The earlier standings are left as they are. A change depends only on the difference of the
    two ratings, so each difference is worked out once; a million matches meet a few thousand.
    """
    now = {
        player: Standing(was.rating, was.wins, was.losses)
        for player, was in (standings or {}).items()
    }
    changes: dict[int, tuple[int, int]] = {}
    for entry in log:
        if isinstance(entry, SeasonEnd):
            now = restart(policy, now)
        else:
            _record(policy, now, entry, changes)
    return now


def _record(
    policy: RatingPolicy,
    now: dict[int, Standing],
    match: Played,
    changes: dict[int, tuple[int, int]],
) -> None:
    if match.winner == match.loser:
        raise ValueError(f"player {match.winner} cannot play against themselves")
    winner, loser = _standing(policy, now, match.winner), _standing(policy, now, match.loser)
    gap = loser.rating - winner.rating
    change = changes.get(gap)
    if change is None:
        change = changes[gap] = _changes_at(policy, gap)
    winner.rating += change[0] + (policy.sweep_bonus if match.sweep else 0)
    loser.rating += change[1]
    winner.wins += 1
    loser.losses += 1


def _changes_at(policy: RatingPolicy, gap: int) -> tuple[int, int]:
    gained = winner_change(policy, 0, gap, sweep=False).total
    return gained, loser_change(policy, 0, gap).total


def _standing(policy: RatingPolicy, now: dict[int, Standing], player: int) -> Standing:
    standing = now.get(player)
    if standing is None:
        standing = now[player] = Standing(policy.start)
    return standing
