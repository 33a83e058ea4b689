"""A judge's sheet, judged by the rule engine."""

import pytest

from nk.club.errors import UnclearError
from nk.club.ranking.scores import Score, judged_score, read_battles, read_sets, written_battles
from nk.rules.actions import Finish


@pytest.mark.parametrize(
    ("typed", "target", "sets", "sweep"),
    [
        ("wx ws", 4, (1, 0), True),
        ("w-xtreme, w-spin", 4, (1, 0), True),
        ("W:XTREME W:OVER", 4, (1, 0), True),
        ("wx ls ws", 4, (1, 0), False),
        ("ws ls ws lb wo", 4, (1, 0), False),
        ("ws ls ws lb w-touch wown", 4, (1, 0), False),
        ("wx wx wp", 7, (1, 0), True),
        ("wx wx", 5, (1, 0), True),
        ("wx ws / lx ls / wb wb", 4, (2, 1), True),
        ("wx ls ws lx ls wb lb wo", 4, (2, 1), False),
        ("wx ws | wx ws", 4, (2, 0), True),
        ("lp lp lp ws wx", 4, (1, 0), False),
    ],
)
def test_battles_give_sets_and_sweep(
    typed: str, target: int, sets: tuple[int, int], sweep: bool
) -> None:
    score = read_battles(typed, target)
    assert (score.winner_sets, score.loser_sets, score.sweep) == (*sets, sweep)


def test_battles_are_kept_without_penalties() -> None:
    score = read_battles("wp lb wx", 4)
    assert score.finishes == (("loser", Finish.BURST), ("winner", Finish.XTREME))
    assert written_battles([list(pair) for pair in score.finishes]) == "l-burst w-xtreme"


@pytest.mark.parametrize(
    ("typed", "target", "reason"),
    [
        ("lx ls", 4, "make the loser the winner"),
        ("wx", 4, "The battles stop at 3-0; a set goes to 4."),
        ("wx ws wx", 4, "The battles stop at 3-0; a set goes to 4."),
        ("wx ws wx ws ws", 4, "more battles than a best of three"),
        ("wx zz", 4, "'zz' is not a battle"),
        ("w", 4, "'w' is not a battle"),
        ("w-out_of_bounds", 4, "is not a battle"),
        (" / ", 4, "No battle is written"),
        ("wx ws", 6, "A set goes to 4, 5 or 7."),
    ],
)
def test_sheets_that_do_not_add_up(typed: str, target: int, reason: str) -> None:
    with pytest.raises(UnclearError) as refused:
        read_battles(typed, target)
    assert reason in str(refused.value)


@pytest.mark.parametrize("typed", ["1-2", "1-1", "two-one", "2", "", "100-1"])
def test_sets_must_have_a_winner(typed: str) -> None:
    with pytest.raises(UnclearError):
        read_sets(typed)


def test_sets_and_battles_must_agree() -> None:
    assert judged_score("", "", sweep=True, target=4) == Score(1, 0, True)
    assert judged_score("", "2 - 1", sweep=False, target=4) == Score(2, 1, False)
    assert judged_score("wx ws", "1-0", sweep=True, target=4).sweep
    with pytest.raises(UnclearError, match="The battles give 1-0, not 2-0"):
        judged_score("wx ws", "2-0", sweep=False, target=4)
    with pytest.raises(UnclearError, match="no sweep"):
        judged_score("wx ls ws", "", sweep=True, target=4)
