"""A result that was wrong: put it right, and say first what that moves.

Whatever was drawn later on the wrong result can be kept, or what nobody has started can be drawn
again. Matches that were started stand as they were played.
"""

from dataclasses import dataclass, replace
from itertools import zip_longest

from nk.rules.tournament.actions import Correct, Pairing
from nk.rules.tournament.draw import begin, check_entrants
from nk.rules.tournament.pairing.field import field_of
from nk.rules.tournament.pairing.swiss import swiss_round
from nk.rules.tournament.play import check_outcome, flow, known_match, settle
from nk.rules.tournament.propose import stage_entrants
from nk.rules.tournament.ranking.standings import final_standings
from nk.rules.tournament.refusal import Reason, RefusedError
from nk.rules.tournament.settings import StageKind
from nk.rules.tournament.state import (
    NOBODY,
    NOT_STARTED,
    Match,
    MatchStatus,
    Outcome,
    OutcomeKind,
    State,
)


@dataclass(frozen=True, slots=True)
class MovedPairing:
    """A match that would get other players, or that changes which of them are known."""

    match: int
    before: tuple[str, ...]
    after: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Consequences:
    """What a correction moves if everything not started is drawn again."""

    pairings: tuple[MovedPairing, ...]
    # Started matches drawn on the old result; they stand.
    stands: tuple[int, ...]
    # Player, place before, place after.
    places: tuple[tuple[str, int, int], ...]
    # Confirmed matches whose rating changes are worked out anew, the corrected one first.
    rated: tuple[int, ...]


def correct(state: State, action: Correct) -> State:
    match = known_match(state, action.match)
    if match.outcome is None:
        raise RefusedError(Reason.NO_RESULT_YET, match=match.id)
    if len(match.players) < 2 or match.outcome.kind is OutcomeKind.VOID:
        raise RefusedError(Reason.AUTOMATIC_OUTCOME)
    if match.outcome == action.outcome:
        raise RefusedError(Reason.SAME_RESULT, match=match.id)
    check_outcome(state.match_type(match), match, action.outcome)
    state = state.with_match(replace(match, outcome=action.outcome))
    if not action.again:
        return state
    state = flow(state, match.id)
    if action.pairs:
        state = _pair_again(state, action.pairs)
    if action.entrants:
        state = _begin_again(state, action.entrants)
    return state


def propose_correction(state: State, number: int, outcome: Outcome, *, again: bool) -> Correct:
    """The correction, with whatever it draws again."""
    action = Correct(number, outcome, again=again)
    after = correct(state, action)
    match = state.match(number)
    if not again or not match.confirmed:
        return action
    if match.stage < state.stage_number:
        return replace(action, entrants=_new_entrants(after))
    if state.stage.kind is StageKind.SWISS and match.round < state.stages[-1].rounds:
        return replace(action, pairs=_new_pairs(after))
    return action


def consequences(state: State, number: int, outcome: Outcome) -> Consequences:
    """What a correction would move, before anybody decides."""
    after = correct(state, propose_correction(state, number, outcome, again=True))
    match = state.match(number)
    # A stage that is drawn again may have fewer matches: somebody has gone home since.
    old, new = ([match.players for match in each.matches] for each in (state, after))
    moved = tuple(
        MovedPairing(at, before, now)
        for at, (before, now) in enumerate(zip_longest(old, new, fillvalue=()), start=1)
        if set(before) != set(now)
    )
    old_places = {line.player: line.place for line in final_standings(state)}
    places = tuple(
        (line.player, old_places[line.player], line.place)
        for line in final_standings(after)
        if old_places[line.player] != line.place
    )
    winner_changes = match.outcome is not None and match.outcome.winner != outcome.winner
    stands = _standing(state, match) if winner_changes and match.confirmed else ()
    return Consequences(moved, stands, places, _rated(state, match))


def _movable(state: State) -> list[Match]:
    """The matches of the current Swiss round that nobody has started, the bye among them."""
    return [
        match
        for match in state.current_round()
        if match.status in NOT_STARTED
        or (match.outcome is not None and match.outcome.kind is OutcomeKind.BYE)
    ]


def _new_pairs(state: State) -> tuple[Pairing, ...]:
    movable = _movable(state)
    players = {player for match in movable for player in match.players}
    number = state.stages[-1].rounds
    field = [one for one in field_of(state, number) if one.id in players]
    pairs = swiss_round(field, state.stage.rounds - number).pairs
    old = {frozenset((match.a or NOBODY, match.b or NOBODY)) for match in movable}
    return () if {frozenset(pair) for pair in pairs} == old else pairs


def _pair_again(state: State, pairs: tuple[Pairing, ...]) -> State:
    if not state.stages or state.stage.kind is not StageKind.SWISS:
        raise RefusedError(Reason.NOT_SWISS)
    movable = _movable(state)
    free = sorted(player for match in movable for player in match.players)
    if sorted(p for pair in pairs for p in pair if p) != free or len(pairs) != len(movable):
        raise RefusedError(Reason.WRONG_PAIRS)
    for match, (a, b) in zip(movable, pairs, strict=True):
        placed = replace(match, a=a, b=b, status=MatchStatus.WAITING, outcome=None)
        state = settle(state.with_match(replace(placed, called_at=None)), match.id)
    return state


def _without_last_stage(state: State) -> State:
    kept = tuple(match for match in state.matches if match.stage < state.stage_number)
    return replace(state, stages=state.stages[:-1], matches=kept)


def _new_entrants(state: State) -> tuple[str, ...]:
    """The players of the next stage by the new result; none where it began or nothing changes."""
    if any(not match.untouched for match in state.of_stage(state.stage_number)):
        return ()
    entrants = stage_entrants(_without_last_stage(state))
    return () if entrants == state.stages[-1].entrants else entrants


def _begin_again(state: State, entrants: tuple[str, ...]) -> State:
    if any(not match.untouched for match in state.of_stage(state.stage_number)):
        raise RefusedError(Reason.PAIRS_FIXED)
    announced = state.stages[-1].announced
    earlier = _without_last_stage(state)
    check_entrants(earlier, state.stage, entrants)
    begun = begin(earlier, entrants)
    return begun.with_run(replace(begun.stages[-1], announced=announced))


def _standing(state: State, match: Match) -> tuple[int, ...]:
    """Later matches of the two players in this stage, and of a stage drawn from it, once started.

    In Swiss rounds they were drawn on points that are no longer right; in brackets somebody else
    should have played them.
    """
    moved = set(match.players)
    return tuple(
        later.id
        for later in state.matches
        if not later.untouched
        and (later.stage, later.round) > (match.stage, match.round)
        and moved & set(later.players)
        and state.settings.stages[later.stage].kind is not StageKind.GROUPS
    )


def _rated(state: State, match: Match) -> tuple[int, ...]:
    """A rating follows from all matches before it, so everybody met later is touched as well."""
    if not match.confirmed:
        return ()
    touched = set(match.players)
    found = [match.id]
    for later in sorted(state.matches, key=lambda one: (one.ended_at or 0, one.id)):
        after = (later.ended_at or 0, later.id) > (match.ended_at or 0, match.id)
        played = later.outcome is not None and later.outcome.kind is OutcomeKind.PLAYED
        if after and later.confirmed and played and touched & set(later.players):
            touched |= set(later.players)
            found.append(later.id)
    return tuple(found)
