"""The desk's process: one worker, as attempts and drafts are counted in one place."""

import logging
import multiprocessing
from collections.abc import Callable
from typing import Final

from granian import Granian
from granian.constants import HTTPModes, Interfaces, Loops
from granian.http import HTTP1Settings
from granian.log import LogLevels

from nk.cli.places import WEB
from nk.desk.application import create_desk, open_desk_app
from nk.desk.guard import Guard
from nk.desk.origins import DeskAddress
from nk.settings import Settings

PAGES: Final = WEB / "desk" / "dist"
_HEADER_TIMEOUT_MS: Final = 5_000
_HEADER_BYTES: Final = 16_384
_CONNECTIONS: Final = 512


def run_desk(
    settings: Settings,
    address: DeskAddress,
    host: str,
    port: int,
    on_open: Callable[[], None],
) -> None:
    """Serve the desk until told to stop."""
    # Who was let in and who was not is logged, on the error stream as the site's own lines are.
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    # The worker takes over what this process prepared, which only a fork does.
    multiprocessing.set_start_method("fork", force=True)
    server = Granian(
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
    server.on_startup(on_open)

    def load() -> Guard:
        # Opened in the worker: a connection to the store must not be carried across a fork.
        return create_desk(open_desk_app(settings, address), PAGES if PAGES.is_dir() else None)

    server.serve(target_loader=load, wrap_loader=False)
