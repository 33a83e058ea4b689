"""Groups that lead to a cut, and open days for whoever walks in."""

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from nk.rules.tournament.actions import CheckIn, Confirm, Drop, Pair, Register, Result, Return
from nk.rules.tournament.formats.groups import divided, kept_apart, round_robin
from nk.rules.tournament.log import Tournament
from nk.rules.tournament.pairing.open_day import open_pair, waiting
from nk.rules.tournament.propose import propose_stage
from nk.rules.tournament.ranking.standings import stage_order, standings
from nk.rules.tournament.refusal import Reason, RefusedError
from nk.rules.tournament.settings import Stage, StageKind
from nk.rules.tournament.state import Outcome, OutcomeKind
from tests.support.rules import STEADY
from tests.unit.rules.tournament.days import any_day, begun, names, played


@pytest.mark.parametrize("players", range(2, 17))
def test_everybody_in_a_group_meets_once(players: int) -> None:
    rounds = round_robin(names(players))
    met = [frozenset(pair) for drawn in rounds for pair in drawn]
    assert len(met) == len(set(met)) == players * (players - 1) // 2
    assert all(len({p for pair in drawn for p in pair}) == 2 * len(drawn) for drawn in rounds)


def test_groups_are_dealt_like_a_snake() -> None:
    assert divided(list("ABCDEFGH"), 3) == [["A", "F", "G"], ["B", "E", "H"], ["C", "D"]]


def test_groups_never_hold_one_player_alone() -> None:
    assert [len(group) for group in divided(names(5), 4)] == [3, 2]


def test_winners_of_groups_go_on_first_and_apart() -> None:
    stages = (Stage(StageKind.GROUPS, groups=2), Stage(StageKind.SINGLE, takes=4))
    day = played(begun(8, *stages), lambda match: min(match.players))
    # Both won everything; lots say which of them is first.
    assert sorted(stage_order(day.state, 0)[:2]) == ["p01", "p02"]
    assert [(line.group, line.place) for line in standings(day.state, 0)][:5] == [
        (1, 1),
        (1, 2),
        (1, 3),
        (1, 4),
        (2, 1),
    ]
    entrants = propose_stage(day.state).entrants
    group = {p: m.group for m in day.state.matches for p in m.players}
    assert group[entrants[0]] != group[entrants[3]]
    assert group[entrants[1]] != group[entrants[2]]


def test_group_mates_are_kept_apart_where_possible() -> None:
    group_of = {"A1": 1, "B1": 2, "B2": 2, "A2": 1}
    assert kept_apart(["A1", "B1", "B2", "A2"], group_of) == ["A1", "B1", "A2", "B2"]
    assert kept_apart(["A1", "A2"], {"A1": 1, "A2": 1}) == ["A1", "A2"]


def test_nobody_joins_or_returns_to_a_group() -> None:
    day = begun(6, Stage(StageKind.GROUPS, groups=2)).do(Drop("p01"), Register("late", 1200))
    assert all(m.outcome for m in day.state.matches if "p01" in m.players)
    with pytest.raises(RefusedError) as refused:
        day.do(CheckIn("late"))
    assert refused.value.reason is Reason.TOO_LATE_TO_JOIN
    with pytest.raises(RefusedError) as refused:
        day.do(Return("p01"))
    assert refused.value.reason is Reason.NO_RETURN


def open_day(players: int) -> Tournament:
    return begun(players, Stage(StageKind.OPEN))


def over(day: Tournament, at: int) -> Tournament:
    """The last match is won by its first player."""
    match = day.state.matches[-1]
    return day.do(Result(match.id, Outcome(OutcomeKind.PLAYED, match.a), at), Confirm(match.id))


def test_near_ratings_meet_first() -> None:
    pair = open_pair(open_day(4).state, 0)
    assert pair == Pair((("p01", "p02"),))


def test_the_longest_wait_goes_first() -> None:
    day = open_day(3)
    day = over(day.do(Pair((("p02", "p03"),))), at=600)
    pair = open_pair(day.state, 600)
    assert pair is not None
    assert "p01" in pair.pairs[0]


def test_waiting_makes_up_for_distance_in_rating() -> None:
    day = open_day(2).do(Register("far", 1940), CheckIn("far", 0))
    day = day.do(Register("near", 1995), CheckIn("near", 1200))
    day = over(day.do(Pair((("p01", "p02"),))), at=1200)
    # p01 (2000) and p02 (1990) just played; far has waited 20 minutes and is served first.
    pair = open_pair(day.state, 1200)
    assert pair is not None
    assert pair.pairs[0][0] == "far"


def test_the_same_two_do_not_play_twice_running() -> None:
    day = over(open_day(2).do(Pair((("p01", "p02"),))), at=60)
    assert open_pair(day.state, 600) is None
    with pytest.raises(RefusedError) as refused:
        day.do(Pair((("p01", "p02"),)))
    assert refused.value.reason is Reason.SAME_OPPONENT
    assert open_pair(day.do(Register("new", 1200), CheckIn("new", 600)).state, 600) is not None


def test_nobody_is_paired_who_is_not_waiting() -> None:
    day = open_day(3).do(Pair((("p01", "p02"),)))
    for pair in (("p01", "p03"), ("p03", "zoe"), ("p03", "p03")):
        with pytest.raises(RefusedError):
            day.do(Pair((pair,)))
    assert [one.player for one in waiting(day.state)] == ["p03"]


@hypothesis_settings(STEADY, max_examples=60)
@given(st.integers(3, 9), st.lists(st.integers(0, 100_000), max_size=80))
def test_open_days_never_repeat_an_opponent_at_once(players: int, choices: list[int]) -> None:
    day = any_day(StageKind.OPEN, players, choices)[-1]
    last: dict[str, str] = {}
    for match in day.state.matches:
        one, other = match.players
        assert last.get(one) != other
        assert last.get(other) != one
        last[one], last[other] = other, one


@hypothesis_settings(STEADY, max_examples=60)
@given(st.integers(3, 9), st.lists(st.integers(0, 100_000), max_size=60), st.integers(0, 5000))
def test_a_pair_of_an_open_day_has_the_longest_waiting_who_can_play(
    players: int, choices: list[int], now: int
) -> None:
    state = any_day(StageKind.OPEN, players, choices)[-1].state
    pair = open_pair(state, now)
    free = waiting(state)
    if pair is None:
        assert len(free) <= 3
        return
    first = next(one for one in free if one.player in pair.pairs[0])
    for one in free[: free.index(first)]:
        others = [o for o in free if o.player != one.player]
        assert all(o.player == one.last_opponent or o.last_opponent == one.player for o in others)
