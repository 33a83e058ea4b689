"""What a good Swiss round is, as ordered aims, and one whole number for each possible pair.

A pair costs a tuple, most important aim first; a round costs the sum of its pairs, aim by aim.
The aims in order:

1. `rematch`: pairs that have met before.
2. `second_bye`: byes the player with the bye already had.
3. `met_again`: how often and how lately those who must meet again have met.
4. `bye_after_free_win`: wins without a match that the player with the bye already had.
5. `bye_gap`: how far the player with the bye is above the lowest points, squared.
6. `score_gap`: the squares of the differences in points, so fewer and smaller ones are better and
   two neighbours beat one leap.
7. `float_again`: players who met more (or fewer) points in one of the last two rounds and would
   again, the last round counting double.
8. `halves`: within equal points the top half meets the bottom half (first of six against fourth);
   who floats down is the last of those with more points and meets the first of those with fewer.
"""

from collections.abc import Sequence
from typing import NamedTuple

from nk.rules.tournament.pairing.field import Contestant


class Cost(NamedTuple):
    """What one pair costs, most important aim first; lower is better."""

    rematch: int = 0
    second_bye: int = 0
    met_again: int = 0
    bye_after_free_win: int = 0
    bye_gap: int = 0
    score_gap: int = 0
    float_again: int = 0
    halves: int = 0

    @property
    def first_choice(self) -> bool:
        """Nothing against it but, perhaps, points, floats and halves."""
        return not any(self[: self._fields.index("score_gap")])

    @property
    def clean(self) -> bool:
        """Neither a rematch nor a second bye."""
        return self.rematch == 0 and self.second_bye == 0


class Aims:
    """The costs of every pair of a field. Places are indices into it; BYE is one past the end."""

    def __init__(self, field: Sequence[Contestant]) -> None:
        self.field = list(field)
        self.bye = len(field)
        # With an odd number the bye is one more place to be paired with.
        self.places = len(field) + len(field) % 2
        self.lowest = min((one.points for one in field), default=0)
        self._groups = _score_groups(field)
        pairs = [(i, j) for j in range(self.places) for i in range(j)]
        self.costs = {pair: self._cost(*pair) for pair in pairs}
        self._bases = self._level_bases()
        self.weights = {pair: self._weight(cost) for pair, cost in self.costs.items()}

    def total(self, pairs: Sequence[tuple[int, int]]) -> Cost:
        """What a round costs, aim by aim."""
        found = [self.costs[pair] for pair in pairs]
        return Cost(*(sum(level) for level in zip(*found, strict=True))) if found else Cost()

    def rank(self, place: int) -> tuple[int, int]:
        """The rank of a place among those with equal points (from 0), and how many they are."""
        return self._groups[place]

    def _cost(self, i: int, j: int) -> Cost:
        return self._bye_cost(i) if j == self.bye else self._pair_cost(i, j)

    def _bye_cost(self, i: int) -> Cost:
        one = self.field[i]
        rank, size = self._groups[i]
        return Cost(
            second_bye=one.byes,
            bye_after_free_win=one.free_wins,
            bye_gap=(one.points - self.lowest) ** 2,
            float_again=_again(one, -1),
            halves=(size - 1 - rank) ** 2,
        )

    def _pair_cost(self, i: int, j: int) -> Cost:
        one, other = self.field[i], self.field[j]
        times = one.met.get(other.id, 0)
        lately = other.id == one.last_opponent or one.id == other.last_opponent
        gap = one.points - other.points
        upper, lower = (i, j) if gap >= 0 else (j, i)
        floats = _again(self.field[upper], -1) + _again(self.field[lower], 1) if gap else 0
        return Cost(
            rematch=int(times > 0),
            met_again=2 * (times - 1) + lately if times else 0,
            score_gap=gap * gap,
            float_again=floats,
            halves=self._across(upper, lower) if gap else self._within(i, j),
        )

    def _within(self, i: int, j: int) -> int:
        (one, size), (other, _) = self._groups[i], self._groups[j]
        return (abs(one - other) - size // 2) ** 2

    def _across(self, upper: int, lower: int) -> int:
        (rank, size), (first, _) = self._groups[upper], self._groups[lower]
        return (size - 1 - rank) ** 2 + first**2

    def _level_bases(self) -> list[int]:
        """More than any whole round can cost on each aim, so that no aim outweighs one above it."""
        pairs = self.places // 2
        highest = [max(level) for level in zip(*self.costs.values(), strict=True)]
        return [pairs * most + 1 for most in highest]

    def _weight(self, cost: Cost) -> int:
        weight = 0
        for value, base in zip(cost, self._bases, strict=True):
            weight = weight * base + value
        return weight


def _again(one: Contestant, direction: int) -> int:
    last, earlier = one.floats
    return 2 * (last == direction) + (earlier == direction)


def _score_groups(field: Sequence[Contestant]) -> list[tuple[int, int]]:
    """For each place its rank among those with equal points, and how many they are."""
    seen: dict[int, int] = {}
    ranks = []
    for one in field:
        ranks.append(seen.get(one.points, 0))
        seen[one.points] = ranks[-1] + 1
    return [(rank, seen[one.points]) for rank, one in zip(ranks, field, strict=True)]
