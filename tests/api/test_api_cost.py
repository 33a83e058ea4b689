"""No deck and no query costs much: counted in calls, so that no machine's speed matters."""

from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nk.rules.notation import MOST_HEAD_WORDS
from nk.rules.parts import Kind
from nk.site.api.application import Api
from tests.support.api import RULES, Clock, beyblade_api, request
from tests.support.call_counts import MOST_CALLS, calls_of

# One character that is folded into eighteen, and others that grow.
GROWING = "\ufdfa\u3304ﬃß½"

HOSTILE = [
    "\ufdfa" * 100,
    "\ufdfa" * 5,
    "\ufdfa " * 50,
    "a " * 50,
    "a" * 100,
    "(" * 100,
    "[(" * 50,
    " " * 99 + "-",
    "3-60" * 25,
    "3-60 " * 20,
    "Dran Sword " * 9,
    "FFTRLF" * 16,
    "ß" * 100,
]


@pytest.fixture(scope="module")
def api() -> Api:
    """The API over a fake source, whose own cost does not count."""
    return beyblade_api(Clock())


@pytest.mark.parametrize("text", HOSTILE)
def test_a_hostile_deck_costs_little(api: Api, text: str) -> None:
    query = "&".join([f"bey={quote(text, safe='')}"] * 10)
    assert calls_of(api, "/api/beyblade/deck", query) < MOST_CALLS


@settings(max_examples=40, derandomize=True, deadline=None, database=None)
@given(st.lists(st.text(st.sampled_from(GROWING + " ab3-60()[]"), max_size=100), max_size=10))
def test_no_deck_costs_much(texts: list[str]) -> None:
    query = "&".join(f"bey={quote(text, safe='')}" for text in texts)
    assert calls_of(beyblade_api(Clock()), "/api/beyblade/deck", query) < MOST_CALLS


@pytest.mark.parametrize(
    "query",
    [
        "a&" * 7_000,
        "limit=" + "9" * 15_000,
        "&".join(f"limit{number}=1" for number in range(1_000)),
        "%" * 15_000,
        "%F0%9F%98%80" * 1_200,
        "status=" + "x" * 15_000,
    ],
)
@pytest.mark.parametrize("path", ["/api/events", "/api/leaderboard", "/api/beyblade/deck"])
def test_no_query_costs_much(api: Api, path: str, query: str) -> None:
    assert calls_of(api, path, query) < MOST_CALLS


def test_every_real_head_is_short_enough_to_be_tried() -> None:
    parts = RULES.catalogue.parts.values()
    words = dict.fromkeys({part.kind for part in parts}, 0)
    for part in parts:
        words[part.kind] = max(words[part.kind], *(len(name.split()) for name in part.names))
    longest = max(words[Kind.BLADE], words[Kind.LOCK_CHIP] + words[Kind.MAIN_BLADE])
    assert longest <= MOST_HEAD_WORDS


def test_a_text_that_grows_is_unknown_in_the_writers_words(api: Api) -> None:
    got = request(api, f"/api/beyblade/deck?bey={quote(chr(0xFDFA) * 6)}")
    assert (got.status, got.json["verdict"]) == (200, "unknown")
    assert got.json["beys"] == [{"parts": [], "unknown": [chr(0xFDFA) * 6]}]
