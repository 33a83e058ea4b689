"""`nk players`: the people of the leaderboard."""

from typing import Annotated

import typer

from nk.cli.staff.language import StaffCommand
from nk.cli.staff.session import opened_club
from nk.cli.staff.terminal import answer, confirm, require, show
from nk.cli.staff.words import counted, said
from nk.cli.terminal import AsJson, By, Limit, Yes, stop
from nk.club.club import Club
from nk.club.links import required_meeple, required_picture
from nk.club.players import (
    Player,
    add_player,
    find_player,
    list_players,
    rename_player,
    set_avatar,
)
from nk.club.ranking.leaderboard import rating_of
from nk.club.removals import merge_players, remove_player
from nk.club.typed import required_text
from nk.content.meeple import Kit
from nk.settings import load_settings

app = typer.Typer(no_args_is_help=True)
Who = Annotated[str | None, typer.Argument(help="The player's nickname, or id:12.")]


@app.command(cls=StaffCommand)
def add(
    nickname: Annotated[str | None, typer.Argument(help="A nickname, not a full name.")] = None,
    avatar: Annotated[
        str | None, typer.Option("--avatar", help="The address of a picture (https).")
    ] = None,
    by: By = None,
) -> None:
    """Add a player."""
    with opened_club(by) as club:
        require({said("the_nickname"): nickname})
        name = answer(nickname, said("ask_nickname"), _nickname)
        with club.change() as change:
            number = add_player(change, name, avatar=avatar)
        typer.echo(said("player_added", number=number, name=name))


@app.command(cls=StaffCommand)
def rename(
    player: Who = None,
    nickname: Annotated[str | None, typer.Argument(help="The new nickname.")] = None,
    by: By = None,
) -> None:
    """Give a player another nickname, in every list they stand in."""
    with opened_club(by) as club:
        require({said("the_player"): player, said("the_new_nickname"): nickname})
        found = _chosen(club, player, said("ask_player"))
        name = answer(nickname, said("ask_new_nickname"), _nickname)
        with club.change() as change:
            rename_player(change, found.id, name)
        typer.echo(said("player_renamed", before=found.nickname, after=name))


@app.command(cls=StaffCommand)
def picture(
    player: Who = None,
    address: Annotated[
        str | None, typer.Argument(help="The picture's https address; nothing takes it away.")
    ] = None,
    meeple: Annotated[
        str | None, typer.Option("--meeple", help="The code of a meeple made on the site.")
    ] = None,
    by: By = None,
) -> None:
    """Give a player another picture, or none: then a letter in a circle is shown."""
    with opened_club(by) as club:
        require({said("the_player"): player})
        found = _chosen(club, player, said("ask_player"))
        if meeple is not None:
            address = required_meeple(meeple, Kit(load_settings().content).sizes)
        elif player is None:
            address = answer(None, said("ask_picture"), _picture, default="")
        with club.change() as change:
            set_avatar(change, found.id, address or None)
        done = "player_picture" if address else "player_no_picture"
        typer.echo(said(done, name=found.nickname))


@app.command(cls=StaffCommand)
def merge(
    drop: Annotated[str | None, typer.Argument(help="The entry to give up.")] = None,
    keep: Annotated[str | None, typer.Argument(help="The entry to keep.")] = None,
    yes: Yes = False,
    by: By = None,
) -> None:
    """Make two entries of one person a single one, which gets all the results."""
    with opened_club(by) as club:
        require({said("the_drop"): drop, said("the_keep"): keep})
        given_up = _chosen(club, drop, said("ask_drop"))
        kept = _chosen(club, keep, said("ask_keep"))
        names = {"drop": given_up.nickname, "keep": kept.nickname}
        confirm(said("sure_merge", **names), yes=yes)
        with club.change() as change:
            merge_players(change, keep=kept.id, drop=given_up.id)
            rating = rating_of(change.connection, kept.id)
        rated = "" if rating is None else said("rated", rating=rating)
        typer.echo(said("player_merged", rated=rated, **names))
        _forget_traces(club)


@app.command(cls=StaffCommand)
def remove(player: Who = None, yes: Yes = False, by: By = None) -> None:
    """Make a player anonymous everywhere, as is everyone's right; results stay."""
    with opened_club(by) as club:
        require({said("the_player"): player})
        found = _chosen(club, player, said("ask_player"))
        confirm(said("sure_remove", name=found.nickname), yes=yes)
        with club.change() as change:
            removal = remove_player(change, found.id)
        lists = counted(removal.registrations, "list")
        words = {"number": found.id, "lists": lists, "removal": removal.removal_id}
        typer.echo(said("player_removed", **words))
        if removal.events_to_read:
            numbers = ", ".join(map(str, removal.events_to_read))
            typer.echo(said("still_in_text", numbers=numbers))
        typer.echo(said("still_in_copies"))
        _forget_traces(club)


@app.command("list", cls=StaffCommand)
def list_(
    name: Annotated[str, typer.Argument(help="Only names that hold this.")] = "",
    limit: Limit = 100,
    as_json: AsJson = False,
) -> None:
    """List the players with their ratings, oldest first."""
    with opened_club() as club:
        with club.reading() as connection:
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
        show(lines, as_json=as_json, none="no_players")


def _chosen(club: Club, given: str | None, question: str) -> Player:
    """Return the player named on the command line, or ask until there is one."""

    def look_up(typed: str) -> Player:
        # Looked up anew each time, so that no reading stays open while a person thinks.
        with club.reading() as connection:
            return find_player(connection, typed)

    return answer(given, question, look_up)


def _forget_traces(club: Club) -> None:
    """Clear a name that is gone from the file itself; if that fails, it has to be told."""
    club.reader.close()
    if not club.writer.forget_deleted():
        stop(said("traces"))


def _nickname(typed: str) -> str:
    return required_text(typed, "nickname")


def _picture(typed: str) -> str:
    return required_picture(typed.strip(), "avatar") if typed.strip() else ""
