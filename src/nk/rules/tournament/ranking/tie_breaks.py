"""The tie-breaks, each with the numbers it is made of.

Rules that all of them share:

* Points are match points: a win is 1, a loss 0. A bye, a win against somebody who did not come and
  a late arrival's bye are wins; a no-show, a missed round and both sides of a double no-show are
  losses.
* A round that was not played against an opponent (bye, walkover, own absence, missed round) counts
  as one against an imagined opponent who has as many points as the player in the end. So nobody
  gains or suffers by an opponent who did not come.
* An opponent who dropped out or was disqualified after playing counts with the points they have.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from nk.rules.tournament.ranking.records import EntryKind, Record
from nk.rules.tournament.settings import TieBreak, lot_of


@dataclass(frozen=True, slots=True)
class Part:
    """One number of a tie-break: whose it is (NOBODY for the imagined opponent) and its round."""

    round: int
    opponent: str
    value: int
    # Left out of the sum, as the lowest number of Buchholz cut 1 is.
    cut: bool = False


@dataclass(frozen=True, slots=True)
class Value:
    """A tie-break of one player. Higher is better, except for lots."""

    value: int
    parts: tuple[Part, ...] = ()
    # Head-to-head counts only where it can say something; elsewhere everybody has 0.
    applies: bool = True


Records = Mapping[str, Record]


def buchholz(player: str, all_records: Records) -> Value:
    """The sum of the opponents' points."""
    parts = _opponents(player, all_records)
    return Value(sum(part.value for part in parts), tuple(parts))


def buchholz_cut_1(player: str, all_records: Records) -> Value:
    """The sum of the opponents' points without the lowest (of several, the earliest)."""
    parts = _opponents(player, all_records)
    if not parts:
        return Value(0)
    worst = min(range(len(parts)), key=lambda i: parts[i].value)
    marked = tuple(
        Part(part.round, part.opponent, part.value, cut=i == worst) for i, part in enumerate(parts)
    )
    return Value(sum(part.value for part in marked if not part.cut), marked)


def sonneborn_berger(player: str, all_records: Records) -> Value:
    """The sum of the points of the opponents the player beat."""
    won = {entry.round for entry in all_records[player].entries if entry.won}
    parts = tuple(part for part in _opponents(player, all_records) if part.round in won)
    return Value(sum(part.value for part in parts), parts)


def point_difference(player: str, all_records: Records) -> Value:
    """Battle points scored minus battle points given away, in the matches that were played."""
    parts = tuple(
        Part(entry.round, entry.opponent, entry.points_for - entry.points_against)
        for entry in all_records[player].entries
        if entry.kind is EntryKind.PLAYED
    )
    return Value(sum(part.value for part in parts), parts)


def match_points(player: str, all_records: Records) -> Value:
    """The number of wins."""
    entries = all_records[player].entries
    parts = tuple(Part(entry.round, entry.opponent, int(entry.won)) for entry in entries)
    return Value(all_records[player].points, parts)


def head_to_head(tied: Sequence[str], all_records: Records) -> dict[str, Value]:
    """Wins in the matches among all players tied so far, if those matches can say who is better.

    They can if every two of them have played each other. If not, they still can if one has played
    and beaten all the others: that one is first and the rest stay tied. Otherwise nobody gains.
    """
    among = {player: _among(player, tied, all_records) for player in tied}
    met = {player: {part.opponent for part in parts} for player, parts in among.items()}
    if all(len(met[player]) == len(tied) - 1 for player in tied):
        return {p: Value(sum(part.value for part in among[p]), among[p]) for p in tied}
    first = [
        player
        for player in tied
        if len(met[player]) == len(tied) - 1 and all(part.value for part in among[player])
    ]
    applies = bool(first)
    return {p: Value(int(p in first), among[p], applies) for p in tied}


def lots(player: str, seed: int) -> Value:
    """The number drawn for the player from the tournament's seed; the lower one is better."""
    return Value(lot_of(seed, player))


# Those that look at one player at a time.
SINGLE = {
    TieBreak.POINTS: match_points,
    TieBreak.BUCHHOLZ: buchholz,
    TieBreak.BUCHHOLZ_CUT_1: buchholz_cut_1,
    TieBreak.SONNEBORN_BERGER: sonneborn_berger,
    TieBreak.POINT_DIFFERENCE: point_difference,
}


def _opponents(player: str, all_records: Records) -> list[Part]:
    own = all_records[player].points
    parts = []
    for entry in all_records[player].entries:
        played = entry.kind is EntryKind.PLAYED
        opponent = entry.opponent if played else ""
        value = all_records[opponent].points if played else own
        parts.append(Part(entry.round, opponent, value))
    return parts


def _among(player: str, tied: Sequence[str], all_records: Records) -> tuple[Part, ...]:
    return tuple(
        Part(entry.round, entry.opponent, int(entry.won))
        for entry in all_records[player].entries
        if entry.kind is EntryKind.PLAYED and entry.opponent in tied
    )
