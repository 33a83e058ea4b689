"""Seasons: one is open at a time; closing it writes the final table and starts everyone anew."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from sqlalchemy import Connection, insert, select, update

from nk.bangkok import bangkok_day
from nk.club.errors import NotFoundError, RefusedError, Sentence, UnclearError
from nk.club.players import name_of
from nk.club.ranking.ratings import SeasonResult, policy_text, rebuild, results_of, season_policies
from nk.club.store.connections import Change
from nk.club.store.engines import upsert
from nk.club.store.tables import ratings, season_results, seasons
from nk.rules.elo import RatingPolicy, policy_to_plain
from nk.rules.season import Standing, restart, season_bounds

_NONE_OPEN = Sentence(th="ยังไม่มีซีซันเปิดอยู่", en="No season is open.")
_CHANGED = Sentence(
    th="มีผลใหม่เข้ามาระหว่างนี้ ดูตารางใหม่ก่อน",
    en="A result came in meanwhile; look at the new table first.",
)
_SAME_POLICY = Sentence(
    th="ซีซันนี้คิดแต้มด้วยตัวเลขชุดนี้อยู่แล้ว", en="The season is rated by these figures already."
)


@dataclass(frozen=True, slots=True)
class Season:
    """A season: its first day and the first day after it."""

    id: int
    starts_on: date
    ends_on: date
    is_open: bool
    closed_at: datetime | None

    @property
    def last_day(self) -> date:
        """The last day that still belongs to it."""
        return self.ends_on - timedelta(days=1)


def open_season(
    change: Change, starts_on: date, ends_on: date, policy: RatingPolicy, *, sample: bool = False
) -> Season:
    """Open a season, to be rated by these figures from now on; there can be only one."""
    earlier = season_policies(change.connection)
    season_id = change.connection.scalars(
        insert(seasons)
        .values(
            starts_on=starts_on,
            ends_on=ends_on,
            is_open=True,
            sample=sample,
            policy=policy_text(policy),
        )
        .returning(seasons.c.id)
    ).one()
    if earlier and earlier[-1].policy.start != policy.start:
        # Those who go on were started anew by the old figures when the last season was closed.
        rebuild(change)
    change.note("season.open", "season", season_id, facts={"from": starts_on, "to": ends_on})
    return Season(season_id, starts_on, ends_on, True, None)


def keep_policies(change: Change, policy: RatingPolicy) -> None:
    """Give the seasons that keep no figures yet those by which they have been rated so far."""
    of_old = seasons.c.policy == ""
    numbers = list(change.connection.scalars(select(seasons.c.id).where(of_old)))
    change.connection.execute(update(seasons).where(of_old).values(policy=policy_text(policy)))
    figures = policy_to_plain(policy)
    change.note_each("season.policy", "season", [(number, figures) for number in numbers])


def has_old_seasons(connection: Connection) -> bool:
    """Tell whether a season is from before they kept their figures."""
    query = select(seasons.c.id).where(seasons.c.policy == "").limit(1)
    return connection.scalars(query).one_or_none() is not None


def adopt_policy(change: Change, policy: RatingPolicy) -> Season:
    """Rate the open season by other figures, from its first match on."""
    season = required_open(change.connection)
    if season_policies(change.connection)[-1].policy == policy:
        raise RefusedError("same_policy", _SAME_POLICY, "season")
    change.connection.execute(
        update(seasons).where(seasons.c.id == season.id).values(policy=policy_text(policy))
    )
    rebuild(change)
    change.note("season.policy", "season", season.id, facts=policy_to_plain(policy))
    return season


def next_bounds(connection: Connection, policy: RatingPolicy, day: date) -> tuple[date, date]:
    """Return the days of the season to open on `day`.

    Seasons follow the calendar in steps from the first one ever (or from 1 January). One
    opened early, because the last was closed early, runs to the end of the next step.
    """
    known = list_seasons(connection)
    anchor = known[0].starts_on if known else date(day.year, 1, 1)
    within = max([day, *(season.ends_on for season in known[-1:])])
    return day, season_bounds(within, anchor, policy.season_months)[1]


def close_season(change: Change) -> list[SeasonResult]:
    """Close the open season and return its final table. Run it in a dry run to look first."""
    season = required_open(change.connection)
    policy = season_policies(change.connection)[-1].policy
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


@dataclass(frozen=True, slots=True)
class FinalLine:
    """A line of a final table, with what the player starts the next season with."""

    place: int
    player: str
    rating: int
    wins: int
    losses: int
    bonus: int
    starts_at: int


def final_lines(change: Change) -> list[FinalLine]:
    """Close the open season and return its final table as staff look at it before their yes."""
    required_open(change.connection)
    policy = season_policies(change.connection)[-1].policy
    results = close_season(change)
    starts = dict(change.connection.execute(select(ratings.c.player_id, ratings.c.rating)).all())
    return [
        FinalLine(
            place=result.place,
            player=name_of(change.connection, result.player_id),
            rating=result.rating,
            wins=result.wins,
            losses=result.losses,
            bonus=policy.bonus_for(result.place),
            starts_at=starts[result.player_id],
        )
        for result in results
    ]


def close_and_open_next(
    change: Change, policy: RatingPolicy, seen: Sequence[FinalLine] | None = None
) -> tuple[Season, Season]:
    """Close the season and open the next, by the figures given; return both.

    `seen` is the table that was looked at: if it has changed since, nothing is closed.
    """
    today = bangkok_day(change.at)
    season = required_open(change.connection)
    if today <= season.starts_on:
        # Two seasons cannot begin on one day.
        raise UnclearError(
            "season_just_begun",
            f"ซีซัน {season.id} เพิ่งเริ่ม ปิดได้ตั้งแต่พรุ่งนี้",
            f"Season {season.id} has only just begun; close it later.",
        )
    lines = final_lines(change)
    if seen is not None and lines != list(seen):
        raise RefusedError("table_changed", _CHANGED, "season")
    bounds = next_bounds(change.connection, policy, today)
    return season, open_season(change, *bounds, policy)


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
    """Return a closed season's final table, or refuse."""
    season = next((known for known in list_seasons(connection) if known.id == season_id), None)
    if season is None:
        raise NotFoundError("season", season_id)
    if season.is_open:
        raise UnclearError(
            "season_open",
            f"ซีซัน {season_id} ยังเปิดอยู่ ยังไม่มีตารางสุดท้าย",
            f"Season {season_id} is still open and has no final table yet.",
        )
    columns = [season_results.c[name] for name in SeasonResult._fields]
    query = (
        select(*columns)
        .where(season_results.c.season_id == season_id)
        .order_by(season_results.c.place, season_results.c.player_id)
    )
    return [SeasonResult(*row) for row in connection.execute(query)]
