"""Stages and rounds: begin a stage, draw and announce a round, swap, fill a bye, finish."""

from collections.abc import Iterable
from dataclasses import replace

from nk.rules.tournament.actions import (
    Announce,
    ChangeRounds,
    FillBye,
    Finish,
    NextStage,
    Pair,
    Pairing,
    Swap,
)
from nk.rules.tournament.formats.bracket import bracket_matches
from nk.rules.tournament.formats.groups import group_matches
from nk.rules.tournament.pairing.open_day import may_meet, waiting
from nk.rules.tournament.pairing.reasons import swapped
from nk.rules.tournament.people import known
from nk.rules.tournament.play import settle
from nk.rules.tournament.refusal import Reason, RefusedError
from nk.rules.tournament.settings import Stage, StageKind
from nk.rules.tournament.state import NOBODY, Match, MatchStatus, StageRun, State


def next_stage(state: State, action: NextStage) -> State:
    if state.stages:
        check_stage_over(state)
    if len(state.stages) == len(state.settings.stages):
        raise RefusedError(Reason.NO_MORE_STAGES)
    stage = state.settings.stages[len(state.stages)]
    check_entrants(state, stage, action.entrants)
    return begin(state, action.entrants)


def begin(state: State, entrants: tuple[str, ...]) -> State:
    """Add the next stage; brackets and groups are drawn as a whole."""
    number = len(state.stages)
    stage = state.settings.stages[number]
    first = len(state.matches) + 1
    drawn: list[Match] = []
    if stage.kind is StageKind.GROUPS:
        drawn = group_matches(entrants, stage.groups, number, first)
    elif stage.kind in (StageKind.SINGLE, StageKind.DOUBLE):
        drawn = bracket_matches(entrants, stage, number, first)
    # There is nothing to look at before the first pair of an open day.
    run = StageRun(entrants, announced=stage.kind is StageKind.OPEN)
    state = replace(state, stages=(*state.stages, run), matches=(*state.matches, *drawn))
    for match in drawn:
        if match.a_from is None and match.b_from is None:
            state = settle(state, match.id)
    return state


def check_entrants(state: State, stage: Stage, entrants: tuple[str, ...]) -> None:
    """Everybody present enters the first stage; a cut takes its number, or all who played.

    Old logs fill a cut with people who came too late for a match, so that it may have more.
    """
    present = set(state.present())
    played = present & state.players_of(state.stage_number) if state.stages else present
    most = min(stage.takes, len(present)) if stage.takes else len(present)
    least = min(most, len(played))
    if most < 2 or max(least, len(entrants)) < 2:
        raise RefusedError(Reason.TOO_FEW_PLAYERS, players=least)
    if len(set(entrants)) != len(entrants) or not least <= len(entrants) <= most:
        raise RefusedError(Reason.WRONG_ENTRANTS, wanted=least)
    if not set(entrants) <= present:
        raise RefusedError(Reason.WRONG_ENTRANTS, wanted=least)


def check_stage_over(state: State) -> None:
    run, stage = state.stages[-1], state.stage
    if stage.kind is StageKind.SWISS and run.rounds < stage.rounds:
        raise RefusedError(Reason.ROUNDS_LEFT, drawn=run.rounds, rounds=stage.rounds)
    for match in state.of_stage(state.stage_number):
        if not match.confirmed:
            raise RefusedError(Reason.STAGE_OPEN, match=match.id)


def pair(state: State, action: Pair) -> State:
    """Draw the next round. A round not announced yet, with no match played, is drawn anew."""
    if not state.stages:
        raise RefusedError(Reason.NOT_BEGUN)
    if state.stage.kind is StageKind.OPEN:
        return _pair_open(state, action)
    if state.stage.kind is not StageKind.SWISS:
        raise RefusedError(Reason.NOT_DRAWN_BY_ROUND)
    state = before_redraw(state)
    run = state.stages[-1]
    check_round_over(state)
    if run.rounds >= state.stage.rounds:
        raise RefusedError(Reason.ALL_ROUNDS_DRAWN, rounds=state.stage.rounds)
    _check_pairs(action.pairs, state.present())
    run = replace(run, rounds=run.rounds + 1, announced=False, looked_ahead=action.looked_ahead)
    return add_pairs(state.with_run(run), action.pairs)


def before_redraw(state: State) -> State:
    """The state without the Swiss round that was drawn last but not announced, if there is one."""
    run = state.stages[-1]
    if run.rounds == 0 or run.announced or state.stage.kind is not StageKind.SWISS:
        return state
    kept = tuple(m for m in state.matches if (m.stage, m.round) != _last(state))
    state = replace(state, matches=kept)
    return state.with_run(replace(run, rounds=run.rounds - 1, announced=True))


def _last(state: State) -> tuple[int, int]:
    return state.stage_number, state.stages[-1].rounds


def check_round_over(state: State) -> None:
    for match in state.current_round():
        if not match.confirmed:
            raise RefusedError(Reason.ROUND_OPEN, round=match.round, match=match.id)


def _check_pairs(pairs: Iterable[Pairing], wanted: Iterable[str]) -> None:
    players = [player for pairing in pairs for player in pairing]
    byes = players.count(NOBODY)
    if byes > 1 or sorted(p for p in players if p != NOBODY) != sorted(wanted):
        raise RefusedError(Reason.WRONG_PAIRS)


def add_pairs(state: State, pairs: Iterable[Pairing]) -> State:
    """Add matches to the round drawn last."""
    for a, b in pairs:
        match = Match(len(state.matches) + 1, *_last(state), a, b)
        state = settle(replace(state, matches=(*state.matches, match)), match.id)
    return state


def _pair_open(state: State, action: Pair) -> State:
    free = {one.player: one for one in waiting(state)}
    for a, b in action.pairs:
        for player in (a, b):
            if player not in free:
                raise RefusedError(Reason.NOT_WAITING, player=player)
        one, other = free.pop(a), free.pop(b, None)
        if other is None or not may_meet(one, other):
            raise RefusedError(Reason.SAME_OPPONENT, player=a, other=b)
        run = state.stages[-1]
        state = state.with_run(replace(run, rounds=run.rounds + 1))
        state = add_pairs(state, [(a, b)])
    return state


def swap(state: State, action: Swap) -> State:
    pairs = swapped(state, action.one, action.other)
    moving = [m for m in state.current_round() if {action.one, action.other} & set(m.players)]
    for match in moving:
        if not match.untouched:
            raise RefusedError(Reason.ALREADY_STARTED, match=match.id)
    for match, (a, b) in zip(moving, _in_order(moving, pairs), strict=True):
        a, b = (a, b) if a != NOBODY else (b, a)
        placed = replace(match, a=a, b=b, status=MatchStatus.WAITING, outcome=None)
        state = settle(state.with_match(replace(placed, called_at=None)), match.id)
    return state


def _in_order(moving: list[Match], pairs: list[Pairing]) -> list[Pairing]:
    """Each new pair at the table of the player who stays there."""
    (_, stays), _ = pairs
    first_stays = stays in (moving[0].a, moving[0].b)
    return pairs if first_stays else pairs[::-1]


def fill_bye(state: State, action: FillBye) -> State:
    """The bye becomes a match: both players know it now, and nobody sits out."""
    if not state.stages or state.stage.kind is not StageKind.SWISS:
        raise RefusedError(Reason.NOT_SWISS)
    if not known(state, action.player).present:
        raise RefusedError(Reason.NOT_PRESENT, player=action.player)
    drawn = state.current_round()
    if any(action.player in match.players for match in drawn):
        raise RefusedError(Reason.IN_ROUND, player=action.player)
    bye = next((match for match in drawn if NOBODY in (match.a, match.b)), None)
    if bye is None or bye.a is None or state.players[bye.a].out:
        raise RefusedError(Reason.NO_BYE)
    for match in state.of_stage(state.stage_number):
        if {bye.a, action.player} <= set(match.players):
            raise RefusedError(Reason.HAVE_MET, player=action.player, other=bye.a)
    return settle(state.with_match(replace(bye, b=action.player)), bye.id)


def announce(state: State, _: Announce) -> State:
    run = state.stages[-1] if state.stages else None
    swiss = state.stage.kind is StageKind.SWISS
    if run is None or run.announced or (swiss and run.rounds == 0):
        raise RefusedError(Reason.NOTHING_TO_ANNOUNCE)
    return state.with_run(replace(run, announced=True))


def change_rounds(state: State, action: ChangeRounds) -> State:
    if not state.stages or state.stage.kind is not StageKind.SWISS:
        raise RefusedError(Reason.NOT_SWISS)
    least = max(state.stages[-1].rounds, 1)
    if not least <= action.rounds <= 40:
        raise RefusedError(Reason.BAD_ROUNDS, least=least)
    number = state.stage_number
    stages = list(state.settings.stages)
    stages[number] = replace(stages[number], rounds=action.rounds)
    return replace(state, settings=replace(state.settings, stages=tuple(stages)))


def finish(state: State, action: Finish) -> State:
    """All that is announced must be played out, and whatever was drawn in any case."""
    if not state.stages:
        raise RefusedError(Reason.NOT_BEGUN)
    if action.early:
        state = _without_the_rest(state)
    check_stage_over(state)
    if len(state.stages) < len(state.settings.stages):
        raise RefusedError(Reason.STAGES_LEFT)
    return replace(state, finished=True)


def _without_the_rest(state: State) -> State:
    """Rounds and stages that nobody will play are no longer announced."""
    begun, drawn = state.settings.stages[: len(state.stages)], state.stages[-1].rounds
    if state.stage.kind is StageKind.SWISS and drawn > 0:
        begun = (*begun[:-1], replace(begun[-1], rounds=drawn))
    return replace(state, settings=replace(state.settings, stages=begun))


def public_state(state: State) -> State:
    """The state without what was drawn and not announced: organisers look at it first."""
    if not state.stages or state.stages[-1].announced:
        return state
    if state.stage.kind is StageKind.SWISS:
        announced = before_redraw(state)
        # With its first round still to be announced, the day has not begun for anybody.
        if announced.matches:
            return announced
    kept = tuple(match for match in state.matches if match.stage < state.stage_number)
    return replace(state, stages=state.stages[:-1], matches=kept)
