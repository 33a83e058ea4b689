"""What a judge's sheet says, battle by battle, as sets and sweep by the rule engine."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from nk.club.errors import UnclearError, or_list
from nk.club.ranking.matches import Side as Gaining
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

_EXAMPLE: Final = "w-xtreme l-spin w-spin (wx ls ws)"
# The letters of the finishes, for the help of whoever writes a sheet down.
LETTERS: Final = "x xtreme, o over, b burst, s spin, own, touch, p penalty"
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
    # The points of winner and loser, set by set, where the battles are known.
    points: tuple[tuple[int, int], ...] = ()


def read_sets(typed: str) -> tuple[int, int]:
    """Read sets such as 2-1, the winner's first."""
    found = _SCORE.fullmatch(typed.strip())
    if found is None:
        shown = repr(typed.strip()[:40])
        raise UnclearError(
            "unclear_sets",
            f"{shown} ไม่ใช่ผลเซต เขียนแบบ 2-1",
            f"{shown} is not a score in sets; write it like 2-1.",
        )
    winner, loser = int(found[1]), int(found[2])
    if winner <= loser:
        raise UnclearError(
            "unclear_sets",
            f"{winner}-{loser}: ผู้ชนะต้องได้เซตมากกว่าผู้แพ้",
            f"{winner}-{loser}: the winner must have more sets than the loser.",
        )
    return winner, loser


def read_battles(typed: str, target: int) -> Score:
    """Read the battles of a match: who gained by what, judged by the rules."""
    if target not in TARGETS:
        targets = list(map(str, TARGETS))
        raise UnclearError(
            "unclear_target",
            f"เซตหนึ่งเล่นถึง {or_list(targets, 'th')} แต้ม",
            f"A set goes to {or_list(targets, 'en')}.",
        )
    battles = [_battle(word) for word in re.split(r"[\s,;/|]+", typed.strip().lower()) if word]
    if not battles:
        raise _unclear("ยังไม่มีแบตเทิลเลย", "No battle is written")
    state = _judged(battles, target)
    if state.winner is not Side.ONE:
        raise UnclearError(
            "sides_swapped",
            "ผลนี้ทำให้ผู้แพ้กลายเป็นผู้ชนะ สลับสองชื่อก่อน",
            "These battles make the loser the winner; swap the two names.",
        )
    finishes = [(_gaining(side), what) for side, what in battles if isinstance(what, Finish)]
    return Score(
        *state.sets, sweep=is_sweep(state), finishes=tuple(finishes), points=state.set_scores
    )


def judged_score(finishes: str, sets: str, *, sweep: bool, target: int) -> Score:
    """Return the score from the battles, from the sets, or from both if they agree."""
    given = read_sets(sets) if sets.strip() else None
    if not finishes.strip():
        winner, loser = given or (1, 0)
        return Score(winner, loser, sweep)
    score = read_battles(finishes, target)
    if given not in (None, (score.winner_sets, score.loser_sets)):
        judged, typed = f"{score.winner_sets}-{score.loser_sets}", sets.strip()
        raise UnclearError(
            "sets_differ",
            f"แบตเทิลได้ผล {judged} ไม่ใช่ {typed}",
            f"The battles give {judged}, not {typed}.",
        )
    if sweep and not score.sweep:
        raise UnclearError(
            "no_sweep", "แบตเทิลชุดนี้ไม่มีเซตที่กวาดเรียบ", "There is no sweep in these battles."
        )
    return score


def written_battles(finishes: Sequence[Sequence[str]]) -> str:
    """Write stored finishes as they are typed."""
    return " ".join(f"{side[0]}-{finish}" for side, finish in finishes)


def _unclear(th: str, en: str) -> UnclearError:
    return UnclearError(
        "unclear_battle", f"{th} เขียนแบบ {_EXAMPLE}", f"{en}; write them like {_EXAMPLE}."
    )


def _battle(word: str) -> tuple[Side, Finish | str]:
    found = _BATTLE.fullmatch(word)
    what = found["what"] if found else ""
    if found is None or (what not in _WORDS and what not in ("p", _PENALTY)):
        raise _unclear(f"{word[:40]!r} ไม่ใช่แบตเทิล", f"{word[:40]!r} is not a battle")
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
                raise UnclearError(
                    "battles_unfinished",
                    f"แบตเทิลจบที่ {one}-{two} แต่เซตหนึ่งเล่นถึง {target}",
                    f"The battles stop at {one}-{two}; a set goes to {target}.",
                )
            return state
    raise UnclearError(
        "too_many_battles",
        "แบตเทิลเยอะเกินกว่าที่ Bo3 จะมีได้",
        "There are more battles than a best of three can have.",
    )


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
