"""`nk season` and `nk leaderboard`: the ranking, and the seasons it is counted in."""

from datetime import date, timedelta
from typing import Annotated

import typer
from rich.console import Console

from nk.cli.staff.people import name_of
from nk.cli.staff.session import Desk, open_desk
from nk.cli.staff.terminal import Line, confirm, show
from nk.cli.terminal import AsJson, By, DryRun, Yes, stop
from nk.club.dates import read_day
from nk.club.errors import NotFoundError, UnclearError
from nk.club.leaderboard import rating_of, top_players
from nk.club.ratings import verify
from nk.club.seasons import (
    Season,
    close_season,
    final_table,
    list_seasons,
    next_bounds,
    open_season,
    required_open,
)
from nk.club.store.connections import Change


def show_leaderboard(*, limit: int, offset: int, season: int | None, as_json: bool) -> None:
    """Print the running ranking, or the final table of a season."""
    with open_desk() as desk:
        lines = _running(desk, limit, offset) if season is None else _final(desk, season)
        show(lines, as_json=as_json, none="Nobody has played yet.")


def verify_ratings() -> None:
    """Replay the whole log and compare it with every stored rating."""
    with open_desk() as desk:
        # By the writer's connection, which nobody can change under, and which may take long.
        waiting = Console(stderr=True).status("Replaying every match …")
        with waiting, desk.writer.engine.begin() as connection:
            differences = verify(connection, desk.policy)
        for found in differences:
            typer.echo(
                f"{found.what} {found.key}: {found.stored} stored, {found.replayed} replayed",
                err=True,
            )
        if differences:
            stop(f"{len(differences)} stored figures are not what the log gives.")
        typer.echo("Every rating is what the log gives.")


def _running(desk: Desk, limit: int, offset: int) -> list[Line]:
    with desk.reading() as connection:
        return [
            {
                "rank": line.rank,
                "player": line.name,
                "rating": line.rating,
                "this_week": f"{line.change_week:+}",
                "won": line.wins,
                "lost": line.losses,
            }
            for line in top_players(connection, desk.now, limit, offset)
        ]


def _final(desk: Desk, number: int) -> list[Line]:
    with desk.reading() as connection:
        season = next((known for known in list_seasons(connection) if known.id == number), None)
        if season is None:
            raise NotFoundError("season", number)
        if season.is_open:
            raise UnclearError(f"Season {number} is still open; leave out --season.")
        return [
            {
                "rank": line.place,
                "player": name_of(connection, line.player_id),
                "rating": line.rating,
                "won": line.wins,
                "lost": line.losses,
            }
            for line in final_table(connection, number)
        ]


app = typer.Typer(no_args_is_help=True)


@app.command("open")
def open_(
    starts: Annotated[str | None, typer.Option("--starts", help="First day; else today.")] = None,
    ends: Annotated[
        str | None, typer.Option("--ends", help="First day after it; else by the calendar.")
    ] = None,
    by: By = None,
) -> None:
    """Open the first season; later ones open by themselves when the last is closed."""
    with open_desk(by) as desk:
        first = read_day(starts, desk.today) if starts else desk.today
        with desk.change() as change:
            _, usual = next_bounds(change.connection, desk.policy, first)
            after = read_day(ends, desk.today) if ends else usual
            season = open_season(change, first, after)
        typer.echo(f"Season {season.id} is open: {_days(season)}.")


@app.command()
def close(yes: Yes = False, dry_run: DryRun = False, by: By = None) -> None:
    """Close the season and open the next; the new table is shown first."""
    with open_desk(by) as desk:
        with desk.change(rehearse=True) as change:
            season = required_open(change.connection)
            preview = _close(desk, change)
        show(preview, none="Nobody played in this season.")
        if desk.today < season.ends_on:
            typer.echo(f"Season {season.id} was meant to last until {_last(season)}.")
        if dry_run:
            typer.echo("This was a dry run: nothing was changed.")
            return
        if desk.today <= season.starts_on:
            # Two seasons cannot begin on one day.
            raise UnclearError(f"Season {season.id} has only just begun; close it later.")
        confirm(f"Close season {season.id} and start everyone anew?", yes=yes)
        with desk.change() as change:
            if _close(desk, change) != preview:
                raise UnclearError("A result came in meanwhile; look at the new table first.")
            bounds = next_bounds(change.connection, desk.policy, desk.today)
            following = open_season(change, *bounds)
        typer.echo(f"Season {season.id} is closed. Season {following.id}: {_days(following)}.")


@app.command("list")
def list_(as_json: AsJson = False) -> None:
    """List the seasons, the oldest first."""
    with open_desk() as desk:
        with desk.reading() as connection:
            lines = [
                {
                    "number": season.id,
                    "first_day": season.starts_on,
                    "last_day": season.ends_on - timedelta(days=1),
                    "open": season.is_open,
                    "closed": season.closed_at,
                }
                for season in list_seasons(connection)
            ]
        show(lines, as_json=as_json, none="No seasons; open one with ./nk season open.")


def _close(desk: Desk, change: Change) -> list[Line]:
    """Close the open season; return its final table with everyone's new rating."""
    results = close_season(change, desk.policy)
    return [
        {
            "place": result.place,
            "player": name_of(change.connection, result.player_id),
            "rating": result.rating,
            "won": result.wins,
            "lost": result.losses,
            "bonus": f"+{desk.policy.bonus_for(result.place)}",
            "starts_at": rating_of(change.connection, result.player_id),
        }
        for result in results
    ]


def _days(season: Season) -> str:
    return f"{season.starts_on} to {_last(season)}"


def _last(season: Season) -> date:
    return season.ends_on - timedelta(days=1)
