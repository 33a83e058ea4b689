"""The site as visitors get it: a server in a process of its own, with its own sample store."""

import http.client
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from nk.cli.building.build import ensure_built
from nk.cli.places import DIST, ROOT
from nk.settings import SettingsError, load_settings

_PATIENCE_SECONDS = 600
_PAUSE_SECONDS = 0.02


class NotRunningError(Exception):
    """A server could not be started; the text says why."""


@dataclass(frozen=True, slots=True)
class RunningSite:
    """A server that answers."""

    process: subprocess.Popen[bytes]
    port: int

    @property
    def origin(self) -> str:
        """The address a browser opens."""
        return f"http://localhost:{self.port}"

    def workers(self) -> list[int]:
        """Return the process numbers of the workers; the main process has no others."""
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
        return [int(child) for child in children.split()]


def cpu_seconds(process: int) -> float:
    """Return the processor time of a process and of those it started and has not buried."""
    folder = Path(f"/proc/{process}")
    # What stands before the last bracket is the program's name, which may hold anything.
    fields = (folder / "stat").read_text(encoding="ascii").rpartition(")")[2].split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    children = (folder / "task" / str(process) / "children").read_text(encoding="ascii")
    return own + sum(cpu_seconds(int(child)) for child in children.split())


@contextmanager
def running_site(
    *, wrapper: Callable[[Sequence[str]], list[str]] = list, **settings: str
) -> Iterator[RunningSite]:
    """Serve the built pages with a fresh store of samples until the block ends.

    The wrapper may put something before the command, such as the core it is bound to.
    """
    dist = built_pages()
    with tempfile.TemporaryDirectory(prefix="nk-samples-") as folder:
        own = {"NK_DATA": folder, "NK_DIST": str(dist), "NK_ACCESS_LOG": "off", **settings}
        port = free_port()
        command = wrapper([sys.executable, "-m", "nk.cli.serving.serve", "--port", str(port)])
        with running(command, clean_environment(own)) as process:
            wait_until(process, lambda: answers(port))
            yield RunningSite(process, port)


def built_pages() -> Path:
    """Build what changed; pages built elsewhere and named by NK_DIST are served as they are."""
    try:
        dist = load_settings().dist
    except SettingsError as error:
        raise NotRunningError(str(error).rstrip(".")) from error
    if dist == DIST:
        ensure_built()
    return dist


@contextmanager
def running(
    command: list[str], env: Mapping[str, str], folder: Path = ROOT
) -> Iterator[subprocess.Popen[bytes]]:
    """Run a process and end it afterwards, whatever happened."""
    process = subprocess.Popen(command, cwd=folder, env=env, stdout=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(timeout=30)


def clean_environment(settings: Mapping[str, str]) -> dict[str, str]:
    """Return this environment with only the given settings of the site."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("NK_")}
    return {**clean, **settings}


def wait_until(
    process: subprocess.Popen[bytes] | subprocess.Popen[str],
    condition: Callable[[], bool],
    patience: float = _PATIENCE_SECONDS,
) -> None:
    """Look again and again for as long as patience lasts and the process lives."""
    deadline = monotonic() + patience
    while monotonic() < deadline:
        if condition():
            return
        try:
            process.wait(_PAUSE_SECONDS)
        except subprocess.TimeoutExpired:
            continue
        raise NotRunningError(f"a server ended with code {process.returncode} before it answered")
    raise NotRunningError(f"a server did not answer within {patience:.0f} s")


def answers(port: int, path: str = "/healthz") -> bool:
    """Tell whether a server answers with 200."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        connection.request("GET", path)
        return connection.getresponse().status == 200
    except OSError:
        return False
    finally:
        connection.close()


def free_port() -> int:
    """Return a port nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
