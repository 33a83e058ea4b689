"""The season: its table, opening the first, and closing it after a rehearsal."""

import hashlib
from datetime import date
from typing import Annotated, Final

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, Field
from sqlalchemy import Connection

from nk.bangkok import bangkok_day
from nk.club.club import read_policy
from nk.club.players import name_of
from nk.club.ranking.leaderboard import top_players
from nk.club.ranking.seasons import (
    FinalLine,
    Season,
    close_and_open_next,
    current_season,
    final_lines,
    final_table,
    list_seasons,
    next_bounds,
    open_season,
    required_open,
)
from nk.club.store.connections import Change
from nk.club.tournament.log import unconfirmed
from nk.desk.access.session import CurrentDesk, CurrentWrite
from nk.desk.answers import StaleError
from nk.desk.bodies.base import Nothing, Sent

router = APIRouter(prefix="/api")

_LONGEST_TABLE: Final = 100


class SeasonBody(BaseModel):
    """A season; `last_day` still belongs to it."""

    id: int
    first_day: date
    last_day: date
    is_open: bool


class TableLine(BaseModel):
    """A line of the table."""

    place: int
    player: str
    rating: int
    wins: int
    losses: int
    week: int | None = None


class SeasonsBody(BaseModel):
    """The seasons, and the table of one: the open one's as it stands, else the final one."""

    seasons: list[SeasonBody]
    shown: SeasonBody | None
    table: list[TableLine]


class FinalLineBody(TableLine):
    """A line of the final table, with the reward and what the next season starts with."""

    bonus: int
    starts_at: int


class RehearsalBody(BaseModel):
    """What closing would do; `seen` is sent back by whoever has looked at it."""

    season: SeasonBody
    early: bool
    unconfirmed: int = Field(
        description="Results of tournaments that wait for an organiser, and would not be in it."
    )
    table: list[FinalLineBody]
    seen: str


class CloseSeasonForm(Sent):
    """The mark of the rehearsal that was looked at."""

    seen: Annotated[str, Field(max_length=64)]


class ClosedBody(BaseModel):
    """The season that was closed and the one that was opened."""

    closed: SeasonBody
    opened: SeasonBody


def season_body(season: Season) -> SeasonBody:
    """Return a season as a body."""
    return SeasonBody(
        id=season.id,
        first_day=season.starts_on,
        last_day=season.last_day,
        is_open=season.is_open,
    )


@router.get("/season")
def season(
    desk: CurrentDesk, number: Annotated[int | None, Query(ge=1, le=2**62)] = None
) -> SeasonsBody:
    """Return the seasons and a table."""
    with desk.reader.reading() as connection:
        known = list_seasons(connection)
        is_open = current_season(connection)
        shown = next((one for one in known if one.id == number), None) or is_open
        if number is None or (is_open and number == is_open.id):
            ranked = top_players(connection, desk.clock(), _LONGEST_TABLE)
            table = [
                TableLine(
                    place=line.rank,
                    player=line.name,
                    rating=line.rating,
                    wins=line.wins,
                    losses=line.losses,
                    week=line.change_week,
                )
                for line in ranked
            ]
        else:
            table = _final(connection, number)
    return SeasonsBody(
        seasons=[season_body(one) for one in known],
        shown=season_body(shown) if shown else None,
        table=table,
    )


def _final(connection: Connection, number: int) -> list[TableLine]:
    return [
        TableLine(
            place=line.place,
            player=name_of(connection, line.player_id),
            rating=line.rating,
            wins=line.wins,
            losses=line.losses,
        )
        for line in final_table(connection, number)[:_LONGEST_TABLE]
    ]


@router.post("/season/open", response_model=SeasonBody)
def open_first(form: Nothing, desk: CurrentDesk, write: CurrentWrite) -> Response:
    """Open the first season, from today to the end of the calendar's step."""

    def work(change: Change) -> SeasonBody:
        policy = read_policy(desk.content)
        bounds = next_bounds(change.connection, policy, bangkok_day(change.at))
        return season_body(open_season(change, *bounds, policy))

    return write.do(work).response()


@router.post("/season/close/preview")
def rehearse(form: Nothing, desk: CurrentDesk) -> RehearsalBody:
    """Show the final table that closing would write; nothing is changed."""
    with desk.writer.dry_run("preview", desk.clock()) as change:
        return _rehearsed(change, required_open(change.connection), final_lines(change))


def _rehearsed(change: Change, closing: Season, lines: list[FinalLine]) -> RehearsalBody:
    table = [
        FinalLineBody(
            place=line.place,
            player=line.player,
            rating=line.rating,
            wins=line.wins,
            losses=line.losses,
            bonus=line.bonus,
            starts_at=line.starts_at,
        )
        for line in lines
    ]
    return RehearsalBody(
        season=season_body(closing),
        early=bangkok_day(change.at) < closing.ends_on,
        unconfirmed=sum(unconfirmed(change.connection).values()),
        table=table,
        seen=hashlib.sha256(repr((closing.id, lines)).encode()).hexdigest()[:32],
    )


@router.post("/season/close", response_model=ClosedBody)
def close(form: CloseSeasonForm, desk: CurrentDesk, write: CurrentWrite) -> Response:
    """Close the season and open the next, if the table is the one that was looked at."""

    def work(change: Change) -> ClosedBody:
        closing = required_open(change.connection)
        rehearsal = change.connection.begin_nested()
        there = _rehearsed(change, closing, final_lines(change))
        rehearsal.rollback()
        if there.seen != form.seen:
            raise StaleError(there.model_dump(mode="json"))
        closed, opened = close_and_open_next(change, read_policy(desk.content))
        return ClosedBody(closed=season_body(closed), opened=season_body(opened))

    return write.do(work).response()
