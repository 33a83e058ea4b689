"""Bytes that are hardly HTTP, over real sockets, to a server whose every act is watched."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from tests.support.hostile.attack import reply_problems, send, send_all, statuses
from tests.support.hostile.headers import finished
from tests.support.hostile.raw_requests import ODD_REQUESTS, mutated_requests
from tests.support.server.running import WatchedServer, watched_server

MUTATED = 600


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WatchedServer]:
    """A server that has answered one request of each kind already."""
    folder: Path = tmp_path_factory.mktemp("raw")
    with watched_server(folder) as started:
        yield started


@pytest.mark.parametrize("name", ODD_REQUESTS)
def test_odd_requests(server: WatchedServer, name: str) -> None:
    request, allowed = ODD_REQUESTS[name]
    reply = finished(send(server.port, request))
    assert (statuses(reply) or [0])[0] in allowed, reply[:300]
    assert reply_problems(reply) == []
    assert b"zq-canary-qz" not in reply
    assert b"root:" not in reply


def test_mutated_requests_open_nothing_and_break_nothing(server: WatchedServer) -> None:
    before = server.acts()
    seen = finished(send_all(server.port, islice(mutated_requests(1), MUTATED)))
    assert seen.total() == MUTATED
    assert {200, 400, 404, 405} <= seen.keys()
    assert server.acts() == before
    assert server.is_well()
