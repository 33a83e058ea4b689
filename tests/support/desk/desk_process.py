"""A real desk beside a real site: its own process, store and content, and an owner's device."""

import http.client
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from nk.cli.building.builds import Builds
from nk.settings import ROOT, Settings
from tests.support.desk.random_edits import content_copy
from tests.support.desk.running_desk import COOKIE, paired, until_open
from tests.support.server.running import environment
from tests.support.server.small_builds import build_small, price_in
from tools.running_site import free_port

_PRICE = {"file": "rates.yaml", "kind": "set", "steps": [0, "students", "hourly"]}


@dataclass(slots=True)
class DeskProcess:
    """A desk that answers."""

    process: subprocess.Popen[str]
    port: int
    origin: str
    token: str
    _ids: Iterator[int] = field(default_factory=lambda: count(1))

    def get(self, path: str) -> Any:
        """Read something that must be there."""
        status, answer = self._ask("GET", path, b"", {})
        assert status == 200, answer
        return answer

    def post(self, path: str, body: Any = None, write_id: str | None = None) -> tuple[int, Any]:
        """Write something as our own page would."""
        headers = {
            "origin": self.origin,
            "sec-fetch-site": "same-origin",
            "content-type": "application/json",
            "x-write-id": write_id or f"{os.urandom(8).hex()}{next(self._ids):08}",
        }
        return self._ask("POST", path, json.dumps(body or {}).encode(), headers)

    def change_price(self, expected: int, value: int) -> None:
        """Put a new price into the draft."""
        edit = {**_PRICE, "expected": expected, "value": value}
        status, answer = self.post("/api/draft/edit", {"edits": [edit]})
        assert status == 200, answer

    def _ask(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> tuple[int, Any]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=180)
        own = {"host": self.origin.partition("://")[2], "cookie": f"{COOKIE}={self.token}"}
        try:
            connection.request(method, path, body, {**own, **headers})
            reply = connection.getresponse()
            return reply.status, json.loads(reply.read())
        finally:
            connection.close()

    def kill(self) -> None:
        """End the desk and all that it started, at once."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(timeout=60)


def desk_environment(folder: Path) -> dict[str, str]:
    """Return the settings of a site and a desk with their own content, and a build of it in use."""
    content = content_copy(folder)
    link = folder / "dist"
    number, _ = build_small(Settings(content=content, dist=link))
    Builds(link).use(number)
    own = {"NK_CONTENT": str(content), "NK_ACCESS_LOG": "off", "NK_CACHE": str(ROOT / ".cache")}
    return environment(link, folder, **own)


def draft_price(desk: DeskProcess, env: dict[str, str]) -> int:
    """Return the price as the draft has it, or else the file."""
    edits = desk.get("/api/draft")["edits"]
    return int(edits[-1]["value"]) if edits else price_in(Path(env["NK_CONTENT"]))


@contextmanager
def desk_process(env: dict[str, str], *, url: str = "", token: str = "") -> Iterator[DeskProcess]:
    """Start `nk desk` with small builds; the first start pairs the owner, a later is given it."""
    port = free_port()
    named = ("--url", url) if url else ()
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "tests.support.server.small_builds",
            "desk",
            "--port",
            str(port),
            *named,
        ],
        cwd=ROOT,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        # A group of its own, so that all of it can be killed at once.
        start_new_session=True,
    )
    assert process.stdout is not None
    try:
        said = until_open(process.stdout)
        origin = url or f"http://localhost:{port}"
        code = said.partition("/pair#")[2].split()
        yield DeskProcess(process, port, origin, token or paired(origin, code[0], port))
    finally:
        if process.poll() is None:
            process.terminate()
        process.wait(timeout=60)
        process.stdout.close()
