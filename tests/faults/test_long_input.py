"""Bad input in great numbers: Schemathesis over the whole API, and hostile requests.

The short versions are in tests/api and tests/safety.
"""

import asyncio
import hashlib
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from tests.support.commands import say
from tests.support.hostile.attack import ALLOWED, attack, send_all
from tests.support.hostile.hostile_requests import hostile_requests
from tests.support.hostile.raw_requests import mutated_requests
from tests.support.pages.built_pages import whole_site
from tests.support.server.running import WatchedServer, watched_server
from tools.api_document import openapi_text

SEEDS = (11, 22, 33)
CASES = 10_000
EXAMPLES = 260
REQUESTS = 100_000
MUTATED = 5_000
# Progress is told this many times on the way.
STEPS = 10


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WatchedServer]:
    """A real server that writes down every file it opens."""
    with watched_server(tmp_path_factory.mktemp("long")) as started:
        yield started


def schemathesis(server: WatchedServer, folder: Path, seed: int) -> dict[str, int]:
    """Run every phase with every check; return the number of cases by what became of them."""
    document, report = folder / "openapi.json", folder / f"report-{seed}.json"
    document.write_text(openapi_text(), encoding="utf-8")
    address = f"http://127.0.0.1:{server.port}"
    phases = ("--phases", "examples,coverage,fuzzing,stateful", "--checks", "all", "--mode", "all")
    amount = ("--max-examples", str(EXAMPLES), "--seed", str(seed))
    files = ("--report", "json", "--report-json-path", str(report))
    command = (sys.executable, "-m", "schemathesis.cli", "run", str(document), "--url", address)
    done = subprocess.run(
        [*command, *phases, *amount, *files, "--no-color"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    cases: dict[str, int] = json.loads(report.read_text(encoding="utf-8"))["test_cases"]
    return cases


def test_schemathesis_finds_nothing(server: WatchedServer, tmp_path: Path) -> None:
    total: Counter[str] = Counter()
    before = server.acts()
    for seed in SEEDS:
        total.update(schemathesis(server, tmp_path, seed))
        say(f"schemathesis, seed {seed}: {total['generated']:,} cases so far")
    assert total["generated"] >= CASES
    assert total["with_failures"] == total["errored"] == 0
    assert server.acts() == before
    assert server.is_well()


def test_a_hundred_thousand_hostile_requests(tmp_path: Path) -> None:
    seen: Counter[int] = Counter()
    requests = hostile_requests(2026)
    with whole_site(tmp_path) as app, asyncio.Runner() as runner:
        store = tmp_path / "var" / "nk.sqlite3"
        before = hashlib.sha256(store.read_bytes()).hexdigest()
        for _ in range(STEPS):
            seen += runner.run(attack(app, islice(requests, REQUESTS // STEPS)))
            say(f"{seen.total():,} hostile requests answered: {dict(seen)}")
    assert seen.total() == REQUESTS
    assert seen.keys() == ALLOWED
    assert hashlib.sha256(store.read_bytes()).hexdigest() == before


def test_thousands_of_damaged_requests_over_sockets(server: WatchedServer) -> None:
    before = server.acts()
    seen = asyncio.run(send_all(server.port, islice(mutated_requests(2026), MUTATED)))
    say(f"{seen.total():,} damaged requests: {dict(seen)}")
    assert seen.total() == MUTATED
    assert {200, 400, 404, 405} <= seen.keys()
    assert server.acts() == before
    assert server.is_well()
