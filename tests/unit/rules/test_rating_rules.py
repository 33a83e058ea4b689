"""Ratings: the client's examples, and both sides of every threshold."""

from fractions import Fraction

import pytest

from nk.rules.elo import Change, cut_share, expected_score, loser_change, play, winner_change
from nk.rules.season import Played, Replay, SeasonEnd, Standing, replay
from tests.support.rules import policy

Log = list[Played | SeasonEnd]


@pytest.mark.parametrize(
    ("winner", "loser", "sweep", "gained"),
    [
        (1200, 1300, False, 20),  # The client's example.
        (1200, 1200, False, 16),  # Exactly half: no bit may be lost at the cut.
        (1300, 1200, False, 11),
        (1200, 1200, True, 19),
        (1200, 1349, False, 22),  # One below the upset gap ...
        (1200, 1350, False, 22 + 5),  # ... and on it.
        (1200, 1350, True, 22 + 5 + 3),
        (1200, 1600, False, 29 + 5),
        (1600, 1200, False, 2),
        (2000, 1200, False, 0),
        (0, 10**9, False, 31 + 5),
        (10**9, 0, False, 0),
    ],
)
def test_what_a_winner_gains(winner: int, loser: int, sweep: bool, gained: int) -> None:
    assert winner_change(policy(), winner, loser, sweep=sweep).total == gained


@pytest.mark.parametrize(
    ("winner", "loser", "given"),
    [
        (1150, 1250, -25),  # The client's example.
        (1200, 1200, -16),
        (1201, 1200, -15),
        (1199, 1200, -20),  # Losing to anyone rated lower costs a quarter more.
        (1250, 1150, -11),
        (1600, 1200, -2),
        (1200, 1600, -36),
        (0, 10**9, -39),
        (10**9, 0, 0),
    ],
)
def test_what_a_loser_gives(winner: int, loser: int, given: int) -> None:
    assert loser_change(policy(), winner, loser).total == given


def test_a_change_says_why() -> None:
    assert winner_change(policy(), 1200, 1400, sweep=True) == Change(0.240253, 24, 5, 3, 32)
    assert loser_change(policy(), 1150, 1250) == Change(0.640065, -25, 0, 0, -25)


def test_play_gives_both_new_ratings() -> None:
    assert play(policy(), 1200, 1300, sweep=False) == (1220, 1275)
    assert play(policy(), 1150, 1250, sweep=True) == (1173, 1225)


@pytest.mark.parametrize(
    ("weight", "gap", "scale", "expected"),
    [
        (Fraction(32), 0, 400, 16),
        (Fraction(33), 0, 400, 16),
        (Fraction(33), 400, 400, 3),  # 33 / 11 is exactly 3.
        (Fraction(33), 401, 400, 2),
        (Fraction(33), -400, 400, 30),  # 33 x 10 / 11 is exactly 30.
        (Fraction(33), -399, 400, 29),
        (Fraction(202, 2), 800, 400, 1),  # 101 / 101 is exactly 1.
        (Fraction(202, 2), 801, 400, 0),
        (Fraction(5, 2), -(10**9), 400, 2),
        (Fraction(2), -(10**9), 400, 1),  # A share never reaches the whole weight.
        (Fraction(1, 2), 0, 400, 0),
    ],
)
def test_the_cut_is_exact_where_a_float_may_fall_to_either_side(
    weight: Fraction, gap: int, scale: int, expected: int
) -> None:
    assert cut_share(weight, gap, scale) == expected


@pytest.mark.parametrize(
    ("gap", "expected"),
    [(0, 0.5), (400, 0.090909), (-400, 0.909091), (10**9, 0.0), (-(10**9), 1.0)],
)
def test_the_expectation_shown_to_people(gap: int, expected: float) -> None:
    assert expected_score(gap, 400) == expected


def test_replay_starts_everyone_at_the_start() -> None:
    assert replay(policy(), []) == {}
    standings = replay(policy(), [Played(1, 2, True), Played(2, 3, False)])
    assert standings == {
        1: Standing(1219, 1, 0),
        2: Standing(1200, 1, 1),
        # 2 had fallen to 1184, so 3 lost to a weaker player and pays a quarter more.
        3: Standing(1180, 0, 1),
    }


def test_replay_goes_on_from_earlier_standings_and_leaves_them_alone() -> None:
    log: Log = [Played(1, 2, False), Played(3, 1, True), SeasonEnd(), Played(2, 3, False)]
    before = replay(policy(), log[:2])
    kept = {player: Standing(s.rating, s.wins, s.losses) for player, s in before.items()}
    assert replay(policy(), log[2:], before) == replay(policy(), log)
    assert before == kept


def test_a_season_end_restarts_by_rank() -> None:
    log: Log = [Played(1, 2, False), Played(1, 3, False), SeasonEnd()]
    # Player 1 is ahead; 3 lost to a stronger player than 2 did, and so lost less.
    assert replay(policy(), log) == {1: Standing(1250), 3: Standing(1240), 2: Standing(1230)}


def test_nobody_plays_against_themselves() -> None:
    with pytest.raises(ValueError, match="player 7"):
        replay(policy(), [Played(7, 7, False)])


def test_a_replay_goes_on_match_by_match() -> None:
    run = Replay(policy())
    run.play([(1, 2, 1)])
    run.play([(2, 3, 0)])
    assert run.standings == replay(policy(), [Played(1, 2, True), Played(2, 3, False)])
    run.end_season()
    assert [run.standings[player].rating for player in (1, 2, 3, 4)] == [1250, 1240, 1230, 1200]
