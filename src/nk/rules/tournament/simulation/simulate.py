"""A made-up tournament, played through the log like a real one. The same seed, the same bytes."""

import json
from dataclasses import dataclass, field
from typing import Any

from nk.rules.tournament.actions import (
    Announce,
    CheckIn,
    Confirm,
    Drop,
    Finish,
    Register,
    Result,
    SetUp,
)
from nk.rules.tournament.log import Tournament
from nk.rules.tournament.pairing.open_day import open_pair
from nk.rules.tournament.propose import propose_round, propose_stage
from nk.rules.tournament.ranking.standings import final_standings
from nk.rules.tournament.settings import LateRule, MatchType, Settings, Stage, StageKind
from nk.rules.tournament.simulation.chance import Chance
from nk.rules.tournament.state import Match, MatchStatus, Outcome, OutcomeKind

# At a difference of 400 points the stronger player wins ten times in eleven.
_SCALE = 400
_WAVE_SECONDS = 300

Document = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Scenario:
    """What to make up. `rounds` are Swiss rounds, or turns of the stadiums on an open day."""

    players: int
    kind: StageKind = StageKind.SWISS
    rounds: int = 5
    cut: int = 0
    seed: int = 0
    drop_rate: float = 0.0
    late: int = 0
    no_show_rate: float = 0.0
    late_rule: LateRule = LateRule.LOSS
    groups: int = 0
    reset: bool = True
    stadiums: int = 4

    def __post_init__(self) -> None:
        if self.players - self.late < 2:
            raise ValueError("at least two players must be there at the start")
        if self.late and self.rounds < 2:
            raise ValueError("late players need a second round to come to")
        if self.late and self.kind not in (StageKind.SWISS, StageKind.OPEN):
            raise ValueError("nobody can come late to a bracket or to groups")
        if self.cut and self.kind not in (StageKind.SWISS, StageKind.GROUPS):
            raise ValueError("a cut follows Swiss rounds or groups")

    def settings(self) -> Settings:
        swiss = self.kind is StageKind.SWISS
        first = Stage(
            self.kind,
            MatchType(4),
            rounds=self.rounds if swiss else 0,
            groups=(self.groups or max(self.players // 4, 1)) * (self.kind is StageKind.GROUPS),
            reset=self.reset,
        )
        cut = (Stage(StageKind.SINGLE, MatchType(7), takes=self.cut),) if self.cut else ()
        return Settings((first, *cut), late=self.late_rule, stadiums=self.stadiums, seed=self.seed)


def simulate(scenario: Scenario) -> tuple[Document, Tournament]:
    """Play it; return what `nk tournament simulate --json` prints, and the log."""
    play = _Play(scenario)
    play.begin()
    if scenario.kind is StageKind.SWISS:
        play.swiss()
    elif scenario.kind is StageKind.OPEN:
        play.open_day()
    else:
        play.drawn_stage()
    if scenario.cut and len(play.day.state.present()) >= 2:
        play.leave()
        play.next_stage()
        play.drawn_stage()
    if len(play.day.state.stages) == len(play.day.state.settings.stages):
        play.day = play.day.do(Finish())
    return play.document(), play.day


def document_bytes(document: Document) -> bytes:
    return json.dumps(document, ensure_ascii=False, indent=1).encode() + b"\n"


@dataclass
class _Play:
    scenario: Scenario
    day: Tournament = field(default_factory=Tournament)
    rounds: list[Document] = field(default_factory=list)
    dropped: list[str] = field(default_factory=list)
    joined: list[str] = field(default_factory=list)
    clock: int = 0

    def __post_init__(self) -> None:
        self.chance = Chance(self.scenario.seed)
        width = len(str(self.scenario.players))
        self.names = [f"p{n:0{width}}" for n in range(1, self.scenario.players + 1)]
        on_time = self.scenario.players - self.scenario.late
        latest = max(self.scenario.rounds, 2)
        self.arrivals = {name: self.chance.whole(2, latest) for name in self.names[on_time:]}

    def begin(self) -> None:
        self.day = self.day.do(SetUp(self.scenario.settings()))
        for name in self.names:
            rating = self.chance.rating()
            self.day = self.day.do(Register(name, rating))
            if name not in self.arrivals:
                self.day = self.day.do(CheckIn(name))
        self.next_stage()

    def next_stage(self) -> None:
        self.day = self.day.do(propose_stage(self.day.state))

    def swiss(self) -> None:
        for number in range(1, self.scenario.rounds + 1):
            self.come_and_go(number)
            if len(self.day.state.present()) < 2:
                return
            self.day = self.day.do(propose_round(self.day.state), Announce())
            self.play_round(self.day.state.current_round())

    def open_day(self) -> None:
        for number in range(1, self.scenario.rounds + 1):
            self.come_and_go(number)
            first = len(self.day.state.matches)
            for _ in range(self.scenario.stadiums):
                pair = open_pair(self.day.state, self.clock)
                if pair is not None:
                    self.day = self.day.do(pair)
            self.play_round(self.day.state.matches[first:])

    def drawn_stage(self) -> None:
        """Brackets and groups: everything drawn, round by round."""
        self.day = self.day.do(Announce())
        stage = self.day.state.stage_number
        for number in sorted({match.round for match in self.day.state.of_stage(stage)}):
            if number > 1:
                self.leave()
            self.play_round(self.day.state.of_round(stage, number))

    def come_and_go(self, number: int) -> None:
        if number > 1:
            self.leave()
        self.joined += [name for name, at in self.arrivals.items() if at == number]
        for name in self.joined:
            self.day = self.day.do(CheckIn(name, self.clock))

    def leave(self) -> None:
        """Some drop out, never so many that nobody is left to play."""
        for name in self.day.state.present():
            leaves = self.chance.part() < self.scenario.drop_rate
            if leaves and len(self.day.state.present()) > 2:
                self.dropped.append(name)
                self.day = self.day.do(Drop(name, self.clock))

    def play_round(self, drawn: tuple[Match, ...]) -> None:
        self.clock += _WAVE_SECONDS
        for match in drawn:
            if match.status is MatchStatus.READY:
                outcome = self.outcome(match)
                report = Result(match.id, outcome, self.clock)
                self.day = self.day.do(report, Confirm(match.id))
        over = [self.day.state.match(match.id) for match in drawn]
        matches = [_row(match) for match in over if match.counts]
        if matches:
            entry = {"number": len(self.rounds) + 1, "stage": self.day.state.stage.kind.value}
            moves = {"dropped": self.dropped, "joined": self.joined}
            self.rounds.append({**entry, **moves, "matches": matches})
            self.dropped, self.joined = [], []

    def outcome(self, match: Match) -> Outcome:
        here = [p for p in match.players if self.chance.part() >= self.scenario.no_show_rate]
        if len(here) < 2:
            kind = OutcomeKind.NO_SHOW if here else OutcomeKind.DOUBLE_NO_SHOW
            return Outcome(kind, here[0] if here else None)
        a, b = here
        players = self.day.state.players
        odds = 10 ** ((players[b].rating - players[a].rating) / _SCALE)
        winner = a if self.chance.part() < 1 / (1 + odds) else b
        target = self.day.state.match_type(match).target
        score = self.chance.whole(target, target + 2), self.chance.whole(0, target - 1)
        return Outcome(OutcomeKind.PLAYED, winner, (score if winner == a else score[::-1],))

    def document(self) -> Document:
        players = self.day.state.players.values()
        return {
            "players": [{"id": player.id, "rating": player.rating} for player in players],
            "rounds": self.rounds,
            "standings": [
                {
                    "place": line.place,
                    "id": line.player,
                    "points": line.points,
                    **{name.value: value.value for name, value in line.values.items()},
                }
                for line in final_standings(self.day.state)
            ],
        }


def _row(match: Match) -> Document:
    a, b = match.a or match.b, match.b if match.a else None
    winner = match.outcome.winner if match.outcome else None
    return {"a": a, "b": b or None, "winner": winner or None}
