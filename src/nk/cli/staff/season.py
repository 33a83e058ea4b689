"""`nk season`: one is open at a time; closing it starts everyone anew."""

from datetime import date, timedelta
from typing import Annotated

import typer

from nk.cli.staff.days import read_day
from nk.cli.staff.desk import Desk, open_desk
from nk.cli.staff.options import AsJson, By, DryRun, Yes
from nk.cli.staff.people import name_of
from nk.cli.staff.prompts import confirm
from nk.cli.staff.tables import Line, show
from nk.cli.staff.unclear import UnclearError
from nk.store import Change
from nk.store.leaderboard import rating_of
from nk.store.seasons import (
    Season,
    close_season,
    list_seasons,
    next_bounds,
    open_season,
    required_open,
)

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
