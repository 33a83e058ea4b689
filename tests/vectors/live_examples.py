"""Write live/*.json: the public snapshot of a sample tournament at several moments of its day.

Pages are built and tested against these. The day is played by the engine with fixed chance, so
the same code writes the same bytes. Run from the repository's root:

    python -m tests.vectors.live_examples
"""

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from nk.club.tournament.live import Battles, Person, TournamentNow
from nk.club.tournament.snapshot import snapshot
from nk.rules.actions import Finish
from nk.rules.tournament.actions import (
    Announce,
    Call,
    CheckIn,
    Confirm,
    Drop,
    Register,
    Result,
    SetUp,
    Start,
)
from nk.rules.tournament.actions import Finish as FinishDay
from nk.rules.tournament.log import Tournament
from nk.rules.tournament.propose import propose_round, propose_stage
from nk.rules.tournament.settings import MatchType, Settings, Stage, StageKind
from nk.rules.tournament.simulation.chance import Chance
from nk.rules.tournament.state import Outcome, OutcomeKind
from tests.support.tournament import next_match

FOLDER = Path(__file__).with_name("live")

# Sample nicknames, nobody's own.
_NAMES = (
    *("น้องเอ (ตัวอย่าง)", "Best (sample)", "พี่หมี (ตัวอย่าง)", "Khao (sample)", "ฟ้า (ตัวอย่าง)"),
    *("Mook (sample)", "ต้นกล้า (ตัวอย่าง)", "Ice (sample)", "ปันปัน (ตัวอย่าง)", "Zen (sample)"),
    *("มะนาว (ตัวอย่าง)", "Tonkla (sample)", "ภูผา (ตัวอย่าง)", "Pim (sample)", "เจได (ตัวอย่าง)"),
)
_START = int(datetime(2026, 11, 21, 6, 0, tzinfo=UTC).timestamp())
_STADIUMS = 3


class Day:
    """A Saturday with fifteen players: four Swiss rounds, one drop-out, the best four go on."""

    def __init__(self) -> None:
        self.chance = Chance(21)
        self.clock = _START
        self.battles: dict[int, Battles] = {}
        swiss = Stage(StageKind.SWISS, MatchType(4), rounds=4)
        cut = Stage(StageKind.SINGLE, MatchType(7), takes=4)
        self.day = Tournament().do(SetUp(Settings((swiss, cut), stadiums=_STADIUMS, seed=21)))
        for number in range(1, len(_NAMES) + 1):
            self.day = self.day.do(Register(str(number), self.chance.rating()))

    def moments(self) -> Iterator[tuple[str, Tournament]]:
        """Play the day; yield its states worth a page."""
        for number in range(1, len(_NAMES)):
            self.day = self.day.do(CheckIn(str(number), self.clock))
        yield "registering", self.day
        self.day = self.day.do(CheckIn(str(len(_NAMES)), self.clock))
        self.day = self.day.do(propose_stage(self.day.state))
        for number in range(1, 5):
            self.day = self.day.do(propose_round(self.day.state), Announce())
            if number == 3:
                yield "swiss-called", self.call_all()
                self.play(2)
                self.day = self.call_all()
                yield "swiss-running", self.under_way()
            self.play()
            if number == 2:
                self.day = self.day.do(Drop("9", self.clock))
        self.day = self.day.do(propose_stage(self.day.state))
        yield "cut-drawn", self.day
        self.day = self.day.do(Announce())
        yield "cut-announced", self.day
        self.play(2)
        self.day = self.call_all()
        yield "cut-running", self.under_way()
        self.play()
        self.day = self.day.do(FinishDay())
        yield "finished", self.day

    def call_all(self) -> Tournament:
        """Call a match to every free stadium."""
        day = self.day
        for stadium in range(1, _STADIUMS + 1):
            match = next_match(day.state)
            taken = {m.stadium for m in day.state.matches if m.status in ("called", "running")}
            if match is not None and stadium not in taken:
                day = day.do(Call(match.id, stadium, self.clock))
        return day

    def under_way(self) -> Tournament:
        """Of the called matches the first runs, slowly, and the second waits for the head judge."""
        first, second = [m for m in self.day.state.matches if m.status == "called"][:2]
        return self.day.do(
            Start(first.id, first.stadium or 1, self.clock - 800),
            Start(second.id, second.stadium or 1, self.clock - 300),
            Result(second.id, self.outcome(second.id), self.clock),
        )

    def play(self, most: int = 100) -> None:
        """Play what waits, one match after the other, to its confirmed end."""
        for _ in range(most):
            match = next(
                (m for m in self.day.state.matches if m.status == "called"),
                next_match(self.day.state),
            )
            if match is None:
                return
            self.clock += 20
            begun = self.clock
            self.clock += self.chance.whole(150, 800)
            self.day = self.day.do(
                Start(match.id, match.stadium or 1, begun),
                Result(match.id, self.outcome(match.id), self.clock),
                Confirm(match.id),
            )

    def outcome(self, number: int) -> Outcome:
        """One set, battle by battle."""
        match = self.day.state.match(number)
        target = self.day.state.match_type(match).target
        worth = {Finish.XTREME: 3, Finish.OVER: 2, Finish.BURST: 2, Finish.SPIN: 1}
        points, battles = {"a": 0, "b": 0}, []
        ratings = [self.day.state.players[player].rating for player in match.players]
        for_a = 1 / (1 + 10 ** ((ratings[1] - ratings[0]) / 400))
        while max(points.values()) < target:
            side = "a" if self.chance.part() < for_a else "b"
            finish = list(worth)[self.chance.whole(0, 3)]
            points[side] += worth[finish]
            battles.append((side, finish.value))
        self.battles[number] = tuple(battles)
        winner = match.a if points["a"] > points["b"] else match.b
        return Outcome(OutcomeKind.PLAYED, winner, ((points["a"], points["b"]),))


def examples() -> Iterator[tuple[str, str]]:
    """Yield each file's name and text."""
    day = Day()
    for name, moment in day.moments():
        gain = [round(30 * (chance.part() - 0.5)) for chance in map(Chance, range(len(_NAMES)))]
        begun = any(match.confirmed for match in moment.state.matches)
        people = {
            str(at + 1): Person(nickname, change=gain[at] if begun else None)
            for at, nickname in enumerate(_NAMES)
        }
        at = datetime.fromtimestamp(day.clock + 60, UTC)
        live = TournamentNow(7, at, len(moment.actions), moment.state, people, day.battles)
        plain = snapshot(live).model_dump(mode="json")
        yield name, json.dumps(plain, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for file, text in examples():
        (FOLDER / f"{file}.json").write_text(text, encoding="utf-8")
