"""Two workers serve while two staff commands write: nothing is lost, and soon it is seen."""

import json
import time
from pathlib import Path

from tests.support.commands import begin, ended, say
from tests.support.server.running import Running, running

_ROUNDS = 3
_EACH = 40
_SEEN_WITHIN = 2.0
# With two workers, so many fresh connections in a row never all meet the same one.
_ASKED = 40


def _sheet(folder: Path, name: str) -> str:
    path = folder / f"{name}.csv"
    lines = [f"{name} number {number},Beyblade X,2027-03-01 18:00,21:00" for number in range(_EACH)]
    path.write_text("\n".join(["name,type,starts,ends", *lines]), encoding="utf-8")
    return str(path)


def _names(server: Running) -> set[str]:
    """Return the names of all events ahead, page by page."""
    names: set[str] = set()
    while page := json.loads(server.get(f"/api/events?limit=100&offset={len(names)}")[2]):
        names |= {event["name"] for event in page}
    return names


def test_nothing_is_lost_and_readers_see_it(env: dict[str, str], tmp_path: Path) -> None:
    with running(env, "--workers", "2") as server:
        expected = _names(server)
        for number in range(1, _ROUNDS + 1):
            last = f"/api/events?limit=1&offset={len(expected) + 2 * _EACH - 1}"
            # Both workers keep the answer that there is nothing yet.
            assert {server.get(last)[2] for _ in range(_ASKED)} == {b"[]"}
            sheets = [f"Round {number} {desk}" for desk in ("left", "right")]
            desks = [
                begin(env, "events", "import", _sheet(tmp_path, sheet), "--by", sheet)
                for sheet in sheets
            ]
            for said in [ended(desk) for desk in desks]:
                assert said.code == 0, said.complaint
            expected |= {f"{sheet} number {index}" for sheet in sheets for index in range(_EACH)}
            took = _time_until_all_see(server, last)
            say(f"round {number}: {2 * _EACH} events by two desks, all seen after {took:.2f} s")
            assert took < _SEEN_WITHIN
        assert _names(server) == expected


def _time_until_all_see(server: Running, path: str) -> float:
    """Return how long after now somebody still asked for the last event and did not get it."""
    began = time.monotonic()
    missed, seen = 0.0, 0
    while seen < _ASKED:
        asked = time.monotonic() - began
        assert asked < 30, "the events were never seen"
        if json.loads(server.get(path)[2]):
            seen += 1
        else:
            missed, seen = asked, 0
    return missed
