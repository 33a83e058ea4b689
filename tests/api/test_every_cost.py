"""No question to the API costs much, of any operation, over a store as full as can be."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final
from urllib.parse import quote, urlencode

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nk.club.store.connections import migrate, open_writer
from nk.site.api.application import Api
from nk.site.api.beyblade import beyblade_router
from nk.sources import open_sources
from tests.support.api import RULES, create_api, request
from tests.support.call_counts import MOST_CALLS, calls_of
from tests.support.full_store import Full, fill
from tests.support.store import NOW
from tools.api_document import openapi_text

# What grows with what is in the store, up to a bound, and costs more than any other answer. In
# calls; here it takes 236,000, 163,000 and 110,000, or 114, 58 and 32 ms. Each is worked out by a
# thread, once after a change, for all who ask: `test_site_crowds.py`, `test_live.py`.
LARGE: Final = {
    # Two full pages of events with the longest texts there can be.
    "/api/calendar/{language}.ics": 280_000,
    # A tournament of 128 after its last round.
    "/api/events/{id}/live": 190_000,
    # An event with 2,000 people on its list.
    "/api/events/{id}": 130_000,
}

HOSTILE: Final = (
    *("", " ", "0", "-1", "+1", "1.0", "1e3", "٣", "9" * 5_000, "1" * 64, "true", "null", "th "),
    *("\0", "\r\n", "../" * 100, "a" * 5_000, "-" * 64, "_" * 65, "\ufdfa" * 100, "ก" * 2_000),
    *("[]", "{}" * 500, "%", "%%%", "&" * 50, "=" * 500, ";" * 500, "<script>", "' OR 1=1 --"),
)
BEYS: Final = ("Dran Sword 3-60 F", "Wizard Arrow 4-80 B", "Dran Sword", "3-60", "ดราน ซอร์ด")


@dataclass(frozen=True, slots=True)
class Filled:
    """The API, and which events are in its store."""

    api: Api
    events: Full


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Filled]:
    database = f"sqlite:///{tmp_path_factory.mktemp('full') / 'nk.sqlite3'}"
    migrate(database)
    writer = open_writer(database)
    events = fill(writer)
    writer.close()
    sources = open_sources(database, lambda: NOW)
    beyblade = beyblade_router(RULES, lambda: NOW, sources.leaderboard)
    yield Filled(create_api(sources, lambda: NOW, routers=[beyblade]), events)
    sources.close()


@cache
def operations() -> dict[str, list[dict[str, Any]]]:
    """Every operation's parameters, as the API's own document has them."""
    paths = json.loads(openapi_text())["paths"]
    return {path: found["get"].get("parameters", []) for path, found in paths.items()}


def ordinary(schema: dict[str, Any]) -> st.SearchStrategy[str]:
    """What a page of ours might ask."""
    if "items" in schema:
        return ordinary(schema["items"])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    if schema["type"] == "integer":
        ends = (schema["minimum"], schema["maximum"])
        return st.sampled_from(ends) | st.integers(*ends).map(str)
    return (
        st.sampled_from(("1", "4", "200", "none")) if "pattern" in schema else st.sampled_from(BEYS)
    )


hostile = st.sampled_from(HOSTILE) | st.text(max_size=100)


@st.composite
def questions(draw: st.DrawFn, path: str) -> tuple[str, str]:
    """An address and a query: each parameter may be right, wrong, missing, repeated or unknown."""
    pairs: list[tuple[str, str]] = []
    for parameter in operations()[path]:
        name = parameter["name"]
        values = st.one_of(ordinary(parameter["schema"]).map(str), hostile)
        if parameter["in"] == "path":
            path = path.replace(f"{{{name}}}", quote(draw(values), safe=""))
        else:
            most = 10 if "items" in parameter["schema"] else 2
            pairs += [(name, draw(values)) for _ in range(draw(st.integers(0, most)))]
    if draw(st.integers(0, 4)) == 0:
        pairs.append((draw(hostile), draw(hostile)))
    return path, urlencode(pairs, errors="replace")


@pytest.mark.parametrize("path", operations())
def test_no_question_costs_much(filled: Filled, path: str) -> None:
    """Ordinary and hostile, to every operation there is."""
    most = LARGE[path] if path.startswith("/api/calendar/") else MOST_CALLS

    @settings(max_examples=30, derandomize=True, deadline=None, database=None)
    @given(questions(path))
    def ask(question: tuple[str, str]) -> None:
        assert calls_of(filled.api, *question) < most

    ask()


@pytest.mark.parametrize("path", operations())
def test_the_largest_answer_of_an_operation_is_bounded(filled: Filled, path: str) -> None:
    query = urlencode(
        [
            (parameter["name"], _largest(parameter["schema"]))
            for parameter in operations()[path]
            if parameter["in"] == "query"
        ]
    )
    for number in filled.events:
        address = path.replace("{id}", str(number)).replace("{language}", "th")
        status = request(filled.api, f"{address}?{query}").status
        assert status == (404 if path.endswith("/live") and number != filled.events.live else 200)
        large = number != filled.events.usual or "{id}" not in path
        most = LARGE.get(path, MOST_CALLS) if large else MOST_CALLS
        assert calls_of(filled.api, address, query) < most


def test_what_is_allowed_more_needs_it(filled: Filled) -> None:
    """An exception that is none any more is taken out of the list."""
    crowded, live = filled.events.crowded, filled.events.live
    taken = {
        "/api/calendar/{language}.ics": calls_of(filled.api, "/api/calendar/th.ics"),
        "/api/events/{id}/live": calls_of(filled.api, f"/api/events/{live}/live"),
        "/api/events/{id}": calls_of(filled.api, f"/api/events/{crowded}"),
    }
    assert taken.keys() == LARGE.keys()
    assert all(MOST_CALLS < LARGE[path] / 1.5 < calls for path, calls in taken.items()), taken


def _largest(schema: dict[str, Any]) -> str:
    if "items" in schema:
        return _largest(schema["items"])
    if "enum" in schema:
        return str(schema["enum"][0])
    return str(schema["maximum"]) if "maximum" in schema else BEYS[0]
