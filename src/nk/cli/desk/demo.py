"""A desk for trying: a copy of the content, a store of samples and a site that shows both, in a
folder that goes away."""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from nk.app import prepare_store
from nk.cli.building.build import adopt_build, ensure_built
from nk.cli.building.builds import Builds
from nk.cli.places import ROOT
from nk.cli.serving.running import running_server
from nk.cli.serving.workers import end_with_parent
from nk.cli.terminal import stop
from nk.settings import Settings, load_settings, variable_of

_LOCAL: Final = "127.0.0.1"
_COMMAND: Final = (sys.executable, "-m", "nk.cli", "serve")
# What leads a site of production elsewhere: another store, another address, other systems.
_LEFT_OUT: Final = ("database_url", "public_url", "events_url", "leaderboard_url")
_LOOK_SECONDS: Final = 0.05
_STOP_SECONDS: Final = 30


@contextmanager
def demo_settings(settings: Settings) -> Iterator[Settings]:
    """Let this process and those it starts work on the copy alone, until the block ends."""
    with tempfile.TemporaryDirectory(prefix="nk-desk-demo-") as name:
        folder = Path(name)
        content = folder / "content"
        shutil.copytree(settings.content, content, ignore=shutil.ignore_patterns(".*"))
        (folder / "web").mkdir()
        own: dict[str, object] = {
            "content": content,
            "data": folder / "var",
            "dist": folder / "web" / "dist",
            # Samples are never put into a store of production, whichever it is.
            "env": "development",
            "host": _LOCAL,
            "port": _free_port(),
            "access_log": "off",
        }
        for field in _LEFT_OUT:
            os.environ.pop(variable_of(field), None)
        for field, value in own.items():
            os.environ[variable_of(field)] = str(value)
        copied = load_settings()
        prepare_store(copied)
        yield copied


@contextmanager
def demo_site(settings: Settings, pages: Path) -> Iterator[str]:
    """Serve the copy to this machine until the block ends; `pages` may have its build already."""
    adopt_build(settings, Builds(pages))
    ensure_built()
    parent = os.getpid()
    server = subprocess.Popen(
        _COMMAND,
        cwd=ROOT,
        # The address is told by the desk.
        stdout=subprocess.DEVNULL,
        preexec_fn=lambda: end_with_parent(parent),
    )
    try:
        while running_server(settings.data) is None:
            try:
                server.wait(_LOOK_SECONDS)
            except subprocess.TimeoutExpired:
                continue
            stop("The site of the demo could not start; the lines above say why.")
        yield settings.origin
    finally:
        server.terminate()
        server.wait(_STOP_SECONDS)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((_LOCAL, 0))
        return int(probe.getsockname()[1])
