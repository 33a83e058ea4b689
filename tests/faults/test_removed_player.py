"""A player who is removed is gone from every answer of every worker within a minute."""

import json
import time
from collections.abc import Iterable
from pathlib import Path
from urllib.parse import quote

from tests.support.commands import done, say
from tests.support.server.running import Running, running

_NAME = "ไม่อยากให้เห็น Kwan"
_GONE_WITHIN = 60.0
_ASKED = 20
_LISTS = (
    "/api/leaderboard?limit=100",
    "/api/events?limit=100",
    "/api/events?status=past&limit=100",
    "/api/events?status=ongoing",
    "/api/calendar/th.ics",
    "/api/calendar/en.ics",
    "/sitemap.xml",
)


def _written(name: str) -> tuple[bytes, ...]:
    """Return the ways a name may stand in an answer: plain, encoded, and escaped in JSON."""
    return name.encode(), quote(name, safe="").encode(), json.dumps(name)[1:-1].encode()


def _last_shown(server: Running, paths: Iterable[str]) -> dict[str, float]:
    """Return the addresses that still show the name, with when they were last asked and did."""
    shown = {}
    for path in paths:
        for _ in range(_ASKED):
            asked = time.monotonic()
            body = server.get(path)[2]
            if any(form in body for form in _written(_NAME)):
                shown[path] = asked
    return shown


def test_a_removed_player_is_gone(env: dict[str, str]) -> None:
    with running(env, "--workers", "2") as server:
        won = json.loads(server.get("/api/events?status=past")[2])[0]["id"]
        done(env, "players", "add", _NAME)
        done(env, "events", "close", won, "--winner", _NAME, "--yes")
        result = ("--winner", _NAME, "--loser", "Rival", "--add-players")
        done(env, "match", "record", *result)
        own = ("/events/{}", "/en/events/{}", "/api/events/{}", "/api/events/{}.ics")
        paths = (*_LISTS, *(address.format(won) for address in own))
        server.until(lambda: len(_last_shown(server, paths)) >= 5)
        done(env, "players", "remove", _NAME, "--yes")
        removed = last = time.monotonic()
        while shown := _last_shown(server, paths):
            last = max(shown.values())
            assert last - removed < _GONE_WITHIN, shown
        say(f"the name was last asked for and seen {last - removed:.1f} s after its removal")
    assert _NAME.encode() not in _stored_bytes(Path(env["NK_DATA"]))


def _stored_bytes(folder: Path) -> bytes:
    """Return every byte of the store's files, the log beside it included."""
    return b"".join(file.read_bytes() for file in folder.rglob("*") if file.is_file())
