"""Groups: everybody in a group meets everybody else in it once, then the best go on."""

from collections.abc import Sequence

from nk.rules.tournament.formats.bracket import bracket_size, places_in_order
from nk.rules.tournament.state import Match


def divided(entrants: Sequence[str], groups: int) -> list[list[str]]:
    """Deal players into groups like a snake (1 2 3 3 2 1 ...), so that they are equally strong."""
    made: list[list[str]] = [[] for _ in range(min(groups, max(len(entrants) // 2, 1)))]
    for start in range(0, len(entrants), len(made)):
        row = entrants[start : start + len(made)]
        order = made if (start // len(made)) % 2 == 0 else made[::-1]
        for group, player in zip(order, row, strict=False):
            group.append(player)
    return made


def round_robin(players: Sequence[str]) -> list[list[tuple[str, str]]]:
    """The rounds of one group by the circle method: one player stays, the others move round."""
    circle: list[str | None] = [*players, *([None] if len(players) % 2 else [])]
    half = len(circle) // 2
    rounds = []
    for _ in range(len(circle) - 1):
        facing = zip(circle[:half], circle[half:][::-1], strict=True)
        rounds.append([(a, b) for a, b in facing if a is not None and b is not None])
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return rounds


def group_matches(entrants: Sequence[str], groups: int, stage: int, first_id: int) -> list[Match]:
    """The matches of all groups, first rounds first."""
    drawn = [
        (at, number, pair)
        for number, group in enumerate(divided(entrants, groups), start=1)
        for at, pairs in enumerate(round_robin(group), start=1)
        for pair in pairs
    ]
    drawn.sort(key=lambda entry: entry[:2])
    return [
        Match(first_id + i, stage, at, a, b, group=number)
        for i, (at, number, (a, b)) in enumerate(drawn)
    ]


def kept_apart(entrants: Sequence[str], group_of: dict[str, int]) -> list[str]:
    """The seeds of the cut with group mates kept out of each other's first match where possible.

    Only the weaker player of such a match changes places, with one as near in seed as can be.
    """
    seeds = list(entrants)
    size = bracket_size(len(seeds))
    order = places_in_order(size)
    opponent = {}
    for one, other in zip(order[::2], order[1::2], strict=True):
        opponent[one], opponent[other] = other, one

    def clash(seed: int) -> bool:
        other = opponent[seed]
        return other < len(seeds) and group_of[seeds[seed]] == group_of[seeds[other]]

    lower = range(size // 2, len(seeds))
    for seed in lower:
        nearest = sorted((abs(place - seed), place) for place in lower)
        for _, other in nearest if clash(seed) else ():
            seeds[seed], seeds[other] = seeds[other], seeds[seed]
            if not clash(seed) and not clash(other):
                break
            seeds[seed], seeds[other] = seeds[other], seeds[seed]
    return seeds
