"""Several write at the same time, in one process or more: nothing is lost or counted twice."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from sqlalchemy import QueuePool

from nk.club.errors import StoreUnreadableError
from nk.club.ranking import matches
from nk.club.ranking.leaderboard import top_players
from nk.club.ranking.ratings import verify
from nk.club.store.connections import Reader, Writer
from tests.support.store import NOW, add_players, open_a_season

_PROCESSES = 4
_EACH = 15

# Each process records matches between the same two players, so that every one of them has
# to read the rating the one before left behind.
_SCRIPT = """
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from sqlalchemy import QueuePool
from tests.support.store import play
from nk.club.store.connections import open_writer

writer = open_writer(sys.argv[1])
sys.stdin.readline()
for _ in range(int(sys.argv[4])):
    print(play(writer, int(sys.argv[2]), int(sys.argv[3])), flush=True)
writer.close()
"""


def test_concurrent_processes_lose_nothing(database: str, writer: Writer, reader: Reader) -> None:
    one, other = add_players(writer, "Mook", "Beam")
    open_a_season(writer)
    before = reader.data_version()
    arguments = [sys.executable, "-c", _SCRIPT, database, str(one), str(other), str(_EACH)]
    running = [
        subprocess.Popen(
            arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd="."
        )
        for _ in range(_PROCESSES)
    ]
    # All have started before any is told to begin.
    for process in running:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    outputs = [process.communicate(timeout=120)[0] for process in running]
    assert [process.returncode for process in running] == [0] * _PROCESSES
    acknowledged = [int(line) for output in outputs for line in output.splitlines()]
    total = _PROCESSES * _EACH
    assert len(set(acknowledged)) == total
    with reader.reading() as connection:
        stored = {entry.id for entry in matches.list_matches(connection, limit=total + 1)}
        board = top_players(connection, NOW)
        assert verify(connection) == []
    assert stored == set(acknowledged)
    assert [(line.wins, line.losses) for line in board] == [(total, 0), (0, total)]
    assert reader.data_version() == before + total


def test_those_of_one_process_wait_in_line_without_a_connection(
    writer: Writer, reader: Reader
) -> None:
    before = reader.data_version()
    ready = Barrier(_PROCESSES + 1)
    taken: list[int] = []

    def write() -> None:
        ready.wait()
        with writer.change("test", NOW):
            # Those of the pool that are given away: a writer that waited with one would count.
            taken.append(_taken(writer))

    with ThreadPoolExecutor(_PROCESSES) as pool:
        with writer.change("test", NOW):
            running = [pool.submit(write) for _ in range(_PROCESSES)]
            ready.wait()
        for one in running:
            one.result(timeout=60)
    assert taken == [1] * _PROCESSES
    assert reader.data_version() == before + _PROCESSES + 1


def test_behind_a_writer_that_hangs_nobody_waits_for_ever(writer: Writer, reader: Reader) -> None:
    assert writer.patience_seconds == 20
    writer.patience_seconds = 0
    before = reader.data_version()
    with writer.change("hangs", NOW):
        for begin in (writer.change, writer.dry_run):
            with pytest.raises(StoreUnreadableError, match="has not ended"), begin("test", NOW):
                pytest.fail("two write at the same time")
        with pytest.raises(StoreUnreadableError), writer.reading():
            pytest.fail("it is read while somebody writes")
    # Once it has ended the next has its turn.
    add_players(writer, "Mook")
    assert reader.data_version() == before + 2


def _taken(writer: Writer) -> int:
    pool = writer.engine.pool
    assert isinstance(pool, QueuePool)
    return pool.checkedout()
