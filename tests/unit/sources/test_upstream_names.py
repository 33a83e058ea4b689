"""A name server that does not answer holds nobody up."""

import socket
import threading
from typing import NoReturn

import pytest

from nk.sources.fetch import Fetcher, FetchLimits, UpstreamFailedError


def test_a_name_that_is_looked_up_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    released = threading.Event()

    def look_up(*_: object, **__: object) -> NoReturn:
        released.wait()
        raise socket.gaierror("no such name")

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    fetcher = Fetcher(FetchLimits(connect_seconds=0.05, try_seconds=0.05, total_seconds=0.2))
    try:
        with pytest.raises(UpstreamFailedError):
            fetcher.fetch("http://upstream.example/events")
        # Nobody has answered the question for the name, and the fetch is over all the same.
        assert not released.is_set()
    finally:
        released.set()
