"""The settings that the vectors cover, and matches written by hand for rules chance may miss."""

from nk.rules.actions import (
    Action,
    Disqualify,
    Draw,
    Finish,
    Finished,
    FinishPoints,
    LaunchError,
    MatchSettings,
    OutOfBounds,
    Reorder,
    Side,
    Simultaneous,
    TakePlace,
)

Written = tuple[str, MatchSettings, list[Action]]

ONE, TWO = Side.ONE, Side.TWO
SAME = Reorder((0, 1, 2), (0, 1, 2))

SETTINGS: dict[str, MatchSettings] = {
    f"to {target}, best of {best_of}": MatchSettings(target=target, best_of=best_of)
    for target in (4, 5, 7)
    for best_of in (1, 3)
} | {
    "own finish": MatchSettings(target=7, own_finish=True),
    "out of bounds is a spin finish": MatchSettings(target=7, out_of_bounds=OutOfBounds.SPIN),
    "out of bounds is an over finish": MatchSettings(target=7, out_of_bounds=OutOfBounds.OVER),
    "burst priority": MatchSettings(target=7, burst_priority=True),
    "swap positions": MatchSettings(best_of=3, swap_positions=True),
    "loser selects position": MatchSettings(best_of=3, loser_selects_position=True),
    "two Beys against three": MatchSettings(target=7, beys=(2, 3)),
    "one Bey each": MatchSettings(target=5, beys=(1, 1)),
    "other points": MatchSettings(target=7, points=FinishPoints(4, 3, 1, 2, 3, 2), own_finish=True),
    "everything on, loser selects": MatchSettings(
        target=5,
        best_of=3,
        own_finish=True,
        out_of_bounds=OutOfBounds.OVER,
        burst_priority=True,
        loser_selects_position=True,
    ),
    "everything on, swapping": MatchSettings(
        target=7,
        best_of=3,
        own_finish=True,
        out_of_bounds=OutOfBounds.SPIN,
        burst_priority=True,
        swap_positions=True,
        beys=(3, 2),
    ),
}


def won(side: Side, finish: Finish = Finish.SPIN) -> Finished:
    """Return a finish that `side` gains by, a spin finish unless said otherwise."""
    return Finished(side, finish)


def written_matches() -> list[Written]:
    """Return the matches in which every rule is seen at work, one rule each."""
    plain, seven, three = MatchSettings(), MatchSettings(target=7), MatchSettings(best_of=3)
    sweep: list[Action] = [won(ONE, Finish.XTREME), won(ONE)]
    again: list[Action] = [SAME, *sweep]
    bursts = MatchSettings(target=7, burst_priority=True)
    chooses = MatchSettings(best_of=3, loser_selects_position=True)
    return [
        ("a sweep", plain, sweep),
        ("past the target", plain, [won(ONE, Finish.XTREME), won(ONE, Finish.XTREME)]),
        ("nothing after the end", plain, [*sweep, won(TWO), Draw(), Disqualify(ONE), SAME]),
        ("re-order after three battles", seven, [won(ONE), won(TWO), won(ONE), won(TWO), SAME]),
        ("a draw keeps the slot", seven, [Draw(), won(ONE), Draw(), Draw()]),
        ("a penalty wins", plain, [won(ONE, Finish.XTREME), LaunchError(TWO), LaunchError(TWO)]),
        (
            "errors survive a draw and clear after a finish",
            seven,
            [LaunchError(ONE), Draw(), LaunchError(TWO), won(ONE), LaunchError(ONE)],
        ),
        (
            "a penalty uses up only that player's errors",
            seven,
            [LaunchError(TWO), LaunchError(ONE), LaunchError(ONE), LaunchError(ONE)],
        ),
        ("three sets", three, [*sweep, SAME, won(TWO, Finish.XTREME), won(TWO), *again]),
        (
            "the loser chooses",
            chooses,
            [*sweep, SAME, won(ONE), TakePlace(ONE, True), TakePlace(TWO, True), won(ONE)],
        ),
        ("disqualified", three, [*sweep, Disqualify(ONE)]),
        (
            "burst first",
            bursts,
            [
                Simultaneous(Finish.BURST, Finish.XTREME),
                Simultaneous(Finish.OVER, Finish.BURST),
                Simultaneous(Finish.BURST, Finish.BURST),
                Simultaneous(Finish.XTREME, Finish.SPIN),
                Simultaneous(Finish.OWN, Finish.BURST),
            ],
        ),
        ("no burst priority", seven, [Simultaneous(Finish.BURST, Finish.XTREME)]),
        (
            "orders that are none",
            seven,
            [
                won(ONE),
                won(TWO),
                won(ONE),
                Reorder((0, 0, 1), (0, 1, 2)),
                Reorder((0, 1), ()),
                SAME,
            ],
        ),
        ("own finish is off", plain, [won(ONE, Finish.OWN), won(ONE, Finish.TOUCH)]),
    ]
