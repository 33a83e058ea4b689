"""The staff commands as `./nk --help` lists them. Their code is loaded when one is used."""

from typing import Final

import typer

from nk.cli.lazy import lazy_command
from nk.cli.staff.language import StaffCommand

_COMMANDS: Final = {
    "events": ("events:app", "Events: add, change, list, register people, say who won."),
    "players": ("players:app", "Players: add, rename, picture, merge, remove, list."),
    "match": ("matches:app", "Results: record, take back, import, list."),
    "tournament": ("tournament.plan:tournament_app", "Tournaments: plan a day, run it, print it."),
    "season": ("season:app", "Seasons: open, close, list, take up new rating figures."),
    "soldout": ("notices:soldout", "Say that a dish is sold out, or there again; list them."),
    "closed": ("notices:closed", "Say that a branch stays shut on a day, or opens; list them."),
    "samples": ("store:app", "The samples of a first run: clear."),
    "leaderboard": ("season:leaderboard", "Show the ranking."),
    "history": ("store:history", "Show who changed what, the latest first."),
    "backup": ("store:backup", "Copy the store while the site runs, and check the copy."),
    "restore": ("store:restore", "Put a copy in the store's place; stop the site first."),
}


def add_staff_commands(app: typer.Typer, panel: str) -> None:
    """Put the staff commands into the program, under their own heading."""
    for name, (target, about) in _COMMANDS.items():
        target = f"nk.cli.staff.{target}"
        lazy_command(app, name, target, about, panel=panel, kind=StaffCommand)
