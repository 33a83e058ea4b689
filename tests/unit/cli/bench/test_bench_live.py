"""What `nk bench live` counts: answers, how late a change is seen, and results that are lost."""

import asyncio
import os

from nk.club.store.connections import open_writer
from nk.club.tournament.log import required
from nk.club.tournament.operations import Ending, report
from tests.support.store import NOW
from tools.bench.live_event import prepared_event
from tools.bench.parts.live import lost_results
from tools.bench.phones import Moment, Phones, Reply, delays, read_reply
from tools.running_site import cpu_seconds


async def _read(*parts: bytes) -> Reply:
    reader = asyncio.StreamReader()
    for part in parts:
        reader.feed_data(part)
    return await read_reply(reader)


def test_an_answer_is_read_whole_and_a_304_has_no_body() -> None:
    reply = _read(b"HTTP/1.1 200 OK\r\nContent-Length: 4\r\nETag: ", b'"a"\r\n\r\nbody')
    whole = asyncio.run(reply)
    assert (whole.status, whole.headers["etag"], whole.body) == (200, '"a"', b"body")
    assert asyncio.run(_read(b'HTTP/1.1 304 Not Modified\r\nETag: "a"\r\n\r\n')).body == b""


def test_whatever_is_no_snapshot_and_no_304_is_wrong() -> None:
    phones = Phones(1, 1, lost=2)
    phones.statuses.update({200: 5, 304: 50, 503: 3})
    assert phones.wrong == 5


def test_a_change_is_late_by_as_long_as_a_phone_has_an_older_version() -> None:
    written = [Moment(10.0, 3), Moment(11.0, 4)]
    # The first phone gets both at once, the second misses the later one.
    seen = [[Moment(9.0, 2), Moment(12.5, 4)], [Moment(10.5, 3)]]
    assert list(delays(written, seen)) == [2.5, 1.5, 0.5]


def test_an_acknowledged_result_that_is_not_there_is_lost(sqlite_database: str) -> None:
    writer = open_writer(sqlite_database)
    event = prepared_event(writer, 4, stadiums=20)
    with writer.reading() as connection:
        first, second = required(connection, event).state.current_round()
    with writer.change("judge", NOW) as change:
        report(change, event, first.id, Ending(first.players[0], battles="wx ws"))
    sent = {first.id: first.players[0]}
    assert lost_results(writer, event, sent) == 0
    assert lost_results(writer, event, {first.id: first.players[1]}) == 1
    assert lost_results(writer, event, {**sent, second.id: second.players[0]}) == 1
    writer.close()


def test_the_processor_time_of_this_process_is_read() -> None:
    times = os.times()
    # Counted in hundredths of a second.
    assert cpu_seconds(os.getpid()) >= times.user + times.system - 0.05
