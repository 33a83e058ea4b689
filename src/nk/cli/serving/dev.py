"""`nk dev`: Astro's development server, with the API of a Python server that reloads."""

import os
import subprocess
import sys

import typer

from nk.cli.building.build import compile_with_progress, console, ensure_built
from nk.cli.building.node import install_packages, node, package_script
from nk.cli.places import ROOT
from nk.cli.serving.listening import listen
from nk.cli.terminal import command_settings, stop
from nk.settings import Settings


def dev(
    port: int = typer.Option(4321, help="Port of the pages."),
    api_port: int = typer.Option(8001, help="Port of the Python server behind /api."),
) -> None:
    """Work on the site: pages reload as files change, `/api` comes from Python."""
    for needed in (port, api_port):
        listen("127.0.0.1", needed, 1).close()
    install_packages(tools=True)
    settings = command_settings(standins=True)
    # The Python server reads built pages at its start. Only its API is used here, so any will do.
    if not settings.dist.is_dir():
        ensure_built()
    compile_with_progress()
    _prepare_store(settings)
    api = _start_api(settings, api_port)
    console.print(f"Pages at http://localhost:{port}, API at http://localhost:{api_port}/api")
    try:
        astro = package_script("astro", "bin/astro.mjs")
        code = node(
            astro, ["dev", "--port", str(port)], {"API_ORIGIN": f"http://127.0.0.1:{api_port}"}
        )
    except KeyboardInterrupt:
        code = 0
    finally:
        api.terminate()
        api.wait()
    raise typer.Exit(code)


def _prepare_store(settings: Settings) -> None:
    # Imported late: the database layer takes a second to load.
    from nk.app import UnusableSiteError, prepare_store

    try:
        prepare_store(settings)
    except UnusableSiteError as problem:
        stop(str(problem))


def _start_api(settings: Settings, port: int) -> subprocess.Popen[bytes]:
    """Uvicorn with reload: it starts again whenever a file of the package or a text changes."""
    watched = [f"--reload-dir={folder}" for folder in (ROOT / "src", settings.content)]
    options = ["--factory", f"--port={port}", "--reload", *watched, "--reload-include=*.yaml"]
    return subprocess.Popen(
        [sys.executable, "-m", "uvicorn", *options, "--no-access-log", "nk.app:create_app"],
        cwd=ROOT,
        env={**os.environ, "NK_ACCESS_LOG": "false"},
    )
