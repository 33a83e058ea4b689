"""The cheapest way to pair all places, exactly, and the next cheapest ones in order.

The minimum-weight perfect matching is networkx's blossom algorithm on whole numbers: Python's
integers keep every aim exact however many there are. It was measured against rustworkx, which is
about sixty times faster but brings numpy, has no wheel for Windows on ARM and stops at 128 bits;
networkx is pure Python and inside the time a round may take with room to spare.
"""

import heapq
from collections.abc import Iterator, Mapping
from itertools import count

Edge = tuple[int, int]
Weights = Mapping[Edge, int]


def cheapest(weights: Weights, places: int) -> tuple[Edge, ...] | None:
    """The perfect matching with the smallest sum of weights; None if there is no perfect one."""
    # Loading networkx takes longer than pairing a small field; only who pairs should wait for it.
    from networkx import Graph
    from networkx.algorithms.matching import max_weight_matching

    most = max(weights.values(), default=0) + 1
    graph: Graph[int] = Graph()
    graph.add_nodes_from(range(places))
    graph.add_weighted_edges_from((i, j, most - weight) for (i, j), weight in weights.items())
    found = max_weight_matching(graph, maxcardinality=True)
    if 2 * len(found) != places:
        return None
    return tuple(sorted((min(edge), max(edge)) for edge in found))


def in_order(weights: Weights, places: int) -> Iterator[tuple[Edge, ...]]:
    """All perfect matchings, cheapest first (Murty's partition of what is left)."""
    ticket = count()
    heap: list[tuple[int, int, tuple[Edge, ...], frozenset[Edge], frozenset[Edge]]] = []

    def offer(forced: frozenset[Edge], banned: frozenset[Edge]) -> None:
        taken = {place for edge in forced for place in edge}
        allowed = {
            edge: weight
            for edge, weight in weights.items()
            if edge in forced or (edge not in banned and taken.isdisjoint(edge))
        }
        best = cheapest(allowed, places)
        if best is not None:
            total = sum(weights[edge] for edge in best)
            heapq.heappush(heap, (total, next(ticket), best, forced, banned))

    offer(frozenset(), frozenset())
    while heap:
        _, _, best, forced, banned = heapq.heappop(heap)
        yield best
        for edge in best:
            if edge not in forced:
                offer(forced, banned | {edge})
                forced = forced | {edge}
