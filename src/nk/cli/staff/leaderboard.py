"""`nk leaderboard`: the ranking as it stands, or as a season ended."""

import typer
from rich.console import Console

from nk.cli.failure import stop
from nk.cli.staff.desk import Desk, open_desk
from nk.cli.staff.people import name_of
from nk.cli.staff.tables import Line, show
from nk.cli.staff.unclear import UnclearError
from nk.store import NotFoundError
from nk.store.leaderboard import top_players
from nk.store.ratings import verify
from nk.store.seasons import final_table, list_seasons


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
