"""A real server in its own process, on a free port, with its own folders."""

import http.client
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from nk.settings import ROOT
from tests.support.server.dist import write_dist
from tools.running_site import clean_environment, free_port

# Three minutes: a first start compresses every page, and the machine may have other work.
_TRIES = 3600
_PAUSE = 0.05

# One request of each kind, so that everything that is loaded on first use is loaded by now.
WARM_UP = (
    *("/", "/about/", "/nowhere", "/events/1", "/events/none", "/sitemap.xml", "/robots.txt"),
    *("/readyz", "/.well-known/security.txt", "/api/events", "/api/events/1", "/api/nothing"),
    *("/api/events/1.ics", "/api/calendar/th.ics", "/api/leaderboard", "/api/beyblade/season"),
)


# FastAPI looks up the source of an endpoint when it first refuses a question to it.
REFUSED = (
    *("/api/events?limit=x", "/api/events?%ff=1", "/api/events/1/live?x=1"),
    *("/api/calendar/th.ics?x=1", "/api/beyblade/season?x=1"),
)


@dataclass(frozen=True, slots=True)
class Running:
    """A server that answers."""

    process: subprocess.Popen[str]
    port: int

    def get(self, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
        """Ask for a path over a connection of its own."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            connection.request("GET", path, headers=headers)
            reply = connection.getresponse()
            return reply.status, {k.lower(): v for k, v in reply.getheaders()}, reply.read()
        finally:
            connection.close()

    def raw(self, request: bytes) -> bytes:
        """Send exact bytes and return everything until the server closes the connection."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=10) as connection:
            connection.sendall(request)
            pieces = []
            while piece := connection.recv(65536):
                pieces.append(piece)
            return b"".join(pieces)

    def workers(self) -> set[int]:
        """Return the process numbers of the workers."""
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
        return {int(child) for child in children.split()}

    def answers(self) -> bool:
        """Tell whether the server is up."""
        try:
            return self.get("/healthz")[0] == 200
        except OSError:
            return False

    def until(self, condition: Callable[[], bool]) -> None:
        """Look again and again, a bounded number of times, while the process is alive."""
        for _ in range(_TRIES):
            if condition():
                return
            try:
                self.process.wait(_PAUSE)
            except subprocess.TimeoutExpired:
                continue
            raise AssertionError(f"the server ended with {self.process.returncode}")
        raise AssertionError("the server never got there")


def environment(dist: Path, folder: Path, **settings: str) -> dict[str, str]:
    """Return an environment in which only the given settings are set.

    The store is waited for longer than by visitors: a test whose machine has other work is not
    about a slow store. Those that are set the half second themselves.
    """
    own = {"NK_DIST": str(dist), "NK_DATA": str(folder / "var"), "NK_CACHE": str(folder / "cache")}
    own["NK_PATIENCE_SECONDS"] = "20"
    return clean_environment({**own, **settings})


# What the pages are told their address is, whatever the port: so all servers of the built pages
# have the same ones, which are compressed once. That takes as long as dozens of tests.
PUBLIC_URL: Final = "http://localhost"


@contextmanager
def built_site(folder: Path, **settings: str) -> Iterator[str]:
    """Serve a copy of the built pages, which another build may then replace; give the address."""
    dist = shutil.copytree(ROOT / "web" / "dist", folder / "dist")
    own = {"NK_CACHE": str(ROOT / ".cache"), "NK_PUBLIC_URL": PUBLIC_URL}
    with running(environment(dist, folder, **own, **settings)) as server:
        yield f"http://localhost:{server.port}"


def command(*options: str) -> list[str]:
    """Return the command line of a server."""
    return [sys.executable, "-m", "nk.cli.serving.serve", *options]


@contextmanager
def running(env: dict[str, str], *options: str) -> Iterator[Running]:
    """Start a server, wait until it answers, and end it afterwards whatever happened."""
    port = free_port()
    process = subprocess.Popen(
        command("--port", str(port), *options),
        cwd=ROOT,
        env=env,
        stdout=subprocess.PIPE,
        text=True,
    )
    server = Running(process, port)
    try:
        server.until(server.answers)
        yield server
    finally:
        process.terminate()
        process.wait(timeout=60)
        if process.stdout is not None:
            process.stdout.close()


WATCHED: Final = frozenset(
    {
        *("open", "os.listdir", "os.scandir", "os.chdir", "os.remove", "os.rename", "os.mkdir"),
        *("os.rmdir", "os.link", "os.symlink", "os.truncate", "os.chmod", "os.system", "os.exec"),
        *("os.fork", "os.posix_spawn", "subprocess.Popen", "shutil.copyfile", "socket.connect"),
        *("socket.getaddrinfo", "ctypes.dlopen", "import"),
    }
)

_listening: list[list[str]] = []


def _hear(event: str, arguments: tuple[Any, ...]) -> None:
    if _listening and event in WATCHED:
        _listening[-1].append(f"{event} {arguments[0] if arguments else ''}")


sys.addaudithook(_hear)


@contextmanager
def watched() -> Iterator[list[str]]:
    """Collect every act of this process until the end of the block."""
    seen: list[str] = []
    _listening.append(seen)
    try:
        yield seen
    finally:
        _listening.remove(seen)


# Python runs this module at its start. Writing to a descriptor is not an act of its own, and
# a forked worker keeps both the hook and the descriptor.
_HOOK = """
import os, sys
from tests.support.server.running import WATCHED
file = os.open(os.environ["ACTS_FILE"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
def hear(event, arguments):
    if event in WATCHED:
        os.write(file, repr((event, arguments[:1])).encode() + b"\\n")
sys.addaudithook(hear)
"""


@dataclass(frozen=True, slots=True)
class WatchedServer:
    """A server that answers, and the file of its acts."""

    running: Running
    file: Path

    @property
    def port(self) -> int:
        """Where it listens."""
        return self.running.port

    def acts(self) -> list[str]:
        """Return every act so far."""
        return self.file.read_text(encoding="utf-8").splitlines()

    def is_well(self) -> bool:
        """Tell whether it still serves pages and data."""
        return all(self.running.get(path)[0] == 200 for path in ("/", "/api/events", "/readyz"))


@contextmanager
def watched_server(folder: Path) -> Iterator[WatchedServer]:
    """Start a server under watch and ask it for one thing of each kind."""
    hook = folder / "hook"
    hook.mkdir()
    (hook / "sitecustomize.py").write_text(_HOOK, encoding="utf-8")
    acts = folder / "acts.txt"
    env = environment(write_dist(folder / "dist"), folder, NK_ACCESS_LOG="off")
    paths = f"{hook}:{Path(__file__).parents[3]}"
    with running({**env, "PYTHONPATH": paths, "ACTS_FILE": str(acts)}) as server:
        for path in (*WARM_UP, *REFUSED):
            server.get(path)
        yield WatchedServer(server, acts)
