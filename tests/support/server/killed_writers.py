"""Writers that are killed with -9 in the middle of their work, and what must be left of it."""

import multiprocessing
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from itertools import count
from multiprocessing.connection import Connection as Pipe

from sqlalchemy import func, select

from nk.club.players import add_player
from nk.club.store.connections import open_reader, open_writer
from nk.club.store.tables import audit, data_version, players
from tests.support.commands import say

_NOW = datetime(2026, 11, 18, 5, 0, tzinfo=UTC)
# Writes acknowledged before the kill; on average 110, so 200 rounds are above 20,000.
_FEWEST, _MOST = 80, 140
# The kill comes up to this long after the last of them, anywhere in a transaction or between.
_LONGEST_PAUSE = 0.01
# What a store without any change counts.
_FIRST_VERSION = 1
# A fork costs a hundredth of a new Python with the whole store to import.
_FORKING = multiprocessing.get_context("fork")


def kill_and_verify(
    database: str, rounds: int, seed: int, is_sound: Callable[[], None] = lambda: None
) -> int:
    """Kill a writer again and again; return how many of its writes were acknowledged.

    After each round every acknowledged write has to be there, and `is_sound` may look further.
    """
    chance = random.Random(seed)
    acknowledged: set[str] = set()
    for number in range(1, rounds + 1):
        acknowledged |= _killed_round(database, f"r{number}w", chance)
        _verify(database, acknowledged, rounds=number)
        is_sound()
        if number % 20 == 0:
            say(f"killed {number} of {rounds} times, {len(acknowledged)} writes acknowledged")
    return len(acknowledged)


def _killed_round(database: str, prefix: str, chance: random.Random) -> set[str]:
    receiving, sending = _FORKING.Pipe(duplex=False)
    writer = _FORKING.Process(target=_write_for_ever, args=(database, prefix, sending))
    writer.start()
    sending.close()
    wanted, pause = chance.randint(_FEWEST, _MOST), chance.uniform(0, _LONGEST_PAUSE)
    names = _names(receiving)
    acknowledged = {next(names) for _ in range(wanted)}
    time.sleep(pause)
    os.kill(writer.pid or 0, signal.SIGKILL)
    acknowledged.update(names)
    writer.join()
    receiving.close()
    assert writer.exitcode == -signal.SIGKILL
    return acknowledged


def _write_for_ever(database: str, prefix: str, acknowledge: Pipe) -> None:
    writer = open_writer(database)
    for number in count(1):
        name = f"{prefix}{number}"
        with writer.change("killed", _NOW) as change:
            add_player(change, name)
        acknowledge.send_bytes(name.encode())


def _names(receiving: Pipe) -> Iterator[str]:
    """Yield what was acknowledged until the writer is dead and the pipe empty."""
    while True:
        try:
            yield receiving.recv_bytes().decode()
        except EOFError:
            return


def _verify(database: str, acknowledged: set[str], rounds: int) -> None:
    reader = open_reader(database)
    with reader.reading() as connection:
        stored = set(connection.scalars(select(players.c.nickname)))
        changes = connection.scalars(select(data_version.c.version)).one()
        noted = connection.scalars(select(func.count()).select_from(audit)).one()
    reader.close()
    lost = acknowledged - stored
    assert not lost, f"{len(lost)} acknowledged writes are gone, such as {min(lost)}"
    # A round may end after a commit and before its acknowledgement, but only once.
    assert len(stored - acknowledged) <= rounds
    # Each write is whole: the player, the line of history and the count of changes.
    assert noted == len(stored) == changes - _FIRST_VERSION
