"""The log of a tournament in the store: rows are read, replayed and added, never changed."""

import json
from collections import OrderedDict
from dataclasses import dataclass
from json import JSONDecodeError
from threading import Lock

from sqlalchemy import Connection, insert, select, update

from nk.club.errors import NotFoundError
from nk.club.events.events import LARGEST_NUMBER
from nk.club.store.connections import Change
from nk.club.store.tables import events
from nk.club.store.tournament_tables import tournament_actions, tournaments
from nk.rules.fields import MalformedError
from nk.rules.tournament.action_json import action_from_json, action_to_json
from nk.rules.tournament.actions import Action, Correct, Result, Undo
from nk.rules.tournament.draw import public_state
from nk.rules.tournament.log import Tournament
from nk.rules.tournament.state import MatchStatus, Outcome, State


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the log; `battles` is the judge's sheet of a result, the winner's as `w`."""

    action: Action
    battles: str = ""


@dataclass(frozen=True, slots=True)
class Kept:
    """A tournament as the store has it. Its version is the length of its log."""

    event_id: int
    rows: tuple[Row, ...]
    day: Tournament

    @property
    def version(self) -> int:
        return len(self.rows)

    @property
    def state(self) -> State:
        return self.day.state

    def battles(self) -> dict[int, str]:
        """The sheet of each match's present result, where there is one.

        The same result sent again without its sheet leaves the sheet as it was.
        """
        counting: list[Row] = []
        for row in self.rows:
            if isinstance(row.action, Undo):
                counting.pop()
            else:
                counting.append(row)
        sheets: dict[int, str] = {}
        outcomes: dict[int, Outcome] = {}
        for row in counting:
            if isinstance(row.action, Result | Correct):
                match, outcome = row.action.match, row.action.outcome
                if row.battles or outcomes.get(match) != outcome:
                    sheets[match] = row.battles
                outcomes[match] = outcome
        return sheets


def load(connection: Connection, event_id: int) -> Kept | None:
    """Return the tournament of an event by replaying its log; None if it has none."""
    if not 0 < event_id <= LARGEST_NUMBER:
        return None
    table = tournament_actions.c
    query = select(table.action, table.battles).where(table.event_id == event_id)
    found = connection.execute(query.order_by(table.sequence)).all()
    lines = tuple((action, battles) for action, battles in found)
    return _replays.of(event_id, lines) if lines else None


def unconfirmed(connection: Connection) -> dict[int, int]:
    """Count the results that wait for an organiser, by event; events without any are left out.

    So are those that are called off, where nothing can be confirmed.
    """
    query = (
        select(tournaments.c.event_id)
        .join(events, events.c.id == tournaments.c.event_id)
        .where(tournaments.c.state == "running", events.c.cancelled == 0)
    )
    running = connection.scalars(query)
    counts = {
        event_id: sum(
            match.status is MatchStatus.REPORTED
            for match in required(connection, event_id).state.matches
        )
        for event_id in sorted(running)
    }
    return {event_id: count for event_id, count in counts.items() if count}


Lines = tuple[tuple[str, str], ...]


class _Replays:
    """The last replay of a few tournaments, so that a further action costs only itself.

    A replay is taken up again only if the log begins with the very lines that made it.
    """

    def __init__(self, most: int = 8) -> None:
        self._most = most
        self._lock = Lock()
        self._known: OrderedDict[int, tuple[Lines, Kept]] = OrderedDict()

    def of(self, event_id: int, lines: Lines) -> Kept:
        """Return the tournament these lines make."""
        with self._lock:
            known, kept = self._known.get(event_id, ((), Kept(event_id, (), Tournament())))
        if lines[: len(known)] != known:
            known, kept = (), Kept(event_id, (), Tournament())
        further = tuple(Row(_read(text), battles) for text, battles in lines[len(known) :])
        actions = [row.action for row in further]
        day = kept.day.do(*actions) if known else Tournament.of(actions)
        kept = Kept(event_id, (*kept.rows, *further), day)
        with self._lock:
            self._known[event_id] = (lines, kept)
            self._known.move_to_end(event_id)
            while len(self._known) > self._most:
                self._known.popitem(last=False)
        return kept


_replays = _Replays()


def required(connection: Connection, event_id: int) -> Kept:
    """Return the tournament of an event, or refuse."""
    found = load(connection, event_id)
    if found is None:
        raise NotFoundError("tournament", event_id)
    return found


def phase(state: State) -> str:
    """How far the day is for everybody: a first round that only the organiser sees is no start."""
    if state.finished:
        return "finished"
    return "running" if public_state(state).stages else "registering"


def append(change: Change, kept: Kept, rows: tuple[Row, ...], day: Tournament, key: str) -> Kept:
    """Write further lines; the first one has the client's id, those that come with it follow."""
    values = [
        {
            "event_id": kept.event_id,
            "sequence": kept.version + at,
            "action_id": key if at == 1 else f"{key}.{at}",
            "action": json.dumps(action_to_json(row.action), ensure_ascii=False),
            "battles": row.battles,
            "who": change.who,
            "at": change.at,
        }
        for at, row in enumerate(rows, start=1)
    ]
    change.connection.execute(insert(tournament_actions), values)
    after = Kept(kept.event_id, (*kept.rows, *rows), day)
    change.connection.execute(
        update(tournaments)
        .where(tournaments.c.event_id == kept.event_id)
        .values(version=after.version, state=phase(after.state))
    )
    return after


def sent_before(connection: Connection, event_id: int, key: str) -> Action | None:
    """Return the action that was sent under this id, if any."""
    table = tournament_actions.c
    query = select(table.action).where(table.event_id == event_id, table.action_id == key)
    found = connection.scalars(query).one_or_none()
    return _read(found) if found else None


def _read(text: str) -> Action:
    try:
        return action_from_json(json.loads(text))
    except JSONDecodeError as problem:
        raise MalformedError("action", "is no JSON") from problem
