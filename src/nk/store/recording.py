"""Results on their way into the log together: each checked by itself, all written at once."""

from datetime import datetime, timedelta

from sqlalchemy import insert

from nk.rules.rating import RatingPolicy
from nk.store import events, limits
from nk.store.constraint_words import CONSTRAINT_SENTENCES
from nk.store.derivation import LogRow
from nk.store.errors import RefusedError, Sentence
from nk.store.match_values import NewMatch
from nk.store.players import required_player
from nk.store.rating_tables import matches
from nk.store.ratings import apply_matches
from nk.store.seasons import required_open
from nk.store.weeks import bangkok_day
from nk.store.writer import Change

# A clock that is a little ahead of ours is no mistake.
_AHEAD = timedelta(minutes=5)

_NOT_YET = Sentence(th="เวลาแข่งยังมาไม่ถึง", en="That match lies in the future.")
_BEFORE_SEASON = Sentence(
    th="แมตช์นี้แข่งก่อนซีซันที่เปิดอยู่จะเริ่ม", en="That match was played before the open season began."
)


class Recording:
    """New results of the open season, in the order in which they go into the log."""

    def __init__(self, change: Change) -> None:
        self.season = required_open(change.connection)
        self._change = change
        self._results: list[NewMatch] = []
        self._known_players: set[int] = set()
        self._known_events: set[int] = set()

    def add(self, match: NewMatch) -> None:
        """Take a result, or refuse it; nothing is written yet."""
        self._check_people(match)
        self._check_event(match.event_id)
        self._check_time(match.played_at)
        # The tables would refuse these too, but without saying which of many results it was.
        if match.winner_id == match.loser_id:
            raise _broken("ck_matches_two_players")
        if not 0 <= match.loser_sets < match.winner_sets <= limits.MOST_SETS:
            raise _broken("ck_matches_sets")
        if len(match.finishes_text) > limits.FINISHES_LENGTH:
            raise _broken("ck_matches_finishes")
        self._results.append(match)

    def write(self, policy: RatingPolicy) -> list[int]:
        """Write all results to the log, carry them into the ratings, and return their numbers."""
        if not self._results:
            return []
        statement = insert(matches).returning(matches.c.id, sort_by_parameter_order=True)
        rows = [self._row(match) for match in self._results]
        numbers = list(self._change.connection.scalars(statement, rows))
        apply_matches(self._change, policy, self.season.id, list(map(_log_row, self._results)))
        people = [
            (number, {"winner": match.winner_id, "loser": match.loser_id})
            for number, match in zip(numbers, self._results, strict=True)
        ]
        self._change.note_each("match.record", "match", people)
        self._results = []
        return numbers

    def _row(self, match: NewMatch) -> dict[str, object]:
        return {
            "kind": "played",
            "season_id": self.season.id,
            "event_id": match.event_id,
            "winner_id": match.winner_id,
            "loser_id": match.loser_id,
            "winner_sets": match.winner_sets,
            "loser_sets": match.loser_sets,
            "sweep": match.sweep,
            "finishes": match.finishes_text,
            "played_at": match.played_at,
            "recorded_at": self._change.at,
            "sample": match.sample,
        }

    def _check_people(self, match: NewMatch) -> None:
        for player in (match.winner_id, match.loser_id):
            if player not in self._known_players:
                required_player(self._change.connection, player)
                self._known_players.add(player)

    def _check_event(self, event_id: int | None) -> None:
        if event_id is not None and event_id not in self._known_events:
            events.required_row(self._change, event_id)
            self._known_events.add(event_id)

    def _check_time(self, played_at: datetime) -> None:
        if played_at > self._change.at + _AHEAD:
            raise RefusedError("match_in_future", _NOT_YET, "played_at")
        if bangkok_day(played_at) < self.season.starts_on:
            raise RefusedError("match_before_season", _BEFORE_SEASON, "played_at")


def _broken(constraint: str) -> RefusedError:
    return RefusedError(constraint, CONSTRAINT_SENTENCES[constraint])


def _log_row(match: NewMatch) -> LogRow:
    seconds = int(match.played_at.timestamp())
    return match.winner_id, match.loser_id, int(match.sweep), seconds
