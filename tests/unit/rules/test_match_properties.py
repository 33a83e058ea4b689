"""What holds for every match, whatever the judge enters."""

from hypothesis import given
from hypothesis import strategies as st

from nk.rules.actions import Action, MatchSettings, MatchState, Reason, Refusal, opening
from nk.rules.match import apply, replay, undo
from tests.support.rules import STEADY, logs, match_settings


def accepted(settings: MatchSettings, entries: list[Action]) -> tuple[list[Action], MatchState]:
    """Return the entries that the rules allow, and the state they lead to."""
    state, log = opening(settings), list[Action]()
    for entry in entries:
        after = apply(settings, state, entry)
        if isinstance(after, MatchState):
            log.append(entry)
            state = after
    return log, state


@STEADY
@given(match_settings(), logs)
def test_replaying_the_accepted_log_gives_the_same_state_twice(
    settings: MatchSettings, entries: list[Action]
) -> None:
    log, state = accepted(settings, entries)
    assert replay(settings, log) == state
    assert replay(settings, log) == state


@STEADY
@given(match_settings(), logs)
def test_undo_is_exact(settings: MatchSettings, entries: list[Action]) -> None:
    states = [opening(settings)]
    log = list[Action]()
    for entry in accepted(settings, entries)[0]:
        log.append(entry)
        after = replay(settings, log)
        assert isinstance(after, MatchState)
        states.append(after)
    for state in reversed(states):
        assert replay(settings, log) == state
        shorter = undo(log)
        log = [] if isinstance(shorter, Refusal) else list(shorter)


@STEADY
@given(match_settings(), logs, logs)
def test_a_match_ends_exactly_once(
    settings: MatchSettings, entries: list[Action], more: list[Action]
) -> None:
    _, state = accepted(settings, entries)
    if state.winner is None:
        assert state.ended_by is None
        assert max(state.sets) < settings.sets_to_win
        return
    assert all(apply(settings, state, entry) == Refusal(Reason.MATCH_OVER) for entry in more)


@STEADY
@given(match_settings(), logs)
def test_points_of_a_running_set_stay_below_the_target(
    settings: MatchSettings, entries: list[Action]
) -> None:
    _, state = accepted(settings, entries)
    if state.winner is None:
        assert max(state.points) < settings.target
    assert len(state.set_scores) == sum(state.sets)
    assert all(max(score) >= settings.target > min(score) for score in state.set_scores)
    assert max(state.launch_errors) < 2
    assert 1 <= state.slot <= 3


@STEADY
@given(match_settings(), logs, st.integers(0, 39))
def test_a_refused_action_in_a_log_is_named_by_its_place(
    settings: MatchSettings, entries: list[Action], cut: int
) -> None:
    answer = replay(settings, entries[:cut])
    if isinstance(answer, Refusal):
        assert answer.at is not None
        legal = replay(settings, entries[: answer.at])
        assert isinstance(legal, MatchState)
        assert apply(settings, legal, entries[answer.at]) == Refusal(answer.reason)
