"""Why two players meet, as codes with numbers, and what a swap by hand would break."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from nk.rules.tournament.actions import Pairing
from nk.rules.tournament.pairing.aims import Aims
from nk.rules.tournament.pairing.field import SWISS_STAGE, Contestant, field_of
from nk.rules.tournament.ranking.records import Record, records
from nk.rules.tournament.refusal import Reason as Refusal
from nk.rules.tournament.refusal import RefusedError
from nk.rules.tournament.settings import StageKind
from nk.rules.tournament.state import NOBODY, State


class Why(StrEnum):
    """The code of a reason; the value is its English sentence with the numbers to fill in."""

    EQUAL_POINTS = "both {wins}–{losses}"
    POINTS_DIFFER = "{a} has {a_points} point(s), {b} has {b_points}"
    NOT_MET = "they have not met"
    MET_BEFORE = "they have met {times} time(s)"
    HALVES = "number {a_rank} against number {b_rank} of the {size} with these points"
    FLOAT_AGAIN = "{player} meets more or fewer points again after round {round}"
    BYE = "an odd number of players: {player} sits out with {points} point(s)"
    FIRST_BYE = "it is the first bye for {player}"
    BYE_AGAIN = "{player} already had {byes} bye(s)"
    FREE_WIN_BEFORE = "{player} already had {wins} win(s) without playing"
    LATER_ROUNDS = "drawn so that the later rounds need no rematch"


# What an organiser is warned about before swapping.
FAULTS = (
    Why.POINTS_DIFFER,
    Why.MET_BEFORE,
    Why.FLOAT_AGAIN,
    Why.BYE_AGAIN,
    Why.FREE_WIN_BEFORE,
)


@dataclass(frozen=True, slots=True)
class Explanation:
    """One reason of one pair, with its numbers."""

    why: Why
    facts: dict[str, int | str]

    @property
    def code(self) -> str:
        """The stable name of the reason, by which words in other languages are found."""
        return self.why.name.lower()

    @property
    def fault(self) -> bool:
        return self.why in FAULTS

    @property
    def sentence(self) -> str:
        return self.why.value.format(**self.facts)


def explain_round(state: State, number: int) -> dict[Pairing, list[Explanation]]:
    """The reasons of every pair of a drawn Swiss round, as things stood before it."""
    pairs = [(m.a or NOBODY, m.b or NOBODY) for m in state.of_round(SWISS_STAGE, number)]
    explained = _Explainer(state, number).all(pairs)
    run = state.stages[SWISS_STAGE]
    if run.looked_ahead and run.rounds == number:
        for reasons in explained.values():
            reasons.append(Explanation(Why.LATER_ROUNDS, {}))
    return explained


def swapped(state: State, one: str, other: str) -> list[Pairing]:
    """The two pairs that come of swapping two players of the round drawn last."""
    if not state.stages or state.stage.kind is not StageKind.SWISS:
        raise RefusedError(Refusal.NOT_SWISS)
    partner: dict[str, str] = {}
    for match in state.current_round():
        for player in match.players:
            partner[player] = match.other(player) or NOBODY
    for player in (one, other):
        if player not in partner:
            raise RefusedError(Refusal.NOT_IN_ROUND, player=player)
    if one == other or partner[one] == other:
        raise RefusedError(Refusal.SAME_PAIR, player=one, other=other)
    return [(one, partner[other]), (other, partner[one])]


def swap_breaks(state: State, one: str, other: str) -> list[Explanation]:
    """What would be wrong with the two new pairs that is not wrong with the old ones."""
    pairs = swapped(state, one, other)
    explainer = _Explainer(state, state.stages[-1].rounds)
    old = [(pairs[0][0], pairs[1][1]), (pairs[1][0], pairs[0][1])]
    before = [e for reasons in explainer.all(old).values() for e in reasons if e.fault]
    after = [e for reasons in explainer.all(pairs).values() for e in reasons if e.fault]
    return [fault for fault in after if fault not in before]


class _Explainer:
    def __init__(self, state: State, number: int) -> None:
        self.number = number
        self.field = field_of(state, number)
        self.at = {one.id: place for place, one in enumerate(self.field)}
        self.aims = Aims(self.field)
        self.before: dict[str, Record] = records(state, SWISS_STAGE, number)

    def all(self, pairs: Iterable[Pairing]) -> dict[Pairing, list[Explanation]]:
        return {pair: list(self.pair(*pair)) for pair in pairs}

    def pair(self, a: str, b: str) -> Iterable[Explanation]:
        if NOBODY in (a, b):
            yield from self.bye(self.field[self.at[a or b]])
            return
        one, other = self.field[self.at[a]], self.field[self.at[b]]
        if one.points == other.points:
            yield from self.equal(one, other)
        else:
            facts: dict[str, int | str] = {"a": a, "a_points": one.points}
            facts |= {"b": b, "b_points": other.points}
            yield Explanation(Why.POINTS_DIFFER, facts)
            yield from self.floats(one, other)
        times = one.met.get(b, 0)
        yield (
            Explanation(Why.MET_BEFORE, {"times": times}) if times else Explanation(Why.NOT_MET, {})
        )

    def equal(self, one: Contestant, other: Contestant) -> Iterable[Explanation]:
        record = self.before[one.id]
        facts: dict[str, int | str] = {"wins": record.points, "losses": record.losses}
        yield Explanation(Why.EQUAL_POINTS, facts)
        ranks = sorted(self.aims.rank(self.at[player.id]) for player in (one, other))
        (first, size), (second, _) = ranks
        yield Explanation(Why.HALVES, {"a_rank": first + 1, "b_rank": second + 1, "size": size})

    def floats(self, one: Contestant, other: Contestant) -> Iterable[Explanation]:
        for player, opponent in ((one, other), (other, one)):
            direction = 1 if opponent.points > player.points else -1
            if direction in player.floats:
                last = self.number - 1 - player.floats.index(direction)
                yield Explanation(Why.FLOAT_AGAIN, {"player": player.id, "round": last})

    def bye(self, one: Contestant) -> Iterable[Explanation]:
        yield Explanation(Why.BYE, {"player": one.id, "points": one.points})
        if one.byes:
            yield Explanation(Why.BYE_AGAIN, {"player": one.id, "byes": one.byes})
        else:
            yield Explanation(Why.FIRST_BYE, {"player": one.id})
        if one.free_wins:
            yield Explanation(Why.FREE_WIN_BEFORE, {"player": one.id, "wins": one.free_wins})
