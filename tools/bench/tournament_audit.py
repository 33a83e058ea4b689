"""Made-up tournaments by the thousand, checked from what they print and nothing else.

The checks share no code with pairing's aims: they rebuild who met whom from the printed rounds and
ask by plain maximum matching whether a rematch or a second bye could have been avoided.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from nk.rules.tournament.settings import CUTS, LateRule, StageKind
from nk.rules.tournament.simulation.chance import Chance
from nk.rules.tournament.simulation.simulate import Document, Scenario, simulate

_BYE = "-"


@dataclass(frozen=True, slots=True)
class Fault:
    """Something a round should not have done."""

    seed: int
    round: int
    problem: str


@dataclass(slots=True)
class Tally:
    """What a run of many tournaments found."""

    tournaments: int = 0
    rounds: int = 0
    matches: int = 0
    # Rematches and second byes that nothing could have avoided.
    forced_rematches: int = 0
    forced_byes: int = 0
    faults: list[Fault] = field(default_factory=list)


def scenario_of(seed: int, most_players: int = 128) -> Scenario:
    """A made-up tournament from 4 players on, small ones more often, as in shops.

    One in three announces as many rounds as the field can play, where small fields run out of
    partners elsewhere.
    """
    chance = Chance(seed)
    players = round(4 * (most_players / 4) ** chance.part())
    usual = max(2, (players - 1).bit_length())
    longest = players - 1 + players % 2
    many = players <= 16 and chance.part() < 1 / 3
    rounds = longest if many else min(usual + chance.whole(0, 2), longest)
    cuts = [0, *(cut for cut in CUTS if cut <= players // 2)]
    troubled = chance.part() < 0.7
    return Scenario(
        players,
        rounds=rounds,
        cut=cuts[chance.whole(0, len(cuts) - 1)],
        seed=seed,
        drop_rate=0.06 * chance.part() if troubled else 0.0,
        late=chance.whole(0, min(3, players - 3)) if troubled else 0,
        no_show_rate=0.04 * chance.part() if troubled else 0.0,
        late_rule=LateRule.BYE if chance.part() < 0.5 else LateRule.LOSS,
    )


def audit_many(
    seeds: Iterable[int],
    progress: Callable[[Tally], None] | None = None,
    most_players: int = 128,
) -> Tally:
    """Play and check a tournament for each seed; `progress` hears after each one."""
    tally = Tally()
    for seed in seeds:
        scenario = scenario_of(seed, most_players)
        document, day = simulate(scenario)
        _check(scenario, document, tally)
        if not day.state.finished:
            _fault(tally, seed, len(document["rounds"]), "the tournament did not come to its end")
        tally.tournaments += 1
        if progress:
            progress(tally)
    return tally


def _fault(tally: Tally, seed: int, number: int, problem: str) -> None:
    tally.faults.append(Fault(seed, number, problem))


def _check(scenario: Scenario, document: Document, tally: Tally) -> None:
    met: set[frozenset[str]] = set()
    byes: Counter[str] = Counter()
    active = {p["id"] for p in document["players"]}
    active -= {name for one in document["rounds"] for name in one["joined"]}
    steady = True
    swiss = [one for one in document["rounds"] if one["stage"] == StageKind.SWISS.value]
    if len(swiss) != scenario.rounds:
        _fault(tally, scenario.seed, len(swiss), "rounds are missing")
    for one in swiss:
        moved = bool(one["dropped"] or one["joined"])
        active = (active | set(one["joined"])) - set(one["dropped"])
        steady = steady and not moved
        pairs = [frozenset((match["a"], match["b"] or _BYE)) for match in one["matches"]]
        if sorted(p for pair in pairs for p in pair if p != _BYE) != sorted(active):
            _fault(tally, scenario.seed, one["number"], "not everybody has exactly one match")
        _check_round(scenario, one["number"], pairs, (met, byes), tally, steady=steady)
        met |= pairs_of_two(pairs)
        byes.update(p for pair in pairs if _BYE in pair for p in pair if p != _BYE)
        tally.rounds += 1
        tally.matches += len(pairs)


def pairs_of_two(pairs: Iterable[frozenset[str]]) -> set[frozenset[str]]:
    return {pair for pair in pairs if _BYE not in pair}


def _check_round(
    scenario: Scenario,
    number: int,
    pairs: list[frozenset[str]],
    history: tuple[set[frozenset[str]], Counter[str]],
    tally: Tally,
    *,
    steady: bool,
) -> None:
    met, byes = history
    rematches = len(met & pairs_of_two(pairs))
    sitting = next((p for pair in pairs if _BYE in pair for p in pair if p != _BYE), None)
    players = sorted({p for pair in pairs for p in pair} - {_BYE})
    second_bye = sitting is not None and byes[sitting] > 0
    tally.forced_rematches += rematches
    tally.forced_byes += second_bye
    if not rematches and not second_bye:
        return
    if steady:
        # Nobody left or came, and no more rounds are announced than partners: all can be new.
        _fault(tally, scenario.seed, number, "a rematch or second bye that look-ahead avoids")
    if rematches and fewest_rematches(players, met, {}) < rematches:
        _fault(tally, scenario.seed, number, "an avoidable rematch")
    if second_bye and fewest_rematches(players, met, byes) <= rematches:
        _fault(tally, scenario.seed, number, "an avoidable second bye")


def fewest_rematches(players: list[str], met: set[frozenset[str]], barred: dict[str, int]) -> int:
    """The fewest rematches with which everybody can be paired; those barred may not sit out."""
    from networkx import Graph
    from networkx.algorithms.matching import max_weight_matching

    graph: Graph[str] = Graph()
    places = [*players, _BYE] if len(players) % 2 else players
    for at, one in enumerate(places):
        for other in places[:at]:
            if not (one == _BYE and barred.get(other, 0)):
                graph.add_edge(one, other, weight=1 if frozenset((one, other)) in met else 2)
    found = max_weight_matching(graph, maxcardinality=True)
    if 2 * len(found) < len(places):
        return len(places)
    return sum(frozenset(pair) in met for pair in found)
