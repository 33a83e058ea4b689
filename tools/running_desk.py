"""A real desk in a process of its own, on a store of samples, with its owner signed in."""

import http.client
import json
import secrets
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import IO, Any

from nk.settings import ROOT
from tools.running_site import clean_environment, free_port

COOKIE = "__Host-nk-desk"
# As long as a publication may take.
_PATIENCE_SECONDS = 600


@dataclass(frozen=True, slots=True)
class RunningDesk:
    """A desk that answers, and the token of its owner's device."""

    process: subprocess.Popen[str]
    origin: str
    token: str
    # What the command printed until the desk was open.
    said: str


@contextmanager
def running_desk(*options: str, demo: bool = True, **settings: str) -> Iterator[RunningDesk]:
    """Start `nk desk`, take up the link that it prints, and end it afterwards."""
    port = free_port()
    kind = ["--demo"] if demo else []
    command = [sys.executable, "-m", "nk.cli", "desk", *kind, "--port", str(port), *options]
    env = clean_environment({"NK_CACHE": str(ROOT / ".cache"), **settings})
    process = subprocess.Popen(
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        assert process.stdout is not None
        said = until_open(process.stdout)
        code = said.partition("/pair#")[2].split()[0]
        origin = f"http://localhost:{port}"
        yield RunningDesk(process, origin, paired(origin, code), said)
    finally:
        process.terminate()
        process.wait(timeout=60)
        if process.stdout is not None:
            process.stdout.close()


def until_open(output: IO[str]) -> str:
    """Wait until a desk says that it is open; return all that it said."""
    lines: list[str] = []
    for line in output:
        lines.append(line)
        if line.startswith("The desk is open"):
            return "".join(lines)
    raise AssertionError(f"the desk ended: {''.join(lines)}")


def paired(origin: str, code: str, port: int | None = None) -> str:
    """Take up a link and return the token of the device; behind a proxy the port is another."""
    reply, _ = request(origin, "POST", "/api/pair", {"code": code}, port=port)
    assert reply.status == 200
    cookie = reply.getheader("set-cookie") or ""
    return cookie.partition(";")[0].partition("=")[2]


def request(
    origin: str,
    method: str,
    path: str,
    body: Mapping[str, Any] | None,
    token: str = "",
    port: int | None = None,
) -> tuple[http.client.HTTPResponse, bytes]:
    """Ask or tell the desk something as a page of it would; return the answer and its body."""
    host = origin.partition("://")[2]
    connection = http.client.HTTPConnection(
        "127.0.0.1", port or int(host.rpartition(":")[2]), timeout=_PATIENCE_SECONDS
    )
    headers = {
        "host": host,
        "origin": origin,
        "sec-fetch-site": "same-origin",
        "content-type": "application/json",
        "cookie": f"{COOKIE}={token}",
        "x-write-id": secrets.token_urlsafe(24),
    }
    try:
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        reply = connection.getresponse()
        return reply, reply.read()
    finally:
        connection.close()
