"""A visitor's connection: uvicorn's, with time limits. Ready answers of the site go out at once."""

import time
from email.utils import formatdate
from typing import Any, Final

import httptools
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from nk.site.answers import Header, answer_bytes, head_bytes, read_headers
from nk.site.application import Serving

# The head of a request has to be there in this time, counted from the end of the answer before.
HEAD_SECONDS: Final = 5.0
# Somebody who takes nothing of an answer for as long as this has gone.
_SILENCE_SECONDS: Final = 60.0
_LONGEST_HEAD: Final = 16_384
_MOST_HEADERS: Final = 100
_VERSIONS: Final = frozenset({"1.1", "1.0"})
# Requests sent ahead of their answers; browsers send none.
_MOST_AHEAD: Final = 64
_NEVER: Final = float("inf")
_LAST: Final = b"connection: close\r\n"


class Connections(ServerState):
    """All connections of a worker, and what they share."""

    def __init__(self, most: int, headers: tuple[Header, ...]) -> None:
        super().__init__()
        # More at a time are turned away: files must be left for the store.
        self.most = most
        # Carried by what is refused before an application sees it.
        self.headers = headers
        self.leaving = False
        self.now = 0.0
        # What ends a head, so that no answer puts it together; of one that is the last, too.
        self.end = b""
        self.last_end = b""
        self.look()

    def look(self) -> None:
        """Tell the time, and close those who are too slow; called twice a second."""
        self.now = time.monotonic()
        date = formatdate(usegmt=True).encode("ascii")
        self.default_headers = [(b"date", date)]
        self.end = b"date: " + date + b"\r\n\r\n"
        self.last_end = _LAST + self.end
        for connection in list(self.connections):
            if isinstance(connection, Connection):
                connection.look(self.now)

    def leave(self) -> None:
        """Close everybody who waits for nothing."""
        for connection in list(self.connections):
            if isinstance(connection, Connection):
                connection.leave()


class Connection(HttpToolsProtocol):
    """One connection; what it overrides is uvicorn's, whose version is pinned."""

    def __init__(self, config: Config, shared: Connections, app_state: dict[str, Any]) -> None:
        super().__init__(config, shared, app_state)
        self.shared = shared
        # When the head of the next request has to be there; never while one is answered.
        self._due = _NEVER
        # Whether it was refused: what still comes is dropped until the other side ends.
        self._refused = False
        # Bytes since the last whole head, piece of a body or answer.
        self._received = 0
        self._unsent = 0
        self._unsent_since = 0.0

    def connection_made(self, transport: Any) -> None:
        """Begin with somebody new."""
        super().connection_made(transport)
        self._wait()
        if len(self.connections) > self.shared.most:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take what came; what is not HTTP, or has no end, is refused."""
        if self._refused:
            return
        self._unset_keepalive_if_required()
        self._received += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            # It was answered as if nothing but HTTP had been asked for, and that was all.
            return
        except httptools.HttpParserError:
            self._refuse(400)
            return
        if self._due != _NEVER and self._received > _LONGEST_HEAD:
            self._refuse(431)

    def on_message_begin(self) -> None:
        """Begin with a request."""
        super().on_message_begin()
        self._codings: list[bytes] = []

    def on_header(self, name: bytes, value: bytes) -> None:
        """Keep a header, and what of it concerns the connection."""
        name = name.lower()
        if name == b"transfer-encoding":
            self._codings.append(value.lower())
        elif name == b"expect":
            self.expect_100_continue = value.lower() == b"100-continue"
        self.headers.append((name, value))

    def on_headers_complete(self) -> None:
        """Answer a request, unless it is refused."""
        if self._refused or self.transport.is_closing():
            return
        fault = self._fault()
        self._received = 0
        if fault is None:
            self._answer()
        else:
            self._refuse(fault)

    def _fault(self) -> int | None:
        """Return the status with which a request is refused that no application should see."""
        if self.parser.get_http_version() not in _VERSIONS:
            return 505
        if len(self.headers) > _MOST_HEADERS:
            return 431
        if self._received > _LONGEST_HEAD and self._head_size() > _LONGEST_HEAD:
            return 431
        # The parser finds out about other codings only when the answer has been sent.
        return 400 if self._codings and self._codings != [b"chunked"] else None

    def _answer(self) -> None:
        """Hand a request on to the application."""
        if len(self.pipeline) >= _MOST_AHEAD:
            self.transport.abort()
            return
        self._due = _NEVER
        super().on_headers_complete()
        if self.shared.leaving or self.parser.should_upgrade():
            self.cycle.keep_alive = False

    def on_body(self, body: bytes) -> None:
        """Take a part of a body; of a request that was answered or refused it is dropped."""
        # However much of it comes, it makes no head too long.
        self._received = 0
        if self.cycle is not None:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """Tell the application that its request has come to its end."""
        if self.cycle is not None:
            super().on_message_complete()

    def on_response_complete(self) -> None:
        """Wait for the next request, or go on with one that is here already."""
        super().on_response_complete()
        if not self.pipeline:
            self._wait()

    def look(self, now: float) -> None:
        """Close on somebody who sends no request, or takes no answer."""
        unsent = self.transport.get_write_buffer_size()
        if unsent == 0:
            self._unsent = 0
            if now > self._due:
                self.transport.close()
            return
        if self._due != _NEVER:
            # The time for the next request begins when the answer before has gone.
            self._due = now + HEAD_SECONDS
        if unsent != self._unsent:
            self._unsent, self._unsent_since = unsent, now
        elif now - self._unsent_since > _SILENCE_SECONDS:
            self.transport.abort()

    def leave(self) -> None:
        """End, unless a request is being answered or is on its way here."""
        if self._due == _NEVER or self._received == 0:
            self.shutdown()

    def _wait(self) -> None:
        self._received = 0
        self._due = self.shared.now + HEAD_SECONDS

    def _head_size(self) -> int:
        return len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)

    def _refuse(self, status: int) -> None:
        """Say no, and wait for the other side's end: closed at once, it might never read it."""
        if self._refused or self.transport.is_closing():
            return
        self._refused = True
        if self.cycle is not None and not self.cycle.response_complete:
            # The request before is still being answered; that answer is the last.
            self.pipeline.clear()
            self.cycle.keep_alive = False
            return
        headers = (*self.shared.headers, (b"cache-control", b"no-store"), (b"content-length", b"0"))
        self.transport.write(head_bytes(status, headers) + self.shared.last_end)
        self.transport.write_eof()
        self._wait()


class SiteConnection(Connection):
    """A connection to the public site: an answer that is at hand needs no task of its own."""

    def __init__(self, config: Config, shared: Connections, app_state: dict[str, Any]) -> None:
        super().__init__(config, shared, app_state)
        assert isinstance(config.app, Serving)
        self._serving = config.app

    def _answer(self) -> None:
        if not (self._may_write() and self._answer_at_once()):
            super()._answer()

    def _may_write(self) -> bool:
        """Tell whether an answer may be written now, and may be written as always."""
        cycle = self.cycle
        return (
            (cycle is None or cycle.response_complete)
            and not self.flow.write_paused
            and not self.parser.should_upgrade()
            and self.parser.get_http_version() == "1.1"
        )

    def _answer_at_once(self) -> bool:
        started = time.perf_counter()
        method = self.parser.get_method().decode("ascii")
        path, _, query = self.url.partition(b"?")
        asked = read_headers(self.headers)
        answer = self._serving.at_once(method, path, query, asked)
        if answer is None:
            return False
        status, head, body = answer_bytes(method, asked, answer)
        shared = self.shared
        if shared.leaving or not self.parser.should_keep_alive():
            self.transport.writelines((head, shared.last_end, body))
            self.transport.close()
        else:
            self.transport.writelines((head, shared.end, body))
        shared.total_requests += 1
        self._wait()
        if self._serving.log is not None:
            self._serving.log.record(method, path, status, started, len(body))
        return True
