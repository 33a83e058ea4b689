"""`nk serve`: checks the surroundings, prepares the store, then hands over to Granian."""

import logging
import os
import resource
import socket
from typing import Annotated, Any, Final

import typer
from granian.constants import HTTPModes, Interfaces
from granian.http import HTTP1Settings
from granian.log import LogLevels
from granian.server import Server

from nk.app import UnusableSiteError, load_shared, prepare_store
from nk.cli.failure import stop
from nk.settings import Settings, SettingsError, load_settings, variable_of

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


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on.")] = None,
    workers: Annotated[int | None, typer.Option(help="Number of processes.")] = None,
) -> None:
    """Serve the built site until stopped by Ctrl+C or SIGTERM."""
    settings = _settings(host=host, port=port, workers=workers)
    check_port(settings.host, settings.port)
    try:
        prepare_store(settings)
        load_shared(settings)
    except UnusableSiteError as error:
        stop(str(error))
    except OSError as error:
        stop(f"The site cannot start: {error.strerror or error} ({error.filename or 'no file'}).")
    _allow_many_connections()
    server = _server(settings)
    server.on_startup(lambda: typer.echo(f"NK is open at {_clickable(settings)}"))
    server.on_reload(lambda: _load_again(settings))
    server.serve()


def check_port(host: str, port: int) -> None:
    """Try the port before anything slow happens; Granian itself would share a busy one."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except PermissionError:
        stop(f"Port {port} is reserved for the system; choose one from 1024 with --port.")
    except socket.gaierror:
        stop(f"{host} is not an address of this machine; choose another with --host.")
    except OSError as error:
        stop(f"Port {port} on {host} cannot be used ({error.strerror}); choose another with --port.")


def _settings(**options: object) -> Settings:
    """Let options win over variables, for the workers too, which read the environment."""
    for name, value in options.items():
        if value is not None:
            os.environ[variable_of(name)] = str(value)
    try:
        return load_settings()
    except SettingsError as error:
        stop(str(error), code=2)


def _server(settings: Settings) -> Server:
    return Server(
        "nk.app:create_app",
        address=settings.host,
        port=settings.port,
        interface=Interfaces.ASGI,
        factory=True,
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
        workers_kill_timeout=10,
        log_level=LogLevels.warning,
        log_dictconfig=_LOGGING,
    )


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


def _clickable(settings: Settings) -> str:
    host = settings.host
    if host in ("127.0.0.1", "0.0.0.0", "::", "::1"):  # noqa: S104 - compared, not bound.
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


if __name__ == "__main__":
    typer.run(serve)
