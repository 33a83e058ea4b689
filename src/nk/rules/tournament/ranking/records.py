"""What each player did in a stage, round by round: the ground under pairing and standings.

Only confirmed matches count. A round in which a player had no match was missed. Rounds missed
before a player's first match are a late arrival's and count as the settings say, a loss or a bye;
rounds missed later (dropped, came back) count as losses. A player without a match yet is late for
every round drawn so far; these are losses as well once nothing is left to play for them, so that
nobody wins by coming at the end.
"""

from dataclasses import dataclass, field
from enum import StrEnum

from nk.rules.tournament.settings import LateRule, StageKind
from nk.rules.tournament.state import NOBODY, Attendance, Match, OutcomeKind, State


class EntryKind(StrEnum):
    """How a round went for a player; only PLAYED has an opponent who counts for tie-breaks."""

    PLAYED = "played"
    BYE = "bye"
    WALKOVER = "walkover"  # The opponent did not come, dropped out or was disqualified.
    ABSENT = "absent"  # The player did so.
    LATE_BYE = "late_bye"
    MISSED = "missed"


@dataclass(frozen=True, slots=True)
class Entry:
    """One round of one player; points are those of the battles."""

    round: int
    kind: EntryKind
    won: bool
    opponent: str = NOBODY
    points_for: int = 0
    points_against: int = 0


@dataclass(slots=True)
class Record:
    """All rounds of one player in a stage."""

    player: str
    entries: list[Entry] = field(default_factory=list)

    @property
    def points(self) -> int:
        """Match points: one for each win, however it came."""
        return sum(entry.won for entry in self.entries)

    @property
    def losses(self) -> int:
        return len(self.entries) - self.points

    @property
    def byes(self) -> int:
        return sum(entry.kind is EntryKind.BYE for entry in self.entries)

    @property
    def free_wins(self) -> int:
        """Wins nobody was played for, other than byes."""
        kinds = (EntryKind.WALKOVER, EntryKind.LATE_BYE)
        return sum(entry.kind in kinds for entry in self.entries)


def records(state: State, stage: int, before: int | None = None) -> dict[str, Record]:
    """The records of everybody in a stage, or as they were before a Swiss round was drawn."""
    made = {player: Record(player) for player in _members(state, stage)}
    for match in state.of_stage(stage):
        if match.counts and (before is None or match.round < before):
            for player in match.players:
                made[player].entries.append(_entry(match, player))
    if state.settings.stages[stage].kind is StageKind.SWISS:
        drawn = state.stages[stage].rounds if before is None else before - 1
        _add_missed(state, stage, made, drawn)
    return made


def _members(state: State, stage: int) -> list[str]:
    """Those who entered, those who came later, and nobody who left before a first match."""
    run = state.stages[stage]
    members = dict.fromkeys(run.entrants)
    members.update(dict.fromkeys(p for match in state.of_stage(stage) for p in match.players))
    joinable = state.settings.stages[stage].kind in (StageKind.SWISS, StageKind.OPEN)
    if joinable and stage == state.stage_number:
        late = (p.id for p in state.players.values() if p.attendance is Attendance.PRESENT)
        members.update(dict.fromkeys(late))
    # Old logs took somebody into the cut who had no match before it.
    for later in state.stages[stage + 1 :]:
        members.update(dict.fromkeys(later.entrants))
    return list(members)


def _entry(match: Match, player: str) -> Entry:
    outcome = match.outcome
    assert outcome is not None
    won = outcome.winner == player
    if outcome.kind is OutcomeKind.BYE:
        return Entry(match.round, EntryKind.BYE, won=True)
    opponent = match.other(player) or NOBODY
    if outcome.kind is not OutcomeKind.PLAYED:
        kind = EntryKind.WALKOVER if won else EntryKind.ABSENT
        return Entry(match.round, kind, won, opponent)
    a, b = sum(one for one, _ in outcome.sets), sum(other for _, other in outcome.sets)
    mine, theirs = (a, b) if player == match.a else (b, a)
    return Entry(match.round, EntryKind.PLAYED, won, opponent, mine, theirs)


def _add_missed(state: State, stage: int, made: dict[str, Record], drawn: int) -> None:
    in_round: dict[str, set[int]] = {player: set() for player in made}
    for match in state.of_stage(stage):
        for player in match.players:
            in_round[player].add(match.round)
    late_bye = state.settings.late is LateRule.BYE
    rounds_left = drawn < state.settings.stages[stage].rounds
    # Those in a later stage play too: old logs took somebody into the cut without a match before.
    playing = {player for match in state.matches for player in match.players}
    for player, record in made.items():
        first = min(in_round[player], default=drawn + 1)
        plays = player in playing or (rounds_left and state.players[player].present)
        for number in set(range(1, drawn + 1)) - in_round[player]:
            given = late_bye and plays and number < first
            kind = EntryKind.LATE_BYE if given else EntryKind.MISSED
            record.entries.append(Entry(number, kind, won=given))
        record.entries.sort(key=lambda entry: entry.round)
