"""What the engine would do next, as actions to look at and put into the log."""

from nk.rules.tournament.actions import NextStage, Pair
from nk.rules.tournament.draw import before_redraw, check_round_over, check_stage_over
from nk.rules.tournament.formats.groups import kept_apart
from nk.rules.tournament.pairing.field import field_of
from nk.rules.tournament.pairing.swiss import swiss_round
from nk.rules.tournament.ranking.standings import stage_order
from nk.rules.tournament.refusal import Reason, RefusedError
from nk.rules.tournament.settings import StageKind
from nk.rules.tournament.state import State


def propose_stage(state: State) -> NextStage:
    """Everybody present for the first stage; after that the best of the stage before."""
    if state.stages:
        check_stage_over(state)
    if len(state.stages) == len(state.settings.stages):
        raise RefusedError(Reason.NO_MORE_STAGES)
    return NextStage(stage_entrants(state))


def stage_entrants(state: State) -> tuple[str, ...]:
    """Who enters the stage that follows, strongest first; places of those who left move up.

    Whoever came after the last round was drawn has played for no place in a cut.
    """
    if not state.stages:
        return tuple(sorted(state.present(), key=state.seed_key))
    takes = state.settings.stages[len(state.stages)].takes
    played = state.players_of(state.stage_number)
    order = [player for player in stage_order(state, state.stage_number) if player in played]
    entrants = [player for player in order if state.players[player].present][:takes]
    if state.stage.kind is not StageKind.GROUPS:
        return tuple(entrants)
    group_of = {p: match.group for match in state.of_stage(0) for p in match.players}
    return tuple(kept_apart(entrants, group_of))


def propose_round(state: State) -> Pair:
    """The next Swiss round, or the one not announced yet drawn anew."""
    if not state.stages or state.stage.kind is not StageKind.SWISS:
        raise RefusedError(Reason.NOT_SWISS)
    state = before_redraw(state)
    check_round_over(state)
    number = state.stages[-1].rounds + 1
    if number > state.stage.rounds:
        raise RefusedError(Reason.ALL_ROUNDS_DRAWN, rounds=state.stage.rounds)
    field = field_of(state, number)
    if len(field) < 2:
        raise RefusedError(Reason.TOO_FEW_PLAYERS, players=len(field))
    drawn = swiss_round(field, state.stage.rounds - number)
    return Pair(drawn.pairs, drawn.looked_ahead)
