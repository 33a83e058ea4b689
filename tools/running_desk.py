"""A real desk in a process of its own, on a store of samples, with its owner signed in."""

import http.client
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import IO

from nk.settings import ROOT
from tools.running_site import clean_environment, free_port

COOKIE = "__Host-nk-desk"


@dataclass(frozen=True, slots=True)
class RunningDesk:
    """A desk that answers, and the token of its owner's device."""

    process: subprocess.Popen[str]
    origin: str
    token: str
    # What the command printed until the desk was open.
    said: str


@contextmanager
def running_desk(*options: str, **settings: str) -> Iterator[RunningDesk]:
    """Start `nk desk --demo`, take up the link that it prints, and end it afterwards."""
    port = free_port()
    command = [sys.executable, "-m", "nk.cli", "desk", "--demo", "--port", str(port), *options]
    env = clean_environment({"NK_CACHE": str(ROOT / ".cache"), **settings})
    process = subprocess.Popen(
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        assert process.stdout is not None
        said = until_open(process.stdout)
        code = said.partition("/pair#")[2].split()[0]
        origin = f"http://localhost:{port}"
        yield RunningDesk(process, origin, paired(port, code, origin), said)
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


def paired(port: int, code: str, origin: str) -> str:
    """Take up a link and return the token of the device."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    headers = {
        "host": origin.partition("://")[2],
        "origin": origin,
        "sec-fetch-site": "same-origin",
        "content-type": "application/json",
    }
    connection.request("POST", "/api/pair", json.dumps({"code": code}), headers)
    reply = connection.getresponse()
    reply.read()
    assert reply.status == 200
    cookie = reply.getheader("set-cookie") or ""
    connection.close()
    return cookie.partition(";")[0].partition("=")[2]
