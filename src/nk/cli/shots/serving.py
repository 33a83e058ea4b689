"""The built site with sample data, served for as long as it is being photographed."""

import json
import os
import socket
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from nk.cli.failure import stop
from nk.cli.places import CACHE, DIST, ROOT

_TRIES = 2400
_PAUSE = 0.05


@contextmanager
def serving_samples() -> Iterator[str]:
    """Serve with a store of its own, so that the shop's real events stay out of the pictures."""
    with tempfile.TemporaryDirectory() as folder:
        port = _free_port()
        own = {"NK_DIST": str(DIST), "NK_DATA": folder, "NK_CACHE": str(CACHE)}
        clean = {name: value for name, value in os.environ.items() if not name.startswith("NK_")}
        process = subprocess.Popen(
            [sys.executable, "-m", "nk.cli.serve", "--port", str(port)],
            cwd=ROOT,
            env={**clean, **own, "NK_ACCESS_LOG": "0"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            _wait_for(process, port)
            yield f"http://localhost:{port}"
        finally:
            process.terminate()
            process.wait(timeout=20)


def sample_events(site: str) -> dict[str, str]:
    """The numbers of an event to come and of one with a winner."""
    return {
        "upcoming": next(event["id"] for event in _events(site, "upcoming")),
        "past": next(event["id"] for event in _events(site, "past") if event["winner"]),
    }


def _events(site: str, status: str) -> list[dict[str, Any]]:
    with urllib.request.urlopen(f"{site}/api/events?status={status}") as reply:  # noqa: S310 - our own server.
        events: list[dict[str, Any]] = json.load(reply)
    return events


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(process: subprocess.Popen[bytes], port: int) -> None:
    for _ in range(_TRIES):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        try:
            process.wait(_PAUSE)
        except subprocess.TimeoutExpired:
            continue
        break
    stop("The site to photograph did not start; `./nk serve` says why.")
