"""Places: of one stage by points and tie-breaks, of a bracket by how far players came, of all."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

from nk.rules.tournament.ranking.records import Record, records
from nk.rules.tournament.ranking.tie_breaks import SINGLE, Value, head_to_head, lots
from nk.rules.tournament.settings import StageKind, TieBreak
from nk.rules.tournament.state import Attendance, Branch, Match, State

_BRACKETS = (StageKind.SINGLE, StageKind.DOUBLE)
_FINALS = (Branch.FINAL, Branch.RESET)


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


def has_champion(state: State) -> bool:
    """Whether somebody won: nobody before the end, on an open day, or if nobody won the final."""
    if not state.finished or state.stage.kind is StageKind.OPEN:
        return False
    if state.stage.kind not in _BRACKETS:
        return True
    finals = [m for m in state.of_stage(state.stage_number) if m.branch in _FINALS and m.counts]
    # A second final comes last, and decides.
    deciding = finals[-1].outcome if finals else None
    return deciding is not None and deciding.winner is not None


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


class How(IntEnum):
    """How a round of a bracket ended for somebody; of those who left in it, the higher is first."""

    # Nobody came to the match, so neither gains by it. Of a final, both stand below the two who
    # play for third place in the same round; where nobody does, they stay above those they beat.
    ABSENT = 0
    LOST_THIRD_PLACE = 1
    THIRD_PLACE = 2  # Won the match for it, or has it still to play.
    OUT = 3  # Beaten; or won, but a correction left the next match to somebody else.
    WON = 4  # The final.


@dataclass(frozen=True, slots=True, order=True)
class Exit:
    """The last round somebody stood in, and how it ended; the greater one is placed higher."""

    round: int
    how: How


def _bracket_order(state: State, stage: int) -> list[str]:
    """Whoever is still in, by seed; below them the others, by how far they came and by seed.

    Matches that were started or kept stand when an earlier result is corrected. So places follow
    from the matches somebody stood in, not from those they should have reached.
    """
    still_in: set[str] = set()
    exits: dict[str, Exit] = {}
    for match in state.of_stage(stage):
        for player in match.players:
            if match.counts or match.branch is Branch.THIRD:
                here = Exit(match.round, _how(match, player))
                exits[player] = max(here, exits.get(player, here))
            elif not match.confirmed:
                still_in.add(player)
    entrants = state.stages[stage].entrants
    out = [player for player in entrants if player not in still_in]
    # Sorting leaves equals in the order they have, which is that of the seeds.
    out.sort(key=exits.__getitem__, reverse=True)
    return [*(player for player in entrants if player in still_in), *out]


def _how(match: Match, player: str) -> How:
    # Of the matches that are not over, only the one for third place is asked about.
    if not match.confirmed or match.outcome is None:
        return How.THIRD_PLACE
    if match.outcome.winner is None:
        return How.ABSENT
    won = match.outcome.winner == player
    if match.branch is Branch.THIRD:
        return How.THIRD_PLACE if won else How.LOST_THIRD_PLACE
    return How.WON if won and match.branch in _FINALS else How.OUT
