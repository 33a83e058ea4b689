"""The desk's process: one worker, as attempts and drafts are counted in one place."""

import logging
import multiprocessing
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Final

from granian.constants import HTTPModes, Interfaces, Loops
from granian.http import HTTP1Settings
from granian.log import LogLevels

from nk.cli.desk.preview import PreviewCommand
from nk.cli.desk.publisher import PublishCommand
from nk.cli.serving.listening import listen
from nk.cli.serving.workers import Draining, OneSocketServer, begin_worker
from nk.desk.access.origins import DeskAddress
from nk.desk.application import create_desk, open_desk_app
from nk.settings import Settings

_HEADER_TIMEOUT_MS: Final = 5_000
_HEADER_BYTES: Final = 16_384
_CONNECTIONS: Final = 512


def listen_for_desk(host: str, port: int) -> socket.socket:
    """Take the port, before anything is said or changed."""
    return listen(host, port, _CONNECTIONS)


def run_desk(
    settings: Settings,
    address: DeskAddress,
    listener: socket.socket,
    pages: Path,
    on_open: Callable[[], None],
) -> None:
    """Serve the desk with its built pages until told to stop."""
    # Who was let in and who was not is logged, on the error stream as the site's own lines are.
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    # The worker takes over what this process prepared, which only a fork does.
    multiprocessing.set_start_method("fork", force=True)
    parent = os.getpid()
    os.register_at_fork(after_in_child=lambda: begin_worker(parent))
    server = _server(listener)
    server.on_startup(on_open)

    def load() -> Draining:
        # Opened in the worker: a connection to the store must not be carried across a fork.
        desk = open_desk_app(
            settings,
            address,
            publisher=PublishCommand(settings),
            previewer=PreviewCommand(settings),
        )
        app = create_desk(desk, pages)
        return Draining(app, server.stop_accepting)

    server.serve(target_loader=load, wrap_loader=False)


def _server(listener: socket.socket) -> OneSocketServer:
    host, port = listener.getsockname()[:2]
    server = OneSocketServer(
        "nk.desk",
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        workers=1,
        http=HTTPModes.http1,
        loop=Loops.uvloop,
        websockets=False,
        backlog=_CONNECTIONS,
        backpressure=_CONNECTIONS,
        http1_settings=HTTP1Settings(
            header_read_timeout=_HEADER_TIMEOUT_MS, max_buffer_size=_HEADER_BYTES
        ),
        respawn_failed_workers=True,
        log_level=LogLevels.warning,
    )
    server.listen_on(listener, kept_by_others=False, on_reloaded=lambda: None)
    return server
