"""The list of commands, grouped as `./nk --help` shows them."""

import os

import typer

from nk.cli.build import build
from nk.cli.check import check
from nk.cli.dev import dev
from nk.cli.export import export
from nk.cli.publish import publish
from nk.cli.serve import serve
from nk.cli.staff.commands import add_staff_commands

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode="markdown",
    pretty_exceptions_show_locals=False,
    help="The website of NK Board Game & Cafe. Start with `./nk serve`, check with `./nk test`.",
)

SITE = "Site"
STAFF = "Staff"
WORK = "Working on it"

app.command(rich_help_panel=SITE)(serve)
app.command(rich_help_panel=SITE)(publish)
app.command(rich_help_panel=SITE)(build)
app.command(rich_help_panel=SITE)(export)
app.command(rich_help_panel=SITE)(check)
add_staff_commands(app, panel=STAFF)
app.command(rich_help_panel=WORK)(dev)


@app.callback()
def keep_private(context: typer.Context) -> None:
    """What staff commands write, the store and its copies, is for its owner's eyes only."""
    if context.invoked_subcommand in _staff_commands():
        os.umask(0o077)


def _staff_commands() -> set[str]:
    groups = {group.name for group in app.registered_groups if group.rich_help_panel == STAFF}
    commands = {
        getattr(command.callback, "__name__", None)
        for command in app.registered_commands
        if command.rich_help_panel == STAFF
    }
    return {name for name in groups | commands if name}
