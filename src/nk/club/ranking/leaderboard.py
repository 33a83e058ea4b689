"""Reading the leaderboard: a short walk along one index, whatever the number of players.

Its questions are plain SQL, the same for both engines, so that a command that shows the ranking
and nothing else can ask them of an SQLite file directly (`store.quick`).
"""

import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING, Any, Final

from nk.bangkok import week_of

if TYPE_CHECKING:
    from sqlalchemy import Connection

HISTORY_POINTS: Final = 12
_EPOCH_DAY: Final = date(1970, 1, 1)

_PAGE: Final = """\
SELECT ratings.player_id, players.nickname, ratings.rating, players.avatar,
       ratings.wins, ratings.losses, ratings.opening
FROM ratings JOIN players ON players.id = ratings.player_id
WHERE ratings.listed = 1
ORDER BY ratings.rating DESC, ratings.player_id LIMIT :limit OFFSET :offset"""
# Only those before a page can be higher, so the count reads no more than the offset.
_HIGHER: Final = "SELECT count(*) FROM ratings WHERE listed = 1 AND rating > :rating"
_COUNT: Final = "SELECT count(*) FROM ratings WHERE listed = 1"
_OPEN_SEASON: Final = "SELECT id FROM seasons WHERE is_open = 1"
_WEEKS: Final = """\
SELECT player_id, week, rating FROM rating_history
WHERE season_id = :season AND player_id IN ({players})"""
_RATING: Final = "SELECT rating FROM ratings WHERE player_id = :player"


@dataclass(frozen=True, slots=True)
class Ranked:
    """A line of the leaderboard."""

    rank: int
    player_id: int
    name: str
    rating: int
    avatar: str | None
    wins: int
    losses: int
    # The rating now, less the rating at the end of last week (or at the season's opening).
    change_week: int
    # The season's opening, then the rating at the end of each week; the last one is now.
    history: tuple[int, ...]


def top_players(
    connection: "Connection | sqlite3.Connection", now: datetime, limit: int = 10, offset: int = 0
) -> list[Ranked]:
    """Return a page of the leaderboard; equal ratings share a rank: 1, 2, 2, 4."""
    rows = _asked(connection, _PAGE, {"limit": limit, "offset": offset})
    week = week_of(now)
    points = _weekly(connection, [row[0] for row in rows])
    page: list[Ranked] = []
    for place, row in enumerate(rows, start=offset + 1):
        player_id, name, rating, avatar, wins, losses, opening = row
        history = _line(points.get(player_id, {}), week, opening, rating)
        page.append(
            Ranked(
                rank=_rank(connection, page, place, rating),
                player_id=player_id,
                name=name,
                rating=rating,
                avatar=avatar,
                wins=wins,
                losses=losses,
                change_week=rating - history[-2],
                history=history,
            )
        )
    return page


def count_ranked(connection: "Connection | sqlite3.Connection") -> int:
    """Return how many stand on the leaderboard."""
    count: int = _asked(connection, _COUNT, {})[0][0]
    return count


def rating_of(connection: "Connection | sqlite3.Connection", player_id: int) -> int | None:
    """Return a player's rating, or None before the first match."""
    rows = _asked(connection, _RATING, {"player": player_id})
    return rows[0][0] if rows else None


def _asked(
    connection: "Connection | sqlite3.Connection", question: str, values: Mapping[str, object]
) -> Sequence[Sequence[Any]]:
    if isinstance(connection, sqlite3.Connection):
        return connection.execute(question, dict(values)).fetchall()
    from sqlalchemy import text

    return connection.execute(text(question), values).all()


def _rank(
    connection: "Connection | sqlite3.Connection", page: Sequence[Ranked], place: int, rating: int
) -> int:
    if page:
        return page[-1].rank if page[-1].rating == rating else place
    higher: int = _asked(connection, _HIGHER, {"rating": rating})[0][0]
    return higher + 1


def _weekly(
    connection: "Connection | sqlite3.Connection", player_ids: Sequence[int]
) -> dict[int, dict[date, int]]:
    season = _asked(connection, _OPEN_SEASON, {})
    if not season or not player_ids:
        return {}
    players = {f"player{place}": player for place, player in enumerate(player_ids)}
    question = _WEEKS.format(players=", ".join(f":{name}" for name in players))
    found: dict[int, dict[date, int]] = {}
    for player, week, rating in _asked(connection, question, {"season": season[0][0], **players}):
        found.setdefault(player, {})[_EPOCH_DAY + timedelta(days=week)] = rating
    return found


def _line(points: dict[date, int], week: date, opening: int, rating: int) -> tuple[int, ...]:
    """Return one rating a week; a week without a match repeats the one before."""
    line = [opening]
    monday = min(points, default=week)
    while monday < week:
        line.append(points.get(monday, line[-1]))
        monday += timedelta(weeks=1)
    return (*line, rating)[-HISTORY_POINTS:]
