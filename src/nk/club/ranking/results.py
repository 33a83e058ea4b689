"""Results as staff give them: players found once, doubts raised, all written together."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from typing import Final

from sqlalchemy import select

from nk.bangkok import bangkok_day
from nk.club.errors import DoubtfulError, RefusedError, Sentence, UnclearError
from nk.club.events import events
from nk.club.events.registrations import crown_player, not_begun, take_winner_back
from nk.club.players import add_player, find_by_name, find_player, is_number, name_of, names_like
from nk.club.ranking.leaderboard import rating_of
from nk.club.ranking.matches import Counted, NewMatch, Recording, counted_on, required_match, void
from nk.club.ranking.ratings import merged_players, season_policies
from nk.club.ranking.scores import Score, judged_score
from nk.club.rows import Columns, Row, take_rows
from nk.club.store.audit import list_audit
from nk.club.store.connections import Change
from nk.club.store.tournament_tables import tournament_matches
from nk.club.typed import read_moment, read_number, read_yes, required_text, written
from nk.rules.actions import FIRST_STAGE_TARGET

_FINAL: Final = "match.final"
# Two meet again soon, but hardly so soon; the same result so near is mostly typed twice.
_LIKELY_DOUBLE: Final = timedelta(minutes=10)
# New names of one file that are compared with all known ones; each takes some milliseconds.
_MOST_COMPARED: Final = 100


@dataclass(frozen=True, slots=True)
class Result:
    """A result as staff give it.

    `again` insists on what looks like a double, `anyway` on what looks wrong about the event.
    """

    winner: str
    loser: str
    played_at: datetime
    score: Score
    event_id: int | None = None
    final: bool = False
    add_players: bool = False
    # The winner's running number, where two of one name are on the event's list.
    winner_number: int | None = None
    again: bool = False
    anyway: bool = False
    # Nobody said when: the time is the recording's, and an equal one proves no double.
    timed_by_recording: bool = False


@dataclass(frozen=True, slots=True)
class Newcomer:
    """A player whom a result added, and known names that may have been meant instead."""

    name: str
    alike: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Move:
    """What happened to one rating."""

    player: str
    before: int
    after: int

    @property
    def change(self) -> int:
        """The points gained or lost."""
        return self.after - self.before


@dataclass(frozen=True, slots=True)
class Recorded:
    """A result in the log, with what it did to both ratings and who is new."""

    number: int
    moves: tuple[Move, Move]
    score: Score
    newcomers: tuple[Newcomer, ...] = ()


@dataclass(frozen=True, slots=True)
class Undone:
    """A result taken back: the entry that did it, both ratings, and the event it had decided."""

    entry: int
    moves: tuple[Move, Move]
    event_id: int | None


@dataclass(frozen=True, slots=True)
class Imported:
    """The results of a file: their numbers, and who is new."""

    numbers: list[int]
    newcomers: list[Newcomer] = field(default_factory=list)


def record_result(change: Change, result: Result) -> Recorded:
    """Write a result to the log and tell what it did to both ratings."""
    book = ResultBook(change)
    pair = book.players_of(result)
    before = _ratings(change, pair)
    book.enter(result)
    (number,) = book.write()
    moves = _moves(change, pair, before)
    return Recorded(number, moves, result.score, tuple(book.newcomers))


def undo_result(change: Change, number: int) -> Undone:
    """Take a result back by a new entry; ratings and the event's winner follow."""
    match = required_match(change.connection, number)
    _refuse_tournament_match(change, number)
    merged = merged_players(change.connection)
    winner, loser = match.winner_id or 0, match.loser_id or 0
    pair = merged.get(winner, winner), merged.get(loser, loser)
    before = _ratings(change, pair)
    entry = void(change, number)
    event_id = _uncrown(change, number)
    return Undone(entry, _moves(change, pair, before), event_id)


def _refuse_tournament_match(change: Change, number: int) -> None:
    """A tournament's log would record its match again; it is put right there."""
    table = tournament_matches.c
    query = select(table.event_id, table.match).where(table.log_id == number)
    found = change.connection.execute(query).one_or_none()
    if found is not None:
        event, match = found
        sentence = Sentence(
            th=f"ผลนี้เป็นนัด {match} ของทัวร์นาเมนต์กิจกรรม {event} ให้แก้ที่นั่น",
            en=f"This is match {match} of event {event}'s tournament; correct it there.",
        )
        raise RefusedError("tournament_match", sentence, "match")


# Sets stand in two columns, because a spreadsheet would turn 2-1 into a date.
COLUMNS: Final = Columns(
    (
        "played_at",
        "winner",
        "loser",
        "winner_sets",
        "loser_sets",
        "finishes",
        "to",
        "sweep",
        "event",
        "final",
    ),
    frozenset({"played_at", "winner", "loser"}),
)


def import_results(
    change: Change,
    file: str,
    rows: Iterable[Row],
    *,
    add_players: bool = False,
    again: bool = False,
    anyway: bool = False,
) -> Imported:
    """Record the results of a file, in their order: all of them or none."""
    book = ResultBook(change)
    today = bangkok_day(change.at)
    insisted = {"add_players": add_players, "again": again, "anyway": anyway}

    def take(row: Row) -> None:
        book.enter(read_result(row.cells, today, insisted))

    take_rows(file, rows, take)
    return Imported(book.write(), book.newcomers)


def read_result(
    cells: Mapping[str, str], today: date, insisted: Mapping[str, bool] | None = None
) -> Result:
    """Read one row; a cell that is missing or empty means what is usual."""
    event = cells.get("event", "").strip()
    target = cells.get("to", "").strip()
    sets = [cells.get(name, "").strip() for name in ("winner_sets", "loser_sets")]
    return Result(
        winner=cells["winner"],
        loser=cells["loser"],
        played_at=read_moment(cells["played_at"], today),
        score=judged_score(
            cells.get("finishes", ""),
            f"{sets[0] or 1}-{sets[1] or 0}" if any(sets) else "",
            sweep=read_yes(cells.get("sweep", "")),
            target=read_number(target) if target else FIRST_STAGE_TARGET,
        ),
        event_id=read_number(event) if event else None,
        final=read_yes(cells.get("final", "")),
        **(insisted or {}),
    )


Pair = tuple[int, int]


class ResultBook:
    """The results of one change, in their order."""

    def __init__(self, change: Change) -> None:
        self._change = change
        self._recording = Recording(change)
        # What the log holds already, looked up once for each day that results are from.
        self._known: dict[date, list[Counted]] = {}
        self._players: dict[str, int] = {}
        self._entered: list[tuple[Pair, Result]] = []
        self._seen: set[tuple[int, int, datetime]] = set()
        self.newcomers: list[Newcomer] = []

    def players_of(self, result: Result) -> Pair:
        """Return the numbers of winner and loser."""
        return self._player(result.winner, result), self._player(result.loser, result)

    def enter(self, result: Result) -> None:
        """Take a result, or refuse it; nothing is written to the log yet."""
        if result.final and result.event_id is None:
            raise UnclearError(
                "final_without_event",
                "รอบชิงต้องเป็นของกิจกรรม บอกด้วยว่ากิจกรรมไหน",
                "A final belongs to an event; say which.",
            )
        pair = self.players_of(result)
        played_at = result.played_at.replace(microsecond=0)
        self._refuse_double((*pair, played_at), result)
        self._recording.add(_new_match(pair, result))
        self._doubt_event(result)
        self._seen.add((*pair, played_at))
        self._entered.append((pair, result))

    def write(self) -> list[int]:
        """Write the results to the log; a final makes its winner the event's."""
        numbers = self._recording.write()
        for number, (pair, result) in zip(numbers, self._entered, strict=True):
            if result.final and result.event_id is not None:
                event_id = result.event_id
                place = crown_player(self._change, event_id, pair[0], result.winner_number)
                facts = {"event": event_id, "number": place}
                self._change.note(_FINAL, "match", number, facts=facts)
        self._entered = []
        return numbers

    def _refuse_double(self, key: tuple[int, int, datetime], result: Result) -> None:
        winner, loser, played_at = key
        if key in self._seen:
            raise UnclearError(
                "same_result",
                "ผลนี้มีอยู่แล้วในแถวก่อนหน้า",
                "This very result is there already, further up.",
            )
        # Shortly before midnight and after it, the double may be on the other day.
        days = {bangkok_day(played_at + apart) for apart in (-_LIKELY_DOUBLE, _LIKELY_DOUBLE)}
        same = [
            known
            for day in sorted(days)
            for known in self._known_on(day)
            if (known.winner_id, known.loser_id) == (winner, loser)
        ]
        for known in same:
            if known.played_at == played_at and not result.timed_by_recording:
                raise UnclearError(
                    "same_result",
                    f"นัด {known.number} คือผลนี้อยู่แล้ว",
                    f"Match {known.number} is this very result already.",
                )
        near = [known for known in same if abs(known.played_at - played_at) < _LIKELY_DOUBLE]
        if near and not result.again:
            raise self._likely_double(near[-1])

    def _likely_double(self, known: Counted) -> DoubtfulError:
        connection = self._change.connection
        winner, loser = name_of(connection, known.winner_id), name_of(connection, known.loser_id)
        at = written(known.played_at)
        return DoubtfulError(
            "likely_double",
            f"นัด {known.number} บันทึกแล้วว่า {winner} ชนะ {loser} เมื่อ {at} อาจซ้ำกัน",
            f"Match {known.number} already says that {winner} beat {loser} at {at}; "
            "this may be the same.",
            insist="again",
        )

    def _doubt_event(self, result: Result) -> None:
        if result.event_id is None or result.anyway:
            return
        event = events.required_row(self._change, result.event_id)
        if not events.is_beyblade(event.event_type):
            raise DoubtfulError(
                "not_beyblade",
                f"กิจกรรม {event.id} เป็น {event.event_type} ไม่ใช่เบย์เบลด",
                f"Event {event.id} is a {event.event_type} event, not a Beyblade one.",
            )
        if result.final and event.starts_at > self._change.at:
            raise not_begun(event.id)

    def _known_on(self, day: date) -> list[Counted]:
        if day not in self._known:
            connection, season = self._change.connection, self._recording.season.id
            self._known[day] = counted_on(connection, season, day)
        return self._known[day]

    def _player(self, typed: str, result: Result) -> int:
        if typed not in self._players:
            self._players[typed] = self._find_or_add(typed, add=result.add_players)
        return self._players[typed]

    def _find_or_add(self, typed: str, *, add: bool) -> int:
        connection = self._change.connection
        if not add or is_number(typed):
            return find_player(connection, typed).id
        found = find_by_name(connection, typed)
        if found is not None:
            return found
        name = required_text(typed, "player")
        # A savepoint, because PostgreSQL goes on after a name that is refused only from one.
        with connection.begin_nested():
            number = add_player(self._change, name)
        self.newcomers.append(Newcomer(name, self._alike(name)))
        return number

    def _alike(self, name: str) -> tuple[str, ...]:
        """Return who may have been meant, unless so many are new that it would take minutes."""
        if len(self.newcomers) >= _MOST_COMPARED:
            return ()
        known = set(names_like(self._change.connection, name)) - {name}
        return tuple(sorted(known))


def _uncrown(change: Change, match_id: int) -> int | None:
    """Take the winner back if this match made them so; return the event it was about."""
    for entry in list_audit(change.connection, subject="match", subject_id=match_id, action=_FINAL):
        event_id, number = entry.detail.get("event"), entry.detail.get("number")
        if isinstance(event_id, int) and isinstance(number, int):
            return event_id if take_winner_back(change, event_id, number) else None
    return None


def _ratings(change: Change, players: Sequence[int]) -> list[int]:
    """Return the ratings of some players; before the first match that is the season's start."""
    seasons = season_policies(change.connection)
    start = seasons[-1].policy.start if seasons else 0
    found = [rating_of(change.connection, player) for player in players]
    return [start if rating is None else rating for rating in found]


def _moves(change: Change, pair: Pair, before: Sequence[int]) -> tuple[Move, Move]:
    names = [name_of(change.connection, player) for player in pair]
    after = _ratings(change, pair)
    winner, loser = (
        Move(name, old, new) for name, old, new in zip(names, before, after, strict=True)
    )
    return winner, loser


def _new_match(pair: Pair, result: Result) -> NewMatch:
    return NewMatch(
        *pair,
        result.played_at,
        winner_sets=result.score.winner_sets,
        loser_sets=result.score.loser_sets,
        sweep=result.score.sweep,
        finishes=result.score.finishes,
        event_id=result.event_id,
    )
