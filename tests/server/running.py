"""A real server in its own process, on a free port, with its own folders."""

import http.client
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from nk.cli.running_site import clean_environment, free_port
from nk.settings import ROOT

# Three minutes: a first start compresses every page, and the machine may have other work.
_TRIES = 3600
_PAUSE = 0.05


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
    """Return an environment in which only the given settings are set."""
    own = {"NK_DIST": str(dist), "NK_DATA": str(folder / "var"), "NK_CACHE": str(folder / "cache")}
    return clean_environment({**own, **settings})


def command(*options: str) -> list[str]:
    """Return the command line of a server."""
    return [sys.executable, "-m", "nk.cli.serve", *options]


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
