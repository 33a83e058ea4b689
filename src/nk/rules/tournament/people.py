"""Players come and go: register, check in, drop, disqualify, return."""

from dataclasses import replace

from nk.rules.tournament.actions import CheckIn, Disqualify, Drop, Register, Return
from nk.rules.tournament.play import settle
from nk.rules.tournament.refusal import Reason, RefusedError
from nk.rules.tournament.settings import StageKind
from nk.rules.tournament.state import UNREPORTED, Attendance, Player, State

# In these a player can join, or come back, while the stage is being played.
_JOINABLE = (StageKind.SWISS, StageKind.OPEN)


def register(state: State, action: Register) -> State:
    if not action.player.strip():
        raise RefusedError(Reason.EMPTY_ID)
    if action.player in state.players:
        raise RefusedError(Reason.ALREADY_REGISTERED, player=action.player)
    return state.with_player(Player(action.player, action.rating))


def check_in(state: State, action: CheckIn) -> State:
    player = known(state, action.player)
    if player.present:
        raise RefusedError(Reason.ALREADY_PRESENT, player=player.id)
    if player.out:
        raise RefusedError(Reason.PLAYER_OUT, player=player.id)
    if state.stages and state.stage.kind not in _JOINABLE:
        raise RefusedError(Reason.TOO_LATE_TO_JOIN, player=player.id)
    return state.with_player(replace(player, attendance=Attendance.PRESENT, since=action.at))


def drop(state: State, action: Drop) -> State:
    return _leave(state, action.player, Attendance.DROPPED)


def disqualify(state: State, action: Disqualify) -> State:
    """Also possible after dropping out; the results so far stay, the place becomes the last."""
    return _leave(state, action.player, Attendance.DISQUALIFIED)


def come_back(state: State, action: Return) -> State:
    player = known(state, action.player)
    if player.attendance is not Attendance.DROPPED:
        raise RefusedError(Reason.NOT_DROPPED, player=player.id)
    if state.stages and state.stage.kind not in _JOINABLE:
        raise RefusedError(Reason.NO_RETURN)
    return state.with_player(replace(player, attendance=Attendance.PRESENT, since=action.at))


def known(state: State, player: str) -> Player:
    if player not in state.players:
        raise RefusedError(Reason.UNKNOWN_PLAYER, player=player)
    return state.players[player]


def _leave(state: State, name: str, attendance: Attendance) -> State:
    """A match that is already reported keeps its result; any other open one is forfeited."""
    player = known(state, name)
    was = player.attendance
    if was in (attendance, Attendance.DISQUALIFIED):
        raise RefusedError(Reason.PLAYER_OUT, player=name)
    state = state.with_player(replace(player, attendance=attendance))
    for match in state.matches:
        if name in match.players and match.status in UNREPORTED:
            state = settle(state, match.id)
    return state
