"""A match from call to confirmation, and how its end moves players through a bracket."""

from collections.abc import Iterator
from dataclasses import replace

from nk.rules.tournament.actions import Call, Confirm, Result, Start
from nk.rules.tournament.refusal import Reason, RefusedError
from nk.rules.tournament.settings import MatchType
from nk.rules.tournament.state import (
    AUTOMATIC,
    NOBODY,
    UNREPORTED,
    Branch,
    Match,
    MatchStatus,
    Outcome,
    OutcomeKind,
    State,
)

_AT_STADIUM = (MatchStatus.CALLED, MatchStatus.RUNNING)


def call(state: State, action: Call) -> State:
    match = _playable(state, action.match)
    if match.status is MatchStatus.RUNNING:
        raise RefusedError(Reason.ALREADY_STARTED, match=match.id)
    _check_free(state, match, action.stadium)
    called = replace(match, status=MatchStatus.CALLED, stadium=action.stadium, called_at=action.at)
    return state.with_match(called)


def start(state: State, action: Start) -> State:
    match = _playable(state, action.match)
    if match.status is MatchStatus.RUNNING:
        raise RefusedError(Reason.ALREADY_STARTED, match=match.id)
    _check_free(state, match, action.stadium)
    running = replace(
        match, status=MatchStatus.RUNNING, stadium=action.stadium, started_at=action.at
    )
    return state.with_match(running)


def report(state: State, action: Result) -> State:
    """The same report twice counts once; a different one is refused, never written over."""
    match = known_match(state, action.match)
    if match.outcome == action.outcome and match.status is MatchStatus.REPORTED:
        return state
    if match.status is MatchStatus.REPORTED:
        raise RefusedError(Reason.DIFFERENT_RESULT, match=match.id)
    match = _playable(state, action.match)
    check_outcome(state.match_type(match), match, action.outcome)
    reported = replace(
        match, status=MatchStatus.REPORTED, outcome=action.outcome, ended_at=action.at
    )
    return state.with_match(reported)


def confirm(state: State, action: Confirm) -> State:
    match = known_match(state, action.match)
    if match.confirmed:
        raise RefusedError(Reason.ALREADY_CONFIRMED, match=match.id)
    if match.status is not MatchStatus.REPORTED:
        raise RefusedError(Reason.NO_RESULT_YET, match=match.id)
    return flow(state.with_match(replace(match, status=MatchStatus.CONFIRMED)), match.id)


def check_outcome(kind: MatchType, match: Match, outcome: Outcome) -> None:
    """Refuse an end that the match type and the two players do not allow."""
    if outcome.kind in AUTOMATIC:
        raise RefusedError(Reason.AUTOMATIC_OUTCOME)
    nobody_won = outcome.kind is OutcomeKind.DOUBLE_NO_SHOW
    if (outcome.winner is None) != nobody_won or (
        outcome.winner is not None and outcome.winner not in match.players
    ):
        raise RefusedError(Reason.BAD_WINNER)
    if outcome.kind is not OutcomeKind.PLAYED and outcome.sets:
        raise RefusedError(Reason.NO_SETS)
    # A result from paper may come without its sets: it counts, with no point difference.
    if outcome.sets and not _sets_fit(kind, outcome, a_won=outcome.winner == match.a):
        raise RefusedError(Reason.BAD_SETS, target=kind.target, sets=kind.sets_to_win)


def _sets_fit(kind: MatchType, outcome: Outcome, *, a_won: bool) -> bool:
    """Every set has one player at the target; the winner takes the last one and enough of them."""
    won_by_a = 0
    for a, b in outcome.sets:
        if min(a, b) < 0 or (a >= kind.target) == (b >= kind.target):
            return False
        won_by_a += a >= kind.target
    won_by_b = len(outcome.sets) - won_by_a
    most, least = (won_by_a, won_by_b) if a_won else (won_by_b, won_by_a)
    a, b = outcome.sets[-1]
    return most == kind.sets_to_win and least < kind.sets_to_win and (a > b) == a_won


def known_match(state: State, number: int) -> Match:
    if not 1 <= number <= len(state.matches):
        raise RefusedError(Reason.UNKNOWN_MATCH, match=number)
    return state.match(number)


def _playable(state: State, number: int) -> Match:
    match = known_match(state, number)
    if match.status is MatchStatus.WAITING:
        raise RefusedError(Reason.PLAYERS_UNKNOWN, match=number)
    if match.status not in UNREPORTED:
        raise RefusedError(Reason.MATCH_OVER, match=number)
    if not state.stages[match.stage].announced:
        raise RefusedError(Reason.NOT_ANNOUNCED)
    return match


def _check_free(state: State, match: Match, stadium: int) -> None:
    if not 1 <= stadium <= state.settings.stadiums:
        raise RefusedError(Reason.UNKNOWN_STADIUM, stadium=stadium)
    for other in at_stadiums(state):
        if other.id == match.id:
            continue
        if other.stadium == stadium:
            raise RefusedError(Reason.STADIUM_TAKEN, stadium=stadium, match=other.id)
        for player in match.players:
            if player in other.players:
                raise RefusedError(Reason.PLAYER_BUSY, player=player, match=other.id)


def at_stadiums(state: State) -> list[Match]:
    """The matches that hold a stadium: called or running."""
    return [match for match in state.matches if match.status in _AT_STADIUM]


def settle(state: State, number: int) -> State:
    """Give a match that nobody has played the end it has by itself, if any, and pass it on."""
    match = state.match(number)
    outcome = _automatic(state, match)
    if outcome is not None:
        match = replace(match, status=MatchStatus.CONFIRMED, outcome=outcome, stadium=None)
    elif match.a is None or match.b is None:
        match = replace(match, status=MatchStatus.WAITING, outcome=None, stadium=None)
    elif match.status in (MatchStatus.WAITING, MatchStatus.CONFIRMED):
        match = replace(match, status=MatchStatus.READY, outcome=None, stadium=None)
    return flow(state.with_match(match), number)


def _automatic(state: State, match: Match) -> Outcome | None:
    """What happens to a match without anybody playing it."""
    if match.a is None or match.b is None:
        return None
    if not match.players:
        return Outcome(OutcomeKind.VOID)
    if match.branch is Branch.RESET and _unbeaten_won(state, match):
        return Outcome(OutcomeKind.VOID)
    if len(match.players) == 1:
        return Outcome(OutcomeKind.BYE, match.players[0])
    playing = [player for player in match.players if not state.players[player].out]
    if len(playing) == 2:
        return None
    return Outcome(OutcomeKind.FORFEIT, playing[0] if playing else None)


def _unbeaten_won(state: State, second_final: Match) -> bool:
    assert second_final.a_from is not None
    final = state.match(second_final.a_from.match)
    return final.outcome is not None and final.outcome.winner == final.a


def flow(state: State, number: int) -> State:
    """Put the winner and the loser of a match where the bracket sends them.

    A later match that was started keeps its players; any other one follows, and so on from there.
    """
    match = state.match(number)
    for later, first in _fed_by(state, match):
        source = later.a_from if first else later.b_from
        assert source is not None
        player = _sent_on(match, loser=source.loser)
        later = state.match(later.id)
        if not later.untouched or player == (later.a if first else later.b):
            continue
        placed = replace(later, a=player) if first else replace(later, b=player)
        # Whoever was called or given a win here was another pair.
        placed = replace(placed, status=MatchStatus.WAITING, outcome=None, called_at=None)
        state = settle(state.with_match(placed), later.id)
    return state


def _fed_by(state: State, match: Match) -> Iterator[tuple[Match, bool]]:
    if match.branch is Branch.NONE:
        return
    for later in state.of_stage(match.stage):
        if later.a_from is not None and later.a_from.match == match.id:
            yield later, True
        if later.b_from is not None and later.b_from.match == match.id:
            yield later, False


def _sent_on(match: Match, *, loser: bool) -> str | None:
    if not match.confirmed or match.outcome is None:
        return None
    winner = match.outcome.winner
    if not loser:
        return winner or NOBODY
    # After a double no-show both are beaten; neither goes on in the losers' part.
    return (match.other(winner) if winner else None) or NOBODY
