"""Swiss rounds by example: who meets whom, who sits out, what a swap breaks, and why."""

import pytest

from nk.cli.staff.tournament.sentences import pairing_sentence
from nk.rules.tournament.actions import (
    Announce,
    ChangeRounds,
    CheckIn,
    Drop,
    FillBye,
    Finish,
    Pair,
    Register,
    Start,
    Swap,
    Undo,
)
from nk.rules.tournament.log import Tournament
from nk.rules.tournament.pairing.field import Contestant
from nk.rules.tournament.pairing.reasons import Why, explain_round, swap_breaks
from nk.rules.tournament.pairing.swiss import swiss_round
from nk.rules.tournament.propose import propose_round
from nk.rules.tournament.ranking.standings import final_standings, standings
from nk.rules.tournament.refusal import Reason, RefusedError
from nk.rules.tournament.settings import Stage, StageKind
from nk.rules.tournament.state import NOBODY, OutcomeKind
from tests.unit.rules.tournament.days import (
    begun,
    drawn_round,
    match_of,
    played,
    played_swiss,
    swiss,
)


def pairs(field: list[Contestant], after: int = 0) -> set[frozenset[str]]:
    return {frozenset(pair) for pair in swiss_round(field, after).pairs}


def test_the_first_round_sets_the_top_half_against_the_bottom_half() -> None:
    day = drawn_round(swiss(8, 3))
    drawn = [(m.a, m.b) for m in day.state.current_round()]
    assert drawn == [("p01", "p05"), ("p02", "p06"), ("p03", "p07"), ("p04", "p08")]


def test_equal_points_meet_and_the_lowest_sits_out() -> None:
    day = drawn_round(played(drawn_round(swiss(7, 3))))
    drawn = {frozenset((m.a, m.b)) for m in day.state.current_round()}
    # Round 1: p01-p04, p02-p05, p03-p06, p07 had the bye. The new bye is for the last with 0.
    assert drawn == {
        frozenset(("p01", "p03")),
        frozenset(("p02", "p07")),
        frozenset(("p04", "p05")),
        frozenset(("p06", NOBODY)),
    }


def test_two_neighbours_in_points_are_better_than_one_leap() -> None:
    field = [
        Contestant("a", 2, {"b": 1}),
        Contestant("b", 2, {"a": 1}),
        Contestant("c", 1),
        Contestant("d", 1),
        Contestant("e", 0),
        Contestant("f", 0),
    ]
    assert pairs(field) == {frozenset("ac"), frozenset("bd"), frozenset("ef")} or pairs(field) == {
        frozenset("ad"),
        frozenset("bc"),
        frozenset("ef"),
    }


def test_who_floated_down_last_round_is_spared() -> None:
    others = [Contestant("d", 0), Contestant("e", 0), Contestant("f", 0)]
    lowest = Contestant("c", 1, floats=(-1, 0))
    field = [Contestant("a", 1), Contestant("b", 1), lowest, *others]
    down = next(pair for pair in pairs(field) if len(pair & {"a", "b", "c"}) == 1)
    assert "c" not in down


def test_the_bye_goes_to_somebody_who_had_none_even_with_more_points() -> None:
    field = [
        Contestant("a", 2),
        Contestant("b", 1),
        Contestant("c", 0, byes=1),
    ]
    assert frozenset(("b", NOBODY)) in pairs(field)


def test_a_win_without_playing_makes_a_bye_less_likely() -> None:
    field = [Contestant("a", 1), Contestant("b", 0), Contestant("c", 0, free_wins=1)]
    assert frozenset(("b", NOBODY)) in pairs(field)


def test_everybody_meets_everybody_when_as_many_rounds_are_announced() -> None:
    for players in (4, 5, 6, 7, 8, 9, 10, 12):
        rounds = players - 1 + players % 2
        day = played_swiss(swiss(players, rounds))
        met = [frozenset((m.a, m.b)) for m in day.state.matches]
        assert len(met) == len(set(met)) == (players + players % 2) * rounds // 2


def test_a_round_leaves_the_best_pairing_where_later_rounds_would_run_out() -> None:
    """Three have met all but one of the other three: after those last meetings only triangles of
    unmet players are left, and nobody can be paired with everybody."""
    met = {"a": "ef", "b": "df", "c": "de", "d": "bc", "e": "ac", "f": "ab"}
    points = {"a": 2, "d": 2, "b": 1, "e": 1, "c": 0, "f": 0}
    field = [Contestant(p, points[p], dict.fromkeys(met[p], 1)) for p in points]
    dead_end = {frozenset("ad"), frozenset("be"), frozenset("cf")}
    assert pairs(field) == dead_end
    assert not swiss_round(field, 0).looked_ahead
    ahead = swiss_round(field, 2)
    assert ahead.looked_ahead
    assert {frozenset(pair) for pair in ahead.pairs} != dead_end
    assert all(b not in met[a] for a, b in ahead.pairs)


def test_a_round_that_left_the_best_pairing_says_so() -> None:
    day = swiss(4, 3).do(Pair((("p01", "p02"), ("p03", "p04")), looked_ahead=True), Announce())
    reasons = explain_round(day.state, 1)
    assert reasons["p01", "p02"][-1].why is Why.LATER_ROUNDS


def test_more_rounds_than_partners_still_draws_and_spreads_rematches() -> None:
    day = played_swiss(swiss(4, 6))
    met = [frozenset((m.a, m.b)) for m in day.state.matches]
    assert {met.count(pair) for pair in met} == {2}
    for earlier, later in zip(met[::2], met[2::2], strict=False):
        assert earlier != later


def test_reasons_are_codes_with_numbers_and_an_english_sentence() -> None:
    day = drawn_round(played(drawn_round(swiss(4, 3))))
    reasons = explain_round(day.state, 2)
    top = reasons[("p01", "p02")]
    assert [reason.code for reason in top] == ["equal_points", "halves", "not_met"]
    assert top[0].facts == {"wins": 1, "losses": 0}
    sentence = "both 1–0; number 1 against number 2 of the 2 with these points; they have not met"
    assert pairing_sentence(top) == sentence


def test_reasons_of_an_earlier_round_stay_what_they_were() -> None:
    day = drawn_round(played(drawn_round(swiss(5, 4))))
    before = explain_round(day.state, 2)
    later = played(drawn_round(played(day)))
    assert explain_round(later.state, 2) == before


def test_a_swap_says_what_it_breaks_before_it_is_made() -> None:
    day = played(drawn_round(swiss(5, 4)))
    day = day.do(propose_round(day.state))
    # Round 1 was p01-p03, p02-p04 and a bye for p05, who therefore does not float down again.
    assert {frozenset((m.a, m.b)) for m in day.state.current_round()} == {
        frozenset(("p01", "p05")),
        frozenset(("p02", "p03")),
        frozenset(("p04", NOBODY)),
    }
    breaks = swap_breaks(day.state, "p01", "p02")
    assert [fault.code for fault in breaks] == ["points_differ", "met_before"]
    byes = swap_breaks(day.state, "p05", "p04")
    assert [fault.code for fault in byes] == ["bye_again", "points_differ"]
    assert byes[0].facts == {"player": "p05", "byes": 1}
    swapped = day.do(Swap("p05", "p04"))
    assert match_of(swapped, "p04", "p01")
    bye = next(m for m in swapped.state.current_round() if m.b == NOBODY)
    assert bye.a == "p05"
    assert bye.outcome is not None
    assert bye.outcome.kind is OutcomeKind.BYE


def test_swaps_that_make_no_sense_are_refused() -> None:
    day = drawn_round(swiss(4, 3))
    cases = [("p01", "p03", Reason.SAME_PAIR), ("p01", "zoe", Reason.NOT_IN_ROUND)]
    for one, other, reason in cases:
        with pytest.raises(RefusedError) as refused:
            day.do(Swap(one, other))
        assert refused.value.reason is reason
    started = day.do(Start(match_of(day, "p01", "p03").id, 1))
    with pytest.raises(RefusedError) as refused:
        started.do(Swap("p01", "p02"))
    assert refused.value.reason is Reason.ALREADY_STARTED


def test_a_round_not_announced_is_drawn_anew_around_a_drop() -> None:
    day = swiss(6, 3)
    day = day.do(propose_round(day.state), Drop("p01"))
    day = day.do(propose_round(day.state))
    assert len(day.state.current_round()) == 3
    assert all("p01" not in match.players for match in day.state.matches)
    assert day.state.stages[-1].rounds == 1


def test_a_late_player_takes_the_place_of_the_bye() -> None:
    day = drawn_round(swiss(5, 3)).do(Register("late", 1000), CheckIn("late"), FillBye("late"))
    assert match_of(day, "p05", "late").outcome is None
    with pytest.raises(RefusedError) as refused:
        day.do(FillBye("p01"))
    assert refused.value.reason is Reason.IN_ROUND


def test_rounds_need_confirmed_results_and_end_when_announced() -> None:
    day = drawn_round(swiss(4, 1))
    with pytest.raises(RefusedError) as refused:
        propose_round(day.state)
    assert refused.value.reason is Reason.ROUND_OPEN
    day = played(day)
    with pytest.raises(RefusedError) as refused:
        propose_round(day.state)
    assert refused.value.reason is Reason.ALL_ROUNDS_DRAWN
    more = day.do(ChangeRounds(2))
    assert len(drawn_round(more).state.current_round()) == 2
    with pytest.raises(RefusedError):
        more.do(ChangeRounds(0))


def test_nothing_is_announced_twice() -> None:
    with pytest.raises(RefusedError) as refused:
        drawn_round(swiss(4, 3)).do(Announce())
    assert refused.value.reason is Reason.NOTHING_TO_ANNOUNCE


def with_cut(rounds: int) -> Tournament:
    cut = Stage(StageKind.SINGLE, takes=4)
    return begun(8, Stage(StageKind.SWISS, rounds=rounds), cut)


def test_a_day_that_ends_early_leaves_out_what_was_not_drawn() -> None:
    day = played(drawn_round(with_cut(3)))
    for end in (Finish(), Finish(early=False)):
        with pytest.raises(RefusedError) as refused:
            day.do(end)
        assert refused.value.reason is Reason.ROUNDS_LEFT
    over = day.do(Finish(early=True))
    assert over.state.finished
    assert [(stage.kind, stage.rounds) for stage in over.state.settings.stages] == [
        (StageKind.SWISS, 1)
    ]
    assert [line.player for line in final_standings(over.state)] == [
        line.player for line in standings(day.state, 0)
    ]
    assert over.do(Undo()).state == day.state


def test_the_cut_may_be_left_out_but_no_match_that_was_drawn() -> None:
    day = drawn_round(with_cut(1))
    with pytest.raises(RefusedError) as refused:
        day.do(Finish(early=True))
    assert refused.value.reason is Reason.STAGE_OPEN
    with pytest.raises(RefusedError) as refused:
        played(day).do(Finish())
    assert refused.value.reason is Reason.STAGES_LEFT
    assert len(played(day).do(Finish(early=True)).state.settings.stages) == 1


def test_who_is_left_alone_can_end_the_day() -> None:
    day = played(drawn_round(swiss(3, 3)))
    day = day.do(Drop("p02", 0), Drop("p03", 0))
    with pytest.raises(RefusedError) as refused:
        propose_round(day.state)
    assert refused.value.reason is Reason.TOO_FEW_PLAYERS
    assert day.do(Finish(early=True)).state.finished
