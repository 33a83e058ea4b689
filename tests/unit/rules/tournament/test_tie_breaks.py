"""Tie-breaks against tables worked out by hand."""

import pytest

from nk.cli.staff.tournament.sentences import place_sentence, tie_break_sentence
from nk.rules.tournament.actions import (
    Announce,
    CheckIn,
    Confirm,
    Disqualify,
    Drop,
    Pair,
    Register,
    Result,
    Return,
)
from nk.rules.tournament.log import Tournament
from nk.rules.tournament.ranking.records import Entry, EntryKind, Record, records
from nk.rules.tournament.ranking.standings import final_standings, standings
from nk.rules.tournament.ranking.tie_breaks import head_to_head
from nk.rules.tournament.settings import LateRule, Settings, Stage, StageKind, TieBreak, lot_of
from nk.rules.tournament.state import NOBODY, Attendance, Outcome, OutcomeKind
from tests.unit.rules.tournament.days import begun, match_of, won

BY_HAND = (
    TieBreak.POINTS,
    TieBreak.BUCHHOLZ_CUT_1,
    TieBreak.BUCHHOLZ,
    TieBreak.SONNEBORN_BERGER,
    TieBreak.POINT_DIFFERENCE,
)


def day_with(players: str, *tie_breaks: TieBreak, late: LateRule = LateRule.LOSS) -> Tournament:
    order = tie_breaks or tuple(TieBreak)
    stages = (Stage(StageKind.SWISS, rounds=3),)
    return begun(list(players), settings=Settings(stages, order, late))


def draw(day: Tournament, *pairs: str) -> Tournament:
    """Each pair is two letters, or one letter for the bye."""
    listed = tuple((pair[0], pair[1] if len(pair) > 1 else NOBODY) for pair in pairs)
    return day.do(Pair(listed), Announce())


def score(day: Tournament, winner: str, loser: str, points: int, against: int) -> Tournament:
    match = match_of(day, winner, loser)
    sets = (points, against) if match.a == winner else (against, points)
    return won(day, match, winner, (sets,))


def four_players(*tie_breaks: TieBreak) -> Tournament:
    """
    | round | results                  |
    | 1     | A 4-1 C, B 4-2 D         |
    | 2     | A 4-3 B, C 5-0 D         |
    | 3     | D 4-2 A, B 4-0 C         |
    """
    day = draw(day_with("ABCD", *tie_breaks), "AC", "BD")
    day = score(score(day, "A", "C", 4, 1), "B", "D", 4, 2)
    day = draw(day, "AB", "CD")
    day = score(score(day, "A", "B", 4, 3), "C", "D", 5, 0)
    day = draw(day, "DA", "BC")
    return score(score(day, "D", "A", 4, 2), "B", "C", 4, 0)


def table(day: Tournament) -> dict[str, tuple[int, ...]]:
    lines = standings(day.state, 0)
    return {line.player: tuple(line.values[t].value for t in BY_HAND) for line in lines}


def order(day: Tournament) -> str:
    return "".join(line.player for line in standings(day.state, 0))


def test_four_players_by_hand() -> None:
    # Points: A 2, B 2, C 1, D 1.   Opponents: A C1 B2 D1, B D1 A2 C1, C A2 D1 B2, D B2 C1 A2.
    assert table(four_players()) == {
        "A": (2, 3, 4, 3, 2),
        "B": (2, 3, 4, 2, 5),
        "C": (1, 4, 5, 1, -2),
        "D": (1, 4, 5, 2, -5),
    }


def test_head_to_head_parts_what_buchholz_cannot() -> None:
    day = four_players()
    assert order(day) == "ABCD"
    lines = standings(day.state, 0)
    assert [line.decided_by for line in lines] == [
        None,
        TieBreak.HEAD_TO_HEAD,
        TieBreak.POINTS,
        TieBreak.HEAD_TO_HEAD,
    ]
    assert [line.values[TieBreak.HEAD_TO_HEAD].value for line in lines] == [1, 0, 1, 0]


@pytest.mark.parametrize(
    ("tie_breaks", "expected"),
    [
        ((TieBreak.POINTS, TieBreak.SONNEBORN_BERGER), "ABDC"),
        ((TieBreak.POINTS, TieBreak.POINT_DIFFERENCE), "BACD"),
        ((TieBreak.POINTS, TieBreak.BUCHHOLZ, TieBreak.HEAD_TO_HEAD), "ABCD"),
        ((TieBreak.POINTS,), "ABCD"),
    ],
)
def test_the_order_is_the_one_announced(tie_breaks: tuple[TieBreak, ...], expected: str) -> None:
    assert order(four_players(*tie_breaks)) == expected


def test_lots_part_the_rest_and_depend_on_nothing_but_the_seed() -> None:
    day = four_players(TieBreak.POINTS, TieBreak.LOTS)
    first, second = sorted("AB", key=lambda p: lot_of(0, p))
    assert order(day).startswith(first + second)
    assert lot_of(0, "A") == lot_of(0, "A") != lot_of(1, "A")


def five_players() -> Tournament:
    """
    | round | results                                             |
    | 1     | A 4-0 C, B 4-3 D, E has the bye                     |
    | 2     | A 4-2 B, C 4-1 E, D has the bye; then E drops out   |
    | 3     | A wins, as D does not come; B 4-3 C                 |
    """
    day = draw(day_with("ABCDE"), "AC", "BD", "E")
    day = score(score(day, "A", "C", 4, 0), "B", "D", 4, 3)
    day = draw(day, "AB", "EC", "D")
    day = score(score(day, "A", "B", 4, 2), "C", "E", 4, 1).do(Drop("E"))
    day = draw(day, "AD", "BC")
    walkover = match_of(day, "A", "D").id
    day = day.do(Result(walkover, Outcome(OutcomeKind.NO_SHOW, "A")), Confirm(walkover))
    return score(day, "B", "C", 4, 3)


def test_byes_drops_and_no_shows_by_hand() -> None:
    # Points: A 3, B 2, C 1, D 1 (bye), E 1 (bye). A round not played counts the own points:
    # A C1 B2 -3; B D1 A3 C1; C A3 E1 B2; D B2 -1 -1; E -1 C1 -1.
    day = five_players()
    assert table(day) == {
        "A": (3, 5, 6, 6, 6),
        "B": (2, 4, 5, 2, 0),
        "C": (1, 5, 6, 1, -2),
        "D": (1, 3, 4, 1, -1),
        "E": (1, 2, 3, 1, -3),
    }
    assert order(day) == "ABCDE"


def test_a_tie_break_explains_itself_with_its_numbers() -> None:
    line = standings(five_players().state, 0)[0]
    value = line.values[TieBreak.BUCHHOLZ_CUT_1]
    assert [(p.round, p.opponent, p.value, p.cut) for p in value.parts] == [
        (1, "C", 1, True),
        (2, "B", 2, False),
        (3, NOBODY, 3, False),
    ]
    sentence = tie_break_sentence(TieBreak.BUCHHOLZ_CUT_1, value)
    assert sentence.endswith("(1 C) + 2 B + 3 round 3 = 5")
    assert place_sentence(line) == "1. A, 3 point(s)"


def test_double_no_shows_lose_for_both() -> None:
    day = draw(day_with("ABCD"), "AB", "CD")
    empty = match_of(day, "A", "B").id
    day = day.do(Result(empty, Outcome(OutcomeKind.DOUBLE_NO_SHOW)), Confirm(empty))
    made = records(day.state, 0)
    assert [made[p].entries[0].kind for p in "AB"] == [EntryKind.ABSENT] * 2
    assert made["A"].points == made["B"].points == 0


@pytest.mark.parametrize(("late", "points"), [(LateRule.LOSS, 0), (LateRule.BYE, 1)])
def test_a_late_player_gets_what_was_set_for_missed_rounds(late: LateRule, points: int) -> None:
    day = draw(day_with("ABCD", late=late), "AB", "CD")
    day = score(score(day, "A", "B", 4, 0), "C", "D", 4, 0)
    day = day.do(Register("L", 1500), CheckIn("L"))
    assert records(day.state, 0)["L"].points == points
    day = draw(day, "AC", "BL", "D")
    day = score(score(day, "A", "C", 4, 0), "B", "L", 4, 0)
    assert records(day.state, 0)["L"].points == points
    assert records(day.state, 0)["L"].byes == 0


def test_rounds_missed_between_dropping_and_returning_are_lost() -> None:
    day = draw(day_with("ABCD", late=LateRule.BYE), "AB", "CD")
    day = score(score(day, "A", "B", 4, 0), "C", "D", 4, 0).do(Drop("A"))
    day = draw(day, "BC", "D")
    day = score(day, "B", "C", 4, 0).do(Return("A"))
    entries = records(day.state, 0)["A"].entries
    assert [(entry.kind, entry.won) for entry in entries] == [
        (EntryKind.PLAYED, True),
        (EntryKind.MISSED, False),
    ]


def test_the_disqualified_are_placed_last_and_count_for_their_opponents() -> None:
    day = four_players().do(Disqualify("A"))
    final = final_standings(day.state)
    assert "".join(line.player for line in final) == "BCDA"
    assert final[-1].attendance is Attendance.DISQUALIFIED
    assert final[0].values[TieBreak.BUCHHOLZ].value == 4


def record(player: str, *results: tuple[str, bool]) -> Record:
    entries = [
        Entry(at, EntryKind.PLAYED, win, opponent)
        for at, (opponent, win) in enumerate(results, start=1)
    ]
    return Record(player, entries)


def test_head_to_head_counts_a_whole_circle_as_no_difference() -> None:
    circle = {
        "A": record("A", ("B", True), ("C", False)),
        "B": record("B", ("A", False), ("C", True)),
        "C": record("C", ("A", True), ("B", False)),
    }
    found = head_to_head("ABC", circle)
    assert [found[p].value for p in "ABC"] == [1, 1, 1]
    assert all(value.applies for value in found.values())


def test_head_to_head_says_nothing_if_not_all_have_met() -> None:
    some = {"A": record("A", ("B", True)), "B": record("B", ("A", False)), "C": record("C")}
    found = head_to_head("ABC", some)
    assert [found[p].value for p in "ABC"] == [0, 0, 0]
    assert not any(value.applies for value in found.values())
    assert "not all of them have met" in tie_break_sentence(TieBreak.HEAD_TO_HEAD, found["A"])


def test_who_beat_all_the_other_tied_players_is_first() -> None:
    some = {
        "A": record("A", ("B", True), ("C", True)),
        "B": record("B", ("A", False)),
        "C": record("C", ("A", False)),
    }
    found = head_to_head("ABC", some)
    assert [found[p].value for p in "ABC"] == [1, 0, 0]


def test_the_settings_refuse_lists_that_make_no_sense() -> None:
    with pytest.raises(ValueError, match="come first"):
        Settings(tie_breaks=(TieBreak.LOTS,))
    with pytest.raises(ValueError, match="twice"):
        Settings(tie_breaks=(TieBreak.POINTS, TieBreak.LOTS, TieBreak.LOTS))
