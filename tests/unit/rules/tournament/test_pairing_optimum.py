"""Swiss rounds equal the best of all possible rounds, for every field small enough to try all."""

from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from nk.rules.tournament.pairing.aims import Aims, Cost
from nk.rules.tournament.pairing.field import Contestant
from nk.rules.tournament.pairing.matching import Edge, cheapest, in_order
from nk.rules.tournament.pairing.swiss import swiss_round
from nk.rules.tournament.state import NOBODY
from tests.support.rules import STEADY


def every_round(places: Sequence[int]) -> Iterator[list[Edge]]:
    """All ways to pair the places."""
    if not places:
        yield []
        return
    first, *others = places
    for other in others:
        rest = [place for place in others if place != other]
        for pairs in every_round(rest):
            yield [(first, other), *pairs]


def clean_rounds_left(places: int, free: frozenset[Edge], wanted: int) -> int:
    """How many rounds in a row can be drawn from the free pairs, up to the number wanted."""
    if wanted == 0:
        return 0
    best = 0
    for pairs in every_round(range(places)):
        if free.issuperset(pairs):
            best = max(best, 1 + clean_rounds_left(places, free - set(pairs), wanted - 1))
        if best == wanted:
            break
    return best


def best_cost(field: list[Contestant], rounds_after: int) -> Cost:
    """The smallest cost by trying everything, among those that leave most clean rounds."""
    aims = Aims(field)
    rounds = [(aims.total(pairs), pairs) for pairs in every_round(range(aims.places))]
    best = min(cost for cost, _ in rounds)
    if not best.clean or not rounds_after:
        return best
    free = frozenset(pair for pair, cost in aims.costs.items() if cost.clean)
    most = -1
    for cost, pairs in sorted(rounds):
        if cost.clean:
            left = clean_rounds_left(aims.places, free - set(pairs), rounds_after)
            if left > most:
                most, best = left, cost
            if most == rounds_after:
                break
    return best


def drawn_cost(field: list[Contestant], rounds_after: int) -> Cost:
    aims = Aims(field)
    at = {one.id: place for place, one in enumerate(field)} | {NOBODY: aims.bye}
    pairs = swiss_round(field, rounds_after).pairs
    assert sorted(at[p] for pair in pairs for p in pair) == list(range(aims.places))
    return aims.total([(min(at[a], at[b]), max(at[a], at[b])) for a, b in pairs])


@st.composite
def fields(draw: st.DrawFn, most: int) -> list[Contestant]:
    """Any history at all, likely or not: points, meetings, byes and floats by chance."""
    count = draw(st.integers(2, most))
    met: list[dict[str, int]] = [{} for _ in range(count)]
    for i in range(count):
        for j in range(i):
            if times := draw(st.sampled_from((0, 0, 0, 1, 1, 2))):
                met[i][str(j)] = met[j][str(i)] = times
    directions = st.sampled_from((-1, 0, 0, 1))
    return [
        Contestant(
            id=str(i),
            points=draw(st.integers(0, 3)),
            met=met[i],
            last_opponent=draw(st.sampled_from([*met[i], NOBODY])),
            byes=draw(st.sampled_from((0, 0, 1, 2))),
            free_wins=draw(st.sampled_from((0, 0, 1))),
            floats=(draw(directions), draw(directions)),
        )
        for i in range(count)
    ]


@hypothesis_settings(STEADY, max_examples=150)
@given(fields(most=8))
def test_a_round_is_the_best_of_all_rounds(field: list[Contestant]) -> None:
    assert drawn_cost(field, 0) == best_cost(field, 0)


@hypothesis_settings(STEADY, max_examples=12)
@given(fields(most=10))
def test_a_round_of_up_to_ten_is_the_best_of_all_rounds(field: list[Contestant]) -> None:
    assert drawn_cost(field, 0) == best_cost(field, 0)


@hypothesis_settings(STEADY, max_examples=100)
@given(fields(most=6), st.integers(1, 4))
def test_a_round_that_looks_ahead_is_the_best_of_those_that_leave_most(
    field: list[Contestant], rounds_after: int
) -> None:
    assert drawn_cost(field, rounds_after) == best_cost(field, rounds_after)


def circle(count: int, rounds: int) -> list[Contestant]:
    """A field in which everybody met their next neighbours, so that little is left."""
    met: list[dict[str, int]] = [{} for _ in range(count)]
    for step in range(1, rounds // 2 + 1):
        for i in range(count):
            j = (i + step) % count
            met[i][str(j)] = met[j][str(i)] = 1
    return [Contestant(str(i), points=i % 3, met=met[i]) for i in range(count)]


@pytest.mark.parametrize("count", [6, 8, 10])
def test_looking_ahead_is_exact_for_whole_fields(count: int) -> None:
    field = circle(count, 2)
    after = count - 1 - 2 - 1
    assert drawn_cost(field, after) == best_cost(field, after)


@hypothesis_settings(STEADY, max_examples=60)
@given(fields(most=8))
def test_pairings_come_in_order_of_cost_each_once(field: list[Contestant]) -> None:
    aims = Aims(field)
    listed = list(in_order(aims.weights, aims.places))[:200]
    totals = [sum(aims.weights[edge] for edge in pairs) for pairs in listed]
    assert totals == sorted(totals)
    assert len(set(listed)) == len(listed)
    assert aims.total(listed[0]) == min(aims.total(p) for p in every_round(range(aims.places)))


def test_no_aim_outweighs_one_above_it() -> None:
    """Weights order rounds exactly as their costs do."""
    aims = Aims(circle(8, 4))
    rounds = [tuple(pairs) for pairs in every_round(range(8))]
    by_cost = sorted(aims.total(pairs) for pairs in rounds)
    by_weight = sorted(rounds, key=lambda pairs: sum(aims.weights[edge] for edge in pairs))
    assert [aims.total(pairs) for pairs in by_weight] == by_cost


def test_places_that_cannot_all_be_paired_have_no_matching() -> None:
    assert cheapest({(0, 1): 1, (0, 2): 1, (0, 3): 1}, 4) is None
    assert cheapest({(0, 1): 1}, 4) is None
