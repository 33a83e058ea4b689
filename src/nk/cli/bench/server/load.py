"""Load by wrk, and what it says."""

import re
import subprocess
from collections.abc import Mapping

from nk.cli.bench.options import PartFailedError
from nk.cli.bench.server.cores import on_load_core
from nk.cli.machine import find_program

_CONNECTIONS = 32
_RATE = re.compile(r"^Requests/sec:\s+([0-9.]+)$", re.MULTILINE)
_TROUBLE = re.compile(r"^\s*(Socket errors:.*|Non-2xx or 3xx responses:.*)$", re.MULTILINE)


def requests_a_second(port: int, path: str, headers: Mapping[str, str], seconds: int) -> float:
    """Ask as fast as answers come, over many connections; return the rate."""
    command = [str(find_program("wrk")), "-t1", f"-c{_CONNECTIONS}", f"-d{seconds}s"]
    for name, value in headers.items():
        command += ["-H", f"{name}: {value}"]
    said = subprocess.run(
        on_load_core([*command, f"http://127.0.0.1:{port}{path}"]),
        check=False,
        capture_output=True,
        text=True,
    )
    if said.returncode != 0:
        raise PartFailedError(f"wrk failed: {said.stderr.strip()}")
    return read_rate(said.stdout)


def read_rate(output: str) -> float:
    """Return the requests a second that wrk reports; a single wrong answer spoils a round."""
    if trouble := _TROUBLE.search(output):
        raise PartFailedError(f"under load {trouble[1]}")
    rate = _RATE.search(output)
    if rate is None:
        raise PartFailedError("wrk reported no rate")
    return float(rate[1])
