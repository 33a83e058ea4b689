"""The desk's process: one worker, as attempts and drafts are counted in one place."""

import logging
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Final

from nk.cli.desk.preview import PreviewCommand
from nk.cli.desk.publisher import PublishCommand
from nk.cli.serving.connections import Connection, Connections
from nk.cli.serving.listening import listen, stop_listening
from nk.cli.serving.worker_loop import LEAVE_SECONDS, serve_until_stopped
from nk.cli.serving.workers import Workers
from nk.desk.access.headers import security_headers
from nk.desk.access.origins import DeskAddress
from nk.desk.application import create_desk, open_desk_app
from nk.settings import Settings

_CONNECTIONS: Final = 512
# A publication that is under way when the desk stops has this long to end; then the worker goes.
_ANSWER_SECONDS: Final = 160.0
STOP_SECONDS: Final = LEAVE_SECONDS + _ANSWER_SECONDS + 5


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

    def work() -> None:
        # Opened in the worker: a connection to the store must not be carried across a fork.
        desk = open_desk_app(
            settings,
            address,
            publisher=PublishCommand(settings),
            previewer=PreviewCommand(settings),
        )
        shared = Connections(most=_CONNECTIONS, headers=security_headers(address))
        app = create_desk(desk, pages)
        serve_until_stopped(app, Connection, listener, shared, answer_seconds=_ANSWER_SECONDS)

    Workers(1, work, stop_seconds=STOP_SECONDS).run(on_open, lambda: stop_listening(listener))
