"""How long a connection waits: for a request, and for somebody who takes no answer."""

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.config import Config

from nk.cli.serving.connections import HEAD_SECONDS, Connection, Connections

LATER = HEAD_SECONDS + 1


class Transport:
    """The other side of a connection: what was sent waits until the test takes it."""

    def __init__(self) -> None:
        self.ended = ""
        self.waiting = 0

    def get_extra_info(self, _: str) -> Any:
        return None

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return self.ended in ("closed", "aborted")

    def write(self, data: bytes) -> None:
        self.waiting += len(data)

    def write_eof(self) -> None:
        self.ended = "half"

    def close(self) -> None:
        self.ended = "closed"

    def abort(self) -> None:
        self.ended = "aborted"


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    """An application that never answers."""
    await asyncio.Event().wait()


def connected(do: Callable[[Connection, Transport, Connections], None], most: int = 1) -> Transport:
    """Let somebody connect at the time zero, and return what became of it."""
    transport = Transport()

    async def connect() -> None:
        shared = Connections(most, ())
        shared.now = 0.0
        config = Config(nothing, http=Connection, ws="none", log_config=None, access_log=False)
        connection = Connection(config, shared, {})
        connection.connection_made(transport)
        do(connection, transport, shared)
        for task in shared.tasks:
            task.cancel()

    asyncio.run(connect())
    return transport


def test_somebody_silent_is_left_after_a_while() -> None:
    assert connected(lambda one, _, __: one.look(HEAD_SECONDS - 1)).ended == ""
    assert connected(lambda one, _, __: one.look(LATER)).ended == "closed"


def test_drops_of_a_request_win_no_time() -> None:
    def drip(connection: Connection, _: Transport, shared: Connections) -> None:
        connection.data_received(b"GET / HTTP/1.1\r\n")
        shared.now = HEAD_SECONDS - 1
        connection.data_received(b"X-Slow: x\r\n")
        connection.look(LATER)

    assert connected(drip).ended == "closed"


def test_a_request_that_is_being_answered_has_all_the_time() -> None:
    def ask(connection: Connection, _: Transport, __: Connections) -> None:
        connection.data_received(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        connection.look(100 * LATER)
        connection.leave()

    assert connected(ask).ended == ""


def test_a_slow_reader_has_time_while_something_goes_and_is_left_when_nothing_does() -> None:
    def read(connection: Connection, transport: Transport, _: Connections) -> None:
        for moment in range(0, 1_000, 50):
            transport.waiting = 2_000 - moment
            connection.look(float(moment))
        assert transport.ended == ""
        connection.look(1_000.0)
        assert transport.ended == ""
        connection.look(1_050.0)

    assert connected(read).ended == "aborted"


def test_the_time_for_the_next_request_begins_when_the_answer_has_gone() -> None:
    def read(connection: Connection, transport: Transport, _: Connections) -> None:
        transport.waiting = 10
        connection.look(LATER)
        transport.waiting = 0
        connection.look(LATER + HEAD_SECONDS - 1)
        assert transport.ended == ""
        connection.look(LATER + HEAD_SECONDS + 1)

    assert connected(read).ended == "closed"


def test_who_has_said_nothing_is_left_at_the_end_and_who_has_begun_is_waited_for() -> None:
    assert connected(lambda one, _, __: one.leave()).ended == "closed"

    def begin(connection: Connection, _: Transport, __: Connections) -> None:
        connection.data_received(b"GET / HT")
        connection.leave()

    assert connected(begin).ended == ""


def test_more_than_there_is_room_for_are_turned_away() -> None:
    assert connected(lambda *_: None, most=0).ended == "aborted"


def test_who_was_refused_is_heard_no_more_and_left_in_time() -> None:
    def refuse(connection: Connection, transport: Transport, _: Connections) -> None:
        connection.data_received(b"noise\r\n\r\n")
        said = transport.waiting
        connection.data_received(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        assert (transport.ended, transport.waiting) == ("half", said)
        transport.waiting = 0
        connection.look(LATER)

    assert connected(refuse).ended == "closed"
