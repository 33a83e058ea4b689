"""Short ways to make up tournament days, and days in which anything may happen."""

from collections.abc import Callable

from nk.rules.tournament.actions import (
    Action,
    Announce,
    Call,
    CheckIn,
    Confirm,
    Disqualify,
    Drop,
    FillBye,
    Finish,
    Register,
    Result,
    Return,
    SetUp,
    Start,
    Swap,
    Undo,
)
from nk.rules.tournament.corrections import propose_correction
from nk.rules.tournament.log import Tournament
from nk.rules.tournament.pairing.open_day import open_pair
from nk.rules.tournament.propose import propose_round, propose_stage
from nk.rules.tournament.refusal import Reason, RefusedError
from nk.rules.tournament.settings import MatchType, Settings, Stage, StageKind
from nk.rules.tournament.state import Match, MatchStatus, Outcome, OutcomeKind


def names(count: int) -> list[str]:
    return [f"p{number:02}" for number in range(1, count + 1)]


def day_of(
    players: int | list[str], *stages: Stage, settings: Settings | None = None
) -> Tournament:
    """Everybody registered and checked in, first names strongest, nothing begun."""
    listed = names(players) if isinstance(players, int) else players
    day = Tournament().do(SetUp(settings or Settings(stages)))
    for place, name in enumerate(listed):
        day = day.do(Register(name, 2000 - 10 * place), CheckIn(name))
    return day


def begun(players: int | list[str], *stages: Stage, settings: Settings | None = None) -> Tournament:
    """The first stage drawn; brackets and groups announced."""
    day = day_of(players, *stages, settings=settings)
    day = day.do(propose_stage(day.state))
    drawn = day.state.stage.kind not in (StageKind.SWISS, StageKind.OPEN)
    return day.do(Announce()) if drawn else day


def swiss(players: int | list[str], rounds: int) -> Tournament:
    return begun(players, Stage(StageKind.SWISS, rounds=rounds))


def drawn_round(day: Tournament) -> Tournament:
    return day.do(propose_round(day.state), Announce())


def won(
    day: Tournament, match: Match, winner: str, sets: tuple[tuple[int, int], ...] = ()
) -> Tournament:
    outcome = Outcome(OutcomeKind.PLAYED, winner, sets)
    return day.do(Result(match.id, outcome), Confirm(match.id))


def match_of(day: Tournament, one: str, other: str) -> Match:
    """The last match of the two."""
    return next(m for m in reversed(day.state.matches) if set(m.players) == {one, other})


def played(
    day: Tournament, choose: Callable[[Match], str | None] = lambda match: match.a
) -> Tournament:
    """Every match that is ready, and those that become ready, won by whom `choose` names."""
    while ready := [m for m in day.state.matches if m.status is MatchStatus.READY]:
        for match in ready:
            winner = choose(match)
            assert winner
            day = won(day, match, winner)
    return day


def played_swiss(
    day: Tournament, choose: Callable[[Match], str | None] = lambda m: m.a
) -> Tournament:
    for _ in range(day.state.stage.rounds - day.state.stages[-1].rounds):
        day = played(drawn_round(day), choose)
    return day


STAGES: dict[StageKind, tuple[Stage, ...]] = {
    StageKind.SWISS: (
        Stage(StageKind.SWISS, rounds=3),
        Stage(StageKind.SINGLE, MatchType(7), takes=4),
    ),
    StageKind.SINGLE: (Stage(StageKind.SINGLE),),
    StageKind.DOUBLE: (Stage(StageKind.DOUBLE),),
    StageKind.GROUPS: (Stage(StageKind.GROUPS, groups=2), Stage(StageKind.DOUBLE, takes=4)),
    StageKind.OPEN: (Stage(StageKind.OPEN),),
}


def any_day(kind: StageKind, players: int, choices: list[int]) -> list[Tournament]:
    """A day in which each number chooses what happens next; what is refused does not happen."""
    day = begun(players, *STAGES[kind])
    days = [day]
    for at, choice in enumerate(choices):
        try:
            day = day.do(_action(day, choice, at))
        except RefusedError:
            continue
        days.append(day)
    return days


def _action(day: Tournament, choice: int, at: int) -> Action:
    state = day.state
    what, pick = choice % 20, choice // 20
    people = list(state.players)
    one, other = people[pick % len(people)], people[(pick // 7) % len(people)]
    if what < 12:
        return _next_step(day, pick, at)
    match = state.matches[pick % len(state.matches)] if state.matches else None
    rare: list[Action] = [
        Drop(one, at),
        Return(one, at),
        Disqualify(one, at) if pick % 5 == 0 else Undo(),
        Register(f"late{at}", 1000 + pick % 500),
        CheckIn(one, at),
        Swap(one, other),
        FillBye(one),
    ]
    if what - 12 < len(rare):
        return rare[what - 12]
    if match is None or len(match.players) < 2 or match.outcome is None:
        raise RefusedError(Reason.NO_RESULT_YET, match=0)
    outcome = Outcome(OutcomeKind.PLAYED, match.players[pick % 2])
    return propose_correction(state, match.id, outcome, again=pick % 3 > 0)


def _next_step(day: Tournament, pick: int, at: int) -> Action:
    """Something that brings the day on: confirm, report, start, draw, announce."""
    state = day.state
    if not state.stages:
        return propose_stage(state)
    for match in state.matches:
        if match.status is MatchStatus.REPORTED:
            return Confirm(match.id)
    open_matches = [
        m
        for m in state.matches
        if m.status in (MatchStatus.READY, MatchStatus.CALLED, MatchStatus.RUNNING)
    ]
    if not state.stages[-1].announced and state.matches:
        return Announce()
    if open_matches:
        match = open_matches[pick % len(open_matches)]
        if match.status is MatchStatus.READY and pick % 3 == 0:
            return Call(match.id, 1 + pick % 4, at)
        if match.status is not MatchStatus.RUNNING and pick % 3 == 1:
            return Start(match.id, 1 + pick % 4, at)
        return Result(match.id, _some_outcome(match, pick), at)
    if state.stage.kind is StageKind.OPEN:
        pair = open_pair(state, at)
        return pair or Finish()
    if state.stage.kind is StageKind.SWISS and state.stages[-1].rounds < state.stage.rounds:
        return propose_round(state)
    last = len(state.stages) == len(state.settings.stages)
    return Finish() if last else propose_stage(state)


def _some_outcome(match: Match, pick: int) -> Outcome:
    if pick % 11 == 0:
        return Outcome(OutcomeKind.DOUBLE_NO_SHOW)
    kind = OutcomeKind.NO_SHOW if pick % 7 == 0 else OutcomeKind.PLAYED
    return Outcome(kind, match.players[pick % 2])
