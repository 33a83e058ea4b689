"""Whatever has happened in a day, everything that can be asked about it has an answer."""

from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from nk.cli.staff.tournament.sentences import pairing_sentence, place_sentence, tie_break_sentence
from nk.rules.tournament.corrections import consequences, correct, propose_correction
from nk.rules.tournament.log import Tournament
from nk.rules.tournament.pairing.reasons import explain_round
from nk.rules.tournament.queue import queue, slow_matches
from nk.rules.tournament.ranking.standings import final_standings, standings
from nk.rules.tournament.settings import StageKind
from nk.rules.tournament.state import AUTOMATIC, MatchStatus, Outcome, OutcomeKind, State
from tests.support.rules import STEADY
from tests.support.tournament import next_match
from tests.unit.rules.tournament.days import any_day

DAYS = hypothesis_settings(STEADY, max_examples=60)
days = st.builds(
    any_day,
    st.sampled_from(StageKind),
    st.integers(4, 9),
    st.lists(st.integers(0, 100_000), max_size=60),
)


@DAYS
@given(days)
def test_everybody_who_played_has_one_place(history: list[Tournament]) -> None:
    for day in history[::5]:
        lines = final_standings(day.state)
        assert [line.place for line in lines] == list(range(1, len(lines) + 1))
        placed = [line.player for line in lines]
        in_matches = {p for match in day.state.matches for p in match.players}
        assert len(set(placed)) == len(placed)
        assert in_matches <= set(placed)
        for line in lines:
            assert line.player in place_sentence(line)
            for tie_break, value in line.values.items():
                assert tie_break_sentence(tie_break, value)
                counted = [part.value for part in value.parts if not part.cut]
                assert not counted or not value.applies or value.value in (sum(counted), 0, 1)


@DAYS
@given(days)
def test_points_order_the_places_of_a_stage(history: list[Tournament]) -> None:
    state = history[-1].state
    if state.stages and state.settings.stages[0].kind is not StageKind.GROUPS:
        points = [line.points for line in standings(state, 0)]
        assert points == sorted(points, reverse=True)


@DAYS
@given(days)
def test_every_pair_of_a_swiss_round_has_reasons(history: list[Tournament]) -> None:
    state = history[-1].state
    if not state.stages or state.settings.stages[0].kind is not StageKind.SWISS:
        return
    for number in range(1, state.stages[0].rounds + 1):
        for reasons in explain_round(state, number).values():
            assert pairing_sentence(reasons)


@DAYS
@given(days, st.integers(0, 5000))
def test_the_queue_calls_nobody_who_is_busy(history: list[Tournament], now: int) -> None:
    for day in history[::3]:
        state = day.state
        at_stadium = [
            match
            for match in state.matches
            if match.status in (MatchStatus.CALLED, MatchStatus.RUNNING)
        ]
        busy = {player for match in at_stadium for player in match.players}
        upcoming = next_match(state)
        assert upcoming is None or not busy & set(upcoming.players)
        waiting = queue(state)
        assert len({match.id for match in waiting}) == len(waiting)
        assert all(slow.seconds > 0 for slow in slow_matches(state, now))
        stadiums = [match.stadium for match in at_stadium]
        assert all(stadiums)
        assert len(set(stadiums)) == len(stadiums) <= state.settings.stadiums


@hypothesis_settings(STEADY, max_examples=30)
@given(days)
def test_any_result_can_be_put_right_at_any_time(history: list[Tournament]) -> None:
    state = history[-1].state
    for match in state.matches:
        old = match.outcome
        if old is None or len(match.players) < 2 or old.kind in AUTOMATIC:
            continue
        winner = next(player for player in match.players if player != old.winner)
        outcome = Outcome(OutcomeKind.PLAYED, winner)
        moved = consequences(state, match.id, outcome)
        after = correct(state, propose_correction(state, match.id, outcome, again=True))
        assert started(after) == started(state)
        assert {move.match for move in moved.pairings}.isdisjoint(moved.stands)
        assert all(before != now for _, before, now in moved.places)
        kept = correct(state, propose_correction(state, match.id, outcome, again=False))
        assert [m.players for m in kept.matches] == [m.players for m in state.matches]


def started(state: State) -> list[tuple[int, tuple[str, ...]]]:
    """The matches somebody has played or begun, with their players."""
    return [(match.id, match.players) for match in state.matches if not match.untouched]
