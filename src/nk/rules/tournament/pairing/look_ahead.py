"""Can the rounds still announced be played without a rematch or a second bye?

Places and those they may still meet form a graph; each round takes a perfect matching out of it.
With enough left to choose from that always works (Dirac: everybody may still meet at least half of
the field before the last of the rounds), so only small fields are searched. The search counts its
steps, so that it ends, and ends the same way on every machine.
"""

from collections.abc import Iterable, Iterator, Sequence

from nk.rules.tournament.pairing.matching import Edge

# One search may take a few tenths of a second, all searches of a round about two seconds.
_STEPS_OF_A_SEARCH = 20_000
_STEPS_OF_A_ROUND = 150_000


def free_partners(edges: Iterable[Edge], places: int) -> list[int]:
    """For each place the places it may still meet, as bits."""
    masks = [0] * places
    for i, j in edges:
        masks[i] |= 1 << j
        masks[j] |= 1 << i
    return masks


def without(masks: Sequence[int], round_pairs: Iterable[Edge]) -> list[int]:
    """What is left after a round."""
    left = list(masks)
    for i, j in round_pairs:
        left[i] &= ~(1 << j)
        left[j] &= ~(1 << i)
    return left


class LookAhead:
    """The searches made for one round, with the steps they have left together."""

    def __init__(self) -> None:
        self.left = _STEPS_OF_A_ROUND

    def possible(self, masks: Sequence[int], rounds: int) -> bool:
        """Whether so many rounds were found that share no pair.

        Finding the next pairing to ask about takes time as well, more in bigger fields; it is
        charged here. Ten players can try all their 945 pairings.
        """
        self.left -= len(masks) ** 3 // 8
        return self.first_of(masks, rounds) is not None

    def first_of(self, masks: Sequence[int], rounds: int) -> list[Edge] | None:
        """The first of so many rounds that share no pair; None if they were not found.

        It is empty where the rounds are sure to be there and need not be searched.
        """
        if _sure(masks, rounds):
            return []
        steps = max(min(_STEPS_OF_A_SEARCH, self.left), 0)
        search = _Search(len(masks), steps)
        found = search.rounds(list(masks), rounds)
        self.left -= steps - search.left
        return found


def _sure(masks: Sequence[int], rounds: int) -> bool:
    fewest = min(mask.bit_count() for mask in masks)
    return rounds <= 0 or fewest - (rounds - 1) >= len(masks) / 2


class _Search:
    def __init__(self, places: int, steps: int) -> None:
        self.everybody = (1 << places) - 1
        self.left = steps
        self.failed: set[tuple[int, ...]] = set()

    def rounds(self, masks: list[int], wanted: int) -> list[Edge] | None:
        if _sure(masks, wanted):
            return []
        key = (wanted, *masks)
        if min(mask.bit_count() for mask in masks) < wanted or key in self.failed:
            return None
        found = self.pairs(masks, wanted, self.everybody, [])
        if found is None:
            self.failed.add(key)
        return found

    def pairs(
        self, masks: list[int], wanted: int, open_places: int, chosen: list[Edge]
    ) -> list[Edge] | None:
        """Pair the open places one by one, the one with the fewest partners first."""
        if self.left <= 0:
            return None
        self.left -= 1
        if not open_places:
            later = self.rounds(without(masks, chosen), wanted - 1)
            return None if later is None else list(chosen)
        place = min(_bits(open_places), key=lambda at: (masks[at] & open_places).bit_count())
        for partner in _bits(masks[place] & open_places):
            rest = open_places & ~(1 << place) & ~(1 << partner)
            edge = (min(place, partner), max(place, partner))
            found = self.pairs(masks, wanted, rest, [*chosen, edge])
            if found is not None:
                return found
        return None


def _bits(mask: int) -> Iterator[int]:
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
