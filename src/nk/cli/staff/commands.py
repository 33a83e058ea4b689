"""The staff commands as `./nk --help` lists them. Their code is loaded when one is used."""

from collections import UserDict
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from nk.cli.terminal import AsJson, By, Limit, Yes, stop


class LateCommands(UserDict[str, Any]):
    """The commands of a module's `app`; the module is imported at the first look."""

    def __init__(self, module: str) -> None:
        # The parent would fill `data` at once, which is what this class puts off.
        self._module = module

    @cached_property
    def data(self) -> dict[str, Any]:  # type: ignore[override]  # Read as the parent's attribute.
        """The commands by name."""
        group = typer.main.get_group(import_module(self._module).app)
        return dict(group.commands)


def late_group(module: str, about: str) -> typer.Typer:
    """Return a group whose commands are those of the module's `app`."""

    class LateGroup(TyperGroup):
        def __init__(self, **options: Any) -> None:
            super().__init__(**options)
            self.commands = LateCommands(module)

    return typer.Typer(cls=LateGroup, no_args_is_help=True, help=about)


_GROUPS = {
    "events": ("nk.cli.staff.events", "Events: add, change, list, register people, say who won."),
    "players": (
        "nk.cli.staff.players",
        "Players: add, rename, picture, merge, remove, list.",
    ),
    "match": ("nk.cli.staff.matches", "Results: record, take back, import, list."),
    "season": ("nk.cli.staff.season", "Seasons: open, close, list."),
    "samples": ("nk.cli.staff.store", "The samples of a first run: clear."),
}


def add_staff_commands(app: typer.Typer, panel: str) -> None:
    """Put the staff commands into the program, under their own heading."""
    for name, (module, about) in _GROUPS.items():
        app.add_typer(late_group(module, about), name=name, rich_help_panel=panel)
    for command in (leaderboard, history, backup, restore):
        app.command(rich_help_panel=panel)(command)


def leaderboard(
    limit: Limit = 10,
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
    # The store takes a moment to load, which the help should not have to wait for.
    from nk.cli.staff.season import show_leaderboard, verify_ratings

    if verify:
        verify_ratings()
    else:
        show_leaderboard(limit=limit, offset=offset, season=season, as_json=as_json)


def history(
    event: Annotated[int | None, typer.Option("--event", min=1, help="Of this event.")] = None,
    player: Annotated[int | None, typer.Option("--player", min=1, help="Of this player.")] = None,
    match: Annotated[int | None, typer.Option("--match", min=1, help="Of this match.")] = None,
    verify: Annotated[
        bool, typer.Option("--verify", help="Look for entries that were changed or taken out.")
    ] = False,
    limit: Limit = 50,
    as_json: AsJson = False,
) -> None:
    """Show who changed what, the latest first."""
    from nk.cli.staff.store import show_history, verify_history

    if verify:
        verify_history()
        return
    asked = {"event": event, "player": player, "match": match}
    chosen = [(subject, number) for subject, number in asked.items() if number is not None]
    if len(chosen) > 1:
        stop("Ask for the history of one thing: an event, a player or a match.")
    subject, number = chosen[0] if chosen else (None, None)
    show_history(subject=subject, number=number, limit=limit, as_json=as_json)


def backup(
    target: Annotated[
        Path | None, typer.Argument(help="The file to write; else one in the data folder.")
    ] = None,
) -> None:
    """Copy the store while the site runs, and open the copy to be sure of it."""
    from nk.cli.staff.store import copy_store

    copy_store(target)


def restore(
    copy: Annotated[Path | None, typer.Argument(help="A file that `backup` wrote.")] = None,
    yes: Yes = False,
    by: By = None,
) -> None:
    """Put a copy in the store's place; stop the site first."""
    from nk.cli.staff.store import restore_store

    restore_store(copy, yes=yes, by=by)
