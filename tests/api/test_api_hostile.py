"""Hostile queries and paths: always a clear refusal, never a 5xx, never an echo."""

import asyncio
import hashlib
from pathlib import Path
from urllib.parse import quote

from hypothesis import given, settings
from hypothesis import strategies as st

from nk.site.api.application import Api
from nk.sources import open_sources
from tests.api.conftest import ORIGIN, fill
from tests.support.api import Got, create_api, request_async
from tests.support.store import NOW

_values = st.one_of(
    st.text(max_size=30),
    st.sampled_from(
        ["٣", "１", "²", "1_0", " 7 ", "+1", "-0", "0x10", "1e3", "NaN", "inf", "null", "true"]
    ),
    st.sampled_from([str(2**31), str(2**63), str(2**64), "9" * 400, "\0", "\r\nX: y", "a" * 8000]),
    st.sampled_from(["' OR 1=1 --", "../../etc/passwd", "<script>", "{{7*7}}", "%s%n", "\ud800"]),
    st.integers().map(str),
)
_names = st.one_of(
    st.sampled_from(["status", "limit", "offset", "lang", "id", "__proto__", "limit[]"]),
    st.text(max_size=10),
)


def _escaped(text: str) -> str:
    return quote(text.encode("utf-8", "surrogatepass"), safe="")


_queries = st.lists(st.tuples(_names, _values), max_size=5).map(
    lambda pairs: "&".join(f"{_escaped(name)}={_escaped(value)}" for name, value in pairs)
)
_raw_queries = st.text(st.characters(codec="latin-1", categories=["L", "N", "P", "S"]), max_size=40)
_paths = st.one_of(
    st.sampled_from(["/api/events", "/api/leaderboard", "/api/calendar/th.ics"]),
    _values.map(lambda value: f"/api/events/{_escaped(value)}"),
    _values.map(lambda value: f"/api/calendar/{_escaped(value)}.ics"),
    _values.map(lambda value: f"/api/{_escaped(value)}"),
)


def _check(got: Got, target: str) -> None:
    assert got.status in (200, 404, 422), (got.status, target)
    if got.status != 200:
        assert got.json["error"].keys() == {"code", "message", "field"}
        assert len(got.body) <= 1_000
        for inside in (b"Traceback", b"sqlite", b"SELECT", b".py", b"<script"):
            assert inside not in got.body, target


def test_hostile_requests_are_refused_and_change_nothing(sqlite_database: str) -> None:
    fill(sqlite_database)
    path = Path(sqlite_database.removeprefix("sqlite:///"))
    before = hashlib.sha256(path.read_bytes()).hexdigest()
    sources = open_sources(sqlite_database, lambda: NOW)
    api = create_api(sources, lambda: NOW, origin=ORIGIN)
    with asyncio.Runner() as runner:
        _attack(runner, api)
    sources.close()
    assert hashlib.sha256(path.read_bytes()).hexdigest() == before


def _attack(runner: asyncio.Runner, api: Api) -> None:
    @settings(max_examples=400, derandomize=True, deadline=None, database=None)
    @given(_paths, st.one_of(_queries, _raw_queries))
    def attack(path: str, query: str) -> None:
        target = f"{path}?{query}"
        _check(runner.run(request_async(api, target)), target)

    attack()
