"""A worker: one event loop that serves until it is told to stop, and then loses no visitor."""

import asyncio
import logging
import signal
import socket
from collections.abc import Callable
from typing import Final

import uvloop
from uvicorn.config import Config

from nk.cli.serving.connections import HEAD_SECONDS, Connection, Connections
from nk.site.answers import ASGIApp

_log: Final = logging.getLogger(__name__)

_LOOK_SECONDS: Final = 0.5
# A worker is quiet when no request came between several of these in a row.
_PAUSE_SECONDS: Final = 0.1
_MOST_PAUSES: Final = 20
_QUIET_PAUSES: Final = 3
_FAILED: Final = 3
# What leaving takes at worst, besides the time for answers that are under way.
LEAVE_SECONDS: Final = (1 + _MOST_PAUSES) * _PAUSE_SECONDS
ANSWER_SECONDS: Final = HEAD_SECONDS


def serve_until_stopped(
    app: ASGIApp,
    kind: type[Connection],
    listener: socket.socket,
    shared: Connections,
    *,
    answer_seconds: float = ANSWER_SECONDS,
) -> None:
    """Serve an application on a socket that other workers listen on as well.

    At the end, what is being answered has so many seconds left.
    """
    uvloop.run(_serve(app, kind, listener, shared, answer_seconds))


async def _serve(
    app: ASGIApp,
    kind: type[Connection],
    listener: socket.socket,
    shared: Connections,
    answer_seconds: float,
) -> None:
    config = _config(app, kind)
    lifespan = config.lifespan_class(config)
    await lifespan.startup()
    if lifespan.should_exit:
        raise SystemExit(_FAILED)
    looking = asyncio.create_task(_every(_LOOK_SECONDS, shared.look))
    loop = asyncio.get_running_loop()
    told = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, told.set)
    server = await loop.create_server(
        lambda: kind(config, shared, lifespan.state), sock=listener, backlog=shared.most
    )
    await told.wait()
    await _leave(server, shared, answer_seconds)
    looking.cancel()
    await lifespan.shutdown()


def _config(app: ASGIApp, kind: type[Connection]) -> Config:
    config = Config(
        app,
        http=kind,
        ws="none",
        loop="none",
        access_log=False,
        log_config=None,
        log_level="warning",
        # The desk reads a proxy's headers itself, and the site needs none.
        proxy_headers=False,
        server_header=False,
        date_header=False,
    )
    config.load()
    return config


async def _every(seconds: float, do: Callable[[], None]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            do()
        except Exception:
            # Without it the clock would stand still and nobody would ever be too slow.
            _log.exception("A look at the connections failed; the next one goes on.")


async def _leave(server: asyncio.Server, shared: Connections, answer_seconds: float) -> None:
    """End every connection with its next answer; those who ask for nothing more are closed."""
    shared.leaving = True
    # When the whole server stops, nobody else serves those who are in the queue by now.
    await asyncio.sleep(_PAUSE_SECONDS)
    server.close()
    await _until_quiet(shared)
    shared.leave()
    # Work goes on for somebody who has left meanwhile, such as a publication.
    await _until(lambda: not (shared.connections or shared.tasks), answer_seconds)


async def _until_quiet(shared: Connections) -> None:
    quiet = 0
    for _ in range(_MOST_PAUSES):
        before = shared.total_requests
        await asyncio.sleep(_PAUSE_SECONDS)
        quiet = quiet + 1 if shared.total_requests == before else 0
        if quiet == _QUIET_PAUSES:
            return


async def _until(condition: Callable[[], bool], seconds: float) -> None:
    for _ in range(int(seconds / _PAUSE_SECONDS)):
        if condition():
            return
        await asyncio.sleep(_PAUSE_SECONDS)
