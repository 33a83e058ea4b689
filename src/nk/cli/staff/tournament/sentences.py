"""English sentences for the terminal; pages take theirs from the content, by the same codes."""

from collections.abc import Iterable

from nk.rules.tournament.pairing.reasons import Explanation
from nk.rules.tournament.ranking.standings import Line
from nk.rules.tournament.ranking.tie_breaks import Part, Value
from nk.rules.tournament.settings import TieBreak
from nk.rules.tournament.state import NOBODY

_NAMES = {
    TieBreak.POINTS: "match points",
    TieBreak.BUCHHOLZ_CUT_1: "opponents' points without the lowest (Buchholz cut 1)",
    TieBreak.BUCHHOLZ: "opponents' points (Buchholz)",
    TieBreak.HEAD_TO_HEAD: "wins among the tied (head-to-head)",
    TieBreak.SONNEBORN_BERGER: "points of beaten opponents (Sonneborn-Berger)",
    TieBreak.POINT_DIFFERENCE: "battle points won minus lost",
    TieBreak.LOTS: "lots, the lower one first",
}


def pairing_sentence(reasons: Iterable[Explanation]) -> str:
    """Why two players meet: "both 2–0; they have not met"."""
    return "; ".join(reason.sentence for reason in reasons)


def tie_break_sentence(tie_break: TieBreak, value: Value) -> str:
    """A tie-break with its numbers: "opponents' points (Buchholz): 3 ann + 2 bob = 5"."""
    name = _NAMES[tie_break]
    if not value.applies:
        return f"{name}: not all of them have met"
    if not value.parts:
        return f"{name}: {value.value}"
    return f"{name}: {' + '.join(_part(part) for part in value.parts)} = {value.value}"


def place_sentence(line: Line) -> str:
    """A place and what parts it from the one above."""
    start = f"{line.place}. {line.player}, {line.points} point(s)"
    if line.decided_by is None:
        return start
    value = line.values[line.decided_by]
    return f"{start}; behind the place above by {tie_break_sentence(line.decided_by, value)}"


def _part(part: Part) -> str:
    name = part.opponent if part.opponent != NOBODY else f"round {part.round}"
    return f"({part.value} {name})" if part.cut else f"{part.value} {name}"
