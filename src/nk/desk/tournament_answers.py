"""What the screens of a tournament ask for every few seconds, made once for all of them."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from threading import Lock

from fastapi import Response
from pydantic import BaseModel
from sqlalchemy import Connection

from nk.club.errors import NotFoundError
from nk.club.store.connections import Reader, data_version
from nk.club.tournament.live import TournamentNow, next_slow, read_live

# An event's number, and for whom the answer is made.
Key = tuple[int, str]
Make = Callable[[Connection, TournamentNow], BaseModel]


@dataclass(frozen=True, slots=True)
class _Made:
    """An answer, the store's version it was made of, and how long the clock leaves it true."""

    body: bytes
    version: int
    until: datetime | None

    def holds(self, version: int, now: datetime) -> bool:
        return version == self.version and (self.until is None or now < self.until)


class TournamentAnswers:
    """The last answers; one is made anew when the store has changed or a match became slow.

    One question is looked at at a time, so that a change is worked out once however many judges
    ask for it in the same moment.
    """

    def __init__(self, most: int = 16) -> None:
        self._most = most
        self._lock = Lock()
        self._known: OrderedDict[Key, _Made] = OrderedDict()

    def answer(self, key: Key, reader: Reader, now: datetime, make: Make) -> Response:
        """Return the answer as it was made last, or make it."""
        with self._lock, reader.reading() as connection:
            version = data_version(connection)
            known = self._known.get(key)
            if known is None or not known.holds(version, now):
                known = _made(connection, key[0], version, now, make)
                self._known[key] = known
            self._known.move_to_end(key)
            if len(self._known) > self._most:
                self._known.popitem(last=False)
        headers = {"cache-control": "no-store"}
        return Response(known.body, headers=headers, media_type="application/json")


def _made(connection: Connection, event_id: int, version: int, now: datetime, make: Make) -> _Made:
    live = read_live(connection, event_id, now)
    if live is None:
        raise NotFoundError("tournament", event_id)
    body = make(connection, live).model_dump_json().encode()
    return _Made(body, version, next_slow(live.state, now))
