"""What holds for every rating and every log."""

from hypothesis import given
from hypothesis import strategies as st

from nk.rules.elo import loser_change, play, winner_change
from nk.rules.season import Played, SeasonEnd, replay
from tests.support.rules import STEADY, played, policy, rating_logs, ratings

Log = list[Played | SeasonEnd]


@STEADY
@given(rating_logs)
def test_replaying_twice_gives_the_same(log: Log) -> None:
    assert replay(policy(), log) == replay(policy(), list(log))


@STEADY
@given(rating_logs, st.integers(0, 40))
def test_a_log_may_be_replayed_in_two_parts(log: Log, cut: int) -> None:
    halfway = replay(policy(), log[:cut])
    assert replay(policy(), log[cut:], halfway) == replay(policy(), log)


@STEADY
@given(ratings, ratings, ratings, st.booleans())
def test_a_stronger_opponent_never_pays_less(winner: int, one: int, two: int, sweep: bool) -> None:
    weaker, stronger = sorted((one, two))
    less = winner_change(policy(), winner, weaker, sweep=sweep).total
    assert less <= winner_change(policy(), winner, stronger, sweep=sweep).total


@STEADY
@given(ratings, ratings, ratings)
def test_losing_to_a_weaker_opponent_never_costs_less(loser: int, one: int, two: int) -> None:
    weaker, stronger = sorted((one, two))
    cost = loser_change(policy(), weaker, loser).total
    assert cost <= loser_change(policy(), stronger, loser).total <= 0


@STEADY
@given(ratings, ratings, st.booleans())
def test_a_win_never_lowers_and_a_loss_never_raises(winner: int, loser: int, sweep: bool) -> None:
    after_win, after_loss = play(policy(), winner, loser, sweep=sweep)
    most = policy().k + policy().upset_bonus + policy().sweep_bonus
    assert winner <= after_win <= winner + most
    assert loser - int(policy().k * policy().loss_factor) <= after_loss <= loser


@STEADY
@given(ratings, ratings)
def test_without_an_upset_points_lost_are_points_won(one: int, two: int) -> None:
    loser, winner = sorted((one, two))
    gained = winner_change(policy(), winner, loser, sweep=False).total
    assert gained == -loser_change(policy(), winner, loser).total


@STEADY
@given(rating_logs, played(1, 4), played(5, 8))
def test_independent_matches_may_be_entered_in_either_order(
    log: Log, one: Played, other: Played
) -> None:
    assert replay(policy(), [*log, one, other]) == replay(policy(), [*log, other, one])


@STEADY
@given(rating_logs)
def test_replay_agrees_with_playing_match_by_match(log: Log) -> None:
    by_hand = replay(policy(), [])
    for entry in log:
        by_hand = replay(policy(), [entry], by_hand)
    assert by_hand == replay(policy(), log)


@STEADY
@given(rating_logs)
def test_every_match_is_one_win_and_one_loss(log: Log) -> None:
    standings = replay(policy(), log)
    ends = [place for place, entry in enumerate(log) if isinstance(entry, SeasonEnd)]
    running = log[ends[-1] + 1 :] if ends else log
    assert sum(standing.wins for standing in standings.values()) == len(running)
    assert sum(standing.losses for standing in standings.values()) == len(running)
