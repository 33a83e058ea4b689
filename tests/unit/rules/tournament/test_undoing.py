"""What undo takes back is told before it is done, and is what it then does."""

import pytest

from nk.rules.tournament.actions import Announce, Confirm, Finish, Result, SetUp, Undo
from nk.rules.tournament.corrections import propose_correction
from nk.rules.tournament.log import Tournament
from nk.rules.tournament.propose import propose_round
from nk.rules.tournament.refusal import RefusedError
from nk.rules.tournament.settings import Settings
from nk.rules.tournament.state import Outcome, OutcomeKind
from nk.rules.tournament.undoing import undone
from tests.unit.rules.tournament.days import drawn_round, played, swiss


def test_a_drawn_round_goes_as_a_whole() -> None:
    day = drawn_round(swiss(6, 2))
    assert undone(day).action == Announce()
    assert undone(day).gone == ()
    assert undone(day.do(Undo())).gone == (1, 2, 3)


def test_a_confirmation_moves_places_and_ratings() -> None:
    day = drawn_round(swiss(4, 2))
    won = Outcome(OutcomeKind.PLAYED, day.state.match(1).b)
    day = day.do(Result(1, won), Confirm(1))
    told = undone(day)
    assert (told.gone, told.reopened, told.rated) == ((), (), (1,))
    assert day.state.match(1).b in {player for player, _, _ in told.places}
    reported = day.do(Undo())
    assert undone(reported).reopened == (1,)
    assert undone(reported).rated == ()


def test_the_undo_of_a_correction_brings_the_earlier_result_and_pairs_back() -> None:
    day = played(drawn_round(swiss(8, 3)))
    day = day.do(propose_round(day.state), Announce())
    pairs = [match.players for match in day.state.current_round()]
    first = day.state.match(1)
    assert first.outcome is not None
    loser = first.other(first.outcome.winner or "")
    other = Outcome(OutcomeKind.PLAYED, loser)
    corrected = day.do(propose_correction(day.state, 1, other, again=True))
    moved = [
        match.id
        for match, before in zip(corrected.state.current_round(), pairs, strict=True)
        if match.players != before
    ]
    told = undone(corrected)
    assert (told.reopened, told.restored) == ((), (1,))
    assert moved
    assert list(told.repaired) == moved


def test_the_end_of_a_day_can_be_taken_back() -> None:
    day = played(drawn_round(swiss(4, 1))).do(Finish())
    told = undone(day)
    assert (told.action, told.gone, told.places, told.rated) == (Finish(), (), (), ())


def test_the_set_up_itself_stays() -> None:
    with pytest.raises(RefusedError):
        undone(Tournament().do(SetUp(Settings())))
