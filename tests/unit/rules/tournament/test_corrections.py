"""Corrections: what they move, and the choice between keeping pairings and drawing again."""

import pytest

from nk.rules.tournament.actions import (
    Announce,
    Confirm,
    Correct,
    Drop,
    Finish,
    Result,
    Start,
    Undo,
)
from nk.rules.tournament.corrections import consequences, propose_correction
from nk.rules.tournament.log import Tournament
from nk.rules.tournament.propose import propose_stage
from nk.rules.tournament.ranking.standings import final_standings, stage_order
from nk.rules.tournament.refusal import Reason, RefusedError
from nk.rules.tournament.settings import Stage, StageKind
from nk.rules.tournament.state import Branch, MatchStatus, Outcome, OutcomeKind
from tests.support.rules import state_bytes
from tests.unit.rules.tournament.days import (
    begun,
    drawn_round,
    match_of,
    played,
    played_swiss,
    swiss,
    won,
)


def win(player: str) -> Outcome:
    return Outcome(OutcomeKind.PLAYED, player)


def second_round() -> Tournament:
    """Eight players; the favourites won round 1 and round 2 is announced, nothing started."""
    return drawn_round(played(drawn_round(swiss(8, 3))))


def pairs(day: Tournament) -> set[frozenset[str]]:
    return {frozenset(match.players) for match in day.state.current_round()}


def test_a_correction_lists_pairings_places_and_matches() -> None:
    day = second_round()
    moved = consequences(day.state, 1, win("p05"))
    assert {move.match for move in moved.pairings} <= {m.id for m in day.state.current_round()}
    assert any("p05" in move.before for move in moved.pairings)
    assert {"p01", "p05"} <= {player for player, _, _ in moved.places}
    assert moved.rated == (1,)
    assert moved.stands == ()


def test_pairings_are_kept_if_the_organiser_says_so() -> None:
    day = second_round()
    kept = day.do(propose_correction(day.state, 1, win("p05"), again=False))
    assert pairs(kept) == pairs(day)
    assert kept.state.match(1).outcome == win("p05")


def test_what_has_not_started_is_drawn_again() -> None:
    day = second_round()
    again = day.do(propose_correction(day.state, 1, win("p05"), again=True))
    assert pairs(again) != pairs(day)
    winners = {"p05", "p02", "p03", "p04"}
    assert all(len(pair & winners) != 1 for pair in pairs(again))
    assert [m.id for m in again.state.matches] == [m.id for m in day.state.matches]


def test_started_matches_stand_and_are_listed() -> None:
    day = second_round()
    started = next(m for m in day.state.current_round() if "p01" in m.players)
    day = day.do(Start(started.id, 1))
    moved = consequences(day.state, 1, win("p05"))
    assert moved.stands == (started.id,)
    assert started.id not in {move.match for move in moved.pairings}
    again = day.do(propose_correction(day.state, 1, win("p05"), again=True))
    assert again.state.match(started.id) == day.state.match(started.id)
    drawn = [p for match in again.state.current_round() for p in match.players]
    assert sorted(drawn) == sorted(day.state.players)


def test_ratings_of_everybody_met_later_are_worked_out_anew() -> None:
    day = played(second_round())
    moved = consequences(day.state, 1, win("p05"))
    later = [m.id for m in day.state.current_round() if {"p01", "p05"} & set(m.players)]
    assert moved.rated == (1, *sorted(later))


def test_only_the_score_changes_no_pairing() -> None:
    day = drawn_round(played(drawn_round(swiss(4, 3))))
    moved = consequences(day.state, 1, Outcome(OutcomeKind.PLAYED, "p01", ((4, 0),)))
    assert moved.pairings == ()
    assert moved.stands == ()


def test_a_bracket_follows_a_correction() -> None:
    day = begun(4, Stage(StageKind.SINGLE))
    first, second = day.state.of_round(0, 1)
    day = won(won(day, first, "p01"), second, "p02")
    moved = consequences(day.state, first.id, win("p04"))
    assert len(moved.pairings) == 2
    day = day.do(propose_correction(day.state, first.id, win("p04"), again=True))
    final = next(m for m in day.state.matches if m.branch is Branch.FINAL)
    third = next(m for m in day.state.matches if m.branch is Branch.THIRD)
    assert set(final.players) == {"p04", "p02"}
    assert set(third.players) == {"p01", "p03"}


def test_a_bracket_stands_where_the_next_match_was_played() -> None:
    day = begun(4, Stage(StageKind.SINGLE))
    first, second = day.state.of_round(0, 1)
    day = won(won(day, first, "p01"), second, "p02")
    final = next(m for m in day.state.matches if m.branch is Branch.FINAL)
    day = won(day, final, "p01")
    moved = consequences(day.state, first.id, win("p04"))
    assert moved.stands == (final.id,)
    day = day.do(propose_correction(day.state, first.id, win("p04"), again=True))
    assert set(day.state.match(final.id).players) == {"p01", "p02"}


def in_final(day: Tournament) -> set[str]:
    return set(next(m for m in day.state.matches if m.branch is Branch.FINAL).players)


@pytest.mark.parametrize("after_the_end", [False, True])
def test_whoever_won_a_kept_final_is_first(after_the_end: bool) -> None:
    """A semi-final was p04's after all; the final that p01 plays, or has played, is the final."""
    day = begun(4, Stage(StageKind.SINGLE))
    first, second = day.state.of_round(0, 1)
    day = won(won(day, first, "p01"), second, "p02")
    if not after_the_end:
        day = day.do(propose_correction(day.state, first.id, win("p04"), again=False))
        assert stage_order(day.state, 0)[:2] == ["p01", "p02"]
    day = won(day, match_of(day, "p03", "p04"), "p03")
    day = won(day, match_of(day, "p01", "p02"), "p01")
    if after_the_end:
        day = day.do(propose_correction(day.state, first.id, win("p04"), again=False))
    assert stage_order(day.state, 0) == ["p01", "p02", "p03", "p04"]


def test_whoever_won_but_was_passed_over_left_in_that_round() -> None:
    """The final had begun, so p01 stays in it; drawn again, the match for third place is p01's."""
    day = begun(4, Stage(StageKind.SINGLE))
    first, second = day.state.of_round(0, 1)
    day = won(won(day, first, "p01"), second, "p02")
    final = match_of(day, "p01", "p02")
    day = day.do(Start(final.id, 1))
    day = day.do(propose_correction(day.state, first.id, win("p04"), again=True))
    assert in_final(day) == {"p01", "p02"}
    assert stage_order(day.state, 0) == ["p01", "p02", "p03", "p04"]
    day = won(won(day, match_of(day, "p01", "p03"), "p01"), final, "p02")
    assert stage_order(day.state, 0) == ["p02", "p01", "p03", "p04"]


def test_a_kept_bracket_of_two_chances_goes_by_the_matches_that_were_played() -> None:
    day = begun(4, Stage(StageKind.DOUBLE))
    first, second = day.state.of_round(0, 1)
    day = won(won(day, first, "p01"), second, "p02")
    day = day.do(propose_correction(day.state, first.id, win("p04"), again=False))
    day = played(day, lambda match: min(match.players)).do(Finish())
    assert stage_order(day.state, 0) == ["p01", "p02", "p03", "p04"]


def test_a_correction_after_a_forfeit_passes_through_the_bracket() -> None:
    """The forfeit that followed from the wrong result is taken back with it."""
    day = begun(4, Stage(StageKind.SINGLE)).do(Drop("p02"))
    first = match_of(day, "p01", "p04")
    day = won(day, first, "p01")
    day = day.do(propose_correction(day.state, first.id, win("p04"), again=True))
    final = next(m for m in day.state.matches if m.branch is Branch.FINAL)
    assert set(final.players) == {"p04", "p03"}
    assert final.status is MatchStatus.READY


def cut_drawn() -> Tournament:
    stages = (Stage(StageKind.SWISS, rounds=2), Stage(StageKind.SINGLE, takes=2))
    day = played_swiss(begun(6, *stages))
    return day.do(propose_stage(day.state), Announce())


def test_a_cut_nobody_has_started_is_drawn_again() -> None:
    day = cut_drawn()
    champion = day.state.stages[-1].entrants[0]
    match = next(m for m in day.state.of_round(0, 2) if champion in m.players)
    other = match.other(champion)
    assert other
    action = propose_correction(day.state, match.id, win(other), again=True)
    assert action.entrants
    redrawn = day.do(action)
    assert redrawn.state.stages[-1].entrants == action.entrants
    assert redrawn.state.stages[-1].announced
    assert consequences(day.state, match.id, win(other)).pairings


def test_a_cut_that_was_started_stands() -> None:
    day = cut_drawn()
    champion = day.state.stages[-1].entrants[0]
    day = day.do(Start(day.state.matches[-1].id, 1))
    match = next(m for m in day.state.of_round(0, 2) if champion in m.players)
    other = match.other(champion)
    assert other
    action = propose_correction(day.state, match.id, win(other), again=True)
    assert action.entrants == ()
    with pytest.raises(RefusedError) as refused:
        day.do(Correct(match.id, win(other), again=True, entrants=tuple(day.state.players)[:2]))
    assert refused.value.reason is Reason.PAIRS_FIXED


def test_a_result_can_be_put_right_after_the_end_and_undone_exactly() -> None:
    day = played_swiss(swiss(4, 3)).do(Finish())
    match = match_of(day, "p01", "p02")
    corrected = day.do(Correct(match.id, win("p02")))
    assert final_standings(corrected.state)[0].player == "p02"
    assert state_bytes(corrected.do(Undo()).state) == state_bytes(day.state)


def test_a_report_is_never_written_over() -> None:
    day = drawn_round(swiss(4, 1))
    reported = day.do(Result(1, win("p01"), 60))
    assert reported.do(Result(1, win("p01"), 90)).state == reported.state
    with pytest.raises(RefusedError) as refused:
        reported.do(Result(1, win("p03"), 90))
    assert refused.value.reason is Reason.DIFFERENT_RESULT
    corrected = reported.do(Correct(1, win("p03")))
    assert corrected.state.match(1).status is MatchStatus.REPORTED


@pytest.mark.parametrize(
    ("outcome", "reason"),
    [
        (Outcome(OutcomeKind.PLAYED, "p02"), Reason.BAD_WINNER),
        (Outcome(OutcomeKind.PLAYED, None), Reason.BAD_WINNER),
        (Outcome(OutcomeKind.DOUBLE_NO_SHOW, "p01"), Reason.BAD_WINNER),
        (Outcome(OutcomeKind.NO_SHOW, "p01", ((4, 0),)), Reason.NO_SETS),
        (Outcome(OutcomeKind.BYE, "p01"), Reason.AUTOMATIC_OUTCOME),
        (Outcome(OutcomeKind.PLAYED, "p01", ((3, 1),)), Reason.BAD_SETS),
        (Outcome(OutcomeKind.PLAYED, "p01", ((4, 5),)), Reason.BAD_SETS),
        (Outcome(OutcomeKind.PLAYED, "p01", ((1, 4),)), Reason.BAD_SETS),
        (Outcome(OutcomeKind.PLAYED, "p01", ((4, 1), (4, 2))), Reason.BAD_SETS),
    ],
)
def test_results_that_do_not_fit_are_refused(outcome: Outcome, reason: Reason) -> None:
    with pytest.raises(RefusedError) as refused:
        drawn_round(swiss(4, 1)).do(Result(1, outcome))
    assert refused.value.reason is reason


def test_corrections_need_another_result() -> None:
    day = drawn_round(swiss(4, 1))
    with pytest.raises(RefusedError) as refused:
        day.do(Correct(1, win("p01")))
    assert refused.value.reason is Reason.NO_RESULT_YET
    day = day.do(Result(1, win("p01")), Confirm(1))
    with pytest.raises(RefusedError) as refused:
        day.do(Correct(1, win("p01")))
    assert refused.value.reason is Reason.SAME_RESULT


def test_a_correction_can_make_the_cut_smaller() -> None:
    """Somebody has gone home since the cut was drawn, so drawing it again needs fewer matches."""
    stages = Stage(StageKind.SWISS, rounds=2), Stage(StageKind.SINGLE, takes=4)
    day = played_swiss(begun(4, *stages))
    day = day.do(propose_stage(day.state), Announce(), Drop("p04"))
    first = day.state.match(1)
    assert first.b is not None
    moved = consequences(day.state, 1, win(first.b))
    after = day.do(propose_correction(day.state, 1, win(first.b), again=True)).state
    now = {match.id: match.players for match in after.matches}
    assert len(now) < len(day.state.matches)
    assert {move.match: set(move.after) for move in moved.pairings} == {
        match.id: set(now.get(match.id, ()))
        for match in day.state.matches
        if set(match.players) != set(now.get(match.id, ()))
    }
