"""A tournament in a store: an event with people on its list, played by fixed rules."""

from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial

from nk.club.events import events, registrations
from nk.club.store.connections import Change, Writer
from nk.club.tournament import operations as op
from nk.club.tournament.log import Kept, required
from nk.club.tournament.operations import Done, Ending
from nk.rules.tournament.actions import Action, Announce, Confirm, Finish, Start
from nk.rules.tournament.play import at_stadiums
from nk.rules.tournament.queue import queue
from nk.rules.tournament.settings import MatchType, Settings, Stage, StageKind
from nk.rules.tournament.state import Match, State
from tests.support.store import NOW, an_event, open_a_season

NAMES = ("Mook", "Beam", "Pun", "Fah", "Ice", "Zen", "Khao", "Pim", "Ton", "Nam")
SWISS_AND_CUT = Settings(
    (
        Stage(StageKind.SWISS, MatchType(4), rounds=3),
        Stage(StageKind.SINGLE, MatchType(7), takes=2),
    ),
    stadiums=2,
    seed=7,
)


def next_match(state: State) -> Match | None:
    """Return the match for a stadium that has become free; None while nobody could begin."""
    busy = {player for match in at_stadiums(state) for player in match.players}
    waiting = queue(state)
    return waiting[0] if waiting and not busy & set(waiting[0].players) else None


class Day:
    """A tournament day; each step is a change of its own, a minute after the last."""

    def __init__(
        self, writer: Writer, players: int = 6, settings: Settings = SWISS_AND_CUT
    ) -> None:
        self.writer = writer
        self.now: datetime = NOW
        open_a_season(writer)
        with writer.change("test", NOW) as change:
            self.event = events.add(
                change, an_event(starts_at=NOW, ends_at=NOW + timedelta(days=1))
            )
            for name in NAMES[:players]:
                registrations.register(change, self.event, name)
        self.step(lambda change: op.create(change, self.event, settings))
        for number in range(1, players + 1):
            self.step(partial(self._check_in, str(number)))

    def _check_in(self, number: str, change: Change) -> Done:
        return op.check_in(change, self.event, number)

    def step(self, work: Callable[[Change], Done]) -> Kept:
        """Make one change."""
        self.now += timedelta(minutes=1)
        with self.writer.change("test", self.now) as change:
            return work(change).kept

    def act(self, action: Action) -> Kept:
        """Do an action of the rules as it is."""
        return self.step(lambda change: op.act(change, self.event, action))

    def draw(self) -> Kept:
        """Draw the next round and announce it."""
        self.step(lambda change: op.pair(change, self.event))
        return self.act(Announce())

    def result(self, match: int, winner: str, battles: str = "") -> Kept:
        """Report a result."""
        ending = Ending(winner, battles=battles)
        return self.step(lambda change: op.report(change, self.event, match, ending))

    def play_match(self) -> Kept | None:
        """Play the next match; the lower number on the list wins. None if nobody waits."""
        with self.writer.reading() as connection:
            kept = required(connection, self.event)
        match = next_match(kept.state)
        if match is None:
            return None
        winner = min(match.players, key=int)
        self.act(Start(match.id, 1, int(self.now.timestamp())))
        target = kept.state.match_type(match).target
        battles = "wx lx ws" if target == 4 else "wx wx lo ws"
        self.result(match.id, winner, battles=battles)
        return self.act(Confirm(match.id))

    def play_round(self) -> None:
        """Play everything that waits."""
        while self.play_match() is not None:
            continue

    def play_all(self) -> Kept:
        """Play the whole day to its champion."""
        for _ in range(3):
            self.draw()
            self.play_round()
        self.step(lambda change: op.next_stage(change, self.event))
        self.act(Announce())
        self.play_round()
        return self.act(Finish())
