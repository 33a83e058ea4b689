"""Stadiums and calls, and how long a day takes."""

import pytest

from nk.rules.tournament.actions import Call, Confirm, Result, Start
from nk.rules.tournament.plan import match_minutes, plan, propose_plan, usual_cut, usual_rounds
from nk.rules.tournament.queue import queue, slow_matches
from nk.rules.tournament.refusal import Reason, RefusedError
from nk.rules.tournament.settings import MatchType, Settings, Stage, StageKind
from nk.rules.tournament.state import MatchStatus, Outcome, OutcomeKind
from tests.support.tournament import next_match
from tests.unit.rules.tournament.days import begun, drawn_round, match_of, swiss

SWISS = (Stage(StageKind.SWISS, rounds=5), Stage(StageKind.SINGLE, MatchType(7), takes=8))


def test_the_next_match_goes_to_whichever_stadium_frees_up() -> None:
    settings = Settings((Stage(StageKind.SWISS, rounds=3),), stadiums=2)
    day = drawn_round(begun(8, settings=settings))
    day = day.do(Call(1, 1, 0), Start(1, 1, 30), Start(2, 2, 40))
    upcoming = next_match(day.state)
    assert upcoming is not None
    assert upcoming.id == 3
    day = day.do(Result(2, Outcome(OutcomeKind.PLAYED, "p02"), 300))
    with pytest.raises(RefusedError) as refused:
        day.do(Start(3, 1))
    assert refused.value.reason is Reason.STADIUM_TAKEN
    with pytest.raises(RefusedError) as refused:
        day.do(Call(3, 9))
    assert refused.value.reason is Reason.UNKNOWN_STADIUM


def test_nothing_is_called_before_it_is_announced() -> None:
    day = begun(4, Stage(StageKind.SINGLE))
    assert [match.id for match in queue(day.state)] == [1, 2]
    hidden = swiss(4, 3)
    assert queue(hidden.state) == []


def test_players_of_a_group_are_not_called_twice_at_once() -> None:
    day = begun(4, Stage(StageKind.GROUPS, groups=1))
    called = [player for match in queue(day.state)[:2] for player in match.players]
    assert len(set(called)) == 4
    day = day.do(Start(1, 1), Start(2, 2))
    assert next_match(day.state) is None
    with pytest.raises(RefusedError) as refused:
        day.do(Start(3, 3))
    assert refused.value.reason is Reason.PLAYER_BUSY


def test_slow_matches_are_marked_by_a_time_given() -> None:
    day = drawn_round(swiss(8, 3)).do(Start(1, 1, 1000), Call(2, 2, 1300), Start(3, 3, 1900))
    assert slow_matches(day.state, 1720) == []
    slow = slow_matches(day.state, 2100)
    assert [(one.match, one.seconds, one.running) for one in slow] == [
        (1, 1100, True),
        (2, 800, False),
    ]


def test_a_match_cannot_skip_its_steps() -> None:
    day = drawn_round(swiss(4, 1))
    with pytest.raises(RefusedError) as refused:
        day.do(Confirm(1))
    assert refused.value.reason is Reason.NO_RESULT_YET
    with pytest.raises(RefusedError) as refused:
        day.do(Start(99, 1))
    assert refused.value.reason is Reason.UNKNOWN_MATCH
    over = day.do(Result(1, Outcome(OutcomeKind.NO_SHOW, "p01")), Confirm(1))
    assert match_of(over, "p01", "p03").status is MatchStatus.CONFIRMED
    with pytest.raises(RefusedError) as refused:
        over.do(Start(1, 1))
    assert refused.value.reason is Reason.MATCH_OVER


def test_forty_players_on_four_stadiums() -> None:
    made = plan(40, 4, SWISS)
    assert [one.matches for one in made.rounds] == [20] * 5 + [4, 2, 2]
    assert [one.turns for one in made.rounds] == [5] * 5 + [1, 1, 1]
    assert made.matches == 108
    assert made.minutes == 5 * (5 * match_minutes(MatchType(4)) + 3) + 3 * (8 + 3)


@pytest.mark.parametrize(
    ("stage", "players", "rounds"),
    [
        (Stage(StageKind.SINGLE), 8, [4, 2, 2]),
        (Stage(StageKind.SINGLE, third_place=False), 8, [4, 2, 1]),
        (Stage(StageKind.SINGLE), 6, [2, 2, 2]),
        (Stage(StageKind.DOUBLE), 8, [4, 4, 2, 2, 1, 1]),
        (Stage(StageKind.GROUPS, groups=2), 8, [4, 4, 4]),
        (Stage(StageKind.SWISS, rounds=3), 9, [4, 4, 4]),
    ],
)
def test_rounds_of_each_format(stage: Stage, players: int, rounds: list[int]) -> None:
    assert [one.matches for one in plan(players, 4, (stage,)).rounds] == rounds


@pytest.mark.parametrize("players", [8, 9, 16, 24, 40, 64, 100, 128])
def test_more_stadiums_and_more_hours_never_hurt(players: int) -> None:
    lengths = [plan(players, stadiums, SWISS).minutes for stadiums in range(1, 17)]
    assert lengths == sorted(lengths, reverse=True)
    matches = [propose_plan(players, 4, hours).plan.matches for hours in (3, 6, 12, 24)]
    assert matches == sorted(matches)
    for hours in (1, 2, 4, 8, 24):
        proposal = propose_plan(players, 4, hours)
        assert proposal.fits == (proposal.plan.minutes <= 60 * hours)
    assert propose_plan(players, 16, 24).plan.stages[0].kind is StageKind.SWISS


def test_the_usual_format_grows_with_the_field() -> None:
    assert [usual_rounds(players) for players in (8, 16, 32, 33, 64, 128)] == [3, 4, 5, 6, 6, 7]
    assert [usual_cut(players) for players in (8, 23, 24, 63, 64, 128)] == [4, 4, 8, 8, 16, 16]


def test_a_plan_for_nobody_is_refused() -> None:
    with pytest.raises(ValueError, match="two players"):
        plan(1, 4, SWISS)
    with pytest.raises(ValueError, match="8 to 128"):
        propose_plan(7, 4, 3)
    with pytest.raises(ValueError, match="open day"):
        plan(8, 4, (Stage(StageKind.OPEN),))


def test_bo3_takes_longer_than_bo1() -> None:
    assert (
        match_minutes(MatchType(4, 3)) > match_minutes(MatchType(7)) > match_minutes(MatchType(4))
    )
