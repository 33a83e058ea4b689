"""Places: of one stage by points and tie-breaks, of a bracket by how far players came, of all."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from nk.rules.tournament.ranking.records import Record, records
from nk.rules.tournament.ranking.tie_breaks import SINGLE, Value, head_to_head, lots
from nk.rules.tournament.settings import StageKind, TieBreak
from nk.rules.tournament.state import (
    NOBODY,
    Attendance,
    Branch,
    Match,
    OutcomeKind,
    State,
)

_BRACKETS = (StageKind.SINGLE, StageKind.DOUBLE)


@dataclass(frozen=True, slots=True)
class Line:
    """One player's line. `decided_by` is the first tie-break that parts them from the line above;
    nothing where only the order of registration is left, or where a bracket decided."""

    place: int
    player: str
    points: int
    values: dict[TieBreak, Value]
    decided_by: TieBreak | None = None
    attendance: Attendance = Attendance.PRESENT
    group: int = 0


def standings(state: State, stage: int) -> list[Line]:
    """Everybody in a stage, best first. Groups stand one below the other, each with its places."""
    made = records(state, stage)
    if state.settings.stages[stage].kind is not StageKind.GROUPS:
        return _ranked(state, list(made), made)
    lines: list[Line] = []
    for number, members in enumerate(_groups(state, stage), start=1):
        lines += [replace(line, group=number) for line in _ranked(state, members, made)]
    return lines


def final_standings(state: State) -> list[Line]:
    """The whole tournament: the last stage's order first, then the stage before it, and so on.

    Points and tie-breaks are those of the first stage a player was in; disqualified players last.
    """
    order: list[str] = []
    for stage in reversed(range(len(state.stages))):
        order += [player for player in stage_order(state, stage) if player not in order]
    found = {line.player: line for line in (standings(state, 0) if state.stages else ())}
    order.sort(key=lambda p: state.players[p].attendance is Attendance.DISQUALIFIED)
    if len(state.stages) > 1 or state.stage.kind in _BRACKETS:
        found = {player: replace(line, decided_by=None) for player, line in found.items()}
    return [replace(found[player], place=place) for place, player in enumerate(order, start=1)]


def stage_order(state: State, stage: int) -> list[str]:
    """The players of a stage, best first, whatever its kind."""
    kind = state.settings.stages[stage].kind
    if kind in _BRACKETS:
        return _bracket_order(state, stage)
    lines = standings(state, stage)
    if kind is StageKind.GROUPS:
        # All winners of groups, then all seconds, and so on; within that by the tie-breaks.
        across = _ranked(state, [line.player for line in lines], records(state, stage))
        rank = {line.player: line.place for line in across}
        lines.sort(key=lambda line: (line.place, rank[line.player]))
    return [line.player for line in lines]


def _groups(state: State, stage: int) -> list[list[str]]:
    members: dict[int, dict[str, None]] = {}
    for match in state.of_stage(stage):
        members.setdefault(match.group, {}).update(dict.fromkeys(match.players))
    return [list(members[number]) for number in sorted(members)]


def _ranked(state: State, players: Sequence[str], made: dict[str, Record]) -> list[Line]:
    values: dict[str, dict[TieBreak, Value]] = {player: {} for player in players}
    for tie_break, single in SINGLE.items():
        if tie_break in state.settings.tie_breaks:
            for player in players:
                values[player][tie_break] = single(player, made)
    groups = _parted([list(players)], state, made, values)
    registered = list(state.players)
    lines: list[Line] = []
    for decided_by, group in groups:
        for player in sorted(group, key=registered.index):
            attendance = state.players[player].attendance
            points = made[player].points
            in_order = {t: values[player][t] for t in state.settings.tie_breaks}
            line = Line(len(lines) + 1, player, points, in_order, decided_by, attendance)
            lines.append(line)
    return lines


def _parted(
    tied: list[list[str]],
    state: State,
    made: dict[str, Record],
    values: dict[str, dict[TieBreak, Value]],
) -> list[tuple[TieBreak | None, list[str]]]:
    """Part tied groups by one tie-break after another; head-to-head looks at each group anew."""
    groups: list[tuple[TieBreak | None, list[str]]] = [(None, group) for group in tied]
    for tie_break in state.settings.tie_breaks:
        finer: list[tuple[TieBreak | None, list[str]]] = []
        for decided_by, group in groups:
            if tie_break is TieBreak.HEAD_TO_HEAD:
                for player, value in head_to_head(group, made).items():
                    values[player][tie_break] = value
            if tie_break is TieBreak.LOTS:
                for player in group:
                    values[player][tie_break] = lots(player, state.settings.seed)
            parts = _by_value(group, tie_break, values)
            finer += [(tie_break if i else decided_by, part) for i, part in enumerate(parts)]
        groups = finer
    return groups


def _by_value(
    group: list[str], tie_break: TieBreak, values: dict[str, dict[TieBreak, Value]]
) -> list[list[str]]:
    found: dict[int, list[str]] = {}
    for player in group:
        found.setdefault(values[player][tie_break].value, []).append(player)
    return [found[value] for value in sorted(found, reverse=tie_break is not TieBreak.LOTS)]


def _bracket_order(state: State, stage: int) -> list[str]:
    """By the round of the last defeat, then by seed; whoever is still in stands above the beaten.

    The losers of the semi-finals are parted by the match for third place.
    """
    entrants = state.stages[stage].entrants
    reached = dict.fromkeys(entrants, (_STILL_IN, 0))
    double = state.settings.stages[stage].kind is StageKind.DOUBLE
    for match in state.of_stage(stage):
        for player in _beaten(match):
            knocked_out = not double or match.branch is not Branch.WINNERS or not _wins(match)
            second_chance = match.branch is Branch.FINAL and _second_final(state, match)
            if match.branch is Branch.THIRD:
                reached[player] = (reached[player][0], -1)
            elif knocked_out and not second_chance:
                reached[player] = (match.round, 0)
    seed = {player: place for place, player in enumerate(entrants)}
    return sorted(entrants, key=lambda p: (-reached[p][0], -reached[p][1], seed[p]))


_STILL_IN = 10**6


def _wins(match: Match) -> bool:
    return match.outcome is not None and match.outcome.winner is not None


def _beaten(match: Match) -> list[str]:
    if not match.counts or match.outcome is None:
        return []
    return [player for player in match.players if player != match.outcome.winner]


def _second_final(state: State, final: Match) -> bool:
    """The beaten finalist plays again: a second final follows and is not void."""
    for match in state.of_stage(final.stage):
        if match.branch is Branch.RESET and match.b not in (None, NOBODY):
            return match.outcome is None or match.outcome.kind is not OutcomeKind.VOID
    return False
