"""What a judge's sheet says, battle by battle, as sets and sweep by the rule engine."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from nk.club.errors import UnclearError
from nk.club.matches import Side as Gaining
from nk.rules.actions import (
    SETS_TO_WIN,
    TARGETS,
    Action,
    Finish,
    Finished,
    LaunchError,
    MatchSettings,
    MatchState,
    Reason,
    Refusal,
    Reorder,
    Side,
    is_sweep,
    opening,
)
from nk.rules.match import apply

_EXAMPLE: Final = "w-xtreme l-spin w-spin (or wx ls ws)"
# Two launch errors of the opponent: a point that is no finish.
_PENALTY: Final = "penalty"
_WORDS: Final = {
    "x": Finish.XTREME,
    "o": Finish.OVER,
    "b": Finish.BURST,
    "s": Finish.SPIN,
    **{finish.value: finish for finish in Finish if finish is not Finish.OUT_OF_BOUNDS},
}
_BATTLE: Final = re.compile(r"(?P<side>[wl])[-:]?(?P<what>[a-z]+)")
_SCORE: Final = re.compile(r"(\d{1,2})\s*[-:–]\s*(\d{1,2})")


@dataclass(frozen=True, slots=True)
class Score:
    """How a match was won."""

    winner_sets: int = 1
    loser_sets: int = 0
    sweep: bool = False
    finishes: tuple[tuple[Gaining, Finish], ...] = ()


def read_sets(typed: str) -> tuple[int, int]:
    """Read sets such as 2-1, the winner's first."""
    found = _SCORE.fullmatch(typed.strip())
    if found is None:
        raise UnclearError(f"{typed.strip()[:40]!r} is not a score in sets; write it like 2-1.")
    winner, loser = int(found[1]), int(found[2])
    if winner <= loser:
        raise UnclearError(f"{winner}-{loser}: the winner must have more sets than the loser.")
    return winner, loser


def read_battles(typed: str, target: int) -> Score:
    """Read the battles of a match: who gained by what, judged by the rules."""
    if target not in TARGETS:
        raise UnclearError(f"A set goes to {', '.join(map(str, TARGETS[:-1]))} or {TARGETS[-1]}.")
    battles = [_battle(word) for word in re.split(r"[\s,;/|]+", typed.strip().lower()) if word]
    if not battles:
        raise UnclearError(f"No battle is written; write them like {_EXAMPLE}.")
    state = _judged(battles, target)
    if state.winner is not Side.ONE:
        raise UnclearError("These battles make the loser the winner; swap the two names.")
    finishes = [(_gaining(side), what) for side, what in battles if isinstance(what, Finish)]
    return Score(*state.sets, sweep=is_sweep(state), finishes=tuple(finishes))


def written_battles(finishes: Sequence[Sequence[str]]) -> str:
    """Write stored finishes as they are typed."""
    return " ".join(f"{side[0]}-{finish}" for side, finish in finishes)


def _battle(word: str) -> tuple[Side, Finish | str]:
    found = _BATTLE.fullmatch(word)
    what = found["what"] if found else ""
    if found is None or (what not in _WORDS and what not in ("p", _PENALTY)):
        raise UnclearError(f"{word[:40]!r} is not a battle; write them like {_EXAMPLE}.")
    return Side.ONE if found["side"] == "w" else Side.TWO, _WORDS.get(what, _PENALTY)


def _judged(battles: Sequence[tuple[Side, Finish | str]], target: int) -> MatchState:
    """Play the battles as a single set; if that is over too soon, as best of three."""
    for best_of in SETS_TO_WIN:
        # The judge's call stands: an own finish was called because the rule was on.
        settings = MatchSettings(target=target, best_of=best_of, own_finish=True)
        state = _played(settings, battles)
        if isinstance(state, MatchState):
            if state.winner is None:
                one, two = state.points
                raise UnclearError(f"The battles stop at {one}-{two}; a set goes to {target}.")
            return state
    raise UnclearError("There are more battles than a best of three can have.")


def _played(
    settings: MatchSettings, battles: Sequence[tuple[Side, Finish | str]]
) -> MatchState | Refusal:
    state = opening(settings)
    for side, what in battles:
        for action in _actions(side, what):
            after = apply(settings, _in_order(settings, state), action)
            if isinstance(after, Refusal):
                assert after.reason is Reason.MATCH_OVER
                return after
            state = after
    return state


def _in_order(settings: MatchSettings, state: MatchState) -> MatchState:
    """Let both keep their order where a new one is due; the sheet does not say which it was."""
    if not state.order_due:
        return state
    after = apply(settings, state, Reorder(*state.orders))
    assert isinstance(after, MatchState)
    return after


def _actions(side: Side, what: Finish | str) -> list[Action]:
    if isinstance(what, Finish):
        return [Finished(side, what)]
    return [LaunchError(side.other), LaunchError(side.other)]


def _gaining(side: Side) -> Gaining:
    return "winner" if side is Side.ONE else "loser"
