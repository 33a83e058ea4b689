"""Players who come, come late, do not come, go, return or are sent away."""

import pytest

from nk.rules.tournament.actions import (
    Action,
    Announce,
    CheckIn,
    Confirm,
    Disqualify,
    Drop,
    Finish,
    NextStage,
    Register,
    Result,
    Return,
)
from nk.rules.tournament.propose import propose_round, propose_stage
from nk.rules.tournament.ranking.records import records
from nk.rules.tournament.ranking.standings import final_standings
from nk.rules.tournament.refusal import Reason, RefusedError
from nk.rules.tournament.settings import LateRule, Settings, Stage, StageKind
from nk.rules.tournament.state import MatchStatus, Outcome, OutcomeKind
from tests.unit.rules.tournament.days import (
    begun,
    day_of,
    drawn_round,
    match_of,
    played,
    played_swiss,
    swiss,
)

SWISS = Stage(StageKind.SWISS, rounds=3)


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Register("p01", 1200), Reason.ALREADY_REGISTERED),
        (Register(" ", 1200), Reason.EMPTY_ID),
        (CheckIn("p01"), Reason.ALREADY_PRESENT),
        (CheckIn("zoe"), Reason.UNKNOWN_PLAYER),
        (Drop("zoe"), Reason.UNKNOWN_PLAYER),
        (Return("p01"), Reason.NOT_DROPPED),
    ],
)
def test_what_makes_no_sense_is_refused(action: Action, reason: Reason) -> None:
    with pytest.raises(RefusedError) as refused:
        day_of(4, SWISS).do(action)
    assert refused.value.reason is reason


def test_only_those_who_checked_in_are_drawn() -> None:
    day = day_of(4, SWISS).do(Register("absent", 3000))
    entrants = propose_stage(day.state).entrants
    assert entrants == ("p01", "p02", "p03", "p04")


def test_one_player_alone_is_no_tournament() -> None:
    day = day_of(1, SWISS)
    with pytest.raises(RefusedError) as refused:
        day.do(propose_stage(day.state))
    assert refused.value.reason is Reason.TOO_FEW_PLAYERS


def test_a_drop_gives_the_opponent_the_match_and_later_rounds_go_on_without() -> None:
    day = drawn_round(swiss(6, 3)).do(Drop("p01"))
    match = match_of(day, "p01", "p04")
    assert match.outcome == Outcome(OutcomeKind.FORFEIT, "p04")
    assert match.confirmed
    day = drawn_round(played(day))
    assert all("p01" not in match.players for match in day.state.current_round())
    day = played_swiss(played(day))
    assert "p01" in [line.player for line in final_standings(day.state)]


def test_a_report_made_before_the_drop_stands() -> None:
    day = drawn_round(swiss(4, 3)).do(Result(1, Outcome(OutcomeKind.PLAYED, "p01")), Drop("p01"))
    assert day.state.match(1).status is MatchStatus.REPORTED
    day = day.do(Confirm(1))
    assert records(day.state, 0)["p01"].points == 1


def test_who_dropped_may_return_and_who_was_disqualified_may_not() -> None:
    day = played(drawn_round(swiss(5, 4))).do(Drop("p01"))
    day = played(drawn_round(day)).do(Return("p01"))
    assert "p01" in {player for pair in propose_round(day.state).pairs for player in pair}
    day = day.do(Disqualify("p02"))
    with pytest.raises(RefusedError) as refused:
        day.do(Return("p02"))
    assert refused.value.reason is Reason.NOT_DROPPED
    with pytest.raises(RefusedError) as refused:
        day.do(CheckIn("p02"))
    assert refused.value.reason is Reason.PLAYER_OUT


def test_a_late_player_joins_the_next_round() -> None:
    day = played(drawn_round(swiss(5, 3))).do(Register("late", 1200), CheckIn("late"))
    pairs = propose_round(day.state).pairs
    assert sum("late" in pair for pair in pairs) == 1
    assert all(pair[1] for pair in pairs)


def test_nobody_joins_once_the_cut_is_drawn() -> None:
    day = played_swiss(begun(4, SWISS, Stage(StageKind.SINGLE, takes=2)))
    day = day.do(propose_stage(day.state), Register("late", 1200))
    with pytest.raises(RefusedError) as refused:
        day.do(CheckIn("late"))
    assert refused.value.reason is Reason.TOO_LATE_TO_JOIN


@pytest.mark.parametrize("late", LateRule)
def test_who_came_after_the_last_round_is_not_in_the_cut(late: LateRule) -> None:
    stages = (Stage(StageKind.SWISS, rounds=1), Stage(StageKind.SINGLE, takes=4))
    day = played_swiss(begun(3, settings=Settings(stages, late=late)))
    day = day.do(Register("late", 1200), CheckIn("late"))
    entrants = propose_stage(day.state).entrants
    assert sorted(entrants) == ["p01", "p02", "p03"]
    day = day.do(NextStage(entrants), Announce())
    assert {line.player for line in final_standings(day.state)} == {"p01", "p02", "p03"}


@pytest.mark.parametrize("late", LateRule)
def test_a_log_with_a_late_arrival_in_the_cut_has_places(late: LateRule) -> None:
    stages = (Stage(StageKind.SWISS, rounds=1), Stage(StageKind.SINGLE, takes=4))
    day = played_swiss(begun(3, settings=Settings(stages, late=late)))
    day = day.do(Register("late", 1200), CheckIn("late"))
    # So it was drawn once, and so it is replayed.
    day = day.do(NextStage(("late", "p01", "p02", "p03")), Announce())
    day = played(day)
    assert len(final_standings(day.state)) == 4
    assert records(day.state, 0)["late"].points == (late is LateRule.BYE)


@pytest.mark.parametrize("late", LateRule)
def test_nobody_wins_by_coming_at_the_end(late: LateRule) -> None:
    day = begun(5, settings=Settings((SWISS,), late=late))
    day = drawn_round(played(drawn_round(day))).do(Register("late", 1200), CheckIn("late"))
    byes = 2 if late is LateRule.BYE else 0
    # There is a round to come, so these are given to somebody who can play.
    assert records(day.state, 0)["late"].points == byes
    last = drawn_round(played(day))
    assert records(last.state, 0)["late"].points == byes
    assert records(day.do(Drop("late")).state, 0).get("late") is None
    # Two rounds are all there is: whoever came during the second has nothing to play for.
    ended = played(day).do(Finish(early=True))
    assert records(ended.state, 0)["late"].points == 0
    assert final_standings(ended.state)[-1].player == "late"


def test_who_left_before_the_first_round_gets_no_late_byes() -> None:
    day = begun(5, settings=Settings((SWISS,), late=LateRule.BYE)).do(Drop("p05"))
    day = played(drawn_round(day))
    assert records(day.state, 0)["p05"].points == 0


def test_a_cut_is_for_two_who_have_played() -> None:
    day = played_swiss(begun(2, Stage(StageKind.SWISS, rounds=1), Stage(StageKind.SINGLE, takes=2)))
    day = day.do(Register("late", 1200), CheckIn("late"), Drop("p02"))
    with pytest.raises(RefusedError) as refused:
        day.do(propose_stage(day.state))
    assert refused.value.reason is Reason.TOO_FEW_PLAYERS
    assert refused.value.facts == {"players": 1}


def test_a_cut_leaves_out_nobody_who_has_played() -> None:
    day = played_swiss(begun(4, SWISS, Stage(StageKind.SINGLE, takes=4)))
    day = day.do(Register("late", 1200), CheckIn("late"))
    for wrong in (("p01", "p02", "p03"), ("p01", "p01", "p02", "p03"), ("p01",) * 5):
        with pytest.raises(RefusedError) as refused:
            day.do(NextStage(wrong))
        assert refused.value.reason is Reason.WRONG_ENTRANTS


def test_those_who_did_not_come_can_still_be_paired_again() -> None:
    """A no-show is a lost match, not a drop; nobody is drawn against the same player again."""
    day = drawn_round(swiss(4, 3))
    day = day.do(Result(1, Outcome(OutcomeKind.DOUBLE_NO_SHOW)), Confirm(1))
    day = played(day)
    pairs = {frozenset(pair) for pair in propose_round(day.state).pairs}
    assert frozenset(day.state.match(1).players) not in pairs
    assert len(pairs) == 2
