"""Reasons as sentences for the terminal; pages take theirs from the content, by the same codes."""

from collections.abc import Iterable

from nk.cli.staff.language import language
from nk.cli.staff.tournament.words import told
from nk.club.errors import Sentence
from nk.rules.tournament.pairing.reasons import Explanation
from nk.rules.tournament.ranking.standings import Line
from nk.rules.tournament.ranking.tie_breaks import Part, Value
from nk.rules.tournament.settings import TieBreak
from nk.rules.tournament.state import NOBODY

_NAMES = {
    TieBreak.POINTS: Sentence(th="แต้มนัด", en="match points"),
    TieBreak.BUCHHOLZ_CUT_1: Sentence(
        th="แต้มคู่แข่ง ตัดคนต่ำสุด (Buchholz cut 1)",
        en="opponents' points without the lowest (Buchholz cut 1)",
    ),
    TieBreak.BUCHHOLZ: Sentence(th="แต้มคู่แข่งรวม (Buchholz)", en="opponents' points (Buchholz)"),
    TieBreak.HEAD_TO_HEAD: Sentence(
        th="ผลที่เจอกันเอง (head-to-head)", en="wins among the tied (head-to-head)"
    ),
    TieBreak.SONNEBORN_BERGER: Sentence(
        th="แต้มคู่แข่งที่ชนะ (Sonneborn-Berger)",
        en="points of beaten opponents (Sonneborn-Berger)",
    ),
    TieBreak.POINT_DIFFERENCE: Sentence(th="ผลต่างแต้มแบตเทิล", en="battle points won minus lost"),
    TieBreak.LOTS: Sentence(th="จับสลาก เลขน้อยมาก่อน", en="lots, the lower one first"),
}


def pairing_sentence(reasons: Iterable[Explanation]) -> str:
    """Why two players meet: "both 2–0; they have not met"."""
    if language() == "th":
        return " · ".join(told(reason.code, **reason.facts) for reason in reasons)
    return "; ".join(reason.sentence for reason in reasons)


def tie_break_sentence(tie_break: TieBreak, value: Value) -> str:
    """A tie-break with its numbers: "opponents' points (Buchholz): 3 ann + 2 bob = 5"."""
    name = _NAMES[tie_break].in_language(language())
    if not value.applies:
        return f"{name}: {told('not_all_met')}"
    if not value.parts:
        return f"{name}: {value.value}"
    return f"{name}: {' + '.join(_part(part) for part in value.parts)} = {value.value}"


def place_sentence(line: Line) -> str:
    """A place and what parts it from the one above."""
    start = told("place", place=line.place, name=line.player, points=line.points)
    if line.decided_by is None:
        return start
    value = line.values[line.decided_by]
    return told("behind", start=start, by=tie_break_sentence(line.decided_by, value))


def _part(part: Part) -> str:
    name = part.opponent if part.opponent != NOBODY else told("in_round", round=part.round)
    return f"({part.value} {name})" if part.cut else f"{part.value} {name}"
