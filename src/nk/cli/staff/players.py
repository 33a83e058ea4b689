"""`nk players`: the people of the leaderboard."""

from typing import Annotated

import typer

from nk.cli.staff.people import chosen_player
from nk.cli.staff.session import open_desk
from nk.cli.staff.terminal import answer, confirm, counted, require, show, some_text
from nk.cli.terminal import AsJson, By, Limit, Yes
from nk.club.leaderboard import rating_of, rating_or_start
from nk.club.links import required_picture
from nk.club.players import add_player, list_players, rename_player, set_avatar
from nk.club.removals import merge_players, remove_player

app = typer.Typer(no_args_is_help=True)
Who = Annotated[str | None, typer.Argument(help="The player's nickname, or id:12.")]


@app.command()
def add(
    nickname: Annotated[str | None, typer.Argument(help="A nickname, not a full name.")] = None,
    avatar: Annotated[
        str | None, typer.Option("--avatar", help="The address of a picture (https).")
    ] = None,
    by: By = None,
) -> None:
    """Add a player."""
    with open_desk(by) as desk:
        require({"The nickname": nickname})
        name = answer(nickname, "Nickname", some_text)
        with desk.change() as change:
            number = add_player(change, name, avatar=avatar)
        typer.echo(f"Player {number} is added: {name.strip()}.")


@app.command()
def rename(
    player: Who = None,
    nickname: Annotated[str | None, typer.Argument(help="The new nickname.")] = None,
    by: By = None,
) -> None:
    """Give a player another nickname, in every list they stand in."""
    with open_desk(by) as desk:
        require({"The player": player, "The new nickname": nickname})
        found = chosen_player(desk, player, "Player")
        name = answer(nickname, "New nickname", some_text)
        with desk.change() as change:
            rename_player(change, found.id, name)
        typer.echo(f"{found.nickname} is now {name.strip()}.")


@app.command()
def picture(
    player: Who = None,
    address: Annotated[
        str | None, typer.Argument(help="The picture's https address; nothing takes it away.")
    ] = None,
    by: By = None,
) -> None:
    """Give a player another picture, or none: then a letter in a circle is shown."""
    with open_desk(by) as desk:
        require({"The player": player})
        found = chosen_player(desk, player, "Player")
        if player is None:
            address = answer(None, "Address of the picture, or nothing", _picture, default="")
        with desk.change() as change:
            set_avatar(change, found.id, address or None)
        typer.echo(f"{found.nickname} has {'another' if address else 'no'} picture now.")


@app.command()
def merge(
    drop: Annotated[str | None, typer.Argument(help="The entry to give up.")] = None,
    keep: Annotated[str | None, typer.Argument(help="The entry to keep.")] = None,
    yes: Yes = False,
    by: By = None,
) -> None:
    """Make two entries of one person a single one, which gets all the results."""
    with open_desk(by) as desk:
        require({"The entry to give up": drop, "The entry to keep": keep})
        given_up = chosen_player(desk, drop, "Give up")
        kept = chosen_player(desk, keep, "Keep")
        names = given_up.nickname, kept.nickname
        confirm(f"Count all results of {names[0]} for {names[1]}, for good?", yes=yes)
        with desk.change() as change:
            merge_players(change, desk.policy, keep=kept.id, drop=given_up.id)
            rating = rating_or_start(change.connection, desk.policy, kept.id)
        # The entry given up has lost its name, which must not linger in the file.
        desk.writer.forget_deleted()
        typer.echo(f"{names[0]} is now part of {names[1]}, rated {rating}.")


@app.command()
def remove(player: Who = None, yes: Yes = False, by: By = None) -> None:
    """Make a player anonymous everywhere, as is everyone's right; results stay."""
    with open_desk(by) as desk:
        require({"The player": player})
        found = chosen_player(desk, player, "Player")
        confirm(f"Take the name {found.nickname} out of everything, for good?", yes=yes)
        with desk.change() as change:
            removal = remove_player(change, found.id)
        desk.writer.forget_deleted()
        lists = counted(removal.registrations, "list")
        typer.echo(f"Player {found.id} is anonymous now, in {lists} of events too.")
        if removal.events_to_read:
            numbers = ", ".join(map(str, removal.events_to_read))
            typer.echo(f"The name may still be in the text of event {numbers}: please read it.")
        typer.echo("Copies made earlier still hold the name; delete them in time.")


@app.command("list")
def list_(
    name: Annotated[str, typer.Argument(help="Only names that hold this.")] = "",
    limit: Limit = 100,
    as_json: AsJson = False,
) -> None:
    """List the players with their ratings, oldest first."""
    with open_desk() as desk:
        with desk.reading() as connection:
            lines = [
                {
                    "number": player.id,
                    "name": player.nickname,
                    "rating": rating_of(connection, player.id),
                    "since": player.created_at,
                    "sample": player.sample,
                }
                for player in list_players(connection, containing=name, limit=limit)
            ]
        show(lines, as_json=as_json, none="No players.")


def _picture(typed: str) -> str:
    return required_picture(typed.strip(), "avatar") if typed.strip() else ""
