"""Single and double elimination of every size from 2 to 64, with byes, drops and no-shows."""

import pytest

from nk.rules.tournament.actions import Announce, Confirm, Disqualify, Drop, Finish, Result
from nk.rules.tournament.formats.bracket import bracket_size, places_in_order
from nk.rules.tournament.log import Tournament
from nk.rules.tournament.propose import propose_stage
from nk.rules.tournament.ranking.records import records
from nk.rules.tournament.ranking.standings import final_standings, has_champion, stage_order
from nk.rules.tournament.settings import Stage, StageKind
from nk.rules.tournament.simulation.chance import Chance
from nk.rules.tournament.simulation.simulate import Scenario, simulate
from nk.rules.tournament.state import Branch, Match, MatchStatus, Outcome, OutcomeKind
from tests.unit.rules.tournament.days import begun, match_of, names, played, played_swiss, won

SINGLE = Stage(StageKind.SINGLE)
DOUBLE = Stage(StageKind.DOUBLE)
SIZES = range(2, 65)


def losses(day: Tournament) -> dict[str, int]:
    lost = dict.fromkeys(day.state.players, 0)
    for match in day.state.matches:
        if match.outcome is not None and match.outcome.kind is OutcomeKind.PLAYED:
            for player in match.players:
                lost[player] += match.outcome.winner != player
    return lost


def finished(day: Tournament, seed: int) -> Tournament:
    chance = Chance(seed)
    return played(day, lambda match: match.players[chance.whole(0, 1)]).do(Finish())


def really_played(day: Tournament) -> list[Match]:
    return [m for m in day.state.matches if m.outcome and m.outcome.kind is OutcomeKind.PLAYED]


@pytest.mark.parametrize("players", SIZES)
def test_single_elimination(players: int) -> None:
    day = finished(begun(players, SINGLE), seed=players)
    third = players >= 4
    assert len(really_played(day)) == players - 1 + third
    order = stage_order(day.state, 0)
    assert sorted(order) == names(players)
    lost = losses(day)
    assert lost[order[0]] == 0
    in_third = [m.players for m in day.state.matches if m.branch is Branch.THIRD]
    beaten_twice = {order[3]} if third else set()
    assert {player for player, times in lost.items() if times == 2} == beaten_twice
    if third and in_third:
        assert set(in_third[0]) == set(order[2:4])


@pytest.mark.parametrize("players", SIZES)
def test_byes_go_to_the_strongest(players: int) -> None:
    day = begun(players, SINGLE)
    byes = [m.players[0] for m in day.state.matches if len(m.players) == 1 and m.a_from is None]
    assert sorted(byes) == names(players)[: bracket_size(players) - players]


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("reset", [True, False])
def test_double_elimination(players: int, reset: bool) -> None:
    day = finished(begun(players, Stage(StageKind.DOUBLE, reset=reset)), seed=players)
    order = stage_order(day.state, 0)
    lost = losses(day)
    assert sorted(order) == names(players)
    final = next(m for m in day.state.matches if m.branch is Branch.FINAL)
    assert final.outcome is not None
    upset = final.outcome.winner == final.b
    assert len(really_played(day)) == 2 * players - 2 + (reset and upset)
    assert all(lost[player] == 2 for player in order[2:])
    assert lost[order[1]] == (2 if reset or not upset else 1)
    assert lost[order[0]] <= 1


@pytest.mark.parametrize("players", [2, 3, 4, 6, 8, 13, 32])
def test_stronger_seeds_meet_as_late_as_possible(players: int) -> None:
    day = played(begun(players, SINGLE), lambda match: min(match.players))
    top = min(players, 4)
    assert stage_order(day.state, 0)[:top] == names(players)[:top]
    double = played(begun(players, DOUBLE), lambda match: min(match.players))
    assert stage_order(double.state, 0)[:2] == names(players)[:2]


def test_places_in_order_pair_first_and_last() -> None:
    assert places_in_order(8) == [0, 7, 3, 4, 1, 6, 2, 5]


def test_the_unbeaten_finalist_gets_a_second_final_and_nobody_else() -> None:
    day = begun(2, DOUBLE)
    day = won(day, day.state.match(1), "p01")
    day = won(day, day.state.match(2), "p02")
    second = day.state.match(3)
    assert second.branch is Branch.RESET
    assert second.status is MatchStatus.READY
    day = won(day, second, "p02").do(Finish())
    assert stage_order(day.state, 0) == ["p02", "p01"]


def test_a_second_final_that_is_not_needed_is_void() -> None:
    day = played(begun(4, DOUBLE), lambda match: min(match.players))
    assert day.state.matches[-1].outcome == Outcome(OutcomeKind.VOID)
    assert len(records(day.state, 0)["p01"].entries) == 3
    document, _ = simulate(Scenario(5, StageKind.DOUBLE, seed=4))
    assert all(match["winner"] for one in document["rounds"] for match in one["matches"])


@pytest.mark.parametrize("kind", [StageKind.SINGLE, StageKind.DOUBLE])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 7, 8, 11, 16])
def test_drops_and_empty_matches_never_stop_a_bracket(kind: StageKind, players: int) -> None:
    for seed in range(12):
        chance = Chance(1000 * players + seed)
        day = begun(players, Stage(kind))
        while ready := [m for m in day.state.matches if m.status is MatchStatus.READY]:
            match = ready[chance.whole(0, len(ready) - 1)]
            what = chance.whole(0, 9)
            if what == 0:
                day = day.do(Drop(match.players[0]))
            elif what == 1:
                day = day.do(Disqualify(match.players[1]))
            elif what == 2:
                empty = Outcome(OutcomeKind.DOUBLE_NO_SHOW)
                day = day.do(Result(match.id, empty), Confirm(match.id))
            else:
                day = won(day, match, match.players[what % 2])
        day = day.do(Finish())
        assert sorted(line.player for line in final_standings(day.state)) == names(players)


def nobody_came(day: Tournament, match: Match) -> Tournament:
    return day.do(Result(match.id, Outcome(OutcomeKind.DOUBLE_NO_SHOW)), Confirm(match.id))


NO_THIRD_PLACE = Stage(StageKind.SINGLE, third_place=False)


@pytest.mark.parametrize(
    ("stage", "empty", "order", "crowned"),
    [
        # Whoever was beaten stands above two who did not come to the other semi-final.
        (SINGLE, {(1, 1)}, "2 3 1 4", True),
        (NO_THIRD_PLACE, {(1, 1)}, "2 3 1 4", True),
        (SINGLE, {(1, 1), (1, 2)}, "1 2 3 4", False),
        # The final is the last match of its round, beside the one for third place.
        (SINGLE, {(2, 2)}, "3 4 1 2", False),
        (NO_THIRD_PLACE, {(2, 1)}, "1 2 3 4", False),
        (SINGLE, {(2, 1)}, "1 2 3 4", True),
        (SINGLE, {(2, 1), (2, 2)}, "1 2 3 4", False),
        # Neither goes on in the losers' part; those who were beaten there came as far.
        (DOUBLE, {(2, 1)}, "3 4 1 2", True),
        (DOUBLE, {(4, 1)}, "1 2 3 4", False),
    ],
)
def test_who_did_not_come_gains_nothing(
    stage: Stage, empty: set[tuple[int, int]], order: str, crowned: bool
) -> None:
    """The stronger seed wins, but for the matches (by round and place in it) nobody came to."""
    day = begun(4, stage)
    while ready := [m for m in day.state.matches if m.status is MatchStatus.READY]:
        match = ready[0]
        place = 1 + day.state.of_round(0, match.round).index(match)
        if (match.round, place) in empty:
            day = nobody_came(day, match)
        else:
            day = won(day, match, min(match.players))
    assert not has_champion(day.state)
    day = day.do(Finish())
    assert stage_order(day.state, 0) == [f"p0{number}" for number in order.split()]
    assert has_champion(day.state) is crowned


def test_a_second_final_that_nobody_came_to_has_no_champion() -> None:
    day = begun(2, DOUBLE)
    day = won(day, day.state.match(1), "p01")
    day = won(day, day.state.match(2), "p02")
    second = day.state.match(3)
    assert second.branch is Branch.RESET
    assert has_champion(won(day, second, "p01").do(Finish()).state)
    assert not has_champion(nobody_came(day, second).do(Finish()).state)


def test_a_dropped_player_forfeits_and_the_opponent_goes_on() -> None:
    day = begun(4, SINGLE).do(Drop("p01"))
    forfeited = match_of(day, "p01", "p04")
    assert forfeited.outcome == Outcome(OutcomeKind.FORFEIT, "p04")
    assert any("p04" in m.players for m in day.state.matches if m.branch is Branch.FINAL)


def test_a_cut_takes_the_best_and_those_who_left_are_passed_over() -> None:
    stages = (Stage(StageKind.SWISS, rounds=3), Stage(StageKind.SINGLE, takes=4))
    day = played_swiss(begun(8, *stages)).do(Drop("p01"))
    order = [p for p in stage_order(day.state, 0) if p != "p01"]
    day = day.do(propose_stage(day.state), Announce())
    assert list(day.state.stages[-1].entrants) == order[:4]
    first = day.state.of_round(1, 1)
    assert [(m.a, m.b) for m in first] == [(order[0], order[3]), (order[1], order[2])]
    end = finished(day, seed=1)
    places = [line.player for line in final_standings(end.state)]
    assert set(places[:4]) == set(order[:4])
    assert len(places) == 8
