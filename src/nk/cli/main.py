"""The list of commands, grouped as `./nk --help` shows them."""

import os

import typer

from nk.cli.lazy import lazy_command
from nk.cli.staff.commands import add_staff_commands

# Typer reads options by pydantic, which would look through every installed package for plugins.
os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode="markdown",
    pretty_exceptions_show_locals=False,
    help="The website of NK Board Game & Cafe. Start with `./nk serve`.",
)

SITE = "Site"
STAFF = "Staff"
WORK = "Working on it"

_SITE_COMMANDS = {
    "serve": ("nk.cli.serving.serve:serve", "Serve the site until stopped by Ctrl+C or SIGTERM."),
    "publish": (
        "nk.cli.building.publish:publish",
        "Check, build aside, swap and reload; --back returns.",
    ),
    "build": ("nk.cli.building.build:build", "Build the pages for the next start."),
    "export": (
        "nk.cli.building.export:export",
        "Write every page and asset as files, for any web host.",
    ),
    "games": ("nk.cli.games.command:games_app", "The list of games: import a spreadsheet."),
    "check": ("nk.cli.check:check", "Check every text, price, link and picture of content/."),
}

for _name, (_target, _about) in _SITE_COMMANDS.items():
    lazy_command(app, _name, _target, _about, panel=SITE)
add_staff_commands(app, panel=STAFF)
lazy_command(
    app,
    "desk",
    "nk.cli.desk.command:desk_app",
    "The staff desk in a browser: start it, pair and end devices.",
    panel=STAFF,
)
lazy_command(
    app,
    "dev",
    "nk.cli.serving.dev:dev",
    "Work on the site: pages reload as files change.",
    panel=WORK,
)


@app.callback()
def keep_private(context: typer.Context) -> None:
    """What staff commands write, the store and its copies, is for its owner's eyes only."""
    staff = {
        command.name for command in app.registered_commands if command.rich_help_panel == STAFF
    }
    if context.invoked_subcommand in staff:
        os.umask(0o077)
