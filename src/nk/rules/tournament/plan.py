"""How long a tournament takes, and which format fits the players and the hours."""

from collections import Counter
from dataclasses import dataclass, replace
from math import ceil

from nk.rules.actions import FINAL_STAGE_TARGET, FIRST_STAGE_TARGET
from nk.rules.tournament.draw import begin
from nk.rules.tournament.formats.groups import group_matches
from nk.rules.tournament.play import flow
from nk.rules.tournament.settings import CUT_FOLLOWS, MatchType, Settings, Stage, StageKind
from nk.rules.tournament.state import (
    Attendance,
    MatchStatus,
    Outcome,
    OutcomeKind,
    Player,
    State,
)

FEWEST, MOST = 8, 128
ROUNDS_OF_SWISS = "only Swiss has a number of rounds to choose"

# Rough figures of the shop: about a minute for each point of the target, sets that are fairly even
# in a Bo3, a minute to change players, and a few minutes to draw and announce a round.
_SETS_IN_BO3 = 2.5
_CHANGE_MINUTES = 1
_ROUND_MINUTES = 3

_FIRST = MatchType(target=FIRST_STAGE_TARGET)
_FINAL = MatchType(target=FINAL_STAGE_TARGET)


@dataclass(frozen=True, slots=True)
class RoundPlan:
    """One round: so many matches, so many of them one after the other at the busiest stadium."""

    stage: int
    kind: StageKind
    round: int
    matches: int
    turns: int
    minutes: int


@dataclass(frozen=True, slots=True)
class Plan:
    """The whole day. A second final of a double elimination is not counted."""

    players: int
    stadiums: int
    stages: tuple[Stage, ...]
    rounds: tuple[RoundPlan, ...]

    @property
    def matches(self) -> int:
        return sum(one.matches for one in self.rounds)

    @property
    def turns(self) -> int:
        """Matches at the busiest stadium."""
        return sum(one.turns for one in self.rounds)

    @property
    def minutes(self) -> int:
        return sum(one.minutes for one in self.rounds)


@dataclass(frozen=True, slots=True)
class Proposal:
    """A plan and whether it fits into the hours given."""

    plan: Plan
    fits: bool


def match_minutes(kind: MatchType) -> int:
    """How long a stadium is taken by one match."""
    sets = 1 if kind.best_of == 1 else _SETS_IN_BO3
    return ceil(kind.target * sets) + _CHANGE_MINUTES


def plan(players: int, stadiums: int, stages: tuple[Stage, ...]) -> Plan:
    """Work out the day for a number of players, if nobody drops out."""
    if players < 2 or stadiums < 1:
        raise ValueError("a plan needs two players and a stadium")
    rounds = []
    for number, stage in enumerate(stages):
        entering = min(stage.takes, players) if stage.takes else players
        each = match_minutes(stage.match)
        for at, matches in enumerate(_matches_by_round(entering, stage), start=1):
            turns = ceil(matches / stadiums)
            minutes = turns * each + _ROUND_MINUTES
            rounds.append(RoundPlan(number, stage.kind, at, matches, turns, minutes))
    return Plan(players, stadiums, stages, tuple(rounds))


def propose_plan(players: int, stadiums: int, hours: float) -> Proposal:
    """The best format that fits: as many matches for everybody as there is time for.

    Swiss rounds with a cut come first, then smaller cuts and a round fewer, then groups, then
    double and single elimination. If even that takes too long it is proposed all the same.
    """
    if not FEWEST <= players <= MOST:
        raise ValueError(f"a format is proposed for {FEWEST} to {MOST} players")
    plans = [plan(players, stadiums, stages) for stages in _candidates(players)]
    for one in plans:
        if one.minutes <= hours * 60:
            return Proposal(one, fits=True)
    return Proposal(min(plans, key=lambda one: one.minutes), fits=False)


def usual_rounds(players: int) -> int:
    """Enough Swiss rounds for one player at most to stay unbeaten, three at least."""
    return max(3, (players - 1).bit_length())


def usual_cut(players: int) -> int:
    """About a quarter of the field: 4 of 8, 8 of 24, 16 of 64 and more."""
    return 4 if players < 24 else 8 if players < 64 else 16


def usual_stages(players: int, kind: StageKind, rounds: int, cut: int) -> tuple[Stage, ...]:
    """A format with the usual numbers where none are given (rounds 0, cut below 0)."""
    cut_follows = kind in (StageKind.SWISS, StageKind.GROUPS)
    if cut > 0 and not cut_follows:
        raise ValueError(CUT_FOLLOWS)
    if rounds and kind is not StageKind.SWISS:
        raise ValueError(ROUNDS_OF_SWISS)
    size = usual_cut(players) if cut < 0 else cut
    swiss_rounds = (rounds or usual_rounds(players)) if kind is StageKind.SWISS else 0
    groups = max(players // 4, 1) if kind is StageKind.GROUPS else 0
    first = Stage(kind, _FIRST, rounds=swiss_rounds, groups=groups)
    return (first, _cut(size)) if cut_follows and size else (first,)


def _candidates(players: int) -> list[tuple[Stage, ...]]:
    rounds, cut = usual_rounds(players), usual_cut(players)
    cuts = [size for size in (16, 8, 4, 2) if size <= cut]
    lengths = range(rounds, max(rounds - 2, 2), -1)
    swiss = [
        (Stage(StageKind.SWISS, _FIRST, rounds=length), _cut(size))
        for length in lengths
        for size in cuts
    ]
    groups = Stage(StageKind.GROUPS, _FIRST, groups=ceil(players / 4))
    double = Stage(StageKind.DOUBLE, _FIRST)
    single = Stage(StageKind.SINGLE, _FIRST)
    return [*swiss, *((groups, _cut(size)) for size in cuts), (double,), (single,)]


def _cut(size: int) -> Stage:
    return Stage(StageKind.SINGLE, _FINAL, takes=size)


def _matches_by_round(players: int, stage: Stage) -> list[int]:
    if stage.kind is StageKind.OPEN:
        raise ValueError("an open day has no plan: it ends when the shop closes")
    if stage.kind is StageKind.SWISS:
        return [players // 2] * stage.rounds
    names = tuple(str(number) for number in range(players))
    if stage.kind is StageKind.GROUPS:
        drawn = Counter(match.round for match in group_matches(names, stage.groups, 0, 1))
        return [drawn[number] for number in sorted(drawn)]
    return _bracket_rounds(names, stage)


def _bracket_rounds(names: tuple[str, ...], stage: Stage) -> list[int]:
    """Play the bracket with the stronger seed winning every time, and count."""
    people = {name: Player(name, 0, Attendance.PRESENT) for name in names}
    state = begin(State(Settings((replace(stage, takes=0),)), people), names)
    played: Counter[int] = Counter()
    for number in range(1, len(state.matches) + 1):
        match = state.match(number)
        if match.status is MatchStatus.READY:
            played[match.round] += 1
            won = Outcome(OutcomeKind.PLAYED, match.a)
            over = replace(match, status=MatchStatus.CONFIRMED, outcome=won)
            state = flow(state.with_match(over), number)
    return [played[number] for number in sorted(played)]
