"""`nk serve`: reads the settings, tries the port, then lets the server run."""

import os
import socket
from typing import Annotated

import typer

from nk.cli.failure import stop
from nk.cli.places import DIST
from nk.settings import Settings, SettingsError, load_settings, variable_of


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
    from nk.cli.server_process import run_server

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
