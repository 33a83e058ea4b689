"""The server's processes: what is shared is loaded first, then Granian forks the workers."""

import logging
import resource
import signal
from collections.abc import Callable
from typing import Any, Final

from granian.constants import HTTPModes, Interfaces
from granian.http import HTTP1Settings
from granian.log import LogLevels
from granian.server.mp import MPServer

from nk.app import UnusableSiteError, create_app, load_shared, prepare_store
from nk.cli.failure import stop
from nk.http import ASGIApp
from nk.settings import Settings

_log: Final = logging.getLogger(__name__)

# Connections one worker holds at a time. Silent ones are closed after the header timeout;
# until then they must not use up the places of real visitors.
_CONNECTIONS: Final = 2048
_HEADER_TIMEOUT_MS: Final = 5000
_HEADER_BYTES: Final = 16_384
_OPEN_FILES: Final = 8192

_LOGGING: Final[dict[str, Any]] = {
    "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
    "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "line"}},
    "loggers": {"_granian": {"handlers": ["lines"], "propagate": False}},
    "root": {"handlers": ["lines"], "level": "INFO"},
}


def run_server(settings: Settings, address: str, on_open: Callable[[], None]) -> None:
    """Serve until told to stop; whatever keeps the site from starting is one sentence."""
    try:
        load_shared(settings)
        prepare_store(settings)
    except UnusableSiteError as error:
        stop(str(error))
    except OSError as error:
        stop(f"The site cannot start: {error.strerror or error} ({error.filename or 'no file'}).")
    _allow_many_connections()
    server = _server(settings, address)
    server.on_startup(on_open)
    server.on_reload(lambda: _load_again(settings))
    server.serve(target_loader=_worker_app, wrap_loader=False)


def _server(settings: Settings, address: str) -> MPServer:
    return MPServer(
        "nk",
        address=address,
        port=settings.port,
        interface=Interfaces.ASGI,
        workers=settings.workers,
        http=HTTPModes.http1,
        websockets=False,
        backlog=_CONNECTIONS,
        backpressure=_CONNECTIONS,
        http1_settings=HTTP1Settings(
            header_read_timeout=_HEADER_TIMEOUT_MS, max_buffer_size=_HEADER_BYTES
        ),
        respawn_failed_workers=True,
        respawn_interval=0.5,
        workers_kill_timeout=3,
        log_level=LogLevels.warning,
        log_dictconfig=_LOGGING,
    )


def _worker_app() -> ASGIApp:
    """Return a worker's application.

    A worker begins with the main process's signal handlers, which would swallow a stop that
    comes before the worker is ready; until Granian sets its own, a stop simply ends it.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
    return create_app()


def _load_again(settings: Settings) -> None:
    """Take up a new build on SIGHUP; a broken one leaves the old pages in place."""
    try:
        load_shared(settings, again=True)
    except (UnusableSiteError, OSError):
        _log.exception("The new build cannot be used; the old pages stay.")


def _allow_many_connections() -> None:
    """Raise the soft limit on open files, which is often less than the connections above."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _OPEN_FILES if hard == resource.RLIM_INFINITY else min(_OPEN_FILES, hard)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
