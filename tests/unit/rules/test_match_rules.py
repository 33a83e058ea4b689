"""Scoring a match: each rule as a small table, with the edges."""

import pytest

from nk.rules.actions import (
    Action,
    Disqualify,
    Draw,
    Ending,
    Finish,
    Finished,
    FinishPoints,
    LaunchError,
    MatchSettings,
    MatchState,
    Order,
    OutOfBounds,
    Reason,
    Refusal,
    Reorder,
    Side,
    Simultaneous,
    TakePlace,
    is_sweep,
    opening,
)
from nk.rules.match import apply, replay, undo

ONE, TWO = Side.ONE, Side.TWO
SAME = Reorder((0, 1, 2), (0, 1, 2))
SEVEN = MatchSettings(target=7)
BO3 = MatchSettings(best_of=3)
XTREME_ONE, SPIN_ONE = Finished(ONE, Finish.XTREME), Finished(ONE, Finish.SPIN)
XTREME_TWO, SPIN_TWO = Finished(TWO, Finish.XTREME), Finished(TWO, Finish.SPIN)
FOUR_ONE = (SPIN_TWO, XTREME_ONE, SPIN_ONE)


def played(settings: MatchSettings, *log: Action) -> MatchState:
    """Replay a log that must be legal."""
    state = replay(settings, log)
    assert isinstance(state, MatchState), state
    return state


@pytest.mark.parametrize(
    ("finish", "out_of_bounds", "points"),
    [
        (Finish.XTREME, OutOfBounds.DRAW, 3),
        (Finish.OVER, OutOfBounds.DRAW, 2),
        (Finish.BURST, OutOfBounds.DRAW, 2),
        (Finish.SPIN, OutOfBounds.DRAW, 1),
        (Finish.OWN, OutOfBounds.DRAW, 1),
        (Finish.TOUCH, OutOfBounds.DRAW, 1),
        (Finish.OUT_OF_BOUNDS, OutOfBounds.DRAW, 0),
        (Finish.OUT_OF_BOUNDS, OutOfBounds.SPIN, 1),
        (Finish.OUT_OF_BOUNDS, OutOfBounds.OVER, 2),
    ],
)
def test_a_finish_gives_its_points_to_the_side_named(
    finish: Finish, out_of_bounds: OutOfBounds, points: int
) -> None:
    settings = MatchSettings(target=7, own_finish=True, out_of_bounds=out_of_bounds)
    state = played(settings, Finished(TWO, finish))
    assert state.points == (0, points)
    assert state.slot == (2 if points else 1)


@pytest.mark.parametrize(
    ("target", "spins", "over"),
    [(4, 3, False), (4, 4, True), (5, 4, False), (5, 5, True), (7, 6, False), (7, 7, True)],
)
def test_a_set_ends_at_its_target_and_not_before(target: int, spins: int, over: bool) -> None:
    log: list[Action] = []
    for battle in range(spins):
        if battle and battle % 3 == 0:
            log.append(SAME)
        log.append(SPIN_ONE)
    state = played(MatchSettings(target=target), *log)
    assert (state.winner is ONE) is over
    assert state.points == (spins, 0)


def test_points_carry_over_when_the_order_is_chosen_again() -> None:
    after_three = played(SEVEN, SPIN_ONE, SPIN_TWO, XTREME_ONE)
    assert (after_three.order_due, after_three.slot, after_three.points) == (True, 1, (4, 1))
    chosen = played(SEVEN, SPIN_ONE, SPIN_TWO, XTREME_ONE, Reorder((2, 0, 1), (1, 0, 2)))
    assert (chosen.order_due, chosen.points) == (False, (4, 1))
    assert chosen.orders == ((2, 0, 1), (1, 0, 2))


def test_a_draw_gives_nothing_and_keeps_the_same_beys() -> None:
    assert played(SEVEN, SPIN_ONE, Draw()) == played(SEVEN, SPIN_ONE)


@pytest.mark.parametrize(
    ("log", "points", "errors", "slot"),
    [
        ([LaunchError(ONE)], (0, 0), (1, 0), 1),
        ([LaunchError(ONE), LaunchError(TWO)], (0, 0), (1, 1), 1),
        ([LaunchError(ONE), LaunchError(ONE)], (0, 1), (0, 0), 1),
        ([LaunchError(TWO), LaunchError(ONE), LaunchError(ONE)], (0, 1), (0, 1), 1),
        ([LaunchError(ONE), Draw(), LaunchError(ONE)], (0, 1), (0, 0), 1),
        ([LaunchError(ONE), SPIN_ONE, LaunchError(ONE)], (1, 0), (1, 0), 2),
        ([LaunchError(ONE)] * 4, (0, 2), (0, 0), 1),
    ],
)
def test_two_launch_errors_in_one_battle_cost_a_point(
    log: list[Action], points: tuple[int, int], errors: tuple[int, int], slot: int
) -> None:
    state = played(SEVEN, *log)
    assert (state.points, state.launch_errors, state.slot) == (points, errors, slot)


def test_a_penalty_point_can_win_the_match() -> None:
    state = played(MatchSettings(), XTREME_ONE, LaunchError(TWO), LaunchError(TWO))
    assert (state.winner, state.ended_by, state.battles) == (ONE, Ending.SETS, 1)


@pytest.mark.parametrize(
    ("priority", "one", "two", "points"),
    [
        (False, Finish.BURST, Finish.XTREME, (0, 0)),
        (True, Finish.BURST, Finish.XTREME, (2, 0)),
        (True, Finish.OVER, Finish.BURST, (0, 2)),
        (True, Finish.BURST, Finish.BURST, (0, 0)),
        (True, Finish.SPIN, Finish.OVER, (0, 0)),
    ],
)
def test_simultaneous_finishes_are_a_draw_unless_burst_has_priority(
    priority: bool, one: Finish, two: Finish, points: tuple[int, int]
) -> None:
    settings = MatchSettings(target=7, burst_priority=priority)
    assert played(settings, Simultaneous(one, two)).points == points


def test_best_of_three_needs_two_sets() -> None:
    one_all = played(BO3, XTREME_ONE, SPIN_ONE, SAME, XTREME_TWO, SPIN_TWO)
    assert (one_all.sets, one_all.points, one_all.winner) == ((1, 1), (0, 0), None)
    assert (one_all.slot, one_all.order_due) == (1, True)
    log = (XTREME_ONE, SPIN_ONE, SAME, XTREME_TWO, SPIN_TWO, SAME, XTREME_ONE, XTREME_ONE)
    done = played(BO3, *log)
    assert (done.winner, done.sets) == (ONE, (2, 1))
    assert done.set_scores == ((4, 0), (0, 4), (6, 0))


@pytest.mark.parametrize(
    ("settings", "left", "place_due"),
    [
        (BO3, ONE, None),
        (MatchSettings(best_of=3, swap_positions=True), TWO, None),
        (MatchSettings(best_of=3, loser_selects_position=True), ONE, TWO),
    ],
)
def test_positions_change_between_sets_by_the_optional_rules_only(
    settings: MatchSettings, left: Side, place_due: Side | None
) -> None:
    state = played(settings, XTREME_ONE, SPIN_ONE)
    assert (state.left, state.place_due) == (left, place_due)


@pytest.mark.parametrize(("takes_left", "left"), [(True, TWO), (False, ONE)])
def test_the_loser_of_a_set_takes_a_place(takes_left: bool, left: Side) -> None:
    settings = MatchSettings(best_of=3, loser_selects_position=True)
    state = played(settings, XTREME_ONE, SPIN_ONE, SAME, TakePlace(TWO, takes_left))
    assert (state.left, state.place_due) == (left, None)


def test_disqualification_loses_the_match_and_keeps_what_was_played() -> None:
    state = played(BO3, XTREME_ONE, SPIN_ONE, Disqualify(ONE))
    assert (state.winner, state.ended_by, state.sets) == (TWO, Ending.DISQUALIFICATION, (1, 0))
    assert not state.order_due


@pytest.mark.parametrize(("beys", "order"), [(1, (0, 0, 0)), (2, (0, 1, 0)), (3, (0, 1, 2))])
def test_few_beys_play_again_in_the_opening_order(beys: int, order: Order) -> None:
    assert opening(MatchSettings(beys=(beys, 3))).orders == (order, (0, 1, 2))


@pytest.mark.parametrize(
    ("settings", "log", "sweep"),
    [
        (MatchSettings(), [XTREME_ONE, SPIN_ONE], True),
        (MatchSettings(), [XTREME_ONE, XTREME_ONE], True),
        (MatchSettings(), [XTREME_ONE, SPIN_TWO, SPIN_ONE], False),
        (MatchSettings(), [XTREME_ONE], False),
        (MatchSettings(), [XTREME_ONE, Disqualify(TWO)], False),
        (BO3, [XTREME_ONE, SPIN_ONE, SAME, SPIN_TWO, XTREME_ONE, SPIN_ONE], True),
        (
            BO3,
            [*FOUR_ONE, SAME, XTREME_TWO, SPIN_TWO, SAME, *FOUR_ONE],
            False,
        ),
    ],
)
def test_a_sweep_is_a_set_the_loser_never_scored_in(
    settings: MatchSettings, log: list[Action], sweep: bool
) -> None:
    assert is_sweep(played(settings, *log)) is sweep


def test_undo_drops_the_last_action_and_refuses_an_empty_log() -> None:
    assert undo((SPIN_ONE, SPIN_TWO)) == (SPIN_ONE,)
    assert undo(()) == Refusal(Reason.NOTHING_TO_UNDO)


def test_apply_leaves_the_state_it_was_given_alone() -> None:
    before = opening(SEVEN)
    apply(SEVEN, before, XTREME_ONE)
    assert before == opening(SEVEN)


@pytest.mark.parametrize("points", [0, 10, True])
def test_points_of_a_finish_have_limits(points: int) -> None:
    with pytest.raises(ValueError, match=r"points\.over"):
        FinishPoints(over=points)
