"""A tournament is its log: the state is the replay of the actions, and undo is one of them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from nk.rules.tournament import actions as act
from nk.rules.tournament import corrections, draw, people, play
from nk.rules.tournament.actions import Action
from nk.rules.tournament.refusal import Reason, RefusedError
from nk.rules.tournament.state import State


def _set_up(state: State, action: act.SetUp) -> State:
    if state.stages:
        raise RefusedError(Reason.ALREADY_BEGUN)
    return replace(state, settings=action.settings)


_HANDLERS: dict[type, Callable[[State, Any], State]] = {
    act.SetUp: _set_up,
    act.Register: people.register,
    act.CheckIn: people.check_in,
    act.Drop: people.drop,
    act.Disqualify: people.disqualify,
    act.Return: people.come_back,
    act.NextStage: draw.next_stage,
    act.Pair: draw.pair,
    act.Swap: draw.swap,
    act.FillBye: draw.fill_bye,
    act.Announce: draw.announce,
    act.ChangeRounds: draw.change_rounds,
    act.Finish: draw.finish,
    act.Call: play.call,
    act.Start: play.start,
    act.Result: play.report,
    act.Confirm: play.confirm,
    act.Correct: corrections.correct,
}

# A wrong result or a cheat may be found out after the prizes are given.
_AFTER_FINISH = (act.Correct, act.Disqualify)


def apply(state: State, action: Action) -> State:
    """The state after one action other than undo; `RefusedError` if the rules do not allow it."""
    if state.finished and not isinstance(action, _AFTER_FINISH):
        raise RefusedError(Reason.FINISHED)
    return _HANDLERS[type(action)](state, action)


def effective(actions: Iterable[Action]) -> list[Action]:
    """The actions that still count: each undo takes the last one of them back."""
    kept: list[Action] = []
    for action in actions:
        if not isinstance(action, act.Undo):
            kept.append(action)
        elif kept:
            kept.pop()
        else:
            raise RefusedError(Reason.NOTHING_TO_UNDO)
    return kept


def replay(actions: Iterable[Action]) -> State:
    """The state a log leads to."""
    state = State()
    for action in effective(actions):
        state = apply(state, action)
    return state


@dataclass(frozen=True, slots=True)
class Tournament:
    """A log and the state it leads to, kept together so that each action is applied once."""

    actions: tuple[Action, ...] = ()
    state: State = field(default_factory=State)

    @classmethod
    def of(cls, actions: Iterable[Action]) -> "Tournament":
        log = tuple(actions)
        return cls(log, replay(log))

    def do(self, *actions: Action) -> "Tournament":
        """The tournament after some more actions, all of them or, if one is refused, none."""
        log, state = self.actions, self.state
        for action in actions:
            log = (*log, action)
            undone = isinstance(action, act.Undo)
            state = replay(log) if undone else apply(state, action)
        return Tournament(log, state)
