"""Can the rounds still announced be played without a rematch or a second bye?

Places and those they may still meet form a graph; each round takes a perfect matching out of it.
With enough left to choose from that always works (Dirac: everybody may still meet at least half of
the field before the last of the rounds), so only small fields are searched.
"""

from collections.abc import Iterable, Sequence

from nk.rules.tournament.pairing.matching import Edge

# A search this long has found no reason against the round; it is then taken as possible.
_MOST_STEPS = 60_000


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


def clean_rounds(masks: Sequence[int], wanted: int) -> list[Edge] | None:
    """The first of `wanted` rounds that share no pair, or None if there are not that many.

    An empty list means that the rounds are there (or that the search gave up) but none is named.
    """
    degrees = [mask.bit_count() for mask in masks]
    if wanted <= 0 or min(degrees) - (wanted - 1) >= len(masks) / 2:
        return []
    search = _Search(len(masks))
    return search.rounds(list(masks), wanted)


class _Search:
    def __init__(self, places: int) -> None:
        self.places = places
        self.steps = 0
        self.failed: set[tuple[int, ...]] = set()

    def rounds(self, masks: list[int], wanted: int) -> list[Edge] | None:
        degrees = [mask.bit_count() for mask in masks]
        if wanted == 0 or min(degrees) - (wanted - 1) >= self.places / 2:
            return []
        key = (wanted, *masks)
        if min(degrees) < wanted or key in self.failed:
            return None
        found = self.pairs(masks, wanted, (1 << self.places) - 1, [])
        if found is None:
            self.failed.add(key)
        return found

    def pairs(
        self, masks: list[int], wanted: int, open_places: int, chosen: list[Edge]
    ) -> list[Edge] | None:
        """Pair the open places one by one, the one with the fewest partners first."""
        self.steps += 1
        if self.steps > _MOST_STEPS:
            return []
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


def _bits(mask: int) -> list[int]:
    return [at for at in range(mask.bit_length()) if mask >> at & 1]
