"""The next Swiss round: the cheapest pairing that keeps the rounds after it possible."""

from collections.abc import Sequence
from dataclasses import dataclass

from nk.rules.tournament.actions import Pairing
from nk.rules.tournament.pairing.aims import Aims
from nk.rules.tournament.pairing.field import Contestant
from nk.rules.tournament.pairing.look_ahead import LookAhead, free_partners, without
from nk.rules.tournament.pairing.matching import Edge, cheapest, in_order
from nk.rules.tournament.state import NOBODY


@dataclass(frozen=True, slots=True)
class Round:
    """A drawn round. `looked_ahead` says that the cheapest pairing was left for a later round."""

    pairs: tuple[Pairing, ...]
    looked_ahead: bool = False


def swiss_round(field: Sequence[Contestant], rounds_after: int) -> Round:
    """Draw a round for the field, strongest seed first, with so many rounds still to come."""
    if not field:
        return Round(())
    aims = Aims(field)
    best = _cheapest(aims)
    chosen = _kept_possible(aims, best, rounds_after)
    return Round(_named(aims, chosen), looked_ahead=chosen != best)


def _cheapest(aims: Aims) -> tuple[Edge, ...]:
    """The cheapest pairing of all; every field has one, as any two may meet if they must.

    Most rounds need no pair that has met and no great difference in points. Leaving those pairs
    out makes the search several times faster, and stays exact: a pairing found that way beats
    any other if it costs less, on the aim of points, than one pair left out would alone.
    """
    for reach in (1, 2):
        near = {
            pair: aims.weights[pair]
            for pair, cost in aims.costs.items()
            if cost.first_choice and cost.score_gap <= reach * reach
        }
        found = cheapest(near, aims.places)
        if found is not None and aims.total(found).score_gap < (reach + 1) ** 2:
            return found
    found = cheapest(aims.weights, aims.places)
    assert found is not None
    return found


def _kept_possible(aims: Aims, best: tuple[Edge, ...], rounds_after: int) -> tuple[Edge, ...]:
    """The cheapest pairing after which as many clean rounds are possible as can be.

    Where this round cannot be clean there is nothing left to save.
    """
    clean = {pair: w for pair, w in aims.weights.items() if aims.costs[pair].clean}
    masks = free_partners(clean, aims.places)
    ahead = LookAhead()
    if not aims.total(best).clean or ahead.possible(without(masks, best), rounds_after):
        return best
    after, way = rounds_after, ahead.first_of(masks, rounds_after + 1)
    while way is None and after > 0:
        after -= 1
        way = ahead.first_of(masks, after + 1)
    if after == 0:
        return best
    for pairs in in_order(clean, aims.places):
        if ahead.possible(without(masks, pairs), after):
            return pairs
        if ahead.left <= 0:
            break
    # The round the search itself found is no cheap one, but it keeps the later rounds possible.
    return tuple(sorted(way)) if way else best


def _named(aims: Aims, pairs: Sequence[Edge]) -> tuple[Pairing, ...]:
    """Players for places, strongest table first, the bye last."""
    field = aims.field

    def table(pair: Edge) -> tuple[bool, int, int, int]:
        i, j = pair
        points = sorted((field[at].points for at in pair if at != aims.bye), reverse=True)
        return j == aims.bye, -points[0], -sum(points), i

    def name(at: int) -> str:
        return NOBODY if at == aims.bye else field[at].id

    ordered = sorted(pairs, key=table)
    return tuple((name(i), name(j)) for i, j in ordered)
