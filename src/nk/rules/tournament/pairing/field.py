"""The field of a Swiss round: each player with what pairing needs to know about them."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from nk.rules.tournament.ranking.records import EntryKind, Record, records
from nk.rules.tournament.state import NOBODY, State

# Swiss rounds are always the first stage: a cut follows them and nothing leads to them.
SWISS_STAGE = 0


@dataclass(frozen=True, slots=True)
class Contestant:
    """A player before a round. `met` counts earlier meetings; `floats` are the last two rounds,
    the last one first: -1 met somebody with fewer points (or nobody), 1 with more, 0 neither."""

    id: str
    points: int
    met: Mapping[str, int] = field(default_factory=dict)
    last_opponent: str = NOBODY
    byes: int = 0
    free_wins: int = 0
    floats: tuple[int, int] = (0, 0)


def field_of(state: State, number: int) -> list[Contestant]:
    """Everybody a Swiss round is drawn for, stronger seeds first, as they stood before it.

    For a round that is already drawn these are the players in it, so that its reasons can be told
    at any later time; for the next round they are the players who are present.
    """
    drawn = state.of_round(SWISS_STAGE, number)
    players = [p for match in drawn for p in match.players] if drawn else state.present()
    before = {at: records(state, SWISS_STAGE, at) for at in range(max(1, number - 2), number + 1)}
    ordered = sorted(players, key=state.seed_key)
    met = _meetings(state, SWISS_STAGE, number)
    return [_contestant(player, number, before, met) for player in ordered]


def _meetings(state: State, stage: int, number: int) -> dict[str, list[tuple[int, str]]]:
    """Whom each player was drawn against, no-shows included: nobody wants that draw twice."""
    met: dict[str, list[tuple[int, str]]] = {}
    for match in state.of_stage(stage):
        if match.round < number and len(match.players) == 2:
            one, other = match.players
            met.setdefault(one, []).append((match.round, other))
            met.setdefault(other, []).append((match.round, one))
    return met


def _contestant(
    player: str,
    number: int,
    before: dict[int, dict[str, Record]],
    met: dict[str, list[tuple[int, str]]],
) -> Contestant:
    record = before[number].get(player, Record(player))
    meetings = met.get(player, [])
    last = max(meetings, default=(0, NOBODY))[1]
    return Contestant(
        id=player,
        points=record.points,
        met=Counter(opponent for _, opponent in meetings),
        last_opponent=last,
        byes=record.byes,
        free_wins=record.free_wins,
        floats=(_float(player, number - 1, before), _float(player, number - 2, before)),
    )


def _float(player: str, number: int, before: dict[int, dict[str, Record]]) -> int:
    """Whether the player met more or fewer points in a round, by the points held before it."""
    if number < 1:
        return 0
    now = before[max(before)]
    entry = next((e for e in now[player].entries if e.round == number), None)
    if entry is None or entry.kind in (EntryKind.MISSED, EntryKind.LATE_BYE):
        return 0
    if entry.opponent == NOBODY:
        return -1
    then = before[number]
    gap = then[entry.opponent].points - then[player].points
    return (gap > 0) - (gap < 0)
