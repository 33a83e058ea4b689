"""kill -9 while judges send results: what was acknowledged is there, and the day goes on."""

import multiprocessing
import os
import random
import signal
import time
from multiprocessing.connection import Connection as Pipe

from nk.club.ranking.ratings import verify
from nk.club.store.connections import open_reader, open_writer
from nk.club.tournament import operations as op
from nk.club.tournament.log import required
from nk.club.tournament.operations import Ending, Order
from nk.rules.tournament.actions import ChangeRounds, Confirm
from tests.support.commands import chosen, say
from tests.support.tournament import Day

_SEED = 16
_FORKING = multiprocessing.get_context("fork")


def test_sqlite_loses_no_acknowledged_result(sqlite_database: str) -> None:
    _kill_in_rounds(sqlite_database, chosen("FAULT_ROUNDS", 40))


def test_postgresql_loses_no_acknowledged_result(postgres_database: str) -> None:
    _kill_in_rounds(postgres_database, chosen("FAULT_ROUNDS", 40) // 4 or 1)


def _kill_in_rounds(database: str, kills: int) -> None:
    chance = random.Random(_SEED)
    writer = open_writer(database)
    day = Day(writer, players=10)
    total = 0
    for _ in range(kills):
        _next_round(day)
        acknowledged = _killed(database, day, chance)
        _check(database, day, acknowledged)
        total += len(acknowledged)
        # Whoever takes over sends everything once more: what was there counts once.
        _judge(database, day, None)
    say(f"{kills} kills in the middle of a round, {total} acknowledged actions, none lost")
    writer.close()


def _next_round(day: Day) -> None:
    """Draw a round once the last one is over; a further one is announced as long as there is."""
    with day.writer.reading() as connection:
        state = required(connection, day.event).state
    if not state.stages or all(match.confirmed for match in state.matches):
        if state.stages and state.stages[-1].rounds >= state.stage.rounds:
            day.act(ChangeRounds(min(state.stage.rounds + 1, 40)))
        day.draw()


def _killed(database: str, day: Day, chance: random.Random) -> set[str]:
    receiving, sending = _FORKING.Pipe(duplex=False)
    judge = _FORKING.Process(target=_judge, args=(database, day, sending))
    judge.start()
    sending.close()
    wanted = chance.randint(1, 8)
    acknowledged = set()
    try:
        for _ in range(wanted):
            acknowledged.add(receiving.recv_bytes().decode())
        time.sleep(chance.uniform(0, 0.02))
        os.kill(judge.pid or 0, signal.SIGKILL)
        while True:
            acknowledged.add(receiving.recv_bytes().decode())
    except EOFError:
        judge.join()
    return acknowledged


def _judge(database: str, day: Day, acknowledge: Pipe | None) -> None:
    """Report and confirm every match of the round, the same ids each time."""
    writer = open_writer(database)
    with writer.reading() as connection:
        matches = required(connection, day.event).state.current_round()
    for match in matches:
        if len(match.players) < 2:
            continue
        for kind in ("result", "confirm"):
            key = f"{kind}-{match.id}"
            with writer.change("judge", day.now) as change:
                if kind == "result":
                    ending = Ending(match.a, battles="wx ws")
                    op.report(change, day.event, match.id, ending, Order(key))
                else:
                    op.act(change, day.event, Confirm(match.id), Order(key))
            if acknowledge is not None:
                acknowledge.send_bytes(key.encode())
    writer.close()


def _check(database: str, day: Day, acknowledged: set[str]) -> None:
    reader = open_reader(database)
    with reader.reading() as connection:
        state = required(connection, day.event).state
        # Log, ratings and derived tables agree with a replay of everything.
        assert verify(connection) == []
    reader.close()
    for key in acknowledged:
        kind, number = key.split("-")
        status = state.match(int(number)).status
        assert status == "confirmed" or (kind == "result" and status == "reported"), key
