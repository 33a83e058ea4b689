"""A store in which every answer is as long as it can be: full pages, long texts, large days."""

from collections.abc import Iterator
from datetime import timedelta
from functools import cache
from typing import Any, Final, NamedTuple

from nk.bangkok import week_of
from nk.club.events.lists import MOST_REGISTRATIONS_SHOWN
from nk.club.store import columns, tables
from nk.club.store.connections import Writer
from nk.club.tournament import log
from nk.club.tournament.operations import create
from nk.rules.tournament.log import Tournament
from tests.support.store import NOW, SEASON_START, add_events, an_event, open_a_season
from tools.bench.parts.tournaments import played

# The most that a tournament is promised to be quick with.
MOST_PLAYERS: Final = 128
_WEEKS: Final = 8
_DAY: Final = timedelta(days=1)
_TEXT: Final = "ลองเล่นก่อนได้ "


class Full(NamedTuple):
    """The numbers of events in it."""

    usual: int
    # One with as many people as are ever shown.
    crowded: int
    # One with a tournament after its last round.
    live: int


def fill(writer: Writer) -> Full:
    """Write a page and more of everything."""
    open_a_season(writer)
    usual, crowded, live = add_events(writer, an_event(), an_event(), an_event())
    with writer.change("test", NOW) as change:
        rows = change.connection.execute
        rows(tables.events.insert(), list(_events()))
        rows(tables.registrations.insert(), list(_people(crowded, MOST_REGISTRATIONS_SHOWN)))
        numbers = range(1, columns.LARGEST_PAGE + 21)
        rows(tables.players.insert(), [_player(number) for number in numbers])
        rows(tables.ratings.insert(), [_rating(number) for number in numbers])
        rows(tables.rating_history.insert(), [week for n in numbers for week in _weeks(n)])
        day = _day()
        create(change, live, day.state.settings)
        kept = log.required(change.connection, live)
        rows(tables.registrations.insert(), list(_people(live, MOST_PLAYERS)))
        further = tuple(log.Row(action, "") for action in day.actions[len(kept.rows) :])
        log.append(change, kept, further, day, "full")
    return Full(usual, crowded, live)


@cache
def _day() -> Tournament:
    return played(MOST_PLAYERS)[1]


def _events() -> Iterator[dict[str, Any]]:
    long = (_TEXT * columns.DESCRIPTION_LENGTH)[: columns.DESCRIPTION_LENGTH].strip()
    detail = (_TEXT * columns.DETAIL_TEXT_LENGTH)[: columns.DETAIL_TEXT_LENGTH].strip()
    said = dict.fromkeys(("format", "format_en", "bring", "bring_en", "level", "level_en"), detail)
    for number in range(1, columns.LARGEST_PAGE + 21):
        for starts_at in (NOW + number * _DAY, NOW - number * _DAY):
            yield {
                "name": f"Event {number}",
                "name_en": f"Event {number}",
                "event_type": "Beyblade X",
                "starts_at": starts_at,
                "ends_at": starts_at + timedelta(hours=3),
                "location": "NK",
                "description": long,
                "description_en": long,
                "fee": 100,
                "places": 30,
                **said,
                "created_at": NOW,
                "updated_at": NOW,
            }


def _people(event: int, count: int) -> Iterator[dict[str, Any]]:
    for number in range(1, count + 1):
        name = f"ผู้เล่น {number}"
        yield {
            "event_id": event,
            "running_number": number,
            "player_name": name,
            "name_key": name,
        }


def _player(number: int) -> dict[str, Any]:
    name = f"นักเบย์ {number}"
    return {"id": number, "nickname": name, "name_key": name, "created_at": NOW}


def _rating(number: int) -> dict[str, Any]:
    won = {"wins": 8, "losses": 8}
    return {"player_id": number, "rating": 1200 + number, "opening": 1200, **won}


def _weeks(number: int) -> Iterator[dict[str, Any]]:
    first = week_of(NOW) - timedelta(weeks=_WEEKS - 1)
    assert first <= SEASON_START + timedelta(weeks=1)
    for week in range(_WEEKS):
        when = first + timedelta(weeks=week)
        yield {"player_id": number, "season_id": 1, "week": when, "rating": 1200 + number + week}
