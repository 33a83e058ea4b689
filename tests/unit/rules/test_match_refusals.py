"""What the rules refuse in a match, and with which reason."""

import pytest

from nk.rules.actions import (
    Action,
    Disqualify,
    Draw,
    Finish,
    Finished,
    LaunchError,
    MatchSettings,
    MatchState,
    Order,
    Reason,
    Refusal,
    Reorder,
    Side,
    Simultaneous,
    TakePlace,
)
from nk.rules.match import LONGEST_LOG, replay

ONE, TWO = Side.ONE, Side.TWO
SAME = Reorder((0, 1, 2), (0, 1, 2))
SEVEN = MatchSettings(target=7)
XTREME_ONE, SPIN_ONE = Finished(ONE, Finish.XTREME), Finished(ONE, Finish.SPIN)
SPIN_TWO = Finished(TWO, Finish.SPIN)


def refused(settings: MatchSettings, *log: Action) -> Reason:
    """Replay a log whose last action must be the refused one."""
    answer = replay(settings, log)
    assert isinstance(answer, Refusal)
    assert answer.at == len(log) - 1
    return answer.reason


@pytest.mark.parametrize(
    ("settings", "log", "reason"),
    [
        (MatchSettings(), [XTREME_ONE, SPIN_ONE, SPIN_TWO], Reason.MATCH_OVER),
        (MatchSettings(), [Disqualify(ONE), Disqualify(TWO)], Reason.MATCH_OVER),
        (MatchSettings(), [Finished(ONE, Finish.OWN)], Reason.OWN_FINISH_OFF),
        (SEVEN, [SPIN_ONE, SPIN_TWO, SPIN_ONE, SPIN_ONE], Reason.ORDER_DUE),
        (SEVEN, [SPIN_ONE, SPIN_TWO, SPIN_ONE, LaunchError(ONE)], Reason.ORDER_DUE),
        (SEVEN, [SAME], Reason.NO_ORDER_DUE),
        (SEVEN, [TakePlace(ONE, True)], Reason.NO_PLACE_DUE),
        (SEVEN, [Simultaneous(Finish.OWN, Finish.SPIN)], Reason.NOT_CONTESTED),
        (
            MatchSettings(best_of=3, loser_selects_position=True),
            [XTREME_ONE, SPIN_ONE, SAME, Draw()],
            Reason.PLACE_DUE,
        ),
        (
            MatchSettings(best_of=3, loser_selects_position=True),
            [XTREME_ONE, SPIN_ONE, TakePlace(ONE, True)],
            Reason.NOT_YOUR_CHOICE,
        ),
    ],
)
def test_what_the_rules_refuse(settings: MatchSettings, log: list[Action], reason: Reason) -> None:
    assert refused(settings, *log) is reason


@pytest.mark.parametrize(
    ("beys", "order", "legal"),
    [
        (3, (2, 1, 0), True),
        (3, (0, 0, 1), False),
        (3, (0, 1), False),
        (3, (0, 1, 2, 0), False),
        (3, (1, 2, 3), False),
        (2, (0, 1, 0), True),
        (2, (1, 1, 0), True),
        (2, (0, 0, 0), False),
        (1, (0, 0, 0), True),
        (1, (0, 1, 0), False),
    ],
)
def test_an_order_fills_every_slot_and_uses_every_bey(beys: int, order: Order, legal: bool) -> None:
    settings = MatchSettings(target=7, beys=(beys, 3))
    log = (SPIN_ONE, SPIN_TWO, SPIN_ONE, Reorder(order, (0, 1, 2)))
    if legal:
        state = replay(settings, log)
        assert isinstance(state, MatchState)
        assert state.orders[0] == order
    else:
        assert refused(settings, *log) is Reason.BAD_ORDER


def test_a_log_has_a_longest_length() -> None:
    assert isinstance(replay(SEVEN, [Draw()] * LONGEST_LOG), MatchState)
    assert replay(SEVEN, [Draw()] * (LONGEST_LOG + 1)) == Refusal(Reason.LOG_TOO_LONG)
