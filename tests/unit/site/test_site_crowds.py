"""A hundred visitors at once after a change: one question to the source, one compression."""

import asyncio
from collections import Counter
from typing import Any

import pytest

from nk.site import answers
from tests.support.server.little_site import HOST, LittleSite, Reply, ask, event

_CROWD = 100
# The questions to the source that one visitor's answer takes.
_QUESTIONS = {
    b"/events/7": {"get_event": 1},
    b"/en/events/7": {"get_event": 1},
    b"/api/events/7": {"get_event": 1},
    b"/sitemap.xml": {"count": 1, "entries": 1},
    b"/api/calendar/th.ics": {"list_events": 2},
    b"/api/leaderboard": {"top": 1},
}


@pytest.fixture
def asked(site: LittleSite, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """What the source was asked, and how often anything was compressed."""
    seen: Counter[str] = Counter()

    def counted(name: str, work: Any) -> Any:
        def do(*values: Any, **named: Any) -> Any:
            seen[name] += 1
            return work(*values, **named)

        return do

    for name in ("get_event", "list_events", "count", "entries", "top"):
        monkeypatch.setattr(site.events, name, counted(name, getattr(site.events, name)))
    monkeypatch.setattr(answers, "compress", counted("compress", answers.compress))
    return seen


@pytest.mark.parametrize("path", _QUESTIONS, ids=bytes.decode)
def test_a_crowd_costs_what_one_visitor_costs(
    site: LittleSite, asked: Counter[str], path: bytes
) -> None:
    accepts = (b"accept-encoding", b"br")

    async def crowd() -> list[Reply]:
        replies = (ask(site.serving, path, headers=(HOST, accepts)) for _ in range(_CROWD))
        return await asyncio.gather(*replies)

    with asyncio.Runner() as runner:
        before = runner.run(crowd())[0]
        site.events.put(event("7", "Changed", "x" * 400))
        site.look()
        asked.clear()
        after = runner.run(crowd())
    assert asked == {**_QUESTIONS[path], "compress": 1}
    assert {(reply.status, reply.body) for reply in after} == {(200, after[0].body)}
    # Where the name of an event stands in the answer, it is the new one.
    if "get_event" in asked or "list_events" in asked:
        assert after[0].body != before.body
