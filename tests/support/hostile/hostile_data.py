"""Running sites whose every event, name and picture is hostile."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

from nk.bangkok import bangkok_day
from nk.club import players
from nk.club.errors import RefusedError
from nk.club.events import events, registrations
from nk.club.events.events import NewEvent
from nk.club.ranking import matches, seasons
from nk.club.store.connections import migrate, open_writer
from tests.support.hostile.hostile_requests import LINKS, TEXTS
from tests.support.server.faulty_upstream import upstream
from tests.support.server.running import built_site
from tests.support.store import NOW, POLICY


@dataclass(frozen=True, slots=True)
class HostileSite:
    """A running site full of hostile data, and the event with the most of it."""

    address: str
    event: str


@contextmanager
def site_of_store(folder: Path) -> Iterator[HostileSite]:
    """Serve hostile data that staff wrote into the store."""
    database = f"sqlite:///{folder / 'nk.sqlite3'}"
    migrate(database)
    event = fill_store(database)
    with built_site(folder, NK_ACCESS_LOG="off", NK_DATABASE_URL=database) as address:
        yield HostileSite(address, str(event))


@contextmanager
def site_of_upstream(folder: Path) -> Iterator[HostileSite]:
    """Serve hostile data of another API."""
    with upstream(upstream_bodies()) as other:
        own = {"NK_EVENTS_URL": f"{other}/events", "NK_LEADERBOARD_URL": f"{other}/ranking"}
        with built_site(folder, NK_ACCESS_LOG="off", **own) as address:
            yield HostileSite(address, "1")


_DAY: Final = timedelta(days=1)


def everything() -> str:
    """All hostile texts, a line each."""
    return "\n".join(text for text in TEXTS.values() if "\u2028" not in text)


def short() -> list[str]:
    """Those that are short enough for a nickname."""
    return [text for text in TEXTS.values() if len(text) <= 60 and "\u2028" not in text]


def fill_store(database: str) -> int:
    """Write hostile events, players and matches; return the number of the richest event."""
    # The site that shows them is a process of its own, with the machine's clock.
    now = datetime.now(UTC)
    writer = open_writer(database)
    with writer.change("test", now) as change:
        people = [players.add_player(change, name) for name in short()]
        today = bangkok_day(now)
        seasons.open_season(change, today - 2 * _DAY, today + 80 * _DAY, POLICY)
        results = [matches.NewMatch(people[0], loser, now - _DAY) for loser in people[1:]]
        matches.record_many(change, results)
        for text in TEXTS.values():
            events.add(change, _event(text, now + _DAY))
        richest = events.add(change, _event(short()[0], now + _DAY / 2))
        for person, name in zip(people, short(), strict=True):
            registrations.register(change, richest, name, player_id=person)
        registrations.set_winner(change, richest, 1)
    writer.close()
    return richest


def _event(text: str, starts_at: datetime) -> NewEvent:
    return NewEvent(
        name=" ".join(text.split())[:200],
        event_type=" ".join(text.split())[:60],
        starts_at=starts_at,
        ends_at=starts_at + _DAY,
        location=" ".join(text.split()),
        description=everything(),
        register_url="https://forms.example/?a=1&b=(x)",
    )


def refused_links(database: str) -> list[str]:
    """Offer every hostile link to the store; return those it refused."""
    writer = open_writer(database)
    refused: list[str] = []
    for link in LINKS:
        try:
            with writer.change("test", NOW) as change:
                players.add_player(change, f"player {len(refused)}", avatar=link)
        except RefusedError:
            refused.append(link)
    writer.close()
    return refused


def upstream_bodies() -> dict[str, bytes]:
    """The same from an API that nobody has checked: one event for each text and each link."""
    starts = (datetime.now(UTC) + _DAY).isoformat()
    texts = [_upstream(text, starts) for text in TEXTS.values()]
    links = [
        _upstream(f"link {number}", starts, register_url=link, winner={"name": "x", "avatar": link})
        for number, link in enumerate(LINKS)
    ]
    listed = [{**event, "id": number} for number, event in enumerate([*texts, *links], start=1)]
    details = {f"/events/{event['id']}": json.dumps(event).encode() for event in listed}
    return {"/events": json.dumps(listed).encode(), **details, "/ranking": _ranking()}


def _ranking() -> bytes:
    pairs = zip(TEXTS.values(), (*LINKS, *LINKS), strict=False)
    lines = [{"name": name, "rating": 1500, "avatar": avatar} for name, avatar in pairs]
    return json.dumps(lines).encode()


def _upstream(text: str, starts: str, **more: Any) -> dict[str, Any]:
    return {
        "name": text[:200],
        "event_type": text,
        "status": "upcoming",
        "event_date_iso": starts,
        "location": text,
        "description": f"{everything()}\n\0\u202e\u2028{text}",
        "branch_id": text[:40],
        "registrations": [
            {"running_number": number, "player_name": name}
            for number, name in enumerate(TEXTS.values(), start=1)
        ],
        **more,
    }
