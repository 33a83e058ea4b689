"""`nk serve`: reads the settings, tries the port, then lets the server run."""

import gc
import logging
import multiprocessing
import os
import resource
import signal
import socket
from collections.abc import Callable
from typing import Annotated, Any, Final

import typer
from granian.constants import HTTPModes, Interfaces, Loops
from granian.http import HTTP1Settings
from granian.log import LogLevels

from nk.app import UnusableSiteError, create_app, load_shared, prepare_store
from nk.cli.places import DIST
from nk.cli.terminal import stop
from nk.cli.workers import Draining, OneSocketServer
from nk.settings import Settings, SettingsError, load_settings, variable_of
from nk.site.answers import ASGIApp

_log: Final = logging.getLogger(__name__)

# Connections one worker holds at a time. Silent ones are closed after the header timeout;
# until then they must not use up the places of real visitors.
_CONNECTIONS: Final = 4096
_HEADER_TIMEOUT_MS: Final = 5000
_HEADER_BYTES: Final = 16_384
_OPEN_FILES: Final = 8192
# Longer than a worker drains and than a half-sent request is waited for.
_STOP_SECONDS: Final = 8

_LOGGING: Final[dict[str, Any]] = {
    "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
    "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "line"}},
    "loggers": {
        "_granian": {"handlers": ["lines"], "propagate": False},
        # It would write down the address of every question to an upstream, keys included.
        "httpx": {"level": "WARNING"},
    },
    "root": {"handlers": ["lines"], "level": "INFO"},
}


def run_server(settings: Settings, address: str, on_open: Callable[[], None]) -> None:
    """Serve until told to stop; whatever keeps the site from starting is one sentence."""
    try:
        load_shared(settings)
        prepare_store(settings)
        site = LoadedSite(settings)
    except UnusableSiteError as error:
        stop(str(error))
    except OSError as error:
        stop(f"The site cannot start: {error.strerror or error} ({error.filename or 'no file'}).")
    _allow_many_connections()
    # Other ways to start a worker would leave it without the socket and the pages.
    # Forced, as a build before the start in this process may have chosen one already.
    multiprocessing.set_start_method("fork", force=True)
    os.register_at_fork(after_in_child=_end_on_signals)
    server = _server(settings, address)
    server.on_startup(on_open)
    server.on_reload(site.load_again)
    server.serve(target_loader=lambda: site.for_worker(server.stop_accepting), wrap_loader=False)


class LoadedSite:
    """The application in the main process, from which each worker is forked with its copy."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._app = create_app()
        _share_memory()

    def for_worker(self, stop_accepting: Callable[[], None]) -> ASGIApp:
        """Return the application of the worker that asks."""
        return Draining(self._app, stop_accepting)

    def load_again(self) -> None:
        """Take up a new build on SIGHUP; a broken one leaves the old pages in place."""
        try:
            load_shared(self._settings, again=True)
        except (UnusableSiteError, OSError):
            _log.exception("The new build cannot be used; the old pages stay.")
            return
        gc.unfreeze()
        self._app = create_app()
        _share_memory()


def _end_on_signals() -> None:
    """Let a stop simply end a worker that is not ready yet.

    It begins with the main process's handlers, which would swallow the stop; Granian and
    `Draining` set their own when there is something to stop.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)


def _share_memory() -> None:
    """Keep the collector off what is loaded, or each worker would copy all of it by looking."""
    gc.collect()
    gc.freeze()


def _server(settings: Settings, address: str) -> OneSocketServer:
    return OneSocketServer(
        "nk",
        address=address,
        port=settings.port,
        interface=Interfaces.ASGI,
        workers=settings.workers,
        http=HTTPModes.http1,
        loop=Loops.uvloop,
        websockets=False,
        backlog=_CONNECTIONS,
        backpressure=_CONNECTIONS,
        http1_settings=HTTP1Settings(
            header_read_timeout=_HEADER_TIMEOUT_MS, max_buffer_size=_HEADER_BYTES
        ),
        respawn_failed_workers=True,
        respawn_interval=0.5,
        workers_kill_timeout=_STOP_SECONDS,
        log_level=LogLevels.warning,
        log_dictconfig=_LOGGING,
    )


def _allow_many_connections() -> None:
    """Raise the soft limit on open files, which is often less than the connections above."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _OPEN_FILES if hard == resource.RLIM_INFINITY else min(_OPEN_FILES, hard)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on.")] = None,
    workers: Annotated[int | None, typer.Option(help="Number of processes.")] = None,
) -> None:
    """Build what changed, then serve the site until stopped by Ctrl+C or SIGTERM."""
    settings = _settings(host=host, port=port, workers=workers)
    address = usable_address(settings.host, settings.port)
    # Imported late: the build, the web framework and the database layer take a second to load,
    # which neither a busy port nor another command should have to wait for.
    from nk.cli.build import ensure_built

    pass

    # Pages that were built elsewhere and are named by NK_DIST are served as they are.
    if settings.dist == DIST:
        ensure_built()
    run_server(settings, address, lambda: typer.echo(f"NK is open at {_clickable(settings)}"))


def usable_address(host: str, port: int) -> str:
    """Return the host's address after trying the port; Granian itself would share a busy one."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        # A name such as localhost has addresses of both kinds; the older kind works everywhere.
        family, _, _, _, address = min(found, key=lambda entry: entry[0] != socket.AF_INET)
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
        return str(address[0])
    except PermissionError:
        stop(f"Port {port} is reserved for the system; choose one from 1024 with --port.")
    except socket.gaierror:
        stop(f"{host} is not an address of this machine; choose another with --host.")
    except OSError as error:
        stop(
            f"Port {port} on {host} cannot be used ({error.strerror}); choose another with --port."
        )


def _settings(**options: object) -> Settings:
    """Let options win over variables, for the workers too, which read the environment."""
    for name, value in options.items():
        if value is not None:
            os.environ[variable_of(name)] = str(value)
    try:
        return load_settings()
    except SettingsError as error:
        stop(str(error), code=2)


def _clickable(settings: Settings) -> str:
    host = settings.host
    if host in ("127.0.0.1", "0.0.0.0", "::", "::1"):  # noqa: S104 - compared, not bound.
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


if __name__ == "__main__":
    typer.run(serve)
