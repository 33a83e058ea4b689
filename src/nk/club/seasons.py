"""Seasons: one is open at a time; closing it writes the final table and starts everyone anew."""

from dataclasses import dataclass
from datetime import date, datetime

from sqlalchemy import Connection, insert, select, update

from nk.club.errors import RefusedError, Sentence
from nk.club.ratings import SeasonResult, results_of
from nk.club.store.connections import Change
from nk.club.store.engines import upsert
from nk.club.store.tables import ratings, season_results, seasons
from nk.rules.elo import RatingPolicy
from nk.rules.season import Standing, restart, season_bounds

_NONE_OPEN = Sentence(th="ยังไม่มีซีซันเปิดอยู่", en="No season is open.")


@dataclass(frozen=True, slots=True)
class Season:
    """A season: its first day and the first day after it."""

    id: int
    starts_on: date
    ends_on: date
    is_open: bool
    closed_at: datetime | None


def open_season(change: Change, starts_on: date, ends_on: date, *, sample: bool = False) -> Season:
    """Open a season; there can be only one."""
    season_id = change.connection.scalars(
        insert(seasons)
        .values(starts_on=starts_on, ends_on=ends_on, is_open=True, sample=sample)
        .returning(seasons.c.id)
    ).one()
    change.note("season.open", "season", season_id, facts={"from": starts_on, "to": ends_on})
    return Season(season_id, starts_on, ends_on, True, None)


def next_bounds(connection: Connection, policy: RatingPolicy, day: date) -> tuple[date, date]:
    """Return the days of the season to open on `day`.

    Seasons follow the calendar in steps from the first one ever (or from 1 January). One
    opened early, because the last was closed early, runs to the end of the next step.
    """
    known = list_seasons(connection)
    anchor = known[0].starts_on if known else date(day.year, 1, 1)
    within = max([day, *(season.ends_on for season in known[-1:])])
    return day, season_bounds(within, anchor, policy.season_months)[1]


def close_season(change: Change, policy: RatingPolicy) -> list[SeasonResult]:
    """Close the open season and return its final table. Run it in a dry run to look first."""
    season = required_open(change.connection)
    standings = {
        row.player_id: Standing(row.rating, row.wins, row.losses)
        for row in change.connection.execute(select(ratings))
    }
    results = results_of(season.id, standings)
    if results:
        rows = [result._asdict() for result in results]
        change.connection.execute(insert(season_results), rows)
    fresh = [
        {"player_id": player, "rating": s.rating, "opening": s.rating, "wins": 0, "losses": 0}
        for player, s in restart(policy, standings).items()
    ]
    upsert(change.connection, ratings, fresh)
    change.connection.execute(
        update(seasons).where(seasons.c.id == season.id).values(is_open=False, closed_at=change.at)
    )
    change.note("season.close", "season", season.id, facts={"players": len(results)})
    return results


def list_seasons(connection: Connection) -> list[Season]:
    """Return every season, the oldest first."""
    columns = [seasons.c[name] for name in Season.__dataclass_fields__]
    query = select(*columns).order_by(seasons.c.id)
    return [Season(*row) for row in connection.execute(query)]


def current_season(connection: Connection) -> Season | None:
    """Return the open season, if there is one."""
    return next((season for season in list_seasons(connection) if season.is_open), None)


def required_open(connection: Connection) -> Season:
    """Return the open season, or refuse the change that needs one."""
    season = current_season(connection)
    if season is None:
        raise RefusedError("no_open_season", _NONE_OPEN, "season")
    return season


def final_table(connection: Connection, season_id: int) -> list[SeasonResult]:
    """Return a closed season's final table."""
    columns = [season_results.c[name] for name in SeasonResult._fields]
    query = (
        select(*columns)
        .where(season_results.c.season_id == season_id)
        .order_by(season_results.c.place, season_results.c.player_id)
    )
    return [SeasonResult(*row) for row in connection.execute(query)]
