"""`nk season` and `nk leaderboard`: the ranking, and the seasons it is counted in."""

import sqlite3
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from nk import bangkok
from nk.cli.staff.errors import plain_words
from nk.cli.staff.language import StaffCommand
from nk.cli.staff.terminal import Line, Signed, confirm, show, waiting
from nk.cli.staff.words import said
from nk.cli.terminal import AsJson, By, DryRun, Yes, stop
from nk.club.ranking.leaderboard import count_ranked, top_players
from nk.club.store.quick import quick_reading
from nk.settings import load_settings

if TYPE_CHECKING:
    from sqlalchemy import Connection

Answer = TypeVar("Answer")
_PAGE = 10

# The commands below load the store when they need it: a plain look at the ranking does not.


def leaderboard(
    limit: Annotated[
        int | None,
        typer.Option(
            "--limit", min=1, max=100_000, help="How many lines; 10, or all of a season's."
        ),
    ] = None,
    offset: Annotated[int, typer.Option("--offset", min=0, help="Leave out the first.")] = 0,
    season: Annotated[
        int | None, typer.Option("--season", min=1, help="The final table of this season.")
    ] = None,
    verify: Annotated[
        bool, typer.Option("--verify", help="Replay all matches and compare every rating.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Show the ranking."""
    if verify:
        _verify()
        return
    if season is None:
        lines = _running(limit or _PAGE, offset)
        count = _asked(count_ranked) if offset and not lines else 0
    else:
        table = _final(season)
        lines = table[offset:][:limit]
        count = len(table)
    if offset and not lines and count and not as_json:
        typer.echo(said("nobody_so_low", count=count))
    else:
        show(lines, as_json=as_json, none="nobody_played")


def _verify() -> None:
    """Replay the whole log and compare it with every stored rating."""
    from nk.cli.staff.session import opened_club
    from nk.club.ranking.ratings import verify

    with opened_club() as club:
        with waiting("replaying"), club.writer.reading() as connection:
            differences = verify(connection)
        for found in differences:
            typer.echo(
                f"{found.what} {found.key}: {found.stored} stored, {found.replayed} replayed",
                err=True,
            )
        if differences:
            stop(said("ratings_wrong", count=len(differences)))
        typer.echo(said("ratings_right"))


def _running(limit: int, offset: int) -> list[Line]:
    return [
        {
            "rank": line.rank,
            "player": line.name,
            "rating": line.rating,
            "this_week": Signed(line.change_week),
            "won": line.wins,
            "lost": line.losses,
        }
        for line in _asked(lambda store: top_players(store, bangkok.now(), limit, offset))
    ]


def _asked(question: "Callable[[Connection | sqlite3.Connection], Answer]") -> Answer:
    with plain_words():
        with quick_reading(load_settings().database) as connection:
            if connection is not None:
                return question(connection)
        from nk.cli.staff.session import opened_club

        with opened_club() as club, club.reading() as store:
            return question(store)


def _final(number: int) -> list[Line]:
    from nk.cli.staff.session import opened_club
    from nk.club.players import name_of
    from nk.club.ranking.seasons import final_table

    with opened_club() as club, club.reading() as connection:
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


@app.command("open", cls=StaffCommand)
def open_(
    starts: Annotated[str | None, typer.Option("--starts", help="First day; else today.")] = None,
    ends: Annotated[
        str | None, typer.Option("--ends", help="First day after it; else by the calendar.")
    ] = None,
    by: By = None,
) -> None:
    """Open the first season; later ones open by themselves when the last is closed."""
    from nk.cli.staff.session import opened_club
    from nk.club.ranking.seasons import next_bounds, open_season
    from nk.club.typed import read_day

    with opened_club(by) as club:
        first = read_day(starts, club.today) if starts else club.today
        with club.change() as change:
            _, usual = next_bounds(change.connection, club.policy, first)
            after = read_day(ends, club.today) if ends else usual
            season = open_season(change, first, after, club.policy)
        typer.echo(
            said("season_opened", number=season.id, first=season.starts_on, last=season.last_day)
        )


@app.command(cls=StaffCommand)
def close(yes: Yes = False, dry_run: DryRun = False, by: By = None) -> None:
    """Close the season and open the next; the new table is shown first."""
    from nk.cli.staff.session import opened_club
    from nk.club.ranking.seasons import FinalLine, close_and_open_next, final_lines, required_open
    from nk.club.tournament.log import unconfirmed

    def lines(table: Sequence[FinalLine]) -> list[Line]:
        return [
            {
                "place": line.place,
                "player": line.player,
                "rating": line.rating,
                "won": line.wins,
                "lost": line.losses,
                "bonus": Signed(line.bonus),
                "starts_at": line.starts_at,
            }
            for line in table
        ]

    with opened_club(by) as club:
        with club.change(rehearse=True) as change:
            season = required_open(change.connection)
            seen = final_lines(change)
            waiting = sum(unconfirmed(change.connection).values())
        show(lines(seen), none="nobody_in_season")
        if club.today < season.ends_on:
            typer.echo(said("season_early", number=season.id, last=season.last_day))
        if waiting:
            typer.echo(said("season_unconfirmed", count=waiting))
        if dry_run:
            typer.echo(said("dry_run"))
            return
        confirm(said("sure_close_season", number=season.id), yes=yes)
        with club.change() as change:
            closed, following = close_and_open_next(change, club.policy, seen)
        days = {"first": following.starts_on, "last": following.last_day}
        typer.echo(said("season_closed", closed=closed.id, number=following.id, **days))


@app.command(cls=StaffCommand)
def adopt(yes: Yes = False, dry_run: DryRun = False, by: By = None) -> None:
    """Rate the open season anew by the figures that the content gives today."""
    from nk.cli.staff.session import opened_club
    from nk.club.ranking.seasons import adopt_policy

    with opened_club(by) as club:
        with club.change(rehearse=True) as change:
            before = {line.player_id: line for line in top_players(change.connection, club.now)}
            season = adopt_policy(change, club.policy)
            after = top_players(change.connection, club.now)
        lines = [
            {
                "rank": line.rank,
                "player": line.name,
                "before": before[line.player_id].rating if line.player_id in before else None,
                "after": line.rating,
            }
            for line in after
        ]
        show(lines, none="nobody_in_season")
        if dry_run:
            typer.echo(said("dry_run"))
            return
        confirm(said("sure_adopt", number=season.id), yes=yes)
        with club.change() as change:
            adopt_policy(change, club.policy)
        typer.echo(said("season_adopted", number=season.id))


@app.command("list", cls=StaffCommand)
def list_(as_json: AsJson = False) -> None:
    """List the seasons, the oldest first, with the K each is rated by."""
    from nk.cli.staff.session import opened_club
    from nk.club.ranking.ratings import season_policies
    from nk.club.ranking.seasons import list_seasons

    with opened_club() as club:
        with club.reading() as connection:
            policies = {season.id: season.policy for season in season_policies(connection)}
            lines = [
                {
                    "number": season.id,
                    "first_day": season.starts_on,
                    "last_day": season.last_day,
                    "open": season.is_open,
                    "closed": season.closed_at,
                    "k": policies[season.id].k,
                }
                for season in list_seasons(connection)
            ]
        show(lines, as_json=as_json, none="no_seasons")
