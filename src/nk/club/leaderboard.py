"""Reading the leaderboard: a short walk along one index, whatever the number of players."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from sqlalchemy import Connection, func, select

from nk.bangkok import week_of
from nk.club.seasons import Season, current_season
from nk.club.store.tables import players, rating_history, ratings

HISTORY_POINTS = 12

# Flags are kept as 1 and 0 on both engines.
_LISTED = ratings.c.listed == 1


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
    connection: Connection, now: datetime, limit: int = 10, offset: int = 0
) -> list[Ranked]:
    """Return a page of the leaderboard; equal ratings share a rank: 1, 2, 2, 4."""
    query = (
        select(ratings, players.c.nickname, players.c.avatar)
        .join(players, players.c.id == ratings.c.player_id)
        .where(_LISTED)
        .order_by(ratings.c.rating.desc(), ratings.c.player_id)
        .limit(limit)
        .offset(offset)
    )
    rows = connection.execute(query).all()
    week = week_of(now)
    season = current_season(connection)
    points = _weekly(connection, [row.player_id for row in rows], season)
    page: list[Ranked] = []
    for place, row in enumerate(rows, start=offset + 1):
        history = _line(points.get(row.player_id, {}), week, row.opening, row.rating)
        page.append(
            Ranked(
                rank=_rank(connection, page, place, row.rating),
                player_id=row.player_id,
                name=row.nickname,
                rating=row.rating,
                avatar=row.avatar,
                wins=row.wins,
                losses=row.losses,
                change_week=row.rating - history[-2],
                history=history,
            )
        )
    return page


def rating_of(connection: Connection, player_id: int) -> int | None:
    """Return a player's rating, or None before the first match."""
    query = select(ratings.c.rating).where(ratings.c.player_id == player_id)
    found: int | None = connection.scalars(query).one_or_none()
    return found


def _rank(connection: Connection, page: Sequence[Ranked], place: int, rating: int) -> int:
    if page:
        return page[-1].rank if page[-1].rating == rating else place
    # Only those before this page can be higher, so the count reads no more than the offset.
    query = select(func.count()).select_from(ratings).where(_LISTED, ratings.c.rating > rating)
    return connection.scalars(query).one() + 1


def _weekly(
    connection: Connection, player_ids: Sequence[int], season: Season | None
) -> dict[int, dict[date, int]]:
    if season is None:
        return {}
    table = rating_history.c
    query = select(table.player_id, table.week, table.rating).where(
        table.player_id.in_(player_ids), table.season_id == season.id
    )
    found: dict[int, dict[date, int]] = {}
    for player, week, rating in connection.execute(query):
        found.setdefault(player, {})[week] = rating
    return found


def _line(points: dict[date, int], week: date, opening: int, rating: int) -> tuple[int, ...]:
    """Return one rating a week; a week without a match repeats the one before."""
    line = [opening]
    monday = min(points, default=week)
    while monday < week:
        line.append(points.get(monday, line[-1]))
        monday += timedelta(weeks=1)
    return (*line, rating)[-HISTORY_POINTS:]
