"""The state of a tournament: players, matches and stages, as the replay of its log leaves them."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum

from nk.rules.tournament.settings import MatchType, Seeding, Settings, Stage, lot_of

# An empty place in a match: the other player has a bye. None is a player not known yet.
NOBODY = ""


class Attendance(StrEnum):
    """Whether a player is in the hall and in the tournament."""

    REGISTERED = "registered"
    PRESENT = "present"
    DROPPED = "dropped"
    DISQUALIFIED = "disqualified"


@dataclass(frozen=True, slots=True)
class Player:
    """A registered player; `since` is when they checked in or came back."""

    id: str
    rating: int
    attendance: Attendance = Attendance.REGISTERED
    since: int = 0

    @property
    def present(self) -> bool:
        return self.attendance is Attendance.PRESENT

    @property
    def out(self) -> bool:
        return self.attendance in (Attendance.DROPPED, Attendance.DISQUALIFIED)


class OutcomeKind(StrEnum):
    """How a match came to its end."""

    PLAYED = "played"
    NO_SHOW = "no_show"
    DOUBLE_NO_SHOW = "double_no_show"
    # One player dropped out or was disqualified before the match had a result.
    FORFEIT = "forfeit"
    BYE = "bye"
    # Nobody could play it: both places are empty, or no second final was needed.
    VOID = "void"


# Ends that nobody played for and the engine sets by itself; it may take them back by itself too.
AUTOMATIC = (OutcomeKind.FORFEIT, OutcomeKind.BYE, OutcomeKind.VOID)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a match; `sets` are the points of both players, set by set, where written down."""

    kind: OutcomeKind
    winner: str | None = None
    sets: tuple[tuple[int, int], ...] = ()


class MatchStatus(StrEnum):
    """How far a match is. Only confirmed matches count for anything."""

    WAITING = "waiting"  # A player is not known yet.
    READY = "ready"
    CALLED = "called"
    RUNNING = "running"
    REPORTED = "reported"
    CONFIRMED = "confirmed"


NOT_STARTED = (MatchStatus.WAITING, MatchStatus.READY, MatchStatus.CALLED)
UNREPORTED = (*NOT_STARTED, MatchStatus.RUNNING)


@dataclass(frozen=True, slots=True)
class Source:
    """Where a bracket's place is filled from: the winner (or loser) of an earlier match."""

    match: int
    loser: bool = False


class Branch(StrEnum):
    """The part of a bracket a match belongs to."""

    NONE = ""
    WINNERS = "winners"
    LOSERS = "losers"
    FINAL = "final"
    RESET = "reset"
    THIRD = "third"


@dataclass(frozen=True, slots=True)
class Match:
    """One match. Its id is its place in the tournament's list, counted from 1."""

    id: int
    stage: int
    round: int
    a: str | None
    b: str | None
    status: MatchStatus = MatchStatus.READY
    outcome: Outcome | None = None
    stadium: int | None = None
    called_at: int | None = None
    started_at: int | None = None
    ended_at: int | None = None
    group: int = 0
    branch: Branch = Branch.NONE
    a_from: Source | None = None
    b_from: Source | None = None

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(player for player in (self.a, self.b) if player)

    @property
    def confirmed(self) -> bool:
        return self.status is MatchStatus.CONFIRMED

    @property
    def counts(self) -> bool:
        """It has an end that is confirmed; a match nobody had to play is none."""
        void = self.outcome is not None and self.outcome.kind is OutcomeKind.VOID
        return self.confirmed and not void

    @property
    def untouched(self) -> bool:
        """Nobody has played here: not started, or ended by the engine alone."""
        if self.status in NOT_STARTED:
            return True
        return self.outcome is not None and self.outcome.kind in AUTOMATIC

    def other(self, player: str) -> str | None:
        return self.b if player == self.a else self.a


@dataclass(frozen=True, slots=True)
class StageRun:
    """A stage that has begun. `rounds` is how many rounds are drawn (Swiss)."""

    entrants: tuple[str, ...]
    rounds: int = 0
    # The organiser has looked at what was drawn last and everybody may see it.
    announced: bool = False
    # The round that was drawn last had to leave the best pairing to keep later rounds possible.
    looked_ahead: bool = False


@dataclass(frozen=True, slots=True)
class State:
    """Everything the log says, and nothing else."""

    settings: Settings = field(default_factory=Settings)
    players: dict[str, Player] = field(default_factory=dict)
    matches: tuple[Match, ...] = ()
    stages: tuple[StageRun, ...] = ()
    finished: bool = False

    @property
    def stage(self) -> Stage:
        """The stage being played, or the first one before the start."""
        return self.settings.stages[max(len(self.stages) - 1, 0)]

    @property
    def stage_number(self) -> int:
        """The index of the stage being played; -1 before the start."""
        return len(self.stages) - 1

    def match(self, number: int) -> Match:
        return self.matches[number - 1]

    def match_type(self, match: Match) -> MatchType:
        return self.settings.stages[match.stage].match

    def of_stage(self, stage: int) -> Iterator[Match]:
        return (match for match in self.matches if match.stage == stage)

    def players_of(self, stage: int) -> set[str]:
        """Everybody who has a match of a stage, a bye among them."""
        return {player for match in self.of_stage(stage) for player in match.players}

    def of_round(self, stage: int, number: int) -> tuple[Match, ...]:
        return tuple(match for match in self.of_stage(stage) if match.round == number)

    def current_round(self) -> tuple[Match, ...]:
        """The Swiss round drawn last."""
        return self.of_round(self.stage_number, self.stages[-1].rounds) if self.stages else ()

    def present(self) -> list[str]:
        return [player.id for player in self.players.values() if player.present]

    def seed_key(self, player: str) -> tuple[int, int, str]:
        """Sorts stronger players first: by rating then lots, or by lots alone, as set."""
        by_rating = self.settings.seeding is Seeding.RATING
        rating = -self.players[player].rating if by_rating else 0
        return rating, lot_of(self.settings.seed, player), player

    def with_match(self, match: Match) -> "State":
        at = match.id - 1
        return replace(self, matches=(*self.matches[:at], match, *self.matches[at + 1 :]))

    def with_player(self, player: Player) -> "State":
        return replace(self, players={**self.players, player.id: player})

    def with_run(self, run: StageRun) -> "State":
        return replace(self, stages=(*self.stages[:-1], run))
